/* SPDX-License-Identifier: GPL-3.0-or-later */
/* On a phone the board shows one player per page. These are the dots below it: one button per player. */
#pragma once

#include <gtk/gtk.h>

/* `action` takes the page as an unsigned number, and its state is the current one. */
GtkWidget *orrery_frontiers_pages_new (const char *action);
void       orrery_frontiers_pages_set (GtkWidget *pages, const char *const *names, guint n_seats);
