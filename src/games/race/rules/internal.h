/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of the rules. */
#pragma once

#include "games/race/rules/race.h"

#include <string.h>

/* How one kind of question is enumerated, checked and answered. `check` gets only answers of a known kind and
 * `apply` only those that passed `check`. */
typedef struct
{
  size_t (*legal) (const RaceState *s, GameAnswer *out);
  GameStatus (*check) (const RaceState *s, GameAnswer answer);
  void (*apply) (RaceState *s, GameAnswer answer, GameEvents *ev);
} RaceAsker;

/* The goods or worlds that are named one by one. */
void race_set_goods (const RaceState *s, GameSet *set);
void race_set_windfalls (const RaceState *s, GameSet *set);

extern const RaceAsker race_ask_start_world, race_ask_choose_start;
extern const RaceAsker race_ask_draw, race_ask_good, race_ask_turn_up;
extern const RaceAsker race_ask_action;
extern const RaceAsker race_ask_keep, race_ask_discard, race_ask_spend;
extern const RaceAsker race_ask_develop, race_ask_settle;
extern const RaceAsker race_ask_tactics, race_ask_how;
extern const RaceAsker race_ask_sell, race_ask_consume, race_ask_good_for, race_ask_name;
extern const RaceAsker race_ask_windfall;

/* A step either asks (race_ask) or continues by itself; it is called until something is asked. Called again
 * without an answer in between, it asks the same. */
void race_setup_step (RaceState *s, GameEvents *ev);
void race_action_step (RaceState *s, GameEvents *ev);
void race_explore_step (RaceState *s, GameEvents *ev);
void race_develop_step (RaceState *s, GameEvents *ev);
void race_settle_step (RaceState *s, GameEvents *ev);
void race_consume_step (RaceState *s, GameEvents *ev);
void race_produce_step (RaceState *s, GameEvents *ev);

/* round.c */
void race_advance (RaceState *s, GameEvents *ev);
void race_begin_round (RaceState *s, GameEvents *ev);
void race_next_phase (RaceState *s, unsigned from, GameEvents *ev);
bool race_has_ended (const RaceState *s);

/* action.c */
unsigned race_phases_of (const RaceState *s);
bool race_has_action (const RaceState *s, int seat, RaceAction action);
bool race_are_actions (const RaceState *s, const uint8_t actions[2]);

/* draw.c: cards out of the deck */
void race_draw (RaceState *s, int seat, int n, unsigned why);
void race_reshuffle (RaceState *s, GameEvents *ev);
bool race_draw_pending (RaceState *s, GameEvents *ev);
bool race_deck_is_empty (const RaceState *s);
unsigned race_pick_card (const RaceCards *cards, GameRng *rng);
size_t race_weigh_draws (const RaceState *s, GameAnswer *out, uint8_t *weights);

/* place.c: choosing in secret, and what Develop and Settle share */
bool race_choose_in_secret (RaceState *s, RaceQuestion about);
void race_done_choosing (RaceState *s, GameEvents *ev);
void race_reveal (RaceState *s, GameEvents *ev);
GameStatus race_check_in_hand (const RaceState *s, uint8_t design);
size_t race_legal_placing (const RaceState *s,
                           unsigned kind,
                           unsigned answer,
                           GameStatus (*check) (const RaceState *s, uint8_t design),
                           GameAnswer *out);
bool race_pay (RaceState *s, int seat, int cost, GameEvents *ev);
void race_place (RaceState *s, int seat, unsigned how, int paid, GameEvents *ev);
bool race_draw_for_placing (RaceState *s, int seat, RacePowerKind kind);

/* choose.c: a set of cards, one by one */
int race_to_choose (const RaceState *s);
void race_discard_chosen (RaceState *s, int seat, GameEvents *ev);
void race_keep_chosen (RaceState *s, int seat, GameEvents *ev);
void race_keep_all (RaceState *s, int seat, GameEvents *ev);

/* windfall.c */
bool race_ask_for_windfall (RaceState *s, int seat);

/* pieces.c: moving things and updating the totals */
void race_gain_chips (RaceState *s, int seat, int n, unsigned why, GameEvents *ev);
void race_tableau_add (RaceState *s, int seat, uint8_t design);
void race_tableau_remove (RaceState *s, int seat, unsigned place);
void race_sacrifice (RaceState *s, int seat, unsigned place, int military, GameEvents *ev);
int race_tableau_find (const RaceSeat *p, unsigned design); /* or -1 */
void race_recount (RaceState *s, int seat);
void race_find_first (RaceState *s);
void race_good_remove (RaceState *s, int seat, unsigned place);
void race_discard (RaceState *s, unsigned who_knows, uint8_t design);
unsigned race_goods_of (const RaceState *s, const RaceSeat *p, unsigned goods); /* mask of places */
size_t race_list_worlds (const RaceSeat *p, unsigned places, unsigned kind, GameAnswer *out);

/* correct.c */
GameStatus race_fix_check (const RaceState *s, GameAnswer answer);
void race_fix_apply (RaceState *s, GameAnswer answer, GameEvents *ev);

/* verify.c */
bool race_is_revealed (const RaceState *s);

/* The stages of a phase that other files use: the view, to hide what is half done, and the corrections, to
 * avoid it. */
