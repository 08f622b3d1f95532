/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of the planning player; Newcomer is the same player with blind spots.
 *
 * Everything is measured in victory points at the end of the game. A question is decided by giving
 * each legal answer a number and taking the highest. Of other seats only what is public is read. */
#pragma once

#include "games/roll/rules/roll.h"
#include "players/player.h"

#include <string.h>

enum { REGULAR_MAX_WORKERS = 16 };

/* The weights; found by playing against itself. */
typedef struct
{
  float die;          /* one more for a round */
  float credit;       /* that recruits a die at once */
  float credit_later; /* that will some day, as part of that */
  float credit_spare;
  float wanted;       /* part of the dice at work that will have to be recruited */
  float recruit;      /* what a used die costs, as part of a credit */
  float work;         /* a die's work on a tile */
  float pace;         /* dice that build at one stack a round */
  float slow;         /* how much is lost by a tile that comes late */
  float begun;        /* unfinished work, as part of finished work */
  float powers;       /* of tiles, against the table in powers.c */
  float goods;        /* a world that holds goods, against the table there */
  float growth;       /* of a bonus, a round */
  float scout;        /* a tile where nothing waits to be built */
  float scout_empty;  /* more where a stack is empty */
  float supply;       /* dice that build a round, for how much should wait */
  float any_tile;     /* out of the bag, the better side up */
  float abandon;      /* a tile is given up that is worth less than this part of any other */
  float produce;      /* a good, as part of what shipping it brings */
  float shipper;      /* what it takes to ship it */
  float suits;        /* a die of the right color */
  float trouble;      /* below this a power is left alone */
  float tiles_a_round, tiles_faster; /* how the game goes on */
  float chips_a_round, chips_faster;
} RegularWeights;

/* How somebody thinks. */
typedef struct
{
  bool reads_others;  /* guesses which phases others will call */
  bool sees_the_end;  /* knows that what is not points by the end is lost */
  bool knows_powers;  /* weighs what tiles do besides their points */
  bool shifts_dice;   /* uses Reassign powers and Dictate where they help */
  float haziness;     /* how far a judgement is off, in points */
  const RegularWeights *weights;
} RegularStyle;

typedef struct
{
  const RollState *s;
  const RollSeat *me;
  int seat;
  const RegularStyle *style;
  const RegularWeights *w;
  float rounds;  /* that are still to come, this one included */
  float die;     /* what one more die is worth for the rest of the game */
  float recruit; /* what it costs to have a used die back */
  RollDice owned; /* wherever they are */
  int wanted;    /* credits that will find a die to recruit */
  float any_tile; /* what one out of the bag is worth; filled in when tiles are given up */
  int waiting;    /* dice that both stacks still take; filled in while assigning and exploring */
  /* Filled in while assigning: */
  int most;      /* workers that one column can have; the tables end there */
  float worth[ROLL_N_PHASES][REGULAR_MAX_WORKERS + 2]; /* of so many workers, if it happens */
  float hoped[ROLL_N_PHASES][REGULAR_MAX_WORKERS + 2]; /* the same, times how likely that is */
  float likely[ROLL_N_PHASES];                         /* that it happens without our call */
  int column[ROLL_N_PHASES];
} Regular;

/* outlook.c */
void regular_look (Regular *q, const RollState *s, int seat, const RegularStyle *style);
float regular_credits (const Regular *q, int from, int n); /* n more, having `from` */
float regular_tile (const Regular *q, uint8_t face);       /* once it is built */
float regular_tile_net (const Regular *q, uint8_t face, int before); /* less the work, in a queue */
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

/* assign.c, tiles.c, goods.c, dice.c: what an answer is worth */
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

/* The plans of all seats in one round. What they are made of does not change while everybody assigns,
 * except for how many credits are wanted. At first, no seat's plan is known. */
typedef struct
{
  unsigned known; /* mask of seats */
  Regular of[ROLL_MAX_SEATS];
} RegularPlans;

/* Where a round is played out: regular_style's answer, with the plans that were made before in it. */
GameAnswer regular_play_on (const RollState *s,
                            GameQuestion question,
                            const GameAnswer *legal,
                            size_t n,
                            RegularPlans *plans);

/* The answer to a question by that style; `view` as PlayerKind.choose has it. */
GameAnswer regular_choose (const RollState *view,
                           GameQuestion question,
                           const GameAnswer *legal,
                           size_t n,
                           const RegularStyle *style,
                           GameRng *rng);

/* The value of every legal answer to a Regular. */
void regular_judge (const RollState *view,
                    GameQuestion question,
                    const GameAnswer *legal,
                    size_t n,
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
