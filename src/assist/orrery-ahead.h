/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Turns of a phase that are answered before they come: where the order of the players makes no
 * difference, the one who is ready first answers first. The rules ask in their order; what was
 * answered ahead is kept and given when it is asked for. */
#pragma once

#include "assist/orrery-table-book.h"

G_BEGIN_DECLS

typedef struct _OrreryAhead OrreryAhead;

OrreryAhead *orrery_ahead_new (const Game *rules, const OrreryTableBook *book);
void orrery_ahead_free (OrreryAhead *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (OrreryAhead, orrery_ahead_free)

/* Tells it where the game is now; answers for another phase are dropped. */
void orrery_ahead_follow (OrreryAhead *self, const void *state);
void orrery_ahead_clear (OrreryAhead *self);

/* TRUE if the seat has something to decide in this phase that it may decide now, although others
 * are asked first; also if it has decided it before. */
gboolean orrery_ahead_can (OrreryAhead *self, const void *state, guint seat);
/* It has: a whole turn is kept for it. */
gboolean orrery_ahead_has (OrreryAhead *self, guint seat);

/* The turn that is answered now: its seat, -1 for none, and the table as if it had come. */
int orrery_ahead_get_seat (OrreryAhead *self);
const void *orrery_ahead_get_state (OrreryAhead *self);
/* How the turn began, and what was answered in it; a newly allocated GArray of GameAnswer. */
const void *orrery_ahead_get_begin (OrreryAhead *self);
GArray *orrery_ahead_list_given (OrreryAhead *self) G_GNUC_WARN_UNUSED_RESULT;

/* Starts a turn again (FALSE if that is not possible), gives answers to it (all or none; the last one ends it), or
 * leaves it. */
gboolean orrery_ahead_begin (OrreryAhead *self, const void *state, guint seat);
GameStatus orrery_ahead_give (OrreryAhead *self, const GameAnswer *answers, gsize n);
void orrery_ahead_leave (OrreryAhead *self);

/* Takes the answers saved for the current question, as far as the rules still accept them; newly
 * allocated, possibly empty. `dropped` says whether some of them were lost. */
GArray *orrery_ahead_take (OrreryAhead *self, const void *state,
                           gboolean *dropped) G_GNUC_WARN_UNUSED_RESULT;

/* To be kept, and back. */
void orrery_ahead_save (OrreryAhead *self, GKeyFile *file);
void orrery_ahead_load (OrreryAhead *self, GKeyFile *file);

G_END_DECLS
