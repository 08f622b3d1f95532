/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Phase IV, Consume (rules 3.4): each seat sells a good if it chose to, then uses its powers. */
#include "games/race/rules/internal.h"

#define POWER_KINDS                                                                                \
  (RACE_BIT (RACE_POWER_CONSUME) | RACE_BIT (RACE_POWER_CONSUME_GOOD_AT_TRADE_PRICE)               \
   | RACE_BIT (RACE_POWER_CONSUME_ALL_GOODS) | RACE_BIT (RACE_POWER_DRAW_IF_LUCKY))

static unsigned
all_goods (const RaceState *s, const RaceSeat *p)
{
  return race_goods_of (s, p, RACE_ANY_GOOD);
}

/* Trade bonuses: for any good, for its kind, or for the good of that very world. */
static int
trade_bonus (const RaceState *s, const RaceSeat *p, uint8_t world)
{
  const unsigned good = RACE_BIT (race_design (s, world)->good);
  const RacePower *power;
  int n = 0;

  for (unsigned at = 0;
       (power = race_next_power (s, p, p->n_tableau, RACE_BIT (RACE_POWER_TRADE_BONUS), &at)) != NULL;)
    if ((power->goods & good) != 0 && (!power->this_world || p->tableau[race_power_place (at)] == world))
      n += power->amount;
  return n;
}

int
race_price (const RaceState *s, int seat, uint8_t world)
{
  return race_prices[race_design (s, world)->good] + trade_bonus (s, &s->seats[seat], world);
}

/* Powers */

static const RacePower *
power_at (const RaceState *s, const RaceSeat *p, unsigned at)
{
  return &race_design (s, p->tableau[at / RACE_MAX_POWERS])->powers[at % RACE_MAX_POWERS];
}

/* Places with goods, by kind; used over and over in a turn. */
typedef struct
{
  uint16_t of[RACE_N_GOODS];
} Goods;

static Goods
find_goods (const RaceState *s, const RaceSeat *p)
{
  Goods goods = { { 0 } };

  for (unsigned i = 0; i < p->n_tableau; i++)
    if (p->good[i] != 0)
      {
        uint16_t *places = &goods.of[race_design (s, p->tableau[i])->good];

        *places = (uint16_t) (*places | RACE_BIT (i));
      }
  return goods;
}

static int
count_places (unsigned places)
{
  int n = 0;

  for (; places != 0; places &= places - 1)
    n++;
  return n;
}

static int
count_kinds (const RaceState *s, const RaceSeat *p, unsigned places)
{
  unsigned kinds = 0;

  for (; places != 0; places &= places - 1)
    kinds |= RACE_BIT (race_design (s, p->tableau[__builtin_ctz (places)])->good);
  return count_places (kinds);
}

/* Goods that repeated uses would take: as often as the goods allow (rules 3.4.3). */
static int
count_takes (const Goods *goods, const RacePower *power)
{
  int n = 0;
  int uses;

  for (unsigned k = 0; k < RACE_N_GOODS; k++)
    if ((power->goods >> k & 1) != 0)
      n += power->different ? goods->of[k] != 0 : count_places (goods->of[k]);
  /* Nearly all powers take one. */
  uses = power->takes == 1 ? n : n / power->takes;
  return (uses < power->uses ? uses : power->uses) * power->takes;
}

static bool
is_usable (const RaceState *s, const Goods *goods, const RacePower *power)
{
  switch (power->kind)
    {
    case RACE_POWER_CONSUME_ALL_GOODS:
      return (goods->of[RACE_NOVELTY] | goods->of[RACE_RARE] | goods->of[RACE_GENES] | goods->of[RACE_ALIEN]) != 0;
    case RACE_POWER_DRAW_IF_LUCKY:
      return !race_deck_is_empty (s);
    default:
      return count_takes (goods, power) > 0;
    }
}

/* Equal powers are one answer: the first unused one in the order of the tableau is listed for all. */
static int
find_equal_before (const RaceState *s, const RaceSeat *p, unsigned at)
{
  const RacePower *power = power_at (s, p, at);
  const RacePower *other;

  for (unsigned k = 0; (other = race_next_power (s, p, p->n_tableau, POWER_KINDS, &k)) != NULL && k <= at;)
    if ((s->now.used >> (k - 1) & 1) == 0 && memcmp (power, other, sizeof *power) == 0)
      return (int) k - 1;
  return -1;
}

