/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryTableSetup: a page for the table before the first round: the players and their starting pieces; or
 * for a game in progress, with everything on the table.
 *
 * Signal: begin (OrreryRecord *): follow this game */
#pragma once

#include <gtk/gtk.h>

#include "record/orrery-record.h"

#define ORRERY_TYPE_TABLE_SETUP (orrery_table_setup_get_type ())
G_DECLARE_INTERFACE (OrreryTableSetup, orrery_table_setup, ORRERY, TABLE_SETUP, GtkWidget)

struct _OrreryTableSetupInterface
{
  GTypeInterface parent_iface;

  /* The same players sit down again, with nothing in front of them. */
  void (*set_players) (OrreryTableSetup *self, const OrreryPlayer *players, guint n);
  /* How closely to follow the table; NULL: it makes no difference here. */
  void (*set_depth)   (OrreryTableSetup *self, guint depth);
};

void orrery_table_setup_set_players (OrreryTableSetup *self, const OrreryPlayer *players, guint n);

void orrery_table_setup_set_depth   (OrreryTableSetup *self, guint depth);

/* For implementations. */
void orrery_table_setup_begin       (OrreryTableSetup *self, OrreryRecord *record);
