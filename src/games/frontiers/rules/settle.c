/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Settle (rules 3.4): two colonists, or a world. Mirror knows the requirements of each world; Counters asks
 * for its facts and price; Clock only counts colonies. */
#include "games/frontiers/rules/internal.h"

enum { CHOOSE = 1, FACTS, PRICE, HOW, DRAWS, SECOND, AFTER, MILITARY, NINE, REPLACING };

enum { TAKEN_COLONISTS = 2 };

/* Ways to settle, also as told in events. */
enum { UNKNOWN_WAY, CONQUERED, PAID };

/* Temporary Military: goods for S3 (AMB-12) */

static bool
is_unused (const FrState *s, const FrPowerAt *at)
{
  return at->n <= 32 && (s->now.used >> (at->n - 1) & 1) == 0;
}

/* The power that would use a good of this kind: the strongest one that takes it. */
static int
find_temporary (const FrState *s, int seat, unsigned kind, int *amount)
{
  FrPowerAt at = { 0 };
  int found = -1;

  while (fr_next_power (s, seat, FR_BIT (FR_S3), &at) && at.n <= 32)
    if (is_unused (s, &at) && fr_good_fits (fr_power_filter (at.power), kind)
        && (found < 0 || fr_power_amount (at.power) > *amount))
      {
        found = (int) at.n - 1;
        *amount = fr_power_amount (at.power);
      }
  return found;
}

enum { MOST_TEMPORARY = 6 }; /* powers that are combined; no seat has so many */

typedef struct
{
  unsigned n;
  uint8_t kinds[MOST_TEMPORARY];
  int amount[MOST_TEMPORARY];
  uint8_t goods[FR_N_KINDS];
} Temporary;

/* Each power from `i` on takes one matching good, or none. */
static int
best_temporary (Temporary *t, unsigned i)
{
  int best;

  if (i == t->n)
    return 0;
  best = best_temporary (t, i + 1);
  for (unsigned kind = 0; kind < FR_N_KINDS; kind++)
    if (t->goods[kind] > 0 && (t->kinds[i] & FR_BIT (kind)) != 0)
      {
        int sum;

        t->goods[kind]--;
        sum = t->amount[i] + best_temporary (t, i + 1);
        t->goods[kind]++;
        best = sum > best ? sum : best;
      }
  return best;
}

/* The maximum that the seat's goods could still add. */
static int
most_temporary (const FrState *s, int seat)
{
  const FrSeat *p = &s->seats[seat];
  FrPowerAt at = { 0 };
  Temporary t = { 0 };

  while (t.n < MOST_TEMPORARY && fr_next_power (s, seat, FR_BIT (FR_S3), &at))
    if (is_unused (s, &at))
      {
        const unsigned kinds = fr_power_filter (at.power) & FR_OF_KINDS;

        t.kinds[t.n] = (uint8_t) (kinds == 0 ? FR_OF_KINDS : kinds);
        t.amount[t.n++] = fr_power_amount (at.power);
      }
  for (unsigned k = 0; k < p->n_colonies; k++)
    if (fr_good_on (p, k) != 0)
      t.goods[fr_good_on (p, k) - 1u]++;
  return best_temporary (&t, 0);
}

/* Which worlds can be settled now, and how (3.4) */

static bool
can_conquer (const FrState *s, int seat, unsigned world)
{
  const FrTile *tile = fr_tile (s, world);

  return tile != NULL && (tile->flags & FR_MILITARY_TILE) != 0
         && fr_strength (s, seat, world) >= (int) fr_tile_number (tile);
}

/* Paying nothing for a world that can be conquered is the same as conquering it. */
static bool
can_pay (const FrState *s, int seat, unsigned world)
{
  const int price = fr_settle_price (s, seat, world);

  return price >= 0 && price <= s->seats[seat].credits && !(price == 0 && can_conquer (s, seat, world));
}

static bool
could_conquer (const FrState *s, int seat, unsigned world)
{
  const FrTile *tile = fr_tile (s, world);

  return tile != NULL && (tile->flags & FR_MILITARY_TILE) != 0
         && fr_strength (s, seat, world) + most_temporary (s, seat) >= (int) fr_tile_number (tile);
}

