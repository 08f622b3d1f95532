/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/assist/drafts/orrery-assignment-plan.h"

#include <string.h>

gboolean
plan_is_idle (const Plan *plan)
{
  const PlanUse *last;

  if (!plan->open || plan->n_uses == 0)
    return FALSE;
  last = &plan->uses[plan->n_uses - 1];
  return last->n == 0 && last->face != ROLL_UNKNOWN;
}

/* --- From column to column --- */

void
plan_remove_use (Plan *plan, guint i)
{
  plan->open = plan->open && i + 1u < plan->n_uses;
  memmove (&plan->uses[i], &plan->uses[i + 1], (plan->n_uses - i - 1u) * sizeof (PlanUse));
  plan->n_uses--;
}

static void
make_last (Plan *plan, guint i)
{
  const PlanUse use = plan->uses[i];

  memmove (&plan->uses[i], &plan->uses[i + 1], (plan->n_uses - i - 1u) * sizeof (PlanUse));
  plan->uses[plan->n_uses - 1] = use;
}

/* Removes that move. A Dictate without any moves stays in hand; a power is put back. */
static void
undo_move (Plan *plan, const RollState *start, guint i, guint k)
{
  PlanUse *use = &plan->uses[i];

  memmove (&use->moves[k], &use->moves[k + 1], (use->n - k - 1u) * sizeof (OrreryDieMove));
  use->n--;
  if (use->n > 0 && plan_holds (plan, start))
    return;
  if (use->face == ROLL_UNKNOWN && !plan->open)
    {
      Plan in_hand = *plan;

      make_last (&in_hand, i);
      in_hand.open = TRUE;
      if (plan_holds (&in_hand, start))
        {
          *plan = in_hand;
          return;
        }
    }
  plan_remove_use (plan, i);
}

static gboolean
add_to_use (Plan *plan, const RollState *start, guint i, OrreryDieMove move)
{
  Plan longer = *plan;

  if (longer.uses[i].n == PLAN_MAX_MOVES)
    return FALSE;
  longer.uses[i].moves[longer.uses[i].n++] = move;
  if (!plan_holds (&longer, start))
    return FALSE;
  *plan = longer;
  return TRUE;
}

/* A power brought the die here: it goes elsewhere instead, or back. */
static gboolean
redirect (Plan *plan, const RollState *start, OrreryDieMove move)
{
  for (guint i = plan->n_uses; i-- > 0;)
    for (guint k = plan->uses[i].n; k-- > 0;)
      {
        const OrreryDieMove *old = &plan->uses[i].moves[k];
        Plan other = *plan;

        if (old->colour != move.colour || old->to != move.from)
          continue;
        if (old->from == move.to)
          undo_move (&other, start, i, k);
        else
          other.uses[i].moves[k].to = move.to;
        if (!plan_holds (&other, start))
          continue;
        *plan = other;
        return TRUE;
      }
  return FALSE;
}

static gboolean
replace_wild (Plan *plan, const RollState *start, OrreryDieMove move)
{
  Plan other = *plan;

  if (plan->placed[move.colour][move.from] == 0)
    return FALSE;
  other.placed[move.colour][move.from]--;
  other.placed[move.colour][move.to]++;
  if (!plan_holds (&other, start))
    return FALSE;
  *plan = other;
  return TRUE;
}

static gboolean
extend_any (Plan *plan, const RollState *start, OrreryDieMove move, guint8 *face)
{
  for (guint i = plan->n_uses; i-- > 0;)
    if (add_to_use (plan, start, i, move))
      {
        *face = plan->uses[i].face;
        return TRUE;
      }
  return FALSE;
}

gboolean
plan_is_used (const Plan *plan, guint8 face)
{
  for (guint i = 0; i < plan->n_uses; i++)
    if (plan->uses[i].face == face)
      return TRUE;
  return FALSE;
}

