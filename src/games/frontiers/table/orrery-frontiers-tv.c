/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/frontiers/table/orrery-frontiers-tv.h"

#include "games/frontiers/board/orrery-frontiers-board.h"
#include "games/frontiers/board/orrery-frontiers-overview.h"
#include "widgets/game/orrery-board.h"
#include "widgets/game/orrery-table-ui.h"
#include "widgets/layout/orrery-scaled.h"

/* The page is laid out for a smaller screen and scaled to the TV. */
enum { WIDTH = ORRERY_TV_WIDTH * 3 / 4, HEIGHT = ORRERY_TV_HEIGHT * 3 / 4, SIDE = 290, MARGIN = 12 };

GtkWidget *
orrery_frontiers_tv_new (const void *state, const char *const *names, guint ready)
{
  GtkWidget *scaled = orrery_scaled_new (WIDTH, HEIGHT);
  GtkWidget *page = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, MARGIN);
  GtkWidget *board = orrery_frontiers_board_new ();
  GtkWidget *overview = orrery_frontiers_overview_new (state, names);

  orrery_board_set_names (ORRERY_BOARD (board), names);
  orrery_board_show (ORRERY_BOARD (board), state, -1);
  orrery_frontiers_board_set_shown (ORRERY_FRONTIERS_BOARD (board));
  gtk_widget_set_hexpand (board, TRUE);
  gtk_widget_set_size_request (overview, SIDE, -1);
  gtk_widget_set_margin_top (overview, MARGIN);
  gtk_widget_set_margin_end (overview, MARGIN);
  gtk_box_append (GTK_BOX (page), board);
  gtk_box_append (GTK_BOX (page), overview);
  gtk_widget_set_overflow (page, GTK_OVERFLOW_HIDDEN);
  orrery_scaled_set_child (ORRERY_SCALED (scaled), page);
  gtk_widget_set_can_focus (scaled, FALSE);
  gtk_widget_set_can_target (scaled, FALSE);
  return scaled;
}
