/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/game/orrery-round-entry.h"

G_DEFINE_INTERFACE (OrreryRoundEntry, orrery_round_entry, GTK_TYPE_WIDGET)

static void
orrery_round_entry_default_init (OrreryRoundEntryInterface *iface)
{
  const GType type = G_TYPE_FROM_INTERFACE (iface);

  g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("asked", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  g_signal_new ("said", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 3, G_TYPE_UINT, G_TYPE_STRING,
                GTK_TYPE_WIDGET);
  g_signal_new ("noted", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
  g_signal_new ("entered", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_ARRAY);
  g_signal_new ("reopened", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
}

void
orrery_round_entry_begin (OrreryRoundEntry *self, OrreryRecord *record, guint depth)
{
  g_return_if_fail (ORRERY_IS_ROUND_ENTRY (self));

  ORRERY_ROUND_ENTRY_GET_IFACE (self)->begin (self, record, depth);
}

void
orrery_round_entry_forget (OrreryRoundEntry *self)
{
  g_return_if_fail (ORRERY_IS_ROUND_ENTRY (self));

  ORRERY_ROUND_ENTRY_GET_IFACE (self)->forget (self);
}

void
orrery_round_entry_load (OrreryRoundEntry *self, GKeyFile *file, const char *group)
{
  g_return_if_fail (ORRERY_IS_ROUND_ENTRY (self));

  ORRERY_ROUND_ENTRY_GET_IFACE (self)->load (self, file, group);
}

void
orrery_round_entry_save (OrreryRoundEntry *self, GKeyFile *file, const char *group)
{
  g_return_if_fail (ORRERY_IS_ROUND_ENTRY (self));

  ORRERY_ROUND_ENTRY_GET_IFACE (self)->save (self, file, group);
}

int
orrery_round_entry_get_seat (OrreryRoundEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ROUND_ENTRY (self), -1);

  return ORRERY_ROUND_ENTRY_GET_IFACE (self)->get_seat (self);
}

gboolean
orrery_round_entry_is_secret (OrreryRoundEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ROUND_ENTRY (self), TRUE);

  return ORRERY_ROUND_ENTRY_GET_IFACE (self)->is_secret == NULL || ORRERY_ROUND_ENTRY_GET_IFACE (self)->is_secret (self);
}

const char *
orrery_round_entry_tell_secret (OrreryRoundEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ROUND_ENTRY (self), NULL);

  return ORRERY_ROUND_ENTRY_GET_IFACE (self)->tell_secret (self);
}

const char *
orrery_round_entry_tell_later (OrreryRoundEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ROUND_ENTRY (self), NULL);

  return ORRERY_ROUND_ENTRY_GET_IFACE (self)->tell_later (self);
}

void
orrery_round_entry_enter_later (OrreryRoundEntry *self)
{
  g_return_if_fail (ORRERY_IS_ROUND_ENTRY (self));

  ORRERY_ROUND_ENTRY_GET_IFACE (self)->enter_later (self);
}

OrreryDecision *
orrery_round_entry_get_decision (OrreryRoundEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ROUND_ENTRY (self), NULL);

  return ORRERY_ROUND_ENTRY_GET_IFACE (self)->get_decision (self);
}

void
orrery_round_entry_decide (OrreryRoundEntry *self, const GameAnswer *answers, gsize n)
{
  g_return_if_fail (ORRERY_IS_ROUND_ENTRY (self));

  ORRERY_ROUND_ENTRY_GET_IFACE (self)->decide (self, answers, n);
}

void
orrery_round_entry_go_back (OrreryRoundEntry *self)
{
  g_return_if_fail (ORRERY_IS_ROUND_ENTRY (self));

  ORRERY_ROUND_ENTRY_GET_IFACE (self)->go_back (self);
}

gboolean
orrery_round_entry_answer (OrreryRoundEntry *self, OrreryRecord *record, const void *state, GameAnswer *answer)
{
  g_return_val_if_fail (ORRERY_IS_ROUND_ENTRY (self), FALSE);

  return ORRERY_ROUND_ENTRY_GET_IFACE (self)->answer (self, record, state, answer);
}

gboolean
orrery_round_entry_wants (OrreryRoundEntry *self, OrreryRecord *record, const void *state)
{
  g_return_val_if_fail (ORRERY_IS_ROUND_ENTRY (self), FALSE);

  return ORRERY_ROUND_ENTRY_GET_IFACE (self)->wants (self, record, state);
}

void
orrery_round_entry_set_width (OrreryRoundEntry *self, int width)
{
  g_return_if_fail (ORRERY_IS_ROUND_ENTRY (self));

  ORRERY_ROUND_ENTRY_GET_IFACE (self)->set_width (self, width);
}

void
orrery_round_entry_set_away (OrreryRoundEntry *self, guint away)
{
  g_return_if_fail (ORRERY_IS_ROUND_ENTRY (self));

  ORRERY_ROUND_ENTRY_GET_IFACE (self)->set_away (self, away);
}

void
orrery_round_entry_set_given (OrreryRoundEntry *self, guint seat, const GArray *given)
{
  g_return_if_fail (ORRERY_IS_ROUND_ENTRY (self));

  ORRERY_ROUND_ENTRY_GET_IFACE (self)->set_given (self, seat, given);
}

guint
orrery_round_entry_get_ready (OrreryRoundEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ROUND_ENTRY (self), 0);

  return ORRERY_ROUND_ENTRY_GET_IFACE (self)->get_ready (self);
}

guint
orrery_round_entry_get_waiting (OrreryRoundEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ROUND_ENTRY (self), 0);

  return ORRERY_ROUND_ENTRY_GET_IFACE (self)->get_waiting (self);
}
