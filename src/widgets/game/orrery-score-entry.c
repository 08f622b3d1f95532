/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "widgets/game/orrery-score-entry.h"

G_DEFINE_INTERFACE (OrreryScoreEntry, orrery_score_entry, GTK_TYPE_WIDGET)

static guint changed_signal;

static void
orrery_score_entry_default_init (OrreryScoreEntryInterface *iface)
{
  changed_signal = g_signal_new ("changed", G_TYPE_FROM_INTERFACE (iface), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                 G_TYPE_NONE, 0);
}

guint
orrery_score_entry_get_n_seats (OrreryScoreEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_SCORE_ENTRY (self), 0);

  return ORRERY_SCORE_ENTRY_GET_IFACE (self)->get_n_seats (self);
}

void
orrery_score_entry_set_n_seats (OrreryScoreEntry *self, guint n_seats)
{
  g_return_if_fail (ORRERY_IS_SCORE_ENTRY (self) && n_seats <= GAME_MAX_SEATS);

  ORRERY_SCORE_ENTRY_GET_IFACE (self)->set_n_seats (self, n_seats);
}

const char *
orrery_score_entry_get_name (OrreryScoreEntry *self, guint seat)
{
  g_return_val_if_fail (ORRERY_IS_SCORE_ENTRY (self), NULL);

  return ORRERY_SCORE_ENTRY_GET_IFACE (self)->get_name (self, seat);
}

void
orrery_score_entry_clear (OrreryScoreEntry *self)
{
  g_return_if_fail (ORRERY_IS_SCORE_ENTRY (self));

  ORRERY_SCORE_ENTRY_GET_IFACE (self)->clear (self);
}

char *
orrery_score_entry_build (OrreryScoreEntry *self, void *state)
{
  g_return_val_if_fail (ORRERY_IS_SCORE_ENTRY (self), NULL);

  return ORRERY_SCORE_ENTRY_GET_IFACE (self)->build (self, state);
}

char *
orrery_score_entry_write (OrreryScoreEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_SCORE_ENTRY (self), NULL);

  return ORRERY_SCORE_ENTRY_GET_IFACE (self)->write (self);
}

gboolean
orrery_score_entry_read (OrreryScoreEntry *self, const char *text)
{
  g_return_val_if_fail (ORRERY_IS_SCORE_ENTRY (self), FALSE);

  return ORRERY_SCORE_ENTRY_GET_IFACE (self)->read (self, text);
}

void
orrery_score_entry_changed (OrreryScoreEntry *self)
{
  g_signal_emit (self, changed_signal, 0);
}
