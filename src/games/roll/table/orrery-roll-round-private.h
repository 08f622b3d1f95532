/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of OrreryRollRound:
 *   orrery-roll-round.c        who enters what, and when everything is entered
 *   orrery-roll-round-keep.c   saving entries and reading them back
 *   orrery-roll-round-said.c   answers from the lines of a round */
#pragma once

#include "assist/orrery-thought.h"
#include "games/roll/assist/drafts/orrery-assignment.h"
#include "games/roll/table/orrery-roll-round.h"

struct _OrreryRollRound
{
  GtkWidget parent_instance;

  OrreryRecord *record; /* NULL: no round has begun */
  OrreryRecord *last;   /* weak: the record whose lines are on the page */
  guint depth;
  guint later;          /* mask of seats that enter the revealed dice */
  guint away;           /* mask of seats that enter theirs elsewhere */
  int entering;         /* the seat that enters its roll, or assigns it; -1: none */
  char *rolls[ROLL_MAX_SEATS];  /* the typed text; NULL if there is none */
  OrreryOwnAnswers own[ROLL_MAX_SEATS];
  OrreryAssignment *assignment; /* in progress; NULL: none */
  OrreryThought *thought;       /* a computer player thinking about its roll; NULL: none */

  /* The answers in the lines of a round about its phases. */
  guint said_round;             /* 0: none */
  OrreryRecord *said_record;    /* weak: only for comparison */
  gboolean said[ROLL_MAX_SEATS];
  OrreryRoundLine lines[ROLL_MAX_SEATS];

  GtkStack *stack;
  OrreryRevealPage *reveal_page;
  OrreryRolledPage *rolled_page;
};

/* round */
const RollState  *roll_round_state       (OrreryRollRound *self);
const PlayerKind *roll_round_computer_at (OrreryRollRound *self, guint seat);
void roll_round_drop_own   (OrreryRollRound *self, guint seat);
void roll_round_read_roll  (OrreryRollRound *self, guint seat, OrreryRolledLine *line);
/* A roll and its assignment, entered elsewhere. */
void roll_round_take_given (OrreryRollRound *self, guint seat, const GArray *given);
void roll_round_ask        (OrreryRollRound  *self);

/* keep */
void roll_round_save (OrreryRoundEntry *entry, GKeyFile *file, const char *group);
/* The last step before it asks. */
void roll_round_load (OrreryRoundEntry *entry, GKeyFile *file, const char *group);

/* said */
void     roll_round_keep_said (OrreryRollRound  *self);
gboolean roll_round_answer    (OrreryRoundEntry *entry, OrreryRecord *record, const void *state,
                               GameAnswer *answer);
gboolean roll_round_wants     (OrreryRoundEntry *entry, OrreryRecord *record, const void *state);
