/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "app/phones/orrery-guests.h"

#ifdef ORRERY_HAS_PHONES
#include "app/phones/orrery-invitation.h"
#include "games/games.h"
#include "phones/orrery-phones.h"
#endif

struct _OrreryGuests
{
  GObject parent_instance;

  OrrerySession *session;
#ifdef ORRERY_HAS_PHONES
  OrreryPhoneTable *table; /* NULL: nobody is invited */
  OrreryPhones *phones;
#endif
};

G_DEFINE_FINAL_TYPE (OrreryGuests, orrery_guests, G_TYPE_OBJECT)

static guint changed_signal;

#ifdef ORRERY_HAS_PHONES

gboolean
orrery_guests_are_possible (void)
{
  return TRUE;
}

static void
changed_cb (OrreryGuests *self)
{
  g_signal_emit (self, changed_signal, 0);
}

static void
send_away (OrreryGuests *self)
{
  if (self->phones != NULL)
    g_signal_handlers_disconnect_by_data (self->phones, self);
  g_clear_object (&self->phones);
  g_clear_object (&self->table);
}

static void
begin (OrreryGuests *self)
{
  const Game *rules = orrery_record_get_game (orrery_session_get_record (self->session))->rules;
  g_autoptr (OrreryCatalog) catalog = orrery_catalog_new_for_game (orrery_games_get_catalog (rules->id), NULL);

  self->table = orrery_phone_table_new (self->session);
  self->phones = orrery_phones_new (self->table, catalog);
  g_signal_connect_object (self->phones, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
}

void
orrery_guests_invite (OrreryGuests *self, GtkWindow *parent)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (self->session != NULL);

  if (self->table == NULL)
    begin (self);
  orrery_phones_start (self->phones, FALSE, &error);
  orrery_invitation_present (parent, self->session, self->table, self->phones, error);
}

gboolean
orrery_guests_has (OrreryGuests *self, guint seat)
{
  return self->table != NULL && orrery_phone_table_is_away (self->table, seat);
}

void
orrery_guests_bring_back (OrreryGuests *self, guint seat)
{
  if (self->table == NULL)
    return;
  orrery_phone_table_set_away (self->table, seat, FALSE);
  changed_cb (self);
}

#else

gboolean
orrery_guests_are_possible (void)
{
  return FALSE;
}

static void
send_away (OrreryGuests *self)
{
}

void
orrery_guests_invite (OrreryGuests *self, GtkWindow *parent)
{
}

gboolean
orrery_guests_has (OrreryGuests *self, guint seat)
{
  return FALSE;
}

void
orrery_guests_bring_back (OrreryGuests *self, guint seat)
{
}

#endif

void
orrery_guests_set_session (OrreryGuests *self, OrrerySession *session)
{
  g_return_if_fail (ORRERY_IS_GUESTS (self));

  if (g_set_object (&self->session, session))
    send_away (self);
}

static void
orrery_guests_dispose (GObject *object)
{
  OrreryGuests *self = ORRERY_GUESTS (object);

  send_away (self);
  g_clear_object (&self->session);
  G_OBJECT_CLASS (orrery_guests_parent_class)->dispose (object);
}

static void
orrery_guests_class_init (OrreryGuestsClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_guests_dispose;
  changed_signal = g_signal_new ("changed", ORRERY_TYPE_GUESTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
orrery_guests_init (OrreryGuests *self)
{
}

OrreryGuests *
orrery_guests_new (void)
{
  return g_object_new (ORRERY_TYPE_GUESTS, NULL);
}
