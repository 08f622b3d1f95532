/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Advice about Race for the Galaxy: decisions are played to the end of the game, as the Expert does. */
#include "games/race/players/players.h"
#include "games/race/players/regular.h"

#include <string.h>

_Static_assert ((int) RACE_N_DESIGNS <= (int) ADVICE_MAX_PIECES && (int) RACE_N_PHASES <= (int) ADVICE_MAX_PHASES,
                "a tally has room");

/* --- Decisions --- */

/* Gives the answer; true while the decision is not complete. */
static bool
take_step (RaceState *s, AdvicePlan *plan, GameAnswer answer)
{
  const RaceState before = *s;

  if (plan->n_steps >= ADVICE_MAX_STEPS || race_apply (s, answer, NULL) != RACE_OK)
    return false;
  plan->steps[plan->n_steps++] = answer;
  return race_continues (&before, s);
}

/* All decisions that begin with `begun`; false if there are too many. */
static bool
list_all (const RaceState *state, const AdvicePlan *begun, AdvicePlan plans[ADVICE_MAX_PLANS], size_t *n)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  const size_t n_legal = race_legal (state, legal);

  for (size_t i = 0; i < n_legal; i++)
    {
      RaceState s = *state;
      AdvicePlan plan = *begun;

      if (take_step (&s, &plan, legal[i]))
        {
          if (!list_all (&s, &plan, plans, n))
            return false;
          continue;
        }
      if (*n == ADVICE_MAX_PLANS)
        return false;
      plans[(*n)++] = plan;
    }
  return true;
}

/* One for each first answer, continued as Regular would. */
static size_t
list_some (const RaceState *state, AdvicePlan plans[ADVICE_MAX_PLANS], GameRng *rng)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  const size_t n_legal = race_legal (state, legal);
  const size_t n = n_legal < ADVICE_MAX_PLANS ? n_legal : ADVICE_MAX_PLANS;

  for (size_t i = 0; i < n; i++)
    {
      RaceState s = *state;
      GameAnswer answer = legal[i];

      plans[i] = (AdvicePlan){ 0 };
      while (take_step (&s, &plans[i], answer))
        {
          GameAnswer next[GAME_MAX_ANSWERS];
          const size_t n_next = race_legal (&s, next);

          answer = n_next == 1 ? next[0] : race_regular_choose (&s, next, n_next, &race_regular_style, rng);
        }
    }
  return n;
}

static size_t
list (const void *sample, AdvicePlan plans[ADVICE_MAX_PLANS])
{
  const AdvicePlan none = { 0 };
  GameRng rng;
  size_t n = 0;

  if (list_all (sample, &none, plans, &n))
    return n;
  game_rng_seed (&rng, 1);
  return list_some (sample, plans, &rng);
}

/* --- Playing out --- */

static unsigned
phases_of (const uint8_t actions[2])
{
  static const uint8_t phases[RACE_N_ACTIONS] = {
    [RACE_EXPLORE_5] = RACE_PHASE_EXPLORE, [RACE_EXPLORE_1_1] = RACE_PHASE_EXPLORE,
    [RACE_DEVELOP] = RACE_PHASE_DEVELOP,   [RACE_SETTLE] = RACE_PHASE_SETTLE,
    [RACE_TRADE] = RACE_PHASE_CONSUME,     [RACE_DOUBLE] = RACE_PHASE_CONSUME,
    [RACE_PRODUCE] = RACE_PHASE_PRODUCE,
  };
  unsigned mask = 0;

  for (unsigned k = 0; k < 2; k++)
    mask |= actions[k] != 0 ? RACE_BIT (phases[actions[k] - 1]) : 0;
  return mask;
}

static void
tally_calls (AdviceTally *tally, int seat, const RaceState *s)
{
  unsigned happens = 0;

  for (int i = 0; i < s->n_seats; i++)
    {
      const unsigned calls = phases_of (s->seats[i].actions);

      if (i == seat)
        continue;
      happens |= calls;
      for (unsigned phase = 0; phase < RACE_N_PHASES; phase++)
        tally->calls[i][phase] += calls >> phase & 1;
    }
  for (unsigned phase = 0; phase < RACE_N_PHASES; phase++)
    tally->happens_anyway[phase] += happens >> phase & 1;
}

static void
tally_state (AdviceTally *tally, const RaceState *view, int seat, const RaceState *s)
{
  const RaceSeat *p = &s->seats[seat];

  for (unsigned i = view->seats[seat].n_tableau; i < p->n_tableau; i++)
    {
      const RaceDesign *card = race_design (s, p->tableau[i]);

      tally->built[p->tableau[i]]++;
      tally->points_of[p->tableau[i]] += (float) (card->vp + (card->n_lines > 0 ? race_bonus (s, seat, p->tableau[i]) : 0));
    }
  tally->amounts[RACE_ADVICE_CHIPS - ADVICE_AMOUNTS] += p->chips - view->seats[seat].chips;
  tally->amounts[RACE_ADVICE_CARDS - ADVICE_AMOUNTS] += p->n_hand;
  tally->amounts[RACE_ADVICE_GOODS - ADVICE_AMOUNTS] += race_count_goods (p);
}

