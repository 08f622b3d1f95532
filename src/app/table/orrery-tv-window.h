/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryTvWindow: the table for people across the room, as large as the screen, with public information only.
 * F11 or Escape closes it. */
#pragma once

#include "widgets/game/orrery-table-ui.h"

#define ORRERY_TYPE_TV_WINDOW (orrery_tv_window_get_type ())
G_DECLARE_FINAL_TYPE (OrreryTvWindow, orrery_tv_window, ORRERY, TV_WINDOW, GtkWindow)

/* Opens on another screen than the parent, if there is one. */
GtkWidget *orrery_tv_window_new (GtkWindow *parent, const OrreryTableUi *ui, OrrerySession *session,
                                 const char *const *names, guint ready);

/* A mask of the seats that have decided what is still secret. */
void       orrery_tv_window_set_ready (OrreryTvWindow *self, guint ready);
