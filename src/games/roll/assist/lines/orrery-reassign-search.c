/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every moved die needs one move of a power, so the dice and the moves of all powers are matched. Two cases
 * need more, and are tried one after the other:
 *
 * - A power that takes from one column only can take a die that another has moved there: the two
 *   are a chain, which takes from anywhere and goes wherever the second goes.
 * - A power that must take two from the same column (there is one in the game) can take any two,
 *   if others bring them there before, or on from there afterwards. */
#include "games/roll/assist/lines/orrery-reassign-search.h"

#include <string.h>

enum
{
  MOST_TRIES = 6000 /* matchings of one plan */
};

gboolean
orrery_reassign_is_moved (const OrreryPlanDie *die)
{
  return die->start < ROLL_N_PHASES && die->goal < ROLL_N_PHASES && die->start != die->goal;
}

/* --- The available powers --- */

static void
add_power (ReassignSearch *self, const RollState *state, guint seat, guint8 face)
{
  const RollUse use = roll_reassign_use (state, (int) seat, face);

  if (use.most == 0 || self->n_powers == ORRERY_PLAN_MAX_POWERS)
    return;
  if (use.from == ROLL_FROM_SAME)
    {
      self->together = (int) self->n_powers;
      self->together_to = (guint8) g_bit_nth_lsf (use.to, -1);
    }
  self->faces[self->n_powers] = face;
  self->uses[self->n_powers++] = use;
}

void
orrery_reassign_search_init (ReassignSearch *self, const RollState *state, guint seat, const OrreryPlanDie *dice,
                             guint n_dice)
{
  memset (self, 0, sizeof *self);
  self->dice = dice;
  self->n_dice = n_dice;
  self->together = -1;
  self->dictate_limit = roll_dictate_use (state, (int) seat).most;
  for (guint i = 0; i < n_dice; i++)
    {
      self->n_moved += orrery_reassign_is_moved (&dice[i]);
      self->n_dictated += dice[i].goal == ORRERY_LINE_DICTATE;
    }
  for (guint i = 0; i < state->seats[seat].n_tableau; i++)
    add_power (self, state, seat, state->seats[seat].tableau[i]);
}

guint
orrery_reassign_count_in_chains (const ReassignSearch *self, guint power)
{
  guint n = 0;

  for (guint i = 0; i < self->n_chains; i++)
    n += (self->chains[i].first == power) + (self->chains[i].second == power);
  return n;
}

static void
add_node (ReassignBoard *board, guint power, int via, RollUse use)
{
  board->nodes[board->n++] = (ReassignNode){ (guint8) power, (gint8) via, use };
}

static void
add_chain (const ReassignSearch *self, ReassignBoard *board, const ReassignChain *chain)
{
  RollUse use = self->uses[chain->second];

  use.colours &= self->uses[chain->first].colours;
  use.to &= (guint8) ~(1u << use.from);
  use.most = 1;
  add_node (board, chain->second, chain->first, use);
}

static gboolean
moves (const ReassignSearch *self, const ReassignNode *node, guint colour, guint from, guint to)
{
  if ((node->use.colours >> colour & 1) == 0 || (node->use.to >> to & 1) == 0 || from == to)
    return FALSE;
  if (node->via >= 0)
    return self->uses[node->power].from != from;
  return node->use.from >= ROLL_N_PHASES || node->use.from == from;
}

static void
set_masks (const ReassignSearch *self, ReassignBoard *board)
{
  memset (board->masks, 0, sizeof board->masks);
  for (guint i = 0; i < board->n; i++)
    for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
      for (guint from = 0; from < ROLL_N_PHASES; from++)
        for (guint to = 0; to < ROLL_N_PHASES; to++)
          if (moves (self, &board->nodes[i], colour, from, to))
            board->masks[colour][from][to] |= 1u << i;
}

void
orrery_reassign_set_board (const ReassignSearch *self, ReassignBoard *board)
{
  const RollUse dictate = { 0, 0, ROLL_ANY_COLOUR, ROLL_FROM_ANY, ROLL_ANY_PHASE };

  board->n = 0;
  add_node (board, 0, -1, dictate);
  add_node (board, 0, -1, dictate);
  for (guint i = 0; i < self->n_powers; i++)
    {
      RollUse use = self->uses[i];

      if ((int) i == self->together || (self->disabled >> i & 1) != 0)
        continue;
      use.most = (guint8) (use.most - orrery_reassign_count_in_chains (self, i));
      add_node (board, i, -1, use);
    }
  for (guint i = 0; i < self->n_chains; i++)
    add_chain (self, board, &self->chains[i]);
  set_masks (self, board);
}

