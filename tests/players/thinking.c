/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Not a test: prints how long Expert thinks, how fast it stops, and how long hints and analyses take, as the
 * table of docs/players.md. Processor time, which does not depend on other load. */
#include "games/race/players/players.h"
#include "games/race/rules/race.h"
#include "games/roll/players/advice/advice.h"
#include "players/self-play.h"
#include "games/roll/players/players.h"

#include <glib.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

static double
now (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec + (double) time.tv_nsec / 1e9;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const double x = *(const double *) a, y = *(const double *) b;

  return x < y ? -1 : x > y;
}

static void
print_times (const Game *rules, const char *what, guint n_seats, GArray *times)
{
  const double *t = (const double *) (gpointer) times->data;

  g_array_sort (times, compare);
  if (times->len > 0)
    printf ("| Expert, %s, %u seats: %s | %u | %.0f | %.0f | %.0f |\n", rules->id, n_seats, what, times->len,
            1000 * t[times->len / 2], 1000 * t[times->len * 99 / 100], 1000 * t[times->len - 1]);
}

/* A game of Experts; the answers are kept for the analysis. */
static void
measure_expert (const Game *rules, const PlayerKind *expert, guint call, guint n_seats, GArray *answers)
{
  const PlayerKind *kinds[GAME_MAX_SEATS] = { expert, expert, expert, expert, expert };
  const GameSetup setup = { .n_seats = (guint8) n_seats };
  g_autoptr (GArray) calls = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (double));
  GameAnswer legal[GAME_MAX_ANSWERS];
  GameAnswer answer;
  SelfPlay play;

  self_play_start (&play, rules, &setup, kinds, 40 + n_seats);
  for (;;)
    {
      const GameQuestion question = rules->question (&play.state);
      const double since = now ();
      const bool is_choice = question.ask == GAME_DECIDE && rules->legal (&play.state, legal) > 1;
      double took;

      if (!self_play_step (&play, NULL, &answer))
        break;
      took = now () - since;
      if (is_choice)
        g_array_append_val (question.about == call ? calls : others, took);
      g_array_append_val (answers, answer);
    }
  print_times (rules, "a call", n_seats, calls);
  print_times (rules, "another answer", n_seats, others);
}

static bool
count_cb (const AnalysisMoment *moment, void *data)
{
  ++*(guint *) data;
  return true;
}

static void
measure_analysis (guint n_seats, GArray *answers)
{
  const GameSetup setup = { .n_seats = (guint8) n_seats };
  const AnalysisLimits limits = { 0 };
  const double since = now ();
  guint n_moments = 0;
  RollState start;
  double took;

  roll_start (&start, &setup);
  analysis_walk (&roll_adviser, &start, (const GameAnswer *) (gpointer) answers->data, answers->len, &limits,
                 count_cb, &n_moments);
  took = 1000 * (now () - since);
  printf ("| analysis of that game, a moment | %u | %.0f | | all: %.0f |\n", n_moments,
          took / n_moments, took);
}

typedef struct
{
  Advice advice;
  atomic_bool cancel;
} Hint;

static gpointer
hint_thread (gpointer data)
{
  Hint *hint = data;

  advice_run (&hint->advice, UINT32_MAX, &hint->cancel);
  return NULL;
}

/* From the moment of cancelling, in wall-clock time. */
static void
measure_cancel (const RollState *state)
{
  g_autofree Hint *hint = g_new0 (Hint, 1);
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));

  for (guint i = 0; i < 100; i++)
    {
      GThread *thread;
      gint64 since;
      double took;

      advice_start (&hint->advice, &roll_adviser, state, i);
      atomic_store (&hint->cancel, false);
      thread = g_thread_new ("hint", hint_thread, hint);
      g_usleep (2000);
      since = g_get_monotonic_time ();
      atomic_store (&hint->cancel, true);
      g_thread_join (thread);
      took = (double) (g_get_monotonic_time () - since) / 1e6;
      g_array_append_val (times, took);
    }
  g_array_sort (times, compare);
  printf ("| a hint cancelled | 100 | %.1f | %.1f | %.1f |\n",
          1000 * g_array_index (times, double, 50), 1000 * g_array_index (times, double, 98),
          1000 * g_array_index (times, double, 99));
}

static void
measure_hint (const RollState *state)
{
  g_autofree Advice *advice = g_new (Advice, 1);
  const double since = now ();

  advice_start (advice, &roll_adviser, state, 1);
  advice_run (advice, 10000, NULL);
  printf ("| a hint for a call, 10000 rounds played out | 1 | %.0f | | |\n", 1000 * (now () - since));
}

static void
measure_race (void)
{
  for (guint n_seats = 2; n_seats <= RACE_MAX_SEATS; n_seats++)
    {
      g_autoptr (GArray) answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));

      measure_expert (&race_game, player_find (race_players, "expert"), RACE_ASK_ACTION, n_seats, answers);
    }
}

int
main (void)
{
  printf ("| what | how many | half of them within, ms | 99 %% within | the longest |\n"
          "|---|---:|---:|---:|---:|\n");
  for (guint n_seats = 2; n_seats <= 5; n_seats++)
    {
      g_autoptr (GArray) answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
      const GameSetup setup = { .n_seats = (guint8) n_seats };
      RollState state;

      measure_expert (&roll_game, roll_player ("expert"), ROLL_ASK_SELECT, n_seats, answers);
      measure_analysis (n_seats, answers);
      if (n_seats != 3)
        continue;
      roll_start (&state, &setup);
      for (guint i = 0; state.round < 6 || state.ask != ROLL_ASK_SELECT; i++)
        roll_apply (&state, g_array_index (answers, GameAnswer, i), NULL);
      measure_hint (&state);
      measure_cancel (&state);
    }
  measure_race ();
  return 0;
}
