/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the pages of the history are built. */
#pragma once

#include <gtk/gtk.h>

/* A page that scrolls, no wider than is comfortable to read. */
GtkWidget *orrery_history_page_new (GtkWidget          *content);
/* The same for a list; a click on a row, or Enter, activates it. */
GtkWidget *orrery_history_view_new (GListModel *model, GtkListItemFactory *factory,
                                    GtkWidget **view);
/* Scrolls back to the top. */
void       orrery_history_page_reset (GtkWidget        *page);