/* --- One matching --- */

static guint8
count_dictates (const ReassignSearch *self, guint n)
{
  return (guint8) MIN (n * self->dictate_limit, ORRERY_MATCHING_MAX_WISHES);
}

static gboolean
add_wish (ReassignSolution *out, ReassignWish wish, const OrreryPlanDie *die, guint32 without)
{
  out->wishes[out->matching.n_wishes] = wish;
  return orrery_matching_add (&out->matching,
                              out->board.masks[die->colour][wish.from][wish.to] & ~without);
}

gboolean
orrery_reassign_needs_before (const ReassignPair *pair, guint k, const OrreryPlanDie *die)
{
  return !pair->guessed[k] && die->start < ROLL_N_PHASES && die->start != pair->column;
}

gboolean
orrery_reassign_needs_after (const ReassignSearch *self, const OrreryPlanDie *die)
{
  return die->goal < ROLL_N_PHASES && die->goal != self->together_to;
}

/* Everything else that the two need; FALSE if something is not available. */
static gboolean
add_pair (const ReassignSearch *self, ReassignSolution *out, guint32 only_late, guint32 only_early)
{
  const ReassignPair *pair = &out->pair;

  for (guint k = 0; k < 2; k++)
    {
      const OrreryPlanDie *die = &self->dice[pair->dice[k]];
      const ReassignWish wish = { MOVE_BEFORE, pair->dice[k], die->start, (guint8) pair->column };

      if (orrery_reassign_needs_before (pair, k, die) && !add_wish (out, wish, die, only_late))
        return FALSE;
    }
  for (guint k = 0; k < 2; k++)
    {
      const OrreryPlanDie *die = &self->dice[pair->dice[k]];
      const ReassignWish wish = { MOVE_AFTER, pair->dice[k], self->together_to, die->goal };

      if (orrery_reassign_needs_after (self, die) && !add_wish (out, wish, die, only_early))
        return FALSE;
    }
  return TRUE;
}

gboolean
orrery_reassign_is_in_pair (const ReassignPair *pair, guint die)
{
  return pair->column >= 0 && (pair->dice[0] == die || pair->dice[1] == die);
}

static void
add_plain (const ReassignSearch *self, ReassignSolution *out)
{
  for (guint k = 0; out->pair.column >= 0 && k < 2; k++)
    out->value += !out->pair.guessed[k] && orrery_reassign_is_moved (&self->dice[out->pair.dice[k]]);
  for (guint i = 0; i < self->n_dice; i++)
    {
      const OrreryPlanDie *die = &self->dice[i];
      const ReassignWish wish = { MOVE_PLAIN, (guint8) i, die->start, die->goal };

      if (orrery_reassign_is_moved (die) && !orrery_reassign_is_in_pair (&out->pair, i))
        out->value += add_wish (out, wish, die, 0);
    }
}

void
orrery_reassign_try_matching (ReassignSearch *self, guint early, guint32 only_late, guint32 only_early)
{
  ReassignSolution *next = &self->next;
  guint8 capacity[MOST_NODES];

  self->n_tries++;
  for (guint i = 0; i < next->board.n; i++)
    capacity[i] = next->board.nodes[i].use.most;
  capacity[LATE] = count_dictates (self, self->n_dictated - early);
  capacity[EARLY] = count_dictates (self, early);
  orrery_matching_init (&next->matching, capacity, next->board.n);
  next->value = 0;
  next->early = early;
  if (next->pair.column >= 0
      && !add_pair (self, next, only_late | 1u << LATE, only_early | 1u << EARLY))
    return;
  add_plain (self, next);
  if (next->value > self->best.value)
    self->best = *next;
}

gboolean
orrery_reassign_is_done (const ReassignSearch *self)
{
  return self->best.value == self->n_moved || self->n_tries > MOST_TRIES;
}
