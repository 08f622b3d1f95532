/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/race/table/orrery-race-table.h"

#include "games/race/assist/orrery-race-book.h"
#include "games/race/board/orrery-race-search.h"
#include "games/race/table/orrery-race-correct.h"
#include "games/race/table/orrery-race-setup-page.h"
#include "games/race/words/orrery-race-final.h"
#include "games/race/words/orrery-race.h"

#include <glib/gi18n.h>

/* --- Draws: of a computer player, or in public --- */

static GameAnswer
name_drawn (const RaceState *state, guint design, gpointer data)
{
  return GAME_ANSWER (state->ask == RACE_ASK_TURN_UP ? RACE_DO_TURN_UP : RACE_DO_CARD, design, 0, 0);
}

static void
picked_cb (GtkWidget *search, guint answer)
{
  gtk_widget_activate_action (search, ORRERY_ACTION_ANSWER, "u", answer);
}

static GtkWidget *
new_luck_entry (const void *asked, gboolean can_hide)
{
  const RaceState *state = asked;
  GtkWidget *search;

  if (state->ask != RACE_ASK_DRAW && state->ask != RACE_ASK_TURN_UP)
    return NULL;
  search = orrery_race_search_new (state, _("Part of the card’s name"), name_drawn, NULL);
  gtk_widget_set_size_request (search, 260, -1);
  g_signal_connect (search, "picked", G_CALLBACK (picked_cb), NULL);
  return search;
}

const OrreryTableUi orrery_race_table = {
  .game = &orrery_race,
  .book = &orrery_race_book,
  .final = &orrery_race_final,
  .new_setup = orrery_race_setup_page_new,
  .new_luck_entry = new_luck_entry,
  .new_overview = orrery_race_overview_new,
  .overview_title = N_("Overview and Log"),
  .new_correction = orrery_race_correct_new,
  .new_may_i = orrery_race_may_i_new,
  .new_tv = orrery_race_tv_new,
};
