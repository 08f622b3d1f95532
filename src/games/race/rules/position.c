/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Builds a playable state from a written position. */
#include "games/race/rules/internal.h"

static void
take_out (RaceState *s, const RaceCards *cards)
{
  for (unsigned d = race_cards_next (cards, 0); d < RACE_N_DESIGNS; d = race_cards_next (cards, d + 1))
    for (int i = 0; i < race_cards_count (cards, d); i++)
      race_cards_remove (&s->deck, d);
}

/* Cards in no hand: drawn cards, start worlds to choose from, and a revealed card. */
static int
take_out_half_done (RaceState *s, RaceSeat *p)
{
  int unknown = p->n_drawn_unknown;

  p->n_drawn = (uint8_t) (race_cards_size (&p->drawn) + p->n_drawn_unknown);
  p->n_chosen = (uint8_t) (race_cards_size (&p->chosen) + p->n_chosen_unknown);
  take_out (s, &p->drawn);
  for (unsigned i = 0; i < 2; i++)
    if (p->offer[i] == RACE_UNKNOWN)
      unknown++;
    else if (p->offer[i] != 0 && p->offer[i] <= RACE_N_DESIGNS)
      race_cards_remove (&s->deck, p->offer[i] - 1u);
  if (race_is_revealed (s) && p->placing != 0 && p->placing <= RACE_N_DESIGNS)
    race_cards_remove (&s->deck, p->placing - 1u);
  return unknown;
}

