/* SPDX-License-Identifier: GPL-3.0-or-later */
/* S8 (rules 3.4): an explored world takes the place of a colony. It is not settling: no other Settle
 * power helps, and nothing triggers. */
#include "games/frontiers/rules/internal.h"

/* The greatest difference in printed cost that one of the seat's powers allows; -1: it has none. */
static int
range_of (const FrState *s, int seat)
{
  FrPowerAt at = { 0 };
  int range = -1;

  while (fr_next_power (s, seat, FR_BIT (FR_S8), &at))
    range = fr_power_amount (at.power) > range ? fr_power_amount (at.power) : range;
  return range;
}

static bool
has_cost (const FrTile *tile)
{
  return tile != NULL && (tile->flags & (FR_MILITARY_TILE | FR_TYPE_KNOWN)) == FR_TYPE_KNOWN
         && fr_tile_number (tile) != FR_NUMBER_UNKNOWN;
}

/* Gray is a kind here, and the any-kind world may not be called gray. */
static bool
same_kind (const FrTile *old, const FrTile *new)
{
  const unsigned a = fr_tile_goods (old) == FR_GRAY ? FR_NO_KIND : fr_tile_kind (old);
  const unsigned b = fr_tile_goods (new) == FR_GRAY ? FR_NO_KIND : fr_tile_kind (new);

  if (a == FR_ANY_KIND || b == FR_ANY_KIND)
    return a != FR_NO_KIND && b != FR_NO_KIND;
  return a == b;
}

GameStatus
fr_check_replace (const FrState *s, int seat, unsigned colony, unsigned explored)
{
  const FrSeat *p = &s->seats[seat];
  const int range = range_of (s, seat);
  const FrTile *old, *new;
  int more;

  if (range < 0 || s->now.replaced || s->now.n_laid == FR_MAX_LAID_OUT)
    return FR_NO_SUCH_POWER;
  if (colony >= p->n_colonies || explored >= p->n_explored)
    return FR_NO_SUCH_TILE;
  if ((p->mark[colony] & FR_MARK_NEW) != 0)
    return FR_JUST_SETTLED;
  old = fr_tile (s, p->colony[colony]);
  new = fr_tile (s, p->explored[explored]);
  if (!has_cost (old) || !has_cost (new))
    return FR_WRONG_COST;
  if (!same_kind (old, new))
    return FR_OTHER_KIND;
  more = (int) fr_tile_number (new) - (int) fr_tile_number (old);
  if (more < 0 || more > range)
    return FR_WRONG_COST;
  return fr_tile_colonists (new) > fr_settlers (p, colony) + p->colonists ? FR_TOO_FEW_COLONISTS : FR_OK;
}

bool
fr_can_replace (const FrState *s, int seat)
{
  if (s->now.replaced || range_of (s, seat) < 0)
    return false;
  for (unsigned c = 0; c < s->seats[seat].n_colonies; c++)
    for (unsigned e = 0; e < s->seats[seat].n_explored; e++)
      if (fr_check_replace (s, seat, c, e) == FR_OK)
        return true;
  return false;
}

/* Numbers of used powers after those of one place are gone. */
static void
renumber (FrState *s, int seat, unsigned place)
{
  FrPowerAt at = { 0 };
  unsigned before = 0, there = 0;

  while (fr_next_power (s, seat, FR_BIT (FR_S3), &at) && at.n <= 32)
    {
      before += at.place < place;
      there += at.place == place;
    }
  if (there > 0 && before + there < 32)
    s->now.used = (s->now.used & (FR_BIT (before) - 1)) | (s->now.used >> there & ~(FR_BIT (before) - 1));
}

void
fr_replace (FrState *s, int seat, unsigned colony, unsigned explored, GameEvents *ev)
{
  FrSeat *p = &s->seats[seat];
  const unsigned old = p->colony[colony];
  const unsigned new = p->explored[explored];
  const FrTile *tile = fr_tile (s, new);
  const unsigned needs = fr_tile_colonists (tile) == 0 ? fr_settlers (p, colony) : fr_tile_colonists (tile);

  renumber (s, seat, colony);
  p->colonists = (uint8_t) (p->colonists + fr_settlers (p, colony) - needs);
  fr_remove_explored (s, seat, explored);
  p->colony[colony] = (uint8_t) new;
  p->mark[colony] = (uint8_t) (needs << 3 | FR_MARK_NEW);
  fr_emit (ev, FR_EVENT_REPLACED, seat, old, new, 0);
  /* A world lies aside until Settle is over; a home colony is covered. */
  if (old < FR_N_WORLDS || old == FR_UNNAMED)
    s->now.laid[s->now.n_laid++] = (uint8_t) old;
  if (fr_tile_goods (tile) == FR_WINDFALL && fr_tile_kind (tile) < FR_N_KINDS && fr_goods_left (s, fr_tile_kind (tile)) > 0)
    fr_put_good (s, seat, colony, fr_tile_kind (tile), false, ev);
  s->now.replaced = true;
}

static GameStatus
check_replace (const FrState *s, GameAnswer answer)
{
  if (GAME_ANSWER_KIND (answer) == FR_DO_DONE)
    return FR_OK;
  return fr_check_replace (s, s->actor, GAME_ANSWER_A (answer), GAME_ANSWER_B (answer));
}

static void
apply_replace (FrState *s, GameAnswer answer, GameEvents *ev)
{
  if (GAME_ANSWER_KIND (answer) == FR_DO_REPLACE)
    fr_replace (s, s->actor, GAME_ANSWER_A (answer), GAME_ANSWER_B (answer), ev);
  s->now.replaced = true;
}

const FrAsker fr_ask_replace = { { FR_DO_REPLACE, FR_DO_DONE }, 0, check_replace, apply_replace };
