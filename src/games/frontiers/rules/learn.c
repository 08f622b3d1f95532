/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A tile that its owner entered during the game. It has been in the state from the start, set aside so that nothing
 * earlier changes, and is used from this answer on. */
#include "games/frontiers/rules/internal.h"

/* Powers in use are counted in the order of the tiles, which may change. */
static bool
is_in_the_middle (const FrState *s)
{
  return s->step == FR_STEP_SETUP || s->now.fact != 0 || s->now.used != 0 || s->now.power != 0;
}

static bool
is_aside (const FrState *s, unsigned tile)
{
  return tile < FR_N_TILES && (s->tiles[tile].flags & FR_ASIDE) != 0;
}

/* The stack of a place; FR_NO_STACK if there is none. */
static unsigned
find_stack (const FrSeat *p, unsigned place)
{
  const unsigned at = place - FR_PLACE_DEVELOPMENT;

  return place >= FR_PLACE_DEVELOPMENT && at < p->n_developments && p->development[at] < FR_N_STACKS ? p->development[at] : FR_NO_STACK;
}

/* Colonies are set aside among the worlds, developments among the faces. */
static bool
fits (const FrState *s, const FrSeat *p, unsigned place, unsigned tile)
{
  const unsigned stack = find_stack (p, place);

  if (place < FR_PLACE_DEVELOPMENT)
    return place < p->n_colonies && p->colony[place] != FR_SOME_HOME && tile < FR_N_WORLDS;
  return stack != FR_NO_STACK && tile >= FR_FIRST_FACE && tile < FR_FIRST_HOME
         && ((s->tiles[tile].flags & FR_LARGE_TILE) != 0) == (fr_stack_size (stack) == 2);
}

static void
put_in_use (FrTile *tile)
{
  tile->flags = (uint8_t) ((tile->flags & ~(unsigned) FR_ASIDE) | FR_IS_THERE);
}

/* A home colony is always in the place of its mat and side. */
static void
place_home (FrState *s, unsigned home, unsigned tile)
{
  s->tiles[home] = s->tiles[tile];
  memset (&s->tiles[tile], 0, sizeof s->tiles[tile]);
  put_in_use (&s->tiles[home]);
}

static void
place_colony (FrState *s, uint8_t *colony, unsigned tile)
{
  const unsigned old = *colony;

  put_in_use (&s->tiles[tile]);
  *colony = (uint8_t) tile;
  fr_free_world (s, old);
}

static void
place_face (FrState *s, unsigned stack, unsigned tile)
{
  uint8_t *face = &s->stacks[stack].face[(s->stacks[stack].left & FR_TURNED) != 0];

  if (*face != FR_UNNAMED)
    memset (&s->tiles[FR_FIRST_FACE + *face], 0, sizeof s->tiles[FR_FIRST_FACE + *face]);
  put_in_use (&s->tiles[tile]);
  *face = (uint8_t) (tile - FR_FIRST_FACE);
}

static void
place (FrState *s, GameAnswer answer)
{
  FrSeat *p = &s->seats[GAME_ANSWER_A (answer)];
  const unsigned at = GAME_ANSWER_B (answer), tile = GAME_ANSWER_C (answer);

  if (at >= FR_PLACE_DEVELOPMENT)
    place_face (s, find_stack (p, at), tile);
  else if (p->colony[at] >= FR_FIRST_HOME && p->colony[at] < FR_N_TILES)
    place_home (s, p->colony[at], tile);
  else
    place_colony (s, &p->colony[at], tile);
  fr_sort_pools (s);
}

GameStatus
fr_learn_check (const FrState *s, GameAnswer answer)
{
  const int seat = GAME_ANSWER_A (answer);
  const unsigned at = GAME_ANSWER_B (answer);
  FrState trial = *s;

  if (!is_aside (s, GAME_ANSWER_C (answer)) || !fits (s, &s->seats[seat], at, GAME_ANSWER_C (answer))
      || fr_name_of (s, fr_place_tile (s, seat, at)) != 0)
    return FR_NO_SUCH_TILE;
  if (is_in_the_middle (s))
    return FR_IN_THE_MIDDLE;
  place (&trial, answer);
  return fr_verify (&trial).code == FR_WHOLE ? FR_OK : FR_BREAKS_TABLE;
}

void
fr_learn_apply (FrState *s, GameAnswer answer, GameEvents *ev)
{
  const int seat = GAME_ANSWER_A (answer);
  const unsigned at = GAME_ANSWER_B (answer);

  place (s, answer);
  fr_emit (ev, FR_EVENT_LEARNED, seat, at, 0, fr_name_of (s, fr_place_tile (s, seat, at)));
}
