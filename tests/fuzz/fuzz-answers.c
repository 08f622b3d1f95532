/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Answers to the engine: legal ones by their position in the list, and any four bytes. After any answer,
 * accepted or rejected, the table is valid. */
#include "games/roll/rules/roll.h"

#include <glib.h>
#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

enum { MAX_ANSWERS = 600 };

static void
give (RollState *s, GameAnswer answer)
{
  const RollState before = *s;
  const GameStatus status = roll_check (s, answer);
  GameEvents events = { 0 };

  g_assert_cmpint (roll_apply (s, answer, &events), ==, status);
  if (status == ROLL_OK)
    {
      g_assert_cmpint (roll_verify (s).code, ==, ROLL_WHOLE);
      g_assert_cmpuint (events.lost, ==, 0);
    }
  else
    g_assert_cmpmem (s, sizeof *s, &before, sizeof before);
}

static void
look (const RollState *s, unsigned seat)
{
  RollState other = *s;
  GameRng rng;
  GameScore score;

  roll_view (&other, (int) (seat % s->n_seats));
  g_assert_cmpint (roll_verify (&other).code, ==, ROLL_WHOLE);
  game_rng_seed (&rng, seat);
  other = *s;
  roll_determinise (&other, (int) (seat % s->n_seats), &rng);
  g_assert_cmpint (roll_verify (&other).code, ==, ROLL_WHOLE);
  roll_score (s, &score);
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  GameSetup setup = { 0 };
  GameAnswer legal[GAME_MAX_ANSWERS];
  RollState s;
  size_t i = 2;

  if (size < 2)
    return 0;
  setup.n_seats = data[0];
  setup.options = data[1];
  if (roll_start (&s, &setup) != ROLL_OK)
    return 0;
  for (int n = 0; i < size && n < MAX_ANSWERS; n++)
    {
      const uint8_t what = data[i++];
      const size_t n_legal = roll_legal (&s, legal);

      if (what < 0xc0 && n_legal > 0)
        give (&s, legal[what % n_legal]);
      else if (what < 0xf0 && i + 3 < size)
        {
          give (&s, GAME_ANSWER (data[i], data[i + 1], data[i + 2], data[i + 3]));
          i += 4;
        }
      else
        look (&s, what);
    }
  return 0;
}
