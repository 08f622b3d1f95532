/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of the table:
 *   orrery-phone-table.c           the object: whose phone decides, and the log
 *   orrery-phone-table-ask.c       what each seat is asked
 *   orrery-phone-table-request.c   requests from phones
 *   orrery-phone-table-describe.c  the table as JSON */
#pragma once

#include "assist/orrery-decision.h"
#include "phones/orrery-phone-table.h"

/* The events of an answer. Readers may know different things and speak different languages, so it is put into
 * words when it is sent. */
typedef struct
{
  guint point; /* of the record, after the answer */
  GameEvents events;
} PhoneLine;

typedef struct
{
  gboolean is_away;
  gboolean is_locked;
  guint serial; /* of the question, so that a late tap does not answer another one */
  GameState start;
  OrreryDecision *decision; /* NULL if nothing is asked */
  GArray *given; /* of GameAnswer, before the decision, if the seat enters its part of a round; NULL: it does not */
  int undo_point;
  guint undo_serial; /* of the decision that undo would take back */
} PhoneSeat;

struct _OrreryPhoneTable
{
  GObject parent_instance;

  OrrerySession *session;
  const OrreryGame *game;
  const OrreryTableBook *book; /* NULL: no real table is followed */
  guint depth;
  gboolean is_open; /* at a real table: the room is asking people now */
  guint ready;      /* mask of seats that have entered their part of a round in the room */
  guint n_seats;
  guint last_serial;
  PhoneSeat seats[GAME_MAX_SEATS];
  GArray *log; /* of PhoneLine */
  guint source;
};

/* table */
void     phone_table_queue_change (OrreryPhoneTable *self);

/* ask */
void     phone_table_forget (PhoneSeat *seat);
void     phone_table_follow (OrreryPhoneTable *self, guint seat);
/* TRUE if the table is waiting for this seat. */
gboolean phone_table_is_asked (OrreryPhoneTable *self, guint seat);
/* TRUE if a decision of this seat is given as soon as it is locked in. */
gboolean phone_table_is_taken (OrreryPhoneTable *self, guint seat);
/* TRUE if people enter rolls and draws. */
gboolean phone_table_is_luck (OrreryPhoneTable *self);
/* Continues with the next part of the seat's entries, or finishes them. */
void     phone_table_go_on (OrreryPhoneTable *self, guint seat);
void     phone_table_reopen (OrreryPhoneTable *self, guint seat);
void     phone_table_go_back (OrreryPhoneTable *self, guint seat);

/* request */
gboolean phone_table_give (OrreryPhoneTable *self, PhoneSeat *seat, GError **error);
/* A number for the decision that undo would take back, if it is this seat's own; otherwise 0. */
guint    phone_table_get_undo (OrreryPhoneTable *self, guint seat);
