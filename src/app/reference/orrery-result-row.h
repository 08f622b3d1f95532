/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryResultRow: how an OrreryResult is shown. */
#pragma once

#include <gtk/gtk.h>

#include "catalog/orrery-result.h"

#define ORRERY_TYPE_RESULT_ROW (orrery_result_row_get_type ())
G_DECLARE_FINAL_TYPE (OrreryResultRow, orrery_result_row, ORRERY, RESULT_ROW, GtkWidget)

GtkWidget *orrery_result_row_new (void);

/* `results` marks the matching words; it may be NULL. */
void       orrery_result_row_show     (OrreryResultRow *self, OrreryResult *result,
                                       const OrreryResults *results);
/* Sets whether Enter would open this one. */
void       orrery_result_row_set_next (OrreryResultRow *self, gboolean next);
