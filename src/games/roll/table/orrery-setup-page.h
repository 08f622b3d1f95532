/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrrerySetupPage: Roll's OrreryTableSetup: who sits where, with which faction, home world and start tiles; or
 * a game under way is joined. */
#pragma once

#include <gtk/gtk.h>

#include "games/roll/table/orrery-join-fields.h"
#include "widgets/game/orrery-table-setup.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_SETUP_PAGE (orrery_setup_page_get_type ())
G_DECLARE_FINAL_TYPE (OrrerySetupPage, orrery_setup_page, ORRERY, SETUP_PAGE, GtkWidget)

GtkWidget *orrery_setup_page_new (void);

/* What is said to be wrong, for tests. */
const char *orrery_setup_page_get_problem (OrrerySetupPage *self);
/* The game as it is entered; NULL, and what is missing or cannot be in `problem`. Public for tests. */
OrreryRecord *orrery_setup_page_dup_record (OrrerySetupPage *self,
                                            char **problem) G_GNUC_WARN_UNUSED_RESULT;

/* For tests. A game that has begun is joined: all that lies on the table is entered. */
void orrery_setup_page_set_under_way (OrrerySetupPage *self, gboolean under_way);
OrreryFinalTable *orrery_setup_page_get_table (OrrerySetupPage *self);
OrreryJoinFields *orrery_setup_page_get_fields (OrrerySetupPage *self, guint seat);

G_END_DECLS
