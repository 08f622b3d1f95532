/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A set of cards to be kept, paid, spent or discarded is named one by one in ascending order, unknown cards
 * last (rules 11.1), so that each set has exactly one sequence of answers. Nothing moves before the whole set
 * is named. */
#include "games/race/rules/internal.h"

static bool
is_from_drawn (const RaceState *s)
{
  return s->ask == RACE_ASK_KEEP || s->ask == RACE_ASK_START_DISCARD;
}

/* The total number of such cards that the actor chooses. */
int
race_to_choose (const RaceState *s)
{
  const RaceSeat *p = race_actor (s);

  switch (s->ask)
    {
    case RACE_ASK_KEEP:
      return race_explore_keeps (s, s->actor);
    case RACE_ASK_START_DISCARD:
      return RACE_START_DISCARDS;
    case RACE_ASK_LIMIT:
      return p->n_hand - RACE_HAND_LIMIT;
    default:
      return s->now.takes;
    }
}

/* The cards still to choose from. */
static RaceCards
cards_left (const RaceState *s)
{
  const RaceSeat *p = race_actor (s);
  RaceCards cards = is_from_drawn (s) ? p->drawn : race_hand (p);

  race_cards_remove_all (&cards, &p->chosen);
  return cards;
}

static int
unknown_left (const RaceState *s)
{
  const RaceSeat *p = race_actor (s);

  return (is_from_drawn (s) ? p->n_drawn_unknown : p->n_unknown) - p->n_chosen_unknown;
}

static int
count_from (const RaceCards *cards, unsigned design)
{
  int n = 0;

  for (unsigned word = design / 64; word < 2; word++)
    {
      const uint64_t mask = word == design / 64 ? ~UINT64_C (0) << design % 64 : ~UINT64_C (0);

      n += __builtin_popcountll (cards->one[word] & mask) + __builtin_popcountll (cards->two[word] & mask);
    }
  return n;
}

/* Only cards that leave enough for the rest of the sequence, unless it may end at any time. */
static size_t
list_cards (const RaceState *s, unsigned kind, bool may_end, GameAnswer *out)
{
  const RaceSeat *p = race_actor (s);
  const RaceCards left = cards_left (s);
  const int last = race_cards_last (&p->chosen);
  const int unknown = unknown_left (s);
  const int want = may_end ? 1 : race_to_choose (s) - p->n_chosen;
  unsigned design = race_cards_next (&left, last < 0 ? 0 : (unsigned) last);
  /* The last card can be any. */
  int rest = want <= 1 ? RACE_N_CARDS : unknown + (design < RACE_N_DESIGNS ? count_from (&left, design) : 0);
  size_t n = 0;

  if (p->n_chosen_unknown == 0)
    for (; design < RACE_N_DESIGNS && rest >= want; design = race_cards_next (&left, design + 1))
      {
        out[n++] = GAME_ANSWER (kind, design, 0, 0);
        rest -= race_cards_count (&left, design);
      }
  if (unknown >= want)
    out[n++] = GAME_ANSWER (kind, RACE_UNKNOWN, 0, 0);
  return n;
}

static GameStatus
check_listed (const RaceState *s, unsigned kind, bool may_end, GameAnswer answer)
{
  const RaceSeat *p = race_actor (s);
  const RaceCards left = cards_left (s);
  const uint8_t design = GAME_ANSWER_A (answer);
  const int want = may_end ? 1 : race_to_choose (s) - p->n_chosen;

  if (GAME_ANSWER_KIND (answer) != kind)
    return race_wrong_kind (answer);
  if (design == RACE_UNKNOWN)
    return unknown_left (s) == 0 ? RACE_NOT_IN_HAND : unknown_left (s) < want ? RACE_OUT_OF_ORDER : RACE_OK;
  if (design >= RACE_N_DESIGNS)
    return RACE_NO_SUCH_ANSWER;
  if (!race_cards_have (&left, design))
    return RACE_NOT_IN_HAND;
  return design < race_cards_last (&p->chosen) || p->n_chosen_unknown > 0
             || (want > 1 && count_from (&left, design) + unknown_left (s) < want)
           ? RACE_OUT_OF_ORDER
           : RACE_OK;
}

