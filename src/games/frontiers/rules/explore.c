/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Explore (rules 3.3), drawing worlds by powers, and the limit of nine. */
#include "games/frontiers/rules/internal.h"

enum { LAY_OUT = 1, PICKS, POWERS, DRAWS, RETURNS, STOCKPILE };

/* The bag */

static bool
knows_bag (const FrState *s)
{
  return fr_mirrors (s) && fr_named_in_bag (s) > 0;
}

/* Laying out worlds (AMB-23: as many as there are) */

static void
lay (FrState *s, unsigned world)
{
  s->now.laid[s->now.n_laid++] = (uint8_t) world;
  s->now.at++;
}

static void
lay_rest (FrState *s)
{
  while (s->now.at < fr_limits.laid_out && fr_bag (s) > 0)
    lay (s, FR_UNNAMED);
  s->now.stage = PICKS;
  s->now.at = 0;
}

/* A world from the bag, or an unnamed one; there is at least one of those, or it is unknown. */
static GameStatus
check_from_bag (const FrState *s, unsigned world)
{
  if (world == FR_UNNAMED)
    return FR_OK;
  if (world >= FR_N_WORLDS)
    return FR_NO_SUCH_ANSWER;
  return fr_is_in_bag (s, world) ? FR_OK : FR_NOT_LEFT;
}

static GameStatus
check_lay_out (const FrState *s, GameAnswer answer)
{
  if (GAME_ANSWER_KIND (answer) == FR_DO_SKIP)
    return s->now.at == 0 ? FR_OK : FR_TOO_LATE;
  return check_from_bag (s, GAME_ANSWER_A (answer));
}

static void
apply_lay_out (FrState *s, GameAnswer answer, GameEvents *ev)
{
  if (GAME_ANSWER_KIND (answer) == FR_DO_SKIP)
    {
      s->now.skipped = true;
      return;
    }
  lay (s, GAME_ANSWER_A (answer));
  fr_emit (ev, FR_EVENT_LAID_OUT, GAME_NOBODY, GAME_ANSWER_A (answer), 0, fr_name_of (s, GAME_ANSWER_A (answer)));
}

const FrAsker fr_ask_lay_out = { { FR_DO_LAY_OUT, FR_DO_SKIP }, 0, check_lay_out, apply_lay_out };

/* Picks */

static int
find_laid (const FrState *s, unsigned world)
{
  const uint8_t *found = memchr (s->now.laid, (int) world, s->now.n_laid);

  return found == NULL ? -1 : (int) (found - s->now.laid);
}

static GameStatus
check_pick (const FrState *s, GameAnswer answer)
{
  const unsigned world = GAME_ANSWER_A (answer);

  if (world == FR_NOTHING)
    return (s->options & FR_DECLINE) != 0 ? FR_OK : FR_MUST_USE;
  if (world >= FR_N_WORLDS && world != FR_UNNAMED)
    return FR_NO_SUCH_ANSWER;
  if (find_laid (s, world) >= 0)
    return FR_OK;
  /* A world that was laid out without a name may get one now. */
  return find_laid (s, FR_UNNAMED) >= 0 && fr_is_in_bag (s, world) ? FR_OK : FR_NOT_LEFT;
}

static void
pick (FrState *s, int seat, unsigned world, GameEvents *ev)
{
  int at = find_laid (s, world);

  s->now.stage = POWERS;
  if (world == FR_NOTHING || s->now.n_laid == 0 || s->seats[seat].n_explored == FR_MAX_EXPLORED)
    return;
  if (at < 0)
    at = find_laid (s, FR_UNNAMED);
  memmove (&s->now.laid[at], &s->now.laid[at + 1], s->now.n_laid - (unsigned) at - 1u);
  s->now.laid[--s->now.n_laid] = 0;
  fr_add_explored (s, seat, world, ev);
}

static void
apply_pick (FrState *s, GameAnswer answer, GameEvents *ev)
{
  pick (s, s->actor, GAME_ANSWER_A (answer), ev);
}

