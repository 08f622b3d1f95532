/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Score sheets. */
#include "config.h"

#include "games/roll/words/describe.h"

#include "assist/orrery-words.h"

#include <glib/gi18n.h>

static gboolean
is_bonus (const GameScorePart *part, guint seat)
{
  return part->seat == (int) seat && part->kind == ROLL_PART_BONUS;
}

static void
add_int (JsonBuilder *builder, const char *member, gint64 value)
{
  json_builder_set_member_name (builder, member);
  json_builder_add_int_value (builder, value);
}

static void
add_bonuses (JsonBuilder *builder, const GameScore *score, guint seat)
{
  json_builder_set_member_name (builder, "bonuses");
  json_builder_begin_array (builder);
  for (guint i = 0; i < score->n_parts; i++)
    if (is_bonus (&score->parts[i], seat))
      {
        json_builder_begin_object (builder);
        json_builder_set_member_name (builder, "tile");
        json_builder_add_string_value (builder, roll_faces[score->parts[i].piece].name);
        add_int (builder, "points", score->parts[i].points);
        json_builder_end_object (builder);
      }
  json_builder_end_array (builder);
}

static void
add_seat (JsonBuilder *builder, const GameScore *score, guint seat, const char *name)
{
  json_builder_begin_object (builder);
  add_int (builder, "seat", seat);
  json_builder_set_member_name (builder, "name");
  json_builder_add_string_value (builder, name);
  add_int (builder, "total", score->total[seat]);
  add_int (builder, "chips", game_get_part (score, seat, ROLL_PART_CHIPS));
  add_int (builder, "tiles", game_get_part (score, seat, ROLL_PART_TILES));
  add_bonuses (builder, score, seat);
  add_int (builder, "tie_break", score->tie_break[seat]);
  json_builder_end_object (builder);
}

JsonNode *
roll_describe_score (const void *data, const char *const *names)
{
  const RollState *state = data;
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  GameScore score;

  roll_score (state, &score);
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "seats");
  json_builder_begin_array (builder);
  for (guint i = 0; i < score.n_seats; i++)
    add_seat (builder, &score, i, names[i]);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "winners");
  json_builder_begin_array (builder);
  for (guint i = 0; i < score.n_seats; i++)
    if (score.winners & ROLL_BIT (i))
      json_builder_add_int_value (builder, i);
  json_builder_end_array (builder);
  json_builder_set_member_name (builder, "over");
  json_builder_add_boolean_value (builder, roll_question (state).ask == GAME_OVER);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}

char *
roll_tell_score (const void *data, const char *const *names)
{
  const RollState *state = data;
  GString *text = g_string_new (NULL);
  g_autofree char *winners = NULL;
  GameScore score;

  roll_score (state, &score);
  for (guint i = 0; i < score.n_seats; i++)
    {
      g_string_append_printf (text, _("Seat %u, %s: %d VP\n"), i, names[i], score.total[i]);
      g_string_append_printf (text, _("  %4d  chips\n"), game_get_part (&score, i, ROLL_PART_CHIPS));
      g_string_append_printf (text, _("  %4d  tiles\n"), game_get_part (&score, i, ROLL_PART_TILES));
      for (guint part = 0; part < score.n_parts; part++)
        if (is_bonus (&score.parts[part], i))
          g_string_append_printf (text, "  %4d  %s\n", score.parts[part].points,
                  roll_faces[score.parts[part].piece].name);
      g_string_append_printf (text, _("  tie-break: %d (dice in the cup and credits)\n"), score.tie_break[i]);
    }
  winners = orrery_words_join_winners (&score, names);
  if (roll_question (state).ask == GAME_OVER)
    g_string_append_printf (text, _("%s won.\n"), winners);
  else
    g_string_append_printf (text, _("The game is not over; %s would win now.\n"), winners);
  return g_string_free (text, FALSE);
}
