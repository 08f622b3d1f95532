/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryTableBook: how a game is followed at a real table, without a screen. It is a constant in the game's
 * assist/. */
#pragma once

#include "assist/orrery-decision.h"

/* How closely a table is followed. */
typedef struct
{
  const char *id;    /* "books" */
  const char *title; /* to be translated */
  const char *text;  /* what you enter, and what happens automatically; to be translated */
} OrreryDepth;

/* A power that a player could have used and did not. */
typedef struct
{
  guint seat;
  guint answer;     /* the first of the answers that skips it */
  const char *id;   /* in files */
  const char *name; /* as printed */
  char *why;        /* its benefit in a few words; NULL: nothing to say */
} OrreryMissed;

/* Answers that people give together, because at a table nobody gives them one by one. */
typedef struct
{
  char *label;
  char *key;             /* as OrreryQuestionBar takes it; NULL: none */
  gboolean is_suggested; /* at most one of them */
  GArray *answers;       /* of GameAnswer, to this question and the following ones; empty: they are given one by one */
} OrreryBundle;

/* Takes label, key and answers. */
OrreryBundle *orrery_bundle_new  (char *label, char *key, GArray *answers);
void          orrery_bundle_free (OrreryBundle *self);

typedef struct
{
  /* From the least detail to the most. Secrets are entered only at the last one. */
  const OrreryDepth *depths;
  guint n_depths;

  /* If the rules themselves know the depth: its value, and the answer that changes it. NULL: the room stores it. */
  guint       (*get_depth)    (const void *state);
  GameAnswer  (*answer_depth) (guint depth);

  /* TRUE if a question before the first round is part of the table's setup, which is entered as a whole and
   * cannot be undone. NULL: all of them are. */
  gboolean    (*is_setup)     (const void *state);

  /* Answers questions that are not asked at this level of detail; FALSE if people are asked. `computers` is a
   * mask of the computer players' seats, `wanted` of the seats that want to be asked about optional steps. */
  gboolean    (*answer_alone) (const void *state, guint depth, guint computers, guint wanted, GameAnswer *answer);
  /* A step that few players take: it is asked about only on request, and answered automatically otherwise.
   * `tell_optional` is the label for requesting it at an earlier question; NULL: that isn't possible. */
  gboolean    (*is_optional)  (const void *state);
  const char *(*tell_optional) (const void *state);
  /* A suggestion that one key accepts, as a new GArray of GameAnswer. NULL: there are none. */
  GArray     *(*suggest)      (const void *state);
  /* If all players choose pieces at the same time, each in a line of letters (OrreryTableUi.get_letter): what the
   * seat can choose, newly allocated; NULL (also as the function): it is asked by itself. And the question to all of
   * them, to be translated. */
  char       *(*tell_together) (const void *state);
  const char *together;
  /* Bundles to offer instead of single answers, as a new GPtrArray of OrreryBundle that frees them; NULL
   * (also as the function): no bundles. */
  GPtrArray  *(*list_bundles) (const void *state);
  /* The answer for “not telling”; FALSE if the player must tell. */
  gboolean    (*answer_unsaid) (const void *state, GameAnswer *answer);
  /* A secret question: its subject, whom to hand the screen to, and a label for not telling. */
  const char *(*tell_secret)  (const void *state);
  const char *(*tell_unsaid)  (const void *state);

  /* TRUE if a round begins here that is entered as a whole (OrreryTableUi.new_round_entry), and if the
   * question belongs to it. NULL if there are no such rounds. */
  gboolean    (*is_round_due) (const void *state);
  gboolean    (*is_in_round)  (const void *state);
  /* The part of such a round that a seat can enter while others enter theirs: the decision that follows
   * `given` (of GameAnswer); NULL: it has entered everything. NULL as the function: nothing can be entered
   * this way. */
  OrreryDecision *(*new_entry) (const void *state, guint depth, guint seat, const GArray *given);

  /* If the order of players makes no difference, a seat can answer before its turn. Changes the state as if
   * its turn had come; FALSE if it cannot. NULL: the order always matters. */
  gboolean    (*begin_turn)   (void *state, guint seat);
  /* TRUE if it is still the turn of the same seat, in the same phase. */
  gboolean    (*is_same_turn) (const void *before, const void *after);

  /* `begin` is the start of a turn, or any moment in it, and `answers` are all answers from there. Empty
   * unless these end the turn. A new GArray of OrreryMissed that clears them. NULL: nothing can be missed. */
  GArray     *(*list_missed)  (const void *begin, const GameAnswer *answers, gsize n);
} OrreryTableBook;

/* A new GArray of GameAnswer; empty: there is no suggestion. */
GArray *orrery_table_book_suggest (const OrreryTableBook *self, const void *state);
