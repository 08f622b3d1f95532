/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pages that scroll vertically. */
#pragma once

#include <gtk/gtk.h>

GtkWidget *orrery_scrolled_new      (GtkWidget *child);

/* The same around a page of fields and cards, no wider than `width`; -1: as wide as possible. */
GtkWidget *orrery_scrolled_page_new (GtkWidget *content, int width);

/* Scrolls until this part of it is in sight, once it has been laid out. */
void       orrery_scrolled_show     (GtkWidget *scrolled, GtkWidget *part);
