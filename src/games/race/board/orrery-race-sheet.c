/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score of a game as a table, with every bonus explained. */
#include "config.h"

#include "games/race/board/orrery-race-score.h"

#include <glib/gi18n-lib.h>

#include "games/race/board/orrery-race-card.h"
#include "games/race/catalog/orrery-race-texts.h"
#include "games/race/words/orrery-race-score-words.h"
#include "widgets/charts/orrery-score-table.h"

enum { PICTURE = 36 };

static void
add_chips (OrreryScoreTable *table, const RaceState *state)
{
  orrery_score_table_add_row (table, NULL, _("VP chips"), NULL);
  for (guint i = 0; i < state->n_seats; i++)
    orrery_score_table_put (table, i, state->seats[i].chips, NULL);
}

static void
add_printed (OrreryScoreTable *table, const RaceState *state, RaceKind kind, const char *name)
{
  orrery_score_table_add_row (table, NULL, name, _("printed VP"));
  for (guint i = 0; i < state->n_seats; i++)
    {
      guint n;
      const int vp = orrery_race_score_printed (state, i, kind, &n);
      g_autofree char *cards = g_strdup_printf (ngettext ("%u card", "%u cards", n), n);

      orrery_score_table_put (table, i, vp, cards);
    }
}

static void
add_bonus (OrreryScoreTable *table, const RaceState *state, const GameScorePart *part)
{
  g_autofree char *bonus = orrery_race_tell_bonus (race_design (state, part->piece));
  g_autofree char *how = orrery_race_score_explain (state, (guint) part->seat, part->piece);
  GtkWidget *picture = orrery_race_card_new (orrery_card_face (state, part->piece), ORRERY_CARD_MINI);

  orrery_race_card_set_width (ORRERY_RACE_CARD (picture), PICTURE);
  orrery_score_table_add_row (table, picture, race_designs[0][part->piece].name, bonus);
  orrery_score_table_put (table, (guint) part->seat, part->points, how);
}

GtkWidget *
orrery_race_sheet_new (const void *state, const char *const *names)
{
  OrreryScoreTable table;
  GameScore score;

  race_score (state, &score);
  orrery_score_table_init (&table, &score, names);
  add_chips (&table, state);
  add_printed (&table, state, RACE_DEVELOPMENT, _("Developments"));
  add_printed (&table, state, RACE_WORLD, _("Worlds"));
  for (guint i = 0; i < score.n_parts; i++)
    if (score.parts[i].kind == RACE_PART_BONUS)
      add_bonus (&table, state, &score.parts[i]);
  orrery_score_table_end (&table, _("cards in hand and goods"));
  return GTK_WIDGET (table.grid);
}
