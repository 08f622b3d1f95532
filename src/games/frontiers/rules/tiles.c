/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A tile's known facts: an entry of the owner's, packed into a few bytes. */
#include "games/frontiers/rules/internal.h"

const FrTile *
fr_tile (const FrState *s, unsigned tile)
{
  return tile < FR_N_TILES && (s->tiles[tile].flags & FR_IS_THERE) != 0 ? &s->tiles[tile] : NULL;
}

const FrTile *
fr_stack_tile (const FrState *s, unsigned stack)
{
  unsigned face;

  if (stack >= FR_N_STACKS)
    return NULL;
  face = s->stacks[stack].face[(s->stacks[stack].left & FR_TURNED) != 0];
  return face < FR_N_FACES ? fr_tile (s, FR_FIRST_FACE + face) : NULL;
}

unsigned
fr_tile_number (const FrTile *tile)
{
  return tile->number & 15;
}

unsigned
fr_tile_colonists (const FrTile *tile)
{
  return tile->number >> 4 & 3;
}

unsigned
fr_tile_vp (const FrTile *tile)
{
  return tile->worth & 31;
}

FrGoods
fr_tile_goods (const FrTile *tile)
{
  return (FrGoods) (tile->worth >> 5 & 3);
}

unsigned
fr_tile_kind (const FrTile *tile)
{
  return tile->kind & 7;
}

unsigned
fr_tile_keywords (const FrTile *tile)
{
  return tile->kind >> 3;
}

unsigned
fr_tile_n_powers (const FrTile *tile)
{
  return (unsigned) (tile->number >> 6) | (unsigned) (tile->power >> 7) << 2;
}

unsigned
fr_tile_n_lines (const FrTile *tile)
{
  return (unsigned) (tile->line >> 6) | (unsigned) (tile->worth >> 7) << 2;
}

const FrPower *
fr_tile_powers (const FrState *s, const FrTile *tile)
{
  return &s->powers[tile->power & 127];
}

const FrLine *
fr_tile_lines (const FrState *s, const FrTile *tile)
{
  return &s->lines[tile->line & 63];
}

void
fr_tile_set (FrTile *tile, unsigned number, unsigned colonists, unsigned vp, FrGoods goods, unsigned kind,
             unsigned keywords)
{
  tile->flags |= FR_IS_THERE;
  tile->number = (uint8_t) ((tile->number & 0xc0) | number | colonists << 4);
  tile->worth = (uint8_t) ((tile->worth & 0x80) | vp | (unsigned) goods << 5);
  tile->kind = (uint8_t) (kind | keywords << 3);
}

/* The position of a sequence in a pool, after appending what is missing; -1: no room. */
static int
intern (uint32_t *pool, uint8_t *n_pool, unsigned most, const uint32_t *list, unsigned n)
{
  for (unsigned i = 0; i + n <= *n_pool; i++)
    if (memcmp (&pool[i], list, n * sizeof *list) == 0)
      return (int) i;
  if (*n_pool + n > most)
    return -1;
  memcpy (&pool[*n_pool], list, n * sizeof *list);
  *n_pool = (uint8_t) (*n_pool + n);
  return (int) (*n_pool - n);
}

bool
fr_tile_set_powers (FrState *s, FrTile *tile, const FrPower *powers, unsigned n)
{
  const int at = n == 0 ? 0 : intern (s->powers, &s->n_powers, FR_MAX_POWERS, powers, n);

  if (at < 0 || n > FR_MAX_TILE_POWERS)
    return false;
  tile->flags |= FR_POWERS_KNOWN;
  tile->number = (uint8_t) ((tile->number & 0x3f) | (n & 3) << 6);
  tile->power = (uint8_t) ((unsigned) at | n >> 2 << 7);
  return true;
}

bool
fr_tile_set_lines (FrState *s, FrTile *tile, const FrLine *lines, unsigned n)
{
  const int at = n == 0 ? 0 : intern (s->lines, &s->n_lines, FR_MAX_LINES, lines, n);

  if (at < 0 || n > FR_MAX_TILE_LINES)
    return false;
  tile->flags |= FR_LINES_KNOWN;
  tile->worth = (uint8_t) ((tile->worth & 0x7f) | n >> 2 << 7);
  tile->line = (uint8_t) ((unsigned) at | (n & 3) << 6);
  return true;
}

unsigned
fr_place_tile (const FrState *s, int seat, unsigned place)
{
  const FrSeat *p = &s->seats[seat];
  unsigned stack;
  unsigned face;

  if (place < FR_PLACE_DEVELOPMENT)
    return place < p->n_colonies ? p->colony[place] : FR_UNNAMED;
  if (place - FR_PLACE_DEVELOPMENT >= p->n_developments)
    return FR_UNNAMED;
  stack = p->development[place - FR_PLACE_DEVELOPMENT];
  if (stack >= FR_N_STACKS)
    return FR_UNNAMED;
  face = s->stacks[stack].face[(s->stacks[stack].left & FR_TURNED) != 0];
  return face < FR_N_FACES ? FR_FIRST_FACE + face : FR_UNNAMED;
}
