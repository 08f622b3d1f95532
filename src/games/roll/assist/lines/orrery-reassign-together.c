/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Two dice that one power takes from the same column. */
#include "games/roll/assist/lines/orrery-reassign-search.h"

#include <string.h>

enum
{
  MOST_OPTIONS = 2 * ORRERY_LINE_MAX_DICE
};

/* A die as one of the two; masks are 0 for what it does not need. */
typedef struct
{
  guint8 die;
  gboolean guessed;
  gboolean dictated;
  guint explains;
  guint lost;  /* whether the others explain one die fewer without the moves that it had */
  guint taken; /* moves it needs that another die has */
  guint32 before, after, direct;
} Option;

static guint32
mask_of (const ReassignBoard *board, const OrreryPlanDie *die, guint from, guint to)
{
  return board->masks[die->colour][from][to];
}

/* FALSE if nothing can move it there, or onwards. */
static gboolean
set_option (const ReassignSearch *self, ReassignPair *pair, guint die, gboolean guessed, Option *option)
{
  const OrreryPlanDie *it = &self->dice[die];
  const ReassignBoard *board = &self->next.board;

  memset (option, 0, sizeof *option);
  pair->guessed[0] = guessed;
  option->die = (guint8) die;
  option->guessed = guessed;
  option->dictated = it->goal == ORRERY_LINE_DICTATE;
  option->explains = orrery_reassign_is_moved (it) && !guessed;
  if (orrery_reassign_is_moved (it))
    option->direct = mask_of (board, it, it->start, it->goal);
  if (orrery_reassign_needs_before (pair, 0, it))
    option->before = mask_of (board, it, it->start, (guint) pair->column);
  if (orrery_reassign_needs_after (self, it))
    option->after = mask_of (board, it, self->together_to, it->goal);
  return (option->before != 0 || !orrery_reassign_needs_before (pair, 0, it))
         && (option->after != 0 || !orrery_reassign_needs_after (self, it));
}

/* Compared with the matching without the two: the gain is at most what it explains, less what it costs others. */
static void
set_cost (Option *option, const OrreryMatching *alone, const ReassignWish *wishes, guint32 open)
{
  option->taken = (option->before != 0 && (option->before & open) == 0)
                  + (option->after != 0 && (option->after & open) == 0);
  for (guint i = 0; i < alone->n_wishes; i++)
    if (wishes[i].die == option->die)
      option->lost = alone->by[i] >= 0 && (alone->full >> alone->by[i] & 1) == 0;
}

static gboolean
is_alike (const Option *a, const Option *b)
{
  return a->guessed == b->guessed && a->dictated == b->dictated && a->explains == b->explains
         && a->lost == b->lost && a->taken == b->taken && a->before == b->before
         && a->after == b->after && a->direct == b->direct;
}

/* Of equal dice, two are enough to try. */
static guint
add_option (Option *options, guint n, const Option *option)
{
  guint alike = 0;

  for (guint i = 0; i < n; i++)
    alike += is_alike (&options[i], option);
  if (alike >= 2 || n == MOST_OPTIONS)
    return n;
  options[n] = *option;
  return n + 1;
}

static guint
list_options (const ReassignSearch *self, guint column, const ReassignSolution *alone, Option *options)
{
  const guint32 open = orrery_matching_open (&alone->matching);
  ReassignPair pair = { (int) column, { 0 }, { FALSE } };
  guint n = 0;

  for (guint i = 0; i < self->n_dice; i++)
    for (guint guessed = 0; guessed <= orrery_reassign_is_moved (&self->dice[i]); guessed++)
      {
        Option option;

        if ((self->uses[self->together].colours >> self->dice[i].colour & 1) == 0
            || !set_option (self, &pair, i, guessed, &option))
          continue;
        set_cost (&option, &alone->matching, alone->wishes, open);
        n = add_option (options, n, &option);
      }
  return n;
}

/* Powers that move several dice do so at one time: before the two are taken, or after. */
static guint32
list_splittable (const ReassignSearch *self, const Option *a, const Option *b)
{
  const guint32 before = a->before | b->before, after = a->after | b->after;
  guint32 early = 0, late = 0;

  for (guint i = EARLY + 1; i < self->next.board.n; i++)
    {
      early |= (before >> i & 1) << self->next.board.nodes[i].power;
      late |= (after >> i & 1) << self->next.board.nodes[i].power;
    }
  for (guint i = 0; i < self->n_powers; i++)
    if (self->uses[i].most < 2)
      early &= ~(1u << i);
  return early & late;
}

static guint32
list_nodes (const ReassignBoard *board, guint32 powers)
{
  guint32 nodes = 0;

  for (guint i = EARLY + 1; i < board->n; i++)
    nodes |= (powers >> board->nodes[i].power & 1) << i;
  return nodes;
}

static void
try_pair (ReassignSearch *self, guint column, const Option *a, const Option *b)
{
  const guint others = self->n_dictated - a->dictated - b->dictated;
  const guint32 splittable = list_splittable (self, a, b);
  guint32 late = splittable;

  self->next.pair = (ReassignPair){ (int) column, { a->die, b->die }, { a->guessed, b->guessed } };
  for (guint early = 0; early <= ((a->before | b->before) != 0 ? MIN (others, 2) : 0); early++)
    do
      {
        late = (late - 1) & splittable;
        orrery_reassign_try_matching (self, early, list_nodes (&self->next.board, late),
                                      list_nodes (&self->next.board, splittable & ~late));
      }
    while (late != splittable);
}

void
orrery_reassign_try_together (ReassignSearch *self)
{
  const ReassignSolution alone = self->next;
  Option options[MOST_OPTIONS];

  for (guint column = 0; column < ROLL_N_PHASES && !orrery_reassign_is_done (self); column++)
    {
      guint n;

      if (column == self->together_to)
        continue;
      n = list_options (self, column, &alone, options);
      for (guint i = 0; i < n; i++)
        for (guint k = i + 1; k < n && !orrery_reassign_is_done (self); k++)
          {
            const Option *a = &options[i], *b = &options[k];
            const guint cost = MAX (a->lost + b->lost, a->taken + b->taken);

            if (a->die != b->die
                && alone.value + a->explains + b->explains > self->best.value + cost)
              try_pair (self, column, a, b);
          }
    }
}

void
orrery_reassign_try_same_pair (ReassignSearch *self)
{
  const ReassignPair same = self->next.pair;
  ReassignPair pair = same;
  Option a, b;

  if (set_option (self, &pair, same.dice[0], same.guessed[0], &a)
      && set_option (self, &pair, same.dice[1], same.guessed[1], &b))
    try_pair (self, (guint) same.column, &a, &b);
}
