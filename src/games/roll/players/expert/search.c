/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/players/expert/search.h"

#include "games/roll/players/expert/stacks.h"
#include "games/roll/players/regular/regular.h"

#include <string.h>

/* A round that does not end would be a bug in the rules; a bad answer is better than none. */
enum { MAX_ANSWERS_A_ROUND = 3000 };

/* With fewer simulated rounds, Expert plays worse if the network abandons tiles (docs/players.md). */
enum { ENOUGH_TO_ABANDON = 32 };

typedef struct
{
  const Search *search;
  const RollState *view;
  int seat;
  uint64_t seed;
  bool is_call;
  RegularPlans plans; /* the seat's own is the same in all simulated rounds after a call */
  Stacks stacks;
} Job;

static bool
is_cancelled (const Search *search)
{
  return search->limits != NULL && player_is_cancelled (search->limits);
}

/* The best of Regular's answers that calls the given phase. */
static GameAnswer
call_phase (const RollState *s, GameQuestion question, const GameAnswer *legal, size_t n,
            uint8_t phase, RegularPlans *plans)
{
  GameAnswer some[GAME_MAX_ANSWERS];
  size_t m = 0;

  for (size_t i = 0; i < n; i++)
    if (GAME_ANSWER_C (legal[i]) == phase)
      some[m++] = legal[i];
  return regular_play_on (s, question, some, m, plans);
}

static GameAnswer
answer_for (Job *job, const RollState *s, uint8_t phase, GameRng *rng)
{
  const GameQuestion question = roll_question (s);
  GameAnswer legal[GAME_MAX_ANSWERS];
  bool is_about_stacks;
  size_t n;

  regular_follow (&job->plans, question);
  if (question.ask == GAME_CHANCE)
    return game_chance (&roll_game, s, rng);
  is_about_stacks = stacks_are_asked (&job->stacks, question);
  n = roll_legal (s, legal);
  if (n == 1)
    return legal[0];
  if (is_about_stacks)
    return stacks_answer (&job->stacks, s, question, legal, n);
  if (question.about == ROLL_ASK_SELECT && question.seat == job->seat && phase != ROLL_NO_PHASE)
    return call_phase (s, question, legal, n, phase, &job->plans);
  return regular_play_on (s, question, legal, n, &job->plans);
}

/* One guess of the hidden information, and the luck that follows. */
typedef struct
{
  RollState s;
  GameRng rng;
  /* Whatever the seat answers while assigning, the others roll the same dice and assign them in the same way,
   * because they cannot see it: once they have, this is the table before their last answer. */
  bool is_assigned;
  RollState before;
  GameAnswer last;
  GameRng rng_then;
} Guess;

static void
make_guess (const Job *job, uint32_t number, Guess *guess)
{
  guess->s = *job->view;
  guess->is_assigned = false;
  game_rng_seed (&guess->rng, job->seed + number);
  if (!player_cheats (job->search->limits))
    roll_determinise (&guess->s, job->seat, &guess->rng);
}

static bool
is_others_assignment (const Job *job, const RollState *s)
{
  return s->step == ROLL_STEP_ASSIGN && s->actor != job->seat;
}

/* As in the first simulated round with this guess. */
static void
assign_others (const Job *job, const Guess *guess, RollState *s, GameRng *rng)
{
  const RollSeat own = s->seats[job->seat];

  *s = guess->before;
  s->seats[job->seat] = own;
  *rng = guess->rng_then;
  roll_play (s, guess->last);
}

static void
play_on (Job *job, uint8_t phase, Guess *guess, RollState *s, GameRng *rng)
{
  const bool is_others = is_others_assignment (job, s);
  GameAnswer answer;

  if (is_others && guess->is_assigned)
    {
      assign_others (job, guess, s, rng);
      return;
    }
  answer = answer_for (job, s, phase, rng);
  if (is_others)
    {
      guess->before = *s;
      guess->last = answer;
      guess->rng_then = *rng;
    }
  roll_play (s, answer);
  guess->is_assigned = guess->is_assigned || (is_others && !is_others_assignment (job, s));
}

/* One simulated round. */
static float
play_out (Job *job, const SearchTry *try, Guess *guess)
{
  float chances[ROLL_MAX_SEATS];
  RollState s = guess->s;
  GameRng rng = guess->rng;
  const unsigned round = s.round;

  job->stacks.knows_rest = false;
  job->plans.knows_tiles = false;
  job->plans.known &= job->is_call ? ROLL_BIT (job->seat) : 0;
  roll_apply (&s, try->answer, NULL);
  for (unsigned i = 0; i < MAX_ANSWERS_A_ROUND && s.step != ROLL_STEP_OVER && s.round == round; i++)
    play_on (job, try->phase, guess, &s, &rng);
  net_chances (job->search->net, &s, chances);
  return chances[job->seat];
}

static double
mean (const SearchTry *try)
{
  return try->n > 0 ? try->sum / try->n : 0;
}

/* Best first; among equals, the one that Regular prefers. */
static bool
is_better (const SearchTry *a, const SearchTry *b)
{
  return mean (a) != mean (b) ? mean (a) > mean (b) : a->prior > b->prior;
}

