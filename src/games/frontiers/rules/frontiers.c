/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New Frontiers as a Game: question, legal answers, check, apply. */
#include "engine/words.h"
#include "games/frontiers/rules/internal.h"

static const FrAsker *const askers[FR_N_QUESTIONS] = {
  [FR_ASK_SIDES] = &fr_ask_sides,     [FR_ASK_ORDER] = &fr_ask_order,         [FR_ASK_MAT] = &fr_ask_mat,
  [FR_ASK_LAY_OUT] = &fr_ask_lay_out, [FR_ASK_DRAW] = &fr_ask_draw,           [FR_ASK_HOME] = &fr_ask_home,
  [FR_ASK_FACTS] = &fr_ask_facts,     [FR_ASK_SELECT] = &fr_ask_select,       [FR_ASK_GOAL] = &fr_ask_goal,
  [FR_ASK_GOAL_UP] = &fr_ask_goal_up, [FR_ASK_PICK] = &fr_ask_pick,           [FR_ASK_RETURN] = &fr_ask_return,
  [FR_ASK_BUY] = &fr_ask_buy,         [FR_ASK_PRICE] = &fr_ask_price,         [FR_ASK_MILITARY] = &fr_ask_military,
  [FR_ASK_SETTLE] = &fr_ask_settle,   [FR_ASK_HOW] = &fr_ask_how,             [FR_ASK_REPLACE] = &fr_ask_replace,
  [FR_ASK_PRODUCE] = &fr_ask_produce, [FR_ASK_WINDFALL] = &fr_ask_windfall,   [FR_ASK_KIND] = &fr_ask_kind,
  [FR_ASK_STOCKPILE] = &fr_ask_stockpile, [FR_ASK_SELL] = &fr_ask_sell,       [FR_ASK_CONSUME] = &fr_ask_consume,
  [FR_ASK_CHIPS] = &fr_ask_chips,     [FR_ASK_SCORE] = &fr_ask_score,
};

GameQuestion
fr_question (const FrState *s)
{
  const bool is_over = s->ask == FR_ASK_OVER;
  const bool is_nobodys = is_over || s->ask == FR_ASK_SIDES || s->ask == FR_ASK_ORDER || s->ask == FR_ASK_LAY_OUT;

  return (GameQuestion){
    .ask = is_over ? GAME_OVER : s->ask >= FR_ASK_SIDES && s->ask <= FR_ASK_DRAW ? GAME_CHANCE : GAME_DECIDE,
    .seat = is_nobodys ? GAME_NOBODY : (int8_t) s->actor,
    .about = s->ask,
    .piece = s->piece,
  };
}

/* The operands of each kind of answer: their upper bounds, and whether the first can also be one of the last
 * three values; a number in b and c has its own bounds instead. */
typedef struct
{
  uint8_t a, b;
  bool special;
  int16_t least, most;
} Domain;

static const Domain domains[FR_FIRST_ANY_TIME + 1] = {
  [FR_DO_LEAVE] = { .a = FR_N_STACKS - 1 },
  [FR_DO_TURN] = { .a = FR_N_STACKS - 1 },
  [FR_DO_ORDER] = { .a = 127, .b = 255 },
  [FR_DO_MAT] = { .a = FR_N_MATS },
  [FR_DO_SIDE] = { .a = 1 },
  [FR_DO_NUMBER] = { .a = 1, .b = 9 },
  [FR_DO_NEEDS] = { .a = 2 },
  [FR_DO_GOODS] = { .a = FR_WINDFALL, .b = FR_ANY_KIND },
  [FR_DO_WORTH] = { .a = FR_VP_BONUS },
  [FR_DO_SELECT] = { .a = FR_N_ACTIONS - 1 },
  [FR_DO_GOAL] = { .a = FR_SECRET_GOAL },
  [FR_DO_LAY_OUT] = { .a = FR_N_WORLDS - 1, .special = true },
  [FR_DO_PICK] = { .a = FR_N_WORLDS - 1, .special = true },
  [FR_DO_DRAW] = { .a = FR_N_WORLDS - 1, .special = true },
  [FR_DO_RETURN] = { .a = FR_MAX_EXPLORED - 1 },
  [FR_DO_STOCKPILE_WORLD] = { .a = FR_MAX_EXPLORED - 1 },
  [FR_DO_BUY] = { .a = FR_SOME_LARGE, .special = true },
  [FR_DO_PRICE] = { .a = 20 },
  [FR_DO_MILITARY] = { .least = -9, .most = 30 },
  [FR_DO_WORLDS] = { .a = 2 },
  [FR_DO_SETTLE] = { .a = FR_MAX_EXPLORED - 1 },
  [FR_DO_GIVE] = { .a = FR_MAX_COLONIES - 1 },
  [FR_DO_REPLACE] = { .a = FR_MAX_COLONIES - 1, .b = FR_MAX_EXPLORED - 1 },
  [FR_DO_PRODUCE] = { .a = FR_MAX_COLONIES - 1 },
  [FR_DO_KIND] = { .a = FR_N_KINDS - 1 },
  [FR_DO_STOCKPILE_GOOD] = { .a = FR_MAX_COLONIES - 1 },
  [FR_DO_STOCKPILE_CREDITS] = { .a = 99 },
  [FR_DO_SELL] = { .a = FR_MAX_COLONIES - 1 },
  [FR_DO_USE] = { .a = FR_PLACE_DEVELOPMENT + FR_MAX_DEVELOPMENTS - 1, .b = FR_MAX_TILE_POWERS - 1 },
  [FR_DO_GOOD] = { .a = FR_MAX_COLONIES - 1 },
  [FR_DO_GAIN_VP] = { .a = 40 },
  [FR_DO_GAIN_CREDITS] = { .a = 30 },
  [FR_DO_SCORE] = { .a = FR_N_PADS + FR_N_GOALS - 1, .most = 150 },
  [FR_DO_TURN_UP] = { .a = FR_N_GOALS - 1 },
};

