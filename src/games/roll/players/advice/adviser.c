/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/players/advice/advice.h"

#include "games/roll/players/expert/net.h"
#include "games/roll/players/regular/regular.h"

#include <string.h>

enum
{
  MAX_ANSWERS_A_ROUND = 3000
};

#define WAITING_WORTH 0.12 /* a point, on a tile under construction */

_Static_assert ((int) ROLL_N_FACES <= (int) ADVICE_MAX_PIECES && (int) ROLL_N_PHASES <= (int) ADVICE_MAX_PHASES, "a tally has room");

/* --- Playing out --- */

static GameAnswer
usual_answer (const RollState *s, GameRng *rng)
{
  const GameQuestion question = roll_question (s);
  GameAnswer legal[GAME_MAX_ANSWERS];
  size_t n;

  if (question.ask == GAME_CHANCE)
    return game_chance (&roll_game, s, rng);
  n = roll_legal (s, legal);
  return n == 1 ? legal[0] : regular_choose (s, question, legal, n, &regular_style, NULL);
}

/* Until round `round` is over. `calls` gets the phase called by each seat. */
static void
play_round (RollState *s, unsigned round, GameRng *rng, uint8_t calls[ROLL_MAX_SEATS + 1])
{
  memset (calls, ROLL_NO_PHASE, ROLL_MAX_SEATS + 1);
  for (unsigned i = 0; i < MAX_ANSWERS_A_ROUND && s->step != ROLL_STEP_OVER && s->round <= round; i++)
    {
      const bool was_secret = s->step <= ROLL_STEP_REVEAL;

      roll_play (s, usual_answer (s, rng));
      if (!was_secret || s->step <= ROLL_STEP_REVEAL)
        continue;
      for (unsigned seat = 0; seat < s->n_seats; seat++)
        calls[seat] = s->seats[seat].selected;
      calls[ROLL_MAX_SEATS] = s->spare;
    }
}

static void
tally_calls (AdviceTally *tally, int seat, const uint8_t *calls)
{
  bool happens[ROLL_N_PHASES] = { false };

  for (int i = 0; i <= ROLL_MAX_SEATS; i++)
    if (i != seat && calls[i] < ROLL_N_PHASES)
      {
        happens[calls[i]] = true;
        if (i < ROLL_MAX_SEATS)
          tally->calls[i][calls[i]]++;
      }
  for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
    tally->happens_anyway[phase] += happens[phase];
}

static void
tally_state (AdviceTally *tally, const RollState *view, int seat, const RollState *s, double chance)
{
  const RollSeat *p = &s->seats[seat];
  const RollSeat *was = &view->seats[seat];

  for (unsigned i = was->n_tableau; i < p->n_tableau; i++)
    {
      const uint8_t face = p->tableau[i];

      tally->built[face]++;
      tally->points_of[face] += (float) (roll_faces[face].cost + roll_bonus (s, seat, face));
    }
  for (unsigned kind = 0; kind < 2; kind++)
    for (unsigned i = 0; i < p->n_stack[kind]; i++)
      if (roll_stack_at (p, kind, i) < ROLL_N_FACES)
        tally->waits[roll_stack_at (p, kind, i)]++;
  for (unsigned i = 0; i < p->n_tableau; i++)
    tally->amounts[ROLL_ADVICE_GOODS - ADVICE_AMOUNTS] += roll_goods_count (p->goods[i]);
  tally->amounts[ROLL_ADVICE_CHIPS - ADVICE_AMOUNTS] += p->chips - was->chips;
  tally->amounts[ROLL_ADVICE_CREDITS - ADVICE_AMOUNTS] += p->credits;
  tally->amounts[ROLL_ADVICE_DICE - ADVICE_AMOUNTS] += regular_sum (p->dice[ROLL_CUP]);
  tally->amounts[ROLL_ADVICE_TILES - ADVICE_AMOUNTS] += p->n_stack[0] + p->n_stack[1];
  tally->over += s->step == ROLL_STEP_OVER;
  tally->won += s->step == ROLL_STEP_OVER ? chance : 0;
}

static void
play_out (const void *view, int seat, void *state, unsigned round, GameRng *rng, AdviceTally *tally,
          double chances[GAME_MAX_SEATS])
{
  uint8_t calls[ROLL_MAX_SEATS + 1];
  float judged[ROLL_MAX_SEATS] = { 0 };

  play_round (state, round, rng, calls);
  net_chances (&net_expert, state, judged);
  for (unsigned i = 0; i < ROLL_MAX_SEATS; i++)
    chances[i] = (double) judged[i];
  if (tally == NULL)
    return;
  tally_calls (tally, seat, calls);
  tally_state (tally, view, seat, state, chances[seat]);
}

