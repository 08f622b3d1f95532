/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Setup (rules 1): start worlds, dealing and discarding cards, and the good of a windfall world. */
#include "games/race/rules/internal.h"

enum
{
  ALL_OPTIONS = RACE_FIRST_GAME | RACE_MIRROR | RACE_TWO_ACTIONS | RACE_CHOOSE_START
                | RACE_SECOND_EDITION
};

/* Two actions and the choice of a start world are for two players. The choice is secret, so it is not
 * possible with a mirrored table, and a first game has fixed start worlds. */
static bool
is_setup (const GameSetup *setup)
{
  const unsigned options = setup->options;

  if (setup->n_seats < 2 || setup->n_seats > RACE_MAX_SEATS || (options & ~(unsigned) ALL_OPTIONS) != 0)
    return false;
  if (setup->n_seats > 2 && (options & (RACE_TWO_ACTIONS | RACE_CHOOSE_START)) != 0)
    return false;
  return (options & RACE_CHOOSE_START) == 0 || (options & (RACE_FIRST_GAME | RACE_MIRROR)) == 0;
}

GameStatus
race_start (RaceState *s, const GameSetup *setup)
{
  if (!is_setup (setup))
    return RACE_BAD_SETUP;
  memset (s, 0, sizeof *s);
  s->n_seats = setup->n_seats;
  s->options = setup->options;
  s->pool = s->vp = (int16_t) (RACE_POOL_A_SEAT * setup->n_seats);
  s->deck = race_all_cards;
  s->n_deck = RACE_N_CARDS;
  s->step = RACE_STEP_SETUP;
  for (int i = 0; i < s->n_seats; i++)
    s->seats[i].start = RACE_NO_START;
  race_advance (s, NULL);
  return RACE_OK;
}

static bool
is_chosen_start (const RaceState *s)
{
  return (s->options & RACE_CHOOSE_START) != 0;
}

/* The seat's start world to be dealt next. With a choice, red comes first. */
static int
missing_start (const RaceState *s, const RaceSeat *p)
{
  if (!is_chosen_start (s))
    return p->n_tableau == 0 ? 0 : -1;
  for (int i = 0; i < 2; i++)
    if (p->offer[i] == 0 || p->offer[i] == RACE_UNKNOWN)
      return i;
  return -1;
}

static bool
ask_for_start_worlds (RaceState *s)
{
  for (int i = 0; i < s->n_seats; i++)
    if (missing_start (s, &s->seats[i]) >= 0)
      {
        race_ask (s, RACE_ASK_START_WORLD, i, 0);
        return true;
      }
  return false;
}

/* Rules 1.2: the four cards with the number of the start world, which everybody knows. */
static void
deal_first_hand (RaceState *s, RaceSeat *p)
{
  for (unsigned d = 0; d < RACE_N_DESIGNS; d++)
    if (race_design (s, d)->first_game == p->start)
      {
        race_cards_remove (&s->deck, d);
        race_cards_add (&p->shown, d);
        p->n_hand++;
        s->n_deck--;
      }
}

static bool
deal (RaceState *s)
{
  for (int k = 0; k < s->n_seats; k++)
    {
      const int seat = race_nth_seat (s, k);

      if (s->seats[seat].n_drawn < RACE_DEALT)
        {
          race_draw (s, seat, RACE_DEALT - s->seats[seat].n_drawn, RACE_WHY_DEALT);
          s->now.to_drawn = true;
          return true;
        }
    }
  return false;
}

/* Every seat, in secret: which start world, if there is a choice, and which cards to discard. */
static bool
choose (RaceState *s, GameEvents *ev)
{
  const RaceSeat *p;

  if (!race_choose_in_secret (s, RACE_ASK_START_DISCARD))
    return false;
  p = race_actor (s);
  if (is_chosen_start (s) && p->placing == 0)
    s->ask = RACE_ASK_CHOOSE_START;
  else if (p->n_chosen == RACE_START_DISCARDS)
    {
      race_done_choosing (s, ev);
      s->ask = RACE_ASK_NOTHING;
    }
  return true;
}

/* The start world that was not chosen goes face down to the discard. */
static void
take_start (RaceState *s, int seat, GameEvents *ev)
{
  RaceSeat *p = &s->seats[seat];
  const uint8_t design = (uint8_t) (p->placing - 1);
  const uint8_t other = (uint8_t) ((p->offer[0] == p->placing ? p->offer[1] : p->offer[0]) - 1);

  p->start = race_design (s, design)->start;
  p->placing = p->offer[0] = p->offer[1] = 0;
  race_tableau_add (s, seat, design);
  game_emit (ev, RACE_EVENT (RACE_EVENT_START_WORLD, (int8_t) seat, false, design, 0, 0, 0));
  race_discard (s, (unsigned) seat, other);
}

static void
finish_choice (RaceState *s, GameEvents *ev)
{
  for (int i = 0; i < s->n_seats; i++)
    {
      if (is_chosen_start (s))
        take_start (s, i, ev);
      if ((s->options & RACE_FIRST_GAME) != 0)
        deal_first_hand (s, &s->seats[i]);
      else
        race_keep_all (s, i, ev);
    }
  race_find_first (s);
  memset (&s->now, 0, sizeof s->now);
  s->now.stage = RACE_SETUP_GOODS;
}

