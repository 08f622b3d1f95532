/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Produce (rules 3.5), seat by seat, including windfall goods; the order only matters when goods are short. */
#include "games/frontiers/rules/internal.h"

enum { GOODS = 1, WINDFALL, POWERS, GAINS, STOCKPILE };

/* Which colonies */

static bool
is_empty (const FrState *s, int seat, unsigned colony, FrGoods goods)
{
  const FrSeat *p = &s->seats[seat];
  const FrTile *tile = colony < p->n_colonies ? fr_tile (s, p->colony[colony]) : NULL;

  return tile != NULL && fr_good_on (p, colony) == 0 && fr_tile_goods (tile) == goods && fr_tile_kind (tile) != FR_NO_KIND;
}

/* The good that a colony would get; for the any-kind world the kind named by its owner, FR_ANY_KIND before that. */
static unsigned
kind_on (const FrState *s, int seat, unsigned colony)
{
  const unsigned kind = fr_tile_kind (fr_tile (s, s->seats[seat].colony[colony]));

  return kind == FR_ANY_KIND && s->now.any_kind != 0 ? s->now.any_kind - 1u : kind;
}

static bool
is_fillable (const FrState *s, int seat, unsigned colony, FrGoods goods)
{
  if (!is_empty (s, seat, colony, goods))
    return false;
  return kind_on (s, seat, colony) == FR_ANY_KIND || fr_goods_left (s, kind_on (s, seat, colony)) > 0;
}

/* The any-kind world: its owner names the kind once per action. Only Mirror asks; the good cannot be sold,
 * so Counters assumes the kind that is least likely to be short. */

static unsigned
most_plentiful (const FrState *s)
{
  unsigned best = 0;

  for (unsigned kind = 1; kind < FR_N_KINDS; kind++)
    if (fr_goods_left (s, kind) > fr_goods_left (s, best))
      best = kind;
  return best;
}

bool
fr_ask_for_kind (FrState *s, int seat)
{
  if (s->now.any_kind != 0)
    return false;
  if (!fr_mirrors (s))
    {
      s->now.any_kind = (uint8_t) (most_plentiful (s) + 1);
      return false;
    }
  fr_ask (s, FR_ASK_KIND, seat, 0);
  return true;
}

static GameStatus
check_kind (const FrState *s, GameAnswer answer)
{
  return GAME_ANSWER_A (answer) < FR_N_KINDS ? fr_check_kind_of (s, GAME_ANSWER_A (answer)) : FR_NO_SUCH_ANSWER;
}

static void
apply_kind (FrState *s, GameAnswer answer, GameEvents *ev)
{
  s->now.any_kind = (uint8_t) (GAME_ANSWER_A (answer) + 1);
  fr_emit (ev, FR_EVENT_KIND, s->actor, GAME_ANSWER_A (answer), 0, 0);
}

const FrAsker fr_ask_kind = { { FR_DO_KIND }, FR_MUST_USE, check_kind, apply_kind };

/* A good is placed, which triggers P2 */
static void
put_produced (FrState *s, int seat, unsigned colony, GameEvents *ev)
{
  const FrTile *tile = fr_tile (s, s->seats[seat].colony[colony]);

  fr_put_good (s, seat, colony, kind_on (s, seat, colony), true, ev);
  for (unsigned i = 0; fr_mirrors (s) && i < fr_tile_n_powers (tile); i++)
    if (fr_power_code (fr_tile_power (s, tile, i)) == FR_P2)
      fr_gain (s, seat, fr_power_gain (fr_tile_power (s, tile, i)), 1, ev);
}

/* Production colonies; if goods of a kind are short, the seat chooses */

static int
count_empty (const FrState *s, int seat, unsigned kind)
{
  int n = 0;

  for (unsigned k = 0; k < s->seats[seat].n_colonies; k++)
    n += is_empty (s, seat, k, FR_PRODUCTION) && kind_on (s, seat, k) == kind ? 1 : 0;
  return n;
}

static GameStatus
check_produce (const FrState *s, GameAnswer answer)
{
  const unsigned colony = GAME_ANSWER_A (answer);

  if (colony >= fr_actor_of (s)->n_colonies)
    return FR_NO_SUCH_TILE;
  if (fr_good_on (fr_actor_of (s), colony) != 0)
    return FR_FULL;
  if (!is_empty (s, s->actor, colony, FR_PRODUCTION))
    return FR_OTHER_KIND;
  return kind_on (s, s->actor, colony) == s->piece ? FR_OK : FR_OTHER_KIND;
}

static void
apply_produce (FrState *s, GameAnswer answer, GameEvents *ev)
{
  put_produced (s, s->actor, GAME_ANSWER_A (answer), ev);
}

const FrAsker fr_ask_produce = { { FR_DO_PRODUCE }, FR_MUST_USE, check_produce, apply_produce };

