/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryHistoryWindow: finished games, their statistics, and exporting them. Its commands are "history." actions. */
#pragma once

#include <adwaita.h>

#include "assist/orrery-ledger.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_HISTORY_WINDOW (orrery_history_window_get_type ())
G_DECLARE_FINAL_TYPE (OrreryHistoryWindow, orrery_history_window, ORRERY, HISTORY_WINDOW,
                      AdwWindow)

/* The history window of that window, or a new one. */
OrreryHistoryWindow *orrery_history_window_present (GtkWindow           *parent);

/* Shows one game; NULL: all of them. Public for tests. */
void                 orrery_history_window_open    (OrreryHistoryWindow *self,
                                                    OrreryOutcome       *outcome);

/* For tests. */
OrreryOutcome       *orrery_history_window_get_outcome (OrreryHistoryWindow *self);

G_END_DECLS
