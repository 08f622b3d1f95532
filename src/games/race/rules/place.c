/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by Develop and Settle: a card is chosen in secret, revealed, paid for and placed. */
#include "games/race/rules/internal.h"

/* Asks the next seat that has not chosen yet, or returns false when all have. The same seat is asked until
 * race_done_choosing. */
bool
race_choose_in_secret (RaceState *s, RaceQuestion about)
{
  for (int k = 0; s->now.chooser == 0 && k < s->n_seats; k++)
    {
      const int seat = race_nth_seat (s, k);

      if ((s->now.done >> seat & 1) == 0)
        s->now.chooser = (uint8_t) (seat + 1);
    }
  if (s->now.chooser == 0)
    return false;
  race_ask (s, about, s->now.chooser - 1, 0);
  return true;
}

void
race_done_choosing (RaceState *s, GameEvents *ev)
{
  const int seat = s->now.chooser - 1;

  s->now.done = (uint8_t) (s->now.done | RACE_BIT (seat));
  s->now.chooser = 0;
  game_emit (ev, RACE_EVENT (RACE_EVENT_READY, (int8_t) seat, false, 0, 0, 0, 0));
}

/* Removes the card from the hand; known cards go first. */
static void
take_from_hand (RaceState *s, RaceSeat *p, uint8_t design)
{
  p->n_hand--;
  if (race_cards_have (&p->shown, design))
    race_cards_remove (&p->shown, design);
  else if (race_cards_have (&p->hand, design))
    race_cards_remove (&p->hand, design);
  else
    {
      /* This names one of the unknown cards (rules 6.2). */
      race_cards_remove (&s->deck, design);
      p->n_unknown--;
    }
}

void
race_reveal (RaceState *s, GameEvents *ev)
{
  for (int k = 0; k < s->n_seats; k++)
    {
      const int seat = race_nth_seat (s, k);
      RaceSeat *p = &s->seats[seat];
      const uint8_t design = (uint8_t) (p->placing - 1);

      if (p->placing == 0)
        {
          game_emit (ev, RACE_EVENT (RACE_EVENT_NOTHING, (int8_t) seat, false, 0, 0, 0, 0));
          continue;
        }
      take_from_hand (s, p, design);
      game_emit (ev, RACE_EVENT (RACE_EVENT_REVEALED, (int8_t) seat, false, design, 0, 0, 0));
    }
  s->now.done = 0;
  s->now.stage = RACE_PLACE_TURN;
  s->turn = 0;
}

/* Copies that may be anywhere, except those that others have chosen from their unknown cards. */
static int
copies_left (const RaceState *s, uint8_t design)
{
  int n = race_cards_count (&s->deck, design);

  for (int i = 0; i < s->n_seats; i++)
    {
      const RaceSeat *p = &s->seats[i];

      n -= p->placing == design + 1 && !race_cards_have (&p->hand, design) && !race_cards_have (&p->shown, design);
    }
  return n;
}

/* TRUE if the actor may place the card, as far as is known. A seat with unknown cards may have anything that
 * is not known to be elsewhere (rules 6.2). */
GameStatus
race_check_in_hand (const RaceState *s, uint8_t design)
{
  const RaceSeat *p = race_actor (s);

  if (design >= RACE_N_DESIGNS)
    return RACE_NO_SUCH_ANSWER;
  if (race_cards_have (&p->hand, design) || race_cards_have (&p->shown, design)
      || (p->n_unknown > 0 && copies_left (s, design) > 0))
    return RACE_OK;
  return RACE_NOT_IN_HAND;
}

/* Every card of that kind that passes the check, and nothing. */
size_t
race_legal_placing (const RaceState *s,
                    unsigned kind,
                    unsigned answer,
                    GameStatus (*check) (const RaceState *s, uint8_t design),
                    GameAnswer *out)
{
  const RaceSeat *p = race_actor (s);
  RaceCards cards = race_hand (p);
  size_t n = 0;

  if (p->n_unknown > 0)
    race_cards_add_all (&cards, &s->deck);
  for (unsigned d = race_cards_next (&cards, 0); d < RACE_N_DESIGNS; d = race_cards_next (&cards, d + 1))
    if (race_design (s, d)->kind == kind && check (s, (uint8_t) d) == RACE_OK
        && (p->n_unknown == 0 || race_check_in_hand (s, (uint8_t) d) == RACE_OK))
      out[n++] = GAME_ANSWER (answer, d, 0, 0);
  out[n++] = GAME_ANSWER (RACE_DO_PLACE_NOTHING, 0, 0, 0);
  return n;
}

/* Asks for cards until the cost is paid; true when it is. */
bool
race_pay (RaceState *s, int seat, int cost, GameEvents *ev)
{
  RaceSeat *p = &s->seats[seat];

  if (p->n_chosen < cost)
    {
      s->now.takes = (uint8_t) cost;
      race_ask (s, RACE_ASK_PAY, seat, p->placing - 1u);
      return false;
    }
  s->now.takes = 0;
  race_discard_chosen (s, seat, ev);
  return true;
}

void
race_place (RaceState *s, int seat, unsigned how, int paid, GameEvents *ev)
{
  RaceSeat *p = &s->seats[seat];
  const uint8_t design = (uint8_t) (p->placing - 1);
  /* Before its own Military is added. */
  const int strength = ev != NULL && how == RACE_CONQUER ? race_strength (s, seat, design) : 0;

  p->placing = 0;
  race_tableau_add (s, seat, design);
  game_emit (ev, RACE_EVENT (RACE_EVENT_PLACED, (int8_t) seat, false, design, (uint8_t) how, (uint8_t) strength,
                             (int16_t) paid));
}

/* The next power that draws because something was placed; the new card itself does not count. */
bool
race_draw_for_placing (RaceState *s, int seat, RacePowerKind kind)
{
  const RaceSeat *p = &s->seats[seat];
  unsigned at = s->now.at;
  const RacePower *power = race_next_power (s, p, p->n_tableau - 1u, RACE_BIT (kind), &at);

  if (power == NULL)
    return false;
  s->now.at = (uint8_t) at;
  race_draw (s, seat, power->amount, p->tableau[race_power_place (at)]);
  return true;
}
