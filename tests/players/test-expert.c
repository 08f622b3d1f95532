/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The network and the search behind Expert. */
#include "games/roll/players/expert/search.h"
#include "games/roll/players/expert/stacks.h"
#include "games/roll/players/regular/regular.h"
#include "players/self-play.h"
#include "games/roll/players/players.h"

#include <glib.h>
#include <math.h>
#include <string.h>
#include <time.h>

/* A table of Regulars at the start of some round. */
static RollState
table_at (uint8_t n_seats, unsigned round, uint64_t seed)
{
  const PlayerKind *kind = roll_player ("regular");
  const PlayerKind *kinds[GAME_MAX_SEATS] = { kind, kind, kind, kind, kind };
  const GameSetup setup = { .n_seats = n_seats };
  RollState state;
  SelfPlay play;

  self_play_start (&play, &roll_game, &setup, kinds, seed);
  do
    memcpy (&state, &play.state, sizeof state);
  while ((state.round < round || state.step != ROLL_STEP_ASSIGN)
         && self_play_step (&play, NULL, NULL));
  return state;
}

/* The same, at a question of that kind to a seat. */
static RollState
table_asking (RollQuestion about, uint8_t n_seats, unsigned round, uint64_t seed)
{
  RollState s = table_at (n_seats, round, seed);
  GameAnswer legal[GAME_MAX_ANSWERS];
  GameRng rng;

  game_rng_seed (&rng, seed);
  while (roll_question (&s).ask != GAME_OVER)
    {
      const GameQuestion question = roll_question (&s);
      const size_t n = roll_legal (&s, legal);

      if (question.about == about && n > 1)
        return s;
      roll_apply (&s,
                  question.ask == GAME_CHANCE
                      ? game_chance (&roll_game, &s, &rng)
                      : regular_choose (&s, question, legal, n, &regular_style, &rng),
                  NULL);
    }
  g_assert_not_reached ();
}

/* The network by its definition, in double precision and with every zero. */
static double
slow_output (const Net *net, const Features *features, unsigned output)
{
  double in[NET_IN] = { 0 };
  double first[NET_FIRST];
  double second[NET_SECOND];
  double out = (double) net->layer.out_bias[output];

  for (unsigned k = 0; k < features->n; k++)
    in[features->index[k]] = (double) features->value[k];
  for (unsigned j = 0; j < NET_FIRST; j++)
    {
      first[j] = (double) net->layer.first_bias[j];
      for (unsigned i = 0; i < NET_IN; i++)
        first[j] += in[i] * (double) net->layer.first[i][j];
      first[j] = fmax (0, first[j]);
    }
  for (unsigned j = 0; j < NET_SECOND; j++)
    {
      second[j] = (double) net->layer.second_bias[j];
      for (unsigned i = 0; i < NET_FIRST; i++)
        second[j] += first[i] * (double) net->layer.second[i][j];
      second[j] = fmax (0, second[j]);
    }
  for (unsigned i = 0; i < NET_SECOND; i++)
    out += second[i] * (double) net->layer.out[i][output];
  return out;
}

/* The features in two parts lead to the same outputs as all at once. */
static void
check_parts (const RollState *s, int seat, const int16_t *totals, const NetPass *whole)
{
  Features features;
  NetSums sums;
  NetPass pass;

  memcpy (sums.first, net_expert.layer.first_bias, sizeof sums.first);
  features_of_rest (s, seat, totals, &features);
  net_add (&net_expert, &features, &sums);
  features_of_stacks (s, seat, &features);
  g_assert_cmpuint (features.n, >, 0);
  net_run_from (&net_expert, &sums, &features, &pass);
  for (unsigned k = 0; k < NET_OUT; k++)
    g_assert_cmpfloat_with_epsilon ((double) pass.out[k], (double) whole->out[k], 1e-3);
}

static void
test_inference (void)
{
  for (uint64_t seed = 1; seed <= 20; seed++)
    {
      const RollState s = table_at ((uint8_t) (2 + seed % 4), 1 + seed % 10, seed);
      GameScore score;

      roll_score (&s, &score);
      for (int seat = 0; seat < s.n_seats; seat++)
        {
          Features features;
          NetPass pass;

          features_of (&s, seat, score.total, &features);
          net_run (&net_expert, &features, &pass);
          for (unsigned k = 0; k < NET_OUT; k++)
            g_assert_cmpfloat_with_epsilon ((double) pass.out[k],
                                            slow_output (&net_expert, &features, k), 1e-3);
          check_parts (&s, seat, score.total, &pass);
        }
    }
}