/* The next power that could be named, after `at`. */
static const RacePower *
next_usable (const RaceState *s, const RaceSeat *p, const Goods *goods, unsigned *at)
{
  const RacePower *power;

  while ((power = race_next_power (s, p, p->n_tableau, POWER_KINDS, at)) != NULL)
    if ((s->now.used >> (*at - 1) & 1) == 0 && is_usable (s, goods, power) && find_equal_before (s, p, *at - 1) < 0)
      return power;
  return NULL;
}

static void
end_turn (RaceState *s)
{
  memset (&s->now, 0, sizeof s->now);
  s->turn++;
}

/* Powers that need no good. */
#define FREE_KINDS                                                                                 \
  (RACE_BIT (RACE_POWER_CONSUME_DRAW) | RACE_BIT (RACE_POWER_DRAW_IF_LUCKY)                        \
   | RACE_BIT (RACE_POWER_DISCARD_HAND_CARDS))

static void
begin_turn (RaceState *s, int seat)
{
  const RaceSeat *p = &s->seats[seat];
  const bool has_goods = all_goods (s, p) != 0;

  if (!has_goods && (p->has & FREE_KINDS) == 0)
    end_turn (s);
  else if (has_goods && race_has_action (s, seat, RACE_TRADE))
    race_ask (s, RACE_ASK_SELL, seat, 0);
  else
    s->now.stage = RACE_CONSUME_DRAWS;
}

/* AMB-10: automatically. */
static void
draw (RaceState *s, int seat)
{
  const RaceSeat *p = &s->seats[seat];
  unsigned at = s->now.at;
  const RacePower *power = race_next_power (s, p, p->n_tableau, RACE_BIT (RACE_POWER_CONSUME_DRAW), &at);

  s->now.at = (uint8_t) at;
  if (power != NULL)
    race_draw (s, seat, power->amount, p->tableau[race_power_place (at)]);
  else
    {
      s->now.stage = RACE_CONSUME_POWERS;
      s->now.at = 0;
    }
}

static void
offer_powers (RaceState *s, int seat)
{
  const RaceSeat *p = &s->seats[seat];
  const bool has_use = race_has (p, RACE_POWER_DRAW_IF_LUCKY) || all_goods (s, p) != 0;
  const Goods goods = find_goods (s, p);
  unsigned at = 0;

  if (has_use && next_usable (s, p, &goods, &at) != NULL)
    race_ask (s, RACE_ASK_CONSUME, seat, 0);
  else
    s->now.stage = RACE_CONSUME_SPEND;
}

static uint8_t
power_design (const RaceState *s, const RaceSeat *p)
{
  return p->tableau[(s->now.power - 1u) / RACE_MAX_POWERS];
}

/* Only VP for goods are doubled. */
static int
double_chips (const RaceState *s, int seat, int n)
{
  return race_has_action (s, seat, RACE_DOUBLE) ? 2 * n : n;
}

static void
take_goods (RaceState *s, int seat, unsigned places, GameEvents *ev)
{
  const RaceSeat *p = &s->seats[seat];

  for (; places != 0; places &= places - 1)
    {
      const unsigned place = (unsigned) __builtin_ctz (places);

      race_good_remove (s, seat, place);
      game_emit (ev, RACE_EVENT (RACE_EVENT_CONSUMED, (int8_t) seat, false, p->tableau[place],
                                 power_design (s, p), 0, 0));
    }
}

/* All goods are taken before anything is gained (AMB-12); VP before cards. */
static void
consume (RaceState *s, int seat, GameEvents *ev)
{
  const RaceSeat *p = &s->seats[seat];
  const RacePower *power = power_at (s, p, s->now.power - 1u);
  const uint8_t why = power_design (s, p);
  const uint8_t world = p->tableau[__builtin_ctz (s->now.goods)];
  const int uses = s->now.takes / power->takes;

  take_goods (s, seat, s->now.goods, ev);
  if (power->kind == RACE_POWER_CONSUME)
    {
      race_gain_chips (s, seat, double_chips (s, seat, uses * power->vp), why, ev);
      race_draw (s, seat, uses * power->cards, why);
    }
  else
    race_draw (s, seat,
               race_prices[race_design (s, world)->good] + (power->trade_powers ? trade_bonus (s, p, world) : 0),
               why);
  s->now.goods = 0;
  s->now.power = s->now.takes = 0;
  s->now.stage = RACE_CONSUME_POWERS;
}