/* Every world needs at least one colonist. Other unknown facts do not prevent settling it. */
GameStatus
fr_may_settle (const FrState *s, int seat, unsigned at)
{
  const FrSeat *p = &s->seats[seat];
  const FrTile *tile;

  if (at >= p->n_explored)
    return FR_NO_SUCH_TILE;
  if (p->n_colonies == FR_MAX_COLONIES)
    return FR_NO_ROOM;
  if (at > 0 && memchr (p->explored, p->explored[at], at) != NULL)
    return FR_OUT_OF_ORDER;
  tile = fr_tile (s, p->explored[at]);
  if (fr_counts (s) && (p->colonists == 0 || (tile != NULL && fr_tile_colonists (tile) > p->colonists)))
    return FR_TOO_FEW_COLONISTS;
  if (tile == NULL || fr_tile_number (tile) == FR_NUMBER_UNKNOWN || !fr_mirrors (s))
    return FR_OK;
  if (can_conquer (s, seat, p->explored[at]) || can_pay (s, seat, p->explored[at])
      || could_conquer (s, seat, p->explored[at]))
    return FR_OK;
  return (tile->flags & FR_MILITARY_TILE) != 0 ? FR_TOO_STRONG : FR_TOO_DEAR;
}

static bool
can_settle (const FrState *s, int seat)
{
  for (unsigned i = 0; i < s->seats[seat].n_explored; i++)
    if (fr_may_settle (s, seat, i) == FR_OK)
      return true;
  return false;
}

/* The choice. Nobody may pass, but a seat that could settle may take colonists. */

/* Every world needs a colonist. A second one may come from powers that nobody has entered. */
static GameStatus
check_number (const FrState *s, const FrSeat *p, unsigned n)
{
  if (p->n_colonies + n > FR_MAX_COLONIES)
    return FR_NO_ROOM;
  if (fr_counts (s) && p->n_explored == 0)
    return FR_NO_SUCH_TILE;
  return fr_counts (s) && p->colonists == 0 ? FR_TOO_FEW_COLONISTS : FR_OK;
}

static GameStatus
check_settle (const FrState *s, GameAnswer answer)
{
  const unsigned a = GAME_ANSWER_A (answer);
  const bool is_second = s->now.stage == SECOND;

  switch (GAME_ANSWER_KIND (answer))
    {
    case FR_DO_TAKE:
      return is_second ? FR_OTHER_QUESTION : FR_OK;
    case FR_DO_WORLDS:
      if (a < 1 || a > 2)
        return FR_NO_SUCH_ANSWER;
      if (is_second || fr_mirrors (s))
        return FR_OTHER_LEVEL;
      return check_number (s, fr_actor_of (s), a);
    case FR_DO_SETTLE:
      return !fr_mirrors (s) ? FR_OTHER_LEVEL : fr_may_settle (s, s->actor, a);
    case FR_DO_REPLACE:
      return fr_check_replace (s, s->actor, a, GAME_ANSWER_B (answer));
    default: /* FR_DO_DONE */
      return is_second ? FR_OK : FR_MUST_USE;
    }
}

/* Clock: the world is one of the explored ones, and colonists are moved to it while there are any. */
static void
count_colony (FrState *s, int seat, GameEvents *ev)
{
  FrSeat *p = &s->seats[seat];
  const unsigned settlers = p->colonists > 0;

  if (p->n_explored > 0)
    {
      fr_free_world (s, p->explored[0]);
      fr_remove_explored (s, seat, 0);
    }
  else if (fr_bag (s) <= 0)
    return;
  p->colonists = (uint8_t) (p->colonists - settlers);
  fr_add_colony (s, seat, FR_UNNAMED, settlers);
  fr_emit_price (ev, FR_EVENT_SETTLED, seat, FR_UNNAMED, UNKNOWN_WAY, -1, 0);
}

