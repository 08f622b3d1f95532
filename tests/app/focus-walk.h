/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Where the focus has been between two times at the same place. */
typedef struct
{
  GHashTable *seen; /* widgets */
  guint       steps;
} FocusWalk;

/* By Tab, forward or back, until the focus is again where it began. A window that was just shown is let
   fill itself before. Whatever can have the focus in this part of it must have been come to. */
void     focus_walk_go              (FocusWalk *walk, GtkWindow *window, GtkWidget *part, GtkDirectionType direction);
void     focus_walk_clear           (FocusWalk *walk);
gboolean focus_walk_has_been_within (FocusWalk *walk, GtkWidget *part);
gboolean focus_walk_has_been_at_a   (FocusWalk *walk, GType type);

/* There and back through a part of a window. */
void     focus_walk_check           (GtkWindow *window, GtkWidget *part);
/* The same through the dialog that this window has opened, which is closed then. */
void     focus_walk_check_dialog    (GtkWindow *window);
