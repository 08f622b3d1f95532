/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryPhoneTable: a game as the players' own screens see it, without a network.
 *
 * Each seat gets a description as JSON: what it may see, its question, and its draft so far. Requests are
 * JSON, too. Everybody can make secret decisions at the same time: the rules ask one seat after another, so
 * an early decision is locked in and given when its question comes. */
#pragma once

#include "assist/orrery-session.h"
#include "assist/orrery-table-book.h"

#define ORRERY_PHONE_ERROR (orrery_phone_error_quark ())
GQuark orrery_phone_error_quark (void);

typedef enum
{
  ORRERY_PHONE_ERROR_MALFORMED, /* not a valid request */
  ORRERY_PHONE_ERROR_STALE,     /* about a question that is no longer asked */
  ORRERY_PHONE_ERROR_REFUSED    /* not possible now; the message says why */
} OrreryPhoneError;

#define ORRERY_TYPE_PHONE_TABLE (orrery_phone_table_get_type ())

G_DECLARE_FINAL_TYPE (OrreryPhoneTable, orrery_phone_table, ORRERY, PHONE_TABLE, GObject)

OrreryPhoneTable *orrery_phone_table_new (OrrerySession *session);

/* The table as the seat may see it, or as everybody may (GAME_NOBODY). A newly allocated object. */
JsonNode *orrery_phone_table_describe (OrreryPhoneTable *self, int seat) G_GNUC_WARN_UNUSED_RESULT;

/* Carries out a request of a phone. FALSE: nothing has changed, and the error says why.
 *   {"do":"change", "question":N, "answer":WORDS, "on":BOOLEAN}
 *   {"do":"put-back", "question":N}
 *   {"do":"done", "question":N}      answers, or locks in until it is asked for
 *   {"do":"unlock", "question":N}
 *   {"do":"undo", "undo":N}          takes back the seat's own last decision */
gboolean  orrery_phone_table_handle   (OrreryPhoneTable *self, guint seat, JsonObject *request,
                                       GError **error);

/* Sets whether a phone decides for the seat. FALSE discards its draft. */
void      orrery_phone_table_set_away (OrreryPhoneTable *self, guint seat, gboolean is_away);
gboolean  orrery_phone_table_is_away  (OrreryPhoneTable *self, guint seat);
/* TRUE if it is a seat of a person who does not use a phone. */
gboolean  orrery_phone_table_is_free  (OrreryPhoneTable *self, gint64 seat);

/* Follows a real table as closely as `depth` says: people also enter rolls, draws and their own parts of a
 * round. Nobody is asked before orrery_phone_table_ask(), because the room answers many questions
 * automatically. */
void      orrery_phone_table_set_book (OrreryPhoneTable *self, const OrreryTableBook *book,
                                       guint depth);
/* The room is asking people now. `ready` is a mask of seats that have entered their part of a round there. */
void      orrery_phone_table_ask      (OrreryPhoneTable *self, guint ready);
/* TRUE if the table is waiting for the seat, on its phone or not. */
gboolean  orrery_phone_table_is_asked (OrreryPhoneTable *self, guint seat);

/* Signals: changed (): the description has changed
 *   entered (guint seat, GArray *answers): the seat's part of a round; NULL: it is entering it again */
