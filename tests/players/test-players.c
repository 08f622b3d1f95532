/* SPDX-License-Identifier: GPL-3.0-or-later */
/* True of every kind of player: it answers legally, uses only its view, and does the same again with the same
 * seed. And the kinds are as strong as they should be. */
#include "games/race/players/players.h"
#include "games/race/rules/race.h"
#include "games/roll/players/players.h"
#include "games/roll/rules/roll.h"
#include "players/self-play.h"

#include <glib.h>
#include <string.h>

enum { MAX_ANSWERS = 20000 };

typedef struct
{
  const Game *rules;
  const PlayerKind *const *kinds;
} Players;

static const Players all[] = { { &roll_game, roll_players }, { &race_game, race_players } };

/* One kind of player of a game. */
typedef struct
{
  const Game *rules;
  const PlayerKind *kind;
} Subject;

/* Players that think ahead do so only briefly here: the same code, but less often. */
static const PlayerLimits shortly = { .nodes = 4 };

static void
start (SelfPlay *play, const Game *rules, uint8_t n_seats, const PlayerKind *const kinds[], uint64_t seed)
{
  const GameSetup setup = { .n_seats = n_seats };

  g_assert_cmpint (self_play_start (play, rules, &setup, kinds, seed), ==, GAME_OK);
  for (unsigned i = 0; i < n_seats; i++)
    play->limits[i] = &shortly;
}

static void
start_all (SelfPlay *play, const Subject *subject, uint8_t n_seats, uint64_t seed)
{
  const PlayerKind *kind = subject->kind;
  const PlayerKind *kinds[GAME_MAX_SEATS] = { kind, kind, kind, kind, kind };

  start (play, subject->rules, n_seats, kinds, seed);
}

static bool
is_over (const SelfPlay *play)
{
  return play->game->question (&play->state).ask == GAME_OVER;
}

static void
test_list (void)
{
  for (size_t g = 0; g < G_N_ELEMENTS (all); g++)
    {
      g_assert_cmpstr (all[g].kinds[0]->id, ==, "random");
      for (size_t i = 0; all[g].kinds[i] != NULL; i++)
        g_assert_true (player_find (all[g].kinds, all[g].kinds[i]->id) == all[g].kinds[i]);
      g_assert_null (player_find (all[g].kinds, "nobody"));
      g_assert_null (player_find (all[g].kinds, ""));
    }
}

static void
test_refused_setup (void)
{
  const PlayerKind *kinds[GAME_MAX_SEATS] = { roll_players[0] };
  const GameSetup setup = { .n_seats = 1 };
  SelfPlay play;

  g_assert_cmpint (self_play_start (&play, &roll_game, &setup, kinds, 1), ==, ROLL_BAD_SETUP);
}

/* Every answer is one of the legal ones, and the game ends. */
static void
test_legal (gconstpointer data)
{
  const Game *rules = ((const Subject *) data)->rules;

  for (uint8_t n_seats = rules->min_seats; n_seats <= rules->max_seats; n_seats++)
    for (uint64_t seed = 1; seed <= 10; seed++)
      {
        SelfPlay play;

        start_all (&play, data, n_seats, seed);
        for (int i = 0; i < MAX_ANSWERS && self_play_step (&play, NULL, NULL); i++)
          g_assert_cmpint (rules->verify (&play.state).code, ==, GAME_OK);
        g_assert_true (is_over (&play));
      }
}

/* Explores forever, which Race allows. */
static GameAnswer
explore (const void *view, GameQuestion question, const GameAnswer *legal, size_t n, GameRng *rng)
{
  return legal[0];
}

static void
test_endless (void)
{
  static const PlayerKind stubborn = { .id = "stubborn", .choose = explore };
  const PlayerKind *kinds[GAME_MAX_SEATS] = { &stubborn, &stubborn };
  const GameSetup setup = { .n_seats = 2 };
  SelfPlay play;

  g_assert_cmpint (self_play_start (&play, &race_game, &setup, kinds, 1), ==, GAME_OK);
  while (self_play_step (&play, NULL, NULL))
    g_assert_cmpuint (play.n_answers, <=, SELF_PLAY_MOST_ANSWERS);
  g_assert_cmpuint (play.n_answers, ==, SELF_PLAY_MOST_ANSWERS);
  g_assert_false (is_over (&play));
}

/* The same seed gives the same game, even if another is played in between. */
static void
test_same_seed (gconstpointer data)
{
  SelfPlay first;
  SelfPlay second;
  SelfPlay other;
  bool is_other = false;

  start_all (&first, data, 3, 7);
  start_all (&second, data, 3, 7);
  start_all (&other, data, 3, 8);
  while (!is_over (&first))
    {
      GameAnswer a;
      GameAnswer b;
      GameAnswer c = 0;

      g_assert_true (self_play_step (&first, NULL, &a));
      self_play_step (&other, NULL, &c);
      g_assert_true (self_play_step (&second, NULL, &b));
      g_assert_cmpuint (a, ==, b);
      is_other |= a != c;
    }
  g_assert_cmpmem (&first.state, first.game->state_size, &second.state, first.game->state_size);
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
        self_play_seed (&rng, seed, stream);
        first[n++] = game_rng_next (&rng);
      }
  for (unsigned i = 0; i < n; i++)
    for (unsigned k = 0; k < i; k++)
      g_assert_cmpuint (first[i], !=, first[k]);
}

