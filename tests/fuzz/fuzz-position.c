/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A position in JSON: it is rejected with a message, or read, and then it is valid, playable, and can be
 * written and read again. */
#include "games/roll/words/orrery-position.h"
#include "games/games.h"
#include "record/orrery-json-text.h"

#include <string.h>

int LLVMFuzzerTestOneInput (const uint8_t *data, size_t size);

enum { MAX_ANSWERS = 200 };

/* At any question it reads back the same. */
static void
check_again (const RollState *state)
{
  g_autoptr (JsonNode) node = orrery_position_write (state, -1);
  g_autoptr (GError) error = NULL;
  RollState again;

  if (!orrery_position_read (node, &again, &error))
    g_error ("what was written is refused: %s", error->message);
  g_assert_cmpmem (&again, sizeof again, state, sizeof *state);
}

static void
play (RollState state, uint64_t seed)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  GameRng rng;
  size_t n = roll_legal (&state, legal);

  game_rng_seed (&rng, seed);
  for (int i = 0; i < MAX_ANSWERS && n > 0; i++)
    {
      g_assert_cmpint (roll_apply (&state, legal[game_rng_below (&rng, (uint32_t) n)], NULL), ==, ROLL_OK);
      g_assert_cmpint (roll_verify (&state).code, ==, ROLL_WHOLE);
      if (i % 16 == 0)
        check_again (&state);
      n = roll_legal (&state, legal);
    }
}

int
LLVMFuzzerTestOneInput (const uint8_t *data, size_t size)
{
  orrery_games_register ();
  g_autoptr (JsonNode) node = orrery_json_text_parse ((const char *) data, (gssize) size, NULL);
  g_autoptr (GError) error = NULL;
  RollState state;

  if (node == NULL)
    return 0;
  if (!orrery_position_read (node, &state, &error))
    {
      g_assert_nonnull (error);
      g_assert_cmpuint (strlen (error->message), >, 0);
      return 0;
    }
  g_assert_cmpint (roll_verify (&state).code, ==, ROLL_WHOLE);
  check_again (&state);
  play (state, size);
  return 0;
}
