/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Answers in words (rules 11.3). Operands: D a card, U a card or "unknown", A an action, B a second
 * action or nothing; N and M are numbers. */
#include "engine/words.h"
#include "games/race/rules/internal.h"

static const char *const templates[RACE_N_ANSWERS] = {
  [RACE_DO_START_WORLD] = "start world %aD",
  [RACE_DO_CARD] = "card %aU",
  [RACE_DO_TURN_UP] = "turn up %aD",
  [RACE_DO_DISCARD] = "discard %aU",
  [RACE_DO_ACTION] = "choose %aA%bB",
  [RACE_DO_KEEP] = "keep %aU",
  [RACE_DO_DEVELOP] = "develop %aD",
  [RACE_DO_SETTLE] = "settle %aD",
  [RACE_DO_PLACE_NOTHING] = "place nothing",
  [RACE_DO_CONQUER] = "conquer",
  [RACE_DO_PAY] = "pay",
  [RACE_DO_USE] = "use %aD",
  [RACE_DO_GAMBLE] = "gamble",
  [RACE_DO_SELL] = "sell good of %aD",
  [RACE_DO_GOOD_OF] = "good of %aD",
  [RACE_DO_NAME] = "name %aN",
  [RACE_DO_PRODUCE_ON] = "produce on %aD",
  [RACE_DO_DONE] = "done",
  [RACE_DO_FIX_CHIPS] = "set VP chips of seat %aN to %bM",
  [RACE_DO_FIX_POOL] = "set VP pool to %bM",
  [RACE_DO_FIX_PLACE] = "add %bD to tableau of seat %aN",
  [RACE_DO_FIX_UNPLACE] = "take %bD from tableau of seat %aN",
  [RACE_DO_FIX_ADD_GOOD] = "add good to %bD of seat %aN",
  [RACE_DO_FIX_TAKE_GOOD] = "take good from %bD of seat %aN",
  [RACE_DO_FIX_ADD_CARD] = "add %bU to hand of seat %aN",
  [RACE_DO_FIX_TAKE_CARD] = "take %bU from hand of seat %aN",
  [RACE_DO_FIX_ADD_DISCARD] = "add %aU to discard",
  [RACE_DO_FIX_TAKE_DISCARD] = "take %aU from discard",
};

/* By RaceAction, then the short codes of rules 2.1 in the same order, which are accepted too. */
static const char *const action_names[2 * RACE_N_ACTIONS] = {
  "explore +5", "explore +1,+1", "develop", "settle", "consume: trade", "consume: 2x", "produce",
  "E5",         "E11",           "D",       "S",      "CT",             "C2",          "P",
};

static bool
put_operand (char text[GAME_MAX_TEXT], size_t *at, char type, unsigned value)
{
  switch (type)
    {
    case 'A':
      return value < RACE_N_ACTIONS && game_put (text, at, action_names[value]);
    case 'B':
      if (value == 0)
        return true;
      return value <= RACE_N_ACTIONS && game_put (text, at, " and ") && game_put (text, at, action_names[value - 1]);
    case 'U':
      if (value == RACE_UNKNOWN)
        return game_put (text, at, "unknown");
      /* fall through */
    default:
      return value < RACE_N_DESIGNS && game_put (text, at, race_designs[0][value].name);
    }
}

static int
take_design (const char **text)
{
  const char *end = NULL;
  int found = -1;

  for (int i = 0; i < RACE_N_DESIGNS; i++)
    {
      const char *t = *text;

      if (game_take (&t, race_designs[0][i].name) && (end == NULL || t > end))
        {
          end = t;
          found = i;
        }
    }
  if (found >= 0)
    *text = end;
  return found;
}

static int
take_action (const char **text)
{
  const int found = game_take_longest (text, action_names, 2 * RACE_N_ACTIONS);

  return found < 0 ? found : found % RACE_N_ACTIONS;
}

static bool
take_operand (const char **text, char type, int *value)
{
  switch (type)
    {
    case 'A':
      *value = take_action (text);
      break;
    case 'B':
      *value = game_take (text, " and ") ? take_action (text) : -1;
      (*value)++;
      return true;
    case 'U':
      if (game_take (text, "unknown"))
        {
          *value = RACE_UNKNOWN;
          break;
        }
      /* fall through */
    default:
      *value = take_design (text);
    }
  return *value >= 0;
}

static const GameWords words = { templates, RACE_N_ANSWERS, put_operand, take_operand };

size_t
race_format (GameAnswer answer, char text[GAME_MAX_TEXT])
{
  return game_words_format (&words, answer, text);
}

/* The order of two actions does not matter. */
static GameAnswer
sort_actions (GameAnswer answer)
{
  const unsigned first = GAME_ANSWER_A (answer);
  const unsigned second = GAME_ANSWER_B (answer);

  return second == 0 || second > first ? answer : GAME_ANSWER (RACE_DO_ACTION, second - 1, first + 1, 0);
}

bool
race_parse (const char *text, GameAnswer *answer)
{
  if (!game_words_parse (&words, text, answer))
    return false;
  if (GAME_ANSWER_KIND (*answer) == RACE_DO_ACTION)
    *answer = sort_actions (*answer);
  return true;
}
