/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Roll for the Galaxy as a Game: question, legal answers, check, apply. */
#include "engine/words.h"
#include "games/roll/rules/internal.h"

static const RollAsker *const askers[ROLL_N_QUESTIONS] = {
  [ROLL_ASK_FACTION] = &roll_ask_faction,   [ROLL_ASK_HOME] = &roll_ask_home,
  [ROLL_ASK_DRAW] = &roll_ask_draw,         [ROLL_ASK_IDENTIFY] = &roll_ask_identify,
  [ROLL_ASK_SIDE] = &roll_ask_side,         [ROLL_ASK_SPARE] = &roll_ask_spare,
  [ROLL_ASK_START] = &roll_ask_start,       [ROLL_ASK_PLACE] = &roll_ask_place,
  [ROLL_ASK_SELECT] = &roll_ask_select,     [ROLL_ASK_REASSIGN] = &roll_ask_reassign,
  [ROLL_ASK_MOVE] = &roll_ask_move,         [ROLL_ASK_EXPLORE] = &roll_ask_explore,
  [ROLL_ASK_ABANDON] = &roll_ask_abandon,   [ROLL_ASK_PUT] = &roll_ask_put,
  [ROLL_ASK_REARRANGE] = &roll_ask_rearrange, [ROLL_ASK_ORDER] = &roll_ask_order,
  [ROLL_ASK_GIVE] = &roll_ask_give,         [ROLL_ASK_WORKER] = &roll_ask_worker,
  [ROLL_ASK_COUNT] = &roll_ask_count,       [ROLL_ASK_KEEP] = &roll_ask_keep,
  [ROLL_ASK_REMOVE] = &roll_ask_remove,     [ROLL_ASK_PRODUCE] = &roll_ask_produce,
  [ROLL_ASK_SHIP] = &roll_ask_ship,         [ROLL_ASK_DELIVER] = &roll_ask_deliver,
  [ROLL_ASK_BUY] = &roll_ask_buy,           [ROLL_ASK_RECRUIT] = &roll_ask_recruit,
  [ROLL_ASK_RECALL] = &roll_ask_recall,
};

/* Everything else is decided. */
static const uint8_t asks[ROLL_N_QUESTIONS] = {
  [ROLL_ASK_FACTION] = GAME_CHANCE, [ROLL_ASK_HOME] = GAME_CHANCE, [ROLL_ASK_DRAW] = GAME_CHANCE,
  [ROLL_ASK_IDENTIFY] = GAME_CHANCE, [ROLL_ASK_SIDE] = GAME_CHANCE, [ROLL_ASK_SPARE] = GAME_CHANCE,
  [ROLL_ASK_OVER] = GAME_OVER,
};

GameQuestion
roll_question (const RollState *s)
{
  const bool is_common = s->ask == ROLL_ASK_OVER || s->ask == ROLL_ASK_SPARE;

  return (GameQuestion){
    .ask = asks[s->ask],
    .seat = is_common ? GAME_NOBODY : (int8_t) s->actor,
    .about = s->ask,
    .piece = s->piece,
  };
}

size_t
roll_legal (const RollState *s, GameAnswer out[GAME_MAX_ANSWERS])
{
  return askers[s->ask] == NULL ? 0 : askers[s->ask]->legal (s, out);
}

/* Which operands an answer has; the others are zero, so that every answer has only one form. */
enum { NONE = 0, A = 0xff0000, B = 0xff00, C = 0xff, AB = A | B, BC = B | C, ABC = A | B | C };

