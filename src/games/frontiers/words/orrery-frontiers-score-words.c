/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/frontiers/words/orrery-frontiers-score-words.h"

#include "games/frontiers/words/orrery-frontiers-story.h"
#include "games/frontiers/words/orrery-frontiers-tile.h"
#include "record/orrery-winner.h"

#include <glib/gi18n.h>

int
orrery_frontiers_score_part (const FrState *state, guint seat, FrPart kind, guint goal)
{
  GameScore score;
  int points = 0;

  fr_score (state, &score);
  for (guint i = 0; i < score.n_parts; i++)
    if (score.parts[i].seat == (int) seat && score.parts[i].kind == kind && (kind != FR_PART_GOAL || score.parts[i].piece == goal))
      points += score.parts[i].points;
  return points;
}

static FrPad
get_pad (FrPart part)
{
  return part == FR_PART_DEVELOPMENTS ? FR_PAD_DEVELOPMENTS : part == FR_PART_COLONIES ? FR_PAD_COLONIES : FR_PAD_BONUSES;
}

gboolean
orrery_frontiers_score_is_owners (const FrState *state, guint seat, FrPart part)
{
  const FrSeat *p = &state->seats[seat];
  const gboolean is_bonus = part == FR_PART_BONUSES;

  if ((part != FR_PART_DEVELOPMENTS && part != FR_PART_COLONIES && !is_bonus) || (p->pad_known >> get_pad (part) & 1) != 0)
    return FALSE;
  for (guint place = 0; place < FR_PLACE_DEVELOPMENT + p->n_developments; place++)
    {
      const guint tile = place < p->n_colonies || place >= FR_PLACE_DEVELOPMENT ? fr_place_tile (state, (int) seat, place) : FR_UNNAMED;
      const guint vp = orrery_frontiers_tile_is_owners (state, tile) ? fr_tile_vp (fr_tile (state, tile)) : FR_VP_UNKNOWN;

      if (is_bonus ? vp == FR_VP_BONUS : vp < FR_VP_UNKNOWN && (place >= FR_PLACE_DEVELOPMENT) == (part == FR_PART_DEVELOPMENTS))
        return TRUE;
    }
  return FALSE;
}

guint
orrery_frontiers_goals_in_play (const FrState *state)
{
  GameScore score;
  guint goals = 0;

  fr_score (state, &score);
  for (guint i = 0; i < score.n_parts; i++)
    if (score.parts[i].kind == FR_PART_GOAL && score.parts[i].piece < FR_N_GOALS)
      goals |= 1u << score.parts[i].piece;
  for (guint i = 0; i < state->n_goals; i++)
    if ((state->goal[i] & ~FR_FACE_DOWN) < FR_N_GOALS)
      goals |= 1u << (state->goal[i] & ~FR_FACE_DOWN);
  return goals;
}

char *
orrery_frontiers_goal_steps (const FrState *state, guint goal)
{
  const FrGoalData *data = &fr_goals[goal];
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < data->n_steps; i++)
    {
      const guint least = data->at_least[i] != 0 ? data->at_least[i] : state->tax[i];

      if (least != 0)
        g_string_append_printf (text, "%s%u → %u", text->len > 0 ? ", " : "", least, data->vp[i]);
    }
  if (text->len == 0)
    g_string_append (text, _("2, 5 or 8 VP, by the quantities on the tile"));
  return g_string_free (text, FALSE);
}

char *
orrery_frontiers_score_explain (const FrState *state, guint part)
{
  static const char *const texts[FR_N_PADS + FR_N_GOALS] = {
    [FR_PAD_DEVELOPMENTS] = N_("printed VP, without any “?”"),
    [FR_PAD_COLONIES] = N_("printed VP, including the home colony"),
    [FR_PAD_BONUSES] = N_("every “?”: each tile counts for only one of its lines"),
    [FR_PAD_TIE] = N_("credits, and goods on colonies; only if tied"),
    [FR_N_PADS + FR_CITIZEN_SERVICES] = N_("Consume powers"),
    [FR_N_PADS + FR_FACTION_TOLERANCE] = N_("how many of Alien, Imperium, Rebel, Terraforming and Uplift"),
    [FR_N_PADS + FR_SKILLED_WORKFORCE] = N_("powers for how many of Explore, Develop, Settle, Produce, Trade and Consume"),
    [FR_N_PADS + FR_DIVERSIFICATION] = N_("different kinds of colonies"),
    [FR_N_PADS + FR_STOCKPILE_RESOURCES] = N_("stockpiled goods"),
    [FR_N_PADS + FR_EXPLORATION] = N_("stockpiled worlds"),
    [FR_N_PADS + FR_TAX_ON_TRADE] = N_("stockpiled credits"),
    [FR_N_PADS + FR_CONSCRIPTION] = N_("free colonists"),
  };
  g_autofree char *steps = part < FR_N_PADS ? NULL : orrery_frontiers_goal_steps (state, part - FR_N_PADS);

  if (steps == NULL)
    return g_strdup (_(texts[part]));
  if (!fr_is_counted (state, part - FR_N_PADS))
    return g_steal_pointer (&steps);
  /* Translators: what counts for a goal, and how many of it give how many VP: "stockpiled goods: 2 → 2, 4 → 5" */
  return g_strdup_printf (_("%s: %s"), _(texts[part]), steps);
}

