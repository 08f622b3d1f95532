/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Consume powers (rules 3.6): one after the other, in any order, once each, until every one is used or
 * unusable. Powers that take no goods are automatic. */
#include "games/frontiers/rules/internal.h"

enum { WHICH_POWER, WHICH_GOOD };

static unsigned
per_use (FrPower power)
{
  return fr_power_bits (power) & 3;
}

static unsigned
max_uses (FrPower power)
{
  return fr_power_bits (power) >> 2 & 7;
}

static bool
is_different (FrPower power)
{
  return (fr_power_bits (power) >> 5) != 0;
}

/* Goods that the power could take. */
static unsigned
count_goods (const FrState *s, int seat, FrPower power)
{
  const FrSeat *p = &s->seats[seat];
  unsigned n = 0, kinds = 0;

  for (unsigned k = 0; k < p->n_colonies; k++)
    if (fr_good_on (p, k) != 0 && fr_good_fits (fr_power_filter (power), fr_good_on (p, k) - 1u))
      {
        n++;
        kinds |= FR_BIT (fr_good_on (p, k));
      }
  return is_different (power) ? (unsigned) __builtin_popcount (kinds) : n;
}

/* It takes as many as possible. */
static unsigned
count_uses (const FrState *s, int seat, FrPower power)
{
  const unsigned uses = per_use (power) == 0 ? 0 : count_goods (s, seat, power) / per_use (power);

  return uses > max_uses (power) ? max_uses (power) : uses;
}

static bool
is_usable (const FrState *s, int seat, const FrPowerAt *at)
{
  return at->n <= 32 && (s->now.used >> (at->n - 1) & 1) == 0 && count_uses (s, seat, at->power) > 0;
}

/* The n-th power that takes goods, from 1. */
static bool
find_power (const FrState *s, int seat, unsigned n, FrPowerAt *at)
{
  *at = (FrPowerAt){ 0 };
  while (fr_next_power (s, seat, FR_BIT (FR_C1), at))
    if (at->n == n)
      return true;
  return false;
}

/* The number of the current power among a tile's Consume powers, from 0. */
static unsigned
number_on_tile (const FrState *s, int seat, const FrPowerAt *found)
{
  FrPowerAt at = { 0 };
  unsigned n = 0;

  while (fr_next_power (s, seat, FR_BIT (FR_C1), &at) && at.n < found->n)
    n += at.place == found->place;
  return n;
}

static GameStatus
check_named (const FrState *s, GameAnswer answer, unsigned *number)
{
  FrPowerAt at = { 0 };
  bool is_there = false;

  while (fr_next_power (s, s->actor, FR_BIT (FR_C1), &at))
    if (at.place == GAME_ANSWER_A (answer) && number_on_tile (s, s->actor, &at) == GAME_ANSWER_B (answer))
      {
        *number = at.n;
        is_there = true;
        if (is_usable (s, s->actor, &at))
          return FR_OK;
      }
  return is_there ? FR_NO_SUCH_GOOD : FR_NO_SUCH_POWER;
}

static bool
must_go_on (const FrState *s, int seat)
{
  FrPowerAt at = { 0 };

  while (fr_next_power (s, seat, FR_BIT (FR_C1), &at))
    if (is_usable (s, seat, &at) && !fr_power_may (at.power))
      return true;
  return false;
}

GameStatus
fr_check_use (const FrState *s, GameAnswer answer)
{
  unsigned number = 0;

  if (GAME_ANSWER_KIND (answer) == FR_DO_DONE)
    return must_go_on (s, s->actor) ? FR_MUST_USE : FR_OK;
  return GAME_ANSWER_KIND (answer) == FR_DO_USE ? check_named (s, answer, &number) : FR_OTHER_QUESTION;
}

static void
begin_power (FrState *s, int seat, const FrPowerAt *at)
{
  s->now.used |= FR_BIT (at->n - 1);
  s->now.power = (uint8_t) at->n;
  s->now.uses = (uint8_t) count_uses (s, seat, at->power);
  s->now.need = (uint8_t) (s->now.uses * per_use (at->power));
  s->now.kinds = s->now.last = 0;
  s->now.stage = FR_CONSUME_GOODS;
}

void
fr_apply_use (FrState *s, GameAnswer answer, GameEvents *ev)
{
  FrPowerAt at;
  unsigned number = 0;

  (void) ev;
  if (GAME_ANSWER_KIND (answer) == FR_DO_DONE)
    {
      s->now.stage = FR_CONSUME_END;
      return;
    }
  check_named (s, answer, &number);
  if (find_power (s, s->actor, number, &at))
    begin_power (s, s->actor, &at);
}

/* Goods for the power, in the order of the colonies, so that every set has one form */

static bool
takes (const FrState *s, const FrSeat *p, FrPower power, unsigned k)
{
  const unsigned good = fr_good_on (p, k);

  return k >= s->now.last && good != 0 && fr_good_fits (fr_power_filter (power), good - 1u)
         && (!is_different (power) || (s->now.kinds & FR_BIT (good - 1u)) == 0);
}

/* How many more could be taken from a colony on, or after it without its kind. */
static unsigned
count_takes (const FrState *s, const FrSeat *p, FrPower power, unsigned from)
{
  unsigned n = 0, kinds = 0;

  for (unsigned k = from; k < p->n_colonies; k++)
    if (takes (s, p, power, k))
      {
        n++;
        kinds |= FR_BIT (fr_good_on (p, k));
      }
  return is_different (power) ? (unsigned) __builtin_popcount (kinds) : n;
}

