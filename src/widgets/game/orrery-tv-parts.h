/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Parts that the TV tables of all games share: text that can be read from three meters, the phases, how close
 * the end is, and the question. */
#pragma once

#include <gtk/gtk.h>

#include "widgets/art/orrery-symbol.h"

enum
{
  ORRERY_TV_MARGIN = 40,
  ORRERY_TV_GAP = 24
};

GtkWidget *orrery_tv_label_new (const char *text, const char *css_class);
GtkWidget *orrery_tv_box_new   (GtkOrientation orientation, int spacing, const char *css_class);

/* The round and the step; phases and watches follow. */
GtkWidget *orrery_tv_head_new  (const char *round, const char *step);
/* `callers`: mask of the seats that chose it. */
GtkWidget *orrery_tv_phase_new (OrrerySymbolId symbol, const char *name, guint callers,
                                const char *const *names, gboolean on, gboolean now);
GtkWidget *orrery_tv_watch_new (OrrerySymbolId symbol, const char *text, double part,
                                gboolean is_near);
GtkWidget *orrery_tv_watches_new (GtkWidget *first, GtkWidget *second);

/* A row that starts with the player; numbers follow. */
GtkWidget *orrery_tv_player_new (guint seat, const char *name, const char *doing);
void       orrery_tv_add_number (GtkWidget *row, GtkWidget *sign, int number);
/* A place for a tile or card that is not there yet. */
GtkWidget *orrery_tv_slot_new  (int                size);

typedef GtkWidget *(*OrreryTvPanelFunc) (gconstpointer data, guint seat);

/* The panels of all players, of which `columns` fit side by side, `height` high. */
GtkWidget *orrery_tv_panels_new (guint n_seats, guint columns, int height,
                                 OrreryTvPanelFunc new_panel, gconstpointer data);

/* The question, whom it is for (-1: everybody), and the next step. */
GtkWidget *orrery_tv_foot_new  (const char *const *names, int asked, const char *question,
                                const char *next);
