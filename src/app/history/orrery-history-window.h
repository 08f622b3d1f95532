/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryHistoryWindow: finished games, their statistics, and exporting them. Its commands are "history." actions. */
#pragma once

#include <adwaita.h>

#include "assist/orrery-ledger.h"

#define ORRERY_TYPE_HISTORY_WINDOW (orrery_history_window_get_type ())
G_DECLARE_FINAL_TYPE (OrreryHistoryWindow, orrery_history_window, ORRERY, HISTORY_WINDOW,
                      AdwWindow)

/* The history window of that window, or a new one. */
OrreryHistoryWindow *orrery_history_window_present (GtkWindow           *parent);
