/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of the planning player; Newcomer is the same player with blind spots.
 *
 * Everything is measured in victory points at the end of the game. A question is decided by giving each legal
 * answer a number and taking the highest. It uses only public information about other seats. */
#pragma once

#include "games/roll/rules/roll.h"
#include "players/player.h"

#include <string.h>

enum { REGULAR_MAX_WORKERS = 16 };

/* The weights; found by playing against itself. */
typedef struct
{
  float die;          /* one more die for a round */
  float credit;       /* that recruits a die at once */
  float credit_later; /* one that will later, as a fraction of that */
  float credit_spare;
  float wanted;       /* fraction of the dice at work that will have to be recruited */
  float recruit;      /* the cost of using a die, as a fraction of a credit */
  float work;         /* a die's work on a tile */
  float pace;         /* dice that build at one stack per round */
  float slow;         /* the loss if a tile comes late */
  float begun;        /* unfinished work, as a fraction of finished work */
  float powers;       /* of tiles, against the table in powers.c */
  float goods;        /* a world that holds goods, against the table there */
  float growth;       /* of a bonus, per round */
  float scout;        /* a tile if nothing else is under construction */
  float scout_empty;  /* extra if a stack is empty */
  float supply;       /* dice that build per round, to decide how much should wait */
  float any_tile;     /* from the bag, the better side up */
  float abandon;      /* abandon a tile that is worth less than this fraction of any other */
  float produce;      /* a good, as a fraction of what shipping it brings */
  float shipper;      /* the cost of shipping it */
  float suits;        /* a die of the right color */
  float trouble;      /* below this a power is not used */
  float tiles_a_round, tiles_faster; /* how the game continues */
  float chips_a_round, chips_faster;
} RegularWeights;

/* How somebody thinks. */
typedef struct
{
  bool reads_others;  /* guesses which phases others will call */
  bool sees_the_end;  /* knows that only points count at the end */
  bool knows_powers;  /* considers the powers of tiles, not only their points */
  bool shifts_dice;   /* uses Reassign powers and Dictate if they help */
  float haziness;     /* how far a judgment is off, in points */
  const RegularWeights *weights;
} RegularStyle;

typedef struct
{
  const RollState *s;
  const RollSeat *me;
  int seat;
  const RegularStyle *style;
  const RegularWeights *w;
  float rounds;  /* rounds left, including this one */
  float die;     /* the value of one more die for the rest of the game */
  float recruit; /* the cost of getting a used die back */
  RollDice owned; /* wherever they are; filled in when tiles are valued */
  int wanted;    /* credits that will recruit a die */
  float any_tile; /* the value of one from the bag; filled in when tiles are abandoned */
  int waiting;    /* dice that both stacks still need; filled in while assigning and exploring */
  /* Filled in while assigning: */
  int most;      /* the most workers in one column; the tables end there */
  float worth[ROLL_N_PHASES][REGULAR_MAX_WORKERS + 2]; /* of so many workers, if it happens */
  float hoped[ROLL_N_PHASES][REGULAR_MAX_WORKERS + 2]; /* the same, times its probability */
  float likely[ROLL_N_PHASES];                         /* probability that it happens without our call */
  int column[ROLL_N_PHASES];
} Regular;

/* outlook.c */
void regular_begin (Regular *q, const RollState *s, int seat, const RegularStyle *style);
void regular_look (Regular *q);
float regular_credits (const Regular *q, int from, int n); /* n more, in addition to `from` */
float regular_tile (const Regular *q, uint8_t face);       /* once it is built */
float regular_tile_net (const Regular *q, uint8_t face, int before); /* minus the work, in a queue */
int regular_stack_cost (const Regular *q, unsigned kind);
int regular_waiting (const Regular *q); /* of both stacks */

/* powers.c */
float regular_powers (const Regular *q, uint8_t face); /* a round */
float regular_income (const Regular *q, unsigned phase); /* by powers, whenever it happens */
int regular_extra (const Regular *q, unsigned phase);    /* virtual workers */

/* likely.c */
void regular_guess_others (Regular *q);

/* plan.c */
void regular_plan (Regular *q);
void regular_plan_again (Regular *q, const Regular *before); /* with the same dice and credits */