static unsigned
free_entry (const FrState *s)
{
  unsigned i = 0;

  while (i < FR_N_WORLDS && s->tiles[i].flags != 0)
    i++;
  return i;
}

/* Counters: the next world announced. One without a name is described first. */
static void
begin_world (FrState *s, int seat)
{
  FrSeat *p = &s->seats[seat];
  unsigned at = 0;

  if (p->n_explored == 0)
    {
      if (fr_bag (s) <= 0)
        {
          s->now.to_settle = 0;
          s->now.stage = AFTER;
          return;
        }
      p->explored[p->n_explored++] = FR_UNNAMED;
    }
  while (at + 1 < p->n_explored && p->explored[at] != FR_UNNAMED)
    at++;
  s->now.world = (uint8_t) (at + 1);
  s->now.stage = FACTS;
}

static void
describe (FrState *s, int seat)
{
  FrSeat *p = &s->seats[seat];
  const unsigned at = s->now.world - 1u;
  const unsigned entry = free_entry (s);

  if (!fr_counts (s) || p->explored[at] != FR_UNNAMED || entry == FR_N_WORLDS)
    return;
  p->explored[at] = (uint8_t) entry;
  s->now.facted = true;
  fr_begin_facts (s, entry, FR_FACT_NUMBER);
}

/* Counters first asks for the facts of the world. */
static void
begin_replacing (FrState *s, unsigned colony, unsigned explored, GameEvents *ev)
{
  if (fr_mirrors (s))
    {
      fr_replace (s, s->actor, colony, explored, ev);
      return;
    }
  s->now.world = (uint8_t) (explored + 1);
  s->now.at = (uint8_t) (colony + 1);
  s->now.stage = REPLACING;
}

static void
apply_settle (FrState *s, GameAnswer answer, GameEvents *ev)
{
  const unsigned a = GAME_ANSWER_A (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case FR_DO_TAKE:
      fr_gain_colonists (s, s->actor, TAKEN_COLONISTS, ev);
      s->now.stage = AFTER;
      return;
    case FR_DO_WORLDS:
      for (unsigned i = 0; !fr_counts (s) && i < a; i++)
        count_colony (s, s->actor, ev);
      s->now.to_settle = (uint8_t) (fr_counts (s) ? a : 0);
      s->now.stage = AFTER;
      if (fr_counts (s))
        begin_world (s, s->actor);
      return;
    case FR_DO_SETTLE:
      s->now.world = (uint8_t) (a + 1);
      s->now.stage = HOW;
      if (fr_actor (s)->explored[a] == FR_UNNAMED || fr_tile_number (&s->tiles[fr_actor (s)->explored[a]]) == FR_NUMBER_UNKNOWN)
        s->now.stage = FACTS;
      return;
    case FR_DO_REPLACE:
      begin_replacing (s, a, GAME_ANSWER_B (answer), ev);
      return;
    default:
      s->now.stage = AFTER;
    }
}

const FrAsker fr_ask_settle = {
  { FR_DO_TAKE, FR_DO_WORLDS, FR_DO_SETTLE, FR_DO_REPLACE, FR_DO_DONE }, FR_MUST_USE, check_settle, apply_settle,
};

/* Settling one world */

static void
use_triggers (FrState *s, int seat, unsigned world, GameEvents *ev)
{
  FrPowerAt at = { 0 };

  while (fr_next_power (s, seat, FR_BIT (FR_S7) | FR_BIT (FR_S10), &at))
    if (fr_power_code (at.power) == FR_S7)
      s->now.draws = (uint8_t) (s->now.draws + fr_power_amount (at.power));
    else if (fr_fits (s, fr_power_filter (at.power), world))
      fr_gain (s, seat, fr_power_gain (at.power), 1, ev);
}

