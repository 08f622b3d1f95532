/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Widgets as people come across them: by what they are, in the order in which they stand. */
#pragma once

#include <gtk/gtk.h>

/* The n-th of a type, from 0, among a widget and all within it; NULL: there are fewer. */
GtkWidget *find_nth (gpointer in, GType type, guint n);
/* The first button with this label, and the first label whose text contains `text`; NULL if there is none. */
GtkWidget *find_button (gpointer in, const char *label);
GtkWidget *find_text   (gpointer in, const char *text);
/* The first of all with this style class. */
GtkWidget *find_class  (gpointer in, const char *css_class);
