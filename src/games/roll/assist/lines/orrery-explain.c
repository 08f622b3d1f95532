/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/assist/lines/orrery-explain.h"

#include "games/roll/assist/lines/orrery-reassign-plan.h"

#include <string.h>

/* --- What is missing --- */

/* TRUE if a die of the seat is on the table, and no longer in the cup. */
static gboolean
has_rolled (const RollSeat *seat)
{
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      if (seat->dice[ROLL_WILDS][colour] > 0)
        return TRUE;
      for (guint column = 0; column < ROLL_N_PHASES; column++)
        if (seat->dice[ROLL_COLUMN + column][colour] > 0)
          return TRUE;
    }
  return FALSE;
}

gboolean
orrery_reveal_is_due (const RollState *state)
{
  return (state->options & ROLL_MIRROR) != 0 && state->step == ROLL_STEP_ASSIGN
         && state->ask == ROLL_ASK_SIDE && state->to_roll == (1u << state->n_seats) - 1
         && !has_rolled (&state->seats[state->actor]);
}

static guint
count_dictated (const OrreryRevealed *revealed)
{
  guint n = 0;

  for (guint i = 0; i < revealed->n; i++)
    n += revealed->dice[i].column == ORRERY_LINE_DICTATE;
  return n;
}

gboolean
orrery_reveal_missing (const RollState *state, guint seat, const OrreryRevealed *revealed,
                       OrreryMissing *missing)
{
  const guint8 *cup = state->seats[seat].dice[ROLL_CUP];
  gboolean whole = revealed->whole && revealed->bad == G_MAXUINT;
  guint counts[ROLL_N_COLOURS];

  memset (missing, 0, sizeof *missing);
  orrery_revealed_count (revealed, counts);
  missing->entered = revealed->n;
  missing->no_phase = orrery_revealed_selector (revealed) < 0;
  missing->too_many_dictates =
      count_dictated (revealed) > 1 && (state->seats[seat].has & ROLL_BIT (ROLL_POWER_DICTATE_AGAIN)) == 0;
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      missing->total += cup[colour];
      missing->missing[colour] = cup[colour] > counts[colour] ? cup[colour] - counts[colour] : 0;
      missing->excess[colour] = counts[colour] > cup[colour] ? counts[colour] - cup[colour] : 0;
      whole = whole && cup[colour] == counts[colour];
    }
  return whole && !missing->no_phase && !missing->too_many_dictates;
}

/* --- From sides to columns --- */

static gboolean
is_moved (const OrreryEntered *die)
{
  return !die->selects && die->column != ORRERY_LINE_DICTATE && die->side < ROLL_N_PHASES
         && die->side != die->column;
}

/* Where the dice were before anything was moved. */
typedef struct
{
  guint8 side[ORRERY_LINE_MAX_DICE];  /* the side to answer; ROLL_N_SIDES: not said */
  guint8 first[ORRERY_LINE_MAX_DICE]; /* column */
} Start;

/* The dice that do not select, as a plan counts them; the phase is selected. */
typedef struct
{
  guint n;
  guint8 entered[ORRERY_LINE_MAX_DICE]; /* by die of the plan */
  OrreryPlan plan;
} Explanation;

static guint
list_plan_dice (const OrreryRevealed *revealed, OrreryPlanDie *dice, guint8 *entered)
{
  guint n = 0;

  for (guint i = 0; i < revealed->n; i++)
    {
      const OrreryEntered *die = &revealed->dice[i];

      if (die->selects)
        continue;
      entered[n] = (guint8) i;
      dice[n++] = (OrreryPlanDie){ die->colour, MIN (die->side, ORRERY_PLAN_ANYWHERE), die->column };
    }
  return n;
}

static void
explain (const RollState *begin, guint seat, const OrreryRevealed *revealed, Explanation *out)
{
  OrreryPlanDie dice[ORRERY_LINE_MAX_DICE];
  RollState state = *begin;

  out->n = list_plan_dice (revealed, dice, out->entered);
  state.seats[seat].selected = revealed->dice[orrery_revealed_selector (revealed)].column;
  orrery_plan_make (&state, seat, dice, out->n, &out->plan);
}

