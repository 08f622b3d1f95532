/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "walk.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Games of n seats have the seeds from n × SEEDS_A_SEAT on. */
#define SEEDS_A_SEAT UINT64_C (1000000000)

enum
{
  DEFAULT_GAMES = 20000,
  EVERY_A_QUESTION = 20, /* states of a kind of question in which every answer is tried */
  ENOUGH_GAMES = 1000    /* in so many games everything is asked */
};

void
walk_fail (const Walk *w, const char *what, const char *file, int line)
{
  const Game *game = w->of->game;
  const GameProblem problem = game->verify (&w->s);
  const GameQuestion question = game->question (&w->s);

  printf ("%s:%d: does not hold: %s\n", file, line, what);
  printf ("  at answer %u, question %s of seat %d, verify says %s (seat %d, piece %d, n %d)\n", w->n_answers,
          game->question_word (question.about), question.seat, game->problem_word (problem.code), problem.seat,
          problem.piece, problem.n);
  printf ("  again with ORRERY_TEST_SEED=%" PRIu64 "\n", w->seed);
  fflush (stdout);
  abort ();
}

GameAnswer
walk_any_answer (const Walk *w, const void *state, GameRng *rng)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  const size_t n = w->of->game->legal (state, legal);

  return legal[game_rng_below (rng, (uint32_t) n)];
}

static void
look (Walk *w)
{
  w->question = w->of->game->question (&w->s);
  w->n_legal = w->of->game->legal (&w->s, w->legal);
}

/* Some states of every kind of question: the first few, because some are rare, and later ones. */
static void
check_every (Walk *w)
{
  unsigned *tried = &w->tried[w->question.about];

  if (*tried >= EVERY_A_QUESTION || (*tried >= EVERY_A_QUESTION / 4 && !walk_one_in (w, 50)))
    return;
  (*tried)++;
  walk_check_every (w);
}

/* The cheap checks at every stop, the expensive ones at some. */
static void
check_stop (Walk *w)
{
  HOLDS (w, walk_is_whole (w, &w->s));
  walk_check_legal (w);
  walk_check_weights (w);
  if (w->of->check_stop != NULL)
    w->of->check_stop (w);
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
  check_every (w);
}

/* At a mirrored table things may be unknown, so chance is any answer there. */
static GameAnswer
pick (Walk *w)
{
  const bool is_mirror = (w->setup.options & w->of->mirror) != 0;

  if (w->question.ask == GAME_CHANCE && (!is_mirror || game_rng_below (&w->rng, 3) != 0))
    return game_chance (w->of->game, &w->s, &w->rng);
  if (w->of->pick_sensible != NULL && w->question.ask == GAME_DECIDE && game_rng_below (&w->rng, 4) < w->sense)
    return w->of->pick_sensible (w);
  return w->legal[game_rng_below (&w->rng, (uint32_t) w->n_legal)];
}

static void
check_events (Walk *w, const GameEvents *events)
{
  HOLDS (w, events->lost == 0);
  for (unsigned i = 0; i < events->n; i++)
    {
      const GameEvent *event = &events->list[i];

      HOLDS (w, event->kind > 0 && event->kind < w->of->n_events);
      HOLDS (w, event->seat >= GAME_NOBODY && event->seat < w->setup.n_seats);
      HOLDS (w, !event->secret || event->seat >= 0);
    }
}

static void
keep (Walk *w, GameAnswer answer)
{
  char text[GAME_MAX_TEXT];

  HOLDS (w, w->n_answers < WALK_MAX_ANSWERS);
  w->given[w->n_answers++] = answer;
  if (w->is_told && w->of->game->format (answer, text) > 0)
    puts (text);
}

static void
correct (Walk *w)
{
  const GameAnswer answer = walk_correct (w);

  if (answer != 0)
    keep (w, answer);
}

static void
give (Walk *w, GameAnswer answer)
{
  const Game *game = w->of->game;
  const bool is_copied = walk_one_in (w, 8);
  GameState copy;
  GameEvents events;

  if (is_copied)
    copy = walk_copy (w, &w->s);
  events.n = events.lost = 0;
  HOLDS (w, game->apply (&w->s, answer, &events) == GAME_OK);
  check_events (w, &events);
  if (is_copied)
    {
      game_play (game, &copy, answer);
      HOLDS (w, walk_same (w, &copy, &w->s));
    }
  keep (w, answer);
}