enum { RACE_EXPLORE_DRAW, RACE_EXPLORE_KEEP };
enum
{
  RACE_PLACE_START, /* Develop: draws at its start */
  RACE_PLACE_CHOOSE,
  RACE_PLACE_TURN, /* from here on, the chosen cards are out of the hands */
  RACE_PLACE_HOW,
  RACE_PLACE_PAY,
  RACE_PLACE_BONUS,
  RACE_PLACE_DRAWS
};
enum
{
  RACE_CONSUME_SELL,
  RACE_CONSUME_DRAWS,
  RACE_CONSUME_POWERS,
  RACE_CONSUME_GOODS,
  RACE_CONSUME_NAME,
  RACE_CONSUME_TURN_UP,
  RACE_CONSUME_SPEND,
  RACE_CONSUME_SPENT
};
enum
{
  RACE_PRODUCE_WORLDS,
  RACE_PRODUCE_DRAWS,
  RACE_PRODUCE_WINDFALL,
  RACE_PRODUCE_FILL,
  RACE_PRODUCE_FILLED,
  RACE_PRODUCE_COUNTS,
  RACE_PRODUCE_MOST
};
enum { RACE_SETUP_CHOOSE, RACE_SETUP_GOODS };

static inline unsigned
race_all_seats (const RaceState *s)
{
  return (1u << s->n_seats) - 1;
}

/* The seat at this distance from the first; a division would cost more than the rest of the function. */
static inline int
race_nth_seat (const RaceState *s, int n)
{
  const int seat = s->first + n;

  return seat >= s->n_seats ? seat - s->n_seats : seat;
}

static inline int
race_turn_seat (const RaceState *s)
{
  return race_nth_seat (s, s->turn);
}

static inline const RaceSeat *
race_actor (const RaceState *s)
{
  return &s->seats[s->actor];
}

static inline void
race_ask (RaceState *s, RaceQuestion about, int seat, unsigned piece)
{
  s->ask = (uint8_t) about;
  s->actor = (uint8_t) seat;
  s->piece = (uint8_t) piece;
}

static inline bool
race_is_aimed_at (const RacePower *power, const RaceDesign *world)
{
  return (power->goods & RACE_BIT (world->good)) != 0 || (power->keywords & world->keywords) != 0;
}

static inline bool
race_has (const RaceSeat *p, RacePowerKind kind)
{
  return (p->has & RACE_BIT (kind)) != 0;
}

/* Iterates over the powers of some kinds in the first `n` cards of a tableau; race_power_place (at) is the
 * place of the current one. */
static inline const RacePower *
race_next_power (const RaceState *s, const RaceSeat *p, unsigned n, uint32_t kinds, unsigned *at)
{
  if ((p->has & kinds) == 0)
    return NULL;
  for (; *at < n * RACE_MAX_POWERS; (*at)++)
    {
      const RaceDesign *design = race_design (s, p->tableau[*at / RACE_MAX_POWERS]);
      const unsigned i = *at % RACE_MAX_POWERS;

      if ((design->has & kinds) == 0)
        *at += RACE_MAX_POWERS - 1 - i;
      else if (i < design->n_powers && (RACE_BIT (design->powers[i].kind) & kinds) != 0)
        {
          (*at)++;
          return &design->powers[i];
        }
    }
  return NULL;
}

static inline unsigned
race_power_place (unsigned at)
{
  return (at - 1) / RACE_MAX_POWERS;
}

/* An answer of a kind that this question does not accept. */
static inline GameStatus
race_wrong_kind (GameAnswer answer)
{
  return GAME_ANSWER_KIND (answer) == RACE_DO_DONE ? RACE_MUST_USE : RACE_OTHER_QUESTION;
}

/* Sets of cards. */

static inline void
race_cards_add (RaceCards *cards, unsigned design)
{
  const uint64_t bit = UINT64_C (1) << design % 64;
  const unsigned word = design / 64;

  cards->two[word] |= cards->one[word] & bit;
  cards->one[word] |= bit;
}

static inline void
race_cards_remove (RaceCards *cards, unsigned design)
{
  const uint64_t bit = UINT64_C (1) << design % 64;
  const unsigned word = design / 64;

  cards->one[word] &= ~bit | cards->two[word];
  cards->two[word] &= ~bit;
}

static inline void
race_cards_add_all (RaceCards *cards, const RaceCards *more)
{
  for (unsigned i = 0; i < 2; i++)
    {
      cards->two[i] |= more->two[i] | (cards->one[i] & more->one[i]);
      cards->one[i] |= more->one[i];
    }
}

/* All of `less` is in `cards`. */
static inline void
race_cards_remove_all (RaceCards *cards, const RaceCards *less)
{
  for (unsigned i = 0; i < 2; i++)
    {
      const uint64_t gone = less->one[i] & ~less->two[i];

      cards->one[i] &= ~less->two[i] & (~gone | cards->two[i]);
      cards->two[i] &= ~(less->two[i] | gone);
    }
}

static inline void
race_cards_clear (RaceCards *cards)
{
  *cards = (RaceCards){ { 0, 0 }, { 0, 0 } };
}

/* The last design, or -1. */
static inline int
race_cards_last (const RaceCards *cards)
{
  if (cards->one[1] != 0)
    return 127 - __builtin_clzll (cards->one[1]);
  return cards->one[0] == 0 ? -1 : 63 - __builtin_clzll (cards->one[0]);
}

/* All known cards of a hand. */
static inline RaceCards
race_hand (const RaceSeat *p)
{
  RaceCards cards = p->hand;

  race_cards_add_all (&cards, &p->shown);
  return cards;
}

#define RACE_EVENT(...) (GameEvent){ __VA_ARGS__ }