static void
settle (FrState *s, int seat, unsigned way, int price, GameEvents *ev)
{
  FrSeat *p = &s->seats[seat];
  const unsigned at = s->now.world - 1u;
  const unsigned world = p->explored[at];
  const FrTile *tile = fr_tile (s, world);
  unsigned settlers = tile == NULL || fr_tile_colonists (tile) == 0 ? 1 : fr_tile_colonists (tile);

  settlers = settlers > p->colonists ? p->colonists : settlers;
  p->colonists = (uint8_t) (p->colonists - settlers);
  if (price > 0)
    p->credits = (int16_t) (p->credits > price ? p->credits - price : 0);
  fr_remove_explored (s, seat, at);
  fr_add_colony (s, seat, world, settlers);
  p->mark[p->n_colonies - 1] |= FR_MARK_NEW;
  fr_emit_price (ev, FR_EVENT_SETTLED, seat, world, way, price, fr_name_of (s, world));
  if (tile != NULL && fr_tile_goods (tile) == FR_WINDFALL && fr_tile_kind (tile) < FR_N_KINDS
      && fr_goods_left (s, fr_tile_kind (tile)) > 0)
    fr_put_good (s, seat, p->n_colonies - 1u, fr_tile_kind (tile), false, ev);
  s->now.world = s->now.sale = 0;
  s->now.facted = false;
  s->now.settled++;
  s->now.stage = DRAWS;
  use_triggers (s, seat, world, ev);
}

/* The any-kind world gets a good of the kind that its owner names. */
static bool
ask_for_windfall_kind (FrState *s, int seat, GameEvents *ev)
{
  FrSeat *p = &s->seats[seat];
  const unsigned last = p->n_colonies - 1u;
  const FrTile *tile = fr_tile (s, p->colony[last]);

  if (s->now.settled == 0 || (p->mark[last] & FR_MARK_NEW) == 0 || fr_good_on (p, last) != 0 || tile == NULL
      || fr_tile_goods (tile) != FR_WINDFALL || fr_tile_kind (tile) != FR_ANY_KIND)
    return false;
  if (fr_ask_for_kind (s, seat))
    return true;
  if (fr_goods_left (s, s->now.any_kind - 1u) > 0)
    fr_put_good (s, seat, last, s->now.any_kind - 1u, false, ev);
  return false;
}

/* How: conquer, pay, or a good for Military */

static int
give_good (FrState *s, int seat, unsigned colony)
{
  int amount = 0;
  const int power = find_temporary (s, seat, fr_good_on (&s->seats[seat], colony) - 1u, &amount);

  s->now.used |= FR_BIT (power);
  s->now.temporary = (uint8_t) (s->now.temporary + amount);
  fr_take_good (s, seat, colony);
  return amount;
}

/* The good given away must not be required for it. */
static GameStatus
check_give (const FrState *s, unsigned colony, unsigned world)
{
  const FrSeat *p = fr_actor_of (s);
  FrState after = *s;
  int amount = 0;

  if (colony >= p->n_colonies)
    return FR_NO_SUCH_TILE;
  if (fr_good_on (p, colony) == 0)
    return FR_NO_SUCH_GOOD;
  if (find_temporary (s, s->actor, fr_good_on (p, colony) - 1u, &amount) < 0)
    return FR_NO_SUCH_POWER;
  if (can_conquer (s, s->actor, world))
    return FR_NOT_THIS_WAY;
  give_good (&after, s->actor, colony);
  return could_conquer (&after, s->actor, world) ? FR_OK : FR_NOT_THIS_WAY;
}

static GameStatus
check_how (const FrState *s, GameAnswer answer)
{
  const unsigned world = fr_actor_of (s)->explored[s->now.world - 1u];

  switch (GAME_ANSWER_KIND (answer))
    {
    case FR_DO_CONQUER:
      return can_conquer (s, s->actor, world) ? FR_OK : FR_NOT_THIS_WAY;
    case FR_DO_PAY:
      return can_pay (s, s->actor, world) ? FR_OK : FR_NOT_THIS_WAY;
    default:
      return check_give (s, GAME_ANSWER_A (answer), world);
    }
}

