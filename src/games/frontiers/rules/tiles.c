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

/* Packing: 5 bits code, and 19 bits for what powers with this code can have. */

typedef enum
{
  WITH_AMOUNT, /* 12 bits filter, 6 bits amount, 1 bit may */
  WITH_GAIN,   /* 11 bits filter of tiles, 8 bits gain */
  WITH_BOTH    /* 4 bits filter of goods, 6 bits amount, 8 bits gain, 1 bit may */
} Layout;

static Layout
layout_of (FrCode code)
{
  if (code == FR_D2 || code == FR_S10 || code == FR_P5)
    return WITH_GAIN;
  if (code == FR_E1 || code == FR_P2 || code == FR_P4 || code == FR_P6 || (code >= FR_C1 && code <= FR_C3))
    return WITH_BOTH;
  return WITH_AMOUNT;
}

static FrPacked
pack (uint32_t bits)
{
  return (FrPacked) { { (uint8_t) bits, (uint8_t) (bits >> 8), (uint8_t) (bits >> 16) } };
}

static uint32_t
unpack (FrPacked packed)
{
  return (uint32_t) packed.bytes[0] | (uint32_t) packed.bytes[1] << 8 | (uint32_t) packed.bytes[2] << 16;
}

static FrPacked
pack_power (FrPower p)
{
  const uint32_t code = fr_power_code (p), may = fr_power_may (p), filter = fr_power_filter (p), amount = fr_power_bits (p);

  switch (layout_of (fr_power_code (p)))
    {
    case WITH_GAIN:
      return pack (code | (filter & 0x7ff) << 5 | fr_power_gain (p) << 16);
    case WITH_BOTH:
      return pack (code | (filter & FR_OF_KINDS) << 5 | amount << 9 | fr_power_gain (p) << 15 | may << 23);
    case WITH_AMOUNT:
    default:
      return pack (code | filter << 5 | amount << 17 | may << 23);
    }
}

FrPower
fr_tile_power (const FrState *s, const FrTile *tile, unsigned i)
{
  const uint32_t bits = unpack (s->powers[(tile->power & 127) + i]), code = bits & 31;

  switch (layout_of ((FrCode) code))
    {
    case WITH_GAIN:
      return FR_POWER (code, 0, bits >> 5 & 0x7ff, 0, bits >> 16);
    case WITH_BOTH:
      return FR_POWER (code, bits >> 23, bits >> 5 & FR_OF_KINDS, bits >> 9 & 63, bits >> 15 & 0xff);
    case WITH_AMOUNT:
    default:
      return FR_POWER (code, bits >> 23, bits >> 5 & 0xfff, bits >> 17 & 63, 0);
    }
}

/* A line never means only its own tile, which is the last bit of a filter. */
static FrPacked
pack_line (FrLine line)
{
  return pack ((line & 0x7ffff) | (line >> 20 & 31) << 19);
}

FrLine
fr_tile_line (const FrState *s, const FrTile *tile, unsigned i)
{
  const uint32_t bits = unpack (s->lines[(tile->line & 63) + i]);

  return (bits & 0x7ffff) | bits >> 19 << 20;
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
intern (FrPacked *pool, uint8_t *n_pool, unsigned most, const FrPacked *list, unsigned n)
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
  FrPacked packed[FR_MAX_TILE_POWERS];
  int at;

  if (n > FR_MAX_TILE_POWERS)
    return false;
  for (unsigned i = 0; i < n; i++)
    packed[i] = pack_power (powers[i]);
  at = n == 0 ? 0 : intern (s->powers, &s->n_powers, FR_MAX_POWERS, packed, n);
  if (at < 0)
    return false;
  tile->flags |= FR_POWERS_KNOWN;
  tile->number = (uint8_t) ((tile->number & 0x3f) | (n & 3) << 6);
  tile->power = (uint8_t) ((unsigned) at | n >> 2 << 7);
  return true;
}

bool
fr_tile_set_lines (FrState *s, FrTile *tile, const FrLine *lines, unsigned n)
{
  FrPacked packed[FR_MAX_TILE_LINES];
  int at;

  if (n > FR_MAX_TILE_LINES)
    return false;
  for (unsigned i = 0; i < n; i++)
    packed[i] = pack_line (lines[i]);
  at = n == 0 ? 0 : intern (s->lines, &s->n_lines, FR_MAX_LINES, packed, n);
  if (at < 0)
    return false;
  tile->flags |= FR_LINES_KNOWN;
  tile->worth = (uint8_t) ((tile->worth & 0x7f) | n >> 2 << 7);
  tile->line = (uint8_t) ((unsigned) at | (n & 3) << 6);
  return true;
}

/* Pools: the longest lists come first, because shorter ones may be part of them. Lists of the same length are in
 * the order of the tiles. */

static void
copy_powers (FrState *s, unsigned id, const FrState *old, unsigned n)
{
  FrPower powers[FR_MAX_TILE_POWERS];

  for (unsigned i = 0; i < n; i++)
    powers[i] = fr_tile_power (old, &old->tiles[id], i);
  fr_tile_set_powers (s, &s->tiles[id], powers, n);
}

static void
copy_lines (FrState *s, unsigned id, const FrState *old, unsigned n)
{
  FrLine lines[FR_MAX_TILE_LINES];

  for (unsigned i = 0; i < n; i++)
    lines[i] = fr_tile_line (old, &old->tiles[id], i);
  fr_tile_set_lines (s, &s->tiles[id], lines, n);
}

void
fr_sort_pools (FrState *s)
{
  const FrState old = *s;

  memset (s->powers, 0, sizeof s->powers);
  memset (s->lines, 0, sizeof s->lines);
  s->n_powers = s->n_lines = 0;
  for (unsigned n = (FR_MAX_TILE_POWERS > FR_MAX_TILE_LINES ? FR_MAX_TILE_POWERS : FR_MAX_TILE_LINES) + 1; n-- > 0;)
    for (unsigned i = 0; i < FR_N_TILES; i++)
      {
        const FrTile *tile = &old.tiles[i];

        if ((tile->flags & FR_POWERS_KNOWN) != 0 && fr_tile_n_powers (tile) == n)
          copy_powers (s, i, &old, n);
        if ((tile->flags & FR_LINES_KNOWN) != 0 && fr_tile_n_lines (tile) == n)
          copy_lines (s, i, &old, n);
      }
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
