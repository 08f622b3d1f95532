/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hints: on positions with a known best decision, and at every question of whole games, without using hidden
 * information. */
#include "games/roll/words/orrery-advice-words.h"
#include "advice/positions.h"
#include "players/self-play.h"
#include "games/games.h"

#include <string.h>

static Advice *
advise (const RollState *state, uint64_t seed, uint32_t nodes)
{
  Advice *advice = g_new (Advice, 1);

  g_assert_true (advice_start (advice, &roll_adviser, state, seed));
  advice_run (advice, nodes, NULL);
  return advice;
}

static void
test_forced_win (void)
{
  g_autoptr (OrreryRecord) record = position_forced_win ();
  g_autofree Advice *advice = advise (orrery_record_get_state (record), 1, 200);
  AdviceReason reasons[ADVICE_MAX_REASONS];
  AdviceOption options[ADVICE_BEST];
  g_autofree char *plan = NULL;
  g_autofree char *why = NULL;

  g_assert_cmpuint (advice_list (advice, options), ==, 2);
  plan = orrery_advice_plan ((const RollState *) &advice->view, advice->plans[0].steps, advice->plans[0].n_steps);
  g_assert_cmpstr (plan, ==, "Consume with a Home shipper");
  g_assert_cmpfloat (options[0].share, ==, 1);
  g_assert_cmpfloat (options[0].error, ==, 0);
  g_assert_cmpfloat (options[1].share, <, 0.8);
  g_assert_cmpuint (advice_reasons (advice, 0, -1, reasons), >=, 1);
  why = orrery_advice_reason (&reasons[0]);
  g_assert_cmpstr (why, ==, "wins the game this round");
}

/* At every question of a game, the advice is possible and can be put into words. */
static void
check_plans (Advice *advice)
{
  for (unsigned i = 0; i < advice->n_plans; i++)
    {
      const AdvicePlan *plan = &advice->plans[i];
      g_autofree char *words = orrery_advice_plan ((const RollState *) &advice->view, plan->steps, plan->n_steps);
      AdviceReason reasons[ADVICE_MAX_REASONS];
      const unsigned n = advice_reasons (advice, i, -1, reasons);
      RollState s = *(const RollState *) &advice->view;

      g_assert_cmpuint (strlen (words), >, 3);
      g_assert_false (plan->fails);
      for (unsigned k = 0; k < plan->n_steps; k++)
        g_assert_cmpuint (roll_apply (&s, plan->steps[k], NULL), ==, GAME_OK);
      for (unsigned k = 0; k < i; k++)
        g_assert_false (plan->n_steps == advice->plans[k].n_steps
                        && memcmp (plan->steps, advice->plans[k].steps,
                                   plan->n_steps * sizeof (GameAnswer)) == 0);
      g_assert_cmpuint (n, >=, 1);
      for (unsigned k = 0; k < n; k++)
        {
          g_autofree char *reason = orrery_advice_reason (&reasons[k]);

          g_assert_cmpuint (strlen (reason), >, 3);
        }
      g_assert_cmpfloat (plan->sum, >=, 0);
      g_assert_cmpfloat (plan->sum, <=, plan->n);
    }
}

static bool
asks_seat (const RollState *s)
{
  GameAnswer legal[GAME_MAX_ANSWERS];

  return roll_question (s).ask == GAME_DECIDE && roll_legal (s, legal) > 1;
}

/* The same view and seed give the same advice, whatever the true state is. */
static void
test_same_view (void)
{
  unsigned n_differ = 0, n_asked = 0;
  bool asked[ROLL_N_QUESTIONS] = { false };

  for (guint n_seats = 2; n_seats <= 5; n_seats++)
    {
      g_autoptr (OrreryRecord) record = play_game ("regular", n_seats, 20 + n_seats);

      for (guint point = 0; point < orrery_record_get_n_answers (record); point++)
        {
          g_autofree Advice *one = NULL;
          g_autofree Advice *two = NULL;
          RollState s, other;
          GameRng rng;

          orrery_record_state_at (record, point, &s);
          if (!asks_seat (&s))
            continue;
          other = s;
          game_rng_seed (&rng, point);
          roll_determinise (&other, s.actor, &rng);
          one = advise (&s, point, 40);
          two = advise (&other, point, 40);
          check_plans (one);
          g_assert_cmpmem (one, sizeof *one, two, sizeof *two);
          asked[s.ask] = true;
          n_asked++;
          n_differ += memcmp (&s, &other, sizeof s) != 0;
        }
    }
  g_assert_cmpuint (n_differ, >, n_asked / 2);
  g_assert_true (asked[ROLL_ASK_PLACE] && asked[ROLL_ASK_SELECT] && asked[ROLL_ASK_EXPLORE]
                 && asked[ROLL_ASK_ABANDON] && asked[ROLL_ASK_PUT] && asked[ROLL_ASK_RECRUIT]);
}