static void
fill (void *state, GameRng *rng)
{
  roll_fill (state, rng);
}

static size_t
list (const void *sample, AdvicePlan plans[ADVICE_MAX_PLANS])
{
  return roll_list_plans (sample, plans);
}

/* --- What is known --- */

static bool
has_unknown (const RollState *view, int seat)
{
  const RollSeat *p = &view->seats[seat];

  for (unsigned kind = 0; kind < 2; kind++)
    for (unsigned i = 0; i < p->n_stack[kind]; i++)
      if (roll_stack_at (p, kind, i) == ROLL_UNKNOWN)
        return true;
  return false;
}

/* There is no advice about a tile that nobody has named. */
static bool
is_vague (const void *data, int seat)
{
  const RollState *view = data;

  switch (view->ask)
    {
    case ROLL_ASK_PUT:
      for (unsigned i = 0; i < view->now.n_drawn; i++)
        if (view->now.drawn[i] == ROLL_UNKNOWN)
          return true;
      return false;
    case ROLL_ASK_ABANDON:
    case ROLL_ASK_REARRANGE:
    case ROLL_ASK_ORDER:
    case ROLL_ASK_GIVE:
      return has_unknown (view, seat);
    default:
      return false;
    }
}

static bool
is_said (GameAnswer answer)
{
  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_SHOW:
      return GAME_ANSWER_B (answer) != ROLL_N_SIDES;
    case ROLL_DO_TILE:
    case ROLL_DO_PUT:
      return GAME_ANSWER_A (answer) != ROLL_UNKNOWN;
    default:
      return true;
    }
}

static bool
is_correction (GameAnswer answer)
{
  return GAME_ANSWER_KIND (answer) >= ROLL_DO_FIX_CREDITS;
}

static AnalysisKind
get_kind (GameQuestion question)
{
  switch (question.about)
    {
    case ROLL_ASK_SIDE:
      return ANALYSIS_ROLL;
    case ROLL_ASK_DRAW:
      return ANALYSIS_DRAW;
    case ROLL_ASK_FACTION:
    case ROLL_ASK_HOME:
    case ROLL_ASK_SPARE:
    case ROLL_ASK_IDENTIFY:
      return ANALYSIS_LOT;
    default:
      return ANALYSIS_DECISION;
    }
}

static bool
is_same_luck (const void *first, const void *second)
{
  const RollState *before = first, *after = second;

  return before->ask == after->ask && before->actor == after->actor && before->round == after->round
         && (after->ask == ROLL_ASK_SIDE || after->ask == ROLL_ASK_DRAW);
}

static bool
rests_on_roll (const void *state)
{
  return roll_is_assigning (((const RollState *) state)->ask);
}

/* --- Reasons --- */

static double
waiting_worth (unsigned face)
{
  return face < 2 * ROLL_N_TILES ? WAITING_WORTH * roll_faces[face].cost : 0;
}

static unsigned
get_calls (const AdvicePlan *plan)
{
  for (unsigned i = 0; i < plan->n_steps; i++)
    if (GAME_ANSWER_KIND (plan->steps[i]) == ROLL_DO_SELECT)
      return ROLL_BIT (GAME_ANSWER_C (plan->steps[i]));
  return 0;
}

/* Workers are there once everything is assigned. */
static bool
profits (const Advice *advice, const AdvicePlan *plan, unsigned phase)
{
  GameState state = advice->view;
  RollState *s = (RollState *) &state;
  const RollSeat *p = &s->seats[advice->seat];

  /* The last answer reveals the dice, and may end the secrecy. */
  for (unsigned i = 0; i + 1 < plan->n_steps; i++)
    roll_apply (s, plan->steps[i], NULL);
  return regular_sum (p->dice[ROLL_COLUMN + phase]) > 0;
}

/* In points: chips, credits, goods, dice, tiles. */
static const double amounts[] = { 1, 0.4, 0.8, 0.4, 0.4 };

const Adviser roll_adviser = {
  .rules = &roll_game,
  .is_vague = is_vague,
  .list = list,
  .play_out = play_out,
  .fill = fill,
  .n_pieces = ROLL_N_FACES,
  .n_phases = ROLL_N_PHASES,
  .n_amounts = ROLL_ADVICE_N_REASONS - ADVICE_AMOUNTS,
  .amounts = amounts,
  .waiting_worth = waiting_worth,
  .get_calls = get_calls,
  .profits = profits,
  .get_kind = get_kind,
  .is_correction = is_correction,
  .is_said = is_said,
  .rests_on_roll = rests_on_roll,
  .is_same_luck = is_same_luck,
  .knowledge = &net_expert,
  .knowledge_size = sizeof net_expert,
};
