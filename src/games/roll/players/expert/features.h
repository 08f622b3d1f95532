/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The network's input for a seat at the start of a round: named numbers, most of them zero.
 *
 * The state is used as it is, so callers that may not see all of it pass a guess (roll_determinise). */
#pragma once

#include "games/roll/rules/roll.h"

/* Numbers besides the faces, one line each: name and how many. */
#define FEATURES_NUMBERS(X)                                                                        \
  X (bias, 1)                                                                                      \
  X (round, 1)                                                                                     \
  X (seats, 4) /* one of them is 1: two, three, four or five */                                    \
  X (pool, 1)                                                                                      \
  X (pool_low, 2)                                                                                  \
  X (squares, 1)                                                                                   \
  X (squares_of_others, 1)                                                                         \
  X (end_near, 4)                                                                                  \
  X (chips, 1)                                                                                     \
  X (points, 1)                                                                                    \
  X (lead, 2) /* lead over the best of the others: as it is, and clamped to ±6 */                      \
  X (credits, 1)                                                                                   \
  X (credits_low, 2)                                                                               \
  X (cup, 7)                                                                                       \
  X (citizenry, 7)                                                                                 \
  X (cup_all, 1)                                                                                   \
  X (citizenry_all, 1)                                                                             \
  X (unpaid, 1) /* dice that no credit can recruit */                                              \
  X (dice_all, 1)                                                                                  \
  X (dice_of_others, 1)                                                                            \
  X (colours, 1)                                                                                   \
  X (on_tile, 2)                                                                                   \
  X (missing, 2) /* dice, for the tile on top */                                                   \
  X (no_tile, 2)                                                                                   \
  X (tiles, 2)                                                                                     \
  X (tiles_cost, 2)                                                                                \
  X (goods, 1)                                                                                     \
  X (goods_trade, 1)                                                                               \
  X (goods_consume, 1)                                                                             \
  X (rooms, 1)                                                                                     \
  X (worlds, 5) /* cyan, brown, green, yellow, gray */                                             \
  X (developments, 1)                                                                              \
  X (reassigns, 1)

#define FEATURES_ENUM(name, count)                                                                 \
  FEATURE_##name, FEATURE_##name##_last = FEATURE_##name + (count) - 1,

enum
{
  FEATURE_built = 0,                              /* + face: in the tableau */
  FEATURE_begun = FEATURE_built + ROLL_N_FACES,   /* + face: under construction, less if deeper */
  FEATURE_begun_last = FEATURE_begun + 2 * ROLL_N_TILES - 1,
  FEATURES_NUMBERS (FEATURES_ENUM)
  FEATURES_N
};

enum { FEATURES_MAX = FEATURES_N - FEATURE_begun_last + 2 * ROLL_N_TILES + ROLL_MAX_TABLEAU };

typedef struct
{
  unsigned n;
  uint16_t index[FEATURES_MAX]; /* of those that are not zero */
  float value[FEATURES_MAX];
} Features;

/* `totals` are all seats' points as they stand (GameScore.total). */
void features_of (const RollState *s, int seat, const int16_t *totals, Features *features);

/* The same in two parts: what a new tile under construction changes, and what it does not. */
void features_of_stacks (const RollState *s, int seat, Features *features);
void features_of_rest (const RollState *s, int seat, const int16_t *totals, Features *features);