/* AMB-28: also a single good, for no VP. */
static void
consume_all (RaceState *s, int seat, GameEvents *ev)
{
  const RaceSeat *p = &s->seats[seat];
  const unsigned goods = all_goods (s, p);

  take_goods (s, seat, goods, ev);
  race_gain_chips (s, seat, double_chips (s, seat, count_places (goods) - 1), power_design (s, p), ev);
  s->now.power = 0;
}

/* Rules 3.4.4: cards in hand for VP, which are never doubled. Such powers are combined into one question. */
static int
most_to_spend (const RaceState *s, const RaceSeat *p, int *vp)
{
  const RacePower *power;
  int n = 0;

  for (unsigned at = 0; (power = race_next_power (s, p, p->n_tableau, RACE_BIT (RACE_POWER_DISCARD_HAND_CARDS),
                                                  &at)) != NULL;)
    {
      n += power->amount;
      *vp = power->vp;
    }
  return n < p->n_hand ? n : p->n_hand;
}

static void
spend (RaceState *s, int seat, GameEvents *ev)
{
  RaceSeat *p = &s->seats[seat];
  int vp = 0;
  const int most = most_to_spend (s, p, &vp);
  const int n = p->n_chosen;
  unsigned at = 0;

  if (n < most && s->now.stage == RACE_CONSUME_SPEND)
    {
      s->now.takes = (uint8_t) most;
      race_ask (s, RACE_ASK_SPEND, seat, 0);
      return;
    }
  if (n > 0 && race_next_power (s, p, p->n_tableau, RACE_BIT (RACE_POWER_DISCARD_HAND_CARDS), &at) != NULL)
    {
      race_discard_chosen (s, seat, ev);
      race_gain_chips (s, seat, n * vp, p->tableau[race_power_place (at)], ev);
    }
  end_turn (s);
}

void
race_consume_step (RaceState *s, GameEvents *ev)
{
  const int seat = race_turn_seat (s);

  if (s->turn == s->n_seats)
    {
      race_next_phase (s, RACE_PHASE_CONSUME + 1, ev);
      return;
    }
  switch (s->now.stage)
    {
    case RACE_CONSUME_SELL:
      begin_turn (s, seat);
      break;
    case RACE_CONSUME_DRAWS:
      draw (s, seat);
      break;
    case RACE_CONSUME_POWERS:
      offer_powers (s, seat);
      break;
    case RACE_CONSUME_GOODS:
      if (count_places (s->now.goods) < s->now.takes)
        race_ask (s, RACE_ASK_GOOD_FOR, seat, power_design (s, &s->seats[seat]));
      else
        consume (s, seat, ev);
      break;
    case RACE_CONSUME_NAME:
      race_ask (s, RACE_ASK_NAME, seat, power_design (s, &s->seats[seat]));
      break;
    case RACE_CONSUME_TURN_UP:
      /* Cards may have been discarded since the deck and the discard were empty (AMB-16). */
      race_reshuffle (s, ev);
      race_ask (s, RACE_ASK_TURN_UP, seat, power_design (s, &s->seats[seat]));
      break;
    default:
      spend (s, seat, ev);
    }
}

/* The good of which world is sold? */

static GameStatus
check_sell (const RaceState *s, GameAnswer answer)
{
  const RaceSeat *p = race_actor (s);
  const int place = race_tableau_find (p, GAME_ANSWER_A (answer));

  if (GAME_ANSWER_KIND (answer) != RACE_DO_SELL)
    return race_wrong_kind (answer);
  if (place < 0)
    return RACE_NOT_OWNED;
  return p->good[place] != 0 ? RACE_OK : RACE_NO_SUCH_GOOD;
}

static size_t
legal_sell (const RaceState *s, GameAnswer *out)
{
  return race_list_worlds (race_actor (s), all_goods (s, race_actor (s)), RACE_DO_SELL, out);
}

static void
apply_sell (RaceState *s, GameAnswer answer, GameEvents *ev)
{
  const uint8_t world = GAME_ANSWER_A (answer);
  const int price = race_price (s, s->actor, world);

  race_good_remove (s, s->actor, (unsigned) race_tableau_find (race_actor (s), world));
  game_emit (ev, RACE_EVENT (RACE_EVENT_SOLD, (int8_t) s->actor, false, world, 0, 0, (int16_t) price));
  race_draw (s, s->actor, price, RACE_WHY_SALE);
  s->now.stage = RACE_CONSUME_DRAWS;
}

