/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random sessions with random tiles, so that every power is used: pools add up, answers match the list, and
 * any state is the same after writing and reading. */
#include "random-tiles.h"

#include "games/frontiers/words/orrery-frontiers-position.h"

#include <string.h>

enum { MAX_ANSWERS = 20000 };

static void
name_tiles (FrState *s)
{
  for (guint i = 0; i < FR_N_TILES; i++)
    if (s->tiles[i].name != 0)
      {
        g_autofree char *name = g_strdup_printf ("Tile %u", i + 1);

        s->tiles[i].name = orrery_frontiers_name_add (name);
      }
}

/* Reading ignores fields that a power with its code does not have. */
static void
normalise (FrState *s)
{
  g_autoptr (JsonNode) position = orrery_frontiers_position_write (s, GAME_NOBODY);
  g_autoptr (GError) error = NULL;
  FrState read;

  orrery_frontiers_position_read (position, &read, &error);
  g_assert_no_error (error);
  *s = read;
}

static void
begin (FrState *s, guint64 seed, GameRng *rng)
{
  static const guint8 levels[] = { FR_TILES, FR_TILES, FR_TILES, FR_COUNTERS };
  const GameSetup setup = {
    .n_seats = (guint8) (2 + seed % 4),
    .options = (guint8) (levels[seed % 4] | (seed % 3 == 0 ? FR_GOALS : 0) | (seed % 7 == 0 ? FR_STOCKPILE_ANY : 0)
                         | (seed % 11 == 0 ? FR_DECLINE : 0)),
  };

  game_rng_seed (rng, seed);
  g_assert_cmpint (fr_start (s, &setup), ==, FR_OK);
  random_tiles (s, seed % 5 == 0 ? 20 : FR_N_WORLDS, rng);
  if (seed % 2 == 0)
    memcpy (s->tax, "\2\4\6", 3);
  name_tiles (s);
  normalise (s);
}

static void
check_written (const FrState *s, int seat)
{
  g_autoptr (JsonNode) position = orrery_frontiers_position_write (s, seat);
  g_autofree char *text = json_to_string (position, FALSE);
  g_autoptr (JsonNode) parsed = json_from_string (text, NULL);
  g_autoptr (JsonNode) bare = orrery_frontiers_position_strip (parsed);
  g_autoptr (GError) error = NULL;
  FrState view = *s;
  FrState again;

  if (seat != GAME_NOBODY)
    fr_view (&view, seat);
  if (!orrery_frontiers_position_read (bare, &again, &error))
    g_error ("%s: %s", error->message, text);
  if (memcmp (&again, &view, sizeof again) != 0)
    g_error ("read as another state: %s", text);
}

static void
check_answers (const FrState *s, const GameAnswer *legal, gsize n, GameRng *rng)
{
  g_assert_cmpuint (n, >=, 1);
  for (gsize i = 0; i < n; i++)
    {
      char text[GAME_MAX_TEXT];
      GameAnswer back;

      g_assert_true (i == 0 || legal[i - 1] < legal[i]);
      g_assert_cmpint (fr_check (s, legal[i]), ==, FR_OK);
      g_assert_cmpuint (fr_format (legal[i], text), >, 0);
      if (!fr_parse (text, &back) || back != legal[i])
        g_error ("“%s” is read as another answer", text);
    }
  for (guint i = 0; i < 8; i++)
    {
      const GameAnswer other = GAME_ANSWER (game_rng_below (rng, FR_FIRST_ANY_TIME), game_rng_below (rng, 20), game_rng_below (rng, 6), 0);
      gboolean is_listed = FALSE;

      for (gsize k = 0; k < n; k++)
        is_listed |= legal[k] == other;
      g_assert_cmpint (fr_check (s, other) == FR_OK, ==, is_listed);
    }
}

/* Two adjacent answers never have the same result, unless the next forced step evens them out: goods that are
 * sold or consumed, windfall colonies that all get a good in the end, or explored worlds that are returned when the
 * game ends. */