/* A seat's standing after some answers. */
static double
standing_after (const RollState *s, int seat, GameAnswer first, GameAnswer second)
{
  RollState after = *s;
  Features features;
  GameScore score;

  roll_play (&after, first);
  if (second != 0)
    roll_play (&after, second);
  roll_score (&after, &score);
  features_of (&after, seat, score.total, &features);
  return slow_output (&net_expert, &features, 0);
}

/* The average gain from one more tile of the bag, put where it helps most. */
static double
standing_of_another (const RollState *s, int seat)
{
  const double now = standing_after (s, seat, GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0), 0);
  double sum = 0;

  for (uint64_t left = s->bag; left != 0; left &= left - 1)
    {
      const uint8_t tile = (uint8_t) __builtin_ctzll (left);
      double best = -INFINITY;

      for (uint8_t kind = 0; kind < 2; kind++)
        {
          RollState drawn = *s;
          const uint8_t face = kind == ROLL_DEVELOPMENT ? ROLL_DEVELOPMENT_OF (tile) : ROLL_WORLD_OF (tile);

          roll_play (&drawn, GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0));
          best = fmax (best, standing_after (&drawn, seat, GAME_ANSWER (ROLL_DO_TILE, tile, 0, 0),
                                             GAME_ANSWER (ROLL_DO_PUT, face, kind, 0)));
        }
      sum += best - now;
    }
  return sum / __builtin_popcountll (s->bag);
}

/* How sure the network is that a tile should be abandoned, as it should be: by all tiles in the bag. */
static double
abandon_gain (const RollState *s, int seat, GameAnswer answer)
{
  const GameAnswer done = GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0);

  return standing_after (s, seat, answer, done) + standing_of_another (s, seat) - standing_after (s, seat, done, 0);
}

static GameAnswer
answer_by_stacks (const RollState *s, const GameAnswer *legal, size_t n)
{
  const GameQuestion question = roll_question (s);
  Stacks stacks;

  stacks_start (&stacks, &net_expert, question.seat, true);
  g_assert_true (stacks_are_asked (&stacks, question));
  return stacks_answer (&stacks, s, question, legal, n);
}

static void
check_put (uint64_t seed)
{
  const RollState s = table_asking (ROLL_ASK_PUT, 2, 1 + (unsigned) seed % 6, seed);
  const int seat = roll_question (&s).seat;
  GameAnswer legal[GAME_MAX_ANSWERS];
  const size_t n = roll_legal (&s, legal);
  const double chosen = standing_after (&s, seat, answer_by_stacks (&s, legal, n), 0);

  for (size_t i = 0; i < n; i++)
    g_assert_cmpfloat (chosen, >=, standing_after (&s, seat, legal[i], 0) - 1e-3);
}

/* The network only looks at some tiles of the bag, so nearly equal tiles may go either way. */
static gboolean
check_abandon (uint64_t seed)
{
  const RollState s = table_asking (ROLL_ASK_ABANDON, 2, 1 + (unsigned) seed % 6, seed);
  const int seat = roll_question (&s).seat;
  GameAnswer legal[GAME_MAX_ANSWERS];
  const size_t n = roll_legal (&s, legal);
  const GameAnswer answer = answer_by_stacks (&s, legal, n);

  g_assert_true (roll_check (&s, answer) == ROLL_OK);
  if (GAME_ANSWER_KIND (answer) == ROLL_DO_ABANDON)
    {
      g_assert_cmpfloat (abandon_gain (&s, seat, answer), >, -0.1);
      return TRUE;
    }
  for (size_t i = 1; i < n; i++)
    g_assert_cmpfloat (abandon_gain (&s, seat, legal[i]), <, 0.1);
  return FALSE;
}

static void
test_stacks (void)
{
  guint n_abandoned = 0;

  for (uint64_t seed = 1; seed <= 30; seed++)
    {
      check_put (seed);
      n_abandoned += check_abandon (seed);
    }
  g_test_message ("abandoned %u", n_abandoned);
  g_assert_cmpuint (n_abandoned, >, 3);
  g_assert_cmpuint (n_abandoned, <, 27);
}

static void
test_features (void)
{
  for (uint64_t seed = 1; seed <= 20; seed++)
    {
      const RollState s = table_at ((uint8_t) (2 + seed % 4), 1 + seed % 12, seed);
      gboolean seen[FEATURES_N] = { FALSE };
      Features features;
      GameScore score;

      roll_score (&s, &score);
      features_of (&s, 0, score.total, &features);
      g_assert_cmpuint (features.n, >, 20);
      g_assert_cmpuint (features.n, <=, FEATURES_MAX);
      for (unsigned k = 0; k < features.n; k++)
        {
          g_assert_cmpuint (features.index[k], <, FEATURES_N);
          g_assert_false (seen[features.index[k]]);
          seen[features.index[k]] = TRUE;
          g_assert_true (isfinite (features.value[k]) && features.value[k] != 0);
        }
    }
}

