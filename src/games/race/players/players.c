/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/race/players/players.h"

#include "games/race/players/regular.h"

/* Somebody who has read the rules once: judges card by card, does not consider what others will call, and
 * makes mistakes. */
static GameAnswer
choose_as_newcomer (const void *view, GameQuestion question, const GameAnswer *legal, size_t n, GameRng *rng)
{
  static const RaceStyle style = { .haziness = 0.8f };

  (void) question;
  return race_regular_choose (view, legal, n, &style, rng);
}

const PlayerKind race_newcomer = { "newcomer", choose_as_newcomer, NULL };

const RaceStyle race_regular_style = { .reads_others = true, .plans = true };

static GameAnswer
choose_as_regular (const void *view, GameQuestion question, const GameAnswer *legal, size_t n, GameRng *rng)
{
  (void) question;
  return race_regular_choose (view, legal, n, &race_regular_style, rng);
}

const PlayerKind race_regular = { "regular", choose_as_regular, NULL };

const PlayerKind *const race_players[] = { &player_random, &race_newcomer, &race_regular, &race_expert, NULL };