static size_t
add_if_legal (const FrState *s, GameAnswer answer, GameAnswer *out, size_t n)
{
  if (n < GAME_MAX_ANSWERS && askers[s->ask]->check (s, answer) == FR_OK)
    out[n++] = answer;
  return n;
}

/* Negative numbers come last, because answers are ordered by their bits. */
static size_t
list_numbers (const FrState *s, unsigned kind, unsigned a, const Domain *d, GameAnswer *out, size_t n)
{
  for (int i = 0; i <= d->most; i++)
    n = add_if_legal (s, GAME_ANSWER (kind, a, i >> 8, i & 255), out, n);
  for (int i = d->least; i < 0; i++)
    n = add_if_legal (s, GAME_ANSWER (kind, a, 255, i & 255), out, n);
  return n;
}

static size_t
list_kind (const FrState *s, unsigned kind, GameAnswer *out, size_t n)
{
  const Domain *d = &domains[kind];

  for (unsigned a = 0; a < 256; a++)
    {
      if (a > d->a && !(d->special && a >= FR_NOTHING))
        continue;
      if (d->most != 0)
        n = list_numbers (s, kind, a, d, out, n);
      else
        for (unsigned b = 0; b <= d->b; b++)
          n = add_if_legal (s, GAME_ANSWER (kind, a, b, 0), out, n);
    }
  return n;
}

size_t
fr_legal (const FrState *s, GameAnswer out[GAME_MAX_ANSWERS])
{
  size_t n = 0;

  if (askers[s->ask] == NULL)
    return 0;
  for (const uint8_t *kind = askers[s->ask]->kinds; kind < askers[s->ask]->kinds + 5 && *kind != 0; kind++)
    n = list_kind (s, *kind, out, n);
  return n;
}

/* Which operands an answer has; the others are zero, so that every answer has only one form. */
enum { NONE = 0, A = 0xff0000, B = 0xff00, C = 0xff, AB = A | B, BC = B | C, ABC = A | B | C };

