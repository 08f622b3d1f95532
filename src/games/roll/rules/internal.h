/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of the rules. */
#pragma once

#include "games/roll/rules/roll.h"

#include <string.h>

/* How one kind of question is enumerated, checked and answered. `check` gets only answers of a known kind and
 * `apply` only those that passed `check`. */
typedef struct
{
  size_t (*legal) (const RollState *s, GameAnswer *out);
  GameStatus (*check) (const RollState *s, GameAnswer answer);
  void (*apply) (RollState *s, GameAnswer answer, GameEvents *ev);
} RollAsker;

extern const RollAsker roll_ask_faction, roll_ask_home, roll_ask_start;
extern const RollAsker roll_ask_draw, roll_ask_identify;
extern const RollAsker roll_ask_side, roll_ask_place, roll_ask_select;
extern const RollAsker roll_ask_reassign, roll_ask_move;
extern const RollAsker roll_ask_spare;
extern const RollAsker roll_ask_explore, roll_ask_abandon, roll_ask_put, roll_ask_give;
extern const RollAsker roll_ask_rearrange, roll_ask_order;
extern const RollAsker roll_ask_worker, roll_ask_count, roll_ask_keep, roll_ask_remove;
extern const RollAsker roll_ask_produce;
extern const RollAsker roll_ask_ship, roll_ask_deliver, roll_ask_buy;
extern const RollAsker roll_ask_recruit, roll_ask_recall;

/* A step either asks (roll_ask) or continues by itself; it is called until something is asked. Called again
 * without an answer in between, it asks the same. */
void roll_setup_step (RollState *s, GameEvents *ev);
void roll_assign_step (RollState *s, GameEvents *ev);
void roll_reveal_step (RollState *s, GameEvents *ev);
void roll_explore_step (RollState *s, GameEvents *ev);
void roll_build_step (RollState *s, GameEvents *ev);
void roll_produce_step (RollState *s, GameEvents *ev);
void roll_ship_step (RollState *s, GameEvents *ev);
void roll_manage_step (RollState *s, GameEvents *ev);

/* round.c */
void roll_advance (RollState *s, GameEvents *ev);
void roll_begin_round (RollState *s, GameEvents *ev);
void roll_next_phase (RollState *s, unsigned from, GameEvents *ev);
void roll_end_turn (RollState *s);
void roll_end_phase_powers (RollState *s, GameEvents *ev);

/* The stages of each step; now.c has their names. */
enum
{
  ROLL_REVEAL_SHOW,
  ROLL_REVEAL_SEND_HOME
};

enum
{
  ROLL_EXPLORE_START,
  ROLL_EXPLORE_TASKS,
  ROLL_EXPLORE_ABANDON,
  ROLL_EXPLORE_DRAW,
  ROLL_EXPLORE_PUT,
  ROLL_EXPLORE_GIVE,
  ROLL_EXPLORE_OFFER,
  ROLL_EXPLORE_ORDER_DEVELOPMENTS,
  ROLL_EXPLORE_ORDER_WORLDS,
  ROLL_EXPLORE_END
};

enum
{
  ROLL_BUILD_WORKERS,
  ROLL_BUILD_COUNT,
  ROLL_BUILD_KEEP,
  ROLL_BUILD_REMOVE
};

enum
{
  ROLL_SHIP_START,
  ROLL_SHIP_GOOD,
  ROLL_SHIP_DELIVER,
  ROLL_SHIP_BUY
};

enum
{
  ROLL_MANAGE_START,
  ROLL_MANAGE_RECRUIT,
  ROLL_MANAGE_RECALL
};

/* RollNow.last of the first tile in the tableau whose good is recalled. */
enum { ROLL_RECALL_FIRST_GOOD = 2 * ROLL_N_COLOURS + 1 };

bool roll_is_rearranging (const RollState *s);

/* explore.c: workers, real or virtual, also for Ship */
void roll_take_extra_workers (RollState *s, const RollSeat *p);
void roll_use_worker (RollState *s, unsigned colour, bool is_virtual);
GameStatus roll_check_worker (const RollState *s, unsigned colour, unsigned is_virtual);
size_t roll_legal_workers (const RollState *s, unsigned kind, GameAnswer *out);