/* Enough must be left after it for the rest. */
static bool
leaves_enough (const FrState *s, const FrSeat *p, FrPower power, unsigned k)
{
  FrState after;

  if (!is_different (power))
    return count_takes (s, p, power, k + 1) + 1 >= s->now.need;
  after = *s;
  after.now.kinds = (uint8_t) (after.now.kinds | FR_BIT (fr_good_on (p, k) - 1u));
  return count_takes (&after, p, power, k + 1) + 1 >= s->now.need;
}

GameStatus
fr_check_good (const FrState *s, GameAnswer answer)
{
  const FrSeat *p = fr_actor_of (s);
  const unsigned colony = GAME_ANSWER_A (answer);
  FrPowerAt at;

  if (GAME_ANSWER_KIND (answer) == FR_DO_DONE)
    return FR_MUST_USE;
  if (GAME_ANSWER_KIND (answer) != FR_DO_GOOD)
    return FR_OTHER_QUESTION;
  if (colony >= p->n_colonies)
    return FR_NO_SUCH_TILE;
  if (fr_good_on (p, colony) == 0)
    return FR_NO_SUCH_GOOD;
  if (!find_power (s, s->actor, s->now.power, &at) || !fr_good_fits (fr_power_filter (at.power), fr_good_on (p, colony) - 1u))
    return FR_OTHER_KIND;
  if (colony < s->now.last)
    return FR_OUT_OF_ORDER;
  if (!takes (s, p, at.power, colony))
    return FR_OTHER_KIND;
  return leaves_enough (s, p, at.power, colony) ? FR_OK : FR_OUT_OF_ORDER;
}

static void
eat (FrState *s, int seat, unsigned colony, GameEvents *ev)
{
  const unsigned kind = fr_good_on (&s->seats[seat], colony) - 1u;

  fr_emit (ev, FR_EVENT_CONSUMED, seat, colony, kind, 1);
  fr_take_good (s, seat, colony);
  s->now.kinds = (uint8_t) (s->now.kinds | FR_BIT (kind));
  s->now.last = (uint8_t) (colony + 1);
  s->now.need--;
  s->now.eaten++;
}

void
fr_apply_good (FrState *s, GameAnswer answer, GameEvents *ev)
{
  eat (s, s->actor, GAME_ANSWER_A (answer), ev);
}

/* True while it has to ask which good. */
static bool
take_goods (FrState *s, int seat, GameEvents *ev)
{
  const FrSeat *p = &s->seats[seat];
  FrPowerAt at;

  if (!find_power (s, seat, s->now.power, &at))
    s->now.need = s->now.uses = 0;
  while (s->now.need > 0)
    {
      unsigned n = 0, first = 0;

      for (unsigned k = p->n_colonies; k-- > 0;)
        if (takes (s, p, at.power, k) && leaves_enough (s, p, at.power, k))
          {
            n++;
            first = k;
          }
      if (n > 1)
        {
          fr_ask (s, FR_ASK_CONSUME, seat, WHICH_GOOD);
          return true;
        }
      if (n == 0) /* a correction has removed them */
        s->now.need = 0;
      else
        eat (s, seat, first, ev);
    }
  fr_gain (s, seat, s->now.uses == 0 ? 0 : fr_power_gain (at.power), s->now.uses, ev);
  s->now.power = s->now.uses = s->now.kinds = s->now.last = 0;
  s->now.stage = FR_CONSUME_POWERS;
  return false;
}

/* C2 needs no good. */
void
fr_begin_consume (FrState *s, GameEvents *ev)
{
  const int seat = fr_turn_seat (s);
  FrPowerAt at = { 0 };

  s->now.stage = FR_CONSUME_POWERS;
  while (fr_next_power (s, seat, FR_BIT (FR_C2), &at))
    fr_gain (s, seat, fr_power_gain (at.power), 1, ev);
}

static bool
owns_face (const FrState *s, int seat, unsigned face)
{
  for (unsigned i = 0; i < s->seats[seat].n_developments; i++)
    if (fr_place_tile (s, seat, FR_PLACE_DEVELOPMENT + i) == FR_FIRST_FACE + face)
      return true;
  return false;
}

/* C3 counts all goods consumed by this seat in this action (AMB-17). Its `plus` is part of the same power,
 * and only for the development. */
static void
use_per_good (FrState *s, int seat, GameEvents *ev)
{
  FrPowerAt at = { 0 };

  while (fr_next_power (s, seat, FR_BIT (FR_C3), &at))
    {
      const int plus = owns_face (s, seat, fr_power_gain (at.power)) ? (int) (fr_power_bits (at.power) >> 3) : 0;

      fr_gain_chips (s, seat, (int) (fr_power_bits (at.power) & 7) * s->now.eaten + plus, ev);
    }
}

/* If one compulsory power is left, nobody needs to be asked. */
static bool
choose_power (FrState *s, int seat)
{
  FrPowerAt at = { 0 };
  FrPowerAt only = { 0 };
  unsigned n = 0;

  while (fr_next_power (s, seat, FR_BIT (FR_C1), &at))
    if (is_usable (s, seat, &at))
      {
        only = at;
        n++;
      }
  if (n == 0)
    s->now.stage = FR_CONSUME_END;
  else if (n == 1 && !fr_power_may (only.power))
    begin_power (s, seat, &only);
  else
    {
      fr_ask (s, FR_ASK_CONSUME, seat, WHICH_POWER);
      return true;
    }
  return false;
}

bool
fr_consume (FrState *s, GameEvents *ev)
{
  const int seat = fr_turn_seat (s);

  while (s->now.stage != FR_CONSUME_END)
    if (s->now.stage == FR_CONSUME_GOODS ? take_goods (s, seat, ev) : choose_power (s, seat))
      return true;
  use_per_good (s, seat, ev);
  return false;
}
