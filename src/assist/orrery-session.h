/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A game under way: a record, and whoever answers its questions.
 *
 * Whenever there is a question, the session has it answered: chance by the seeded dice (unless a real
 * table rolls), a computer player's decision in a thread, a forced answer by itself. Where a person
 * must decide it says so ("asked") and waits for orrery_session_answer(). */
#pragma once

#include "record/orrery-record.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_SESSION (orrery_session_get_type ())

G_DECLARE_FINAL_TYPE (OrrerySession, orrery_session, ORRERY, SESSION, GObject)

/* Nothing is answered before orrery_session_run(). */
OrrerySession *orrery_session_new (OrreryRecord *record);

OrreryRecord    *orrery_session_get_record (OrrerySession *self);
const void      *orrery_session_get_state  (OrrerySession *self);

/* The seat whose person is asked; -1 while nobody is, also for a roll at a real table. */
int      orrery_session_get_asked    (OrrerySession *self);
/* TRUE if the game is paused because it cannot be saved. It continues by itself once it can be. */
gboolean orrery_session_get_stuck    (OrrerySession *self);
gboolean orrery_session_is_person    (OrrerySession *self,
                                      guint          seat);
guint    orrery_session_count_persons (OrrerySession *self);

/* Milliseconds between two answers of computer players that others can see; 0: at once. */
void  orrery_session_set_pace (OrrerySession *self,
                               guint          pace);

/* How many positions computer players may look at for an answer; 0, the default: as many as they like.
 * For tests. */
void  orrery_session_set_nodes (OrrerySession *self,
                                guint32        nodes);

/* TRUE if questions with a single answer are asked too. */
gboolean orrery_session_get_ask_forced (OrrerySession *self);

/* Whether chance is answered here (the default) or by people at a real table. */
gboolean orrery_session_get_rolls (OrrerySession *self);
void     orrery_session_set_rolls (OrrerySession *self,
                                   gboolean       rolls);

/* Where `skips` says so, nobody is asked by themselves: undo and redo do not stop there. `given` is what the record
 * has there, or 0. NULL: they always stop. */
typedef gboolean (*OrrerySkipFunc) (const void *state, GameAnswer given, gpointer data);
void     orrery_session_set_skips (OrrerySession *self,
                                   OrrerySkipFunc skips,
                                   gpointer       data);
gboolean orrery_session_skips     (OrrerySession *self,
                                   const void    *state,
                                   GameAnswer     given);

/* From now on every question is answered as `script` says (of GameAnswer, from the start of the game), people's
 * and luck's too. After `until` answers in all it stops with "asked", whoever is asked there. */
void orrery_session_follow  (OrrerySession *self,
                             GArray        *script,
                             guint          until);

/* Has questions answered until a person must decide, the game is over, or it is paused. */
void orrery_session_run     (OrrerySession *self);
void orrery_session_pause   (OrrerySession *self);
/* The same without any waiting, up to the next decision of a person. */
void orrery_session_play_on (OrrerySession *self);

/* A person's answer (or a correction). Refusals come back as an error and change nothing. */
gboolean orrery_session_answer (OrrerySession *self,
                                GameAnswer     answer,
                                GError       **error);

/* Several that are one decision: all of them, or none. */
gboolean orrery_session_answer_all (OrrerySession    *self,
                                    const GameAnswer *answers,
                                    gsize             n,
                                    GError          **error);

/* The answers from `begin` up to `end` were given with one key: undo takes them back as one. */
void     orrery_session_join       (OrrerySession *self,
                                    guint          begin,
                                    guint          end);
/* TRUE if the answer at `point` was given with the one before. */
gboolean orrery_session_is_joined  (OrrerySession *self,
                                    guint          point);

/* Back to the last decision of a person, forward to the next, or anywhere. Going back leaves the
 * dice as they were: the same answers bring the same rolls. */
gboolean orrery_session_can_undo (OrrerySession *self);
/* Where undo would go back to; -1: nowhere. */
int      orrery_session_get_undo_point (OrrerySession *self);
gboolean orrery_session_can_redo (OrrerySession *self);
void     orrery_session_undo     (OrrerySession *self);
void     orrery_session_redo     (OrrerySession *self);
void     orrery_session_go_to    (OrrerySession *self,
                                  guint          point);

/* Signals:
 *   answered (guint seat_or_G_MAXUINT, guint answer, GameEvents *events): something happened
 *   moved (): the point was changed by undo, redo or go_to; redraw everything
 *   asked (): a person must decide, or people at a real table must say what luck brought
 *   failed (GError *): an answer could not be kept; nothing was answered, and the game goes on when it can be kept
 * again
 *   over (): the game has ended
 * Properties: "thinking", "can-undo", "can-redo", "pace", "ask-forced", "rolls". */

G_END_DECLS
