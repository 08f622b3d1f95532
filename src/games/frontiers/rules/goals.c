/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Goals and stockpiles (rules 6.1 and 6.2), and the Chart tile. */
#include "games/frontiers/rules/internal.h"

enum { LOOK = 1, OTHERS };

static bool
is_stockpile (unsigned goal)
{
  return goal == FR_STOCKPILE_RESOURCES || goal == FR_EXPLORATION || goal == FR_TAX_ON_TRADE;
}

int
fr_find_goal (const FrState *s, unsigned goal)
{
  for (unsigned i = 0; i < s->n_goals; i++)
    if ((s->goal[i] & ~(unsigned) FR_FACE_DOWN) == goal)
      return (int) i;
  return -1;
}

bool
fr_goal_is_up (const FrState *s, unsigned goal)
{
  const int i = fr_find_goal (s, goal);

  return i >= 0 && (s->goal[i] & FR_FACE_DOWN) == 0;
}

int
fr_face_down (const FrState *s)
{
  for (unsigned i = 0; i < s->n_goals; i++)
    if ((s->goal[i] & FR_FACE_DOWN) != 0)
      return (int) i;
  return -1;
}

/* TRUE if the face-down goal may be this one. Face-down goals of others must not be revealed. */
static bool
can_be (const FrState *s, int place, unsigned goal)
{
  const unsigned is = s->goal[place] & ~(unsigned) FR_FACE_DOWN;

  return is == goal || (is == FR_SECRET_GOAL && goal < FR_N_GOALS && !fr_goal_is_up (s, goal));
}

/* There is one of each: if it turns up elsewhere, the earlier entry was wrong. */
static void
forget_other (FrState *s, unsigned place, unsigned goal)
{
  for (unsigned i = 0; i < FR_N_GOALS; i++)
    if (i != place && s->goal[i] == (goal | FR_FACE_DOWN))
      s->goal[i] = FR_SECRET_GOAL | FR_FACE_DOWN;
}

GameStatus
fr_check_turn_up (const FrState *s, unsigned goal)
{
  const int place = fr_face_down (s);

  if (goal >= FR_N_GOALS)
    return FR_NO_SUCH_ANSWER;
  return place >= 0 && can_be (s, place, goal) ? FR_OK : FR_NOT_IN_GAME;
}

bool
fr_may_turn_up (const FrState *s, unsigned goal)
{
  return is_stockpile (goal) && fr_check_turn_up (s, goal) == FR_OK;
}

void
fr_turn_up (FrState *s, unsigned goal, GameEvents *ev)
{
  const int place = fr_face_down (s);

  if (place < 0)
    return;
  s->goal[place] = (uint8_t) goal;
  forget_other (s, (unsigned) place, goal);
  fr_emit (ev, FR_EVENT_GOAL_UP, s->holder[place], goal, 0, 0);
}

/* The goal that stockpiles in the action; FR_N_GOALS: there is none. */
static unsigned
goal_of (unsigned action)
{
  switch (action)
    {
    case FR_EXPLORE:
    case FR_SETTLE:
      return FR_EXPLORATION;
    case FR_PRODUCE:
      return FR_STOCKPILE_RESOURCES;
    case FR_TRADE:
      return FR_TAX_ON_TRADE;
    default:
      return FR_N_GOALS;
    }
}

/* Everybody is asked, whatever the goal is, so that the question reveals nothing, but not if the goal of this action
 * is up already. Clock has no stockpiles. "Turn up" is accepted at any time. */
bool
fr_ask_for_goal_up (FrState *s)
{
  const int place = fr_face_down (s);
  const unsigned goal = goal_of (s->action);

  if (place < 0 || !fr_counts (s) || goal == FR_N_GOALS || fr_goal_is_up (s, goal))
    return false;
  fr_ask (s, FR_ASK_GOAL_UP, s->holder[place], 0);
  return true;
}

/* Before an action, a stockpile goal may be turned up; in Chart and at the end every one is. */
static bool
is_forced_up (const FrState *s)
{
  return s->step == FR_STEP_SCORE || s->action == FR_CHART;
}

