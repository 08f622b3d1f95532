/* SPDX-License-Identifier: GPL-3.0-or-later */
/* S8 and S9 (rules 3.4): an explored world replaces a colony. This is not settling: no other Settle power
 * applies or triggers. */
#include "games/frontiers/rules/internal.h"

/* FrNow.replaced */
enum { USED = 1, NO_MORE };

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

/* The kind that its owner has named for the any-kind world in this action. */
static unsigned
kind_of (const FrState *s, const FrTile *tile)
{
  if (fr_tile_goods (tile) == FR_GRAY)
    return FR_NO_KIND;
  return fr_tile_kind (tile) == FR_ANY_KIND && s->now.any_kind != 0 ? s->now.any_kind - 1u : fr_tile_kind (tile);
}

/* Gray is a kind here, and the any-kind world may not be called gray. */
static bool
same_kind (const FrState *s, const FrTile *old, const FrTile *new)
{
  const unsigned a = kind_of (s, old);
  const unsigned b = kind_of (s, new);

  if (a == FR_ANY_KIND || b == FR_ANY_KIND)
    return a != FR_NO_KIND && b != FR_NO_KIND;
  return a == b;
}

/* S9: the colony itself may be replaced. Uses the print on the mat, which people read. */
static bool
replaces_itself (const FrState *s, int seat, unsigned colony)
{
  FrPowerAt at = { 0 };

  while (fr_next_power (s, seat, FR_BIT (FR_S9), &at))
    if (at.place == colony)
      return true;
  return false;
}

/* S8 */
static GameStatus
check_range (const FrState *s, const FrTile *old, const FrTile *new, int range)
{
  int more;

  if (!has_cost (old) || !has_cost (new))
    return FR_WRONG_COST;
  if (!same_kind (s, old, new))
    return FR_OTHER_KIND;
  more = (int) fr_tile_number (new) - (int) fr_tile_number (old);
  return more < 0 || more > range ? FR_WRONG_COST : FR_OK;
}

/* Counters knows neither powers nor the print on an explored world. A home colony without a cost stays (AMB-15). */
static GameStatus
check_unknown (const FrState *s, const FrSeat *p, unsigned colony, unsigned explored)
{
  if (s->now.replaced > 0 || s->now.n_laid == FR_MAX_LAID_OUT)
    return FR_NO_SUCH_POWER;
  if (colony >= p->n_colonies || explored >= p->n_explored)
    return FR_NO_SUCH_TILE;
  if ((p->mark[colony] & FR_MARK_NEW) != 0)
    return FR_JUST_SETTLED;
  if (p->colony[colony] != FR_UNNAMED && !has_cost (fr_tile (s, p->colony[colony])))
    return FR_WRONG_COST;
  return explored > 0 && memchr (p->explored, p->explored[explored], explored) != NULL ? FR_OUT_OF_ORDER : FR_OK;
}

GameStatus
fr_check_replace (const FrState *s, int seat, unsigned colony, unsigned explored)
{
  const FrSeat *p = &s->seats[seat];
  const int range = s->now.replaced > 0 ? -1 : range_of (s, seat);
  const bool itself = s->now.replaced < NO_MORE && replaces_itself (s, seat, colony);
  const FrTile *new;
  GameStatus status;

  if (fr_level (s) == FR_LEVEL_COUNTERS)
    return check_unknown (s, p, colony, explored);
  if ((range < 0 && !itself) || s->now.n_laid == FR_MAX_LAID_OUT)
    return FR_NO_SUCH_POWER;
  if (colony >= p->n_colonies || explored >= p->n_explored)
    return FR_NO_SUCH_TILE;
  if ((p->mark[colony] & FR_MARK_NEW) != 0)
    return FR_JUST_SETTLED;
  new = fr_tile (s, p->explored[explored]);
  if (itself)
    status = new != NULL ? FR_OK : FR_NO_SUCH_TILE;
  else
    status = check_range (s, fr_tile (s, p->colony[colony]), new, range);
  if (status != FR_OK)
    return status;
  return fr_tile_colonists (new) > fr_settlers (p, colony) + p->colonists ? FR_TOO_FEW_COLONISTS : FR_OK;
}

bool
fr_can_replace (const FrState *s, int seat)
{
  if (s->now.replaced == NO_MORE || !fr_mirrors (s))
    return false;
  for (unsigned c = 0; c < s->seats[seat].n_colonies; c++)
    for (unsigned e = 0; e < s->seats[seat].n_explored; e++)
      if (fr_check_replace (s, seat, c, e) == FR_OK)
        return true;
  return false;
}

/* Renumbers used powers after those of one place are gone. */
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

/* Replacing also names the kind of the any-kind world for the rest of the action. */
static void
name_kind (FrState *s, int seat, unsigned old, unsigned new, GameEvents *ev)
{
  const unsigned a = fr_tile (s, old) == NULL ? FR_NO_KIND : kind_of (s, fr_tile (s, old));
  const unsigned b = kind_of (s, fr_tile (s, new));
  const unsigned kind = a == FR_ANY_KIND ? b : a;

  if ((a != FR_ANY_KIND && b != FR_ANY_KIND) || kind >= FR_N_KINDS)
    return;
  s->now.any_kind = (uint8_t) (kind + 1);
  fr_emit (ev, FR_EVENT_KIND, seat, kind, 0, 0);
}

void
fr_replace (FrState *s, int seat, unsigned colony, unsigned explored, GameEvents *ev)
{
  FrSeat *p = &s->seats[seat];
  const unsigned old = p->colony[colony];
  const unsigned new = p->explored[explored];
  const FrTile *tile = fr_tile (s, new);
  const bool itself = replaces_itself (s, seat, colony);
  const unsigned settlers = fr_settlers (p, colony);
  unsigned needs = tile == NULL || fr_tile_colonists (tile) == 0 ? settlers : fr_tile_colonists (tile);

  renumber (s, seat, colony);
  needs = needs > settlers + p->colonists ? settlers + p->colonists : needs;
  p->colonists = (uint8_t) (p->colonists + settlers - needs);
  fr_remove_explored (s, seat, explored);
  p->colony[colony] = (uint8_t) new;
  p->mark[colony] = (uint8_t) (needs << 3 | FR_MARK_NEW);
  fr_emit (ev, FR_EVENT_REPLACED, seat, old, new, fr_name_of (s, new));
  /* A world is set aside until Settle is over; a home colony is covered. */
  if (old < FR_N_WORLDS || old == FR_UNNAMED)
    s->now.laid[s->now.n_laid++] = (uint8_t) old;
  if (!itself)
    s->now.replaced = USED;
  if (!itself && tile != NULL)
    name_kind (s, seat, old, new, ev);
  if (tile != NULL && fr_tile_goods (tile) == FR_WINDFALL && kind_of (s, tile) < FR_N_KINDS && fr_goods_left (s, kind_of (s, tile)) > 0)
    fr_put_good (s, seat, colony, kind_of (s, tile), false, ev);
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
  else
    s->now.replaced = NO_MORE;
}

const FrAsker fr_ask_replace = { { FR_DO_REPLACE, FR_DO_DONE }, 0, check_replace, apply_replace };
