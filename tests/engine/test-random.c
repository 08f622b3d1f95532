/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random games, and everything that must hold at every answer of every game.
 *
 * The argument is the number of seats. ORRERY_TEST_GAMES is how many games are played over all
 * numbers of seats, and ORRERY_TEST_FIRST how many were played before, which are passed over.
 * ORRERY_TEST_SEED plays one game again, as a failure tells. */
#include "walk.h"

#include "games/roll/players/players.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Games of n seats have the seeds from n × SEEDS_A_SEAT on. */
#define SEEDS_A_SEAT UINT64_C (1000000000)

enum
{
  DEFAULT_GAMES = 20000,
  MAX_ANSWERS = 60000,   /* no game takes that many */
  EVERY_A_QUESTION = 20, /* states of a kind of question in which every answer is tried */
  ENOUGH_GAMES = 1000,   /* in so many games everything is asked */
};

/* How many of a hundred games have that many seats. */
static const unsigned share[ROLL_MAX_SEATS + 1] = { 0, 0, 60, 20, 12, 8 };

typedef struct
{
  Walk walk;
  GameAnswer given[MAX_ANSWERS];
  GameSetup setup;
  const PlayerKind *simple;
  unsigned sense;    /* of 4 decisions, how many are sensible ones */
  bool is_corrected; /* somebody corrects the table every now and then */
  bool is_told;      /* answers are printed */
  unsigned tried[ROLL_N_QUESTIONS];
} RandomGame;

void
walk_fail (const Walk *w, const char *what, const char *file, int line)
{
  const GameProblem problem = roll_verify (&w->s);

  printf ("%s:%d: does not hold: %s\n", file, line, what);
  printf ("  at answer %u, question %s of seat %d, step %d, verify says %s (seat %d, piece %d, n %d)\n",
          w->n_answers, roll_game.question_word (w->s.ask), w->s.actor, w->s.step,
          roll_game.problem_word (problem.code), problem.seat, problem.piece, problem.n);
  printf ("  again with ORRERY_TEST_SEED=%" PRIu64 "\n", w->seed);
  fflush (stdout);
  abort ();
}

static void
look (Walk *w)
{
  w->question = roll_question (&w->s);
  w->n_legal = roll_legal (&w->s, w->legal);
}

/* Some states of every kind of question: the first few, as some are rare, and later ones. */
static void
check_every (RandomGame *g)
{
  unsigned *tried = &g->tried[g->walk.question.about];

  if (*tried >= EVERY_A_QUESTION || (*tried >= EVERY_A_QUESTION / 4 && !walk_one_in (&g->walk, 50)))
    return;
  (*tried)++;
  walk_check_every (&g->walk);
}

/* The cheap checks at every stop, the dear ones at some. */
static void
check_stop (RandomGame *g)
{
  Walk *w = &g->walk;

  HOLDS (w, walk_is_whole (&w->s));
  walk_check_legal (w);
  walk_check_outcomes (w);
  if (walk_one_in (w, 4))
    walk_check_illegal (w);
  if (walk_one_in (w, 8))
    walk_check_views (w);
  if (walk_one_in (w, 8))
    walk_check_guess (w);
  if (w->n_legal > 0 && walk_one_in (w, 4))
    walk_check_hidden (w);
  if (walk_one_in (w, 40))
    walk_check_words (w);
  if (walk_one_in (w, 40))
    walk_check_damage (w);
  check_every (g);
}

/* A mirrored table leaves things unsaid, so there chance is any answer too. */
static GameAnswer
pick (RandomGame *g)
{
  Walk *w = &g->walk;
  const bool is_mirror = (w->s.options & ROLL_MIRROR) != 0;

  if (w->question.ask == GAME_CHANCE && (!is_mirror || game_rng_below (&w->rng, 3) != 0))
    return game_chance (&roll_game, &w->s, &w->rng);
  if (w->question.ask == GAME_DECIDE && game_rng_below (&w->rng, 4) < g->sense)
    return player_answer (g->simple, &roll_game, &w->s, &w->rng);
  return w->legal[game_rng_below (&w->rng, (uint32_t) w->n_legal)];
}

static void
check_events (Walk *w, const GameEvents *events)
{
  HOLDS (w, events->lost == 0);
  for (unsigned i = 0; i < events->n; i++)
    {
      const GameEvent *event = &events->list[i];

      HOLDS (w, event->kind > ROLL_EVENT_NONE && event->kind < ROLL_N_EVENTS);
      HOLDS (w, event->seat >= GAME_NOBODY && event->seat < w->s.n_seats);
      HOLDS (w, !event->secret || event->seat >= 0);
    }
}

static void
keep (RandomGame *g, GameAnswer answer)
{
  char text[GAME_MAX_TEXT];

  HOLDS (&g->walk, g->walk.n_answers < MAX_ANSWERS);
  g->given[g->walk.n_answers++] = answer;
  if (g->is_told && roll_format (answer, text) > 0)
    puts (text);
}

static void
correct (RandomGame *g)
{
  const GameAnswer answer = walk_correct (&g->walk);

  if (answer != 0)
    keep (g, answer);
}