/* Uses the power with the fewest alternatives. */
static gboolean
use_narrowest (Plan *plan, const RollState *start, OrreryDieMove move, guint8 *face)
{
  const RollSeat *p = &start->seats[start->actor];
  Plan best = *plan;
  guint narrowest = G_MAXUINT;

  if (plan->n_uses == PLAN_MAX_USES)
    return FALSE;
  for (guint i = 0; i < p->n_tableau; i++)
    {
      const guint8 candidate = p->tableau[i];
      Plan other = *plan;
      guint breadth;

      if (!roll_faces[candidate].reassign || plan_is_used (plan, candidate))
        continue;
      other.uses[other.n_uses++] = (PlanUse) { .face = candidate, .n = 1, .moves = { move } };
      other.open = TRUE;
      if (!plan_breadth (&other, start, &breadth) || breadth >= narrowest)
        continue;
      narrowest = breadth;
      best = other;
      *face = candidate;
    }
  if (narrowest == G_MAXUINT)
    return FALSE;
  *plan = best;
  return TRUE;
}

static OrreryAssignmentWay
move_in_columns (Plan *plan, const RollState *start, const Outcome *outcome, OrreryDieMove move, guint8 *face)
{
  if (plan->open && add_to_use (plan, start, plan->n_uses - 1u, move))
    {
      *face = plan->uses[plan->n_uses - 1].face;
      return *face == ROLL_UNKNOWN ? ORRERY_ASSIGNMENT_BY_DICTATE : ORRERY_ASSIGNMENT_BY_POWER;
    }
  if (redirect (plan, start, move))
    return ORRERY_ASSIGNMENT_BY_RETURNING;
  if (replace_wild (plan, start, move))
    return ORRERY_ASSIGNMENT_BY_PLACING;
  if (outcome->wilds > 0 || plan->selector == ROLL_NO_COLOUR || outcome->unfinished)
    return ORRERY_ASSIGNMENT_BY_NOTHING;
  if (extend_any (plan, start, move, face))
    return *face == ROLL_UNKNOWN ? ORRERY_ASSIGNMENT_BY_DICTATE : ORRERY_ASSIGNMENT_BY_POWER;
  return use_narrowest (plan, start, move, face) ? ORRERY_ASSIGNMENT_BY_POWER : ORRERY_ASSIGNMENT_BY_NOTHING;
}

/* --- Selecting and dictating --- */

static OrreryAssignmentWay
select_with (Plan *plan, const RollState *start, guint colour, guint column, guint phase)
{
  Plan other = *plan;
  Outcome outcome;

  other.selector = (guint8) colour;
  other.column = (guint8) column;
  other.phase = (guint8) phase;
  plan_apply (&other, start, &outcome, NULL);
  if (other.selector != ROLL_NO_COLOUR)
    {
      *plan = other;
      return ORRERY_ASSIGNMENT_BY_SELECTING;
    }
  /* A power brought it here, but phases are selected before powers are used. */
  for (guint i = plan->n_uses; i-- > 0;)
    for (guint k = plan->uses[i].n; k-- > 0;)
      if (plan->uses[i].moves[k].colour == colour && plan->uses[i].moves[k].to == column)
        {
          const guint from = plan->uses[i].moves[k].from;

          undo_move (plan, start, i, k);
          return select_with (plan, start, colour, from, phase);
        }
  return ORRERY_ASSIGNMENT_BY_NOTHING;
}

static OrreryAssignmentWay
move_selector (Plan *plan, const RollState *start, OrreryDieMove move)
{
  const guint column = move.to - ROLL_COLUMN;

  if (plan->selector != move.colour || plan->phase != move.from - ORRERY_PLACE_SELECTOR)
    return ORRERY_ASSIGNMENT_BY_NOTHING;
  if (orrery_place_is_selector (move.to))
    return select_with (plan, start, plan->selector, plan->column, move.to - ORRERY_PLACE_SELECTOR);
  if (!orrery_place_is_column (move.to))
    return ORRERY_ASSIGNMENT_BY_NOTHING;
  if (column != plan->column)
    {
      if (plan->placed[move.colour][plan->column] == 0)
        return ORRERY_ASSIGNMENT_BY_NOTHING;
      plan->placed[move.colour][plan->column]--;
      plan->placed[move.colour][column]++;
    }
  plan->selector = ROLL_NO_COLOUR;
  return ORRERY_ASSIGNMENT_BY_RETURNING;
}

