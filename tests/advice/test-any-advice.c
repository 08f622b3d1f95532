/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hints and analysis of every game that has them: at every question of whole games, suggestions are possible
 * and worded, the same view gives the same advice, and a whole game can be analyzed. */
#include "assist/orrery-analysis.h"
#include "games/games.h"
#include "players/self-play.h"

#include <string.h>

enum { NODES = 12 };

typedef struct
{
  const OrreryGame *game;
  GameSetup setup;
} Case;

static void
check_plan (const OrreryGame *game, const Advice *advice, unsigned i)
{
  const AdvicePlan *plan = &advice->plans[i];
  g_autofree char *words = game->tell_plan (&advice->view, plan->steps, plan->n_steps);
  AdviceReason reasons[ADVICE_MAX_REASONS];
  const unsigned n = advice_reasons (advice, i, -1, reasons);
  GameState s = advice->view;

  g_assert_cmpuint (strlen (words), >, 3);
  for (unsigned k = 0; k < plan->n_steps; k++)
    {
      const GameState before = s;

      g_assert_cmpuint (game->rules->apply (&s, plan->steps[k], NULL), ==, GAME_OK);
      g_assert_true (game_continues (game->rules, &before, &s) == (k + 1 < plan->n_steps));
    }
  g_assert_cmpuint (n, >=, 1);
  for (unsigned k = 0; k < n; k++)
    {
      g_autofree char *why = game->tell_reason (&reasons[k]);

      g_assert_cmpuint (strlen (why), >, 3);
    }
}

/* The result for another true state with the same view. */
static void
check_same_view (const OrreryGame *game, const Advice *advice, const GameState *state)
{
  g_autofree Advice *again = g_new (Advice, 1);
  GameState other = *state;
  GameRng rng;

  game_rng_seed (&rng, 99);
  game->rules->determinise (&other, advice->seat, &rng);
  g_assert_true (advice_start (again, game->adviser, &other, advice->seed));
  advice_run (again, NODES, NULL);
  g_assert_cmpuint (again->n_plans, ==, advice->n_plans);
  for (unsigned i = 0; i < advice->n_plans; i++)
    {
      g_assert_cmpmem (advice->plans[i].steps, sizeof advice->plans[i].steps, again->plans[i].steps,
                       sizeof again->plans[i].steps);
      g_assert_cmpuint (advice->plans[i].n, ==, again->plans[i].n);
      g_assert_cmpfloat (advice->plans[i].sum, ==, again->plans[i].sum);
    }
}

static void
test_game (gconstpointer data)
{
  const Case *c = data;
  const Game *rules = c->game->rules;
  const PlayerKind *kinds[GAME_MAX_SEATS];
  g_autofree Advice *advice = g_new (Advice, 1);
  SelfPlay play;
  unsigned n_advised = 0;

  for (int i = 0; i < GAME_MAX_SEATS; i++)
    kinds[i] = orrery_game_find_player (c->game, "regular");
  g_assert_cmpint (self_play_start (&play, rules, &c->setup, kinds, 4), ==, GAME_OK);
  while (rules->question (&play.state).ask != GAME_OVER)
    {
      if (advice_start (advice, c->game->adviser, &play.state, play.n_answers))
        {
          n_advised++;
          advice_run (advice, NODES, NULL);
          g_assert_cmpuint (advice->n_nodes, >=, NODES);
          for (unsigned i = 0; i < advice->n_plans && i < ADVICE_BEST; i++)
            check_plan (c->game, advice, i);
          if (n_advised % 5 == 0)
            check_same_view (c->game, advice, &play.state);
        }
      g_assert_true (self_play_step (&play, NULL, NULL));
    }
  g_assert_cmpuint (n_advised, >, 20);
}

static bool
report_cb (const AnalysisMoment *moment, void *data)
{
  guint *n_judged = data;
  float sum = 0;

  for (guint i = 0; i < GAME_MAX_SEATS; i++)
    sum += moment->after[i];
  g_assert_cmpfloat_with_epsilon (sum, 1, 0.01);
  *n_judged += moment->is_judged && moment->kind == ANALYSIS_DECISION;
  return true;
}

static void
test_analysis (gconstpointer data)
{
  const Case *c = data;
  const Game *rules = c->game->rules;
  const PlayerKind *kinds[GAME_MAX_SEATS];
  const AnalysisLimits limits = { ANALYSIS_LEAST_NODES, NULL };
  g_autoptr (GArray) answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  GameState start;
  GameAnswer answer;
  SelfPlay play;
  guint n_judged = 0;

  for (int i = 0; i < GAME_MAX_SEATS; i++)
    kinds[i] = orrery_game_find_player (c->game, "newcomer");
  g_assert_cmpint (self_play_start (&play, rules, &c->setup, kinds, 5), ==, GAME_OK);
  start = play.state;
  while (self_play_step (&play, NULL, &answer))
    g_array_append_val (answers, answer);
  g_assert_true (analysis_walk (c->game->adviser, &start, (const GameAnswer *) (gpointer) answers->data, answers->len,
                                &limits, report_cb, &n_judged));
  g_assert_cmpuint (n_judged, >, 10);
  /* It ends at an impossible answer. */
  g_array_index (answers, GameAnswer, answers->len / 2) = 0;
  g_assert_false (analysis_walk (c->game->adviser, &start, (const GameAnswer *) (gpointer) answers->data, answers->len,
                                 &limits, report_cb, &n_judged));
}

int
main (int argc, char **argv)
{
  static Case cases[16];
  guint n = 0;

  g_test_init (&argc, &argv, NULL);
  orrery_games_register ();
  for (const OrreryGame *const *game = orrery_game_list (); *game != NULL; game++)
    for (guint seats = 2; (*game)->adviser != NULL && seats <= 3; seats++)
      {
        g_autofree char *hints = g_strdup_printf ("/advice/%s/hints-%u", (*game)->rules->id, seats);
        g_autofree char *analysis = g_strdup_printf ("/advice/%s/analysis-%u", (*game)->rules->id, seats);

        cases[n] = (Case){ *game, { .n_seats = (uint8_t) seats } };
        g_test_add_data_func (hints, &cases[n], test_game);
        g_test_add_data_func (analysis, &cases[n], test_analysis);
        n++;
      }
  return g_test_run ();
}
