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
  HOLDS (w, w->question.ask == GAME_CHANCE || (w->question.seat >= 0 && w->question.seat < w->s.n_seats));
  for (size_t i = 0; i < w->n_legal; i++)
    {
      HOLDS (w, i == 0 || w->legal[i - 1] < w->legal[i]);
      HOLDS (w, roll_check (&w->s, w->legal[i]) == ROLL_OK);
    }
}

static void
check_weight (Walk *w, GameAnswer answer, uint8_t weight)
{
  const uint8_t a = GAME_ANSWER_A (answer);
  const uint8_t b = GAME_ANSWER_B (answer);
  const bool is_unsaid = (GAME_ANSWER_KIND (answer) == ROLL_DO_TILE && a == ROLL_UNKNOWN)
                         || (GAME_ANSWER_KIND (answer) == ROLL_DO_SHOW && b == ROLL_N_SIDES);

  HOLDS (w, (weight == 0) == is_unsaid);
  HOLDS (w, !is_unsaid || (w->s.options & ROLL_MIRROR) != 0);
  if (GAME_ANSWER_KIND (answer) == ROLL_DO_SHOW && a == ROLL_WHITE && b == ROLL_EXPLORE)
    HOLDS (w, weight == 2);
  if (GAME_ANSWER_KIND (answer) == ROLL_DO_SPARE)
    HOLDS (w, weight == (a == ROLL_EXPLORE ? 2 : 1));
}

void
walk_check_outcomes (Walk *w)
{
  GameAnswer answers[GAME_MAX_ANSWERS];
  uint8_t weights[GAME_MAX_ANSWERS];
  unsigned total = 0;

  if (w->question.ask != GAME_CHANCE)
    return;
  HOLDS (w, roll_game.outcomes (&w->s, answers, weights) == w->n_legal);
  HOLDS (w, memcmp (answers, w->legal, w->n_legal * sizeof *answers) == 0);
  for (size_t i = 0; i < w->n_legal; i++)
    {
      check_weight (w, answers[i], weights[i]);
      total += weights[i];
    }
  if (w->question.about == ROLL_ASK_SIDE || w->question.about == ROLL_ASK_SPARE)
    HOLDS (w, total == 6);
  else
    HOLDS (w, total >= 1);
}

static void
expect_refused (Walk *w, GameAnswer answer)
{
  RollState after = w->s;
  GameEvents events = { 0 };
  const GameStatus status = roll_check (&w->s, answer);

  HOLDS (w, status != ROLL_OK && status < ROLL_N_STATUSES);
  HOLDS (w, roll_apply (&after, answer, &events) == status);
  HOLDS (w, events.n == 0 && events.lost == 0);
  HOLDS (w, walk_same (&after, &w->s));
}

/* One operand of a legal answer a little off, or quite another answer. */
static GameAnswer
nearby (Walk *w)
{
  const uint32_t dice = game_rng_below (&w->sampling, 4);
  const unsigned shift = 8 * game_rng_below (&w->sampling, 3);
  const uint32_t random = (uint32_t) game_rng_next (&w->sampling);
  GameAnswer answer = w->n_legal == 0 ? 0 : w->legal[game_rng_below (&w->sampling, (uint32_t) w->n_legal)];
  uint8_t operand = (uint8_t) (answer >> shift);

  if (dice == 0)
    return GAME_ANSWER (game_rng_below (&w->sampling, ROLL_DO_FIX_CREDITS), random & 15, random >> 4 & 15,
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

  if (!is_listed (w, answer))
    expect_refused (w, answer);
  expect_refused (w, GAME_ANSWER (ROLL_DO_NOTHING, 0, 0, 0));
  expect_refused (w, GAME_ANSWER (game_rng_below (&w->sampling, 256 - ROLL_N_ANSWERS) + ROLL_N_ANSWERS, 0, 0, 0));
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

          HOLDS (w, (roll_check (&w->s, answer) == ROLL_OK) == is_listed (w, answer));
        }
}

void
walk_check_every (Walk *w)
{
  uint64_t kinds = ROLL_BIT (ROLL_DO_DONE);

  for (size_t i = 0; i < w->n_legal; i++)
    kinds |= UINT64_C (1) << GAME_ANSWER_KIND (w->legal[i]);
  for (unsigned kind = 0; kind < ROLL_DO_FIX_CREDITS; kind++)
    if ((kinds >> kind & 1) != 0)
      check_kind (w, kind);
    else
      for (unsigned a = 0; a < 256; a++)
        HOLDS (w, roll_check (&w->s, GAME_ANSWER (kind, a, a & 7, 0)) != ROLL_OK);
}

void
walk_check_words (Walk *w)
{
  char before[GAME_MAX_TEXT] = "";

  for (size_t i = 0; i < w->n_legal; i++)
    {
      char text[GAME_MAX_TEXT];
      GameAnswer back;
      const size_t length = roll_format (w->legal[i], text);

      HOLDS (w, length > 0 && length < GAME_MAX_TEXT && strlen (text) == length);
      HOLDS (w, roll_parse (text, &back) && back == w->legal[i]);
      HOLDS (w, strcmp (text, before) != 0);
      memcpy (before, text, sizeof before);
    }
}
