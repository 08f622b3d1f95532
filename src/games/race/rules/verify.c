/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All invariants of a state: cards and chips add up, and something can be answered (rules 11.4). */
#include "games/race/rules/internal.h"

#define PROBLEM(code, seat, piece, n)                                                              \
  (GameProblem) { (uint8_t) (code), (int8_t) (seat), (uint8_t) (piece), (int16_t) (n) }

static const GameProblem whole = { RACE_WHOLE, GAME_NOBODY, 0, 0 };

/* Where cards have been found so far. */
typedef struct
{
  RaceCards seen;
  int unknown;
  int twice; /* a design of which there are too many, or -1 */
} Count;

static void
count_cards (Count *count, const RaceCards *cards)
{
  uint64_t over[2];

  for (unsigned i = 0; i < 2; i++)
    {
      const uint64_t three = count->seen.two[i] & cards->one[i];
      const uint64_t four = count->seen.one[i] & cards->two[i];
      /* A second card of a design with one copy, or a card of an unknown design. */
      const uint64_t two = ((count->seen.one[i] & cards->one[i]) | cards->two[i]) & ~race_all_cards.two[i];

      over[i] = three | four | two | (cards->one[i] & ~race_all_cards.one[i]) | (cards->two[i] & ~cards->one[i]);
    }
  if (count->twice < 0)
    count->twice = over[0] != 0 ? __builtin_ctzll (over[0]) : over[1] != 0 ? 64 + __builtin_ctzll (over[1]) : -1;
  race_cards_add_all (&count->seen, cards);
}

static void
count_card (Count *count, uint8_t design)
{
  RaceCards one = { { 0, 0 }, { 0, 0 } };

  race_cards_add (&one, design);
  count_cards (count, &one);
}

static GameProblem
verify_hand (const RaceSeat *p, int seat)
{
  const int hand = race_cards_size (&p->hand) + race_cards_size (&p->shown) + p->n_unknown;
  const int drawn = race_cards_size (&p->drawn) + p->n_drawn_unknown;

  if (hand != p->n_hand || drawn != p->n_drawn)
    return PROBLEM (RACE_BAD_HAND, seat, p->n_hand, hand + drawn);
  return whole;
}

/* Cards to be kept or discarded at setup are drawn ones, all others are in the hand. */
static bool
chooses_from_drawn (const RaceState *s)
{
  return s->step == RACE_STEP_SETUP || (s->step == RACE_STEP_PHASES && s->phase == RACE_PHASE_EXPLORE);
}

static bool
is_subset (const RaceCards *part, const RaceCards *all)
{
  return ((part->one[0] & ~all->one[0]) | (part->one[1] & ~all->one[1]) | (part->two[0] & ~all->two[0])
          | (part->two[1] & ~all->two[1])) == 0;
}

static bool
is_offer (uint8_t offer)
{
  return offer <= RACE_N_DESIGNS || offer == RACE_UNKNOWN;
}

static GameProblem
verify_choice (const RaceState *s, int seat)
{
  const RaceSeat *p = &s->seats[seat];
  const bool from_drawn = chooses_from_drawn (s);
  const RaceCards all = from_drawn ? p->drawn : race_hand (p);

  if (p->n_chosen != race_cards_size (&p->chosen) + p->n_chosen_unknown || !is_subset (&p->chosen, &all)
      || p->n_chosen_unknown > (from_drawn ? p->n_drawn_unknown : p->n_unknown) || p->placing > RACE_N_DESIGNS
      || !is_offer (p->offer[0]) || !is_offer (p->offer[1]))
    return PROBLEM (RACE_BAD_CHOICE, seat, 0, p->n_chosen);
  return race_are_actions (s, p->actions) ? whole : PROBLEM (RACE_BAD_ACTIONS, seat, 0, 0);
}

/* Between Reveal and placing, the chosen card is in no hand. */
bool
race_is_revealed (const RaceState *s)
{
  return s->step == RACE_STEP_PHASES && s->phase >= RACE_PHASE_DEVELOP && s->phase <= RACE_PHASE_SETTLE_AGAIN
         && s->now.stage >= RACE_PLACE_TURN;
}