/* A plan made earlier in the round, or tiles judged for the question before, lead to the same answers as new ones. */
static void
check_plans (uint8_t n_seats, uint64_t seed)
{
  const GameSetup setup = { .n_seats = n_seats };
  GameAnswer legal[GAME_MAX_ANSWERS];
  RegularPlans plans = { 0 };
  unsigned n_again = 0;
  unsigned n_tiles = 0;
  RollState s;
  GameRng rng;

  game_rng_seed (&rng, seed);
  roll_start (&s, &setup);
  for (GameQuestion question = roll_question (&s); question.ask != GAME_OVER; question = roll_question (&s))
    {
      const unsigned round = s.round;
      const size_t n = roll_legal (&s, legal);
      GameAnswer answer;

      regular_follow (&plans, question);
      if (question.ask == GAME_CHANCE)
        answer = game_chance (&roll_game, &s, &rng);
      else
        {
          n_tiles += plans.knows_tiles;
          n_again += (plans.known >> question.seat & 1) != 0 && roll_is_assigning (question.about);
          answer = regular_choose (&s, question, legal, n, &regular_style, NULL);
          g_assert_cmphex (regular_play_on (&s, question, legal, n, &plans), ==, answer);
        }
      roll_play (&s, answer);
      plans.known = s.round == round ? plans.known : 0;
    }
  g_assert_cmpuint (n_again, >, 10);
  g_assert_cmpuint (n_tiles, >, 0);
}

static void
test_plans (void)
{
  for (uint64_t seed = 0; seed < 40; seed++)
    check_plans ((uint8_t) (2 + seed % 4), seed);
}

static void
test_chances (void)
{
  for (uint8_t n_seats = 2; n_seats <= ROLL_MAX_SEATS; n_seats++)
    {
      const RollState begun = table_at (n_seats, 6, n_seats);
      RollState over = table_at (n_seats, 1000, n_seats);
      float chances[ROLL_MAX_SEATS];
      GameScore score;
      float sum = 0;

      net_chances (&net_expert, &begun, chances);
      for (unsigned i = 0; i < n_seats; i++)
        {
          g_assert_true (chances[i] > 0 && chances[i] < 1);
          sum += chances[i];
        }
      g_assert_cmpfloat_with_epsilon ((double) sum, 1, 1e-5);
      g_assert_cmpint (over.step, ==, ROLL_STEP_OVER);
      roll_score (&over, &score);
      net_chances (&net_expert, &over, chances);
      for (unsigned i = 0; i < n_seats; i++)
        g_assert_true ((chances[i] > 0) == ((score.winners >> i & 1) != 0));
    }
}

static void
test_file (void)
{
  g_autofree guchar *bytes = g_malloc (NET_FILE);
  g_autofree Net *net = g_new0 (Net, 1);

  net_write (&net_expert, bytes);
  g_assert_true (net_read (net, bytes, NET_FILE));
  g_assert_cmpmem (net, sizeof *net, &net_expert, sizeof net_expert);
  g_assert_false (net_read (net, bytes, NET_FILE - 1));
  g_assert_false (net_read (net, bytes, 0));
  bytes[3] ^= 1;
  g_assert_false (net_read (net, bytes, NET_FILE));
  bytes[3] ^= 1;
  memset (bytes + NET_HEADER, 0xff, 4);
  g_assert_false (net_read (net, bytes, NET_FILE));
}

static size_t
search (const RollState *s, uint32_t nodes, atomic_bool *cancel, SearchTry tries[SEARCH_MAX_TRIES])
{
  const PlayerLimits limits = { .cancel = cancel };
  const Search search = {
    .net = &net_expert, .nodes = nodes, .nodes_select = nodes, .limits = &limits
  };
  const GameQuestion question = roll_question (s);
  GameAnswer legal[GAME_MAX_ANSWERS];
  const size_t n = roll_legal (s, legal);
  RollState view = *s;
  GameRng rng;

  game_rng_seed (&rng, 3);
  roll_view (&view, question.seat);
  return search_run (&search, &view, question, legal, n, &rng, tries);
}

static gboolean
is_legal (const RollState *s, GameAnswer answer)
{
  return roll_check (s, answer) == ROLL_OK;
}

static const RollQuestion questions[] = { ROLL_ASK_PLACE,   ROLL_ASK_SELECT, ROLL_ASK_REASSIGN,
                                          ROLL_ASK_EXPLORE, ROLL_ASK_PUT,    ROLL_ASK_RECRUIT,
                                          ROLL_ASK_RECALL };