static void
check_different (const FrState *s, const GameAnswer *legal, gsize n, GameRng *rng)
{
  const gsize i = n < 2 ? 0 : game_rng_below (rng, (guint32) n - 1);
  FrState a = *s;
  FrState b = *s;

  if (n < 2 || s->ask == FR_ASK_SELL || s->ask == FR_ASK_CONSUME || s->ask == FR_ASK_HOW || s->ask == FR_ASK_WINDFALL
      || s->ask == FR_ASK_GOAL_UP)
    return;
  fr_apply (&a, legal[i], NULL);
  fr_apply (&b, legal[i + 1], NULL);
  if (a.step <= FR_STEP_ACTION && memcmp (&a, &b, sizeof a) == 0)
    {
      char one[GAME_MAX_TEXT], other[GAME_MAX_TEXT];

      fr_format (legal[i], one);
      fr_format (legal[i + 1], other);
      g_error ("“%s” and “%s” are the same", one, other);
    }
}

/* Something is added to My Tiles: the same question is asked, and everything still adds up. */
static guint
try_to_learn (FrState *s, GameRng *rng)
{
  const GameAnswer answer = GAME_ANSWER (FR_DO_FIX_LEARN, game_rng_below (rng, s->n_seats), game_rng_below (rng, 4), 56 + game_rng_below (rng, 4));

  if (game_rng_below (rng, 6) != 0 || fr_apply (s, answer, NULL) != FR_OK)
    return 0;
  check_written (s, GAME_NOBODY);
  return 1;
}

static guint
play (guint64 seed, guint asked[FR_N_QUESTIONS])
{
  static GameEvents events;
  GameAnswer legal[GAME_MAX_ANSWERS];
  GameRng rng;
  FrState s;
  guint n_answers = 0, n_learned = 0;

  begin (&s, seed, &rng);
  while (fr_question (&s).ask != GAME_OVER)
    {
      GameProblem problem;
      GameAnswer answer;
      gsize n;

      n_learned += try_to_learn (&s, &rng);
      problem = fr_verify (&s);
      n = fr_legal (&s, legal);

      if (problem.code != FR_WHOLE)
        g_error ("seed %" G_GUINT64_FORMAT ", answer %u: %s (seat %d, piece %d, n %d)", seed, n_answers, fr_game.problem_word (problem.code),
                 problem.seat, problem.piece, problem.n);
      asked[s.ask]++;
      check_answers (&s, legal, n, &rng);
      if (game_rng_below (&rng, 10) == 0)
        check_written (&s, GAME_NOBODY);
      if (game_rng_below (&rng, 40) == 0)
        check_written (&s, (int) game_rng_below (&rng, s.n_seats));
      if (fr_question (&s).ask == GAME_DECIDE)
        check_different (&s, legal, n, &rng);
      answer = fr_question (&s).ask == GAME_CHANCE ? game_chance (&fr_game, &s, &rng) : legal[game_rng_below (&rng, (guint32) n)];
      events.n = events.lost = 0;
      g_assert_cmpint (fr_apply (&s, answer, &events), ==, FR_OK);
      g_assert_cmpuint (events.lost, ==, 0);
      g_assert_cmpuint (++n_answers, <, MAX_ANSWERS);
    }
  check_written (&s, GAME_NOBODY);
  return n_learned;
}

static void
test_sessions (void)
{
  const char *games = g_getenv ("ORRERY_TEST_GAMES");
  const guint n = games == NULL ? 150 : (guint) CLAMP (atoi (games) / 40, 20, 500);
  guint asked[FR_N_QUESTIONS] = { 0 }, n_learned = 0;

  for (guint64 seed = 1; seed <= n; seed++)
    n_learned += play (seed, asked);
  g_assert_cmpuint (n_learned, >, n >= 150 ? n / 20 : 0);
  for (guint i = 1; i < FR_ASK_OVER; i++)
    {
      g_test_message ("%s: %u", fr_game.question_word ((guint8) i), asked[i]);
      /* Goods are hardly ever short; a scenario covers it. */
      if (asked[i] == 0 && n >= 150 && i != FR_ASK_PRODUCE)
        g_error ("%s was never asked", fr_game.question_word ((guint8) i));
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/frontiers-tiles/sessions", test_sessions);
  return g_test_run ();
}