static void
choose (RaceState *s, GameAnswer answer)
{
  RaceSeat *p = &s->seats[s->actor];

  p->n_chosen++;
  if (GAME_ANSWER_A (answer) == RACE_UNKNOWN)
    p->n_chosen_unknown++;
  else
    race_cards_add (&p->chosen, GAME_ANSWER_A (answer));
}

/* The same for callers that choose in any order. */
void
race_set (const RaceState *s, GameSet *set)
{
  const RaceSeat *p = race_actor (s);
  const bool may_end = s->ask == RACE_ASK_SPEND;
  const RaceCards left = cards_left (s);
  const int last = race_cards_last (&p->chosen);
  const unsigned kind = s->ask == RACE_ASK_KEEP ? RACE_DO_KEEP : RACE_DO_DISCARD;

  switch (s->ask)
    {
    case RACE_ASK_KEEP:
    case RACE_ASK_START_DISCARD:
    case RACE_ASK_PAY:
    case RACE_ASK_SPEND:
    case RACE_ASK_LIMIT:
      break;
    case RACE_ASK_GOOD_FOR:
      race_set_goods (s, set);
      return;
    case RACE_ASK_WINDFALL:
      race_set_windfalls (s, set);
      return;
    default:
      return;
    }
  set->done = GAME_ANSWER (RACE_DO_DONE, 0, 0, 0);
  set->wanted = (uint8_t) (may_end ? 0 : race_to_choose (s) - p->n_chosen);
  for (unsigned d = race_cards_next (&left, last < 0 ? 0 : (unsigned) last); p->n_chosen_unknown == 0 && d < RACE_N_DESIGNS;
       d = race_cards_next (&left, d + 1))
    game_set_add (set, GAME_ANSWER (kind, d, 0, 0), (unsigned) race_cards_count (&left, d));
  if (unknown_left (s) > 0)
    game_set_add (set, GAME_ANSWER (kind, RACE_UNKNOWN, 0, 0), (unsigned) unknown_left (s));
}

/* Which drawn card is kept? */

static size_t
legal_keep (const RaceState *s, GameAnswer *out)
{
  return list_cards (s, RACE_DO_KEEP, false, out);
}

static GameStatus
check_keep (const RaceState *s, GameAnswer answer)
{
  return check_listed (s, RACE_DO_KEEP, false, answer);
}

static void
apply_choice (RaceState *s, GameAnswer answer, GameEvents *ev)
{
  (void) ev;
  choose (s, answer);
}

const RaceAsker race_ask_keep = { legal_keep, check_keep, apply_choice };

/* Which card is discarded: at setup, as a payment, or over the limit? */

static size_t
legal_discard (const RaceState *s, GameAnswer *out)
{
  return list_cards (s, RACE_DO_DISCARD, false, out);
}

static GameStatus
check_discard (const RaceState *s, GameAnswer answer)
{
  return check_listed (s, RACE_DO_DISCARD, false, answer);
}

const RaceAsker race_ask_discard = { legal_discard, check_discard, apply_choice };

/* Which hand card is spent, or done? */

static size_t
legal_spend (const RaceState *s, GameAnswer *out)
{
  const size_t n = list_cards (s, RACE_DO_DISCARD, true, out);

  out[n] = GAME_ANSWER (RACE_DO_DONE, 0, 0, 0);
  return n + 1;
}

static GameStatus
check_spend (const RaceState *s, GameAnswer answer)
{
  if (GAME_ANSWER_KIND (answer) == RACE_DO_DONE)
    return RACE_OK;
  return check_listed (s, RACE_DO_DISCARD, true, answer);
}

static void
apply_spend (RaceState *s, GameAnswer answer, GameEvents *ev)
{
  (void) ev;
  if (GAME_ANSWER_KIND (answer) == RACE_DO_DONE)
    s->now.stage = RACE_CONSUME_SPENT;
  else
    choose (s, answer);
}

const RaceAsker race_ask_spend = { legal_spend, check_spend, apply_spend };

/* When the whole set is named */

