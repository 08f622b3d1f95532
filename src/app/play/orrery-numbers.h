/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryNumbers: a table of names and numbers. Where there is no room for what a row is about
 * beside its numbers, it stands above them. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ORRERY_TYPE_NUMBERS (orrery_numbers_get_type ())
G_DECLARE_FINAL_TYPE (OrreryNumbers, orrery_numbers, ORRERY, NUMBERS, GtkWidget)

/* Starts it again, with a line of names above the numbers. */
void orrery_numbers_set_names (OrreryNumbers     *self,
                               const char *const *names);
/* As many numbers as there are names. */
void orrery_numbers_add_row   (OrreryNumbers     *self,
                               const char        *title,
                               const int         *numbers);

G_END_DECLS
