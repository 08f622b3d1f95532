/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A finished game of Race: how it is entered, and how its score looks. */
#pragma once

#include "widgets/game/orrery-table-ui.h"

G_BEGIN_DECLS

extern const OrreryTableUi orrery_race_table_ui;

GtkWidget *orrery_race_sheet_new (const void *state, const char *const *names);
GtkWidget *orrery_race_bars_new  (const void *state, const char *const *names);

G_END_DECLS