/* True while something is asked. */
static bool
fill_production (FrState *s, int seat, GameEvents *ev)
{
  for (unsigned k = 0; k < s->seats[seat].n_colonies; k++)
    if (is_empty (s, seat, k, FR_PRODUCTION) && kind_on (s, seat, k) == FR_ANY_KIND && fr_ask_for_kind (s, seat))
      return true;
  for (unsigned kind = 0; kind < FR_N_KINDS; kind++)
    {
      const int left = fr_goods_left (s, kind);

      if (left > 0 && count_empty (s, seat, kind) > left)
        {
          fr_ask (s, FR_ASK_PRODUCE, seat, kind);
          return true;
        }
      if (left <= 0 && count_empty (s, seat, kind) > 0)
        fr_emit (ev, FR_EVENT_SHORT, seat, kind, 0, 0);
      for (unsigned k = 0; left > 0 && k < s->seats[seat].n_colonies; k++)
        if (is_empty (s, seat, k, FR_PRODUCTION) && kind_on (s, seat, k) == kind)
          put_produced (s, seat, k, ev);
    }
  return false;
}

/* Windfall colonies: P3 powers, which take fewer colonies, before the selector's bonus (AMB-16) */

/* The filter for what is filled next: `at` counts the powers, then the bonus; -1: nothing. */
static int
windfall_filter (const FrState *s, int seat, unsigned *place)
{
  FrPowerAt at = { 0 };

  *place = FR_UNNAMED;
  while (fr_next_power (s, seat, FR_BIT (FR_P3), &at))
    if (at.n == s->now.at + 1u)
      {
        *place = at.place;
        return (int) fr_power_filter (at.power);
      }
  return s->now.at == at.n && seat == s->now.acting[0] ? 0 : -1;
}

static bool
fits_windfall (const FrState *s, int seat, unsigned colony)
{
  unsigned place;
  const int filter = windfall_filter (s, seat, &place);

  if (filter < 0 || !is_fillable (s, seat, colony, FR_WINDFALL))
    return false;
  if (((unsigned) filter & FR_OF_THIS) != 0)
    return place == colony;
  return ((unsigned) filter & FR_OF_KINDS) == 0 || kind_on (s, seat, colony) == FR_ANY_KIND
         || fr_good_fits ((unsigned) filter, kind_on (s, seat, colony));
}

static GameStatus
check_windfall (const FrState *s, GameAnswer answer)
{
  const unsigned colony = GAME_ANSWER_A (answer);

  if (colony >= fr_actor_of (s)->n_colonies)
    return FR_NO_SUCH_TILE;
  if (fr_good_on (fr_actor_of (s), colony) != 0)
    return FR_FULL;
  if (!is_empty (s, s->actor, colony, FR_WINDFALL))
    return FR_NOT_WINDFALL;
  return fits_windfall (s, s->actor, colony) ? FR_OK : FR_OTHER_KIND;
}

static void
apply_windfall (FrState *s, GameAnswer answer, GameEvents *ev)
{
  (void) ev;
  s->now.world = (uint8_t) (GAME_ANSWER_A (answer) + 1);
}

const FrAsker fr_ask_windfall = { { FR_DO_PRODUCE }, FR_MUST_USE, check_windfall, apply_windfall };

/* The chosen colony gets its good, after its kind is named if necessary. */
static bool
fill_chosen (FrState *s, int seat, GameEvents *ev)
{
  const unsigned colony = s->now.world - 1u;

  if (kind_on (s, seat, colony) == FR_ANY_KIND && fr_ask_for_kind (s, seat))
    return true;
  if (is_fillable (s, seat, colony, FR_WINDFALL))
    put_produced (s, seat, colony, ev);
  s->now.world = 0;
  s->now.at++;
  return false;
}

static bool
fill_windfall (FrState *s, int seat, GameEvents *ev)
{
  unsigned place;

  while (s->now.world != 0 || windfall_filter (s, seat, &place) >= 0)
    {
      unsigned n = 0, last = 0;

      for (unsigned k = 0; s->now.world == 0 && k < s->seats[seat].n_colonies; k++)
        if (fits_windfall (s, seat, k))
          {
            n++;
            last = k;
          }
      if (n > 1)
        {
          fr_ask (s, FR_ASK_WINDFALL, seat, 0);
          return true;
        }
      if (n == 1)
        s->now.world = (uint8_t) (last + 1);
      if (s->now.world == 0)
        s->now.at++;
      else if (fill_chosen (s, seat, ev))
        return true;
    }
  return false;
}

/* Gains, with all goods placed: only goods of this action count */

static int
count_produced (const FrState *s, int seat, unsigned filter)
{
  const FrSeat *p = &s->seats[seat];
  int n = 0;

  for (unsigned k = 0; k < p->n_colonies; k++)
    n += (p->mark[k] & FR_MARK_PRODUCED) != 0 && fr_good_on (p, k) != 0 && fr_good_fits (filter, fr_good_on (p, k) - 1u);
  return n;
}

