/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryOutcomeEditor: a window to correct the details of a finished game: who played, when, how long and
 * where.
 *
 * Signal: saved () */
#pragma once

#include <adwaita.h>

#include "assist/orrery-ledger.h"

#define ORRERY_TYPE_OUTCOME_EDITOR (orrery_outcome_editor_get_type ())
G_DECLARE_FINAL_TYPE (OrreryOutcomeEditor, orrery_outcome_editor, ORRERY, OUTCOME_EDITOR, AdwWindow)

GtkWidget *orrery_outcome_editor_new  (GtkWindow *parent, OrreryLedger *ledger,
                                       OrreryOutcome *outcome);
