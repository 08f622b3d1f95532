/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The table and the score, as lines for a terminal, and the score for programs. */
#include "games/frontiers/words/frontiers-describe.h"

#include "assist/orrery-describe.h"
#include "record/orrery-winner.h"
#include "games/frontiers/words/orrery-frontiers-power.h"
#include "games/frontiers/words/orrery-frontiers-story.h"
#include "games/frontiers/words/orrery-frontiers-tile.h"

#include <glib/gi18n.h>

static gboolean
is_goal (const GameScorePart *part, guint seat)
{
  return part->seat == (int) seat && part->kind == FR_PART_GOAL;
}

static gboolean
is_bonus (const FrState *state, guint tile)
{
  return fr_tile (state, tile) != NULL && fr_tile_vp (fr_tile (state, tile)) == FR_VP_BONUS;
}

/* "2 × 3 (2 VP for each Rebel colony)". */
static char *
dup_why (const FrState *state, guint seat, guint place)
{
  const FrTile *tile = fr_tile (state, fr_place_tile (state, (int) seat, place));
  GString *why = g_string_new (NULL);

  for (guint i = 0; i < fr_tile_n_lines (tile); i++)
    {
      const FrLine line = fr_tile_line (state, tile, i);
      g_autofree char *text = orrery_frontiers_line_tell (state, line);
      int count;

      if (fr_bonus_of_line (state, (int) seat, place, i, &count) != 0)
        g_string_append_printf (why, "%s%u × %d (%s)", why->len > 0 ? " + " : "", line & 15, count, text);
    }
  return g_string_free (why, FALSE);
}

/* Tiles with a "?", each with its score. */
static JsonArray *
new_bonuses (const FrState *state, guint seat)
{
  JsonArray *list = json_array_new ();

  for (guint place = 0; place < FR_PLACE_DEVELOPMENT + FR_MAX_DEVELOPMENTS; place++)
    {
      const guint tile = fr_place_tile (state, (int) seat, place);
      JsonObject *object;
      g_autofree char *name = NULL;
      g_autofree char *why = NULL;

      if (!is_bonus (state, tile))
        continue;
      object = json_object_new ();
      why = dup_why (state, seat, place);
      name = orrery_frontiers_tile_dup_name (state, tile);
      json_object_set_string_member (object, "tile", name);
      json_object_set_int_member (object, "points", fr_bonus (state, (int) seat, place));
      json_object_set_string_member (object, "why", why);
      json_array_add_object_element (list, object);
    }
  return list;
}

char *
frontiers_tell_bonus (const FrState *state, guint seat, guint place)
{
  return is_bonus (state, fr_place_tile (state, (int) seat, place)) ? dup_why (state, seat, place) : NULL;
}

static JsonArray *
new_goals (const FrState *state, const GameScore *score, guint seat)
{
  JsonArray *list = json_array_new ();

  for (guint i = 0; i < score->n_parts; i++)
    if (is_goal (&score->parts[i], seat))
      {
        JsonObject *object = json_object_new ();

        json_object_set_string_member (object, "goal", fr_goals[score->parts[i].piece].name);
        json_object_set_int_member (object, "count", fr_goal_count (state, (int) seat, score->parts[i].piece));
        json_object_set_int_member (object, "points", score->parts[i].points);
        json_array_add_object_element (list, object);
      }
  return list;
}

static void
add_parts (JsonObject *object, const void *state, const GameScore *score, guint seat)
{
  json_object_set_int_member (object, "chips", game_get_part (score, seat, FR_PART_CHIPS));
  json_object_set_int_member (object, "developments", game_get_part (score, seat, FR_PART_DEVELOPMENTS));
  json_object_set_int_member (object, "colonies", game_get_part (score, seat, FR_PART_COLONIES));
  json_object_set_int_member (object, "bonuses", game_get_part (score, seat, FR_PART_BONUSES));
  json_object_set_array_member (object, "bonus_tiles", new_bonuses (state, seat));
  json_object_set_array_member (object, "goals", new_goals (state, score, seat));
}

JsonNode *
frontiers_describe_score (const void *state, const char *const *names)
{
  return orrery_describe_score (&fr_game, state, names, add_parts);
}

char *
frontiers_tell_winner (const void *state, const char *const *names)
{
  GameScore score;
  g_autofree char *winners = NULL;

  fr_score (state, &score);
  winners = orrery_winner_join_names (score.winners, names);
  return g_strdup_printf (_("%s won."), winners);
}