static void
sort_tries (SearchTry *tries, size_t n)
{
  for (size_t i = 1; i < n; i++)
    {
      const SearchTry moving = tries[i];
      size_t k = i;

      for (; k > 0 && is_better (&moving, &tries[k - 1]); k--)
        tries[k] = tries[k - 1];
      tries[k] = moving;
    }
}

static void
try_all (Job *job, SearchTry *tries, size_t n, uint32_t number)
{
  Guess guess;

  make_guess (job, number, &guess);
  for (size_t i = 0; i < n; i++)
    {
      const double chance = play_out (job, &tries[i], &guess);

      tries[i].n++;
      tries[i].sum += chance;
      tries[i].squares += chance * chance;
    }
}

/* Plays all of them out equally often, then the better half twice as often, and so on, until the budget is
 * spent. All use the same guesses, so that luck cancels out. */
static void
halve (Job *job, SearchTry *tries, size_t n, uint32_t nodes)
{
  uint32_t steps = 1;
  uint32_t spent = 0;

  while ((1u << steps) < n)
    steps++;
  for (uint32_t left = (uint32_t) n; left > 1 && spent + left <= nodes; left = (left + 1) / 2)
    {
      const uint32_t share = nodes / steps / left;
      const uint32_t upto = tries[0].n + (share > 0 ? share : 1);

      spent += (upto - tries[0].n) * left;
      for (uint32_t k = tries[0].n; k < upto && !is_cancelled (job->search); k++)
        try_all (job, tries, left, k);
      sort_tries (tries, left);
    }
}

/* Only the most promising ones are tried, as many as time allows. */
static size_t
keep_best (SearchTry *tries, size_t n, size_t most)
{
  sort_tries (tries, n);
  return n < most ? n : most;
}

/* The place of a wild die depends on the call that it is meant for. */
static size_t
list_placings (const GameAnswer *legal, size_t n, const float *worth, SearchTry *out)
{
  size_t m = 0;

  for (size_t i = 0; i < n; i++)
    for (uint8_t phase = 0; phase < ROLL_N_PHASES; phase++)
      out[m++] = (SearchTry){ .answer = legal[i], .phase = phase, .prior = worth[i] };
  return m;
}

static size_t
list_answers (const GameAnswer *legal, size_t n, const float *worth, SearchTry *out)
{
  for (size_t i = 0; i < n; i++)
    out[i] = (SearchTry){ .answer = legal[i], .phase = ROLL_NO_PHASE, .prior = worth[i] };
  return n;
}

/* Calls of every phase are tried, the three best ways each. */
static size_t
keep_calls (SearchTry *tries, size_t n)
{
  unsigned seen[ROLL_N_PHASES] = { 0 };
  size_t m = 0;

  sort_tries (tries, n);
  for (size_t i = 0; i < n; i++)
    if (seen[GAME_ANSWER_C (tries[i].answer)]++ < 3)
      tries[m++] = tries[i];
  return m;
}

static size_t
list_tries (const RollState *view, GameQuestion question, const GameAnswer *legal, size_t n,
            uint32_t nodes, SearchTry tries[SEARCH_MAX_TRIES])
{
  SearchTry all[GAME_MAX_ANSWERS];
  float worth[GAME_MAX_ANSWERS];
  const size_t time_for = nodes / 2 > 2 ? nodes / 2 : 2;
  size_t most = question.about == ROLL_ASK_SELECT || question.about == ROLL_ASK_PLACE ? 25 : 12;
  size_t m;

  regular_judge (view, question, legal, n, worth);
  if (question.about == ROLL_ASK_PLACE)
    m = list_placings (legal, n, worth, all);
  else
    m = list_answers (legal, n, worth, all);
  if (question.about == ROLL_ASK_SELECT)
    m = keep_calls (all, m);
  most = time_for < most ? time_for : most;
  m = keep_best (all, m, most);
  memcpy (tries, all, m * sizeof *tries);
  return m;
}

size_t
search_run (const Search *search, const RollState *view, GameQuestion question,
            const GameAnswer *legal, size_t n, GameRng *rng, SearchTry tries[SEARCH_MAX_TRIES])
{
  const bool is_call = question.about == ROLL_ASK_SELECT || question.about == ROLL_ASK_PLACE;
  const uint32_t nodes = is_call ? search->nodes_select : search->nodes;
  const uint64_t seed = game_rng_next (rng);
  const size_t m = list_tries (view, question, legal, n, nodes, tries);
  Job job;

  job.search = search;
  job.view = view;
  job.seat = question.seat;
  job.seed = seed;
  job.is_call = is_call;
  job.plans.known = 0;
  stacks_start (&job.stacks, search->net, question.seat, nodes >= ENOUGH_TO_ABANDON);
  /* The order of equal work hardly matters, so Regular decides it. */
  if (m > 1 && question.about != ROLL_ASK_WORKER && question.about != ROLL_ASK_COUNT)
    halve (&job, tries, m, nodes);
  return m;
}
