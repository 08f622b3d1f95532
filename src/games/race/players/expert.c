/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays the game to its end in its head, many times, with each possible answer. Hidden information is guessed
 * anew each time, and all answers are tried on the same guesses; the worst ones are dropped halfway. */
#include "games/race/players/players.h"
#include "games/race/players/regular.h"

enum
{
  NODES = 500, /* games per question */
  MAX_OPTIONS = 40
};

typedef struct
{
  GameAnswer answer;
  double sum;
} Option;

/* The same guess, and the same luck, for every option. */
static void
try_all (const RaceState *view, Option *options, size_t n, GameRng *rng, const PlayerLimits *limits)
{
  RaceState guess = *view;
  GameRng luck;

  if (!player_cheats (limits))
    race_determinise (&guess, view->actor, rng);
  luck = *rng;
  for (size_t i = 0; i < n; i++)
    {
      double chances[GAME_MAX_SEATS];
      RaceState s = guess;
      GameRng own = luck;

      if (race_apply (&s, options[i].answer, NULL) != RACE_OK)
        continue;
      race_play_round (&s, RACE_LAST_ROUND, &own);
      race_chances (&s, chances);
      options[i].sum += chances[view->actor];
    }
  game_rng_next (rng);
}

/* The better half comes first. */
static void
sort_options (Option *options, size_t n)
{
  for (size_t i = 1; i < n; i++)
    for (size_t k = i; k > 0 && options[k].sum > options[k - 1].sum; k--)
      {
        const Option worse = options[k - 1];

        options[k - 1] = options[k];
        options[k] = worse;
      }
}

static GameAnswer
search (const RaceState *view, Option *options, size_t n, uint32_t nodes, GameRng *rng, const PlayerLimits *limits)
{
  unsigned stages = 1;

  for (size_t k = n; k > 2; k = (k + 1) / 2)
    stages++;
  for (unsigned stage = 0; stage < stages; stage++)
    {
      const uint32_t times = nodes / stages / (uint32_t) n;

      for (uint32_t i = 0; i < (times > 0 ? times : 1) && !player_is_cancelled (limits); i++)
        try_all (view, options, n, rng, limits);
      sort_options (options, n);
      n = n > 2 ? (n + 1) / 2 : n;
    }
  return options[0].answer;
}

/* Payments and discards hardly ever decide a game. */
static bool
is_worth_it (unsigned about)
{
  switch (about)
    {
    case RACE_ASK_CHOOSE_START:
    case RACE_ASK_START_DISCARD:
    case RACE_ASK_ACTION:
    case RACE_ASK_KEEP:
    case RACE_ASK_DEVELOP:
    case RACE_ASK_SETTLE:
    case RACE_ASK_TACTICS:
    case RACE_ASK_HOW:
    case RACE_ASK_SELL:
    case RACE_ASK_CONSUME:
      return true;
    default:
      return false;
    }
}

static GameAnswer
think (const void *view, GameQuestion question, const GameAnswer *legal, size_t n, GameRng *rng, const PlayerLimits *limits)
{
  static const PlayerLimits none = { 0 };
  Option options[MAX_OPTIONS];

  limits = limits != NULL ? limits : &none;
  if (!is_worth_it (question.about) || n > MAX_OPTIONS)
    return race_regular_choose (view, legal, n, &race_regular_style, rng);
  for (size_t i = 0; i < n; i++)
    options[i] = (Option){ legal[i], 0 };
  return search (view, options, n, player_nodes (limits, NODES), rng, limits);
}

static GameAnswer
choose (const void *view, GameQuestion question, const GameAnswer *legal, size_t n, GameRng *rng)
{
  return think (view, question, legal, n, rng, NULL);
}

const PlayerKind race_expert = { "expert", choose, think };
