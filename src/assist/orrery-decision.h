/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryDecision: what a person is composing before it is answered.
 *
 * The rules ask for a decision answer by answer, in an order of their own. People tick, place and
 * change their minds in any order. A decision takes it as it comes, shows how the table would look,
 * says what is missing, and at last yields the answers in the order of the rules.
 *
 * Kinds: OrrerySingle (one of several answers), OrreryTicks (a set), and those of each game. */
#pragma once

#include "record/orrery-record.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_DECISION (orrery_decision_get_type ())

G_DECLARE_DERIVABLE_TYPE (OrreryDecision, orrery_decision, ORRERY, DECISION, GObject)

/* Something that can be chosen. */
typedef struct
{
  GameAnswer answer;
  guint n_ticked;    /* how many of it are */
  gboolean can_add;  /* one more is possible */
  guint n_most;      /* of ticks: how many of it could be, whatever else is ticked */
} OrreryChoice;

struct _OrreryDecisionClass
{
  GObjectClass parent_class;

  /* Ticks or does `answer`, or takes it back, and says so (orrery_decision_changed). GAME_OK, or why it
   * is not possible: nothing changes. */
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
  /* NULL: luck has no part in it. */
  void        (*draw)           (OrreryDecision   *self,
                                 GameRng          *rng);

  /* By default the table as it is, and "Done". */
  const void *(*get_state)      (OrreryDecision   *self);
  char       *(*dup_done_label) (OrreryDecision   *self);
};

/* The decision that `state` asks a seat for. */
OrreryDecision *orrery_decision_new (const OrreryGame *game,
                                     const void       *state);

int          orrery_decision_get_seat (OrreryDecision *self);
const void  *orrery_decision_get_start (OrreryDecision *self);
/* The table as if the decision had been answered: only to look at. */
const void  *orrery_decision_get_state (OrreryDecision *self);

/* In any order; GAME_OK, or why it is not possible. */
GameStatus   orrery_decision_change   (OrreryDecision *self,
                                       GameAnswer      answer,
                                       gboolean        on);
/* Newly allocated GArray of OrreryChoice, ascending. */
GArray      *orrery_decision_list_choices (OrreryDecision *self) G_GNUC_WARN_UNUSED_RESULT;

/* A sentence about what is missing; NULL if nothing is, so it can be answered. */
char        *orrery_decision_dup_missing (OrreryDecision *self) G_GNUC_WARN_UNUSED_RESULT;
gboolean     orrery_decision_get_whole (OrreryDecision *self);
/* On the button that answers it. */
char        *orrery_decision_dup_done_label (OrreryDecision *self) G_GNUC_WARN_UNUSED_RESULT;
/* Newly allocated GArray of GameAnswer, for the record; only when nothing is missing. */
GArray      *orrery_decision_list_answers (OrreryDecision *self) G_GNUC_WARN_UNUSED_RESULT;

/* Takes the last change back, or all of them where they have no order. */
gboolean     orrery_decision_get_can_put_back (OrreryDecision *self);
void         orrery_decision_put_back (OrreryDecision *self);

/* Of what real pieces showed: lets the program roll those that are missing. */
gboolean     orrery_decision_get_can_draw (OrreryDecision *self);
void         orrery_decision_draw     (OrreryDecision *self);

/* Takes over answers that had been given before, or are suggested; the first that does not belong to
 * it ends them. */
void         orrery_decision_fill     (OrreryDecision   *self,
                                       const GameAnswer *answers,
                                       gsize             n);
/* TRUE if something can be put back that was changed since. */
gboolean     orrery_decision_is_changed (OrreryDecision *self);

/* Signals: changed (): look at it again */

/* --- Where one begins and ends: Game.continues says so --- */

/* TRUE if the decision that is asked for can be made in one way only. One that the rules ask for in
 * their order can seem forced at first and open later. */
gboolean     orrery_decision_is_forced (const Game   *rules,
                                        const void   *state);
/* The point at which the decision that is asked for at `point` began. */
guint        orrery_decision_find_begin (OrreryRecord *record,
                                         guint         point);
/* The answers of the decision that begins at `point`, as far as the record has them; newly allocated
 * GArray of GameAnswer. */
GArray      *orrery_decision_list_given (OrreryRecord *record,
                                         guint         point) G_GNUC_WARN_UNUSED_RESULT;

/* --- For kinds of decisions --- */

gpointer          orrery_decision_construct (GType             type,
                                             const OrreryGame *game,
                                             const void       *state);
const OrreryGame *orrery_decision_get_game  (OrreryDecision   *self);
/* A person has changed something. */
void              orrery_decision_changed   (OrreryDecision   *self);

G_END_DECLS