static const GameAnswer operands[FR_N_ANSWERS] = {
  [FR_DO_LEAVE] = A, [FR_DO_TURN] = A, [FR_DO_ORDER] = AB, [FR_DO_MAT] = A, [FR_DO_SIDE] = A, [FR_DO_NUMBER] = AB,
  [FR_DO_NEEDS] = A, [FR_DO_GOODS] = AB, [FR_DO_WORTH] = A, [FR_DO_SELECT] = A, [FR_DO_GOAL] = A, [FR_DO_LAY_OUT] = A,
  [FR_DO_PICK] = A, [FR_DO_DRAW] = A, [FR_DO_RETURN] = A, [FR_DO_RETURN_COLONY] = A, [FR_DO_STOCKPILE_WORLD] = A,
  [FR_DO_BUY] = A, [FR_DO_PRICE] = A, [FR_DO_MILITARY] = BC, [FR_DO_WORLDS] = A, [FR_DO_SETTLE] = A, [FR_DO_GIVE] = A,
  [FR_DO_REPLACE] = AB, [FR_DO_PRODUCE] = A, [FR_DO_KIND] = A, [FR_DO_STOCKPILE_GOOD] = A, [FR_DO_STOCKPILE_CREDITS] = A,
  [FR_DO_SELL] = A, [FR_DO_USE] = AB, [FR_DO_GOOD] = A, [FR_DO_GAIN_VP] = A, [FR_DO_GAIN_CREDITS] = A, [FR_DO_SCORE] = ABC,
  [FR_DO_TURN_UP] = A, [FR_DO_EXTRA] = ABC, [FR_DO_FIX_CREDITS] = ABC, [FR_DO_FIX_CHIPS] = ABC, [FR_DO_FIX_POOL] = BC,
  [FR_DO_FIX_COLONISTS] = AB, [FR_DO_FIX_SUPPLY] = A, [FR_DO_FIX_PRODUCE] = A, [FR_DO_FIX_MILITARY] = ABC,
  [FR_DO_FIX_LEVEL] = A, [FR_DO_FIX_ORDER] = AB, [FR_DO_FIX_EXPLORED] = AB, [FR_DO_FIX_ADD_WORLD] = AB,
  [FR_DO_FIX_TAKE_WORLD] = AB, [FR_DO_FIX_ADD_COLONY] = AB, [FR_DO_FIX_TAKE_COLONY] = AB, [FR_DO_FIX_GOOD] = ABC,
  [FR_DO_FIX_SETTLERS] = ABC, [FR_DO_FIX_ADD_DEVELOPMENT] = AB, [FR_DO_FIX_TAKE_DEVELOPMENT] = AB, [FR_DO_FIX_STACK] = AB,
  [FR_DO_FIX_STOCK] = ABC, [FR_DO_FIX_STOCK_CREDITS] = AB, [FR_DO_FIX_STOCK_WORLDS] = AB,
  [FR_DO_FIX_LEARN] = ABC,
};

static GameStatus
check_asked (const FrState *s, GameAnswer answer)
{
  const FrAsker *asker = askers[s->ask];

  for (unsigned i = 0; i < 5 && asker->kinds[i] != 0; i++)
    if (asker->kinds[i] == GAME_ANSWER_KIND (answer))
      return asker->check (s, answer);
  if (GAME_ANSWER_KIND (answer) == FR_DO_RETURN_COLONY)
    return FR_ONLY_EXPLORED;
  return GAME_ANSWER_KIND (answer) == FR_DO_DONE && asker->declined != 0 ? asker->declined : FR_OTHER_QUESTION;
}

/* "Turn up" can answer a question, or be given without one. */
static bool
is_any_time (const FrState *s, unsigned kind)
{
  return kind >= FR_FIRST_ANY_TIME && !(kind == FR_DO_TURN_UP && s->ask == FR_ASK_GOAL_UP);
}

GameStatus
fr_check (const FrState *s, GameAnswer answer)
{
  const uint8_t kind = GAME_ANSWER_KIND (answer);

  if (kind == FR_DO_NOTHING || kind >= FR_N_ANSWERS || (answer & ABC & ~operands[kind]) != 0)
    return FR_NO_SUCH_ANSWER;
  if (is_any_time (s, kind))
    return fr_fix_check (s, answer);
  return s->ask == FR_ASK_OVER ? FR_IS_OVER : check_asked (s, answer);
}

GameStatus
fr_apply (FrState *s, GameAnswer answer, GameEvents *ev)
{
  const GameStatus status = fr_check (s, answer);

  if (status != FR_OK)
    return status;
  if (is_any_time (s, GAME_ANSWER_KIND (answer)))
    fr_fix_apply (s, answer, ev);
  else
    askers[s->ask]->apply (s, answer, ev);
  fr_advance (s, ev);
  return FR_OK;
}

/* There are as many unnamed worlds as the bag has in addition to the named ones; "not said" is for people. */
static uint8_t
weight_of (const FrState *s, GameAnswer answer)
{
  switch (GAME_ANSWER_KIND (answer))
    {
    case FR_DO_MAT:
      return GAME_ANSWER_A (answer) != 0;
    case FR_DO_SKIP:
      return 0;
    case FR_DO_LAY_OUT:
    case FR_DO_DRAW:
      return GAME_ANSWER_A (answer) != FR_UNNAMED ? 1 : (uint8_t) (fr_bag (s) - fr_named_in_bag (s));
    default:
      return 1;
    }
}