/* The selecting die can have been anywhere if its side was not said. */
static void
set_start (Start *start, const OrreryRevealed *revealed, const Explanation *explanation)
{
  for (guint i = 0; i < revealed->n; i++)
    {
      const OrreryEntered *die = &revealed->dice[i];

      start->side[i] = die->side == ROLL_NO_PHASE ? ROLL_N_SIDES : die->side;
      start->first[i] = die->side < ROLL_N_PHASES ? die->side : die->column;
    }
  for (guint i = 0; i < explanation->n; i++)
    {
      if (explanation->plan.unexplained[i])
        start->side[explanation->entered[i]] = ROLL_N_SIDES;
      start->first[explanation->entered[i]] = explanation->plan.first[i];
    }
}

static void
give (RollState *state, GArray *answers, GameAnswer answer)
{
  G_GNUC_UNUSED const GameStatus status = roll_apply (state, answer, NULL);

  g_assert (status == GAME_OK);
  g_array_append_val (answers, answer);
}

/* The sides of one seat; the engine asks color by color. */
static void
give_sides (RollState *state, GArray *answers, const OrreryRevealed *revealed, const Start *start)
{
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    for (guint i = 0; i < revealed->n; i++)
      if (revealed->dice[i].colour == colour)
        give (state, answers, GAME_ANSWER (ROLL_DO_SHOW, colour, start->side[i], 0));
}

/* Dice without a known side, and a place for each. */
static void
give_unsaid (RollState *state, GArray *answers, guint seat)
{
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    for (guint i = state->seats[seat].dice[ROLL_CUP][colour]; i > 0; i--)
      give (state, answers, GAME_ANSWER (ROLL_DO_SHOW, colour, ROLL_N_SIDES, 0));
}

/* Any valid assignment, for the seats before the current one. */
static void
pass (RollState *state, GArray *answers)
{
  const guint seat = state->actor;

  while (state->step == ROLL_STEP_ASSIGN && state->actor == seat
         && (state->ask == ROLL_ASK_PLACE || state->ask == ROLL_ASK_SELECT
             || state->ask == ROLL_ASK_REASSIGN))
    {
      GameAnswer legal[GAME_MAX_ANSWERS];
      const gboolean last = state->ask == ROLL_ASK_REASSIGN;

      roll_legal (state, legal);
      give (state, answers, legal[0]);
      if (last)
        return;
    }
}

/* Rolled wild or not said: columns in ascending order, color by color. */
static void
give_places (RollState *state, GArray *answers, const OrreryRevealed *revealed, const Start *start)
{
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    for (guint column = 0; column < ROLL_N_PHASES; column++)
      for (guint i = 0; i < revealed->n; i++)
        if (revealed->dice[i].colour == colour && start->first[i] == column
            && start->side[i] >= ROLL_N_PHASES)
          give (state, answers, GAME_ANSWER (ROLL_DO_PLACE, colour, column, 0));
}

/* --- Applying a plan --- */

/* Where each die is on the way, and what moved it last. */
typedef struct
{
  guint8 at[ORRERY_LINE_MAX_DICE];
  guint8 by[ORRERY_LINE_MAX_DICE];
  gboolean used[ORRERY_PLAN_MAX_POWERS + ORRERY_LINE_MAX_DICE];
  gboolean made[ORRERY_PLAN_MAX_MOVES];
} Dice;

/* TRUE if the die has made all moves before this one. */
static gboolean
is_next (const OrreryPlan *plan, const Dice *dice, guint die, guint move)
{
  for (guint i = 0; i < move; i++)
    if (plan->moves[i].die == die && !dice->made[i])
      return FALSE;
  return TRUE;
}

/* A die is set aside when it is not moved any more. */
static gboolean
can_use (const OrreryPlan *plan, const Dice *dice, guint use)
{
  gboolean any = use >= plan->n_powers;

  for (guint i = 0; i < plan->n_moves; i++)
    if (plan->moves[i].use == use)
      {
        any = TRUE;
        if (!is_next (plan, dice, plan->moves[i].die, i))
          return FALSE;
      }
  return any && (use < plan->n_powers || is_next (plan, dice, use - plan->n_powers, plan->n_moves));
}

/* The rules take the workers of one use in ascending order. */
static GArray *
list_moves (const OrreryRevealed *revealed, const Explanation *explanation, Dice *dice, guint use)
{
  const OrreryPlan *plan = &explanation->plan;
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));

  for (guint i = 0; i < plan->n_moves; i++)
    {
      const OrreryPlanMove *move = &plan->moves[i];
      GameAnswer answer;
      guint k = 0;

      if (move->use != use)
        continue;
      answer = GAME_ANSWER (ROLL_DO_MOVE, revealed->dice[explanation->entered[move->die]].colour,
                            dice->at[move->die], move->to);
      while (k < answers->len && g_array_index (answers, GameAnswer, k) <= answer)
        k++;
      g_array_insert_val (answers, k, answer);
      dice->at[move->die] = move->to;
      dice->by[move->die] = use < plan->n_powers ? plan->faces[use] : ROLL_UNKNOWN;
      dice->made[i] = TRUE;
    }
  return answers;
}

