/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pages that scroll vertically. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *orrery_scrolled_new      (GtkWidget *child);

/* The same around a page of fields and cards, no wider than `width`; -1: as wide as possible. */
GtkWidget *orrery_scrolled_page_new (GtkWidget *content,
                                     int        width);

G_END_DECLS