static GameStatus
check_goal_up (const FrState *s, GameAnswer answer)
{
  if (GAME_ANSWER_KIND (answer) == FR_DO_KEEP_DOWN)
    return is_forced_up (s) ? FR_MUST_USE : FR_OK;
  if (fr_check_turn_up (s, GAME_ANSWER_A (answer)) != FR_OK)
    return fr_check_turn_up (s, GAME_ANSWER_A (answer));
  return is_forced_up (s) || is_stockpile (GAME_ANSWER_A (answer)) ? FR_OK : FR_NOT_A_STOCKPILE;
}

static void
apply_goal_up (FrState *s, GameAnswer answer, GameEvents *ev)
{
  if (GAME_ANSWER_KIND (answer) != FR_DO_KEEP_DOWN)
    fr_turn_up (s, GAME_ANSWER_A (answer), ev);
  if (!is_forced_up (s))
    s->now.stage = 1;
}

const FrAsker fr_ask_goal_up = { { FR_DO_KEEP_DOWN, FR_DO_TURN_UP }, FR_MUST_USE, check_goal_up, apply_goal_up };

/* Chart: one of three is kept face down (AMB-26) */

static GameStatus
check_goal (const FrState *s, GameAnswer answer)
{
  const unsigned goal = GAME_ANSWER_A (answer);

  if (goal > FR_SECRET_GOAL)
    return FR_NO_SUCH_ANSWER;
  return goal == FR_SECRET_GOAL || !fr_goal_is_up (s, goal) ? FR_OK : FR_TAKEN;
}

static void
apply_goal (FrState *s, GameAnswer answer, GameEvents *ev)
{
  const unsigned goal = GAME_ANSWER_A (answer);

  s->goal[s->n_goals] = (uint8_t) (goal | FR_FACE_DOWN);
  s->holder[s->n_goals] = s->actor;
  if (goal != FR_SECRET_GOAL)
    forget_other (s, s->n_goals, goal);
  s->n_goals++;
  fr_emit (ev, FR_EVENT_GOAL, s->actor, 0, 0, 0);
  if (goal != FR_SECRET_GOAL)
    game_emit (ev, (GameEvent){ .kind = FR_EVENT_GOAL_NAME, .seat = (int8_t) s->actor, .secret = true, .a = (uint8_t) goal });
  s->now.stage = OTHERS;
  s->now.at = 1;
}

const FrAsker fr_ask_goal = { { FR_DO_GOAL }, FR_MUST_USE, check_goal, apply_goal };

/* Then all previously face-down goals are turned up. */
void
fr_chart_step (FrState *s, GameEvents *ev)
{
  const int place = fr_face_down (s);

  if (s->now.stage == LOOK && s->n_goals < FR_N_GOALS)
    {
      fr_ask (s, FR_ASK_GOAL, s->now.acting[0], 0);
      return;
    }
  /* The new one is the last in play. */
  if (place < 0 || (s->now.at != 0 && place == s->n_goals - 1))
    fr_end_action (s, ev);
  else if ((s->goal[place] & ~(unsigned) FR_FACE_DOWN) != FR_SECRET_GOAL)
    fr_turn_up (s, s->goal[place] & ~(unsigned) FR_FACE_DOWN, ev);
  else
    fr_ask (s, FR_ASK_GOAL_UP, s->holder[place], 0);
}

/* Stockpiles: how many more pieces of its kind the goal takes from a seat */

int
fr_stockpile_room (const FrState *s, int seat, unsigned goal)
{
  const FrSeat *p = &s->seats[seat];

  switch (goal)
    {
    case FR_STOCKPILE_RESOURCES:
      return fr_limits.goods - p->stock[0] - p->stock[1] - p->stock[2] - p->stock[3];
    case FR_EXPLORATION:
      return fr_limits.stockpiled_worlds - p->n_stock_worlds;
    default:
      return (s->tax[FR_N_STEPS - 1] == 0 ? 99 : s->tax[FR_N_STEPS - 1]) - p->stock_credits;
    }
}

