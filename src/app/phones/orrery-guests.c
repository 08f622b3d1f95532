/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "app/phones/orrery-guests.h"

#include "assist/orrery-words.h"

#include <glib/gi18n.h>

#ifdef ORRERY_HAS_PHONES
#include "app/phones/orrery-invitation.h"
#include "games/games.h"
#include "phones/orrery-phones.h"
#endif

struct _OrreryGuests
{
  GObject parent_instance;

  OrrerySession *session;
  const OrreryTableBook *book; /* NULL: no real table is followed */
  guint depth;
  guint away; /* mask of seats, as last told */
#ifdef ORRERY_HAS_PHONES
  OrreryPhoneTable *table; /* NULL: nobody is invited */
  OrreryPhones *phones;
#endif
};

G_DEFINE_FINAL_TYPE (OrreryGuests, orrery_guests, G_TYPE_OBJECT)

enum
{
  CHANGED,
  SHOWN,
  ENTERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

#ifdef ORRERY_HAS_PHONES

gboolean
orrery_guests_are_possible (void)
{
  return TRUE;
}

static guint
list_away (OrreryGuests *self)
{
  guint away = 0;

  for (guint i = 0; self->table != NULL && i < orrery_record_get_n_seats (orrery_session_get_record (self->session)); i++)
    if (orrery_phone_table_is_away (self->table, i))
      away |= 1u << i;
  return away;
}

/* Asks again only if somebody else plays here now, so that no draft is lost. */
static void
changed_cb (OrreryGuests *self)
{
  const guint away = list_away (self);

  g_signal_emit (self, signals[SHOWN], 0);
  if (self->away == away)
    return;
  self->away = away;
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
entered_cb (OrreryGuests *self, guint seat, GArray *answers)
{
  g_signal_emit (self, signals[ENTERED], 0, seat, answers);
}

static void
send_away (OrreryGuests *self)
{
  if (self->phones != NULL)
    {
      g_signal_handlers_disconnect_by_data (self->phones, self);
      orrery_phones_stop (self->phones); /* the invitation may still be open */
    }
  if (self->table != NULL)
    g_signal_handlers_disconnect_by_data (self->table, self);
  g_clear_object (&self->phones);
  g_clear_object (&self->table);
}

static void
begin (OrreryGuests *self)
{
  const Game *rules = orrery_record_get_game (orrery_session_get_record (self->session))->rules;

  self->table = orrery_phone_table_new (self->session);
  if (self->book != NULL)
    orrery_phone_table_set_book (self->table, self->book, self->depth);
  self->phones = orrery_phones_new (self->table, orrery_games_get_catalog (rules->id));
  g_signal_connect_object (self->phones, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "changed", G_CALLBACK (changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->table, "entered", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);
}

void
orrery_guests_invite (OrreryGuests *self, GtkWindow *parent)
{
  g_autoptr (GError) error = NULL;

  g_return_if_fail (self->session != NULL);

  if (self->table == NULL)
    begin (self);
  orrery_phones_start (self->phones, FALSE, &error);
  orrery_invitation_present (parent, self->session, self->phones, error);
}

OrreryPhoneTable *
orrery_guests_get_table (OrreryGuests *self)
{
  return self->table;
}

GStrv
orrery_guests_invite_local (OrreryGuests *self)
{
  const guint n = orrery_record_get_n_seats (orrery_session_get_record (self->session));
  GStrv addresses = g_new0 (char *, n + 2);

  if (self->table == NULL)
    begin (self);
  if (!orrery_phones_start (self->phones, TRUE, NULL))
    return addresses;
  for (guint i = 0; i <= n; i++)
    addresses[i] = orrery_phones_dup_address (self->phones, i < n ? (int) i : GAME_NOBODY);
  return addresses;
}

void
orrery_guests_ask (OrreryGuests *self, guint ready)
{
  if (self->table != NULL)
    orrery_phone_table_ask (self->table, ready);
}

OrreryGuestState
orrery_guests_get_state (OrreryGuests *self, guint seat)
{
  if ((list_away (self) >> seat & 1) == 0)
    return ORRERY_GUEST_NONE;
  if (orrery_phones_count (self->phones, (int) seat) == 0)
    return ORRERY_GUEST_LOST;
  return orrery_phone_table_is_asked (self->table, seat) ? ORRERY_GUEST_ASKED : ORRERY_GUEST_READY;
}

guint
orrery_guests_get_asked (OrreryGuests *self)
{
  const guint away = list_away (self);
  guint asked = 0;

  for (guint i = 0; i < GAME_MAX_SEATS; i++)
    if ((away >> i & 1) != 0 && orrery_phone_table_is_asked (self->table, i))
      asked |= 1u << i;
  return asked;
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

OrreryPhoneTable *
orrery_guests_get_table (OrreryGuests *self)
{
  return NULL;
}

GStrv
orrery_guests_invite_local (OrreryGuests *self)
{
  return g_new0 (char *, 1);
}

void
orrery_guests_ask (OrreryGuests *self, guint ready)
{
}

OrreryGuestState
orrery_guests_get_state (OrreryGuests *self, guint seat)
{
  return ORRERY_GUEST_NONE;
}

guint
orrery_guests_get_asked (OrreryGuests *self)
{
  return 0;
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

  if (!g_set_object (&self->session, session))
    return;
  send_away (self);
  self->away = 0;
  g_signal_emit (self, signals[SHOWN], 0);
}

void
orrery_guests_set_book (OrreryGuests *self, const OrreryTableBook *book, guint depth)
{
  g_return_if_fail (ORRERY_IS_GUESTS (self));

  self->book = book;
  self->depth = depth;
#ifdef ORRERY_HAS_PHONES
  if (self->table != NULL)
    orrery_phone_table_set_book (self->table, book, depth);
#endif
}

const char *
orrery_guests_get_name (OrreryGuests *self, guint seat)
{
  return orrery_record_get_player (orrery_session_get_record (self->session), seat)->name;
}

char *
orrery_guests_tell_waiting (OrreryGuests *self, guint seats)
{
  g_autoptr (GPtrArray) words = g_ptr_array_new ();
  g_autofree char *list = NULL;

  for (guint i = 0; i < GAME_MAX_SEATS; i++)
    if ((seats >> i & 1) != 0)
      g_ptr_array_add (words, (gpointer) orrery_guests_get_name (self, i));
  list = orrery_words_join (words);
  return g_markup_printf_escaped (_("Waiting for %s, on a phone."), list);
}

guint
orrery_guests_get_away (OrreryGuests *self)
{
  g_return_val_if_fail (ORRERY_IS_GUESTS (self), 0);

  return self->away;
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
  signals[CHANGED] = g_signal_new ("changed", ORRERY_TYPE_GUESTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[SHOWN] = g_signal_new ("shown", ORRERY_TYPE_GUESTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[ENTERED] = g_signal_new ("entered", ORRERY_TYPE_GUESTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 2,
                                   G_TYPE_UINT, G_TYPE_ARRAY);
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
