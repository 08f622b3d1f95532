/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/games.h"

#include "record/orrery-json-text.h"
#include "games/roll/words/orrery-roll.h"


GameAnswer
random_answer (const RollState *state, GameRng *rng)
{
  GameAnswer answers[GAME_MAX_ANSWERS];
  size_t n;

  if (roll_question (state).ask == GAME_CHANCE)
    return game_chance (&roll_game, state, rng);
  n = roll_legal (state, answers);
  g_assert_cmpuint (n, >, 0);
  return answers[game_rng_below (rng, (uint32_t) n)];
}

OrreryRecord *
random_game (guint n_seats, guint options, guint64 seed)
{
  const GameSetup setup = { (guint8) n_seats, (guint8) options };
  OrreryRecord *record = orrery_record_new (&orrery_roll, &setup, seed, NULL);
  GameRng rng;

  game_rng_seed (&rng, seed);
  while (roll_question (orrery_record_get_state (record)).ask != GAME_OVER)
    {
      g_autoptr (GError) error = NULL;
      const GameAnswer answer = random_answer (orrery_record_get_state (record), &rng);

      orrery_record_answer (record, answer, NULL, &error);
      g_assert_no_error (error);
    }
  return record;
}

JsonNode *
json_of (const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *quoted = g_strdelimit (g_strdup (text), "'", '"');
  JsonNode *node = orrery_json_text_parse (quoted, -1, &error);

  g_assert_no_error (error);
  return node;
}
