/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Powers in general (rules 0.6 and 5): which powers of a seat are active, what they match, and the numbers
 * they add up to. Only Mirror plays them; Counters knows those of developments, and presets prices. */
#include "games/frontiers/rules/internal.h"

/* A colony's powers are not active in the action that places it (0.6.2). */
static const FrTile *
awake_tile (const FrState *s, const FrSeat *p, int seat, unsigned place)
{
  if (place < FR_MAX_COLONIES && (place >= p->n_colonies || (p->mark[place] & FR_MARK_NEW) != 0))
    return NULL;
  return fr_tile (s, fr_place_tile (s, seat, place));
}

static bool
next_power (const FrState *s, int seat, uint32_t codes, FrPowerAt *at)
{
  const FrSeat *p = &s->seats[seat];

  for (; at->place < FR_PLACE_DEVELOPMENT + (unsigned) p->n_developments; at->place++, at->i = 0)
    {
      const FrTile *tile = awake_tile (s, p, seat, at->place);

      for (; tile != NULL && at->i < fr_tile_n_powers (tile); at->i++)
        {
          at->power = fr_tile_power (s, tile, at->i);
          if ((codes >> fr_power_code (at->power) & 1) != 0)
            {
              at->i++;
              at->n++;
              return true;
            }
        }
    }
  return false;
}

/* At the level Counters, powers only reduce prices. */
bool
fr_next_power (const FrState *s, int seat, uint32_t codes, FrPowerAt *at)
{
  const uint32_t known = fr_mirrors (s) ? codes : fr_counts (s) ? codes & (FR_BIT (FR_D1) | FR_BIT (FR_S4)) : 0;

  return known != 0 && next_power (s, seat, known, at);
}

bool
fr_has_power (const FrState *s, int seat, FrCode code)
{
  FrPowerAt at = { 0 };

  return fr_next_power (s, seat, FR_BIT (code), &at);
}

bool
fr_good_fits (unsigned filter, unsigned kind)
{
  return (filter & FR_OF_KINDS) == 0 || (filter & FR_BIT (kind)) != 0;
}

/* The owner of the any-kind world sets its kind once per action, to their advantage (AMB-18). */
static bool
kind_fits (const FrState *s, unsigned filter, unsigned kind)
{
  if (kind == FR_ANY_KIND)
    return s->now.any_kind == 0 || fr_good_fits (filter, s->now.any_kind - 1u);
  return kind < FR_N_KINDS && fr_good_fits (filter, kind);
}

/* "Alien" is both a keyword and a kind of goods. */
static bool
keywords_fit (const FrState *s, unsigned filter, const FrTile *tile)
{
  const unsigned wanted = (filter & FR_OF_KEYWORDS) >> 4;

  if ((wanted & fr_tile_keywords (tile)) != 0)
    return true;
  return (wanted & FR_BIT (FR_KEYWORD_ALIEN)) != 0 && kind_fits (s, FR_BIT (FR_ALIEN), fr_tile_kind (tile));
}

bool
fr_fits (const FrState *s, unsigned filter, unsigned id)
{
  const FrTile *tile = fr_tile (s, id);
  const bool is_world = id < FR_FIRST_FACE || id >= FR_FIRST_HOME;

  filter &= ~(unsigned) FR_OF_THIS;
  if (filter == 0)
    return true;
  if (tile == NULL)
    return false;
  if ((filter & FR_OF_KINDS) != 0 && (!is_world || !kind_fits (s, filter, fr_tile_kind (tile))))
    return false;
  if ((filter & FR_OF_KEYWORDS) != 0 && !keywords_fit (s, filter, tile))
    return false;
  if ((filter & FR_OF_MILITARY) != 0 && (!is_world || (tile->flags & FR_MILITARY_TILE) == 0))
    return false;
  return (filter & FR_OF_NON_MILITARY) == 0
         || (is_world && (tile->flags & (FR_MILITARY_TILE | FR_TYPE_KNOWN)) == FR_TYPE_KNOWN);
}

static int
add (GameCauses *causes, FrCause kind, unsigned piece, int amount)
{
  if (amount != 0)
    game_add_cause (causes, (uint8_t) kind, (uint8_t) piece, amount);
  return amount;
}