static const GameAnswer operands[ROLL_N_ANSWERS] = {
  [ROLL_DO_DONE] = NONE,         [ROLL_DO_FACTION] = A,        [ROLL_DO_HOME] = A,
  [ROLL_DO_TILE] = A,            [ROLL_DO_START] = AB,         [ROLL_DO_SHOW] = AB,
  [ROLL_DO_SPARE] = A,           [ROLL_DO_PLACE] = AB,         [ROLL_DO_SELECT] = ABC,
  [ROLL_DO_USE] = A,             [ROLL_DO_DICTATE] = AB,       [ROLL_DO_MOVE] = ABC,
  [ROLL_DO_STOCK] = AB,          [ROLL_DO_SCOUT] = AB,         [ROLL_DO_ABANDON] = AB,
  [ROLL_DO_PUT] = ABC,           [ROLL_DO_REARRANGE] = NONE,   [ROLL_DO_GIVE] = AB,
  [ROLL_DO_WORKER] = A,          [ROLL_DO_COUNT] = A,          [ROLL_DO_KEEP] = A,
  [ROLL_DO_REMOVE] = AB,         [ROLL_DO_REMOVE_GOOD] = AB,   [ROLL_DO_PRODUCE] = AB,
  [ROLL_DO_SHIP] = AB,           [ROLL_DO_TRADE] = AB,         [ROLL_DO_CONSUME] = AB,
  [ROLL_DO_BUY] = NONE,          [ROLL_DO_RECRUIT] = A,        [ROLL_DO_RECALL] = AB,
  [ROLL_DO_RECALL_GOOD] = AB,    [ROLL_DO_FIX_CREDITS] = AB,   [ROLL_DO_FIX_CHIPS] = ABC,
  [ROLL_DO_FIX_POOL] = BC,       [ROLL_DO_FIX_DICE] = ABC,     [ROLL_DO_FIX_GOODS] = ABC,
  [ROLL_DO_FIX_BUILD] = AB,      [ROLL_DO_FIX_UNBUILD] = AB,   [ROLL_DO_FIX_INSERT] = ABC,
  [ROLL_DO_FIX_DISCARD] = AB,    [ROLL_DO_FIX_FACTION] = AB,   [ROLL_DO_FIX_HOME] = AB,
};

GameStatus
roll_check (const RollState *s, GameAnswer answer)
{
  const uint8_t kind = GAME_ANSWER_KIND (answer);

  if (kind == ROLL_DO_NOTHING || kind >= ROLL_N_ANSWERS || (answer & ABC & ~operands[kind]) != 0)
    return ROLL_NO_SUCH_ANSWER;
  if (kind >= ROLL_DO_FIX_CREDITS)
    return roll_fix_check (s, answer);
  if (s->ask == ROLL_ASK_OVER)
    return ROLL_IS_OVER;
  return askers[s->ask]->check (s, answer);
}

GameStatus
roll_apply (RollState *s, GameAnswer answer, GameEvents *events)
{
  const GameStatus status = roll_check (s, answer);

  if (status != ROLL_OK)
    return status;
  if (GAME_ANSWER_KIND (answer) >= ROLL_DO_FIX_CREDITS)
    roll_fix_apply (s, answer, events);
  else
    askers[s->ask]->apply (s, answer, events);
  roll_advance (s, events);
  return ROLL_OK;
}

void
roll_play (RollState *s, GameAnswer answer)
{
  askers[s->ask]->apply (s, answer, NULL);
  roll_advance (s, NULL);
}

static size_t
weigh (const void *state, GameAnswer out[GAME_MAX_ANSWERS], uint8_t weights[GAME_MAX_ANSWERS])
{
  const RollState *s = state;
  const size_t n = roll_legal (s, out);

  if (s->ask == ROLL_ASK_SIDE)
    {
      const uint8_t *weight = roll_dice[s->piece].weight;

      /* "Not said" is the side after the last and has no weight. */
      for (size_t i = 0; i < n; i++)
        weights[i] = GAME_ANSWER_B (out[i]) < ROLL_N_SIDES ? weight[GAME_ANSWER_B (out[i])] : 0;
    }
  else if (s->ask == ROLL_ASK_SPARE)
    for (size_t i = 0; i < n; i++)
      weights[i] = roll_dice[ROLL_WHITE].weight[GAME_ANSWER_A (out[i])];
  else
    {
      memset (weights, 1, n);
      if (n > 0 && out[n - 1] == GAME_ANSWER (ROLL_DO_TILE, ROLL_UNKNOWN, 0, 0))
        weights[n - 1] = 0;
    }
  return n;
}

/* One of the set bits, all equally likely. */
static unsigned
pick_bit (uint64_t mask, GameRng *rng)
{
  uint32_t before = game_rng_below (rng, (uint32_t) __builtin_popcountll (mask));

  while (before-- > 0)
    mask &= mask - 1;
  return (unsigned) __builtin_ctzll (mask);
}