/* How many cards a seat can still place in this round. */
static unsigned
count_placings (const RaceState *s, const RaceSeat *p)
{
  const unsigned all = RACE_BIT (RACE_PHASE_DEVELOP) | RACE_BIT (RACE_PHASE_DEVELOP_AGAIN)
                       | RACE_BIT (RACE_PHASE_SETTLE) | RACE_BIT (RACE_PHASE_SETTLE_AGAIN);

  if (s->step == RACE_STEP_ACTION)
    return (s->options & RACE_TWO_ACTIONS) != 0 ? 4 : 2;
  if (s->step != RACE_STEP_PHASES)
    return 0;
  if (race_is_revealed (s))
    return (unsigned) __builtin_popcount (s->phases & all & ~(RACE_BIT (s->phase + 1) - 1)) + (p->placing != 0);
  return (unsigned) __builtin_popcount (s->phases & all & ~(RACE_BIT (s->phase) - 1));
}

static GameProblem
verify_tableau (const RaceState *s, int seat)
{
  const RaceSeat *p = &s->seats[seat];
  uint32_t has = 0;
  int military = 0;

  if (p->n_tableau > RACE_MAX_TABLEAU)
    return PROBLEM (RACE_BAD_TABLEAU, seat, 0, p->n_tableau);
  for (unsigned i = 0; i < p->n_tableau; i++)
    {
      if (p->tableau[i] >= RACE_N_DESIGNS || race_tableau_find (p, p->tableau[i]) != (int) i)
        return PROBLEM (RACE_BAD_TABLEAU, seat, p->tableau[i], i);
      if (p->good[i] != 0
          && (race_design (s, p->tableau[i])->good == RACE_GRAY
              || (p->good[i] > RACE_N_DESIGNS && p->good[i] != RACE_UNKNOWN)))
        return PROBLEM (RACE_BAD_GOODS, seat, p->tableau[i], p->good[i]);
      has |= race_design (s, p->tableau[i])->has;
      military += race_design (s, p->tableau[i])->strength;
    }
  /* There must be room for all that this round can bring. */
  if (p->n_tableau + count_placings (s, p) > RACE_MAX_TABLEAU)
    return PROBLEM (RACE_BAD_TABLEAU, seat, p->tableau[p->n_tableau - 1], p->n_tableau);
  for (unsigned i = p->n_tableau; i < RACE_MAX_TABLEAU; i++)
    if (p->good[i] != 0)
      return PROBLEM (RACE_BAD_GOODS, seat, 0, i);
  if (has != p->has || military != p->military || p->produced >> p->n_tableau != 0)
    return PROBLEM (RACE_BAD_POWERS, seat, 0, military);
  return whole;
}

static GameProblem
verify_start (const RaceState *s, int seat)
{
  const RaceSeat *p = &s->seats[seat];

  if (s->step == RACE_STEP_SETUP)
    return p->start < RACE_N_STARTS || p->start == RACE_NO_START ? whole
                                                                 : PROBLEM (RACE_BAD_START, seat, p->start, 0);
  if (p->start >= RACE_N_STARTS)
    return PROBLEM (RACE_BAD_START, seat, p->start, 0);
  for (int i = 0; i < seat; i++)
    if (s->seats[i].start == p->start)
      return PROBLEM (RACE_BAD_START, seat, p->start, i);
  return whole;
}

static void
count_seat (const RaceState *s, const RaceSeat *p, Count *count)
{
  count_cards (count, &p->hand);
  count_cards (count, &p->shown);
  count_cards (count, &p->drawn);
  count->unknown += p->n_unknown + p->n_drawn_unknown;
  for (unsigned i = 0; i < p->n_tableau; i++)
    {
      count_card (count, p->tableau[i]);
      if (p->good[i] == RACE_UNKNOWN)
        count->unknown++;
      else if (p->good[i] != 0)
        count_card (count, (uint8_t) (p->good[i] - 1));
    }
  if (race_is_revealed (s) && p->placing != 0)
    count_card (count, (uint8_t) (p->placing - 1));
  for (unsigned i = 0; i < 2; i++)
    if (p->offer[i] == RACE_UNKNOWN)
      count->unknown++;
    else if (p->offer[i] != 0)
      count_card (count, (uint8_t) (p->offer[i] - 1));
}

