/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "phones/orrery-phone-table-private.h"

enum { MOST_LINES = 240 };

G_DEFINE_QUARK (orrery-phone-error-quark, orrery_phone_error)
G_DEFINE_FINAL_TYPE (OrreryPhoneTable, orrery_phone_table, G_TYPE_OBJECT)

enum
{
  CHANGED,
  ENTERED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- Locked-in decisions --- */

static gboolean
go_on_cb (gpointer user_data)
{
  OrreryPhoneTable *self = user_data;
  const int asked = orrery_session_get_asked (self->session);
  g_autoptr (GError) error = NULL;

  self->source = 0;
  for (guint i = 0; i < self->n_seats; i++)
    phone_table_follow (self, i);
  if (asked >= 0 && self->seats[asked].is_locked && phone_table_is_taken (self, (guint) asked)
      && !phone_table_give (self, &self->seats[asked], &error))
    /* It stays open: the phone decides again. */
    g_debug ("what was locked in was not taken: %s", error->message);
  g_signal_emit (self, signals[CHANGED], 0);
  return G_SOURCE_REMOVE;
}

/* Events come in bursts; updating once after them is enough. */
void
phone_table_queue_change (OrreryPhoneTable *self)
{
  if (self->source == 0)
    self->source = g_idle_add (go_on_cb, self);
}

/* --- The log --- */

static void
answered_cb (OrreryPhoneTable *self, guint seat, guint answer, const GameEvents *events)
{
  const PhoneLine line = { orrery_record_get_point (orrery_session_get_record (self->session)), *events };

  g_array_append_val (self->log, line);
  if (self->log->len > MOST_LINES)
    g_array_remove_range (self->log, 0, MOST_LINES / 2);
  self->is_open = FALSE;
  phone_table_queue_change (self);
}

static void
moved_cb (OrreryPhoneTable *self)
{
  const guint point = orrery_record_get_point (orrery_session_get_record (self->session));

  while (self->log->len > 0 && g_array_index (self->log, PhoneLine, self->log->len - 1).point > point)
    g_array_set_size (self->log, self->log->len - 1);
  self->is_open = FALSE;
  phone_table_queue_change (self);
}

/* --- Whose phone decides --- */

void
orrery_phone_table_set_away (OrreryPhoneTable *self, guint seat, gboolean is_away)
{
  g_return_if_fail (seat < GAME_MAX_SEATS);

  if (self->seats[seat].is_away == is_away)
    return;
  self->seats[seat].is_away = is_away;
  phone_table_follow (self, seat);
  phone_table_queue_change (self);
}

gboolean
orrery_phone_table_is_away (OrreryPhoneTable *self, guint seat)
{
  g_return_val_if_fail (seat < self->n_seats, FALSE);
  return self->seats[seat].is_away;
}

gboolean
orrery_phone_table_is_free (OrreryPhoneTable *self, gint64 seat)
{
  return seat >= 0 && seat < self->n_seats && orrery_session_is_person (self->session, (guint) seat)
         && !self->seats[seat].is_away;
}

gboolean
orrery_phone_table_is_asked (OrreryPhoneTable *self, guint seat)
{
  g_return_val_if_fail (seat < self->n_seats, FALSE);
  return phone_table_is_asked (self, seat);
}

/* --- A real table --- */

void
orrery_phone_table_set_book (OrreryPhoneTable *self, const OrreryTableBook *book, guint depth)
{
  if (self->book == book && self->depth == depth)
    return;
  self->book = book;
  self->depth = depth;
  for (guint i = 0; i < self->n_seats; i++)
    phone_table_forget (&self->seats[i]);
  phone_table_queue_change (self);
}

void
orrery_phone_table_ask (OrreryPhoneTable *self, guint ready)
{
  self->is_open = TRUE;
  self->ready = ready;
  phone_table_queue_change (self);
}

static void
orrery_phone_table_dispose (GObject *object)
{
  OrreryPhoneTable *self = ORRERY_PHONE_TABLE (object);

  g_clear_handle_id (&self->source, g_source_remove);
  for (guint i = 0; i < GAME_MAX_SEATS; i++)
    phone_table_forget (&self->seats[i]);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  g_clear_object (&self->session);
  g_clear_pointer (&self->log, g_array_unref);
  G_OBJECT_CLASS (orrery_phone_table_parent_class)->dispose (object);
}

static void
orrery_phone_table_class_init (OrreryPhoneTableClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_phone_table_dispose;
  signals[CHANGED] = g_signal_new ("changed", ORRERY_TYPE_PHONE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[ENTERED] = g_signal_new ("entered", ORRERY_TYPE_PHONE_TABLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 2, G_TYPE_UINT, G_TYPE_ARRAY);
}

static void
orrery_phone_table_init (OrreryPhoneTable *self)
{
  self->log = g_array_new (FALSE, FALSE, sizeof (PhoneLine));
}

OrreryPhoneTable *
orrery_phone_table_new (OrrerySession *session)
{
  OrreryPhoneTable *self = g_object_new (ORRERY_TYPE_PHONE_TABLE, NULL);
  OrreryRecord *record = orrery_session_get_record (session);

  self->session = g_object_ref (session);
  self->game = orrery_record_get_game (record);
  self->n_seats = orrery_record_get_n_seats (record);
  g_signal_connect_swapped (session, "answered", G_CALLBACK (answered_cb), self);
  g_signal_connect_swapped (session, "moved", G_CALLBACK (moved_cb), self);
  g_signal_connect_swapped (session, "asked", G_CALLBACK (phone_table_queue_change), self);
  g_signal_connect_swapped (session, "over", G_CALLBACK (phone_table_queue_change), self);
  phone_table_queue_change (self);
  return self;
}
