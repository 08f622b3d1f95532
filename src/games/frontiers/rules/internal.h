/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of the rules. */
#pragma once

#include "games/frontiers/rules/frontiers.h"

#include <string.h>

/* How one kind of question is checked and answered. `kinds` are the kinds of its answers, ascending, zero at
 * the end; `check` gets only those, and `apply` only answers that passed `check`. */
typedef struct
{
  uint8_t kinds[5];
  uint8_t declined; /* the reason why "done" is rejected; 0: another question is asked */
  GameStatus (*check) (const FrState *s, GameAnswer answer);
  void (*apply) (FrState *s, GameAnswer answer, GameEvents *ev);
} FrAsker;

extern const FrAsker fr_ask_sides, fr_ask_order, fr_ask_mat, fr_ask_home;
extern const FrAsker fr_ask_facts;
extern const FrAsker fr_ask_select, fr_ask_goal, fr_ask_goal_up;
extern const FrAsker fr_ask_lay_out, fr_ask_draw, fr_ask_pick, fr_ask_return;
extern const FrAsker fr_ask_buy, fr_ask_price, fr_ask_military;
extern const FrAsker fr_ask_settle, fr_ask_how, fr_ask_replace;
extern const FrAsker fr_ask_produce, fr_ask_windfall, fr_ask_kind;
extern const FrAsker fr_ask_stockpile;
extern const FrAsker fr_ask_sell, fr_ask_consume, fr_ask_chips;
extern const FrAsker fr_ask_score;

/* A step either asks (fr_ask) or continues by itself; it is called until something is asked. Called again
 * without an answer in between, it asks the same. */
void fr_setup_step (FrState *s, GameEvents *ev);
void fr_chart_step (FrState *s, GameEvents *ev);
void fr_develop_step (FrState *s, GameEvents *ev);
void fr_explore_step (FrState *s, GameEvents *ev);
void fr_settle_step (FrState *s, GameEvents *ev);
void fr_produce_step (FrState *s, GameEvents *ev);
void fr_trade_step (FrState *s, GameEvents *ev);
void fr_score_step (FrState *s, GameEvents *ev);

/* round.c */
void fr_advance (FrState *s, GameEvents *ev);
void fr_end_action (FrState *s, GameEvents *ev);
void fr_next_turn (FrState *s);
void fr_note_end (FrState *s, unsigned end, int seat, GameEvents *ev);
bool fr_uses_chart (const FrState *s);
bool fr_has_acted (const FrState *s);

/* goals.c */
bool fr_may_turn_up (const FrState *s, unsigned goal);
GameStatus fr_check_turn_up (const FrState *s, unsigned goal);
void fr_turn_up (FrState *s, unsigned goal, GameEvents *ev);
int fr_find_goal (const FrState *s, unsigned goal); /* place among those in play, or -1 */
bool fr_goal_is_up (const FrState *s, unsigned goal);
int fr_face_down (const FrState *s); /* place of the oldest face-down goal, or -1 */
bool fr_ask_for_goal_up (FrState *s);
int fr_stockpile_room (const FrState *s, int seat, unsigned goal);

/* explore.c */
bool fr_draw (FrState *s, int seat, GameEvents *ev);
bool fr_limit_of_nine (FrState *s, GameEvents *ev);

/* facts.c */
bool fr_ask_for_facts (FrState *s);
void fr_begin_facts (FrState *s, unsigned tile, unsigned first);

/* produce.c */
bool fr_ask_for_kind (FrState *s, int seat);

/* Asks the seat again after the level has changed in the middle of an action. */
void fr_settle_level (FrState *s);
void fr_trade_level (FrState *s);

/* settle.c, replace.c */
GameStatus fr_check_kind_of (const FrState *s, unsigned kind);
bool fr_can_replace (const FrState *s, int seat);
GameStatus fr_check_replace (const FrState *s, int seat, unsigned colony, unsigned explored);
void fr_replace (FrState *s, int seat, unsigned colony, unsigned explored, GameEvents *ev);

/* consume.c */
enum { FR_CONSUME_POWERS = 10, FR_CONSUME_GOODS, FR_CONSUME_END };
void fr_begin_consume (FrState *s, GameEvents *ev);
bool fr_consume (FrState *s, GameEvents *ev); /* true: something is asked */
GameStatus fr_check_use (const FrState *s, GameAnswer answer);
GameStatus fr_check_good (const FrState *s, GameAnswer answer);
void fr_apply_use (FrState *s, GameAnswer answer, GameEvents *ev);
void fr_apply_good (FrState *s, GameAnswer answer, GameEvents *ev);

/* score.c */
bool fr_needs_pad (const FrState *s, int seat, unsigned part);