static OrreryAssignmentWay
begin_dictate (Plan *plan, const RollState *start, const Outcome *outcome, guint colour, guint column)
{
  if (outcome->wilds > 0 || plan->selector == ROLL_NO_COLOUR || plan->n_uses == PLAN_MAX_USES)
    return ORRERY_ASSIGNMENT_BY_NOTHING;
  if (plan_is_idle (plan))
    plan_remove_use (plan, plan->n_uses - 1u);
  else if (outcome->unfinished)
    return ORRERY_ASSIGNMENT_BY_NOTHING;
  plan->uses[plan->n_uses++] = (PlanUse) { .face = ROLL_UNKNOWN, .colour = colour, .column = column };
  plan->open = TRUE;
  return plan_holds (plan, start) ? ORRERY_ASSIGNMENT_BY_DICTATE : ORRERY_ASSIGNMENT_BY_NOTHING;
}

static gboolean
end_dictate (Plan *plan, guint colour, guint column)
{
  for (guint i = plan->n_uses; i-- > 0;)
    if (plan->uses[i].face == ROLL_UNKNOWN && plan->uses[i].colour == colour
        && (column == ROLL_NO_PHASE || plan->uses[i].column == column))
      {
        plan_remove_use (plan, i);
        return TRUE;
      }
  return FALSE;
}

/* --- Any move --- */

static OrreryAssignmentWay
place_wild (Plan *plan, const RollState *start, OrreryDieMove move)
{
  if (orrery_place_is_column (move.to))
    {
      plan->placed[move.colour][move.to - ROLL_COLUMN]++;
      return ORRERY_ASSIGNMENT_BY_PLACING;
    }
  if (orrery_place_is_selector (move.to))
    {
      const guint column = move.to - ORRERY_PLACE_SELECTOR;

      plan->placed[move.colour][column]++;
      return select_with (plan, start, move.colour, column, column);
    }
  return ORRERY_ASSIGNMENT_BY_NOTHING;
}

OrreryAssignmentWay
plan_move (Plan *plan, const RollState *start, const Outcome *outcome, OrreryDieMove move,
           guint8 *face)
{
  const guint from = move.from - ROLL_COLUMN;
  const guint to = move.to - ROLL_COLUMN;
  const gboolean into_column = orrery_place_is_column (move.to);

  if (move.from == ROLL_WILDS)
    return place_wild (plan, start, move);
  if (orrery_place_is_selector (move.from))
    return move_selector (plan, start, move);
  if (move.from == ROLL_DICTATED)
    return into_column && end_dictate (plan, move.colour, to) ? ORRERY_ASSIGNMENT_BY_RETURNING
                                                              : ORRERY_ASSIGNMENT_BY_NOTHING;
  if (!orrery_place_is_column (move.from) || move.from == move.to)
    return ORRERY_ASSIGNMENT_BY_NOTHING;
  if (orrery_place_is_selector (move.to))
    return select_with (plan, start, move.colour, from, move.to - ORRERY_PLACE_SELECTOR);
  if (move.to == ROLL_DICTATED)
    return begin_dictate (plan, start, outcome, move.colour, from);
  if (!into_column)
    return ORRERY_ASSIGNMENT_BY_NOTHING;
  return move_in_columns (plan, start, outcome, (OrreryDieMove) { move.colour, from, to }, face);
}

/* --- Taking back --- */

static gboolean
take_back_from_column (Plan *plan, const RollState *start, guint colour, guint column)
{
  for (guint i = plan->n_uses; i-- > 0;)
    for (guint k = plan->uses[i].n; k-- > 0;)
      if (plan->uses[i].moves[k].colour == colour && plan->uses[i].moves[k].to == column)
        {
          undo_move (plan, start, i, k);
          return TRUE;
        }
  if (plan->placed[colour][column] == 0)
    return FALSE;
  plan->placed[colour][column]--;
  return TRUE;
}

gboolean
plan_take_back (Plan *plan, const RollState *start, guint colour, guint place)
{
  if (place == ROLL_DICTATED)
    return end_dictate (plan, colour, ROLL_NO_PHASE);
  if (orrery_place_is_column (place))
    return take_back_from_column (plan, start, colour, place - ROLL_COLUMN);
  if (!orrery_place_is_selector (place))
    return FALSE;
  plan->selector = ROLL_NO_COLOUR;
  return TRUE;
}
