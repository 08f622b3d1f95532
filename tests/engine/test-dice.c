/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random numbers are the same everywhere, and dice and bag are fair. Seeds are fixed, so that a test always
 * passes or always fails. */
#include "games/roll/rules/roll.h"

#include <glib.h>
#include <string.h>

enum { ROLLS = 60000, DIE_ROLLS = 1000000 };

/* With up to 5 degrees of freedom, fair dice exceed this once in a hundred thousand seeds; the second is for 54. */
#define LIMIT_OF_6 30.9
#define LIMIT_OF_55 110.0

static double
chi_square (const unsigned *seen, const unsigned *weight, size_t n, unsigned rolls)
{
  unsigned total = 0;
  double sum = 0;

  for (size_t i = 0; i < n; i++)
    total += weight[i];
  for (size_t i = 0; i < n; i++)
    {
      const double expected = (double) rolls * weight[i] / total;

      if (weight[i] == 0)
        g_assert_cmpuint (seen[i], ==, 0);
      else
        sum += (seen[i] - expected) * (seen[i] - expected) / expected;
    }
  return sum;
}

/* The published numbers of xoshiro256** from the state 1, 2, 3, 4. */
static void
test_generator (void)
{
  static const uint64_t published[] = {
    G_GUINT64_CONSTANT (11520),
    G_GUINT64_CONSTANT (0),
    G_GUINT64_CONSTANT (1509978240),
    G_GUINT64_CONSTANT (1215971899390074240),
    G_GUINT64_CONSTANT (1216172134540287360),
    G_GUINT64_CONSTANT (607988272756665600),
    G_GUINT64_CONSTANT (16172922978634559625),
    G_GUINT64_CONSTANT (8476171486693032832),
    G_GUINT64_CONSTANT (10595114339597558777),
    G_GUINT64_CONSTANT (2904607092377533576),
  };
  GameRng rng = { { 1, 2, 3, 4 } };

  for (size_t i = 0; i < G_N_ELEMENTS (published); i++)
    g_assert_cmpuint (game_rng_next (&rng), ==, published[i]);
}

/* The first four numbers of SplitMix64 from 0 are published too. */
static void
test_seed (void)
{
  static const uint64_t published[] = {
    G_GUINT64_CONSTANT (0xe220a8397b1dcdaf),
    G_GUINT64_CONSTANT (0x6e789e6aa1b965f4),
    G_GUINT64_CONSTANT (0x06c45d188009454f),
    G_GUINT64_CONSTANT (0xf88bb8a8724c81ec),
  };
  GameRng rng;

  game_rng_seed (&rng, 0);
  for (size_t i = 0; i < G_N_ELEMENTS (published); i++)
    g_assert_cmpuint (rng.s[i], ==, published[i]);
}

static void
test_below (void)
{
  static const uint32_t sizes[] = { 1, 2, 6, 7, 55 };
  unsigned weight[55];

  for (size_t i = 0; i < 55; i++)
    weight[i] = 1;
  for (size_t k = 0; k < G_N_ELEMENTS (sizes); k++)
    {
      unsigned seen[55] = { 0 };
      GameRng rng;

      game_rng_seed (&rng, k);
      for (int i = 0; i < ROLLS; i++)
        {
          const uint32_t number = game_rng_below (&rng, sizes[k]);

          g_assert_cmpuint (number, <, sizes[k]);
          seen[number]++;
        }
      g_assert_cmpfloat (chi_square (seen, weight, sizes[k], ROLLS), <, sizes[k] > 7 ? LIMIT_OF_55 : LIMIT_OF_6);
    }
}

/* A roll does not depend on the one before. */
static void
test_pairs (void)
{
  unsigned seen[36] = { 0 };
  unsigned weight[36];
  GameRng rng;

  game_rng_seed (&rng, 36);
  for (size_t i = 0; i < 36; i++)
    weight[i] = 1;
  for (int i = 0; i < ROLLS; i++)
    {
      const uint32_t first = game_rng_below (&rng, 6);

      seen[6 * first + game_rng_below (&rng, 6)]++;
    }
  g_assert_cmpfloat (chi_square (seen, weight, 36, ROLLS), <, LIMIT_OF_55);
}

