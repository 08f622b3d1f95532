/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryTableUi.new_tv: the board and the next steps, large enough to be read across the room. */
#pragma once

#include <gtk/gtk.h>

GtkWidget *orrery_frontiers_tv_new (const void *state, const char *const *names, guint ready);