/* Correcting the table after the end does not reopen the game. */
static void
check_end (Walk *w)
{
  const Game *game = w->of->game;
  GameScore score;
  int sum[GAME_MAX_SEATS] = { 0 };

  game->score (&w->s, &score);
  HOLDS (w, score.n_seats == w->setup.n_seats && score.n_parts < GAME_MAX_PARTS);
  HOLDS (w, score.winners != 0 && score.winners < 1u << w->setup.n_seats);
  for (unsigned i = 0; i < score.n_parts; i++)
    sum[score.parts[i].seat] += score.parts[i].points;
  for (int i = 0; i < w->setup.n_seats; i++)
    HOLDS (w, sum[i] == score.total[i]);
  HOLDS (w, w->of->has_ended (&w->s) || w->is_corrected);
  HOLDS (w, game->check (&w->s, GAME_ANSWER (w->of->done, 0, 0, 0)) == w->of->is_over);
}

/* The answers alone reproduce the game. */
static void
check_replay (Walk *w)
{
  const Game *game = w->of->game;
  GameState again;

  HOLDS (w, game->start (&again, &w->setup) == GAME_OK);
  for (unsigned i = 0; i < w->n_answers; i++)
    HOLDS (w, game->apply (&again, w->given[i], NULL) == GAME_OK);
  HOLDS (w, walk_same (w, &again, &w->s));
}

static void
sit_down (Walk *w, uint64_t seed)
{
  GameRng kind;

  w->seed = seed;
  w->n_answers = 0;
  game_rng_seed (&kind, seed);
  game_rng_seed (&w->rng, game_rng_next (&kind));
  game_rng_seed (&w->sampling, game_rng_next (&kind));
  w->setup = (GameSetup){ .n_seats = (uint8_t) (seed / SEEDS_A_SEAT) };
  w->setup.options = w->of->pick_options (w->setup.n_seats, &kind);
  w->is_corrected = game_rng_below (&kind, 8) == 0;
  w->sense = game_rng_below (&kind, 5);
  HOLDS (w, w->of->game->start (&w->s, &w->setup) == GAME_OK);
}

static unsigned
play (Walk *w, uint64_t seed)
{
  sit_down (w, seed);
  for (look (w); w->question.ask != GAME_OVER; look (w))
    {
      check_stop (w);
      give (w, pick (w));
      if (w->is_corrected && game_rng_below (&w->rng, 20) == 0)
        correct (w);
    }
  check_stop (w);
  check_end (w);
  if (walk_one_in (w, 8))
    check_replay (w);
  return w->n_answers;
}

/* Of as many games over all numbers of seats as the variable says. */
static unsigned
number_of_games (const WalkGame *of, unsigned seats, const char *variable, unsigned long otherwise)
{
  const char *text = getenv (variable);
  const unsigned long all = text == NULL ? otherwise : strtoul (text, NULL, 10);

  return (unsigned) ((all * of->share[seats] + 99) / 100);
}

int
walk_main (const WalkGame *of, int argc, char **argv)
{
  static Walk walk;
  const char *again = getenv ("ORRERY_TEST_SEED");
  const unsigned seats = argc > 1 ? (unsigned) strtoul (argv[1], NULL, 10) : 2;
  const unsigned n = number_of_games (of, seats, "ORRERY_TEST_GAMES", DEFAULT_GAMES);
  const unsigned first = number_of_games (of, seats, "ORRERY_TEST_FIRST", 0);
  unsigned long answers = 0;

  walk.of = of;
  if (again != NULL)
    {
      walk.is_told = true;
      printf ("%u answers\n", play (&walk, strtoull (again, NULL, 10)));
      return 0;
    }
  for (unsigned i = 0; i < n; i++)
    answers += play (&walk, seats * SEEDS_A_SEAT + first + i);
  printf ("%u games of %u seats, %lu answers\n", n, seats, answers);
  for (unsigned about = 1; n >= ENOUGH_GAMES && about < of->n_questions; about++)
    if (walk.tried[about] == 0 && of->is_asked (about, seats))
      {
        printf ("%s was never asked\n", of->game->question_word ((uint8_t) about));
        return 1;
      }
  return 0;
}
