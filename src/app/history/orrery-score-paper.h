/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score of a game on one sheet of paper: where everybody's points come from, and the tableaux. Always
 * dark on light, whatever the screen looks like. */
#pragma once

#include <gtk/gtk.h>

#include "record/orrery-outcome.h"

/* Prints, or with a path exports as PDF. */
GtkPrintOperationResult orrery_score_paper_print (OrreryOutcome *outcome,
                                                  GtkPrintOperationAction action, const char *path,
                                                  GtkWindow *parent, GError **error);