/* The sum of the amounts of powers that match a tile, added or subtracted. */
static int
sum (const FrState *s, int seat, uint32_t codes, unsigned tile, int sign, GameCauses *causes)
{
  FrPowerAt at = { 0 };
  int n = 0;

  while (fr_next_power (s, seat, codes, &at))
    if (fr_fits (s, fr_power_filter (at.power), tile))
      n += add (causes, FR_CAUSE_TILE, at.place, sign * fr_power_amount (at.power));
  return n;
}

/* No price falls below 0. */
static int
from_zero (int price, GameCauses *causes)
{
  return price < 0 ? price + add (causes, FR_CAUSE_LIMIT, 0, -price) : price;
}

int
fr_develop_price (const FrState *s, int seat, unsigned stack)
{
  return fr_develop_why (s, seat, stack, NULL);
}

int
fr_develop_why (const FrState *s, int seat, unsigned stack, GameCauses *causes)
{
  const FrTile *tile = fr_stack_tile (s, stack);
  const unsigned face = stack >= FR_N_STACKS ? FR_UNNAMED : s->stacks[stack].face[(s->stacks[stack].left & FR_TURNED) != 0];
  const bool is_selector = s->step == FR_STEP_ACTION && s->action == FR_DEVELOP && s->now.acting[0] == seat;
  int price = stack == FR_SOME_LARGE || (stack >= FR_N_SMALL && stack < FR_N_STACKS) ? 9 : -1;

  if (tile != NULL && fr_tile_number (tile) != FR_NUMBER_UNKNOWN)
    price = (int) fr_tile_number (tile);
  if (price < 0)
    return -1;
  add (causes, FR_CAUSE_PRINTED, 0, price);
  price += add (causes, FR_CAUSE_SELECTOR, 0, is_selector ? -fr_actions[FR_DEVELOP].discount : 0);
  price += sum (s, seat, FR_BIT (FR_D1), face < FR_N_FACES ? FR_FIRST_FACE + face : FR_UNNAMED, -1, causes);
  return from_zero (price, causes);
}

/* The best discount of the powers that allow paying for a military world, and its place; -1: there is none. */
static int
contact_discount (const FrState *s, int seat, unsigned *place)
{
  FrPowerAt at = { 0 };
  int best = -1;

  while (fr_next_power (s, seat, FR_BIT (FR_S5), &at))
    if (fr_power_amount (at.power) > best)
      {
        best = fr_power_amount (at.power);
        *place = at.place;
      }
  return best;
}

int
fr_settle_price (const FrState *s, int seat, unsigned world)
{
  return fr_settle_why (s, seat, world, NULL);
}

static bool
is_any_kind (const FrState *s, unsigned world)
{
  return fr_tile (s, world) != NULL && fr_tile_kind (fr_tile (s, world)) == FR_ANY_KIND;
}

/* The table as if the owner of the any-kind world had named `kind` in this action. */
static FrState
with_kind (const FrState *s, unsigned kind)
{
  FrState named = *s;

  named.now.any_kind = (uint8_t) (kind + 1);
  return named;
}

/* The any-kind world has one kind per action, so discounts for two kinds do not add up. */
static unsigned
cheapest_kind (const FrState *s, int seat, unsigned world)
{
  unsigned best = 0;

  for (unsigned kind = 1; kind < FR_N_KINDS; kind++)
    if (fr_settle_price_as (s, seat, world, kind) < fr_settle_price_as (s, seat, world, best))
      best = kind;
  return best;
}

int
fr_settle_price_as (const FrState *s, int seat, unsigned world, unsigned kind)
{
  const FrState named = with_kind (s, kind);

  return fr_settle_price (&named, seat, world);
}

/* TRUE if the price of an any-kind world depends on the kind that its owner has not named yet. */
bool
fr_price_needs_kind (const FrState *s, int seat, unsigned world)
{
  if (!is_any_kind (s, world) || s->now.any_kind != 0)
    return false;
  for (unsigned kind = 1; kind < FR_N_KINDS; kind++)
    if (fr_settle_price_as (s, seat, world, kind) != fr_settle_price_as (s, seat, world, 0))
      return true;
  return false;
}

