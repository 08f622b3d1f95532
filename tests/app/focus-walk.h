/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Where the focus has been between two times at the same place. */
typedef struct
{
  GHashTable *seen; /* widgets */
  guint       steps;
} FocusWalk;

/* Lets a window that was just shown fill itself. */
void     focus_walk_wait             (GtkWindow *window);
/* By Tab, forward or back, until the focus is again where it began. */
void     focus_walk_go               (FocusWalk *walk, GtkWindow *window, GtkDirectionType direction);
void     focus_walk_clear            (FocusWalk *walk);
gboolean focus_walk_has_been_within  (FocusWalk *walk, GtkWidget *part);
gboolean focus_walk_has_been_at_a    (FocusWalk *walk, GType type);
/* Whatever can have the focus was come to; in a long list, arrows do the rest. */
void     focus_walk_check_all_within (FocusWalk *walk, GtkWidget *part);