static void
check_budget (const RollState *s, uint32_t budget)
{
  SearchTry tries[SEARCH_MAX_TRIES];
  const size_t n = search (s, budget, NULL, tries);
  guint64 nodes = 0;

  g_assert_cmpuint (n, >=, 2);
  for (size_t i = 0; i < n; i++)
    {
      nodes += tries[i].n;
      g_assert_true (is_legal (s, tries[i].answer));
      g_assert_true (tries[i].sum >= 0 && tries[i].sum <= tries[i].n + 1e-6);
    }
  g_assert_cmpuint (nodes, <=, budget);
  g_assert_cmpuint (nodes, >, budget / 3);
  g_assert_true (tries[0].sum / tries[0].n >= tries[1].sum / tries[1].n);
}

/* Within the budget, best first, with valid chances. */
static void
test_budget (void)
{
  static const uint32_t budgets[] = { 2, 8, 24, 300 };

  for (gsize k = 0; k < G_N_ELEMENTS (questions); k++)
    {
      const RollState s = table_asking (questions[k], 3, 4, 5);

      for (gsize i = 0; i < G_N_ELEMENTS (budgets); i++)
        check_budget (&s, budgets[i]);
    }
}

static void
test_same_twice (void)
{
  const RollState s = table_asking (ROLL_ASK_SELECT, 2, 5, 9);
  SearchTry first[SEARCH_MAX_TRIES];
  SearchTry second[SEARCH_MAX_TRIES];
  const size_t n = search (&s, 200, NULL, first);

  g_assert_cmpuint (search (&s, 200, NULL, second), ==, n);
  for (size_t i = 0; i < n; i++)
    {
      g_assert_cmpuint (first[i].answer, ==, second[i].answer);
      g_assert_true (first[i].sum == second[i].sum);
    }
}

static void
test_cancel (void)
{
  const RollState s = table_asking (ROLL_ASK_SELECT, 5, 5, 9);
  SearchTry tries[SEARCH_MAX_TRIES];
  atomic_bool cancel = true;
  const size_t n = search (&s, 1000000, &cancel, tries);

  for (size_t i = 0; i < n; i++)
    g_assert_cmpuint (tries[i].n, ==, 0);
  g_assert_true (is_legal (&s, tries[0].answer));
}

/* Nobody waits longer than a second, or two for the call of a phase. Processor time, which does not depend on
 * other load. */
static void
test_time (void)
{
  const PlayerKind *expert = roll_player ("expert");

  for (gsize k = 0; k < G_N_ELEMENTS (questions); k++)
    {
      const RollState s = table_asking (questions[k], 5, 6, 21);
      const clock_t start = clock ();
      GameRng rng;
      double seconds;

      game_rng_seed (&rng, 1);
      player_answer_within (expert, &roll_game, &s, &rng, NULL);
      seconds = (double) (clock () - start) / CLOCKS_PER_SEC;
      g_test_message ("%s: %.3f s", roll_game.question_word (questions[k]), seconds);
      g_assert_cmpfloat (seconds, <, questions[k] == ROLL_ASK_SELECT ? 2 : 1);
    }
}

/* The share of wins over games in which the seats rotate. */
static double
share (const char *first, const char *second, unsigned games)
{
  const PlayerKind *kinds[] = { roll_player (first), roll_player (second),
                                roll_player (first) };
  const GameSetup setup = { .n_seats = 2 };
  double won = 0;

  for (unsigned i = 0; i < games; i++)
    {
      GameScore score;
      SelfPlay play;

      self_play_start (&play, &roll_game, &setup, kinds + i % 2, 700 + i / 2);
      while (self_play_step (&play, NULL, NULL))
        ;
      roll_game.score (&play.state, &score);
      won += score.winners == 3 ? 0.5 : score.winners == 1u << i % 2;
    }
  return won / games;
}

static void
test_strength (void)
{
  const double network = share ("network", "regular", 60);
  const double regular = share ("regular", "newcomer", 200);
  const double newcomer = share ("newcomer", "random", 200);

  g_test_message ("network beats regular %.2f, regular newcomer %.2f, newcomer random %.2f",
                  network, regular, newcomer);
  g_assert_cmpfloat (network, >, 0.55);
  g_assert_cmpfloat (regular, >, 0.7);
  g_assert_cmpfloat (newcomer, >, 0.93);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/expert/inference", test_inference);
  g_test_add_func ("/expert/stacks", test_stacks);
  g_test_add_func ("/expert/features", test_features);
  g_test_add_func ("/expert/plans", test_plans);
  g_test_add_func ("/expert/chances", test_chances);
  g_test_add_func ("/expert/file", test_file);
  g_test_add_func ("/expert/budget", test_budget);
  g_test_add_func ("/expert/same-twice", test_same_twice);
  g_test_add_func ("/expert/cancel", test_cancel);
  g_test_add_func ("/expert/time", test_time);
  g_test_add_func ("/expert/strength", test_strength);
  return g_test_run ();
}