/* assign.c, tiles.c, goods.c, dice.c: the value of an answer */
typedef float (*RegularScore) (const Regular *q, GameAnswer answer);
float regular_place (const Regular *q, GameAnswer answer);
float regular_select (const Regular *q, GameAnswer answer);
float regular_reassign (const Regular *q, GameAnswer answer);
float regular_move (const Regular *q, GameAnswer answer);
float regular_start (const Regular *q, GameAnswer answer);
float regular_explore (const Regular *q, GameAnswer answer);
void regular_look_into_bag (Regular *q);
float regular_abandon (const Regular *q, GameAnswer answer);
float regular_put (const Regular *q, GameAnswer answer);
float regular_rearrange (const Regular *q, GameAnswer answer);
float regular_order (const Regular *q, GameAnswer answer);
float regular_give (const Regular *q, GameAnswer answer);
float regular_produce (const Regular *q, GameAnswer answer);
float regular_ship (const Regular *q, GameAnswer answer);
float regular_deliver (const Regular *q, GameAnswer answer);
float regular_buy (const Regular *q, GameAnswer answer);
float regular_worker (const Regular *q, GameAnswer answer);
float regular_keep (const Regular *q, GameAnswer answer);
float regular_remove (const Regular *q, GameAnswer answer);
float regular_recruit (const Regular *q, GameAnswer answer);
float regular_recall (const Regular *q, GameAnswer answer);

float regular_stock_worth (const Regular *q, int stocked);
float regular_scout_worth (const Regular *q, int scouted);
float regular_good_worth (const Regular *q, uint8_t world, unsigned good, unsigned shipper);
float regular_colour_worth (unsigned colour);
bool regular_suits (const Regular *q, unsigned colour, unsigned phase);

/* The plans of all seats in one round. Their input does not change while everybody assigns, except for how
 * many credits are needed. Initially, no plan is known. */
typedef struct
{
  unsigned known; /* mask of seats */
  Regular of[ROLL_MAX_SEATS];
  /* Does not change while the same seat explores, or abandons tiles. */
  GameQuestion last;
  bool knows_tiles;
  int waiting;
  float any_tile;
} RegularPlans;

/* Before every answer in a simulated round, no matter whose. */
void regular_follow (RegularPlans *plans, GameQuestion question);

/* For simulated rounds: regular_style's answer, reusing the plans made before in the round. */
GameAnswer regular_play_on (const RollState *s, GameQuestion question, const GameAnswer *legal,
                            size_t n, RegularPlans *plans);

/* The answer of that style to a question; `view` as in PlayerKind.choose. */
GameAnswer regular_choose (const RollState *view, GameQuestion question, const GameAnswer *legal,
                           size_t n, const RegularStyle *style, GameRng *rng);

/* The value of every legal answer for a Regular. */
void regular_judge (const RollState *view, GameQuestion question, const GameAnswer *legal, size_t n,
                    float *worth);

extern const RegularStyle regular_style;
extern const RegularWeights regular_weights;

static inline int
regular_sum (const RollDice dice)
{
  uint64_t word;

  memcpy (&word, dice, sizeof word);
  return (int) (word * UINT64_C (0x0101010101010101) >> 56);
}

/* Dice at several places; there are too few for a byte to overflow. */
static inline int
regular_sum_places (const RollSeat *p, unsigned from, unsigned end)
{
  uint64_t all = 0;

  for (unsigned place = from; place < end; place++)
    {
      uint64_t word;

      memcpy (&word, p->dice[place], sizeof word);
      all += word;
    }
  return (int) (all * UINT64_C (0x0101010101010101) >> 56);
}

static inline float
regular_larger (float a, float b)
{
  return a > b ? a : b;
}

static inline float
regular_smaller (float a, float b)
{
  return a < b ? a : b;
}

/* The innermost step of every plan, so it is inlined. */
static inline float
regular_worth_at (const Regular *q, unsigned phase, int workers, bool is_sure)
{
  const int n = workers < REGULAR_MAX_WORKERS ? workers : REGULAR_MAX_WORKERS;

  return is_sure ? q->worth[phase][n] : q->hoped[phase][n];
}

static inline float
regular_assignment (const Regular *q, const int column[ROLL_N_PHASES], unsigned selected)
{
  float total = 0;

  for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
    total += regular_worth_at (q, phase, column[phase], phase == selected);
  return total;
}