/* scout.c: tiles in hand, also for a rearrangement */
GameStatus roll_check_in_hand (const RollState *s, uint8_t face, unsigned kind);
size_t roll_legal_in_hand (const RollState *s, unsigned kinds, unsigned on_top, GameAnswer *out);
void roll_put_from_hand (RollState *s, GameAnswer answer, GameEvents *ev);

/* setup.c */
void roll_grant (RollState *s, int seat, uint8_t face, GameEvents *ev);

/* pieces.c: moving things and updating the totals */
void roll_gain_credits (RollState *s, int seat, int n, uint8_t why, GameEvents *ev);
void roll_gain_chips (RollState *s, int seat, int n, uint8_t why, GameEvents *ev);
void roll_to_cup (RollState *s, int seat, unsigned place, GameEvents *ev);
int roll_goods_room (const RollSeat *p);
size_t roll_legal_goods (const RollSeat *p, unsigned kind, GameAnswer *out);
void roll_goods_add (RollSeat *seat, unsigned i, unsigned colour);
void roll_goods_remove (RollSeat *seat, unsigned i, unsigned colour);
void roll_stack_insert (RollSeat *seat, unsigned kind, unsigned i, uint8_t face);
uint8_t roll_stack_remove (RollSeat *seat, unsigned kind, unsigned i);
void roll_stack_set (RollSeat *seat, unsigned kind, unsigned i, uint8_t face);
void roll_find_first (RollState *s);
int roll_tableau_find (const RollSeat *seat, uint8_t face); /* or -1 */
void roll_powers_recount (RollSeat *seat);
void roll_tile_known (RollState *s, uint8_t tile);
int roll_count_worlds (const RollSeat *seat, unsigned colours);
int roll_count_developments (const RollSeat *seat);

/* build.c: after a correction there may be nothing left to count */
void roll_count_again (RollState *s);
unsigned roll_built_kind (const RollState *s);
void roll_uncounted (const RollState *s, RollDice left, int *want);
const RollPower *roll_keep_power (const RollSeat *seat);
/* The last tile of its tableau is being completed: it has no powers yet. */
bool roll_is_completing (const RollState *s, int seat);

/* manage.c: after a correction of credits, another number of dice */
void roll_recruit_again (RollState *s);
int roll_to_recruit (const RollSeat *seat);

/* now.c: GAME_OK, or which part of RollNow is impossible */
GameProblem roll_verify_now (const RollState *s);

/* The place of a choice in the order in which equal ones are named, as in RollNow.last. */
unsigned roll_abandon_order (unsigned kind, unsigned position);
unsigned roll_move_order (unsigned colour, unsigned from, unsigned to);

/* explain.c uses the same functions as everybody else, and gets the parts of the numbers; NULL: only the number. */
int roll_cost_why (const RollSeat *p, uint8_t face, GameCauses *causes);
int roll_stock_why (const RollSeat *p, unsigned explorer, GameCauses *causes);
int roll_trade_why (const RollSeat *p, uint8_t world, GameCauses *causes);
int roll_consume_why (const RollSeat *p, uint8_t world, unsigned good, unsigned shipper, GameCauses *causes);
int roll_capacity_why (const RollSeat *p, uint8_t world, GameCauses *causes);
int roll_costs_why (const RollSeat *p, RollKind kind, GameCauses *causes);
int roll_bonus_why (const RollState *s, int seat, uint8_t face, GameCauses *causes);

/* correct.c */
GameStatus roll_fix_check (const RollState *s, GameAnswer answer);
void roll_fix_apply (RollState *s, GameAnswer answer, GameEvents *ev);

static inline unsigned
roll_all_seats (const RollState *s)
{
  return (1u << s->n_seats) - 1;
}

static inline unsigned
roll_lowest (unsigned mask)
{
  return (unsigned) __builtin_ctz (mask);
}

static inline int
roll_turn_seat (const RollState *s)
{
  int seat = s->first + s->turn;

  /* Explore goes round twice. */
  while (seat >= s->n_seats)
    seat -= s->n_seats;
  return seat;
}

