/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What holds for every kind of player: it answers legally, sees only its view, and does the same
 * again from the same seed. And the kinds are as strong as they should be. */
#include "games/roll/rules/roll.h"
#include "players/table.h"
#include "games/roll/players/players.h"

#include <glib.h>
#include <string.h>

enum { MAX_ANSWERS = 20000 };

/* Those who think ahead do so shortly here: the same code, only less often. */
static const PlayerLimits shortly = { .nodes = 8 };

static void
start (Table *table, uint8_t n_seats, const PlayerKind *const kinds[], uint64_t seed)
{
  const GameSetup setup = { .n_seats = n_seats };

  g_assert_cmpint (table_start (table, &roll_game, &setup, kinds, seed), ==, GAME_OK);
  table->limits = &shortly;
}

static void
start_all (Table *table, uint8_t n_seats, const PlayerKind *kind, uint64_t seed)
{
  const PlayerKind *kinds[GAME_MAX_SEATS] = { kind, kind, kind, kind, kind };

  start (table, n_seats, kinds, seed);
}

static bool
is_over (const Table *table)
{
  return table->game->question (&table->state).ask == GAME_OVER;
}

static void
test_list (void)
{
  g_assert_cmpstr (roll_players[0]->id, ==, "random");
  for (size_t i = 0; roll_players[i] != NULL; i++)
    g_assert_true (roll_player (roll_players[i]->id) == roll_players[i]);
  g_assert_null (roll_player ("nobody"));
  g_assert_null (roll_player (""));
}

static void
test_refused_setup (void)
{
  const PlayerKind *kinds[GAME_MAX_SEATS] = { roll_players[0] };
  const GameSetup setup = { .n_seats = 1 };
  Table table;

  g_assert_cmpint (table_start (&table, &roll_game, &setup, kinds, 1), ==, ROLL_BAD_SETUP);
}

/* Every answer is one of the legal ones, and the game ends. */
static void
test_legal (gconstpointer data)
{
  for (uint8_t n_seats = 2; n_seats <= ROLL_MAX_SEATS; n_seats++)
    for (uint64_t seed = 1; seed <= 10; seed++)
      {
        Table table;

        start_all (&table, n_seats, data, seed);
        for (int i = 0; i < MAX_ANSWERS && table_step (&table, NULL, NULL); i++)
          g_assert_cmpint (roll_game.verify (&table.state).code, ==, ROLL_WHOLE);
        g_assert_true (is_over (&table));
      }
}

/* The same seed gives the same game, also when another is played in between. */
static void
test_same_seed (gconstpointer data)
{
  Table first;
  Table second;
  Table other;
  bool is_other = false;

  start_all (&first, 3, data, 7);
  start_all (&second, 3, data, 7);
  start_all (&other, 3, data, 8);
  while (!is_over (&first))
    {
      GameAnswer a;
      GameAnswer b;
      GameAnswer c = 0;

      g_assert_true (table_step (&first, NULL, &a));
      table_step (&other, NULL, &c);
      g_assert_true (table_step (&second, NULL, &b));
      g_assert_cmpuint (a, ==, b);
      is_other |= a != c;
    }
  g_assert_cmpmem (&first.state, sizeof (RollState), &second.state, sizeof (RollState));
  g_assert_true (is_other);
}

static void
test_streams (void)
{
  GameRng rng;
  uint64_t first[8];
  unsigned n = 0;

  for (uint64_t seed = 1; seed <= 2; seed++)
    for (unsigned stream = 0; stream < 4; stream++)
      {
        table_seed (&rng, seed, stream);
        first[n++] = game_rng_next (&rng);
      }
  for (unsigned i = 0; i < n; i++)
    for (unsigned k = 0; k < i; k++)
      g_assert_cmpuint (first[i], !=, first[k]);
}

/* Another true state that the seat cannot tell from this one; it differs wherever something is
 * hidden. */
static RollState
another_world (const RollState *s, int seat, uint64_t seed)
{
  RollState other = *s;
  GameRng rng;

  game_rng_seed (&rng, seed);
  roll_determinise (&other, seat, &rng);
  return other;
}

static GameAnswer
answer_of (const PlayerKind *kind, const RollState *s, uint64_t seed)
{
  GameRng rng;

  game_rng_seed (&rng, seed);
  return player_answer_within (kind, &roll_game, s, &rng, &shortly);
}

static void
test_same_view (gconstpointer data)
{
  unsigned n_differ = 0;
  unsigned n_asked = 0;
  Table table;

  start_all (&table, 4, data, 11);
  while (!is_over (&table))
    {
      const RollState *s = (const RollState *) &table.state;
      const GameQuestion question = roll_question (s);

      if (question.ask == GAME_DECIDE)
        {
          const RollState other = another_world (s, question.seat, table.n_answers);

          n_asked++;
          n_differ += memcmp (&other, s, sizeof other) != 0;
          g_assert_cmpuint (answer_of (data, s, table.n_answers), ==,
                            answer_of (data, &other, table.n_answers));
        }
      g_assert_true (table_step (&table, NULL, NULL));
    }
  g_assert_cmpuint (n_differ, >, n_asked / 2);
}

/* Share of the wins of the first kind over games in which the seats change; ties are shared. */
static double
share (const char *first, const char *second, unsigned games, double *rounds)
{
  double won = 0;

  *rounds = 0;
  for (unsigned i = 0; i < games; i++)
    {
      const PlayerKind *a = roll_player (first);
      const PlayerKind *b = roll_player (second);
      const PlayerKind *kinds[2] = { i % 2 == 0 ? a : b, i % 2 == 0 ? b : a };
      GameScore score;
      Table table;

      start (&table, 2, kinds, 5000 + i / 2);
      while (table_step (&table, NULL, NULL))
        ;
      roll_game.score (&table.state, &score);
      won += score.winners == 3 ? 0.5 : score.winners == 1u << i % 2;
      *rounds += (double) ((const RollState *) &table.state)->round / games;
    }
  return won / games;
}

static void
test_simple_beats_random (void)
{
  double rounds;
  const double won = share ("simple", "random", 400, &rounds);

  g_test_message ("simple wins %.1f %% against random, %.1f rounds", 100 * won, rounds);
  g_assert_cmpfloat (won, >=, 0.97);
}

static void
test_simple_is_quick (void)
{
  double rounds;

  share ("simple", "simple", 200, &rounds);
  g_test_message ("%.1f rounds", rounds);
  g_assert_cmpfloat (rounds, <, 20);
}

static void
add_for (const PlayerKind *kind, const char *name, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/players/%s/%s", kind->id, name);

  g_test_add_data_func (path, kind, test);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/players/list", test_list);
  g_test_add_func ("/players/refused-setup", test_refused_setup);
  g_test_add_func ("/players/streams", test_streams);
  for (size_t i = 0; roll_players[i] != NULL; i++)
    {
      add_for (roll_players[i], "legal", test_legal);
      add_for (roll_players[i], "same-seed", test_same_seed);
      add_for (roll_players[i], "same-view", test_same_view);
    }
  g_test_add_func ("/players/simple-beats-random", test_simple_beats_random);
  g_test_add_func ("/players/simple-is-quick", test_simple_is_quick);
  return g_test_run ();
}
