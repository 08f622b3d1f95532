/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Corrections by hand (rules 6.2, 11.2): the table went wrong, and people fix it. They are answers like all
 * others, so that they are saved, undone and replayed; they have no side effects. */
#include "games/race/rules/internal.h"

/* Far more than any game awards, and far from the limit of sixteen bits. */
enum { MOST_CHIPS = 999 };

static int
fixed_number (GameAnswer answer)
{
  return (int16_t) (uint16_t) (GAME_ANSWER_B (answer) << 8 | GAME_ANSWER_C (answer));
}

static bool
is_number (GameAnswer answer)
{
  return GAME_ANSWER_KIND (answer) == RACE_DO_FIX_CHIPS || GAME_ANSWER_KIND (answer) == RACE_DO_FIX_POOL;
}

static bool
is_of_seat (GameAnswer answer)
{
  const uint8_t kind = GAME_ANSWER_KIND (answer);

  return kind != RACE_DO_FIX_POOL && kind != RACE_DO_FIX_ADD_DISCARD && kind != RACE_DO_FIX_TAKE_DISCARD;
}

/* In the middle of a larger choice, cards are in transit. Numbers can be set even then. */
static bool
is_in_the_middle (const RaceState *s)
{
  const RaceNow *now = &s->now;

  if (now->to_draw != 0 || now->good != 0 || now->power != 0 || now->goods != 0 || now->at != 0
      || s->step == RACE_STEP_SETUP)
    return true;
  for (int i = 0; i < s->n_seats; i++)
    if (s->seats[i].n_chosen != 0 || s->seats[i].placing != 0)
      return true;
  return false;
}

static GameStatus
check_from_deck (const RaceState *s, uint8_t design)
{
  if (s->n_deck == 0)
    return RACE_NOT_LEFT;
  if (design == RACE_UNKNOWN)
    return RACE_OK;
  if (design >= RACE_N_DESIGNS)
    return RACE_NO_SUCH_ANSWER;
  return race_cards_have (&s->deck, design) ? RACE_OK : RACE_NOT_LEFT;
}

static GameStatus
check_good (const RaceState *s, const RaceSeat *p, GameAnswer answer)
{
  const int place = race_tableau_find (p, GAME_ANSWER_B (answer));

  if (place < 0)
    return RACE_NOT_OWNED;
  if (GAME_ANSWER_KIND (answer) == RACE_DO_FIX_TAKE_GOOD)
    return p->good[place] != 0 ? RACE_OK : RACE_NO_SUCH_GOOD;
  if (race_design (s, p->tableau[place])->good == RACE_GRAY)
    return RACE_BREAKS_TABLE;
  return p->good[place] != 0 ? RACE_WORLD_FULL : s->n_deck > 0 ? RACE_OK : RACE_NOT_LEFT;
}

/* The part of the discard that a card is taken from, best known first; -1 if it is in none. */
static int
find_discard (const RaceState *s, uint8_t design)
{
  static const uint8_t order[RACE_N_DISCARDS] = { RACE_KNOWN_TO_ALL, 0, 1, 2, 3, RACE_KNOWN_TO_NOBODY };

  for (unsigned i = 0; i < RACE_N_DISCARDS; i++)
    if (race_cards_have (&s->discard[order[i]], design))
      return order[i];
  return -1;
}

static GameStatus
check_discard (const RaceState *s, GameAnswer answer)
{
  const uint8_t design = GAME_ANSWER_A (answer);

  if (GAME_ANSWER_KIND (answer) == RACE_DO_FIX_ADD_DISCARD)
    return check_from_deck (s, design);
  if (design == RACE_UNKNOWN)
    return s->n_discard_unknown > 0 ? RACE_OK : RACE_NOT_LEFT;
  if (design >= RACE_N_DESIGNS)
    return RACE_NO_SUCH_ANSWER;
  return find_discard (s, design) >= 0 ? RACE_OK : RACE_NOT_LEFT;
}

