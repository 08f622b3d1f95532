/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryFrontiersSetupPage: a table of New Frontiers before the first round (an OrreryTableSetup): players,
 * options, coins, order and mats, at random or as entered, and a checklist of where everything goes. */
#pragma once

#include "games/frontiers/assist/orrery-frontiers-book.h"
#include "widgets/game/orrery-table-setup.h"

#define ORRERY_TYPE_FRONTIERS_SETUP_PAGE (orrery_frontiers_setup_page_get_type ())
G_DECLARE_FINAL_TYPE (OrreryFrontiersSetupPage, orrery_frontiers_setup_page, ORRERY, FRONTIERS_SETUP_PAGE, GtkWidget)

GtkWidget *orrery_frontiers_setup_page_new (void);
