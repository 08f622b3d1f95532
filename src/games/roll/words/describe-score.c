/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Score sheets. */
#include "config.h"

#include "games/roll/words/describe.h"

#include "assist/orrery-describe.h"

#include <glib/gi18n.h>

static gboolean
is_bonus (const GameScorePart *part, guint seat)
{
  return part->seat == (int) seat && part->kind == ROLL_PART_BONUS;
}

static JsonArray *
new_bonuses (const GameScore *score, guint seat)
{
  JsonArray *bonuses = json_array_new ();

  for (guint i = 0; i < score->n_parts; i++)
    if (is_bonus (&score->parts[i], seat))
      {
        JsonObject *bonus = json_object_new ();

        json_object_set_string_member (bonus, "tile", roll_faces[score->parts[i].piece].name);
        json_object_set_int_member (bonus, "points", score->parts[i].points);
        json_array_add_object_element (bonuses, bonus);
      }
  return bonuses;
}

static void
add_parts (JsonObject *object, const void *state, const GameScore *score, guint seat)
{
  json_object_set_int_member (object, "chips", game_get_part (score, seat, ROLL_PART_CHIPS));
  json_object_set_int_member (object, "tiles", game_get_part (score, seat, ROLL_PART_TILES));
  json_object_set_array_member (object, "bonuses", new_bonuses (score, seat));
}

JsonNode *
roll_describe_score (const void *state, const char *const *names)
{
  return orrery_describe_score (&roll_game, state, names, add_parts);
}

static void
add_lines (GString *text, const void *state, const GameScore *score, guint seat)
{
  g_string_append_printf (text, _("  %4d  chips\n"), game_get_part (score, seat, ROLL_PART_CHIPS));
  g_string_append_printf (text, _("  %4d  tiles\n"), game_get_part (score, seat, ROLL_PART_TILES));
  for (guint i = 0; i < score->n_parts; i++)
    if (is_bonus (&score->parts[i], seat))
      g_string_append_printf (text, "  %4d  %s\n", score->parts[i].points, roll_faces[score->parts[i].piece].name);
  g_string_append_printf (text, _("  tie-break: %d (dice in the cup and credits)\n"), score->tie_break[seat]);
}

char *
roll_tell_score (const void *state, const char *const *names)
{
  return orrery_describe_score_lines (&roll_game, state, names, add_lines);
}
