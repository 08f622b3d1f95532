/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Turns of a phase that are answered in advance: if the order of the players makes no difference, whoever is
 * ready first answers first. The rules still ask in their own order; early answers are stored and given when
 * their question comes. */
#pragma once

#include "assist/orrery-table-book.h"

typedef struct _OrreryAhead OrreryAhead;

OrreryAhead *orrery_ahead_new (const Game *rules, const OrreryTableBook *book);
void orrery_ahead_free (OrreryAhead *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (OrreryAhead, orrery_ahead_free)

/* Sets the current point of the game; answers for another phase are dropped. */
void orrery_ahead_follow (OrreryAhead *self, const void *state);
void orrery_ahead_clear (OrreryAhead *self);

/* TRUE if the seat can decide something in this phase now, although others are asked first; also if it has
 * already done so. */
gboolean orrery_ahead_can (OrreryAhead *self, const void *state, guint seat);
/* TRUE if a whole turn is stored for the seat. */
gboolean orrery_ahead_has (OrreryAhead *self, guint seat);

/* The turn being answered in advance: its seat, -1 for none, and the table as if the turn had come. */
int orrery_ahead_get_seat (OrreryAhead *self);
const void *orrery_ahead_get_state (OrreryAhead *self);
/* The start of the turn, and the answers given in it; a newly allocated GArray of GameAnswer. */
const void *orrery_ahead_get_begin (OrreryAhead *self);
GArray *orrery_ahead_list_given (OrreryAhead *self) G_GNUC_WARN_UNUSED_RESULT;

/* Starts a turn over (FALSE if that isn't possible), gives answers to it (all or none; the last one ends it),
 * or leaves it. */
gboolean orrery_ahead_begin (OrreryAhead *self, const void *state, guint seat);
GameStatus orrery_ahead_give (OrreryAhead *self, const GameAnswer *answers, gsize n);
void orrery_ahead_leave (OrreryAhead *self);
/* Stores a turn that has only been answered in part; the rest is asked when the turn comes. */
void orrery_ahead_keep (OrreryAhead *self);
/* The table at the first question of the seat's turn; FALSE if there is none. */
gboolean orrery_ahead_begins (OrreryAhead *self, const void *state, guint seat, GameState *begun);

/* Takes the answers saved for the current question, as far as the rules still accept them; newly
 * allocated, possibly empty. `dropped` says whether some of them were lost. */
GArray *orrery_ahead_take (OrreryAhead *self, const void *state,
                           gboolean *dropped) G_GNUC_WARN_UNUSED_RESULT;

/* Saves and restores it. */
void orrery_ahead_save (OrreryAhead *self, GKeyFile *file);
void orrery_ahead_load (OrreryAhead *self, GKeyFile *file);