const FrAsker fr_ask_pick = { { FR_DO_PICK }, FR_MUST_USE, check_pick, apply_pick };

/* The seats in order, then the selector a second time. */
static int
picker (const FrState *s)
{
  return s->now.turn < s->now.n_acting ? fr_turn_seat (s) : s->now.acting[0];
}

static bool
has_named_choice (const FrState *s)
{
  for (unsigned i = 0; i < s->now.n_laid; i++)
    if (s->now.laid[i] != FR_UNNAMED)
      return true;
  return s->now.n_laid > 0 && (knows_bag (s) || (s->options & FR_DECLINE) != 0);
}

static void
pick_step (FrState *s, GameEvents *ev)
{
  if (s->now.turn > s->now.n_acting)
    {
      memset (s->now.laid, 0, sizeof s->now.laid);
      s->now.n_laid = 0;
      s->now.stage = RETURNS;
      s->now.turn = 0;
    }
  else if (fr_mirrors (s) && has_named_choice (s) && s->seats[picker (s)].n_explored < FR_MAX_EXPLORED)
    fr_ask (s, FR_ASK_PICK, picker (s), 0);
  else
    pick (s, picker (s), s->now.n_laid > 0 ? FR_UNNAMED : FR_NOTHING, ev);
}

/* A seat uses its Explore powers right after its pick, the selector after the second one (AMB-6) */

static void
use_powers (FrState *s, GameEvents *ev)
{
  const int seat = picker (s);
  const bool is_first_of_two = s->now.turn == 0;
  FrPowerAt at = { 0 };

  s->now.stage = DRAWS;
  while (!is_first_of_two && fr_next_power (s, seat, FR_BIT (FR_E1) | FR_BIT (FR_E2), &at))
    if (fr_power_code (at.power) == FR_E1)
      fr_gain (s, seat, fr_power_gain (at.power), 1, ev);
    else
      s->now.draws = (uint8_t) (s->now.draws + fr_power_amount (at.power));
}

static GameStatus
check_draw (const FrState *s, GameAnswer answer)
{
  return check_from_bag (s, GAME_ANSWER_A (answer));
}

static void
apply_draw (FrState *s, GameAnswer answer, GameEvents *ev)
{
  fr_add_explored (s, s->actor, GAME_ANSWER_A (answer), ev);
  s->now.draws--;
}

const FrAsker fr_ask_draw = { { FR_DO_DRAW }, 0, check_draw, apply_draw };

/* Draws the worlds that are due; true if it has to ask which world came from the bag. */
bool
fr_draw (FrState *s, int seat, GameEvents *ev)
{
  while (s->now.draws > 0)
    {
      if (fr_bag (s) <= 0 || s->seats[seat].n_explored == FR_MAX_EXPLORED)
        s->now.draws = 0;
      else if (knows_bag (s))
        {
          fr_ask (s, FR_ASK_DRAW, seat, 0);
          return true;
        }
      else
        {
          fr_add_explored (s, seat, FR_UNNAMED, ev);
          s->now.draws--;
        }
    }
  return false;
}

/* The limit of nine: explored worlds go back, in acting order (AMB-7) */

static bool
may_stockpile (const FrState *s, int seat)
{
  return fr_counts (s) && fr_goal_is_up (s, FR_EXPLORATION) && (s->now.stocked & FR_BIT (seat)) == 0
         && fr_stockpile_room (s, seat, FR_EXPLORATION) > 0;
}

static GameStatus
check_return (const FrState *s, GameAnswer answer)
{
  const FrSeat *p = fr_actor_of (s);
  const unsigned at = GAME_ANSWER_A (answer);

  if (GAME_ANSWER_KIND (answer) == FR_DO_RETURN_COLONY)
    return FR_ONLY_EXPLORED;
  if (at >= p->n_explored)
    return FR_NO_SUCH_TILE;
  /* Unnamed worlds are all alike. */
  if (at > 0 && memchr (p->explored, p->explored[at], at) != NULL)
    return FR_OUT_OF_ORDER;
  if (GAME_ANSWER_KIND (answer) == FR_DO_STOCKPILE_WORLD && !may_stockpile (s, s->actor))
    return fr_goal_is_up (s, FR_EXPLORATION) ? FR_LIMIT : FR_NOT_IN_GAME;
  return FR_OK;
}

