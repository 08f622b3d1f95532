/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryDecision: a draft that a person composes before answering.
 *
 * The rules ask for a decision answer by answer, in an order of their own. People tick, place and change
 * their minds in any order. A decision accepts changes in any order, shows how the table would look, says
 * what is missing, and finally gives the answers in the order of the rules.
 *
 * Kinds: OrrerySingle (one of several answers), OrreryTicks (a set), and those of each game. */
#pragma once

#include "record/orrery-record.h"

#define ORRERY_TYPE_DECISION (orrery_decision_get_type ())

G_DECLARE_DERIVABLE_TYPE (OrreryDecision, orrery_decision, ORRERY, DECISION, GObject)

/* Something that can be chosen. */
typedef struct
{
  GameAnswer answer;
  guint n_ticked;    /* how many are chosen */
  gboolean can_add;  /* one more is possible */
  guint n_most;      /* for ticks: how many could be ticked, whatever else is ticked */
} OrreryChoice;

struct _OrreryDecisionClass
{
  GObjectClass parent_class;

  /* Ticks or does `answer`, or takes it back, and calls orrery_decision_changed(). Returns GAME_OK, or why it
   * isn't possible; then nothing changes. */
  GameStatus  (*change)         (OrreryDecision   *self,
                                 GameAnswer        answer,
                                 gboolean          on);
  void        (*fill)           (OrreryDecision   *self,
                                 const GameAnswer *answers,
                                 gsize             n);
  GArray     *(*list_choices)   (OrreryDecision   *self);
  GArray     *(*list_answers)   (OrreryDecision   *self);
  char       *(*dup_missing)    (OrreryDecision   *self);
  gboolean    (*can_put_back)   (OrreryDecision   *self);
  void        (*put_back)       (OrreryDecision   *self);
  /* NULL: it involves no luck. */
  void        (*draw)           (OrreryDecision   *self,
                                 GameRng          *rng);
  /* NULL: it is always of one seat. */
  void        (*set_seats)      (OrreryDecision   *self,
                                 guint             seats);

  /* By default the current table, and "Done". */
  const void *(*get_state)      (OrreryDecision   *self);
  char       *(*dup_done_label) (OrreryDecision   *self);
  /* NULL: there are none. */
  JsonNode   *(*tell_notes)     (OrreryDecision   *self);
};

/* The decision that `state` asks a seat for. */
OrreryDecision *orrery_decision_new (const OrreryGame *game, const void *state);

int          orrery_decision_get_seat (OrreryDecision *self);
const void  *orrery_decision_get_start (OrreryDecision *self);
/* The table as if the decision had been answered, only for display. */
const void  *orrery_decision_get_state (OrreryDecision *self);

/* If several seats decide together: a mask of those that decide here. It ends before the first other one. */
void         orrery_decision_set_seats (OrreryDecision *self, guint seats);

/* Can be called in any order; returns GAME_OK, or why it isn't possible. */
GameStatus   orrery_decision_change   (OrreryDecision *self, GameAnswer answer, gboolean on);
/* Newly allocated GArray of OrreryChoice, ascending. */
GArray      *orrery_decision_list_choices (OrreryDecision *self) G_GNUC_WARN_UNUSED_RESULT;

/* A sentence about what is missing; NULL if the decision is complete. */
char        *orrery_decision_dup_missing (OrreryDecision *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean     orrery_decision_get_whole (OrreryDecision *self);
/* The label of the button that answers it. */
char        *orrery_decision_dup_done_label (OrreryDecision *self) G_GNUC_WARN_UNUSED_RESULT;
/* A short note for each part of the decision, by its name in the rules: a new object such as
 * {"develop": "1 of 3 needed"}; NULL: there are no notes. */
JsonNode    *orrery_decision_tell_notes (OrreryDecision *self) G_GNUC_WARN_UNUSED_RESULT;
/* Newly allocated GArray of GameAnswer, for the record; only if nothing is missing. */
GArray      *orrery_decision_list_answers (OrreryDecision *self) G_GNUC_WARN_UNUSED_RESULT;

/* Takes back the last change, or all of them if they have no order. */
gboolean     orrery_decision_get_can_put_back (OrreryDecision *self);
void         orrery_decision_put_back (OrreryDecision *self);

/* For rolls of real dice: lets the program roll those that are missing. */
gboolean     orrery_decision_get_can_draw (OrreryDecision *self);
void         orrery_decision_draw     (OrreryDecision *self);

/* Applies earlier or suggested answers, up to the first one that does not belong to the decision. */
void         orrery_decision_fill     (OrreryDecision *self, const GameAnswer *answers, gsize n);
/* TRUE if there is a change that can be taken back. */
gboolean     orrery_decision_is_changed (OrreryDecision *self);

/* Signals: changed (): redraw it */

/* --- The extent of a decision, by Game.continues --- */

/* TRUE if there is only one way to make the decision. A decision can seem forced at its first question and
 * still have choices later. */
gboolean     orrery_decision_is_forced (const Game *rules, const void *state);
/* The point at which the decision that is asked for at `point` began. */
guint        orrery_decision_find_begin (OrreryRecord *record, guint point);
/* The answers of the decision that begins at `point`, as far as the record has them; newly allocated
 * GArray of GameAnswer. */
GArray      *orrery_decision_list_given (OrreryRecord *record,
                                         guint         point) G_GNUC_WARN_UNUSED_RESULT;

/* --- For kinds of decisions --- */

gpointer          orrery_decision_construct (GType type, const OrreryGame *game, const void *state);
const OrreryGame *orrery_decision_get_game  (OrreryDecision   *self);
/* A person has changed something. */
void              orrery_decision_changed   (OrreryDecision   *self);