static size_t
weigh (const void *state, GameAnswer out[GAME_MAX_ANSWERS], uint8_t weights[GAME_MAX_ANSWERS])
{
  const size_t n = fr_legal (state, out);

  for (size_t i = 0; i < n; i++)
    weights[i] = weight_of (state, out[i]);
  return n;
}

/* Words for programs, as the names above have them. */

static const char *const status_words[FR_N_STATUSES] = {
  "ok", "no-such-answer", "other-question", "is-over", "taken", "not-in-game", "must-select", "not-left", "owned",
  "too-dear", "too-strong", "too-few-colonists", "no-room", "no-such-tile", "no-such-good", "no-such-power",
  "not-this-way", "other-kind", "wrong-cost", "just-settled", "not-windfall", "full", "only-explored", "not-for-sale",
  "must-use", "limit", "out-of-order", "other-level", "not-a-stockpile", "too-late", "in-the-middle", "breaks-table",
  "bad-setup",
};

static const char *const question_words[FR_N_QUESTIONS] = {
  "nothing", "sides", "order", "mat", "lay-out", "draw", "home", "facts", "select", "goal", "goal-up", "pick", "return",
  "buy", "price", "military", "settle", "how", "replace", "produce", "windfall", "kind", "stockpile", "sell", "consume",
  "chips", "score", "over",
};

static const char *const event_words[FR_N_EVENTS] = {
  "none", "side", "order", "home", "setup-done", "round", "selected", "credits", "chips", "colonists", "moved", "goal",
  "goal-name", "goal-up", "laid-out", "explored", "returned", "stockpiled", "bought", "passed", "settled", "replaced",
  "good", "sold", "consumed", "temporary", "facts", "military", "kind", "on-produce", "short", "end", "scoring", "scored",
  "corrected", "learned", "over",
};

static const char *const problem_words[FR_N_PROBLEMS] = {
  "whole", "bad-seats", "bad-chips", "bad-colonists", "bad-goods", "bad-worlds", "bad-stacks", "bad-developments",
  "bad-tile", "bad-order", "bad-goals", "bad-stockpile", "bad-number", "bad-mat", "bad-choice", "bad-question",
};

/* By bit of the options. */
static const char *const option_words[] = {
  "first_game", "mirror", "goals", "counters", "tiles", "stockpile_any", "decline", NULL,
};

static const char *
step_word (const void *state)
{
  const FrState *s = state;

  switch ((FrStep) s->step)
    {
    case FR_STEP_SETUP:
      return "setup";
    case FR_STEP_SELECT:
      return "select";
    case FR_STEP_ACTION:
      return fr_actions[s->action].id;
    case FR_STEP_SCORE:
      return "score";
    case FR_STEP_OVER:
    case FR_N_STEPS_OF_GAME:
    default:
      return "over";
    }
}

GAME_DEFINE_WORDS
GAME_DEFINE_UNTYPED (fr)

static GameSecrecy
any_secrecy (const void *state)
{
  return fr_secrecy (state);
}

static bool
any_continues (const void *before, const void *after)
{
  return fr_continues (before, after);
}

static GameInfo
any_info (const void *state)
{
  const FrState *s = state;

  return (GameInfo){
    .n_seats = s->n_seats,
    .options = s->options,
    .phase = (uint8_t) (s->step == FR_STEP_ACTION ? FR_N_STEPS_OF_GAME + s->action : s->step),
    .is_public = s->ask != FR_ASK_GOAL,
    .round = s->round,
  };
}

static void
any_set_options (void *state, uint8_t options)
{
  ((FrState *) state)->options = options;
}

static int
any_explain (const void *s, int seat, uint8_t what, uint8_t piece, uint8_t detail, GameCauses *causes)
{
  (void) detail;
  return fr_explain (s, seat, (FrWhy) what, piece, causes);
}

const Game fr_game = {
  .id = "frontiers",
  .name = "New Frontiers",
  .min_seats = 2,
  .max_seats = FR_MAX_SEATS,
  .state_size = sizeof (FrState),
  .options = option_words,
  .set_options = any_set_options,
  GAME_UNTYPED,
  GAME_WORDS,
  .info = any_info,
  .secrecy = any_secrecy,
  .continues = any_continues,
  .weigh = weigh,
  .explain = any_explain,
  .format = fr_format,
  .parse = fr_parse,
  .step_word = step_word,
};
