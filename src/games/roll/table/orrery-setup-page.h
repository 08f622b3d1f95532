/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrrerySetupPage: Roll's OrreryTableSetup: the players, with their factions, home worlds and start tiles; or
 * for joining a game in progress. */
#pragma once

#include <adwaita.h>

#include "games/roll/table/orrery-join-fields.h"
#include "widgets/game/orrery-table-setup.h"

#define ORRERY_TYPE_SETUP_PAGE (orrery_setup_page_get_type ())
G_DECLARE_FINAL_TYPE (OrrerySetupPage, orrery_setup_page, ORRERY, SETUP_PAGE, AdwBin)

GtkWidget *orrery_setup_page_new (void);

/* The game as entered; NULL, with a message in `problem`, if an entry is missing or impossible. Public for tests. */
OrreryRecord *orrery_setup_page_dup_record (OrrerySetupPage *self,
                                            char **problem) G_GNUC_WARN_UNUSED_RESULT;

/* The table as entered so far. For tests. */
OrreryFinalTable *orrery_setup_page_get_table (OrrerySetupPage *self);
