/* SPDX-License-Identifier: GPL-3.0-or-later */
/* No memory is allocated while playing: the linker redirects every allocation of the engine and the players
 * to here (see meson.build), where it is counted. */
#include "games/race/rules/race.h"
#include "games/roll/rules/roll.h"
#include "players/self-play.h"
#include "games/roll/players/players.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static unsigned long allocations;

void *__real_malloc (size_t size);
void *__real_calloc (size_t n, size_t size);
void *__real_realloc (void *old, size_t size);
void *__wrap_malloc (size_t size);
void *__wrap_calloc (size_t n, size_t size);
void *__wrap_realloc (void *old, size_t size);
char *__wrap_strdup (const char *text);

void *
__wrap_malloc (size_t size)
{
  allocations++;
  return __real_malloc (size);
}

void *
__wrap_calloc (size_t n, size_t size)
{
  allocations++;
  return __real_calloc (n, size);
}

void *
__wrap_realloc (void *old, size_t size)
{
  allocations++;
  return __real_realloc (old, size);
}

char *
__wrap_strdup (const char *text)
{
  const size_t size = strlen (text) + 1;

  return memcpy (__wrap_malloc (size), text, size);
}

/* A counter that counts nothing would prove nothing. */
static bool
counts (void)
{
  void *(*volatile allocate) (size_t) = malloc;
  void *(*volatile allocate_zero) (size_t, size_t) = calloc;
  void *(*volatile allocate_again) (void *, size_t) = realloc;
  char *(*volatile copy) (const char *) = strdup;

  free (allocate (1));
  free (allocate_zero (1, 1));
  free (allocate_again (NULL, 1));
  free (copy (""));
  return allocations == 4;
}

/* Everything that a game offers, at every question. */
static void
use_all (const Game *game, const void *state, GameRng *rng)
{
  GameState other;
  GameAnswer legal[GAME_MAX_ANSWERS];
  GameScore score;
  char text[GAME_MAX_TEXT];
  GameAnswer answer;
  const size_t n = game->legal (state, legal);

  game->verify (state);
  game->score (state, &score);
  memcpy (&other, state, game->state_size);
  game->determinise (&other, 0, rng);
  if (n > 0 && game->format (legal[0], text) > 0)
    game->parse (text, &answer);
}

static void
play (const Game *game, uint8_t n_seats, const PlayerKind *kind, uint64_t seed)
{
  static SelfPlay play;
  static GameEvents events;
  /* If thinking allocates at all, it does so at its first position. */
  static const PlayerLimits short_thoughts = { .nodes = 4 };
  const PlayerKind *kinds[GAME_MAX_SEATS] = { kind, kind, kind, kind, kind };
  const GameSetup setup = { .n_seats = n_seats };
  GameRng rng;

  game_rng_seed (&rng, seed);
  self_play_start (&play, game, &setup, kinds, seed);
  for (unsigned i = 0; i < n_seats; i++)
    play.limits[i] = &short_thoughts;
  do
    {
      use_all (game, &play.state, &rng);
      events.n = events.lost = 0;
    }
  while (self_play_step (&play, &events, NULL));
}

int
main (void)
{
  unsigned games = 0;

  if (!counts ())
    {
      puts ("the counter does not count");
      return 1;
    }
  allocations = 0;
  for (uint8_t n_seats = 2; n_seats <= ROLL_MAX_SEATS; n_seats++)
    for (size_t i = 0; roll_players[i] != NULL; i++)
      for (uint64_t seed = 1; seed <= 5; seed++, games++)
        play (&roll_game, n_seats, roll_players[i], seed);
  for (uint8_t n_seats = 2; n_seats <= RACE_MAX_SEATS; n_seats++)
    for (uint64_t seed = 1; seed <= 20; seed++, games++)
      play (&race_game, n_seats, &player_random, seed);
  printf ("%lu allocations in %u games\n", allocations, games);
  return allocations == 0 ? 0 : 1;
}
