/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryCounter: credits or VP chips with their number. */
#pragma once

#include <gtk/gtk.h>

typedef enum
{
  ORRERY_COUNTER_CREDITS,
  ORRERY_COUNTER_CHIPS,
} OrreryCounterKind;

#define ORRERY_TYPE_COUNTER (orrery_counter_get_type ())
G_DECLARE_FINAL_TYPE (OrreryCounter, orrery_counter, ORRERY, COUNTER, GtkWidget)

/* `size` is that of the coin or chip, in px. */
GtkWidget *orrery_counter_new       (OrreryCounterKind kind, int value, int size);

int        orrery_counter_get_value (OrreryCounter     *self);
void       orrery_counter_set_value (OrreryCounter *self, int value);
/* Whether the number is on the coin or chip instead of next to it. */
void       orrery_counter_set_inside (OrreryCounter *self, gboolean inside);