static inline uint64_t
roll_word (const RollDice dice)
{
  uint64_t word;

  memcpy (&word, dice, sizeof word);
  return word;
}

/* The first color of which there is a die; not for an empty place. */
static inline unsigned
roll_first_colour (const RollDice dice)
{
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  return (unsigned) __builtin_ctzll (roll_word (dice)) / 8;
#else
  return (unsigned) __builtin_clzll (roll_word (dice)) / 8;
#endif
}

/* No place holds more than 111 dice, so the sum of the bytes fits into one. */
static inline int
roll_sum (const RollDice dice)
{
  return (int) (roll_word (dice) * UINT64_C (0x0101010101010101) >> 56);
}

/* All workers below the strip, by color. */
static inline void
roll_sum_columns (const RollSeat *p, RollDice dice)
{
  uint64_t word = 0;

  for (unsigned column = 0; column < ROLL_N_PHASES; column++)
    word += roll_word (p->dice[ROLL_COLUMN + column]);
  memcpy (dice, &word, sizeof word);
}

static inline bool
roll_has (const RollSeat *seat, RollPowerKind kind)
{
  return (seat->has & ROLL_BIT (kind)) != 0;
}

/* Iterates over the powers of one kind in the first `n` tiles of a tableau:
 *   for (unsigned at = 0; (power = roll_next_power (p, n, kind, &at)) != NULL;)
 * and roll_power_face (p, at) is the face it is on. */
static inline const RollPower *
roll_next_power (const RollSeat *p, unsigned n, RollPowerKind kind, unsigned *at)
{
  if (!roll_has (p, kind))
    return NULL;
  for (; *at < n * ROLL_MAX_POWERS; (*at)++)
    {
      const RollFace *face = &roll_faces[p->tableau[*at / ROLL_MAX_POWERS]];
      const unsigned i = *at % ROLL_MAX_POWERS;

      if ((face->has & ROLL_BIT (kind)) == 0)
        *at += ROLL_MAX_POWERS - 1 - i;
      else if (i < face->n_powers && face->powers[i].kind == kind)
        {
          (*at)++;
          return &face->powers[i];
        }
    }
  return NULL;
}

static inline uint8_t
roll_power_face (const RollSeat *p, unsigned at)
{
  return p->tableau[(at - 1) / ROLL_MAX_POWERS];
}

static inline void
roll_ask (RollState *s, RollQuestion about, int seat, unsigned piece)
{
  s->ask = (uint8_t) about;
  s->actor = (uint8_t) seat;
  s->piece = (uint8_t) piece;
}

static inline void
roll_move_die (RollSeat *seat, unsigned from, unsigned to, unsigned colour)
{
  seat->dice[from][colour]--;
  seat->dice[to][colour]++;
}

static inline const RollSeat *
roll_actor (const RollState *s)
{
  return &s->seats[s->actor];
}

/* An answer of a kind that this question does not accept. */
static inline GameStatus
roll_wrong_kind (GameAnswer answer)
{
  return GAME_ANSWER_KIND (answer) == ROLL_DO_DONE ? ROLL_MUST_USE : ROLL_OTHER_QUESTION;
}

/* Dice of one place are named in ascending order of color: which colors can be named next if `want` more are
 * needed? */
static inline GameStatus
roll_check_series (const RollDice dice, unsigned colour, unsigned last, int want)
{
  int left = 0;

  if (colour >= ROLL_N_COLOURS || dice[colour] == 0)
    return ROLL_NO_SUCH_DIE;
  for (unsigned c = colour; c < ROLL_N_COLOURS; c++)
    left += dice[c];
  return colour + 1 < last || left < want ? ROLL_OUT_OF_ORDER : ROLL_OK;
}

static inline size_t
roll_legal_series (const RollDice dice,
                   unsigned last,
                   int want,
                   unsigned kind,
                   GameAnswer *out)
{
  size_t n = 0;

  for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
    if (roll_check_series (dice, c, last, want) == ROLL_OK)
      out[n++] = GAME_ANSWER (kind, c, 0, 0);
  return n;
}

#define ROLL_EVENT(...) (GameEvent){ __VA_ARGS__ }
