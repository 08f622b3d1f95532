/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/game/orrery-table-setup.h"

G_DEFINE_INTERFACE (OrreryTableSetup, orrery_table_setup, GTK_TYPE_WIDGET)

static guint begin_signal;

static void
orrery_table_setup_default_init (OrreryTableSetupInterface *iface)
{
  begin_signal = g_signal_new ("begin", G_TYPE_FROM_INTERFACE (iface), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                               G_TYPE_NONE, 1, ORRERY_TYPE_RECORD);
}

void
orrery_table_setup_set_players (OrreryTableSetup *self, const OrreryPlayer *players, guint n)
{
  g_return_if_fail (ORRERY_IS_TABLE_SETUP (self) && n <= GAME_MAX_SEATS);

  ORRERY_TABLE_SETUP_GET_IFACE (self)->set_players (self, players, n);
}

void
orrery_table_setup_set_depth (OrreryTableSetup *self, guint depth)
{
  g_return_if_fail (ORRERY_IS_TABLE_SETUP (self));

  if (ORRERY_TABLE_SETUP_GET_IFACE (self)->set_depth != NULL)
    ORRERY_TABLE_SETUP_GET_IFACE (self)->set_depth (self, depth);
}

void
orrery_table_setup_begin (OrreryTableSetup *self, OrreryRecord *record)
{
  g_signal_emit (self, begin_signal, 0, record);
}
