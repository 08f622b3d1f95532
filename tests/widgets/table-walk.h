/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random games for tests of what is drawn. */
#pragma once

#include <glib.h>

#include "games/roll/rules/roll.h"

typedef struct
{
  RollState state;
  GameRng rng;
  GameAnswer legal[GAME_MAX_ANSWERS];
  gsize n_legal;
  GameQuestion question;
} TableWalk;

static const char *const table_names[] = { "Ada", "Ben", "Cleo", "Dan", "Eve", NULL };

static inline void
table_walk_look (TableWalk *walk)
{
  walk->question = roll_question (&walk->state);
  walk->n_legal = roll_legal (&walk->state, walk->legal);
}

static inline void
table_walk_start (TableWalk *walk,
                  guint      n_seats,
                  guint64    seed)
{
  GameSetup setup = { n_seats, 0 };

  game_rng_seed (&walk->rng, seed);
  g_assert_cmpint (roll_start (&walk->state, &setup), ==, ROLL_OK);
  table_walk_look (walk);
}

/* One answer at random; FALSE when the game is over. */
static inline gboolean
table_walk_step (TableWalk *walk)
{
  GameAnswer answer;

  if (walk->question.ask == GAME_OVER)
    return FALSE;
  if (walk->question.ask == GAME_CHANCE)
    answer = game_chance (&roll_game, &walk->state, &walk->rng);
  else
    answer = walk->legal[game_rng_below (&walk->rng, walk->n_legal)];
  g_assert_cmpint (roll_apply (&walk->state, answer, NULL), ==, ROLL_OK);
  table_walk_look (walk);
  return TRUE;
}

static inline void
table_walk_view (const TableWalk *walk,
                 int              seat,
                 RollState       *view)
{
  *view = walk->state;
  roll_view (view, seat);
}
