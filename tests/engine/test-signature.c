/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One number per player for the answers and scores of games from fixed seeds. It changes only when a rule or
 * the player changes, and is the same on every machine.
 *
 * With a file as argument, compares with it; without, prints the contents for the file. */
#include "games/roll/rules/roll.h"
#include "players/self-play.h"
#include "games/roll/players/players.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

enum { GAMES_A_SEAT_COUNT = 50 };

static const char explanation[]
  = "# A number a player over games from fixed seeds, checked by test-signature. After a change of\n"
    "# the rules or of a player that was meant:\n"
    "# _build-check/tests/engine/test-signature >tests/engine/signature.txt\n";

/* FNV-1a, byte by byte, so that the order of bytes in a word does not matter. */
static uint64_t
mix (uint64_t hash, uint32_t value)
{
  for (unsigned i = 0; i < 4; i++)
    hash = (hash ^ (value >> 8 * i & 0xff)) * UINT64_C (0x100000001b3);
  return hash;
}

static uint64_t
mix_game (uint64_t hash, const PlayerKind *kind, uint8_t n_seats, uint64_t seed)
{
  static SelfPlay play;
  const PlayerKind *kinds[GAME_MAX_SEATS] = { kind, kind, kind, kind, kind };
  const GameSetup setup = { .n_seats = n_seats };
  GameScore score;
  GameAnswer answer;

  self_play_start (&play, &roll_game, &setup, kinds, seed);
  while (self_play_step (&play, NULL, &answer))
    hash = mix (hash, answer);
  roll_game.score (&play.state, &score);
  for (unsigned i = 0; i < n_seats; i++)
    hash = mix (hash, (uint32_t) score.total[i]);
  return mix (hash, score.winners);
}

static uint64_t
signature (const PlayerKind *kind)
{
  uint64_t hash = UINT64_C (0xcbf29ce484222325);

  for (uint8_t n_seats = 2; n_seats <= ROLL_MAX_SEATS; n_seats++)
    for (uint64_t seed = 1; seed <= GAMES_A_SEAT_COUNT; seed++)
      hash = mix_game (hash, kind, n_seats, seed);
  return hash;
}

static bool
is_in_file (FILE *file, const char *line)
{
  char text[200];

  rewind (file);
  while (fgets (text, sizeof text, file) != NULL)
    if (strcmp (text, line) == 0)
      return true;
  return false;
}

int
main (int argc, char **argv)
{
  static const char *const ids[] = { "random", "simple" };
  FILE *file = argc > 1 ? fopen (argv[1], "r") : NULL;
  int n_wrong = argc > 1 && file == NULL;

  if (argc == 1)
    fputs (explanation, stdout);
  for (unsigned i = 0; i < sizeof ids / sizeof *ids; i++)
    {
      char line[64];

      snprintf (line, sizeof line, "%s %016" PRIx64 "\n", ids[i], signature (roll_player (ids[i])));
      fputs (line, stdout);
      n_wrong += file != NULL && !is_in_file (file, line);
    }
  if (n_wrong > 0)
    printf ("%s says otherwise\n", argv[1]);
  if (file != NULL)
    fclose (file);
  return n_wrong == 0 ? 0 : 1;
}