static void
tell_cards (const RaceCards *cards, int unknown, int seat, RaceEvent kind, GameEvents *ev)
{
  if (ev == NULL)
    return;
  for (unsigned d = race_cards_next (cards, 0); d < RACE_N_DESIGNS; d = race_cards_next (cards, d + 1))
    for (int i = 0; i < race_cards_count (cards, d); i++)
      game_emit (ev, RACE_EVENT ((uint8_t) kind, (int8_t) seat, true, (uint8_t) d, 0, 0, 0));
  for (; unknown > 0; unknown--)
    game_emit (ev, RACE_EVENT ((uint8_t) kind, (int8_t) seat, true, RACE_UNKNOWN, 0, 0, 0));
}

static void
clear_choice (RaceSeat *p)
{
  race_cards_clear (&p->chosen);
  p->n_chosen = p->n_chosen_unknown = 0;
}

/* To the discard, where only the owner knows the cards. */
static void
discard_unseen (RaceState *s, int seat, const RaceCards *cards, int n, int unknown, GameEvents *ev)
{
  if (n == 0)
    return;
  race_cards_add_all (&s->discard[seat], cards);
  s->n_discard = (uint8_t) (s->n_discard + n);
  s->n_discard_unknown = (uint8_t) (s->n_discard_unknown + unknown);
  game_emit (ev, RACE_EVENT (RACE_EVENT_DISCARDED, (int8_t) seat, false, 0, 0, 0, (int16_t) n));
  tell_cards (cards, unknown, seat, RACE_EVENT_DISCARDED_CARD, ev);
}

/* At a real table nobody said which cards left, so a card that was known to be in the hand may be among them. */
static void
forget_hand (RaceState *s, RaceSeat *p)
{
  p->n_unknown = (uint8_t) (p->n_unknown + race_cards_size (&p->hand));
  race_cards_add_all (&s->deck, &p->hand);
  race_cards_clear (&p->hand);
}

/* Removes cards from the hand. Cards that others knew of may be among them: from now on they cannot be sure. */
void
race_discard_chosen (RaceState *s, int seat, GameEvents *ev)
{
  RaceSeat *p = &s->seats[seat];

  if (p->n_chosen == 0)
    return;
  race_cards_add_all (&p->hand, &p->shown);
  race_cards_clear (&p->shown);
  race_cards_remove_all (&p->hand, &p->chosen);
  p->n_hand = (uint8_t) (p->n_hand - p->n_chosen);
  p->n_unknown = (uint8_t) (p->n_unknown - p->n_chosen_unknown);
  if ((s->options & RACE_MIRROR) != 0 && p->n_chosen_unknown > 0)
    forget_hand (s, p);
  discard_unseen (s, seat, &p->chosen, p->n_chosen, p->n_chosen_unknown, ev);
  clear_choice (p);
}

/* The chosen cards go from the drawn ones to the hand, the others are discarded. */
void
race_keep_chosen (RaceState *s, int seat, GameEvents *ev)
{
  RaceSeat *p = &s->seats[seat];

  race_cards_add_all (&p->hand, &p->chosen);
  p->n_hand = (uint8_t) (p->n_hand + p->n_chosen);
  p->n_unknown = (uint8_t) (p->n_unknown + p->n_chosen_unknown);
  race_cards_remove_all (&p->drawn, &p->chosen);
  game_emit (ev, RACE_EVENT (RACE_EVENT_KEPT, (int8_t) seat, false, 0, 0, 0, p->n_chosen));
  tell_cards (&p->chosen, p->n_chosen_unknown, seat, RACE_EVENT_KEPT_CARD, ev);
  discard_unseen (s, seat, &p->drawn, p->n_drawn - p->n_chosen, p->n_drawn_unknown - p->n_chosen_unknown, ev);
  race_cards_clear (&p->drawn);
  p->n_drawn = p->n_drawn_unknown = 0;
  clear_choice (p);
}

/* The same if there is no choice, or if the chosen ones are discarded. */
void
race_keep_all (RaceState *s, int seat, GameEvents *ev)
{
  RaceSeat *p = &s->seats[seat];
  RaceCards rest = p->drawn;

  race_cards_remove_all (&rest, &p->chosen);
  p->chosen = rest;
  p->n_chosen = (uint8_t) (p->n_drawn - p->n_chosen);
  p->n_chosen_unknown = (uint8_t) (p->n_drawn_unknown - p->n_chosen_unknown);
  race_keep_chosen (s, seat, ev);
}