static void
stockpile_good (FrState *s, unsigned colony, GameEvents *ev)
{
  FrSeat *p = fr_actor (s);
  const unsigned kind = fr_good_on (p, colony) - 1u;

  p->stock[kind]++;
  fr_take_good (s, s->actor, colony);
  s->now.last = (uint8_t) (colony + 1);
  fr_emit (ev, FR_EVENT_STOCKPILED, s->actor, FR_STOCKPILE_RESOURCES, kind, 1);
}

/* Goods are named in the order of the colonies, so that every set has one form. */
static GameStatus
check_stockpile_good (const FrState *s, unsigned colony)
{
  const FrSeat *p = fr_actor_of (s);

  if (colony >= p->n_colonies)
    return FR_NO_SUCH_TILE;
  if (fr_good_on (p, colony) == 0)
    return FR_NO_SUCH_GOOD;
  if (colony < s->now.last)
    return FR_OUT_OF_ORDER;
  return fr_stockpile_room (s, s->actor, FR_STOCKPILE_RESOURCES) > 0 ? FR_OK : FR_LIMIT;
}

static GameStatus
check_stockpile_world (const FrState *s, unsigned at)
{
  const FrSeat *p = fr_actor_of (s);

  if (at >= p->n_explored)
    return FR_NO_SUCH_TILE;
  if (at > 0 && memchr (p->explored, p->explored[at], at) != NULL)
    return FR_OUT_OF_ORDER;
  return fr_stockpile_room (s, s->actor, FR_EXPLORATION) > 0 ? FR_OK : FR_LIMIT;
}

static GameStatus
check_stockpile (const FrState *s, GameAnswer answer)
{
  static const uint8_t kinds[FR_N_GOALS] = {
    [FR_STOCKPILE_RESOURCES] = FR_DO_STOCKPILE_GOOD,
    [FR_EXPLORATION] = FR_DO_STOCKPILE_WORLD,
    [FR_TAX_ON_TRADE] = FR_DO_STOCKPILE_CREDITS,
  };
  const unsigned a = GAME_ANSWER_A (answer);
  const int room = fr_stockpile_room (s, s->actor, s->piece);

  if (GAME_ANSWER_KIND (answer) == FR_DO_DONE)
    return FR_OK;
  if (GAME_ANSWER_KIND (answer) != kinds[s->piece])
    return FR_OTHER_QUESTION;
  if (s->piece == FR_STOCKPILE_RESOURCES)
    return check_stockpile_good (s, a);
  if (s->piece == FR_EXPLORATION)
    return check_stockpile_world (s, a);
  if (a == 0)
    return FR_NO_SUCH_ANSWER;
  return (int) a <= room && a <= s->now.sale && (int) a <= fr_actor_of (s)->credits ? FR_OK : FR_LIMIT;
}

static void
apply_stockpile (FrState *s, GameAnswer answer, GameEvents *ev)
{
  FrSeat *p = fr_actor (s);
  const unsigned a = GAME_ANSWER_A (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case FR_DO_STOCKPILE_GOOD:
      stockpile_good (s, a, ev);
      return;
    case FR_DO_STOCKPILE_WORLD:
      p->stock_world[p->n_stock_worlds++] = p->explored[a];
      fr_emit (ev, FR_EVENT_STOCKPILED, s->actor, FR_EXPLORATION, p->explored[a], 1);
      fr_remove_explored (s, s->actor, a);
      s->now.stocked = (uint8_t) (s->now.stocked | FR_BIT (s->actor));
      break;
    case FR_DO_STOCKPILE_CREDITS:
      p->stock_credits = (uint8_t) (p->stock_credits + a);
      p->credits = (int16_t) (p->credits - (int) a);
      fr_emit (ev, FR_EVENT_STOCKPILED, s->actor, FR_TAX_ON_TRADE, 0, (int) a);
      break;
    default:
      break;
    }
  s->now.last = FR_MAX_COLONIES; /* done */
}

const FrAsker fr_ask_stockpile = {
  { FR_DO_STOCKPILE_WORLD, FR_DO_STOCKPILE_GOOD, FR_DO_STOCKPILE_CREDITS, FR_DO_DONE }, 0, check_stockpile, apply_stockpile,
};
