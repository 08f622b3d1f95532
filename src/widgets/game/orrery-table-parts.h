/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Parts that games share for a real table (OrreryTableUi). */
#pragma once

#include "record/orrery-game.h"

#include <adwaita.h>

/* In the overview: a picture, a text and a number at the end. */
GtkWidget *orrery_overview_line_new      (GtkWidget *picture, const char *text, const char *number);

/* A card around a box of reminders; it says so if there are none. */
GtkWidget *orrery_overview_reminders_new (GtkWidget *box);

/* A row of "May I?"; the picture can be NULL. */
GtkWidget *orrery_may_row_new            (GtkWidget *picture, const char *title, const char *text,
                                          gboolean may);

/* Adds rows for what `seat` may do to a group with its name. The first seat is the one that is asked. */
typedef void (*OrreryMayFunc)            (AdwPreferencesGroup *group,
                                          const void          *state,
                                          guint                seat,
                                          const char *const   *names,
                                          gboolean             is_first);

GtkWidget *orrery_may_window_new         (const Game *rules, const void *state,
                                          const char *const *names, OrreryMayFunc add_rows);
