/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tells a screen reader what has changed while the focus is elsewhere. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* A window that announces anything has one such part, which nobody sees. It holds what is said as its text and its
 * name, in the role of a status; newer versions of GTK (4.14) also send it as an
 * announcement. */
GtkWidget *orrery_live_region_new (void);

typedef enum
{
  ORRERY_SAY_ALWAYS,
  ORRERY_SAY_IN_FULL, /* left out by those who want it terse */
} OrrerySay;

/* In the window of `widget`. Everything said at one moment becomes one announcement. */
void orrery_announce          (GtkWidget  *widget,
                               OrrerySay   say,
                               const char *text);
void orrery_announce_set_full (gboolean full);

/* What a screen reader calls it, where GTK finds no name by itself: buttons with more than a label in
 * them, drop-downs. */
void orrery_set_spoken        (GtkWidget  *widget,
                               const char *name);

/* The same for the pages of a stack, now and later: GTK would call each by the name of its type. */
void orrery_stack_set_spoken  (GtkStack   *stack,
                               const char *name);

G_END_DECLS
