/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Letters that are printed next to a line: they are typed into it, whatever has the focus. */
#pragma once

#include <gtk/gtk.h>

void orrery_line_keys_add (GtkWidget *entry, const char *letters);
