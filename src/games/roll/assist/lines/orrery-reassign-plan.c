/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Searches with chains of powers, then with fewer powers, and writes down the result. */
#include "games/roll/assist/lines/orrery-reassign-search.h"

#include <string.h>

/* --- Chains --- */

static void
try_board (ReassignSearch *self)
{
  orrery_reassign_set_board (self, &self->next.board);
  self->next.pair.column = -1;
  orrery_reassign_try_matching (self, 0, 0, 0);
  if (self->together >= 0 && !orrery_reassign_is_done (self))
    orrery_reassign_try_together (self);
}

/* A die that can go anywhere needs no second power. */
static gboolean
can_chain (const ReassignSearch *self, guint first, guint second)
{
  const RollUse *a = &self->uses[first], *b = &self->uses[second];

  return a->from == ROLL_FROM_ANY && (a->to >> b->from & 1) != 0 && a->to != ROLL_ANY_PHASE
         && (a->colours & b->colours) != 0 && orrery_reassign_count_in_chains (self, first) < a->most;
}

/* Every way to chain the moves of the powers from `second` on; `used` moves and all firsts below `least` are fixed. */
static void
try_chains (ReassignSearch *self, guint second, guint used, guint least)
{
  while (second < self->n_powers
         && (self->uses[second].from >= ROLL_N_PHASES || used == self->uses[second].most))
    {
      second++;
      used = least = 0;
    }
  if (second == self->n_powers)
    {
      try_board (self);
      return;
    }
  try_chains (self, second + 1, 0, 0);
  for (guint first = least; first < self->n_powers && self->n_chains < MOST_CHAINS; first++)
    if (!orrery_reassign_is_done (self) && can_chain (self, first, second))
      {
        self->chains[self->n_chains++] = (ReassignChain){ (guint8) first, (guint8) second };
        try_chains (self, second, used + 1, first);
        self->n_chains--;
      }
}

/* --- Fewer uses --- */

static void
restore_chains (ReassignSearch *self)
{
  const ReassignBoard *board = &self->best.board;

  self->n_chains = 0;
  for (guint i = 0; i < board->n; i++)
    if (board->nodes[i].via >= 0)
      self->chains[self->n_chains++] =
          (ReassignChain){ (guint8) board->nodes[i].via, board->nodes[i].power };
}

/* TRUE if as much is explained without the disabled powers. */
static gboolean
explains_without (ReassignSearch *self)
{
  const guint value = self->best.value;

  self->best.value = value - 1;
  self->next.pair = self->best.pair;
  orrery_reassign_set_board (self, &self->next.board);
  if (self->next.pair.column < 0)
    orrery_reassign_try_matching (self, 0, 0, 0);
  else
    orrery_reassign_try_same_pair (self);
  if (self->best.value == value)
    return TRUE;
  self->best.value = value;
  return FALSE;
}

/* Powers for one die come before those for two, so that few dice are left over. */
static void
drop_powers (ReassignSearch *self)
{
  restore_chains (self);
  for (guint most = 1; most <= ROLL_N_PHASES && self->best.value > 0; most++)
    for (guint i = 0; i < self->n_powers; i++)
      {
        if (self->uses[i].most != most || (int) i == self->together
            || orrery_reassign_count_in_chains (self, i) > 0)
          continue;
        self->disabled |= 1u << i;
        if (!explains_without (self))
          self->disabled &= ~(1u << i);
      }
}

/* --- The plan --- */

static void
add_move (OrreryPlan *plan, guint die, guint use, guint to)
{
  plan->moves[plan->n_moves++] = (OrreryPlanMove){ (guint8) die, (guint8) use, (guint8) to };
}

/* The n-th that is set aside; those that are taken together come last. */
static guint
find_dictated (const ReassignSearch *self, guint n)
{
  for (guint last = 0; last < 2; last++)
    for (guint i = 0; i < self->n_dice; i++)
      if (self->dice[i].goal == ORRERY_LINE_DICTATE
          && orrery_reassign_is_in_pair (&self->best.pair, i) == (last == 1) && n-- == 0)
        return i;
  g_return_val_if_reached (0);
}

/* Every Dictate moves a die, if there are enough. */
static guint
find_dictate (const ReassignSearch *self, guint node, guint nth)
{
  const guint early = self->best.early;

  return self->n_powers
         + find_dictated (self, node == EARLY ? nth % early
                                              : early + nth % (self->n_dictated - early));
}

static void
add_moves (const ReassignSearch *self, OrreryPlan *plan, MoveKind kind, guint dictates[2])
{
  for (guint i = 0; i < self->best.matching.n_wishes; i++)
    {
      const ReassignWish *wish = &self->best.wishes[i];
      const int by = self->best.matching.by[i];
      const ReassignNode *node = &self->best.board.nodes[MAX (by, 0)];

      if (wish->kind != kind || by < 0)
        continue;
      if (node->via >= 0)
        add_move (plan, wish->die, (guint) node->via, self->uses[node->power].from);
      add_move (plan, wish->die,
                by <= EARLY ? find_dictate (self, (guint) by, dictates[by]++) : node->power,
                wish->to);
      if (kind == MOVE_PLAIN)
        plan->unexplained[wish->die] = FALSE;
    }
}

static guint8
first_column (const ReassignSearch *self, const OrreryPlan *plan, guint die)
{
  const OrreryPlanDie *it = &self->dice[die];

  if (it->start < ROLL_N_PHASES && !plan->unexplained[die])
    return it->start;
  if (orrery_reassign_is_in_pair (&self->best.pair, die))
    return (guint8) self->best.pair.column;
  return it->goal < ROLL_N_PHASES ? it->goal : ROLL_EXPLORE;
}

static void
write_plan (const ReassignSearch *self, OrreryPlan *plan)
{
  const ReassignPair *pair = &self->best.pair;
  guint dictates[2] = { 0, 0 };

  memset (plan, 0, sizeof *plan);
  plan->n_powers = self->n_powers;
  memcpy (plan->faces, self->faces, sizeof plan->faces);
  for (guint i = 0; i < self->n_dice; i++)
    plan->unexplained[i] = orrery_reassign_is_moved (&self->dice[i]);
  add_moves (self, plan, MOVE_BEFORE, dictates);
  for (guint k = 0; pair->column >= 0 && k < 2; k++)
    {
      plan->unexplained[pair->dice[k]] &= pair->guessed[k];
      add_move (plan, pair->dice[k], (guint) self->together, self->together_to);
    }
  add_moves (self, plan, MOVE_AFTER, dictates);
  add_moves (self, plan, MOVE_PLAIN, dictates);
  for (guint i = 0; i < self->n_dice; i++)
    plan->first[i] = first_column (self, plan, i);
}

guint
orrery_plan_make (const RollState *state, guint seat, const OrreryPlanDie *dice, guint n_dice,
                  OrreryPlan *plan)
{
  g_autofree ReassignSearch *self = g_new (ReassignSearch, 1);

  orrery_reassign_search_init (self, state, seat, dice, n_dice);
  self->best.pair.column = -1;
  if (self->n_moved > 0)
    try_chains (self, 0, 0, 0);
  drop_powers (self);
  write_plan (self, plan);
  return self->n_tries;
}
