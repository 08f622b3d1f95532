/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Race for the Galaxy as a Game: question, legal answers, check, apply. */
#include "engine/words.h"
#include "games/race/rules/internal.h"

static const RaceAsker *const askers[RACE_N_QUESTIONS] = {
  [RACE_ASK_START_WORLD] = &race_ask_start_world, [RACE_ASK_DRAW] = &race_ask_draw,
  [RACE_ASK_GOOD] = &race_ask_good,               [RACE_ASK_TURN_UP] = &race_ask_turn_up,
  [RACE_ASK_CHOOSE_START] = &race_ask_choose_start, [RACE_ASK_START_DISCARD] = &race_ask_discard,
  [RACE_ASK_ACTION] = &race_ask_action,           [RACE_ASK_KEEP] = &race_ask_keep,
  [RACE_ASK_DEVELOP] = &race_ask_develop,         [RACE_ASK_SETTLE] = &race_ask_settle,
  [RACE_ASK_TACTICS] = &race_ask_tactics,         [RACE_ASK_HOW] = &race_ask_how,
  [RACE_ASK_PAY] = &race_ask_discard,             [RACE_ASK_SELL] = &race_ask_sell,
  [RACE_ASK_CONSUME] = &race_ask_consume,         [RACE_ASK_GOOD_FOR] = &race_ask_good_for,
  [RACE_ASK_NAME] = &race_ask_name,               [RACE_ASK_SPEND] = &race_ask_spend,
  [RACE_ASK_WINDFALL] = &race_ask_windfall,       [RACE_ASK_LIMIT] = &race_ask_discard,
};

static bool
is_chance (unsigned about)
{
  return about >= RACE_ASK_START_WORLD && about <= RACE_ASK_TURN_UP;
}

GameQuestion
race_question (const RaceState *s)
{
  const bool is_over = s->ask == RACE_ASK_OVER;

  return (GameQuestion){
    .ask = is_over ? GAME_OVER : is_chance (s->ask) ? GAME_CHANCE : GAME_DECIDE,
    .seat = is_over ? GAME_NOBODY : (int8_t) s->actor,
    .about = s->ask,
    .piece = s->piece,
  };
}

size_t
race_legal (const RaceState *s, GameAnswer out[GAME_MAX_ANSWERS])
{
  return askers[s->ask] == NULL ? 0 : askers[s->ask]->legal (s, out);
}

/* Which operands an answer has; the others are zero, so that every answer has only one form. */
enum { NONE = 0, A = 0xff0000, B = 0xff00, C = 0xff, AB = A | B, BC = B | C, ABC = A | B | C };

static const GameAnswer operands[RACE_N_ANSWERS] = {
  [RACE_DO_START_WORLD] = A,  [RACE_DO_CARD] = A,           [RACE_DO_TURN_UP] = A,
  [RACE_DO_DISCARD] = A,      [RACE_DO_ACTION] = AB,        [RACE_DO_KEEP] = A,
  [RACE_DO_DEVELOP] = A,      [RACE_DO_SETTLE] = A,         [RACE_DO_PLACE_NOTHING] = NONE,
  [RACE_DO_CONQUER] = NONE,   [RACE_DO_PAY] = NONE,         [RACE_DO_USE] = A,
  [RACE_DO_GAMBLE] = NONE,    [RACE_DO_SELL] = A,           [RACE_DO_GOOD_OF] = A,
  [RACE_DO_NAME] = A,         [RACE_DO_PRODUCE_ON] = A,     [RACE_DO_DONE] = NONE,
  [RACE_DO_FIX_CHIPS] = ABC,  [RACE_DO_FIX_POOL] = BC,      [RACE_DO_FIX_PLACE] = AB,
  [RACE_DO_FIX_UNPLACE] = AB, [RACE_DO_FIX_ADD_GOOD] = AB,  [RACE_DO_FIX_TAKE_GOOD] = AB,
  [RACE_DO_FIX_ADD_CARD] = AB, [RACE_DO_FIX_TAKE_CARD] = AB, [RACE_DO_FIX_ADD_DISCARD] = A,
  [RACE_DO_FIX_TAKE_DISCARD] = A,
};

GameStatus
race_check (const RaceState *s, GameAnswer answer)
{
  const uint8_t kind = GAME_ANSWER_KIND (answer);

  if (kind == RACE_DO_NOTHING || kind >= RACE_N_ANSWERS || (answer & ABC & ~operands[kind]) != 0)
    return RACE_NO_SUCH_ANSWER;
  if (kind >= RACE_DO_FIX_CHIPS)
    return race_fix_check (s, answer);
  if (s->ask == RACE_ASK_OVER)
    return RACE_IS_OVER;
  return askers[s->ask]->check (s, answer);
}

/* TRUE if the next card of a series is being drawn, so that nothing else may happen in between. */
static bool
is_drawn_again (const RaceState *s)
{
  return s->ask == RACE_ASK_DRAW && s->now.to_draw > 0 && s->n_deck > 0;
}