static GameAnswer
answer_use (const OrreryRevealed *revealed, const Explanation *explanation, const Dice *dice,
            guint use)
{
  const guint die = use - explanation->plan.n_powers;

  if (use < explanation->plan.n_powers)
    return GAME_ANSWER (ROLL_DO_USE, explanation->plan.faces[use], 0, 0);
  return GAME_ANSWER (ROLL_DO_DICTATE, revealed->dice[explanation->entered[die]].colour,
                      dice->at[die], 0);
}

static void
give_use (RollState *state, GArray *answers, const OrreryRevealed *revealed,
          const Explanation *explanation, Dice *dice, guint use)
{
  g_autoptr (GArray) moves = NULL;

  give (state, answers, answer_use (revealed, explanation, dice, use));
  moves = list_moves (revealed, explanation, dice, use);
  for (guint i = 0; i < moves->len; i++)
    give (state, answers, g_array_index (moves, GameAnswer, i));
  if (state->ask == ROLL_ASK_MOVE)
    give (state, answers, GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0));
  dice->used[use] = TRUE;
}

static gboolean
is_use (const OrreryRevealed *revealed, const Explanation *explanation, guint use)
{
  const guint n_powers = explanation->plan.n_powers;

  return use < n_powers
         || revealed->dice[explanation->entered[use - n_powers]].column == ORRERY_LINE_DICTATE;
}

/* Orders the uses so that each finds its dice where it takes them from. */
static void
give_uses (RollState *state, GArray *answers, const OrreryRevealed *revealed,
           const Explanation *explanation, Dice *dice)
{
  const guint n = explanation->plan.n_powers + explanation->n;
  gboolean goes_on = TRUE;

  while (goes_on)
    {
      goes_on = FALSE;
      for (guint use = 0; use < n; use++)
        if (!dice->used[use] && is_use (revealed, explanation, use)
            && can_use (&explanation->plan, dice, use))
          {
            give_use (state, answers, revealed, explanation, dice, use);
            goes_on = TRUE;
          }
    }
}

/* --- One seat --- */

/* Lets everybody roll and the seats before it assign, up to this seat's assignment. */
static void
lead_to_seat (RollState *state, guint seat, const OrreryRevealed *revealed, const Start *start,
              GArray *sides)
{
  g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (GameAnswer));

  for (guint i = 0; i < state->n_seats; i++)
    if (i == seat)
      give_sides (state, sides, revealed, start);
    else
      give_unsaid (state, others, i);
  while (state->actor != seat)
    pass (state, others);
}

static void
give_assignment (RollState *state, GArray *answers, const OrreryRevealed *revealed,
                 const Explanation *explanation, const Start *start, Dice *dice)
{
  const int selector = orrery_revealed_selector (revealed);
  const OrreryEntered *die = &revealed->dice[selector];

  memset (dice, 0, sizeof *dice);
  memset (dice->by, ROLL_NONE, sizeof dice->by);
  memcpy (dice->at, explanation->plan.first, sizeof dice->at);
  give_places (state, answers, revealed, start);
  give (state, answers, GAME_ANSWER (ROLL_DO_SELECT, die->colour, start->first[selector], die->column));
  give_uses (state, answers, revealed, explanation, dice);
  give (state, answers, GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0));
}

/* --- What moved each die --- */

static OrreryDieHow
how_of (const OrreryEntered *die, gboolean unexplained, guint8 by)
{
  if (die->selects)
    return ORRERY_DIE_SELECTS;
  if (die->column == ORRERY_LINE_DICTATE)
    return ORRERY_DIE_DICTATED;
  if (!is_moved (die))
    return ORRERY_DIE_PLAIN;
  return unexplained          ? ORRERY_DIE_UNEXPLAINED
         : by == ROLL_UNKNOWN ? ORRERY_DIE_BY_DICTATE
                              : ORRERY_DIE_BY_POWER;
}

static void
tell_uses (const GArray *assignment, OrreryExplained *out)
{
  for (guint i = 0; i < assignment->len; i++)
    {
      const GameAnswer answer = g_array_index (assignment, GameAnswer, i);

      if (GAME_ANSWER_KIND (answer) == ROLL_DO_USE)
        out->uses[out->n_uses++] = GAME_ANSWER_A (answer);
      out->dictates |= GAME_ANSWER_KIND (answer) == ROLL_DO_DICTATE;
    }
}

