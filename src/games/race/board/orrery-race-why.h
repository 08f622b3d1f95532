/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Explains a payment, a strength or a price: a button that shows the sum, line by line. */
#pragma once

#include <gtk/gtk.h>

#include "games/race/rules/race.h"

G_BEGIN_DECLS

/* As OrreryGameUi wants it. */
GtkWidget *orrery_race_new_why (const void *state,
                                GameAnswer  answer,
                                const char *label);

G_END_DECLS
