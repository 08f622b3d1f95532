/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRaceSetupPage: a table of Race before the first round (an OrreryTableSetup): the players, their start
 * worlds, and the rules. */
#pragma once

#include <adwaita.h>

#include "widgets/game/orrery-table-setup.h"

#define ORRERY_TYPE_RACE_SETUP_PAGE (orrery_race_setup_page_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRaceSetupPage, orrery_race_setup_page, ORRERY, RACE_SETUP_PAGE, AdwBin)

GtkWidget  *orrery_race_setup_page_new         (void);