static void
tell (const OrreryRevealed *revealed, const Explanation *explanation, const GArray *assignment,
      const Dice *dice, OrreryExplained *out)
{
  memset (out, 0, sizeof *out);
  memset (out->by, ROLL_NONE, sizeof out->by);
  out->how[orrery_revealed_selector (revealed)] = ORRERY_DIE_SELECTS;
  for (guint k = 0; k < explanation->n; k++)
    {
      const guint i = explanation->entered[k];

      out->by[i] = dice->by[k];
      out->how[i] = how_of (&revealed->dice[i], explanation->plan.unexplained[k], dice->by[k]);
      out->n_moved += is_moved (&revealed->dice[i]);
      out->n_unexplained += out->how[i] == ORRERY_DIE_UNEXPLAINED;
    }
  tell_uses (assignment, out);
}

void
orrery_reveal_answer (const RollState *begin, guint seat, const OrreryRevealed *revealed,
                      GArray **sides, GArray **assignment, OrreryExplained *explained)
{
  RollState state = *begin;
  Explanation explanation;
  Start start;
  Dice dice;

  *sides = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  *assignment = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  explain (begin, seat, revealed, &explanation);
  set_start (&start, revealed, &explanation);
  lead_to_seat (&state, seat, revealed, &start, *sides);
  give_assignment (&state, *assignment, revealed, &explanation, &start, &dice);
  tell (revealed, &explanation, *assignment, &dice, explained);
}

GArray *
orrery_reveal_list_answers (const RollState *state, const OrreryRevealed *revealed,
                            const OrreryOwnAnswers *own)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  g_autoptr (GArray) assignments = g_array_new (FALSE, FALSE, sizeof (GameAnswer));

  for (guint i = 0; i < state->n_seats; i++)
    {
      g_autoptr (GArray) sides = NULL;
      g_autoptr (GArray) assignment = NULL;
      OrreryExplained explained;

      if (own != NULL && own[i].assignment != NULL)
        {
          sides = g_array_ref (own[i].sides);
          assignment = g_array_ref (own[i].assignment);
        }
      else
        orrery_reveal_answer (state, i, &revealed[i], &sides, &assignment, &explained);
      g_array_append_vals (all, sides->data, sides->len);
      g_array_append_vals (assignments, assignment->data, assignment->len);
    }
  g_array_append_vals (all, assignments->data, assignments->len);
  return all;
}

void
orrery_reveal_lead (RollState *state, guint seat, const GArray *sides)
{
  g_autoptr (GArray) given = g_array_new (FALSE, FALSE, sizeof (GameAnswer));

  for (guint i = 0; i < state->n_seats; i++)
    if (i != seat)
      give_unsaid (state, given, i);
    else
      for (guint k = 0; k < sides->len; k++)
        give (state, given, g_array_index (sides, GameAnswer, k));
  while (state->actor != seat)
    pass (state, given);
}

/* --- Powers that could have moved it --- */

static gboolean
moves (const RollPower *power, const OrreryEntered *die)
{
  return power->kind == ROLL_POWER_REASSIGN && (power->colours & ROLL_BIT (die->colour)) != 0
         && (power->from >= ROLL_N_PHASES || power->from == die->side)
         && (power->to == 0 || (power->to & ROLL_BIT (die->column)) != 0);
}

static guint8
owners_of (const RollState *state, guint face)
{
  guint8 owners = 0;

  for (guint i = 0; i < state->n_seats; i++)
    for (guint k = 0; k < state->seats[i].n_tableau; k++)
      if (state->seats[i].tableau[k] == face)
        owners |= (guint8) (1u << i);
  return owners;
}

GArray *
orrery_reveal_list_movers (const RollState *state, const OrreryEntered *die, GArray *owners)
{
  GArray *faces = g_array_new (FALSE, FALSE, sizeof (guint8));

  for (guint face = 0; face < ROLL_N_FACES; face++)
    for (guint k = 0; k < roll_faces[face].n_powers; k++)
      if (moves (&roll_faces[face].powers[k], die))
        {
          const guint8 one = (guint8) face;
          const guint8 who = owners_of (state, face);

          g_array_append_val (faces, one);
          if (owners != NULL)
            g_array_append_val (owners, who);
          break;
        }
  return faces;
}