/* --- As a table --- */

static void
add_row (GArray *rows, const FrState *state, const char *name, const char *group, FrPart kind, guint goal)
{
  OrreryScoreRow row = { .name = name, .group = group };

  for (guint i = 0; i < state->n_seats; i++)
    row.points[i] = orrery_frontiers_score_part (state, i, kind, goal);
  g_array_append_val (rows, row);
}

GArray *
orrery_frontiers_score_list (const void *data)
{
  const FrState *state = data;
  GArray *rows = orrery_score_rows_new ();
  const guint goals = orrery_frontiers_goals_in_play (state);

  add_row (rows, state, _("VP chips"), _("Chips"), FR_PART_CHIPS, 0);
  add_row (rows, state, _("Developments"), NULL, FR_PART_DEVELOPMENTS, 0);
  add_row (rows, state, _("Colonies"), NULL, FR_PART_COLONIES, 0);
  add_row (rows, state, _("Bonuses"), NULL, FR_PART_BONUSES, 0);
  for (guint i = 0; i < FR_N_GOALS; i++)
    if (goals & (1u << i))
      add_row (rows, state, fr_goals[i].name, _("Goals"), FR_PART_GOAL, i);
  return rows;
}

char *
orrery_frontiers_score_built (const void *data, guint seat)
{
  const FrState *state = data;
  const FrSeat *p = &state->seats[seat];
  GString *list = g_string_new (NULL);

  /* A result from the score pad knows no tiles. */
  if (p->n_colonies == 1 && p->n_developments == 0 && p->colony[0] == FR_SOME_HOME)
    return g_string_free (list, FALSE);
  for (guint i = 0; i < p->n_colonies; i++)
    {
      g_autofree char *name = orrery_frontiers_tile_dup_name (state, p->colony[i]);

      g_string_append_printf (list, "%s\n", name);
    }
  for (guint i = 0; i < p->n_developments; i++)
    {
      const guint tile = fr_place_tile (state, (int) seat, FR_PLACE_DEVELOPMENT + i);
      g_autofree char *name = tile == FR_UNNAMED ? orrery_frontiers_story_dup_stack (p->development[i]) : orrery_frontiers_tile_dup_name (state, tile);

      g_string_append_printf (list, "%s\n", name);
    }
  return g_string_free (list, FALSE);
}

/* --- In words --- */

static const char *
tell_end (const FrState *state)
{
  return (state->ends & FR_END_SPACES)      ? _("The game ended because somebody covered more than ten spaces.")
         : (state->ends & FR_END_COLONIES)  ? _("The game ended because somebody had more than seven colonies.")
         : (state->ends & FR_END_COLONISTS) ? _("The game ended because the colonists ran out.")
         : (state->ends & FR_END_POOL)      ? _("The game ended because the chips ran out.")
                                            : NULL;
}

char *
orrery_frontiers_score_result (const void *data, const char *const *names)
{
  const FrState *state = data;
  GString *text = g_string_new (NULL);
  const char *end = tell_end (state);
  GameScore score;
  guint tied;

  fr_score (state, &score);
  tied = orrery_winner_get_tied (&score);
  for (guint i = 0; i < score.n_seats; i++)
    if (tied & (1u << i))
      g_string_append_printf (text, _("The credits and goods of %s add up to %d. "), names[i], score.tie_break[i]);
  if (end != NULL)
    g_string_append (text, end);
  return g_string_free (text, FALSE);
}
