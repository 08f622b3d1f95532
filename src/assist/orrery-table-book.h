/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryTableBook: what a game says about keeping the books of a real table, without a screen. It is a
 * constant of the game's assist/. */
#pragma once

#include "assist/orrery-decision.h"

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

/* Answers that people give together, because at a table nobody says them one by one. */
typedef struct
{
  char *label;
  char *key;             /* as OrreryQuestionBar takes it; NULL: none */
  gboolean is_suggested; /* one of them at most */
  GArray *answers;       /* of GameAnswer, to the question and those after it; empty: they are given one by one */
} OrreryBundle;

/* Takes label, key and answers. */
OrreryBundle *orrery_bundle_new  (char *label, char *key, GArray *answers);
void          orrery_bundle_free (OrreryBundle *self);

typedef struct
{
  /* From the least that is entered to the most. What is secret is entered with the last one only. */
  const OrreryDepth *depths;
  guint n_depths;

  /* Where the rules themselves know the depth: which it is, and the answer that changes it. NULL: the room keeps it. */
  guint       (*get_depth)    (const void *state);
  GameAnswer  (*answer_depth) (guint depth);

  /* TRUE if a question before the first round is one of the table's setup, which is entered as a whole and cannot be
   * taken back. NULL: all of them are. */
  gboolean    (*is_setup)     (const void *state);

  /* Answers what nobody has to be asked at this level of detail; FALSE if people are asked. `computers` is a mask of the
   * seats that computer players have, `wanted` of those that want to be asked for what is optional. */
  gboolean    (*answer_alone) (const void *state, guint depth, guint computers, guint wanted, GameAnswer *answer);
  /* A step that few players take: it is asked about only on request, and answered automatically otherwise.
   * `tell_optional` is the label with which it can be wanted at a question before; NULL: it cannot. */
  gboolean    (*is_optional)  (const void *state);
  const char *(*tell_optional) (const void *state);
  /* A suggestion that one key takes, as a new GArray of GameAnswer. */
  GArray     *(*suggest)      (const void *state);
  /* Bundles to offer instead of single answers, as a new GPtrArray of OrreryBundle that frees them;
   * NULL (also as the function): each is given by itself. */
  GPtrArray  *(*list_bundles) (const void *state);
  /* The answer for “not telling”; FALSE if it has to be told. */
  gboolean    (*answer_unsaid) (const void *state, GameAnswer *answer);
  /* A secret question: its subject, whom to pass the screen to, and a label for leaving it
   * unsaid. */
  const char *(*tell_secret)  (const void *state);
  const char *(*tell_unsaid)  (const void *state);

  /* Whether a round begins here that is entered as a whole (OrreryTableUi.new_round_entry), and whether the
   * question belongs to what is entered then. NULL if nothing is. */
  gboolean    (*is_round_due) (const void *state);
  gboolean    (*is_in_round)  (const void *state);
  /* What a seat can enter of such a round for itself while others enter theirs: the decision that follows `given` (of
   * GameAnswer); NULL: it has entered everything. NULL: nothing can be. */
  OrreryDecision *(*new_entry) (const void *state, guint depth, guint seat, const GArray *given);

  /* Where the order of players makes no difference, a seat can answer before its turn comes. Changes the
   * state as if it had come; FALSE if it cannot. NULL: the order always matters. */
  gboolean    (*begin_turn)   (void *state, guint seat);
  /* TRUE if it is still the turn of the same seat, in the same phase. */
  gboolean    (*is_same_turn) (const void *before, const void *after);

  /* `begin` is how a turn began, or any moment in it, and `answers` what was answered from then on. Empty
   * unless these end the turn. A new GArray of OrreryMissed that clears them. NULL: nothing can be missed. */
  GArray     *(*list_missed)  (const void *begin, const GameAnswer *answers, gsize n);
} OrreryTableBook;

G_END_DECLS
