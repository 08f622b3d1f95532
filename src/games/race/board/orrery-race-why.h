/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Explains a payment, a strength or a price line by line, by itself or opened by a button. */
#pragma once

#include <gtk/gtk.h>

#include "games/race/rules/race.h"

/* As OrreryGameUi wants it. */
GtkWidget *orrery_race_new_why (const void *state, GameAnswer answer, const char *label);

/* The number that the question of `state` is about: its own, or that of the card being looked at. NULL: there is
 * none. `cost`: what that card costs, unless it is as printed, otherwise -1. */
GtkWidget *orrery_race_new_sum (const RaceState *state, guint design, int *cost);
