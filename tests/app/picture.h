/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Writes a PNG of what a window shows: bare, or with the corners and the shadow that a desktop would
 * give it. */
void picture_save (GtkWidget  *window,
                   const char *path,
                   gboolean    bare);
