/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A row of a list with something to change in it: Tab goes there, not to the row around it first. */
#pragma once

#include <adwaita.h>

#define ORRERY_TYPE_FIELD_ROW (orrery_field_row_get_type ())

G_DECLARE_FINAL_TYPE (OrreryFieldRow, orrery_field_row, ORRERY, FIELD_ROW, AdwActionRow)

GtkWidget *orrery_field_row_new (void);

/* A plain row that activates the widget at its end. `subtitle` may be NULL. */
GtkWidget *orrery_input_row_new (const char *title, const char *subtitle, GtkWidget *input);
