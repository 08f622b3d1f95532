/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/game/orrery-table-ui.h"

extern const OrreryTableUi orrery_frontiers_table;

/* A window, as OrreryTableUi wants it. */
GtkWidget *orrery_frontiers_may_i_new (const void *state, const char *const *names);
