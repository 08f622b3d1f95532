/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A playable state out of a position that somebody has written down. */
#include "games/race/rules/internal.h"

static void
take_out (RaceState *s, const RaceCards *cards)
{
  for (unsigned d = race_cards_next (cards, 0); d < RACE_N_DESIGNS; d = race_cards_next (cards, d + 1))
    for (int i = 0; i < race_cards_count (cards, d); i++)
      race_cards_remove (&s->deck, d);
}

static int
take_out_seat (RaceState *s, RaceSeat *p)
{
  int unknown = p->n_unknown;

  p->n_hand = (uint8_t) (race_cards_size (&p->hand) + race_cards_size (&p->shown) + p->n_unknown);
  take_out (s, &p->hand);
  take_out (s, &p->shown);
  for (unsigned i = 0; i < p->n_tableau && i < RACE_MAX_TABLEAU; i++)
    {
      if (p->tableau[i] < RACE_N_DESIGNS)
        race_cards_remove (&s->deck, p->tableau[i]);
      if (p->good[i] == RACE_UNKNOWN)
        unknown++;
      else if (p->good[i] != 0 && p->good[i] <= RACE_N_DESIGNS)
        race_cards_remove (&s->deck, p->good[i] - 1u);
    }
  return unknown;
}

/* Everything that is not named is in the deck. False if more is unknown than there is. */
static bool
gather_deck (RaceState *s)
{
  int unknown = s->n_discard_unknown;
  int n_discard = s->n_discard_unknown;
  int n_deck;

  s->deck = race_all_cards;
  for (int i = 0; i < s->n_seats; i++)
    unknown += take_out_seat (s, &s->seats[i]);
  for (unsigned i = 0; i < RACE_N_DISCARDS; i++)
    {
      take_out (s, &s->discard[i]);
      n_discard += race_cards_size (&s->discard[i]);
    }
  n_deck = race_cards_size (&s->deck) - unknown;
  if (n_deck < 0 || n_discard > RACE_N_CARDS)
    return false;
  s->n_discard = (uint8_t) n_discard;
  s->n_deck = (uint8_t) n_deck;
  return true;
}

static void
clear_turn (RaceState *s)
{
  memset (&s->now, 0, sizeof s->now);
  s->turn = 0;
  s->vp = s->pool;
  for (int i = 0; i < s->n_seats; i++)
    {
      RaceSeat *p = &s->seats[i];

      s->vp = (int16_t) (s->vp + p->chips);
      p->placing = p->temporary = p->n_chosen = p->n_chosen_unknown = p->n_drawn = p->n_drawn_unknown = 0;
      p->offer[0] = p->offer[1] = 0;
      p->produced = 0;
      race_cards_clear (&p->chosen);
      race_cards_clear (&p->drawn);
    }
}

static GameProblem
verify_numbers (const RaceState *s)
{
  if (s->n_seats < 2 || s->n_seats > RACE_MAX_SEATS)
    return (GameProblem){ RACE_BAD_SEATS, GAME_NOBODY, 0, s->n_seats };
  for (int i = 0; i < s->n_seats; i++)
    {
      if (s->seats[i].n_tableau > RACE_MAX_TABLEAU)
        return (GameProblem){ RACE_BAD_TABLEAU, (int8_t) i, 0, s->seats[i].n_tableau };
      for (unsigned k = 0; k < s->seats[i].n_tableau; k++)
        if (s->seats[i].tableau[k] >= RACE_N_DESIGNS)
          return (GameProblem){ RACE_BAD_TABLEAU, (int8_t) i, s->seats[i].tableau[k], (int16_t) k };
    }
  return (GameProblem){ RACE_WHOLE, GAME_NOBODY, 0, 0 };
}

/* The step as the position has it, at its beginning. A round cannot begin when the game has ended. */
static void
begin_step (RaceState *s)
{
  const uint16_t round = s->round;

  if (s->step == RACE_STEP_ACTION)
    {
      race_begin_round (s, NULL);
      s->round = round;
      if (race_has_ended (s))
        s->step = RACE_STEP_OVER;
    }
  else if (s->step == RACE_STEP_PHASES)
    {
      s->phases = (uint8_t) (race_phases_of (s) | RACE_BIT (s->phase));
      race_next_phase (s, s->phase, NULL);
    }
  else
    s->phase = 0;
}

GameProblem
race_resume (RaceState *s)
{
  GameProblem problem = verify_numbers (s);

  if (problem.code != RACE_WHOLE)
    return problem;
  clear_turn (s);
  if (!gather_deck (s))
    return (GameProblem){ RACE_CARDS_LOST, GAME_NOBODY, 0, s->n_discard };
  race_find_first (s);
  for (int i = 0; i < s->n_seats; i++)
    race_recount (s, i);
  begin_step (s);
  /* Ask nothing yet: what is impossible must be found before the rules work with it. */
  race_ask (s, RACE_ASK_OVER, 0, 0);
  problem = race_verify (s);
  if (problem.code != RACE_WHOLE)
    return problem;
  race_advance (s, NULL);
  return race_verify (s);
}