static GameStatus
check_taken (const RaceSeat *p, uint8_t design)
{
  if (design == RACE_UNKNOWN)
    return p->n_unknown > 0 ? RACE_OK : RACE_NOT_IN_HAND;
  if (design >= RACE_N_DESIGNS)
    return RACE_NO_SUCH_ANSWER;
  return race_cards_have (&p->hand, design) || race_cards_have (&p->shown, design) ? RACE_OK : RACE_NOT_IN_HAND;
}

static GameStatus
check_one (const RaceState *s, const RaceSeat *p, GameAnswer answer)
{
  const uint8_t b = GAME_ANSWER_B (answer);
  const int n = fixed_number (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case RACE_DO_FIX_CHIPS:
      return n >= 0 && n <= MOST_CHIPS ? RACE_OK : RACE_BREAKS_TABLE;
    case RACE_DO_FIX_POOL:
      return n >= -MOST_CHIPS && n <= MOST_CHIPS ? RACE_OK : RACE_BREAKS_TABLE;
    case RACE_DO_FIX_PLACE:
      if (b == RACE_UNKNOWN)
        return RACE_NO_SUCH_ANSWER;
      if (race_tableau_find (p, b) >= 0)
        return RACE_IN_TABLEAU;
      return p->n_tableau < RACE_MAX_TABLEAU ? check_from_deck (s, b) : RACE_BREAKS_TABLE;
    case RACE_DO_FIX_UNPLACE:
      return race_tableau_find (p, b) < 0 ? RACE_NOT_OWNED : p->n_tableau > 1 ? RACE_OK : RACE_BREAKS_TABLE;
    case RACE_DO_FIX_ADD_GOOD:
    case RACE_DO_FIX_TAKE_GOOD:
      return check_good (s, p, answer);
    case RACE_DO_FIX_ADD_CARD:
      return check_from_deck (s, b);
    case RACE_DO_FIX_TAKE_CARD:
      return check_taken (p, b);
    default:
      return check_discard (s, answer);
    }
}

static void
from_deck (RaceState *s, uint8_t design)
{
  s->n_deck--;
  if (design != RACE_UNKNOWN)
    race_cards_remove (&s->deck, design);
}

static void
to_deck (RaceState *s, uint8_t design)
{
  s->n_deck++;
  if (design != RACE_UNKNOWN)
    race_cards_add (&s->deck, design);
}

/* Removes the powers of one place from the mask of used powers. */
static uint64_t
without_powers (uint64_t used, unsigned place)
{
  const uint64_t before = (UINT64_C (1) << place * RACE_MAX_POWERS) - 1;

  return (used & before) | (used >> RACE_MAX_POWERS & ~before);
}

static void
take_good (RaceState *s, RaceSeat *p, unsigned place)
{
  to_deck (s, p->good[place] == RACE_UNKNOWN ? RACE_UNKNOWN : (uint8_t) (p->good[place] - 1));
  p->good[place] = 0;
}

static void
fix_tableau (RaceState *s, int seat, GameAnswer answer)
{
  RaceSeat *p = &s->seats[seat];
  const uint8_t design = GAME_ANSWER_B (answer);
  unsigned place;

  if (GAME_ANSWER_KIND (answer) == RACE_DO_FIX_PLACE)
    {
      from_deck (s, design);
      race_tableau_add (s, seat, design);
      return;
    }
  place = (unsigned) race_tableau_find (p, design);
  if (p->good[place] != 0)
    take_good (s, p, place);
  if (seat == race_turn_seat (s))
    s->now.used = without_powers (s->now.used, place);
  race_tableau_remove (s, seat, place);
  to_deck (s, design);
}

