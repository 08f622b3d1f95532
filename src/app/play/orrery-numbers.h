/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryNumbers: a table of names and numbers. If the row titles do not fit next to the numbers, they go
 * above them. */
#pragma once

#include <gtk/gtk.h>

#define ORRERY_TYPE_NUMBERS (orrery_numbers_get_type ())
G_DECLARE_FINAL_TYPE (OrreryNumbers, orrery_numbers, ORRERY, NUMBERS, GtkWidget)

/* Clears the table and adds a header row of names. */
void orrery_numbers_set_names (OrreryNumbers *self, const char *const *names);
/* Takes one number per name. */
void orrery_numbers_add_row   (OrreryNumbers *self, const char *title, const int *numbers);
