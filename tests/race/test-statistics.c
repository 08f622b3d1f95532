/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Uniformly random answers lead to the numbers of rules 10.12, which come from another program: an engine
 * that differs by more has a different rule or question somewhere. */
#include "games/race/rules/race.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROUNDS, WINNER, SEAT, CHIPS, TABLEAU, RESHUFFLES, POOL, TWELVE, N_FIGURES };
enum { DEFAULT_GAMES = 2000 };

static const char *const names[N_FIGURES] = {
  "rounds", "winner's VP", "VP a seat", "chips a seat", "cards in tableau", "reshuffles", "pool empty, %", "12 cards, %",
};

/* Means of 7,000 games, and twice their standard error. */
static const struct
{
  uint8_t n_seats, options;
  double mean[N_FIGURES];
  double bound[N_FIGURES];
} table[] = {
  { 2, 0, { 32.23, 31.37, 26.39, 9.71, 9.61, 1.49, 46, 57 }, { 0.14, 0.15, 0.11, 0.09, 0.04, 0.02, 1, 1 } },
  { 2, RACE_TWO_ACTIONS, { 16.41, 31.48, 26.29, 9.19, 9.96, 1.25, 37, 70 }, { 0.07, 0.15, 0.12, 0.09, 0.03, 0.01, 1, 1 } },
  { 3, 0, { 24.09, 33.14, 25.60, 9.57, 9.38, 2.58, 38, 67 }, { 0.09, 0.16, 0.10, 0.08, 0.03, 0.02, 1, 1 } },
  { 4, 0, { 19.82, 34.49, 24.99, 9.42, 9.19, 4.12, 31, 76 }, { 0.07, 0.17, 0.10, 0.07, 0.03, 0.03, 1, 1 } },
};

static GameAnswer
pick (const RaceState *s, GameRng *rng)
{
  GameAnswer legal[GAME_MAX_ANSWERS];

  if (race_question (s).ask == GAME_CHANCE)
    return game_chance (&race_game, s, rng);
  return legal[game_rng_below (rng, (uint32_t) race_legal (s, legal))];
}

static int
play (RaceState *s, uint8_t n_seats, uint8_t options, uint64_t seed)
{
  static GameEvents events;
  const GameSetup setup = { n_seats, options };
  int reshuffles = 0;
  GameRng rng;

  game_rng_seed (&rng, seed);
  race_start (s, &setup);
  while (race_question (s).ask != GAME_OVER)
    {
      events.n = 0;
      race_apply (s, pick (s, &rng), &events);
      for (unsigned i = 0; i < events.n; i++)
        reshuffles += events.list[i].kind == RACE_EVENT_RESHUFFLED;
    }
  return reshuffles;
}

static void
add_game (const RaceState *s, int reshuffles, double sum[N_FIGURES])
{
  GameScore score;
  int best = 0;
  int has_twelve = 0;

  race_score (s, &score);
  for (int i = 0; i < s->n_seats; i++)
    {
      best = score.total[i] > best ? score.total[i] : best;
      has_twelve |= s->seats[i].n_tableau >= RACE_END_CARDS;
      sum[SEAT] += (double) score.total[i] / s->n_seats;
      sum[CHIPS] += (double) s->seats[i].chips / s->n_seats;
      sum[TABLEAU] += (double) s->seats[i].n_tableau / s->n_seats;
    }
  sum[ROUNDS] += s->round;
  sum[WINNER] += best;
  sum[RESHUFFLES] += reshuffles;
  sum[POOL] += s->pool <= 0 ? 100 : 0;
  sum[TWELVE] += has_twelve ? 100 : 0;
}

/* The bound is two standard errors of 7,000 games; ours has its own for `n`, and we allow four of the
 * difference, plus the rounding of the table. */
static int
compare (size_t row, unsigned n, const double sum[N_FIGURES])
{
  const double wider = 2 * sqrt (1 + 7000.0 / n);
  int wrong = 0;

  for (int i = 0; i < N_FIGURES; i++)
    {
      const double mean = sum[i] / n;
      const double bound = wider * table[row].bound[i] + (i >= POOL ? 0.5 : 0.005);
      const int is_wrong = fabs (mean - table[row].mean[i]) > bound;

      printf ("%d seats, options %d: %s %.2f, should be %.2f ± %.2f%s\n", table[row].n_seats, table[row].options,
              names[i], mean, table[row].mean[i], bound, is_wrong ? " WRONG" : "");
      wrong += is_wrong;
    }
  return wrong;
}

int
main (void)
{
  const char *text = getenv ("ORRERY_TEST_STATISTICS");
  const unsigned n = text == NULL ? DEFAULT_GAMES : (unsigned) strtoul (text, NULL, 10);
  int wrong = 0;

  for (size_t row = 0; row < sizeof table / sizeof *table; row++)
    {
      double sum[N_FIGURES] = { 0 };

      for (unsigned i = 0; i < n; i++)
        {
          RaceState s;
          const int reshuffles = play (&s, table[row].n_seats, table[row].options, i + 1);

          add_game (&s, reshuffles, sum);
        }
      wrong += compare (row, n, sum);
    }
  return wrong == 0 ? 0 : 1;
}