const RaceAsker race_ask_sell = { legal_sell, check_sell, apply_sell };

/* Which power next? */

/* The place of the power named by the answer, as in RaceNow.used; -1 if the card has none. */
static int
find_named (const RaceState *s, const RaceSeat *p, GameAnswer answer)
{
  const bool is_gamble = GAME_ANSWER_KIND (answer) == RACE_DO_GAMBLE;
  const RacePower *power;

  for (unsigned at = 0; (power = race_next_power (s, p, p->n_tableau, POWER_KINDS, &at)) != NULL;)
    if ((power->kind == RACE_POWER_DRAW_IF_LUCKY) == is_gamble
        && (is_gamble || p->tableau[race_power_place (at)] == GAME_ANSWER_A (answer)))
      return (int) at - 1;
  return -1;
}

uint8_t
race_equal_power (const RaceState *s, uint8_t design)
{
  const RaceSeat *p = race_actor (s);
  const int at = s->ask == RACE_ASK_CONSUME ? find_named (s, p, GAME_ANSWER (RACE_DO_USE, design, 0, 0)) : -1;
  const int first = at < 0 || (s->now.used >> at & 1) != 0 ? -1 : find_equal_before (s, p, (unsigned) at);

  return first < 0 ? design : p->tableau[first / RACE_MAX_POWERS];
}

static GameStatus
check_consume (const RaceState *s, GameAnswer answer)
{
  const RaceSeat *p = race_actor (s);
  const Goods goods = find_goods (s, p);
  int at;

  if (GAME_ANSWER_KIND (answer) != RACE_DO_USE && GAME_ANSWER_KIND (answer) != RACE_DO_GAMBLE)
    return race_wrong_kind (answer);
  if (GAME_ANSWER_KIND (answer) == RACE_DO_USE && race_tableau_find (p, GAME_ANSWER_A (answer)) < 0)
    return RACE_NOT_OWNED;
  at = find_named (s, p, answer);
  if (at < 0)
    return RACE_NO_SUCH_POWER;
  if ((s->now.used >> at & 1) != 0)
    return RACE_USED_UP;
  return is_usable (s, &goods, power_at (s, p, (unsigned) at)) ? RACE_OK : RACE_TOO_FEW_GOODS;
}

static size_t
legal_consume (const RaceState *s, GameAnswer *out)
{
  const RaceSeat *p = race_actor (s);
  const Goods goods = find_goods (s, p);
  const RacePower *power;
  unsigned places = 0;
  bool may_gamble = false;
  size_t n;

  for (unsigned at = 0; (power = next_usable (s, p, &goods, &at)) != NULL;)
    if (power->kind == RACE_POWER_DRAW_IF_LUCKY)
      may_gamble = true;
    else
      places |= RACE_BIT (race_power_place (at));
  n = race_list_worlds (p, places, RACE_DO_USE, out);
  if (may_gamble)
    out[n++] = GAME_ANSWER (RACE_DO_GAMBLE, 0, 0, 0);
  return n;
}

static void
apply_consume (RaceState *s, GameAnswer answer, GameEvents *ev)
{
  const RaceSeat *p = race_actor (s);
  const int at = find_named (s, p, answer);
  const RacePower *power = power_at (s, p, (unsigned) at);

  s->now.used |= UINT64_C (1) << at;
  s->now.power = (uint8_t) (at + 1);
  if (power->kind == RACE_POWER_CONSUME_ALL_GOODS)
    consume_all (s, s->actor, ev);
  else if (power->kind == RACE_POWER_DRAW_IF_LUCKY)
    s->now.stage = RACE_CONSUME_NAME;
  else
    {
      const Goods goods = find_goods (s, p);

      s->now.takes = (uint8_t) count_takes (&goods, power);
      s->now.stage = RACE_CONSUME_GOODS;
    }
}

const RaceAsker race_ask_consume = { legal_consume, check_consume, apply_consume };

/* Which good does it take? Ascending by place in the tableau. */

/* Matching goods after the named ones, at the place or later. */
static unsigned
fitting_goods (const RaceState *s, const RaceSeat *p, const RacePower *power)
{
  unsigned places = race_goods_of (s, p, power->goods);
  unsigned taken = s->now.goods;

  if (taken != 0)
    places &= ~0u << (32 - __builtin_clz (taken));
  if (!power->different)
    return places;
  for (; taken != 0; taken &= taken - 1)
    places &= ~race_goods_of (s, p, RACE_BIT (race_design (s, p->tableau[__builtin_ctz (taken)])->good));
  return places;
}