static void
tally_end (AdviceTally *tally, int seat, const RaceState *s)
{
  GameScore score;

  race_score (s, &score);
  tally->over++;
  tally->won += (score.winners >> seat & 1) != 0 ? 1.0 / __builtin_popcount (score.winners) : 0;
}

static void
play_out (const void *view, int seat, void *state, unsigned round, GameRng *rng, AdviceTally *tally,
          double chances[GAME_MAX_SEATS])
{
  RaceState *s = state;

  if (tally != NULL && s->step == RACE_STEP_ACTION)
    {
      race_play_actions (s, rng);
      tally_calls (tally, seat, s);
    }
  race_play_round (s, round, rng);
  if (tally != NULL)
    {
      tally_state (tally, view, seat, s);
      if (s->step == RACE_STEP_OVER)
        tally_end (tally, seat, s);
    }
  race_play_round (s, RACE_LAST_ROUND > round ? RACE_LAST_ROUND : round, rng);
  race_chances (s, chances);
}

static void
fill (void *state, GameRng *rng)
{
  race_fill (state, rng);
}

/* --- What is known --- */

/* There is no advice about cards that nobody has named. */
static bool
is_vague (const void *view, int seat)
{
  const RaceSeat *p = &((const RaceState *) view)->seats[seat];

  return p->n_unknown > 0 || p->n_drawn_unknown > 0;
}

static bool
is_said (GameAnswer answer)
{
  switch (GAME_ANSWER_KIND (answer))
    {
    case RACE_DO_CARD:
    case RACE_DO_DISCARD:
    case RACE_DO_KEEP:
      return GAME_ANSWER_A (answer) != RACE_UNKNOWN;
    default:
      return true;
    }
}

static bool
is_correction (GameAnswer answer)
{
  return GAME_ANSWER_KIND (answer) >= RACE_DO_FIX_CHIPS;
}

static AnalysisKind
get_kind (GameQuestion question)
{
  switch (question.about)
    {
    case RACE_ASK_DRAW:
    case RACE_ASK_GOOD:
    case RACE_ASK_TURN_UP:
      return ANALYSIS_DRAW;
    case RACE_ASK_START_WORLD:
      return ANALYSIS_LOT;
    default:
      return ANALYSIS_DECISION;
    }
}

static bool
is_same_luck (const void *first, const void *second)
{
  const RaceState *before = first, *after = second;

  return before->ask == after->ask && before->actor == after->actor && before->round == after->round
         && before->phase == after->phase && before->step == after->step;
}

/* --- Reasons --- */

static unsigned
get_calls (const AdvicePlan *plan)
{
  const GameAnswer answer = plan->steps[0];
  const uint8_t actions[2] = { (uint8_t) (GAME_ANSWER_A (answer) + 1), GAME_ANSWER_B (answer) };

  return GAME_ANSWER_KIND (answer) == RACE_DO_ACTION ? phases_of (actions) : 0;
}

static bool
profits (const Advice *advice, const AdvicePlan *plan, unsigned phase)
{
  const RaceState *view = (const RaceState *) &advice->view;
  const RaceSeat *p = &view->seats[advice->seat];

  (void) plan;
  switch (phase)
    {
    case RACE_PHASE_EXPLORE:
      return true;
    case RACE_PHASE_CONSUME:
      return race_count_goods (p) > 0;
    case RACE_PHASE_PRODUCE:
      for (unsigned i = 0; i < p->n_tableau; i++)
        if (race_design (view, p->tableau[i])->source == RACE_PRODUCTION && p->good[i] == 0)
          return true;
      return false;
    default:
      return p->n_hand > 1;
    }
}

/* In points: chips, cards, goods. */
static const double amounts[] = { 1, 0.5, 0.6 };

static const char knowledge[] = "race 1";

const Adviser race_adviser = {
  .rules = &race_game,
  .is_vague = is_vague,
  .list = list,
  .play_out = play_out,
  .fill = fill,
  .n_pieces = RACE_N_DESIGNS,
  .n_phases = RACE_N_PHASES,
  .n_amounts = RACE_ADVICE_N_REASONS - ADVICE_AMOUNTS,
  .amounts = amounts,
  .get_calls = get_calls,
  .profits = profits,
  .get_kind = get_kind,
  .is_correction = is_correction,
  .is_said = is_said,
  .is_same_luck = is_same_luck,
  .knowledge = knowledge,
  .knowledge_size = sizeof knowledge,
};
