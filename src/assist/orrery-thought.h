/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A thought of a computer player, made in a thread on its own view of the game. */
#pragma once

#include "players/player.h"

#include <gio/gio.h>

typedef struct _OrreryThought OrreryThought;

typedef void (*OrreryThoughtFunc) (const GameAnswer *answers,
                                   gsize             n,
                                   gpointer          data);

/* Thinks about one answer, or a whole decision. The function is called in the main loop, unless the thought
 * is ended before. */
OrreryThought *orrery_thought_begin (const PlayerKind *kind, const Game *rules, const void *state,
                                     const GameRng *rng, guint32 nodes, gboolean whole,
                                     OrreryThoughtFunc func, gpointer data)
                                    G_GNUC_WARN_UNUSED_RESULT;
/* Frees a finished thought, or cancels it: the player stops thinking at once. */
void           orrery_thought_end   (OrreryThought     *self);

/* How many are in progress, wanted or not. For tests. */
guint          orrery_thought_count (void);