/* Plays until that is asked; other questions get the first legal answer. */
static void
play_to (RollState *s, RollQuestion about)
{
  const GameSetup setup = { .n_seats = 2 };
  GameAnswer legal[GAME_MAX_ANSWERS];

  g_assert_cmpint (roll_start (s, &setup), ==, ROLL_OK);
  while (s->ask != about)
    {
      g_assert_cmpuint (roll_legal (s, legal), >, 0);
      g_assert_cmpint (roll_apply (s, legal[0], NULL), ==, ROLL_OK);
    }
}

/* Seat 0 is about to roll one die of that color. */
static void
take_one_die (RollState *s, unsigned colour)
{
  play_to (s, ROLL_ASK_SIDE);
  g_assert_cmpint (
    roll_apply (s, GAME_ANSWER (ROLL_DO_FIX_DICE, 0 * 16 + ROLL_CUP, colour, 1), NULL), ==, ROLL_OK);
  for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
    if (c != colour)
      g_assert_cmpint (roll_apply (s, GAME_ANSWER (ROLL_DO_FIX_DICE, 0 * 16 + ROLL_CUP, c, 0), NULL), ==,
                       ROLL_OK);
  g_assert_cmpint (s->ask, ==, ROLL_ASK_SIDE);
  g_assert_cmpint (s->piece, ==, colour);
}

/* A million rolls per die: all six sides are equally likely, so a phase on two sides is twice as likely. */
static void
test_sides (gconstpointer data)
{
  const unsigned colour = GPOINTER_TO_UINT (data);
  unsigned seen[ROLL_N_SIDES] = { 0 };
  unsigned weight[ROLL_N_SIDES] = { 0 };
  RollState s;
  GameRng rng;

  take_one_die (&s, colour);
  game_rng_seed (&rng, 100 + colour);
  for (int i = 0; i < 6; i++)
    weight[roll_dice[colour].sides[i]]++;
  for (int i = 0; i < DIE_ROLLS; i++)
    {
      const GameAnswer answer = game_chance (&roll_game, &s, &rng);

      g_assert_cmpint (GAME_ANSWER_KIND (answer), ==, ROLL_DO_SHOW);
      g_assert_cmpint (GAME_ANSWER_A (answer), ==, colour);
      seen[GAME_ANSWER_B (answer)]++;
    }
  g_assert_cmpfloat (chi_square (seen, weight, ROLL_N_SIDES, DIE_ROLLS), <, LIMIT_OF_6);
}

/* The two-player die is white: Explore on two sides. */
static void
test_spare (void)
{
  static const unsigned weight[ROLL_N_PHASES] = { 2, 1, 1, 1, 1 };
  unsigned seen[ROLL_N_PHASES] = { 0 };
  RollState s;
  GameRng rng;

  play_to (&s, ROLL_ASK_SPARE);
  game_rng_seed (&rng, 200);
  for (int i = 0; i < ROLLS; i++)
    seen[GAME_ANSWER_A (game_chance (&roll_game, &s, &rng))]++;
  g_assert_cmpfloat (chi_square (seen, weight, ROLL_N_PHASES, ROLLS), <, LIMIT_OF_6);
}

static void
test_bag (void)
{
  unsigned seen[ROLL_N_TILES] = { 0 };
  unsigned weight[ROLL_N_TILES];
  RollState s;
  GameRng rng;

  play_to (&s, ROLL_ASK_DRAW);
  for (int tile = 0; tile < ROLL_N_TILES; tile++)
    weight[tile] = 1;
  game_rng_seed (&rng, 300);
  for (int i = 0; i < ROLLS; i++)
    seen[GAME_ANSWER_A (game_chance (&roll_game, &s, &rng))]++;
  g_assert_cmpfloat (chi_square (seen, weight, ROLL_N_TILES, ROLLS), <, LIMIT_OF_55);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/dice/generator", test_generator);
  g_test_add_func ("/dice/seed", test_seed);
  g_test_add_func ("/dice/below", test_below);
  g_test_add_func ("/dice/pairs", test_pairs);
  for (unsigned colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      g_autofree char *path = g_strdup_printf ("/dice/sides/%s", roll_colour_names[colour]);

      g_test_add_data_func (path, GUINT_TO_POINTER (colour), test_sides);
    }
  g_test_add_func ("/dice/spare", test_spare);
  g_test_add_func ("/dice/bag", test_bag);
  return g_test_run ();
}
