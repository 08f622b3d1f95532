/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Powers in general (rules 0.6 and 5): which of a seat's are awake, what they fit, and the numbers
 * that they add up to. Only Mirror knows tiles, so that elsewhere there are none. */
#include "games/frontiers/rules/internal.h"

/* A colony's powers sleep in the action that places it (0.6.2). */
static const FrTile *
awake_tile (const FrState *s, const FrSeat *p, int seat, unsigned place)
{
  if (place < FR_MAX_COLONIES && (place >= p->n_colonies || (p->mark[place] & FR_MARK_NEW) != 0))
    return NULL;
  return fr_tile (s, fr_place_tile (s, seat, place));
}

bool
fr_next_power (const FrState *s, int seat, uint32_t codes, FrPowerAt *at)
{
  const FrSeat *p = &s->seats[seat];

  if (!fr_mirrors (s))
    return false;
  for (; at->place < FR_PLACE_DEVELOPMENT + (unsigned) p->n_developments; at->place++, at->i = 0)
    {
      const FrTile *tile = awake_tile (s, p, seat, at->place);

      for (; tile != NULL && at->i < fr_tile_n_powers (tile); at->i++)
        {
          at->power = fr_tile_powers (s, tile)[at->i];
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

/* The owner of the any-kind world sets its kind once per action, and does so as it helps (AMB-18). */
static bool
kind_fits (const FrState *s, unsigned filter, unsigned kind)
{
  if (kind == FR_ANY_KIND)
    return s->now.any_kind == 0 || fr_good_fits (filter, s->now.any_kind - 1u);
  return kind < FR_N_KINDS && fr_good_fits (filter, kind);
}

/* "Alien" is a keyword, and the kind of goods goes by the same name. */
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

/* The sum of the amounts of powers that fit a tile. */
static int
sum (const FrState *s, int seat, uint32_t codes, unsigned tile)
{
  FrPowerAt at = { 0 };
  int n = 0;

  while (fr_next_power (s, seat, codes, &at))
    if (fr_fits (s, fr_power_filter (at.power), tile))
      n += fr_power_amount (at.power);
  return n;
}

int
fr_develop_price (const FrState *s, int seat, unsigned stack)
{
  const FrTile *tile = fr_stack_tile (s, stack);
  const unsigned face = stack >= FR_N_STACKS ? FR_UNNAMED : s->stacks[stack].face[(s->stacks[stack].left & FR_TURNED) != 0];
  const bool is_selector = s->step == FR_STEP_ACTION && s->action == FR_DEVELOP && s->now.acting[0] == seat;
  int price = stack == FR_SOME_LARGE || (stack >= FR_N_SMALL && stack < FR_N_STACKS) ? 9 : -1;

  if (tile != NULL && fr_tile_number (tile) != FR_NUMBER_UNKNOWN)
    price = (int) fr_tile_number (tile);
  if (price < 0)
    return -1;
  price -= is_selector ? fr_actions[FR_DEVELOP].discount : 0;
  price -= sum (s, seat, FR_BIT (FR_D1), face < FR_N_FACES ? FR_FIRST_FACE + face : FR_UNNAMED);
  return price < 0 ? 0 : price;
}

/* The best discount of those who may pay for a military world; -1: there is none. */
static int
contact_discount (const FrState *s, int seat)
{
  FrPowerAt at = { 0 };
  int best = -1;

  while (fr_next_power (s, seat, FR_BIT (FR_S5), &at))
    best = fr_power_amount (at.power) > best ? fr_power_amount (at.power) : best;
  return best;
}

int
fr_settle_price (const FrState *s, int seat, unsigned world)
{
  const FrTile *tile = fr_tile (s, world);
  int price;

  if (tile == NULL || fr_tile_number (tile) == FR_NUMBER_UNKNOWN)
    return -1;
  price = (int) fr_tile_number (tile);
  if ((tile->flags & FR_MILITARY_TILE) != 0)
    {
      const int discount = contact_discount (s, seat);

      if (discount < 0 || fr_tile_kind (tile) == FR_ALIEN)
        return -1;
      price -= discount;
    }
  price -= sum (s, seat, FR_BIT (FR_S4), world);
  return price < 0 ? 0 : price;
}

int
fr_military (const FrState *s, int seat)
{
  return fr_mirrors (s) ? s->seats[seat].military + sum (s, seat, FR_BIT (FR_S1), FR_UNNAMED) : s->seats[seat].military;
}

int
fr_strength (const FrState *s, int seat, unsigned world)
{
  const bool acts = s->step == FR_STEP_ACTION && s->action == FR_SETTLE && s->now.turn < s->now.n_acting
                    && fr_turn_seat (s) == seat;

  return fr_military (s, seat) + sum (s, seat, FR_BIT (FR_S2), world) + (acts ? s->now.temporary : 0);
}

int
fr_sale (const FrState *s, int seat, unsigned colony)
{
  const unsigned kind = fr_good_on (&s->seats[seat], colony) - 1u;
  FrPowerAt at = { 0 };
  int price = kind < FR_N_KINDS ? fr_prices[kind] : 0;

  while (kind < FR_N_KINDS && fr_next_power (s, seat, FR_BIT (FR_T1), &at))
    if ((fr_power_filter (at.power) & FR_OF_THIS) != 0 ? at.place == colony : fr_good_fits (fr_power_filter (at.power), kind))
      price += fr_power_amount (at.power);
  return price < 0 ? 0 : price;
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
