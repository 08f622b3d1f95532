/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "advice/positions.h"

#include "players/self-play.h"
#include "record/games.h"
#include "games/roll/players/players.h"
#include "games/roll/words/orrery-roll.h"

static const char forced_win[]
    = "{'step': 'ship', 'round': 12, 'phases': ['ship'], 'pool': 1, 'seats': ["
      " {'chips': 15, 'credits': 1, 'tableau': ['Spice World'],"
      "  'goods': {'Spice World': ['cyan']},"
      "  'dice': {'ship': {'white': 1}, 'citizenry': {'white': 3}}},"
      " {'chips': 8, 'credits': 10,"
      "  'tableau': ['Jungle World'], 'developments': ['Public Works'],"
      "  'dice': {'cup': {'white': 5, 'red': 4, 'yellow': 4}, 'development zone': {'red': 1}}}]}";

static void
answer (OrreryRecord *record, GameAnswer given)
{
  g_autoptr (GError) error = NULL;

  orrery_record_answer (record, given, NULL, &error);
  g_assert_no_error (error);
}

OrreryRecord *
position_forced_win (void)
{
  g_autoptr (JsonNode) node = json_of (forced_win);
  g_autoptr (GError) error = NULL;
  OrreryRecord *record = orrery_record_new_from_position_json (&orrery_roll, node, NULL, &error);
  GameAnswer legal[GAME_MAX_ANSWERS];

  g_assert_no_error (error);
  while (roll_legal (orrery_record_get_state (record), legal) == 1)
    answer (record, legal[0]);
  g_assert_cmpuint (orrery_roll_state (record)->ask, ==, ROLL_ASK_DELIVER);
  return record;
}

OrreryRecord *
play_game (const char *kind, guint n_seats, guint64 seed)
{
  const PlayerKind *player = roll_player (kind);
  const PlayerKind *kinds[GAME_MAX_SEATS] = { player, player, player, player, player };
  const GameSetup setup = { .n_seats = (guint8) n_seats };
  OrreryRecord *record = orrery_record_new (&orrery_roll, &setup, seed, NULL);
  GameAnswer given;
  SelfPlay play;

  self_play_start (&play, &roll_game, &setup, kinds, seed);
  while (self_play_step (&play, NULL, &given))
    answer (record, given);
  return record;
}
