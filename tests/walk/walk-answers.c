/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "walk.h"

#include <string.h>

static bool
is_listed (const Walk *w, GameAnswer answer)
{
  size_t low = 0;
  size_t high = w->n_legal;

  while (low < high)
    {
      const size_t middle = (low + high) / 2;

      if (w->legal[middle] < answer)
        low = middle + 1;
      else
        high = middle;
    }
  return low < w->n_legal && w->legal[low] == answer;
}

void
walk_check_legal (Walk *w)
{
  if (w->question.ask == GAME_OVER)
    {
      HOLDS (w, w->n_legal == 0);
      return;
    }
  HOLDS (w, w->n_legal >= 1 && w->n_legal <= GAME_MAX_ANSWERS);
  HOLDS (w, w->question.ask == GAME_CHANCE || (w->question.seat >= 0 && w->question.seat < w->setup.n_seats));
  for (size_t i = 0; i < w->n_legal; i++)
    {
      HOLDS (w, i == 0 || w->legal[i - 1] < w->legal[i]);
      HOLDS (w, w->of->game->check (&w->s, w->legal[i]) == GAME_OK);
    }
}

/* A game that picks without listing picks the same. */
static void
check_chance (Walk *w)
{
  GameRng one, other;

  if (w->of->game->chance == NULL)
    return;
  game_rng_seed (&one, game_rng_next (&w->sampling));
  other = one;
  HOLDS (w, w->of->game->chance (&w->s, &one) == game_pick_answer (w->of->game, &w->s, &other));
  HOLDS (w, memcmp (&one, &other, sizeof one) == 0);
}

void
walk_check_weights (Walk *w)
{
  GameAnswer answers[GAME_MAX_ANSWERS];
  uint8_t weights[GAME_MAX_ANSWERS];
  unsigned total = 0;

  if (w->question.ask != GAME_CHANCE)
    return;
  HOLDS (w, w->of->game->weigh (&w->s, answers, weights) == w->n_legal);
  HOLDS (w, memcmp (answers, w->legal, w->n_legal * sizeof *answers) == 0);
  for (size_t i = 0; i < w->n_legal; i++)
    {
      const bool is_unsaid = w->of->is_unsaid (answers[i]);

      HOLDS (w, (weights[i] == 0) == is_unsaid);
      HOLDS (w, !is_unsaid || (w->setup.options & w->of->mirror) != 0);
      if (w->of->check_weight != NULL)
        w->of->check_weight (w, answers[i], weights[i]);
      total += weights[i];
    }
  HOLDS (w, total >= 1);
  check_chance (w);
}

static bool
is_accepted (const Walk *w, GameAnswer answer)
{
  return is_listed (w, answer) || (w->of->is_equal != NULL && w->of->is_equal (&w->s, answer));
}

static void
expect_refused (Walk *w, GameAnswer answer)
{
  const Game *game = w->of->game;
  GameState after = walk_copy (w, &w->s);
  GameEvents events;
  const GameStatus status = game->check (&w->s, answer);

  events.n = events.lost = 0;
  HOLDS (w, status != GAME_OK && status < w->of->n_statuses);
  HOLDS (w, game->apply (&after, answer, &events) == status);
  HOLDS (w, events.n == 0 && events.lost == 0);
  HOLDS (w, walk_same (w, &after, &w->s));
}

/* One operand of a legal answer slightly off, or a completely different answer. */
static GameAnswer
nearby (Walk *w)
{
  const uint32_t dice = game_rng_below (&w->sampling, 4);
  const unsigned shift = 8 * game_rng_below (&w->sampling, 3);
  const uint32_t random = (uint32_t) game_rng_next (&w->sampling);
  GameAnswer answer = w->n_legal == 0 ? 0 : w->legal[game_rng_below (&w->sampling, (uint32_t) w->n_legal)];
  uint8_t operand = (uint8_t) (answer >> shift);

  if (dice == 0)
    return GAME_ANSWER (game_rng_below (&w->sampling, w->of->first_fix), random & 15, random >> 4 & 15,
                        random >> 8 & 7);
  if (dice == 1)
    operand = (uint8_t) random;
  else
    operand = (uint8_t) (operand + (dice == 2 ? 1 : -1));
  answer &= ~((GameAnswer) 0xff << shift);
  return answer | (GameAnswer) operand << shift;
}