/* 114 cards, each in one place (rules 0.2). */
static GameProblem
verify_cards (const RaceState *s)
{
  Count count = { .twice = -1, .unknown = s->n_discard_unknown };
  int discard = s->n_discard_unknown;

  for (int i = 0; i < s->n_seats; i++)
    count_seat (s, &s->seats[i], &count);
  for (unsigned i = 0; i < RACE_N_DISCARDS; i++)
    {
      count_cards (&count, &s->discard[i]);
      discard += race_cards_size (&s->discard[i]);
    }
  count_cards (&count, &s->deck);
  if (count.twice >= 0)
    return PROBLEM (RACE_CARD_TWICE, GAME_NOBODY, count.twice, 0);
  if (memcmp (&count.seen, &race_all_cards, sizeof count.seen) != 0 || discard != s->n_discard
      || race_cards_size (&s->deck) != s->n_deck + count.unknown)
    return PROBLEM (RACE_CARDS_LOST, GAME_NOBODY, count.unknown, race_cards_size (&count.seen));
  return whole;
}

static GameProblem
verify_chips (const RaceState *s)
{
  int sum = s->pool;

  for (int i = 0; i < s->n_seats; i++)
    {
      if (s->seats[i].chips < 0)
        return PROBLEM (RACE_BAD_CHIPS, i, 0, s->seats[i].chips);
      sum += s->seats[i].chips;
    }
  return sum == s->vp ? whole : PROBLEM (RACE_BAD_CHIPS, GAME_NOBODY, 0, sum);
}

/* TRUE if the current step asks such a question. */
static bool
belongs_to_step (const RaceState *s)
{
  const unsigned phase = RACE_BIT (s->phase);
  const unsigned develop = RACE_BIT (RACE_PHASE_DEVELOP) | RACE_BIT (RACE_PHASE_DEVELOP_AGAIN);
  const unsigned settle = RACE_BIT (RACE_PHASE_SETTLE) | RACE_BIT (RACE_PHASE_SETTLE_AGAIN);

  switch (s->ask)
    {
    case RACE_ASK_START_WORLD:
    case RACE_ASK_CHOOSE_START:
    case RACE_ASK_START_DISCARD:
      return s->step == RACE_STEP_SETUP;
    case RACE_ASK_DRAW:
    case RACE_ASK_GOOD:
      return s->step == RACE_STEP_SETUP || s->step == RACE_STEP_PHASES;
    case RACE_ASK_ACTION:
      return s->step == RACE_STEP_ACTION;
    case RACE_ASK_LIMIT:
      return s->step == RACE_STEP_END;
    case RACE_ASK_OVER:
      return true;
    default:
      break;
    }
  if (s->step != RACE_STEP_PHASES)
    return false;
  switch (s->ask)
    {
    case RACE_ASK_KEEP:
      return s->phase == RACE_PHASE_EXPLORE;
    case RACE_ASK_DEVELOP:
      return (develop & phase) != 0;
    case RACE_ASK_SETTLE:
    case RACE_ASK_TACTICS:
    case RACE_ASK_HOW:
      return (settle & phase) != 0;
    case RACE_ASK_PAY:
      return ((develop | settle) & phase) != 0;
    case RACE_ASK_WINDFALL:
      return s->phase == RACE_PHASE_PRODUCE;
    case RACE_ASK_TURN_UP:
    case RACE_ASK_SELL:
    case RACE_ASK_CONSUME:
    case RACE_ASK_GOOD_FOR:
    case RACE_ASK_NAME:
    case RACE_ASK_SPEND:
      return s->phase == RACE_PHASE_CONSUME;
    default:
      return false;
    }
}

/* The current Consume power. */
static const RacePower *
power_in_use (const RaceState *s)
{
  const RaceSeat *p = race_actor (s);
  const unsigned at = s->now.power - 1u;
  const RaceDesign *design;

  if (s->now.power == 0 || at / RACE_MAX_POWERS >= p->n_tableau)
    return NULL;
  design = race_design (s, p->tableau[at / RACE_MAX_POWERS]);
  return at % RACE_MAX_POWERS < design->n_powers ? &design->powers[at % RACE_MAX_POWERS] : NULL;
}

