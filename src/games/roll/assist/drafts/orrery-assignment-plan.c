/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/assist/drafts/orrery-assignment-plan.h"

#include <string.h>

typedef enum
{
  USE_FAILED,
  USE_UNFINISHED, /* in its column, and must move more */
  USE_OPEN,       /* in its column, and may move more */
  USE_FULL,
} UseResult;

static gboolean
give (RollState *s, GameAnswer answer, GArray *answers)
{
  if (roll_apply (s, answer, NULL) != GAME_OK)
    return FALSE;
  if (answers != NULL)
    g_array_append_val (answers, answer);
  return TRUE;
}

/* In the order of the rules, which is that of the answers' numbers. */
static void
sort_moves (PlanUse *use)
{
  for (guint i = 1; i < use->n; i++)
    for (guint k = i; k > 0; k--)
      {
        OrreryDieMove *a = &use->moves[k - 1], *b = &use->moves[k];
        const OrreryDieMove swap = *a;

        if (GAME_ANSWER (0, a->colour, a->from, a->to) <= GAME_ANSWER (0, b->colour, b->from, b->to))
          break;
        *a = *b;
        *b = swap;
      }
}

static GameAnswer
opening (const PlanUse *use)
{
  return use->face == ROLL_UNKNOWN ? GAME_ANSWER (ROLL_DO_DICTATE, use->colour, use->column, 0)
                                   : GAME_ANSWER (ROLL_DO_USE, use->face, 0, 0);
}

/* Gives the answers of one use. If it fails, the state is unusable. */
static UseResult
give_use (RollState *s, const PlanUse *use, GArray *answers)
{
  PlanUse sorted = *use;

  sort_moves (&sorted);
  if (!give (s, opening (use), answers))
    return USE_FAILED;
  for (guint i = 0; i < sorted.n; i++)
    {
      const OrreryDieMove *m = &sorted.moves[i];

      if (s->ask != ROLL_ASK_MOVE || !give (s, GAME_ANSWER (ROLL_DO_MOVE, m->colour, m->from, m->to), answers))
        return USE_FAILED;
    }
  if (s->ask != ROLL_ASK_MOVE)
    return USE_FULL;
  return give (s, GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0), answers) ? USE_OPEN : USE_UNFINISHED;
}

/* A power that must move two can start with either of them, but the rules name them in order: is there a
 * second one that makes it valid? */
static gboolean
can_be_finished (const RollState *s, const PlanUse *use)
{
  PlanUse longer = *use;

  if (use->n == 0 || use->n == PLAN_MAX_MOVES)
    return FALSE;
  longer.n++;
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    for (guint from = 0; from < ROLL_N_PHASES; from++)
      for (guint to = 0; to < ROLL_N_PHASES; to++)
        {
          RollState copy = *s;

          if (s->seats[s->actor].dice[ROLL_COLUMN + from][colour] == 0 || from == to)
            continue;
          longer.moves[use->n] = (OrreryDieMove) { colour, from, to };
          if (give_use (&copy, &longer, NULL) != USE_FAILED)
            return TRUE;
        }
  return FALSE;
}

static gboolean
move_by_hand (RollSeat *p, guint colour, guint from, guint to)
{
  if (p->dice[from][colour] == 0)
    return FALSE;
  p->dice[from][colour]--;
  p->dice[to][colour]++;
  return TRUE;
}

static gboolean
use_by_hand (RollSeat *p, const PlanUse *use)
{
  RollSeat copy = *p;

  if (use->face == ROLL_UNKNOWN
      && !move_by_hand (&copy, use->colour, ROLL_COLUMN + use->column, ROLL_DICTATED))
    return FALSE;
  for (guint i = 0; i < use->n; i++)
    if (!move_by_hand (&copy, use->moves[i].colour, ROLL_COLUMN + use->moves[i].from,
                       ROLL_COLUMN + use->moves[i].to))
      return FALSE;
  *p = copy;
  return TRUE;
}

static void
drop_use (Plan *plan, guint i, Outcome *outcome)
{
  if (outcome->dropped++ == 0)
    outcome->dropped_face = plan->uses[i].face;
  plan->open = plan->open && i + 1u < plan->n_uses;
  memmove (&plan->uses[i], &plan->uses[i + 1], (plan->n_uses - i - 1u) * sizeof (PlanUse));
  plan->n_uses--;
  memset (&plan->uses[plan->n_uses], 0, sizeof (PlanUse));
}

