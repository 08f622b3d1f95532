/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Advice about Roll for the Galaxy: decisions are played to the end of the round, as the Expert does
 * (search.h), and judged by its network. */
#pragma once

#include "games/roll/rules/roll.h"
#include "players/advice.h"

/* The quantities that reasons mention, in the order of the Adviser's amounts. */
typedef enum
{
  ROLL_ADVICE_CHIPS = ADVICE_AMOUNTS, /* VP in chips */
  ROLL_ADVICE_CREDITS, /* left */
  ROLL_ADVICE_GOODS,   /* on worlds */
  ROLL_ADVICE_DICE,    /* in the cup */
  ROLL_ADVICE_TILES,   /* under construction */
  ROLL_ADVICE_N_REASONS
} RollAdviceReason;

extern const Adviser roll_adviser;

/* Decisions worth trying, in a fully known state. */
size_t roll_list_plans (const RollState *sample, AdvicePlan plans[ADVICE_MAX_PLANS]);