int
fr_settle_why (const FrState *s, int seat, unsigned world, GameCauses *causes)
{
  const FrTile *tile = fr_tile (s, world);
  int price;

  if (tile == NULL || fr_tile_number (tile) == FR_NUMBER_UNKNOWN)
    return -1;
  if (fr_price_needs_kind (s, seat, world))
    {
      const FrState named = with_kind (s, cheapest_kind (s, seat, world));

      return fr_settle_why (&named, seat, world, causes);
    }
  price = (int) fr_tile_number (tile);
  if ((tile->flags & FR_MILITARY_TILE) != 0)
    {
      unsigned place = 0;
      const int discount = contact_discount (s, seat, &place);

      if (discount < 0 || fr_tile_kind (tile) == FR_ALIEN)
        return -1;
      add (causes, FR_CAUSE_PRINTED, 0, price);
      price += add (causes, FR_CAUSE_TILE, place, -discount);
    }
  else
    add (causes, FR_CAUSE_PRINTED, 0, price);
  price += sum (s, seat, FR_BIT (FR_S4), world, -1, causes);
  return from_zero (price, causes);
}

int
fr_military (const FrState *s, int seat)
{
  return fr_military_why (s, seat, NULL);
}

int
fr_military_why (const FrState *s, int seat, GameCauses *causes)
{
  const int by_hand = add (causes, FR_CAUSE_BY_HAND, 0, s->seats[seat].military);

  return fr_mirrors (s) ? by_hand + sum (s, seat, FR_BIT (FR_S1), FR_UNNAMED, 1, causes) : by_hand;
}

/* The Military from known powers, at any level. */
int
fr_known_military (const FrState *s, int seat)
{
  FrPowerAt at = { 0 };
  int n = 0;

  while (next_power (s, seat, FR_BIT (FR_S1), &at))
    n += fr_power_amount (at.power);
  return n;
}

/* A tile without known powers may bring anything. */
bool
fr_may_bring_military (const FrState *s, const FrTile *tile)
{
  if (tile == NULL || (tile->flags & FR_POWERS_KNOWN) == 0)
    return true;
  for (unsigned i = 0; i < fr_tile_n_powers (tile); i++)
    if (fr_power_code (fr_tile_power (s, tile, i)) == FR_S1)
      return true;
  return false;
}

int
fr_strength (const FrState *s, int seat, unsigned world)
{
  return fr_strength_why (s, seat, world, NULL);
}

int
fr_strength_why (const FrState *s, int seat, unsigned world, GameCauses *causes)
{
  const bool acts = s->step == FR_STEP_ACTION && s->action == FR_SETTLE && s->now.turn < s->now.n_acting
                    && fr_turn_seat (s) == seat;

  return fr_military_why (s, seat, causes) + sum (s, seat, FR_BIT (FR_S2), world, 1, causes)
         + add (causes, FR_CAUSE_GOODS, 0, acts ? s->now.temporary : 0);
}

int
fr_sale (const FrState *s, int seat, unsigned colony)
{
  return fr_sale_why (s, seat, colony, NULL);
}

int
fr_sale_why (const FrState *s, int seat, unsigned colony, GameCauses *causes)
{
  const unsigned kind = fr_good_on (&s->seats[seat], colony) - 1u;
  FrPowerAt at = { 0 };
  int price = add (causes, FR_CAUSE_KIND, kind, kind < FR_N_KINDS ? fr_prices[kind] : 0);

  while (kind < FR_N_KINDS && fr_next_power (s, seat, FR_BIT (FR_T1), &at))
    if ((fr_power_filter (at.power) & FR_OF_THIS) != 0 ? at.place == colony : fr_good_fits (fr_power_filter (at.power), kind))
      price += add (causes, FR_CAUSE_TILE, at.place, fr_power_amount (at.power));
  return from_zero (price, causes);
}

bool
fr_is_known (const FrState *s, int seat)
{
  const FrSeat *p = &s->seats[seat];

  for (unsigned place = 0; place < FR_PLACE_DEVELOPMENT + (unsigned) p->n_developments; place++)
    if (place < p->n_colonies || place >= FR_PLACE_DEVELOPMENT)
      {
        const FrTile *tile = fr_tile (s, fr_place_tile (s, seat, place));

        if (tile == NULL || (tile->flags & FR_POWERS_KNOWN) == 0)
          return false;
      }
  return true;
}
