/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/board/orrery-frontiers-sheet.h"

#include "games/frontiers/words/orrery-frontiers-story.h"
#include "games/frontiers/words/frontiers-describe.h"
#include "games/frontiers/words/orrery-frontiers-score-words.h"
#include "games/frontiers/words/orrery-frontiers-tile.h"
#include "widgets/charts/orrery-score-table.h"

#include <glib/gi18n-lib.h>

static void
add_part (OrreryScoreTable *table, const FrState *state, FrPart part, const char *name, const char *what)
{
  orrery_score_table_add_row (table, NULL, name, what);
  for (guint i = 0; i < state->n_seats; i++)
    orrery_score_table_put (table, i, orrery_frontiers_score_part (state, i, part, 0),
                            orrery_frontiers_score_is_owners (state, i, part) ? _("from My Tiles") : NULL);
}

/* Each known "?", with what it counts. */
static char *
dup_bonuses (const FrState *state, guint seat)
{
  GString *text = g_string_new (NULL);

  for (guint place = 0; place < FR_PLACE_DEVELOPMENT + FR_MAX_DEVELOPMENTS; place++)
    {
      g_autofree char *why = frontiers_tell_bonus (state, seat, place);
      g_autofree char *name = NULL;

      if (why == NULL)
        continue;
      name = orrery_frontiers_tile_dup_name (state, fr_place_tile (state, (int) seat, place));
      g_string_append_printf (text, "%s%s: %s", text->len > 0 ? "\n" : "", name, why);
    }
  if (orrery_frontiers_score_is_owners (state, seat, FR_PART_BONUSES))
    g_string_append_printf (text, "%s%s", text->len > 0 ? "\n" : "", _("from My Tiles"));
  return g_string_free (text, FALSE);
}

static void
add_bonuses (OrreryScoreTable *table, const FrState *state)
{
  orrery_score_table_add_row (table, NULL, _("Bonuses"), _("of every “?”; a tile scores one line of each"));
  for (guint i = 0; i < state->n_seats; i++)
    {
      g_autofree char *why = dup_bonuses (state, i);

      orrery_score_table_put (table, i, orrery_frontiers_score_part (state, i, FR_PART_BONUSES, 0), why);
    }
}

static void
add_goal (OrreryScoreTable *table, const FrState *state, guint goal)
{
  g_autofree char *steps = orrery_frontiers_goal_steps (state, goal);

  orrery_score_table_add_row (table, NULL, fr_goals[goal].name, steps);
  for (guint i = 0; i < state->n_seats; i++)
    {
      const int count = fr_goal_count (state, (int) i, goal);
      g_autofree char *text = g_strdup_printf (_("has %d"), count);

      orrery_score_table_put (table, i, orrery_frontiers_score_part (state, i, FR_PART_GOAL, goal), count >= 0 && fr_is_counted (state, goal) ? text : NULL);
    }
}

GtkWidget *
orrery_frontiers_sheet_new (const void *state, const char *const *names)
{
  OrreryScoreTable table;
  GameScore score;
  const guint goals = orrery_frontiers_goals_in_play (state);

  fr_score (state, &score);
  orrery_score_table_init (&table, &score, names);
  add_part (&table, state, FR_PART_CHIPS, _("VP chips"), NULL);
  add_part (&table, state, FR_PART_DEVELOPMENTS, _("Developments"), _("printed VP"));
  add_part (&table, state, FR_PART_COLONIES, _("Colonies"), _("printed VP, including the home colony"));
  add_bonuses (&table, state);
  for (guint i = 0; i < FR_N_GOALS; i++)
    if (goals & (1u << i))
      add_goal (&table, state, i);
  orrery_score_table_end (&table, _("credits, and goods on colonies"));
  return GTK_WIDGET (table.grid);
}

/* --- Numbers --- */

/* How often each player selected a tile. */
static guint
count_selections (OrreryRecord *record, guint seat, guint action)
{
  FrState state;
  guint n = 0;

  for (guint i = 0; i < orrery_record_get_point (record); i++)
    {
      const GameAnswer answer = orrery_record_get_answer (record, i);

      if (GAME_ANSWER_KIND (answer) != FR_DO_SELECT || GAME_ANSWER_A (answer) != action)
        continue;
      orrery_record_state_at (record, i, &state);
      n += state.actor == seat;
    }
  return n;
}

GArray *
orrery_frontiers_list_numbers (OrreryRecord *record)
{
  const FrState *state = orrery_record_get_state (record);
  GArray *rows = g_array_new (FALSE, FALSE, sizeof (OrreryScoreRow));
  OrreryScoreRow colonies = { .name = _("Colonies") }, spaces = { .name = _("Covered spaces") };

  for (guint i = 0; i < state->n_seats; i++)
    {
      colonies.points[i] = state->seats[i].n_colonies;
      spaces.points[i] = fr_covered (state, (int) i);
    }
  g_array_append_val (rows, colonies);
  g_array_append_val (rows, spaces);
  for (guint action = 0; action < FR_N_ACTIONS; action++)
    {
      OrreryScoreRow row = { .name = orrery_frontiers_story_action (action) };
      guint all = 0;

      for (guint i = 0; i < state->n_seats; i++)
        all += (guint) (row.points[i] = (int) count_selections (record, i, action));
      if (all > 0)
        g_array_append_val (rows, row);
    }
  return rows;
}

char *
orrery_frontiers_tell_numbers (OrreryRecord *record, const char *const *names)
{
  const FrState *state = orrery_record_get_state (record);

  return g_strdup_printf (ngettext ("%u round\n", "%u rounds\n", state->round), state->round);
}