/* Something is missing, so the rules cannot be asked: places the dice as far as possible. */
static void
lay_by_hand (Plan *plan, const RollState *start, Outcome *outcome)
{
  RollSeat *p = &outcome->state.seats[start->actor];

  outcome->state = *start;
  for (guint c = 0; c < ROLL_N_COLOURS; c++)
    for (guint column = 0; column < ROLL_N_PHASES; column++)
      for (guint k = 0; k < plan->placed[c][column]; k++)
        move_by_hand (p, c, ROLL_WILDS, ROLL_COLUMN + column);
  if (plan->selector != ROLL_NO_COLOUR && p->dice[ROLL_COLUMN + plan->column][plan->selector] > 0)
    {
      p->dice[ROLL_COLUMN + plan->column][plan->selector]--;
      p->selector = plan->selector;
      p->selected = plan->phase;
    }
  else
    plan->selector = ROLL_NO_COLOUR;
  for (guint i = 0; i < plan->n_uses;)
    if (use_by_hand (p, &plan->uses[i]))
      i++;
    else
      drop_use (plan, i, outcome);
}

static void
give_placings (const Plan *plan, RollState *s, GArray *answers)
{
  for (guint c = 0; c < ROLL_N_COLOURS; c++)
    for (guint column = 0; column < ROLL_N_PHASES; column++)
      for (guint k = 0; k < plan->placed[c][column]; k++)
        give (s, GAME_ANSWER (ROLL_DO_PLACE, c, column, 0), answers);
}

static void
give_uses (Plan *plan, Outcome *outcome, GArray *answers)
{
  RollState *s = &outcome->state;

  for (guint i = 0; i < plan->n_uses;)
    {
      const RollState before = *s;
      const guint n = answers != NULL ? answers->len : 0;
      const gboolean in_hand = plan->open && i + 1u == plan->n_uses;
      UseResult result = give_use (s, &plan->uses[i], answers);

      if (result == USE_FAILED && in_hand && can_be_finished (&before, &plan->uses[i]))
        result = USE_UNFINISHED;
      if (result == USE_UNFINISHED && in_hand)
        {
          *s = before;
          outcome->unfinished = use_by_hand (&s->seats[s->actor], &plan->uses[i]);
          return;
        }
      if (result == USE_OPEN || result == USE_FULL)
        {
          plan->open = plan->open && !(in_hand && result == USE_FULL);
          i++;
          continue;
        }
      *s = before;
      if (answers != NULL)
        g_array_set_size (answers, n);
      drop_use (plan, i, outcome);
    }
}

static guint
wilds_left (const Plan *plan, const RollState *start)
{
  guint n = 0;

  for (guint c = 0; c < ROLL_N_COLOURS; c++)
    {
      n += start->seats[start->actor].dice[ROLL_WILDS][c];
      for (guint column = 0; column < ROLL_N_PHASES; column++)
        n -= plan->placed[c][column];
    }
  return n;
}

gboolean
plan_apply (Plan *plan, const RollState *start, Outcome *outcome, GArray *answers)
{
  *outcome = (Outcome) { .state = *start, .dropped_face = ROLL_NONE };
  outcome->wilds = (guint8) wilds_left (plan, start);
  if (outcome->wilds == 0 && plan->selector != ROLL_NO_COLOUR)
    {
      give_placings (plan, &outcome->state, answers);
      if (give (&outcome->state, GAME_ANSWER (ROLL_DO_SELECT, plan->selector, plan->column, plan->phase), answers))
        {
          give_uses (plan, outcome, answers);
          return outcome->dropped == 0;
        }
      plan->selector = ROLL_NO_COLOUR;
      outcome->dropped++;
    }
  lay_by_hand (plan, start, outcome);
  return outcome->dropped == 0;
}

gboolean
plan_holds (const Plan *plan, const RollState *start)
{
  Plan copy = *plan;
  Outcome outcome;

  return plan_apply (&copy, start, &outcome, NULL);
}

gboolean
plan_breadth (const Plan *plan, const RollState *start, guint *breadth)
{
  const PlanUse *last = &plan->uses[plan->n_uses - 1];
  GameAnswer legal[GAME_MAX_ANSWERS];
  Plan before = *plan;
  Outcome outcome;
  guint most = 0;

  if (!plan_holds (plan, start))
    return FALSE;
  before.n_uses--;
  before.open = FALSE;
  plan_apply (&before, start, &outcome, NULL);
  roll_apply (&outcome.state, opening (last), NULL);
  for (guint i = 0; last->face < ROLL_N_FACES && i < roll_faces[last->face].n_powers; i++)
    most = MAX (most, roll_faces[last->face].powers[i].amount);
  *breadth = (guint) roll_legal (&outcome.state, legal) * 4 + most;
  return TRUE;
}