GameStatus
race_apply (RaceState *s, GameAnswer answer, GameEvents *events)
{
  const GameStatus status = race_check (s, answer);

  if (status != RACE_OK)
    return status;
  if (GAME_ANSWER_KIND (answer) >= RACE_DO_FIX_CHIPS)
    race_fix_apply (s, answer, events);
  else
    askers[s->ask]->apply (s, answer, events);
  if (!is_drawn_again (s))
    race_advance (s, events);
  return RACE_OK;
}

void
race_play (RaceState *s, GameAnswer answer)
{
  askers[s->ask]->apply (s, answer, NULL);
  if (!is_drawn_again (s))
    race_advance (s, NULL);
}

static size_t
weigh (const void *state, GameAnswer out[GAME_MAX_ANSWERS], uint8_t weights[GAME_MAX_ANSWERS])
{
  const RaceState *s = state;
  size_t n;

  if (s->ask != RACE_ASK_START_WORLD && is_chance (s->ask))
    return race_weigh_draws (s, out, weights);
  n = race_legal (s, out);
  memset (weights, 1, n);
  return n;
}

static GameAnswer
chance (const void *state, GameRng *rng)
{
  const RaceState *s = state;

  if (s->ask == RACE_ASK_START_WORLD || !is_chance (s->ask))
    return game_pick_answer (&race_game, state, rng);
  return GAME_ANSWER (s->ask == RACE_ASK_TURN_UP ? RACE_DO_TURN_UP : RACE_DO_CARD, race_pick_card (&s->deck, rng), 0, 0);
}

/* Words for programs, as the names above have them. */

static const char *const status_words[RACE_N_STATUSES] = {
  "ok", "no-such-answer", "other-question", "is-over", "not-left", "not-in-hand", "out-of-order",
  "not-offered", "one-action", "two-actions", "only-once", "no-development", "no-world", "in-tableau",
  "too-dear", "too-strong", "needed", "not-this-way", "not-owned", "no-such-good", "no-such-power",
  "used-up", "too-few-goods", "same-kind", "no-such-number", "not-windfall",
  "world-full", "no-power-left", "must-use", "in-the-middle", "breaks-table", "bad-setup",
};

static const char *const question_words[RACE_N_QUESTIONS] = {
  "nothing", "start-world", "draw", "good", "turn-up", "choose-start", "start-discard", "action", "keep",
  "develop", "settle", "tactics", "how", "pay", "sell", "consume", "good-for", "name", "spend", "windfall",
  "limit", "over",
};

static const char *const event_words[RACE_N_EVENTS] = {
  "none", "start-world", "offered", "setup-done", "round", "ready", "actions", "phase", "drew", "drew-card",
  "reshuffled", "kept", "kept-card", "discarded", "discarded-card", "revealed", "nothing", "sacrificed",
  "placed", "good", "sold", "consumed", "chips", "named", "turned-up", "corrected", "end",
};

static const char *const problem_words[RACE_N_PROBLEMS] = {
  "whole", "bad-seats", "bad-chips", "bad-start", "bad-tableau", "card-twice", "cards-lost", "bad-hand",
  "bad-goods", "bad-powers", "bad-choice", "bad-actions", "bad-question",
};

/* By bit of the options. */
static const char *const option_words[] = {
  "first_game", "mirror", "two_actions", "choose_start", "second_edition", NULL,
};

static const char *
step_word (const void *state)
{
  static const char *const phases[RACE_N_PHASES] = {
    "explore", "develop", "develop", "settle", "settle", "consume", "produce",
  };
  const RaceState *s = state;

  switch ((RaceStep) s->step)
    {
    case RACE_STEP_SETUP:
      return "setup";
    case RACE_STEP_ACTION:
      return "action";
    case RACE_STEP_PHASES:
      return phases[s->phase];
    case RACE_STEP_END:
      return "round-end";
    case RACE_STEP_OVER:
    case RACE_N_STEPS:
    default:
      return "over";
    }
}

GAME_DEFINE_WORDS
GAME_DEFINE_UNTYPED (race)
GAME_DEFINE_UNTYPED_DECISIONS (race)

static GameInfo
any_info (const void *state)
{
  const RaceState *s = state;

  return (GameInfo){ s->n_seats, s->options, s->phase, race_is_public (s), s->round };
}

static void
set_options (void *state, uint8_t options)
{
  RaceState *s = state;

  s->options = options;
  /* If cards are only numbers, nobody is asked which card a good is. */
  if (s->ask == RACE_ASK_GOOD)
    race_advance (s, NULL);
}

const Game race_game = {
  .id = "race",
  .name = "Race for the Galaxy",
  .min_seats = 2,
  .max_seats = RACE_MAX_SEATS,
  .state_size = sizeof (RaceState),
  .options = option_words,
  .set_options = set_options,
  GAME_UNTYPED,
  GAME_UNTYPED_DECISIONS,
  GAME_WORDS,
  .info = any_info,
  .weigh = weigh,
  .chance = chance,
  .format = race_format,
  .parse = race_parse,
  .step_word = step_word,
};