/* Rules 1.1.4 */
static void
place_goods (RaceState *s, GameEvents *ev)
{
  const int seat = race_turn_seat (s);
  const RaceSeat *p = &s->seats[seat];

  if (s->turn == s->n_seats)
    {
      game_emit (ev, RACE_EVENT (RACE_EVENT_SETUP_DONE, GAME_NOBODY, false, 0, 0, 0, 0));
      race_begin_round (s, ev);
      return;
    }
  s->turn++;
  if (race_design (s, p->tableau[0])->source != RACE_WINDFALL)
    return;
  s->now.drawer = (uint8_t) seat;
  s->now.good = 1;
}

/* Called until there is nothing left to deal or choose. */
static bool
deal_and_choose (RaceState *s, GameEvents *ev)
{
  /* In a view, others' cards are dealt again, but not while somebody is choosing. */
  if (s->now.chooser == 0 && ask_for_start_worlds (s))
    return true;
  if ((s->options & RACE_FIRST_GAME) != 0)
    return false;
  if (!is_chosen_start (s))
    race_find_first (s);
  if (deal (s))
    return true;
  s->now.to_drawn = false;
  s->now.why = s->now.drawer = 0;
  return choose (s, ev);
}

void
race_setup_step (RaceState *s, GameEvents *ev)
{
  if (s->now.stage == RACE_SETUP_GOODS)
    place_goods (s, ev);
  else if (!deal_and_choose (s, ev))
    finish_choice (s, ev);
}

/* Which start world? */

static GameStatus
check_start_world (const RaceState *s, GameAnswer answer)
{
  const uint8_t design = GAME_ANSWER_A (answer);
  const RaceDesign *world;

  if (GAME_ANSWER_KIND (answer) != RACE_DO_START_WORLD)
    return race_wrong_kind (answer);
  if (design >= RACE_N_DESIGNS || race_design (s, design)->start == RACE_NO_START)
    return RACE_NO_SUCH_ANSWER;
  world = race_design (s, design);
  if (!race_cards_have (&s->deck, design))
    return RACE_NOT_LEFT;
  /* AMB-1 and rules 1.3 */
  if ((s->options & RACE_FIRST_GAME) != 0 && (world->start < 1 || world->start > s->n_seats))
    return RACE_NOT_LEFT;
  if (is_chosen_start (s) && world->is_red != (missing_start (s, race_actor (s)) == 0))
    return RACE_NOT_LEFT;
  return RACE_OK;
}

static size_t
legal_start_world (const RaceState *s, GameAnswer *out)
{
  size_t n = 0;

  for (unsigned i = 0; i < RACE_N_STARTS; i++)
    {
      const GameAnswer answer = GAME_ANSWER (RACE_DO_START_WORLD, race_starts[i], 0, 0);

      if (check_start_world (s, answer) == RACE_OK)
        out[n++] = answer;
    }
  return n;
}

static void
apply_start_world (RaceState *s, GameAnswer answer, GameEvents *ev)
{
  const uint8_t design = GAME_ANSWER_A (answer);
  RaceSeat *p = &s->seats[s->actor];
  const int i = missing_start (s, p);

  race_cards_remove (&s->deck, design);
  /* In a view it has already left the deck. */
  if (p->offer[i] != RACE_UNKNOWN)
    s->n_deck--;
  if (is_chosen_start (s))
    {
      p->offer[i] = (uint8_t) (design + 1);
      game_emit (ev, RACE_EVENT (RACE_EVENT_OFFERED, (int8_t) s->actor, true, design, 0, 0, 0));
      return;
    }
  p->start = race_design (s, design)->start;
  race_tableau_add (s, s->actor, design);
  game_emit (ev, RACE_EVENT (RACE_EVENT_START_WORLD, (int8_t) s->actor, false, design, 0, 0, 0));
}

const RaceAsker race_ask_start_world = { legal_start_world, check_start_world, apply_start_world };

/* Which of two? */

static GameStatus
check_choose_start (const RaceState *s, GameAnswer answer)
{
  const RaceSeat *p = race_actor (s);
  const unsigned offer = GAME_ANSWER_A (answer) + 1u;

  if (GAME_ANSWER_KIND (answer) != RACE_DO_START_WORLD)
    return race_wrong_kind (answer);
  return offer == p->offer[0] || offer == p->offer[1] ? RACE_OK : RACE_NOT_OFFERED;
}

static size_t
legal_choose_start (const RaceState *s, GameAnswer *out)
{
  const RaceSeat *p = race_actor (s);
  const unsigned low = p->offer[0] > p->offer[1];

  out[0] = GAME_ANSWER (RACE_DO_START_WORLD, p->offer[low] - 1, 0, 0);
  out[1] = GAME_ANSWER (RACE_DO_START_WORLD, p->offer[1 - low] - 1, 0, 0);
  return 2;
}

static void
apply_choose_start (RaceState *s, GameAnswer answer, GameEvents *ev)
{
  (void) ev;
  s->seats[s->actor].placing = (uint8_t) (GAME_ANSWER_A (answer) + 1);
}

const RaceAsker race_ask_choose_start = { legal_choose_start, check_choose_start, apply_choose_start };
