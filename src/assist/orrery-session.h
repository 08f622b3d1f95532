/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game in progress: a record, and the players who answer its questions.
 *
 * The session gets every question answered: chance by the seeded dice (unless a real table rolls), a computer
 * player's decision in a thread, a forced answer automatically. If a person must decide, it emits "asked" and
 * waits for orrery_session_answer_all(). */
#pragma once

#include "record/orrery-record.h"

#define ORRERY_TYPE_SESSION (orrery_session_get_type ())

G_DECLARE_FINAL_TYPE (OrrerySession, orrery_session, ORRERY, SESSION, GObject)

/* Nothing is answered before orrery_session_run(). */
OrrerySession *orrery_session_new (OrreryRecord *record);

OrreryRecord    *orrery_session_get_record (OrrerySession *self);
const void      *orrery_session_get_state  (OrrerySession *self);

/* The seat of the person who is asked; -1 if nobody is, also for a roll at a real table. */
int      orrery_session_get_asked    (OrrerySession *self);
/* TRUE if the game is paused because it cannot be saved. It continues automatically once it can be. */
gboolean orrery_session_get_stuck    (OrrerySession *self);
gboolean orrery_session_is_person    (OrrerySession *self, guint seat);
guint    orrery_session_count_persons (OrrerySession *self);

/* Milliseconds between two visible answers of computer players; 0: no delay. */
void  orrery_session_set_pace (OrrerySession *self, guint pace);

/* How many positions computer players may look at per answer; 0, the default: no limit. For tests. */
void  orrery_session_set_nodes (OrrerySession *self, guint32 nodes);

/* TRUE if nobody needs to be asked, because there is only one answer or all answers lead to the same result.
 * Always FALSE while "ask-forced" is set. */
gboolean orrery_session_is_automatic (OrrerySession *self, const void *state);

/* Whether chance is answered here (the default) or by people at a real table. */
gboolean orrery_session_get_rolls (OrrerySession *self);
void     orrery_session_set_rolls (OrrerySession *self, gboolean rolls);

/* Undo and redo do not stop where `skips` returns TRUE, because nobody is asked there. `given` is the
 * recorded answer, or 0. NULL: they always stop. */
typedef gboolean (*OrrerySkipFunc) (const void *state, GameAnswer given, gpointer data);
void     orrery_session_set_skips (OrrerySession *self, OrrerySkipFunc skips, gpointer data);
gboolean orrery_session_skips     (OrrerySession *self, const void *state, GameAnswer given);

/* From now on every question is answered from `script` (of GameAnswer, from the start of the game), including
 * those of people and luck. After `until` answers in total it stops with "asked", whoever is asked there. */
void orrery_session_follow  (OrrerySession *self, GArray *script, guint until);

/* Runs until a person must decide, the game is over, or it is paused. */
void orrery_session_run     (OrrerySession *self);
void orrery_session_pause   (OrrerySession *self);
/* FALSE: it is over, paused or stuck. */
gboolean orrery_session_get_running (OrrerySession *self);
/* The same without delays, up to the next decision of a person. */
void orrery_session_play_on (OrrerySession *self);

/* The answers of a person's decision, or corrections: all of them, or none. Rejected ones set the error and change
 * nothing. */
gboolean orrery_session_answer_all (OrrerySession *self, const GameAnswer *answers, gsize n,
                                    GError **error);

/* The answers from `begin` up to `end` were given with one key, so undo takes them back together. */
void     orrery_session_join       (OrrerySession *self, guint begin, guint end);
/* TRUE if the answer at `point` was given with the one before. */
gboolean orrery_session_is_joined  (OrrerySession *self, guint point);

/* Goes back to a person's last decision, forward to the next, or anywhere. Going back does not change the
 * dice: the same answers lead to the same rolls. */
gboolean orrery_session_can_undo (OrrerySession *self);
/* Where undo would go back to; -1: nowhere. */
int      orrery_session_get_undo_point (OrrerySession *self);
/* TRUE if luck or another seat has answered since the decision at `point`. */
gboolean orrery_session_is_overtaken (OrrerySession *self, guint point);
/* TRUE if the answer at `point` corrected the table: no question asked for it. */
gboolean orrery_session_is_correction (OrrerySession *self, guint point);
gboolean orrery_session_can_redo (OrrerySession *self);
void     orrery_session_undo     (OrrerySession *self);
void     orrery_session_redo     (OrrerySession *self);
void     orrery_session_go_to    (OrrerySession *self, guint point);

/* Signals:
 *   answered (guint seat_or_G_MAXUINT, guint answer, GameEvents *events): something happened
 *   moved (): the point was changed by undo, redo or go_to; redraw everything
 *   asked (): a person must decide, or people at a real table must enter a roll or draw
 *   failed (GError *): an answer could not be saved; nothing changed, and the game continues when saving
 *     works
 * again
 *   over (): the game has ended
 * Properties: "thinking", "can-undo", "can-redo", "pace", "ask-forced", "rolls". */