static int
take_out_seat (RaceState *s, RaceSeat *p)
{
  int unknown = p->n_unknown;

  p->n_hand = (uint8_t) (race_cards_size (&p->hand) + race_cards_size (&p->shown) + p->n_unknown);
  take_out (s, &p->hand);
  take_out (s, &p->shown);
  unknown += take_out_half_done (s, p);
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

/* Everything that is not named is in the deck. False if more cards are unknown than exist. */
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
  for (int i = 0; i < s->n_seats; i++)
    {
      RaceSeat *p = &s->seats[i];

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

/* The step of the position, at its start. A round cannot start if the game has ended. */
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

/* Everything that follows from the cards and chips on the table. */
static GameProblem
work_out (RaceState *s)
{
  if (!gather_deck (s))
    return (GameProblem){ RACE_CARDS_LOST, GAME_NOBODY, 0, s->n_discard };
  s->vp = s->pool;
  for (int i = 0; i < s->n_seats; i++)
    {
      race_recount (s, i);
      s->vp = (int16_t) (s->vp + s->seats[i].chips);
    }
  return (GameProblem){ RACE_WHOLE, GAME_NOBODY, 0, 0 };
}

/* The last stage of a step. */
static unsigned
last_stage (const RaceState *s)
{
  if (s->step == RACE_STEP_SETUP)
    return RACE_SETUP_GOODS;
  if (s->step != RACE_STEP_PHASES)
    return 0;
  if (s->phase == RACE_PHASE_EXPLORE)
    return RACE_EXPLORE_KEEP;
  if (s->phase == RACE_PHASE_CONSUME)
    return RACE_CONSUME_SPEND;
  return s->phase == RACE_PHASE_PRODUCE ? RACE_PRODUCE_MOST : RACE_PLACE_DRAWS;
}

/* Only worlds of certain kinds can be named for their goods. */
static bool
names_worlds (const RaceState *s, unsigned places)
{
  const RaceSeat *p = &s->seats[s->actor];

  for (; places != 0; places &= places - 1)
    if (race_design (s, p->tableau[__builtin_ctz (places)])->good == RACE_GRAY)
      return false;
  return true;
}

/* The current Consume power takes goods, and not all of them have been named; or it is a gamble. */
static bool
fits_power (const RaceState *s, const RaceSeat *p)
{
  const unsigned at = s->now.power - 1u;
  const RaceDesign *card;

  if (s->now.power == 0 || at / RACE_MAX_POWERS >= p->n_tableau)
    return false;
  card = race_design (s, p->tableau[at / RACE_MAX_POWERS]);
  if (at % RACE_MAX_POWERS >= card->n_powers)
    return false;
  if (s->now.stage != RACE_CONSUME_GOODS)
    return card->powers[at % RACE_MAX_POWERS].kind == RACE_POWER_DRAW_IF_LUCKY;
  return card->powers[at % RACE_MAX_POWERS].takes > 0 && __builtin_popcount (s->now.goods) < s->now.takes;
}

/* In Consume, only a seat that discards cards for VP chooses cards. */
static bool
fits_choice (const RaceState *s)
{
  for (int i = 0; i < s->n_seats && s->step == RACE_STEP_PHASES && s->phase == RACE_PHASE_CONSUME; i++)
    if (s->seats[i].n_chosen > 0
        && (i != race_turn_seat (s) || s->now.stage != RACE_CONSUME_SPEND
            || (s->seats[i].has & RACE_BIT (RACE_POWER_DISCARD_HAND_CARDS)) == 0))
      return false;
  return true;
}

/* The objects of a stage must exist: a card to be placed, a Consume power. */
static bool
fits_stage (const RaceState *s)
{
  const unsigned stage = s->now.stage;
  const RaceSeat *p;

  if (s->step != RACE_STEP_PHASES)
    return true;
  if (s->turn == s->n_seats)
    return !race_is_revealed (s) && s->phase != RACE_PHASE_CONSUME
           && (s->phase != RACE_PHASE_PRODUCE || stage == RACE_PRODUCE_MOST);
  p = &s->seats[race_turn_seat (s)];
  if (race_is_revealed (s) && (stage == RACE_PLACE_HOW || stage == RACE_PLACE_PAY))
    return p->placing != 0 && p->placing <= RACE_N_DESIGNS;
  if (s->phase == RACE_PHASE_CONSUME && stage >= RACE_CONSUME_GOODS && stage <= RACE_CONSUME_TURN_UP)
    return fits_power (s, p);
  return true;
}

/* TRUE if the unfinished work is within the bounds of the table. */
static bool
is_inside (const RaceState *s)
{
  const RaceNow *now = &s->now;
  unsigned n;

  if (s->actor >= s->n_seats || now->drawer >= s->n_seats || s->turn > s->n_seats || s->first >= s->n_seats
      || now->chooser > s->n_seats || now->done >> s->n_seats != 0 || s->step >= RACE_N_STEPS
      || s->phase >= RACE_N_PHASES || now->stage > last_stage (s)
      || (s->step == RACE_STEP_PHASES && (s->phases & RACE_BIT (s->phase)) == 0))
    return false;
  n = s->seats[s->actor].n_tableau;
  return now->good <= s->seats[now->drawer].n_tableau && now->power <= n * RACE_MAX_POWERS
         && now->used >> n * RACE_MAX_POWERS == 0 && now->goods >> n == 0
         && now->at <= RACE_MAX_TABLEAU * RACE_MAX_POWERS;
}

/* A good goes to an empty world that can hold one. */
static bool
has_room_for_good (const RaceState *s)
{
  const RaceSeat *p = &s->seats[s->now.drawer];
  const unsigned place = s->now.good - 1u;

  return s->now.good == 0 || (race_design (s, p->tableau[place])->good != RACE_GRAY && p->good[place] == 0);
}

/* TRUE if the rules, run from here, ask the current question. */
static bool
asks_the_same (const RaceState *s)
{
  RaceState again = *s;

  race_advance (&again, NULL);
  return memcmp (s, &again, sizeof again) == 0;
}

GameProblem
race_restore (RaceState *s)
{
  const GameProblem bad = { RACE_BAD_CHOICE, GAME_NOBODY, 0, 0 };
  GameProblem problem = verify_numbers (s);

  if (problem.code != RACE_WHOLE)
    return problem;
  problem = work_out (s);
  if (problem.code != RACE_WHOLE)
    return problem;
  if (!is_inside (s) || !has_room_for_good (s) || !names_worlds (s, s->now.goods) || !fits_stage (s)
      || !fits_choice (s))
    return bad;
  problem = race_verify (s);
  return problem.code == RACE_WHOLE && !asks_the_same (s) ? bad : problem;
}

GameProblem
race_resume (RaceState *s)
{
  GameProblem problem = verify_numbers (s);

  if (problem.code != RACE_WHOLE)
    return problem;
  clear_turn (s);
  problem = work_out (s);
  if (problem.code != RACE_WHOLE)
    return problem;
  race_find_first (s);
  begin_step (s);
  /* Ask nothing yet: impossible positions must be found before the rules use them. */
  race_ask (s, RACE_ASK_OVER, 0, 0);
  problem = race_verify (s);
  if (problem.code != RACE_WHOLE)
    return problem;
  race_advance (s, NULL);
  return race_verify (s);
}