/* Continuing in small steps is the same as in one, and more certain than before. */
static void
test_any_time (void)
{
  g_autoptr (OrreryRecord) record = play_game ("regular", 3, 5);
  g_autofree Advice *whole = NULL;
  g_autofree Advice *parts = g_new (Advice, 1);
  RollState s;
  AdviceOption before[ADVICE_BEST], after[ADVICE_BEST];
  guint point = 60;

  do
    orrery_record_state_at (record, point++, &s);
  while (s.ask != ROLL_ASK_SELECT);
  g_assert_true (advice_start (parts, &roll_adviser, &s, 9));
  advice_run (parts, 1, NULL);
  advice_list (parts, before);
  while (parts->n_nodes < 2000)
    advice_run (parts, 1, NULL);
  advice_list (parts, after);
  g_assert_cmpfloat (after[0].error, <, before[0].error);
  whole = advise (&s, 9, (uint32_t) parts->n_nodes);
  g_assert_cmpmem (whole, sizeof *whole, parts, sizeof *parts);
  /* The best three were played out most often. */
  for (unsigned i = ADVICE_BEST + 1; i < whole->n_plans; i++)
    g_assert_cmpuint (whole->plans[i].n, <=, whole->plans[0].n);
}

static gpointer
think_cb (gpointer data)
{
  Advice *advice = ((gpointer *) data)[0];

  advice_run (advice, UINT32_MAX, ((gpointer *) data)[1]);
  return NULL;
}

static void
test_cancel (void)
{
  g_autoptr (OrreryRecord) record = position_forced_win ();
  g_autofree Advice *advice = g_new (Advice, 1);
  atomic_bool cancel = true;
  gpointer data[] = { advice, &cancel };
  GThread *thread;
  gint64 since;

  g_assert_true (advice_start (advice, &roll_adviser, orrery_record_get_state (record), 1));
  advice_run (advice, 1000, &cancel);
  g_assert_cmpuint (advice->n_nodes, ==, 0);
  atomic_store (&cancel, false);
  thread = g_thread_new ("hint", think_cb, data);
  g_usleep (20000);
  since = g_get_monotonic_time ();
  atomic_store (&cancel, true);
  g_thread_join (thread);
  g_test_minimized_result ((double) (g_get_monotonic_time () - since) / 1000, "ms to stop");
  /* Milliseconds; the rest is a margin for a busy machine. */
  g_assert_cmpint (g_get_monotonic_time () - since, <, G_USEC_PER_SEC);
}

static void
test_reasons_in_words (void)
{
  static const struct
  {
    AdviceReason reason;
    const char *words;
  } cases[] = {
    { { .kind = ADVICE_BUILDS, .piece = 0, .percent = 100, .number = 8 }, "completes %s: +8 VP" },
    { { .kind = ADVICE_BUILDS, .piece = 0, .percent = 60, .number = 8 },
      "completes %s in 60%% of cases: +8 VP" },
    { { .kind = ADVICE_OTHERS_CALL, .piece = ROLL_SETTLE, .percent = 90, .number = 3 },
      "3 other players are likely to select Settle anyway" },
    { { .kind = ROLL_ADVICE_CREDITS, .number = 30, .other = 15 }, "leaves $3 instead of $1.5" },
    { { .kind = ROLL_ADVICE_CHIPS, .number = 0, .other = 20 },
      "but earns fewer VP in chips (0 instead of 2)" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *words = orrery_advice_reason (&cases[i].reason);
      GString *wanted = g_string_new (cases[i].words);

      g_string_replace (wanted, "%s", roll_faces[0].name, 0);
      g_string_replace (wanted, "%%", "%", 0);
      g_assert_cmpstr (words, ==, wanted->str);
      g_string_free (wanted, TRUE);
    }
}

/* A mirrored table, where tiles are unnamed. */
static void
test_unknown (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "golden", "mirrored.orrery", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) record = orrery_record_load (file, NULL, &error);
  guint n_advised = 0, n_vague = 0;

  g_assert_no_error (error);
  for (guint point = 0; point < orrery_record_get_n_answers (record); point++)
    {
      g_autofree Advice *advice = g_new (Advice, 1);
      RollState s;

      orrery_record_state_at (record, point, &s);
      if (!asks_seat (&s))
        continue;
      if (!advice_start (advice, &roll_adviser, &s, point))
        {
          n_vague++;
          continue;
        }
      advice_run (advice, 30, NULL);
      check_plans (advice);
      n_advised++;
    }
  g_assert_cmpuint (n_advised, >, 100);
  g_assert_cmpuint (n_vague, >, 0);
}

int
main (int argc, char **argv)
{
  orrery_games_register ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/advice/forced-win", test_forced_win);
  g_test_add_func ("/advice/same-view", test_same_view);
  g_test_add_func ("/advice/any-time", test_any_time);
  g_test_add_func ("/advice/cancel", test_cancel);
  g_test_add_func ("/advice/words", test_reasons_in_words);
  g_test_add_func ("/advice/unknown", test_unknown);
  return g_test_run ();
}