/* Another true state with the same view; it differs wherever something is hidden. */
static GameState
another_world (const Game *rules, const GameState *s, int seat, uint64_t seed)
{
  GameState other = *s;
  GameRng rng;

  game_rng_seed (&rng, seed);
  rules->determinise (&other, seat, &rng);
  return other;
}

static GameAnswer
answer_of (const Subject *subject, const GameState *s, uint64_t seed)
{
  GameRng rng;

  game_rng_seed (&rng, seed);
  return player_answer_within (subject->kind, subject->rules, s, &rng, &shortly);
}

static void
test_same_view (gconstpointer data)
{
  const Game *rules = ((const Subject *) data)->rules;
  unsigned n_differ = 0;
  unsigned n_asked = 0;
  SelfPlay play;

  start_all (&play, data, 4, 11);
  while (!is_over (&play))
    {
      const GameQuestion question = rules->question (&play.state);

      if (question.ask == GAME_DECIDE)
        {
          const GameState other = another_world (rules, &play.state, question.seat, play.n_answers);

          n_asked++;
          n_differ += memcmp (&other, &play.state, rules->state_size) != 0;
          g_assert_cmpuint (answer_of (data, &play.state, play.n_answers), ==,
                            answer_of (data, &other, play.n_answers));
        }
      g_assert_true (self_play_step (&play, NULL, NULL));
    }
  g_assert_cmpuint (n_differ, >, n_asked / 2);
}

/* The share of wins of the first kind over games in which the seats rotate; ties are shared. */
static double
share (const Players *players, const char *first, const char *second, unsigned games, double *rounds)
{
  double won = 0;

  *rounds = 0;
  for (unsigned i = 0; i < games; i++)
    {
      const PlayerKind *a = player_find (players->kinds, first);
      const PlayerKind *b = player_find (players->kinds, second);
      const PlayerKind *kinds[2] = { i % 2 == 0 ? a : b, i % 2 == 0 ? b : a };
      GameScore score;
      SelfPlay play;

      start (&play, players->rules, 2, kinds, 5000 + i / 2);
      while (self_play_step (&play, NULL, NULL))
        ;
      players->rules->score (&play.state, &score);
      won += score.winners == 3 ? 0.5 : score.winners == 1u << i % 2;
      *rounds += (double) players->rules->info (&play.state).round / games;
    }
  return won / games;
}

typedef struct
{
  const Players *players;
  const char *stronger;
  const char *weaker;
  unsigned games;
  double least;
} Rank;

/* As strong as docs/players.md says; players that think ahead do so briefly. */
static void
test_rank (gconstpointer data)
{
  const Rank *rank = data;
  double rounds;
  const double won = share (rank->players, rank->stronger, rank->weaker, rank->games, &rounds);

  g_test_message ("%s wins %.1f %% against %s, %.1f rounds", rank->stronger, 100 * won, rank->weaker, rounds);
  g_assert_cmpfloat (won, >=, rank->least);
}

static const Rank ranks[] = {
  { &all[0], "simple", "random", 400, 0.97 },
  { &all[1], "newcomer", "random", 400, 0.97 },
  { &all[1], "regular", "newcomer", 400, 0.80 },
};

static void
test_is_quick (gconstpointer data)
{
  const Rank *rank = data;
  double rounds;

  share (rank->players, rank->stronger, rank->stronger, 200, &rounds);
  g_test_message ("%.1f rounds", rounds);
  g_assert_cmpfloat (rounds, <, 20);
}

static void
add_for (const Subject *subject, const char *name, GTestDataFunc test)
{
  g_autofree char *path = g_strdup_printf ("/players/%s/%s/%s", subject->rules->id, subject->kind->id, name);

  g_test_add_data_func_full (path, g_memdup2 (subject, sizeof *subject), test, g_free);
}

static void
add_ranks (void)
{
  for (size_t i = 0; i < G_N_ELEMENTS (ranks); i++)
    {
      const char *id = ranks[i].players->rules->id;
      g_autofree char *beats = g_strdup_printf ("/players/%s/%s-beats-%s", id, ranks[i].stronger, ranks[i].weaker);
      g_autofree char *quick = g_strdup_printf ("/players/%s/%s-is-quick", id, ranks[i].stronger);

      g_test_add_data_func (beats, &ranks[i], test_rank);
      g_test_add_data_func (quick, &ranks[i], test_is_quick);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/players/list", test_list);
  g_test_add_func ("/players/refused-setup", test_refused_setup);
  g_test_add_func ("/players/endless", test_endless);
  g_test_add_func ("/players/streams", test_streams);
  for (size_t g = 0; g < G_N_ELEMENTS (all); g++)
    for (size_t i = 0; all[g].kinds[i] != NULL; i++)
      {
        const Subject subject = { all[g].rules, all[g].kinds[i] };

        add_for (&subject, "legal", test_legal);
        add_for (&subject, "same-seed", test_same_seed);
        add_for (&subject, "same-view", test_same_view);
      }
  add_ranks ();
  return g_test_run ();
}