static void
add_bonuses (GString *text, const FrState *state, guint seat)
{
  for (guint place = 0; place < FR_PLACE_DEVELOPMENT + FR_MAX_DEVELOPMENTS; place++)
    if (is_bonus (state, fr_place_tile (state, (int) seat, place)))
      {
        g_autofree char *name = orrery_frontiers_tile_dup_name (state, fr_place_tile (state, (int) seat, place));
        g_autofree char *why = dup_why (state, seat, place);

        g_string_append_printf (text, "        %s: %d = %s\n", name, fr_bonus (state, (int) seat, place), why);
      }
}

static void
add_lines (GString *text, const void *state, const GameScore *score, guint seat)
{
  g_string_append_printf (text, _("  %4d  chips\n"), game_get_part (score, seat, FR_PART_CHIPS));
  g_string_append_printf (text, _("  %4d  developments\n"), game_get_part (score, seat, FR_PART_DEVELOPMENTS));
  g_string_append_printf (text, _("  %4d  colonies\n"), game_get_part (score, seat, FR_PART_COLONIES));
  g_string_append_printf (text, _("  %4d  bonuses (a tile scores one line of each “?”)\n"),
                          game_get_part (score, seat, FR_PART_BONUSES));
  add_bonuses (text, state, seat);
  for (guint i = 0; i < score->n_parts; i++)
    if (is_goal (&score->parts[i], seat))
      /* Translators: points, the goal, and the quantity that counts for it */
      g_string_append_printf (text, _("  %4d  %s (%d)\n"), score->parts[i].points, fr_goals[score->parts[i].piece].name,
                              fr_goal_count (state, (int) seat, score->parts[i].piece));
  g_string_append_printf (text, _("  tie-break: %d (credits and goods on colonies)\n"), score->tie_break[seat]);
}

char *
frontiers_tell_score (const void *state, const char *const *names)
{
  return orrery_describe_score_lines (&fr_game, state, names, add_lines);
}

/* The table */

static const char *
get_step (const FrState *state)
{
  switch ((FrStep) state->step)
    {
    case FR_STEP_SETUP:
      return _("setting up");
    case FR_STEP_SELECT:
      return _("selecting");
    case FR_STEP_ACTION:
      return orrery_frontiers_story_action (state->action);
    case FR_STEP_SCORE:
      return _("scoring");
    case FR_STEP_OVER:
    case FR_N_STEPS_OF_GAME:
    default:
      return _("over");
    }
}

static void
add_order (GString *text, const FrState *state, const char *const *names)
{
  g_string_append (text, _("Order:"));
  for (guint i = 0; i < state->n_disks; i++)
    {
      if (i == state->k && state->step != FR_STEP_SETUP)
        g_string_append (text, " ·");
      g_string_append_printf (text, " %s", names[state->order[i]]);
    }
  g_string_append_c (text, '\n');
}

static void
add_seat (GString *text, const FrState *state, guint seat, const char *name)
{
  const FrSeat *p = &state->seats[seat];

  g_string_append_printf (text, _("Seat %u, %s: spaces %d of 10, colonies %u of 7, explored worlds %u, VP in chips %d\n"), seat, name,
                          fr_covered (state, (int) seat), p->n_colonies, p->n_explored, p->chips);
  if (fr_level (state) == FR_LEVEL_CLOCK)
    return;
  g_string_append_printf (text, _("  credits %d, colonists %u, goods %d, Military %d\n"), p->credits, p->colonists,
                          fr_goods_of (state, (int) seat), fr_military (state, (int) seat));
}

/* How close each end is, so that nobody is surprised. */
static void
add_ends (GString *text, const FrState *state, const char *const *names)
{
  int seat;
  const int spaces = fr_until_end (state, FR_END_SPACES, &seat);
  const char *most_spaces = names[MAX (seat, 0)];
  const int colonies = fr_until_end (state, FR_END_COLONIES, &seat);
  const char *most_colonies = names[MAX (seat, 0)];

  g_string_append_printf (text, _("Still to go until the end: spaces %d (%s), colonies %d (%s), colonists after a Settle %d, VP %d.\n"),
                          spaces, most_spaces, colonies, most_colonies, fr_until_end (state, FR_END_COLONISTS, &seat),
                          fr_until_end (state, FR_END_POOL, &seat));
}

char *
frontiers_tell_state (const void *data, const char *const *names)
{
  const FrState *state = data;
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, _("Round %u, %s. VP in the pool: %d. Colonists in the supply: %u. Credits on Produce: %u.\n"),
                          MAX (state->round, 1u), get_step (state), state->pool, state->supply, state->on_produce);
  add_order (text, state, names);
  for (guint i = 0; i < state->n_seats; i++)
    add_seat (text, state, i, names[i]);
  if (state->ends == 0)
    add_ends (text, state, names);
  if (state->ends != 0 && state->step != FR_STEP_OVER)
    g_string_append (text, _("This is the last round.\n"));
  return g_string_free (text, FALSE);
}
