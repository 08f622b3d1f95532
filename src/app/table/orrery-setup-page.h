/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrrerySetupPage: the table before the first round: who sits where, with which faction, home world
 * and start tiles; or a game under way is joined.
 *
 * Signals: begin (OrreryRecord *): follow this game
 *          join (OrreryRecord *): the same, and its table is to be corrected first */
#pragma once

#include <gtk/gtk.h>

#include "record/orrery-record.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_SETUP_PAGE (orrery_setup_page_get_type ())
G_DECLARE_FINAL_TYPE (OrrerySetupPage, orrery_setup_page, ORRERY, SETUP_PAGE, GtkWidget)

GtkWidget *orrery_setup_page_new (void);

/* The same players sit down again, with nothing in front of them. */
void orrery_setup_page_set_players (OrrerySetupPage *self, const OrreryPlayer *players, guint n);

G_END_DECLS
