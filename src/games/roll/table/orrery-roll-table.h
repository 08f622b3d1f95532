/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Roll at a real table. */
#pragma once

#include "widgets/game/orrery-table-ui.h"

extern const OrreryTableUi orrery_roll_table;

GtkWidget *orrery_roll_overview_new (const void *state, const char *const *names);
GtkWidget *orrery_roll_may_i_new    (const void *state, const char *const *names);
GtkWidget *orrery_roll_tv_new       (const void *state, const char *const *names, guint ready);
