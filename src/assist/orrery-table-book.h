/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryTableBook: what a game says about keeping the books of a real table, without a screen. It is a
 * constant of the game's assist/. */
#pragma once

#include "record/orrery-game.h"

G_BEGIN_DECLS

/* How closely a table is followed. */
typedef struct
{
  const char *id;    /* "books" */
  const char *title; /* to be translated */
  const char *text;  /* what is entered, and what is done by itself; to be translated */
} OrreryDepth;

/* A power that a player had, could have used and did not. */
typedef struct
{
  guint seat;
  guint answer;     /* which of the answers let it go first */
  const char *id;   /* in files */
  const char *name; /* as printed */
  char *why;        /* what it would have brought, in a few words; NULL: nothing to say */
} OrreryMissed;

typedef struct
{
  /* From the least that is entered to the most. What is secret is entered with the last one only. */
  const OrreryDepth *depths;
  guint n_depths;

  /* Where the rules themselves know the depth: which it is, and the answer that changes it. NULL: the room keeps it. */
  guint       (*get_depth)    (const void *state);
  GameAnswer  (*answer_depth) (guint depth);

  /* What nobody has to be asked for at this depth; FALSE if people are asked. `computers` is a mask of the
   * seats that computer players have, `wanted` of those that want to be asked for what is optional. */
  gboolean    (*answer_alone) (const void *state, guint depth, guint computers, guint wanted, GameAnswer *answer);
  /* What few players do: it is asked for only where somebody wants it, and answered by itself otherwise.
   * `tell_optional` is the label with which it can be wanted at a question before; NULL: it cannot. */
  gboolean    (*is_optional)  (const void *state);
  const char *(*tell_optional) (const void *state);
  /* What a player may well answer, as a new GArray of GameAnswer: one key takes it. */
  GArray     *(*suggest)      (const void *state);
  /* What a person answers who does not want to say it; FALSE if it has to be said. */
  gboolean    (*answer_unsaid) (const void *state, GameAnswer *answer);
  /* A secret question: its subject, whom to pass the screen to, and a label for leaving it
   * unsaid. */
  const char *(*tell_secret)  (const void *state);
  const char *(*tell_unsaid)  (const void *state);

  /* Whether a round begins here that is entered as a whole (OrreryTableUi.new_round_entry), and whether the
   * question belongs to what is entered then. NULL: nothing is. */
  gboolean    (*is_round_due) (const void *state);
  gboolean    (*is_in_round)  (const void *state);

  /* Where the order of players makes no difference, a seat can answer before its turn comes. Changes the
   * state as if it had come; FALSE if it cannot. NULL: the order always matters. */
  gboolean    (*begin_turn)   (void *state, guint seat);
  /* Whether it is still the turn of the same seat, in the same phase. */
  gboolean    (*is_same_turn) (const void *before, const void *after);

  /* `begin` is how a turn began, or any moment in it, and `answers` what was answered from then on. Empty
   * unless these end the turn. A new GArray of OrreryMissed that clears them. NULL: nothing can be missed. */
  GArray     *(*list_missed)  (const void *begin, const GameAnswer *answers, gsize n);
} OrreryTableBook;

G_END_DECLS
