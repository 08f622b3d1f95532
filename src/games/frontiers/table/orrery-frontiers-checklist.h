/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The checklist for setting up a table, on screen and on paper. */
#pragma once

#include <adwaita.h>

#include "games/frontiers/assist/orrery-frontiers-book.h"

/* Fills an empty group with one row per step, each with a tick; returns the rows (element-type GtkWidget). */
GPtrArray *orrery_frontiers_checklist_fill (AdwPreferencesGroup *group, const OrreryFrontiersSetup *setup, const char *const *names,
                                            JsonNode *tiles) G_GNUC_WARN_UNUSED_RESULT;

GtkPrintOperationResult orrery_frontiers_checklist_print (const OrreryFrontiersSetup *setup, const char *const *names,
                                                          JsonNode *tiles, GtkPrintOperationAction action, const char *path, GtkWindow *parent,
                                                          GError **error);
