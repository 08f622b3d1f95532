/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Race at a real table: where people enter what is on it. */
#pragma once

#include "widgets/game/orrery-table-ui.h"

extern const OrreryTableUi orrery_race_table;

/* Its parts; OrreryTableUi describes each. */
GtkWidget *orrery_race_overview_new (const void *state, const char *const *names);
GtkWidget *orrery_race_may_i_new    (const void *state, const char *const *names);
GtkWidget *orrery_race_tv_new       (const void *state, const char *const *names, guint ready);
