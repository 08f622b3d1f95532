/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A random box of tiles for a state that has not begun, with every kind of power. */
#pragma once

#include "games/frontiers/rules/internal.h"

static inline FrPower
random_power (GameRng *rng)
{
  const unsigned code = game_rng_below (rng, FR_N_CODES);
  const unsigned gain = FR_GAIN (game_rng_below (rng, 3), game_rng_below (rng, 3), game_rng_below (rng, 2));
  unsigned filter = game_rng_below (rng, 3) == 0 ? FR_BIT (game_rng_below (rng, 11)) : 0;
  unsigned bits = game_rng_below (rng, 4);

  if (code == FR_C1)
    bits = FR_TAKES (1 + game_rng_below (rng, 2), 1 + game_rng_below (rng, 3), game_rng_below (rng, 4) == 0);
  if (code == FR_T1 || code == FR_P3)
    filter = game_rng_below (rng, 2) == 0 ? FR_OF_THIS : FR_BIT (game_rng_below (rng, FR_N_KINDS));
  if (code == FR_S3 || code == FR_C1 || code == FR_P4 || code == FR_P6)
    filter &= FR_OF_KINDS;
  if (code == FR_C3)
    return FR_POWER (code, 0, 0, FR_PER_GOOD (1, 1), game_rng_below (rng, FR_N_FACES));
  return FR_POWER (code, code == FR_C1 && game_rng_below (rng, 3) == 0, filter, bits, gain);
}

static inline void
random_extras (FrState *s, FrTile *tile, GameRng *rng)
{
  FrPower powers[2];
  FrLine line;
  const unsigned n = game_rng_below (rng, 3);

  for (unsigned i = 0; i < n; i++)
    powers[i] = random_power (rng);
  tile->flags |= FR_KEYWORDS_KNOWN;
  if (game_rng_below (rng, 10) != 0)
    fr_tile_set_powers (s, tile, powers, n);
  line = FR_LINE (1 + game_rng_below (rng, 2), game_rng_below (rng, 3), game_rng_below (rng, 2) << 4, 1, 1);
  if (fr_tile_vp (tile) == FR_VP_BONUS)
    fr_tile_set_lines (s, tile, &line, 1);
}

static inline void
random_world (FrState *s, unsigned id, GameRng *rng)
{
  FrTile *tile = &s->tiles[id];
  const bool is_military = game_rng_below (rng, 2) == 0;
  const FrGoods goods = (FrGoods) (FR_GRAY + game_rng_below (rng, 3));
  const unsigned kind = goods == FR_GRAY ? FR_NO_KIND : id == 0 && !is_military ? FR_ANY_KIND : game_rng_below (rng, FR_N_KINDS);

  tile->name = (uint16_t) (id + 1);
  tile->flags = (uint8_t) (FR_TYPE_KNOWN | (is_military ? FR_MILITARY_TILE : 0));
  fr_tile_set (tile, is_military ? 1 + game_rng_below (rng, 5) : game_rng_below (rng, 5), 1 + game_rng_below (rng, 2),
               game_rng_below (rng, 8) == 0 ? FR_VP_BONUS : game_rng_below (rng, 5), goods, kind, game_rng_below (rng, 32));
  random_extras (s, tile, rng);
}

static inline void
random_face (FrState *s, unsigned face, bool is_large, GameRng *rng)
{
  FrTile *tile = &s->tiles[FR_FIRST_FACE + face];

  tile->name = (uint16_t) (FR_FIRST_FACE + face + 1);
  tile->flags = is_large ? FR_LARGE_TILE : 0;
  fr_tile_set (tile, is_large ? 9 : 1 + game_rng_below (rng, 5), 0, is_large ? FR_VP_BONUS : game_rng_below (rng, 4), FR_GOODS_UNKNOWN,
               FR_NO_KIND, game_rng_below (rng, 32));
  random_extras (s, tile, rng);
}

/* What the owner enters in the course of the game. */
static inline void
random_asides (FrState *s, unsigned first, GameRng *rng)
{
  for (unsigned i = first; i < FR_N_WORLDS; i++)
    {
      random_world (s, i, rng);
      s->tiles[i].flags = (uint8_t) ((s->tiles[i].flags & ~(unsigned) FR_IS_THERE) | FR_ASIDE);
    }
}

/* `n_worlds` of the sixty are named. */
static inline void
random_tiles (FrState *s, unsigned n_worlds, GameRng *rng)
{
  if (n_worlds < 40)
    random_asides (s, 56, rng);
  for (unsigned i = 0; i < n_worlds; i++)
    random_world (s, i, rng);
  for (unsigned i = 0; i < FR_N_HOMES; i++)
    {
      random_world (s, FR_FIRST_HOME + i, rng);
      if (fr_tile_number (&s->tiles[FR_FIRST_HOME + i]) == 0 && game_rng_below (rng, 2) == 0)
        s->tiles[FR_FIRST_HOME + i].name = 0;
    }
  for (unsigned i = 0; i < FR_N_STACKS; i++)
    for (unsigned k = 0; k < (i < 8 ? 1u : 2u); k++)
      {
        const unsigned face = i < 8 ? i : 8 + 2 * (i - 8) + k;

        random_face (s, face, i >= FR_N_SMALL, rng);
        s->stacks[i].face[k] = (uint8_t) face;
      }
}