/* TRUE if enough follow once the good at `place` is taken. */
static bool
leaves_enough (const RaceState *s, const RaceSeat *p, const RacePower *power, unsigned fitting, unsigned place)
{
  const int want = s->now.takes - count_places (s->now.goods);
  const unsigned rest = fitting & ~0u << place;

  if (!power->different)
    return count_places (rest) >= want;
  return count_kinds (s, p, rest) >= want;
}

static GameStatus
check_good_for (const RaceState *s, GameAnswer answer)
{
  const RaceSeat *p = race_actor (s);
  const RacePower *power = power_at (s, p, s->now.power - 1u);
  const int place = race_tableau_find (p, GAME_ANSWER_A (answer));
  unsigned fitting;

  if (GAME_ANSWER_KIND (answer) != RACE_DO_GOOD_OF)
    return race_wrong_kind (answer);
  if (place < 0)
    return RACE_NOT_OWNED;
  if ((race_goods_of (s, p, power->goods) >> place & 1) == 0)
    return RACE_NO_SUCH_GOOD;
  fitting = fitting_goods (s, p, power);
  if ((fitting >> place & 1) == 0)
    return power->different && s->now.goods >> place == 0 ? RACE_SAME_KIND : RACE_OUT_OF_ORDER;
  return leaves_enough (s, p, power, fitting, (unsigned) place) ? RACE_OK : RACE_OUT_OF_ORDER;
}

void
race_set_goods (const RaceState *s, GameSet *set)
{
  const RaceSeat *p = race_actor (s);

  /* A single one is not a set. */
  if (s->now.takes == 1)
    return;
  set->wanted = (uint8_t) (s->now.takes - count_places (s->now.goods));
  for (unsigned left = fitting_goods (s, p, power_at (s, p, s->now.power - 1u)); left != 0; left &= left - 1)
    game_set_add (set, GAME_ANSWER (RACE_DO_GOOD_OF, p->tableau[__builtin_ctz (left)], 0, 0), 1);
}

static size_t
legal_good_for (const RaceState *s, GameAnswer *out)
{
  const RaceSeat *p = race_actor (s);
  const RacePower *power = power_at (s, p, s->now.power - 1u);
  const unsigned fitting = fitting_goods (s, p, power);
  unsigned places = 0;

  for (unsigned left = fitting; left != 0; left &= left - 1)
    if (leaves_enough (s, p, power, fitting, (unsigned) __builtin_ctz (left)))
      places |= left & -left;
  return race_list_worlds (p, places, RACE_DO_GOOD_OF, out);
}

static void
apply_good_for (RaceState *s, GameAnswer answer, GameEvents *ev)
{
  (void) ev;
  s->now.goods = (uint16_t) (s->now.goods | RACE_BIT (race_tableau_find (race_actor (s), GAME_ANSWER_A (answer))));
}

const RaceAsker race_ask_good_for = { legal_good_for, check_good_for, apply_good_for };

/* Which number? */

static GameStatus
check_name (const RaceState *s, GameAnswer answer)
{
  const RacePower *power = power_at (s, race_actor (s), s->now.power - 1u);
  const uint8_t number = GAME_ANSWER_A (answer);

  if (GAME_ANSWER_KIND (answer) != RACE_DO_NAME)
    return race_wrong_kind (answer);
  return number >= power->least && number <= power->most ? RACE_OK : RACE_NO_SUCH_NUMBER;
}

static size_t
legal_name (const RaceState *s, GameAnswer *out)
{
  const RacePower *power = power_at (s, race_actor (s), s->now.power - 1u);
  size_t n = 0;

  for (unsigned number = power->least; number <= power->most; number++)
    out[n++] = GAME_ANSWER (RACE_DO_NAME, number, 0, 0);
  return n;
}

static void
apply_name (RaceState *s, GameAnswer answer, GameEvents *ev)
{
  s->now.named = GAME_ANSWER_A (answer);
  s->now.stage = RACE_CONSUME_TURN_UP;
  game_emit (ev, RACE_EVENT (RACE_EVENT_NAMED, (int8_t) s->actor, false, 0, 0, 0, s->now.named));
}

const RaceAsker race_ask_name = { legal_name, check_name, apply_name };