static void
apply_how (FrState *s, GameAnswer answer, GameEvents *ev)
{
  const unsigned world = fr_actor (s)->explored[s->now.world - 1u];

  if (GAME_ANSWER_KIND (answer) == FR_DO_CONQUER)
    settle (s, s->actor, CONQUERED, 0, ev);
  else if (GAME_ANSWER_KIND (answer) == FR_DO_PAY)
    settle (s, s->actor, PAID, fr_settle_price (s, s->actor, world), ev);
  else
    fr_emit (ev, FR_EVENT_TEMPORARY, s->actor, GAME_ANSWER_A (answer), 0, give_good (s, s->actor, GAME_ANSWER_A (answer)));
}

const FrAsker fr_ask_how = { { FR_DO_CONQUER, FR_DO_PAY, FR_DO_GIVE }, FR_MUST_USE, check_how, apply_how };

/* The kind named for the any-kind world being settled must leave it affordable. */
GameStatus
fr_check_kind_of (const FrState *s, unsigned kind)
{
  if (s->step != FR_STEP_ACTION || s->action != FR_SETTLE || s->now.world == 0)
    return FR_OK;
  return fr_settle_price_as (s, s->actor, fr_actor_of (s)->explored[s->now.world - 1u], kind) <= fr_actor_of (s)->credits
             ? FR_OK
             : FR_TOO_DEAR;
}

static void
how_step (FrState *s, int seat, GameEvents *ev)
{
  const unsigned world = s->seats[seat].explored[s->now.world - 1u];
  const bool conquer = can_conquer (s, seat, world);
  const bool pay = can_pay (s, seat, world);

  if (pay && fr_price_needs_kind (s, seat, world) && fr_ask_for_kind (s, seat))
    return;
  if (conquer && !pay)
    settle (s, seat, CONQUERED, 0, ev);
  else if (pay && !conquer && !could_conquer (s, seat, world))
    settle (s, seat, PAID, fr_settle_price (s, seat, world), ev);
  else if (conquer || pay || could_conquer (s, seat, world))
    fr_ask (s, FR_ASK_HOW, seat, s->now.world - 1u);
  else
    {
      /* A correction has made it impossible. */
      s->now.world = 0;
      s->now.stage = s->now.settled > 0 ? SECOND : CHOOSE;
    }
}

/* The price, the Military and the colonists that the app knows do not explain how the world was settled. */
static bool
is_odd (const FrState *s, int seat, unsigned world, int price)
{
  const FrTile *tile = fr_tile (s, world);

  if (tile == NULL)
    return false;
  if (fr_tile_colonists (tile) > s->seats[seat].colonists || (price >= 0 && s->now.sale != price + 1))
    return true;
  return (tile->flags & FR_MILITARY_TILE) != 0 && !can_conquer (s, seat, world);
}

/* A described world: its price is the amount paid, preset from its number and known powers. Clock asks for none. */
static void
price_step (FrState *s, int seat, GameEvents *ev)
{
  const unsigned world = s->seats[seat].explored[s->now.world - 1u];
  const FrTile *tile = fr_tile (s, world);
  const bool is_military = tile != NULL && (tile->flags & FR_MILITARY_TILE) != 0;
  const int price = is_military ? 0 : fr_settle_price (s, seat, world);
  const unsigned way = is_military && s->now.sale == 1 ? CONQUERED : PAID;

  if (!fr_counts (s))
    settle (s, seat, UNKNOWN_WAY, -1, ev);
  else if (s->now.sale > 0)
    settle (s, seat, way | (is_odd (s, seat, world, price) ? FR_UNEXPECTED : 0), s->now.sale - 1, ev);
  else
    fr_ask (s, FR_ASK_PRICE, seat, price < 0 ? FR_UNNAMED : (unsigned) price);
}

static void
facts_step (FrState *s, int seat)
{
  if (s->now.fact == 0 && !s->now.facted)
    describe (s, seat);
  if (!fr_ask_for_facts (s))
    s->now.stage = PRICE;
}

static void
replacing_step (FrState *s, int seat, GameEvents *ev)
{
  if (s->now.fact == 0 && !s->now.facted)
    describe (s, seat);
  if (fr_ask_for_facts (s))
    return;
  fr_replace (s, seat, s->now.at - 1u, s->now.world - 1u, ev);
  s->now.world = s->now.at = 0;
  s->now.facted = false;
  s->now.stage = CHOOSE;
}