void
walk_check_illegal (Walk *w)
{
  const GameAnswer answer = nearby (w);

  if (!is_accepted (w, answer))
    expect_refused (w, answer);
  expect_refused (w, 0);
  expect_refused (w, GAME_ANSWER (game_rng_below (&w->sampling, 256u - w->of->n_answers) + w->of->n_answers, 0, 0, 0));
}

/* All operands that could name anything. */
static void
check_kind (Walk *w, unsigned kind)
{
  static const uint8_t last[] = { 0, 1, 2, 3, 4, 5, 6, 7, 255 };

  for (unsigned a = 0; a < 256; a++)
    for (unsigned b = 0; b < 256; b++)
      for (unsigned i = 0; i < sizeof last; i++)
        {
          const GameAnswer answer = GAME_ANSWER (kind, a, b, last[i]);

          HOLDS (w, (w->of->game->check (&w->s, answer) == GAME_OK) == is_accepted (w, answer));
        }
}

void
walk_check_every (Walk *w)
{
  uint64_t kinds = UINT64_C (1) << w->of->done;

  for (size_t i = 0; i < w->n_legal; i++)
    kinds |= UINT64_C (1) << GAME_ANSWER_KIND (w->legal[i]);
  for (unsigned kind = 0; kind < w->of->first_fix; kind++)
    if ((kinds >> kind & 1) != 0)
      check_kind (w, kind);
    else
      for (unsigned a = 0; a < 256; a++)
        HOLDS (w, w->of->game->check (&w->s, GAME_ANSWER (kind, a, a & 7, 0)) != GAME_OK);
}

void
walk_check_words (Walk *w)
{
  const Game *game = w->of->game;
  char before[GAME_MAX_TEXT] = "";

  for (size_t i = 0; i < w->n_legal; i++)
    {
      char text[GAME_MAX_TEXT];
      GameAnswer back;
      const size_t length = game->format (w->legal[i], text);

      HOLDS (w, length > 0 && length < GAME_MAX_TEXT && strlen (text) == length);
      HOLDS (w, game->parse (text, &back) && back == w->legal[i]);
      HOLDS (w, strcmp (text, before) != 0);
      memcpy (before, text, sizeof before);
    }
}

/* Two adjacent answers, because equal ones would mostly be adjacent. */
void
walk_check_different (Walk *w)
{
  GameState a, b;
  size_t i;

  if (w->n_legal < 2)
    return;
  i = game_rng_below (&w->sampling, (uint32_t) w->n_legal - 1);
  a = walk_copy (w, &w->s);
  b = walk_copy (w, &w->s);
  HOLDS (w, w->of->game->apply (&a, w->legal[i], NULL) == GAME_OK);
  HOLDS (w, w->of->game->apply (&b, w->legal[i + 1], NULL) == GAME_OK);
  HOLDS (w, !walk_same (w, &a, &b));
}

GameAnswer
walk_correct (Walk *w)
{
  const Game *game = w->of->game;
  const GameAnswer answer = w->of->any_correction (w);
  const GameStatus status = game->check (&w->s, answer);
  const GameState before = walk_copy (w, &w->s);
  GameEvents events;
  char text[GAME_MAX_TEXT];
  GameAnswer back;

  events.n = events.lost = 0;
  HOLDS (w, game->apply (&w->s, answer, &events) == status);
  if (status != GAME_OK)
    {
      HOLDS (w, walk_same (w, &w->s, &before) && events.n == 0);
      return 0;
    }
  HOLDS (w, walk_is_whole (w, &w->s));
  HOLDS (w, events.lost == 0);
  HOLDS (w, game->format (answer, text) > 0);
  HOLDS (w, game->parse (text, &back) && back == answer);
  return answer;
}