static void
give (RandomGame *g, GameAnswer answer)
{
  Walk *w = &g->walk;
  const bool is_copied = walk_one_in (w, 8);
  RollState copy;
  GameEvents events;

  if (is_copied)
    copy = w->s;
  events.n = events.lost = 0;
  HOLDS (w, roll_apply (&w->s, answer, &events) == ROLL_OK);
  check_events (w, &events);
  if (is_copied)
    {
      HOLDS (w, roll_apply (&copy, answer, NULL) == ROLL_OK);
      HOLDS (w, walk_same (&copy, &w->s));
    }
  keep (g, answer);
}

/* Whoever corrects the table after the end does not reopen the game. */
static void
check_end (Walk *w, bool is_corrected)
{
  GameScore score;
  int sum[ROLL_MAX_SEATS] = { 0 };
  bool has_ended = w->s.pool <= 0;

  roll_score (&w->s, &score);
  HOLDS (w, score.n_seats == w->s.n_seats && score.n_parts < GAME_MAX_PARTS);
  HOLDS (w, score.winners != 0 && score.winners < 1u << w->s.n_seats);
  for (unsigned i = 0; i < score.n_parts; i++)
    sum[score.parts[i].seat] += score.parts[i].points;
  for (int i = 0; i < w->s.n_seats; i++)
    {
      HOLDS (w, sum[i] == score.total[i]);
      has_ended |= roll_squares (&w->s, i) >= ROLL_END_SQUARES;
    }
  HOLDS (w, has_ended || is_corrected);
  HOLDS (w, roll_check (&w->s, GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0)) == ROLL_IS_OVER);
}

/* The answers alone make the same game. */
static void
check_replay (RandomGame *g)
{
  RollState again;

  HOLDS (&g->walk, roll_start (&again, &g->setup) == ROLL_OK);
  for (unsigned i = 0; i < g->walk.n_answers; i++)
    HOLDS (&g->walk, roll_apply (&again, g->given[i], NULL) == ROLL_OK);
  HOLDS (&g->walk, walk_same (&again, &g->walk.s));
}

static void
sit_down (RandomGame *g, uint64_t seed)
{
  Walk *w = &g->walk;
  GameRng kind;

  memset (w, 0, sizeof *w);
  w->seed = seed;
  game_rng_seed (&kind, seed);
  game_rng_seed (&w->rng, game_rng_next (&kind));
  game_rng_seed (&w->sampling, game_rng_next (&kind));
  g->setup = (GameSetup){ .n_seats = (uint8_t) (seed / SEEDS_A_SEAT) };
  if (game_rng_below (&kind, 8) == 0)
    g->setup.options |= ROLL_FIRST_GAME;
  if (game_rng_below (&kind, 8) == 0)
    g->setup.options |= ROLL_MIRROR;
  g->is_corrected = game_rng_below (&kind, 8) == 0;
  g->sense = game_rng_below (&kind, 5);
  HOLDS (w, roll_start (&w->s, &g->setup) == ROLL_OK);
}

static unsigned
play (RandomGame *g, uint64_t seed)
{
  Walk *w = &g->walk;

  sit_down (g, seed);
  for (look (w); w->question.ask != GAME_OVER; look (w))
    {
      check_stop (g);
      give (g, pick (g));
      if (g->is_corrected && game_rng_below (&w->rng, 20) == 0)
        correct (g);
    }
  check_stop (g);
  check_end (w, g->is_corrected);
  if (walk_one_in (w, 8))
    check_replay (g);
  return w->n_answers;
}

/* Of as many games over all numbers of seats as the variable says. */
static unsigned
number_of_games (unsigned seats, const char *variable, unsigned long otherwise)
{
  const char *text = getenv (variable);
  const unsigned long all = text == NULL ? otherwise : strtoul (text, NULL, 10);

  return (unsigned) ((all * share[seats] + 99) / 100);
}

int
main (int argc, char **argv)
{
  static RandomGame game;
  const char *again = getenv ("ORRERY_TEST_SEED");
  const unsigned seats = argc > 1 ? (unsigned) strtoul (argv[1], NULL, 10) : 2;
  const unsigned n = number_of_games (seats, "ORRERY_TEST_GAMES", DEFAULT_GAMES);
  const unsigned first = number_of_games (seats, "ORRERY_TEST_FIRST", 0);
  unsigned long answers = 0;

  game.simple = roll_player ("simple");
  if (again != NULL)
    {
      game.is_told = true;
      printf ("%u answers\n", play (&game, strtoull (again, NULL, 10)));
      return 0;
    }
  for (unsigned i = 0; i < n; i++)
    answers += play (&game, seats * SEEDS_A_SEAT + first + i);
  printf ("%u games of %u seats, %lu answers\n", n, seats, answers);
  for (unsigned about = ROLL_ASK_NOTHING + 1; n >= ENOUGH_GAMES && about < ROLL_N_QUESTIONS; about++)
    if (game.tried[about] == 0 && (about != ROLL_ASK_SPARE || seats == 2))
      {
        printf ("%s was never asked\n", roll_game.question_word ((uint8_t) about));
        return 1;
      }
  return 0;
}