static void
give_back (FrState *s, int seat, unsigned at, bool stockpiled, GameEvents *ev)
{
  FrSeat *p = &s->seats[seat];
  const unsigned world = p->explored[at];

  if (stockpiled)
    {
      p->stock_world[p->n_stock_worlds++] = (uint8_t) world;
      s->now.stocked = (uint8_t) (s->now.stocked | FR_BIT (seat));
      fr_emit (ev, FR_EVENT_STOCKPILED, seat, FR_EXPLORATION, world, 1);
    }
  else
    fr_emit (ev, FR_EVENT_RETURNED, seat, world, 0, fr_name_of (s, world));
  fr_remove_explored (s, seat, at);
  if (!stockpiled)
    fr_free_world (s, world);
}

static void
apply_return (FrState *s, GameAnswer answer, GameEvents *ev)
{
  give_back (s, s->actor, GAME_ANSWER_A (answer), GAME_ANSWER_KIND (answer) == FR_DO_STOCKPILE_WORLD, ev);
}

const FrAsker fr_ask_return = {
  { FR_DO_RETURN, FR_DO_RETURN_COLONY, FR_DO_STOCKPILE_WORLD }, FR_MUST_USE, check_return, apply_return,
};

/* TRUE if there is a choice. Clock does not track which world is which. */
static bool
is_choice (const FrState *s, int seat)
{
  const FrSeat *p = &s->seats[seat];

  for (unsigned i = 1; fr_counts (s) && i < p->n_explored; i++)
    if (p->explored[i] != p->explored[0])
      return true;
  return may_stockpile (s, seat);
}

/* House rule (6.5): any explored world may be stockpiled. */
static bool
ask_for_stockpile (FrState *s, int seat)
{
  if ((s->options & FR_STOCKPILE_ANY) == 0 || !may_stockpile (s, seat) || s->seats[seat].n_explored == 0
      || s->now.last == FR_MAX_COLONIES)
    return false;
  fr_ask (s, FR_ASK_STOCKPILE, seat, FR_EXPLORATION);
  return true;
}

/* Loops over the seats from `turn` on; true while something is asked. */
bool
fr_limit_of_nine (FrState *s, GameEvents *ev)
{
  for (; s->now.turn < s->now.n_acting; s->now.turn++, s->now.last = 0)
    {
      const int seat = fr_turn_seat (s);

      while (fr_total (s, seat) > fr_limits.worlds && s->seats[seat].n_explored > 0)
        {
          if (is_choice (s, seat))
            {
              fr_ask (s, FR_ASK_RETURN, seat, 0);
              return true;
            }
          give_back (s, seat, 0, false, ev);
        }
      if (ask_for_stockpile (s, seat))
        return true;
    }
  return false;
}

void
fr_explore_step (FrState *s, GameEvents *ev)
{
  switch (s->now.stage)
    {
    case LAY_OUT:
      if (!s->now.skipped && s->now.at < fr_limits.laid_out && fr_bag (s) > 0 && knows_bag (s))
        fr_ask (s, FR_ASK_LAY_OUT, 0, s->now.at);
      else
        lay_rest (s);
      return;
    case PICKS:
      pick_step (s, ev);
      return;
    case POWERS:
      use_powers (s, ev);
      return;
    case DRAWS:
      if (fr_draw (s, picker (s), ev))
        return;
      s->now.turn++;
      s->now.stage = PICKS;
      return;
    default:
      if (!fr_limit_of_nine (s, ev))
        fr_end_action (s, ev);
    }
}