static void
after_world (FrState *s, int seat, GameEvents *ev)
{
  if (ask_for_windfall_kind (s, seat, ev) || fr_draw (s, seat, ev))
    return;
  if (s->now.to_settle > s->now.settled)
    begin_world (s, seat);
  else
    s->now.stage = SECOND;
}

static void
second_step (FrState *s, int seat)
{
  if (s->now.settled < 2 && fr_has_power (s, seat, FR_S6) && can_settle (s, seat))
    fr_ask (s, FR_ASK_SETTLE, seat, 1);
  else
    s->now.stage = AFTER;
}

static bool
may_be_stronger (const FrState *s, int seat)
{
  const FrSeat *p = &s->seats[seat];

  for (unsigned k = 0; s->now.settled > 0 && k < p->n_colonies; k++)
    if ((p->mark[k] & FR_MARK_NEW) != 0 && fr_may_bring_military (s, fr_tile (s, p->colony[k])))
      return true;
  return false;
}

/* S8 and S9 are in addition to the choice, before or after it (AMB-13) */
static void
after_step (FrState *s, int seat)
{
  if (fr_can_replace (s, seat))
    fr_ask (s, FR_ASK_REPLACE, seat, 0);
  else if (fr_level (s) == FR_LEVEL_COUNTERS && may_be_stronger (s, seat))
    s->now.stage = MILITARY;
  else
    {
      s->now.stage = CHOOSE;
      fr_next_turn (s);
    }
}

/* After the last seat: replaced tiles return to the bag; then check the end of the game (4.1) */
static void
end_settle (FrState *s, GameEvents *ev)
{
  for (unsigned i = 0; i < s->now.n_laid; i++)
    fr_free_world (s, s->now.laid[i]);
  for (unsigned i = 0; i < s->now.n_acting; i++)
    if (s->seats[s->now.acting[i]].n_colonies > fr_limits.colonies)
      fr_note_end (s, FR_END_COLONIES, s->now.acting[i], ev);
  if (s->supply < fr_limits.colonists)
    fr_note_end (s, FR_END_COLONISTS, GAME_NOBODY, ev);
  fr_end_action (s, ev);
}

static void
turn_step (FrState *s, int seat, GameEvents *ev)
{
  switch (s->now.stage)
    {
    case CHOOSE:
      fr_ask (s, FR_ASK_SETTLE, seat, 0);
      return;
    case FACTS:
      facts_step (s, seat);
      return;
    case PRICE:
      price_step (s, seat, ev);
      return;
    case HOW:
      how_step (s, seat, ev);
      return;
    case DRAWS:
      after_world (s, seat, ev);
      return;
    case SECOND:
      second_step (s, seat);
      return;
    case REPLACING:
      replacing_step (s, seat, ev);
      return;
    case MILITARY:
      if (fr_level (s) == FR_LEVEL_COUNTERS)
        fr_ask (s, FR_ASK_MILITARY, seat, 0);
      else
        s->now.stage = AFTER;
      return;
    default:
      after_step (s, seat);
    }
}

/* Counters asks for the price of a world that Mirror was about to settle; Clock asks the seat for its move again. */
void
fr_settle_level (FrState *s)
{
  if (s->now.stage != HOW || fr_mirrors (s))
    return;
  s->now.stage = PRICE;
  s->now.to_settle = (uint8_t) (s->now.settled + 1);
  if (!fr_counts (s))
    {
      s->now.stage = s->now.settled > 0 ? AFTER : CHOOSE;
      s->now.world = s->now.to_settle = 0;
    }
}

void
fr_settle_step (FrState *s, GameEvents *ev)
{
  if (s->now.stage != NINE && s->now.turn >= s->now.n_acting)
    {
      s->now.stage = NINE;
      s->now.turn = 0;
    }
  if (s->now.stage != NINE)
    turn_step (s, fr_turn_seat (s), ev);
  else if (!fr_limit_of_nine (s, ev))
    end_settle (s, ev);
}
