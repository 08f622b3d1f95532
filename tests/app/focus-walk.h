/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The widgets that the focus visits before it returns to the start. */
typedef struct
{
  GHashTable *seen; /* widgets */
  guint       steps;
} FocusWalk;

/* Presses Tab, forward or back, until the focus is back where it started. A new window may first finish
 * building. Every focusable widget in this part must have been visited. */
void     focus_walk_go              (FocusWalk *walk, GtkWindow *window, GtkWidget *part, GtkDirectionType direction);
void     focus_walk_clear           (FocusWalk *walk);
gboolean focus_walk_has_been_within (FocusWalk *walk, GtkWidget *part);
gboolean focus_walk_has_been_at_a   (FocusWalk *walk, GType type);

/* Forward and back through a part of a window. */
void     focus_walk_check           (GtkWindow *window, GtkWidget *part);
/* The same in the dialog that this window has opened, which is then closed. */
void     focus_walk_check_dialog    (GtkWindow *window);
