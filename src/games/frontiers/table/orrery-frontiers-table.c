/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/table/orrery-frontiers-table.h"

#include "games/frontiers/assist/orrery-frontiers-book.h"
#include "games/frontiers/board/orrery-frontiers-overview.h"
#include "games/frontiers/board/orrery-frontiers-search.h"
#include "games/frontiers/table/orrery-frontiers-correct.h"
#include "games/frontiers/table/orrery-frontiers-score.h"
#include "games/frontiers/table/orrery-frontiers-setup-page.h"
#include "games/frontiers/table/orrery-frontiers-tv.h"
#include "games/frontiers/table/orrery-my-tiles-window.h"
#include "games/frontiers/words/orrery-frontiers.h"

#include <glib/gi18n-lib.h>

/* --- Rolls and draws --- */

static void
picked_cb (GtkWidget *search, guint answer)
{
  gtk_widget_activate_action (search, ORRERY_ACTION_ANSWER, "u", answer);
}

static GtkWidget *
new_luck_entry (const void *state, gboolean can_hide)
{
  GtkWidget *search = orrery_frontiers_search_new (state);

  if (search != NULL)
    g_signal_connect (search, "picked", G_CALLBACK (picked_cb), NULL);
  return search;
}

const OrreryTableUi orrery_frontiers_table = {
  .game = &orrery_frontiers,
  .book = &orrery_frontiers_book,
  .new_score_page = orrery_frontiers_score_new,
  .set_scored_players = orrery_frontiers_score_set_players,
  .new_setup = orrery_frontiers_setup_page_new,
  .new_luck_entry = new_luck_entry,
  .new_overview = orrery_frontiers_overview_new,
  .new_correction = orrery_frontiers_correct_new,
  .new_may_i = orrery_frontiers_may_i_new,
  .new_tv = orrery_frontiers_tv_new,
  .new_collection = orrery_my_tiles_window_new,
  .collection_title = N_("My Tiles…"),
  .overview_title = N_("Overview and Log"),
};
