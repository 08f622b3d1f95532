/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the table share:
 *   orrery-phone-table.c           the object: whose phone decides, and what happens
 *   orrery-phone-table-ask.c       what each seat is asked
 *   orrery-phone-table-request.c   what a phone asks for
 *   orrery-phone-table-describe.c  all of it as JSON */
#pragma once

#include "assist/orrery-decision.h"
#include "phones/orrery-phone-table.h"

G_BEGIN_DECLS

/* What an answer brought. Readers differ in what they may know and in their language, so it is told when it is sent. */
typedef struct
{
  guint point; /* of the record, after it */
  GameEvents events;
} PhoneLine;

typedef struct
{
  gboolean is_away;
  gboolean is_locked;
  guint serial; /* of the question, so that a late tap answers no other */
  GameState start;
  OrreryDecision *decision; /* NULL if nothing is asked */
  GArray *given; /* of GameAnswer, before the decision, where the seat enters its part of a round; NULL: it does not */
  int undo_point;
  guint undo_serial; /* of what undo would take back */
} PhoneSeat;

struct _OrreryPhoneTable
{
  GObject parent_instance;

  OrrerySession *session;
  const OrreryGame *game;
  const OrreryTableBook *book; /* NULL: no real table is followed */
  guint depth;
  gboolean is_open; /* at a real table: the room asks people now */
  guint ready;      /* mask of the seats that have entered their part of a round in the room */
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
/* Whether the table waits for this seat. */
gboolean phone_table_is_asked (OrreryPhoneTable *self, guint seat);
/* Whether people say what luck brought. */
gboolean phone_table_is_luck (OrreryPhoneTable *self);
/* What a seat has entered goes on with the next part of it, or is whole. */
void     phone_table_go_on (OrreryPhoneTable *self, guint seat);
void     phone_table_reopen (OrreryPhoneTable *self, guint seat);
void     phone_table_go_back (OrreryPhoneTable *self, guint seat);

/* request */
gboolean phone_table_give (OrreryPhoneTable *self, PhoneSeat *seat, GError **error);
/* A number for what undo would take back, if that is this seat's own decision; 0 if it is not. */
guint    phone_table_get_undo (OrreryPhoneTable *self, guint seat);

G_END_DECLS