/* pieces.c: moving things and updating the totals */
void fr_gain_credits (FrState *s, int seat, int n, GameEvents *ev);
void fr_gain_chips (FrState *s, int seat, int n, GameEvents *ev);
void fr_gain_colonists (FrState *s, int seat, int n, GameEvents *ev);
void fr_gain (FrState *s, int seat, unsigned gain, int times, GameEvents *ev);
bool fr_add_explored (FrState *s, int seat, unsigned world, GameEvents *ev);
void fr_remove_explored (FrState *s, int seat, unsigned at);
void fr_free_world (FrState *s, unsigned world);
void fr_add_colony (FrState *s, int seat, unsigned tile, unsigned colonists);
void fr_remove_colony (FrState *s, int seat, unsigned at);
void fr_put_good (FrState *s, int seat, unsigned colony, unsigned kind, bool produced, GameEvents *ev);
void fr_take_good (FrState *s, int seat, unsigned colony);
int fr_named_in_bag (const FrState *s);
unsigned fr_stack_size (unsigned stack); /* mat spaces */
bool fr_owns (const FrSeat *p, unsigned stack);
void fr_clear_marks (FrState *s);

/* powers.c */
typedef struct
{
  unsigned place;
  unsigned i;
  unsigned n;    /* its number among the powers that the iteration looks for, from 1 once one is found */
  FrPower power;
} FrPowerAt;

bool fr_next_power (const FrState *s, int seat, uint32_t codes, FrPowerAt *at);
bool fr_may_bring_military (const FrState *s, const FrTile *tile);
bool fr_has_power (const FrState *s, int seat, FrCode code);
bool fr_fits (const FrState *s, unsigned filter, unsigned tile);
int fr_known_military (const FrState *s, int seat);
int fr_settle_price_as (const FrState *s, int seat, unsigned world, unsigned kind);
bool fr_price_needs_kind (const FrState *s, int seat, unsigned world);
bool fr_good_fits (unsigned filter, unsigned kind);

/* Like the functions without “why”, with the parts of the number. */
int fr_develop_why (const FrState *s, int seat, unsigned stack, GameCauses *causes);
int fr_settle_why (const FrState *s, int seat, unsigned world, GameCauses *causes);
int fr_military_why (const FrState *s, int seat, GameCauses *causes);
int fr_strength_why (const FrState *s, int seat, unsigned world, GameCauses *causes);
int fr_sale_why (const FrState *s, int seat, unsigned colony, GameCauses *causes);

/* correct.c */
GameStatus fr_fix_check (const FrState *s, GameAnswer answer);
void fr_fix_apply (FrState *s, GameAnswer answer, GameEvents *ev);

/* learn.c */
GameStatus fr_learn_check (const FrState *s, GameAnswer answer);
void fr_learn_apply (FrState *s, GameAnswer answer, GameEvents *ev);

/* verify.c */

static inline FrSeat *
fr_actor (FrState *s)
{
  return &s->seats[s->actor];
}

static inline const FrSeat *
fr_actor_of (const FrState *s)
{
  return &s->seats[s->actor];
}

static inline void
fr_ask (FrState *s, FrQuestion about, int seat, unsigned piece)
{
  s->ask = (uint8_t) about;
  s->actor = (uint8_t) seat;
  s->piece = (uint8_t) piece;
}

static inline int
fr_turn_seat (const FrState *s)
{
  return s->now.acting[s->now.turn];
}

static inline bool
fr_counts (const FrState *s)
{
  return fr_level (s) != FR_LEVEL_CLOCK;
}

static inline bool
fr_mirrors (const FrState *s)
{
  return fr_level (s) == FR_LEVEL_MIRROR;
}

static inline unsigned
fr_good_on (const FrSeat *p, unsigned colony) /* kind + 1; 0: none */
{
  return p->mark[colony] & FR_MARK_GOOD;
}

static inline unsigned
fr_settlers (const FrSeat *p, unsigned colony)
{
  return (p->mark[colony] & FR_MARK_COLONISTS) >> 3;
}

static inline void
fr_emit (GameEvents *ev, FrEvent kind, int seat, unsigned a, unsigned b, int n)
{
  game_emit (ev, (GameEvent){ .kind = (uint8_t) kind,
                              .seat = (int8_t) seat,
                              .a = (uint8_t) a,
                              .b = (uint8_t) b,
                              .n = (int16_t) n });
}

/* For events; 0 if it has none. */
static inline int
fr_name_of (const FrState *s, unsigned tile)
{
  const FrTile *t = fr_tile (s, tile);

  return t == NULL ? 0 : t->name;
}

/* Something is bought or settled. */
static inline void
fr_emit_price (GameEvents *ev, FrEvent kind, int seat, unsigned a, unsigned b, int price, int name)
{
  game_emit (ev, (GameEvent){ .kind = (uint8_t) kind,
                              .seat = (int8_t) seat,
                              .a = (uint8_t) a,
                              .b = (uint8_t) b,
                              .c = (uint8_t) (price + 1),
                              .n = (int16_t) name });
}

static inline int
fr_number_of (GameAnswer answer)
{
  return (int16_t) (uint16_t) (GAME_ANSWER_B (answer) << 8 | GAME_ANSWER_C (answer));
}