static int
count_kinds (const FrState *s, int seat, unsigned filter)
{
  int n = 0;

  for (unsigned kind = 0; kind < FR_N_KINDS; kind++)
    n += fr_good_fits (filter, kind) && count_produced (s, seat, FR_BIT (kind)) > 0;
  return n;
}

/* More than every other seat. */
static bool
is_most (const FrState *s, int seat, unsigned filter)
{
  const int own = count_produced (s, seat, filter);

  for (int i = 0; i < s->n_seats; i++)
    if (i != seat && count_produced (s, i, filter) >= own)
      return false;
  return own > 0;
}

static int
count_colonies (const FrState *s, int seat, unsigned filter)
{
  int n = 0;

  for (unsigned k = 0; k < s->seats[seat].n_colonies; k++)
    n += fr_fits (s, filter, s->seats[seat].colony[k]);
  return n;
}

static void
use_gains (FrState *s, int seat, uint32_t codes, GameEvents *ev)
{
  FrPowerAt at = { 0 };

  while (fr_next_power (s, seat, codes, &at))
    {
      const unsigned filter = fr_power_filter (at.power);
      const unsigned gain = fr_power_gain (at.power);

      if (fr_power_code (at.power) == FR_P5)
        fr_gain (s, seat, gain, count_colonies (s, seat, filter), ev);
      else if (fr_power_code (at.power) == FR_P6)
        fr_gain (s, seat, gain, fr_power_bits (at.power) != 0 ? count_kinds (s, seat, filter) : count_produced (s, seat, filter), ev);
      else if (is_most (s, seat, filter))
        fr_gain (s, seat, gain, 1, ev);
    }
}

/* A gain per colony of a kind counts the any-kind world only as the named kind. */
static bool
ask_for_gain_kind (FrState *s, int seat)
{
  FrPowerAt at = { 0 };
  bool has_any = false;

  for (unsigned k = 0; k < s->seats[seat].n_colonies; k++)
    {
      const FrTile *tile = fr_tile (s, s->seats[seat].colony[k]);

      has_any |= tile != NULL && fr_tile_kind (tile) == FR_ANY_KIND;
    }
  while (has_any && fr_next_power (s, seat, FR_BIT (FR_P5), &at))
    if ((fr_power_filter (at.power) & (FR_OF_KINDS | FR_BIT (4 + FR_KEYWORD_ALIEN))) != 0)
      return fr_ask_for_kind (s, seat);
  return false;
}

static bool
ask_for_gain_kinds (FrState *s)
{
  for (unsigned i = 0; i < s->now.n_acting; i++)
    if (ask_for_gain_kind (s, s->now.acting[i]))
      return true;
  return false;
}

static void
use_all_gains (FrState *s, GameEvents *ev)
{
  for (unsigned i = 0; i < s->now.n_acting; i++)
    use_gains (s, s->now.acting[i], FR_BIT (FR_P5) | FR_BIT (FR_P6), ev);
  for (unsigned i = 0; i < s->now.n_acting; i++)
    use_gains (s, s->now.acting[i], FR_BIT (FR_P4), ev);
  s->now.stage = STOCKPILE;
  s->now.turn = 0;
  s->now.last = 0;
}

/* After the whole Produce, in order (AMB-25) */
static void
stockpile_step (FrState *s, GameEvents *ev)
{
  for (; s->now.turn < s->now.n_acting; s->now.turn++, s->now.last = 0)
    {
      const int seat = fr_turn_seat (s);
      unsigned k = s->now.last;

      while (k < s->seats[seat].n_colonies && fr_good_on (&s->seats[seat], k) == 0)
        k++;
      if (fr_goal_is_up (s, FR_STOCKPILE_RESOURCES) && fr_stockpile_room (s, seat, FR_STOCKPILE_RESOURCES) > 0
          && k < s->seats[seat].n_colonies && s->now.last < FR_MAX_COLONIES)
        {
          fr_ask (s, FR_ASK_STOCKPILE, seat, FR_STOCKPILE_RESOURCES);
          return;
        }
    }
  fr_end_action (s, ev);
}

static void
turn_step (FrState *s, int seat, GameEvents *ev)
{
  if (s->now.stage == GOODS)
    {
      if (!fill_production (s, seat, ev))
        s->now.stage = WINDFALL;
    }
  else if (!fill_windfall (s, seat, ev))
    {
      s->now.stage = GOODS;
      fr_next_turn (s);
    }
}

void
fr_produce_step (FrState *s, GameEvents *ev)
{
  if (!fr_counts (s))
    fr_end_action (s, ev);
  else if (s->now.stage == STOCKPILE)
    stockpile_step (s, ev);
  else if (s->now.turn < s->now.n_acting)
    turn_step (s, fr_turn_seat (s), ev);
  else if (!ask_for_gain_kinds (s))
    use_all_gains (s, ev);
}