static void
fix_hand (RaceState *s, RaceSeat *p, GameAnswer answer)
{
  const uint8_t design = GAME_ANSWER_B (answer);
  const bool is_added = GAME_ANSWER_KIND (answer) == RACE_DO_FIX_ADD_CARD;

  p->n_hand = (uint8_t) (p->n_hand + (is_added ? 1 : -1));
  if (design == RACE_UNKNOWN)
    p->n_unknown = (uint8_t) (p->n_unknown + (is_added ? 1 : -1));
  else if (is_added)
    race_cards_add (&p->hand, design);
  else
    race_cards_remove (race_cards_have (&p->hand, design) ? &p->hand : &p->shown, design);
  (is_added ? from_deck : to_deck) (s, design);
}

static void
fix_discard (RaceState *s, GameAnswer answer)
{
  const uint8_t design = GAME_ANSWER_A (answer);

  if (GAME_ANSWER_KIND (answer) == RACE_DO_FIX_ADD_DISCARD)
    {
      from_deck (s, design);
      race_discard (s, RACE_KNOWN_TO_ALL, design);
      return;
    }
  s->n_discard--;
  if (design == RACE_UNKNOWN)
    s->n_discard_unknown--;
  else
    race_cards_remove (&s->discard[find_discard (s, design)], design);
  to_deck (s, design);
}

static void
change (RaceState *s, GameAnswer answer)
{
  const int seat = is_of_seat (answer) ? GAME_ANSWER_A (answer) : 0;
  RaceSeat *p = &s->seats[seat];
  const int n = fixed_number (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case RACE_DO_FIX_CHIPS:
      s->vp = (int16_t) (s->vp + n - p->chips);
      p->chips = (int16_t) n;
      break;
    case RACE_DO_FIX_POOL:
      s->vp = (int16_t) (s->vp + n - s->pool);
      s->pool = (int16_t) n;
      break;
    case RACE_DO_FIX_PLACE:
    case RACE_DO_FIX_UNPLACE:
      fix_tableau (s, seat, answer);
      break;
    case RACE_DO_FIX_ADD_GOOD:
      from_deck (s, RACE_UNKNOWN);
      p->good[race_tableau_find (p, GAME_ANSWER_B (answer))] = RACE_UNKNOWN;
      break;
    case RACE_DO_FIX_TAKE_GOOD:
      take_good (s, p, (unsigned) race_tableau_find (p, GAME_ANSWER_B (answer)));
      break;
    case RACE_DO_FIX_ADD_CARD:
    case RACE_DO_FIX_TAKE_CARD:
      fix_hand (s, p, answer);
      break;
    default:
      fix_discard (s, answer);
    }
}

GameStatus
race_fix_check (const RaceState *s, GameAnswer answer)
{
  const int seat = is_of_seat (answer) ? GAME_ANSWER_A (answer) : 0;
  RaceState after;
  GameStatus status;

  if (seat >= s->n_seats)
    return RACE_NO_SUCH_ANSWER;
  if (!is_number (answer) && is_in_the_middle (s))
    return RACE_IN_THE_MIDDLE;
  status = check_one (s, &s->seats[seat], answer);
  if (status != RACE_OK)
    return status;
  after = *s;
  change (&after, answer);
  /* First the table, then the question that the rules derive from it. */
  race_ask (&after, RACE_ASK_OVER, 0, 0);
  if (race_verify (&after).code != RACE_WHOLE)
    return RACE_BREAKS_TABLE;
  race_advance (&after, NULL);
  return race_verify (&after).code == RACE_WHOLE ? RACE_OK : RACE_BREAKS_TABLE;
}

void
race_fix_apply (RaceState *s, GameAnswer answer, GameEvents *ev)
{
  const int8_t seat = is_of_seat (answer) ? (int8_t) GAME_ANSWER_A (answer) : GAME_NOBODY;

  change (s, answer);
  game_emit (ev, RACE_EVENT (RACE_EVENT_CORRECTED, seat, false, GAME_ANSWER_A (answer),
                             GAME_ANSWER_B (answer), GAME_ANSWER_C (answer),
                             GAME_ANSWER_KIND (answer)));
}