/* The sides of a die and the tiles in the bag are equally likely, so they don't have to be listed. */
static GameAnswer
chance (const void *state, GameRng *rng)
{
  const RollState *s = state;

  switch (s->ask)
    {
    case ROLL_ASK_SIDE:
      return GAME_ANSWER (ROLL_DO_SHOW, s->piece, roll_dice[s->piece].sides[game_rng_below (rng, 6)], 0);
    case ROLL_ASK_SPARE:
      return GAME_ANSWER (ROLL_DO_SPARE, roll_dice[ROLL_WHITE].sides[game_rng_below (rng, 6)], 0, 0);
    case ROLL_ASK_DRAW:
    case ROLL_ASK_IDENTIFY:
      return GAME_ANSWER (ROLL_DO_TILE, pick_bit (s->bag, rng), 0, 0);
    default:
      return game_pick_answer (&roll_game, s, rng);
    }
}

/* Words for programs, as the names above have them. */

static const char *const status_words[ROLL_N_STATUSES] = {
  "ok", "no-such-answer", "other-question", "is-over", "not-left", "no-such-die", "no-such-side",
  "no-such-tile", "no-such-good", "not-owned", "not-reassign", "used-up", "select-first",
  "too-few-workers", "not-majority", "wrong-worker", "wrong-column", "wrong-target", "same-column",
  "must-move", "out-of-order", "bottom-only", "no-choice-of-place", "must-place", "must-use",
  "gray-world", "world-full", "cup-empty", "first-game-tiles", "in-the-middle", "breaks-table",
  "bad-setup",
};

static const char *const question_words[ROLL_N_QUESTIONS] = {
  "nothing", "faction", "home", "draw", "identify", "side", "spare", "start", "place", "select",
  "reassign", "move", "explore", "abandon", "put", "rearrange", "order", "give", "worker", "count",
  "keep", "remove", "produce", "ship", "deliver", "buy", "recruit", "recall", "over",
};

static const char *const event_words[ROLL_N_EVENTS] = {
  "none", "faction", "home", "setup-done", "start-tiles", "round", "showed", "placed", "selected",
  "reassigned", "dictated", "ready", "spare", "phases", "phase", "to-cup", "stocked", "scouted",
  "abandoned", "abandoned-tile", "drew", "put", "put-secret", "top", "rearranged", "shortage", "gave",
  "pile", "worker", "completed", "kept", "credits", "chips", "gained", "removed", "produced", "traded",
  "consumed", "bought", "recruited", "broke", "recalled", "corrected", "end",
};

static const char *const problem_words[ROLL_N_PROBLEMS] = {
  "whole", "bad-seats", "bad-credits", "bad-chips", "bad-faction", "bad-home", "bad-tableau",
  "tile-twice", "bad-stack", "tiles-lost", "too-many-dice", "no-dice", "bad-goods", "bad-selector",
  "bad-powers", "bad-pool", "bad-question", "dice-astray", "bad-start", "bad-now",
};

static const char *
step_word (const void *state)
{
  const RollState *s = state;

  switch ((RollStep) s->step)
    {
    case ROLL_STEP_SETUP:
      return "setup";
    case ROLL_STEP_ASSIGN:
      return s->ask == ROLL_ASK_SIDE ? "roll" : "assign";
    case ROLL_STEP_REVEAL:
      return "reveal";
    case ROLL_STEP_PHASES:
      return roll_phase_names[s->phase];
    case ROLL_STEP_MANAGE:
      return "manage";
    case ROLL_STEP_OVER:
    case ROLL_N_STEPS:
    default:
      return "over";
    }
}

GAME_DEFINE_WORDS
GAME_DEFINE_UNTYPED (roll)
GAME_DEFINE_UNTYPED_DECISIONS (roll)

static GameInfo
any_info (const void *state)
{
  const RollState *s = state;

  return (GameInfo) { s->n_seats, s->options, s->phase, s->step == ROLL_STEP_PHASES, s->round };
}

static void
set_options (void *state, uint8_t options)
{
  ((RollState *) state)->options = options;
}

static const char *const option_words[] = { "first_game", "mirror", NULL };

const Game roll_game = {
  .id = "roll",
  .name = "Roll for the Galaxy",
  .min_seats = 2,
  .max_seats = ROLL_MAX_SEATS,
  .state_size = sizeof (RollState),
  .options = option_words,
  .set_options = set_options,
  GAME_UNTYPED,
  GAME_UNTYPED_DECISIONS,
  GAME_WORDS,
  .info = any_info,
  .weigh = weigh,
  .chance = chance,
  .format = roll_format,
  .parse = roll_parse,
  .step_word = step_word,
};
