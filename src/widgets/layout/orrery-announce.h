/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells a screen reader what has changed while the focus is elsewhere. */
#pragma once

#include <gtk/gtk.h>

/* A window that announces something has one invisible widget for that. Its text and name are the
 * announcement, in the role of a status; newer versions of GTK (4.14) also send it as an announcement. */
GtkWidget *orrery_live_region_new (void);

typedef enum
{
  ORRERY_SAY_ALWAYS,
  ORRERY_SAY_IN_FULL, /* left out in brief mode */
} OrrerySay;

/* In the window of `widget`. Everything said at the same time becomes one announcement. */
void orrery_announce          (GtkWidget *widget, OrrerySay say, const char *text);
void orrery_announce_set_full (gboolean full);

/* Sets the accessible name if GTK finds none: for buttons that contain more than a label, and drop-downs. */
void orrery_set_spoken        (GtkWidget *widget, const char *name);

/* The same for the pages of a stack, now and later: GTK would name each after its type. */
void orrery_stack_set_spoken  (GtkStack *stack, const char *name);
