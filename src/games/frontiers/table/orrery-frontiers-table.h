/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "widgets/game/orrery-table-ui.h"

G_BEGIN_DECLS

extern const OrreryTableUi orrery_frontiers_table;

G_END_DECLS