/* The named worlds: all with goods, or all without. */
static bool
has_named_worlds (const RaceState *s, const RaceSeat *p, bool with_goods)
{
  if (s->now.goods >> p->n_tableau != 0)
    return false;
  for (unsigned left = s->now.goods; left != 0; left &= left - 1)
    {
      const unsigned place = (unsigned) __builtin_ctz (left);

      if (race_design (s, p->tableau[place])->good == RACE_GRAY || (p->good[place] != 0) != with_goods)
        return false;
    }
  return true;
}

/* The objects of a question must exist, so that its answers can be listed. */
static bool
has_its_things (const RaceState *s)
{
  const RaceSeat *p = race_actor (s);

  switch (s->ask)
    {
    case RACE_ASK_DRAW:
      return s->now.drawer == s->actor && s->now.to_draw > 0 && s->n_deck > 0;
    case RACE_ASK_GOOD:
      return s->now.drawer == s->actor && s->now.good > 0 && s->now.good <= p->n_tableau && s->n_deck > 0;
    case RACE_ASK_CHOOSE_START:
      return p->offer[0] != 0 && p->offer[1] != 0 && p->offer[0] <= RACE_N_DESIGNS && p->offer[1] <= RACE_N_DESIGNS;
    case RACE_ASK_TACTICS:
      return race_tableau_find (p, s->piece) >= 0
             && (race_design (s, s->piece)->has & RACE_BIT (RACE_POWER_TEMPORARY_MILITARY)) != 0
             && s->now.at <= RACE_MAX_POWERS * RACE_MAX_TABLEAU;
    case RACE_ASK_HOW:
      return p->placing != 0 && s->piece == p->placing - 1;
    case RACE_ASK_PAY:
      return p->placing != 0 && s->now.takes <= p->n_hand;
    case RACE_ASK_GOOD_FOR:
      return power_in_use (s) != NULL && power_in_use (s)->takes > 0 && has_named_worlds (s, p, true)
             && __builtin_popcount (s->now.goods) < s->now.takes;
    case RACE_ASK_NAME:
    case RACE_ASK_TURN_UP:
      return power_in_use (s) != NULL && power_in_use (s)->kind == RACE_POWER_DRAW_IF_LUCKY;
    case RACE_ASK_WINDFALL:
      return has_named_worlds (s, p, false);
    default:
      return true;
    }
}

static bool
is_question (const RaceState *s)
{
  GameAnswer answers[GAME_MAX_ANSWERS];

  if (s->actor >= s->n_seats || s->ask == RACE_ASK_NOTHING || s->ask >= RACE_N_QUESTIONS || !belongs_to_step (s)
      || !has_its_things (s))
    return false;
  return s->ask == RACE_ASK_OVER || race_legal (s, answers) > 0;
}

static GameProblem
verify_seat (const RaceState *s, int seat)
{
  GameProblem problem = verify_tableau (s, seat);

  if (problem.code == RACE_WHOLE)
    problem = verify_start (s, seat);
  if (problem.code == RACE_WHOLE)
    problem = verify_hand (&s->seats[seat], seat);
  return problem.code == RACE_WHOLE ? verify_choice (s, seat) : problem;
}

GameProblem
race_verify (const RaceState *s)
{
  GameProblem problem;

  if (s->n_seats < 2 || s->n_seats > RACE_MAX_SEATS || s->step >= RACE_N_STEPS || s->phase >= RACE_N_PHASES
      || s->first >= s->n_seats || s->turn > s->n_seats)
    return PROBLEM (RACE_BAD_SEATS, GAME_NOBODY, 0, s->n_seats);
  problem = verify_chips (s);
  for (int i = 0; i < s->n_seats && problem.code == RACE_WHOLE; i++)
    problem = verify_seat (s, i);
  if (problem.code == RACE_WHOLE)
    problem = verify_cards (s);
  if (problem.code == RACE_WHOLE && !is_question (s))
    problem = PROBLEM (RACE_BAD_QUESTION, s->actor < s->n_seats ? s->actor : GAME_NOBODY, s->ask, 0);
  return problem;
}
