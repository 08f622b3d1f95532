/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The round (rules 2): the track is a list of disks, the first k of which have selected. */
#include "games/frontiers/rules/internal.h"

FrLevel
fr_level (const FrState *s)
{
  return (s->options & FR_TILES) != 0      ? FR_LEVEL_MIRROR
         : (s->options & FR_COUNTERS) != 0 ? FR_LEVEL_COUNTERS
                                           : FR_LEVEL_CLOCK;
}

bool
fr_uses_chart (const FrState *s)
{
  return (s->options & FR_GOALS) != 0;
}

/* From the selector along the track to its end, then from its front; each seat once (2.3). */
unsigned
fr_acting (const FrState *s, uint8_t seats[FR_MAX_SEATS])
{
  unsigned seen = 0;
  unsigned n = 0;

  for (unsigned i = 0; i < s->n_disks; i++)
    {
      const unsigned seat = s->order[(s->k + i) % s->n_disks];

      if ((seen & FR_BIT (seat)) == 0)
        seats[n++] = (uint8_t) seat;
      seen |= FR_BIT (seat);
    }
  return n;
}

/* The round is still finished (4.1). */
void
fr_note_end (FrState *s, unsigned end, int seat, GameEvents *ev)
{
  if ((s->ends & end) != 0)
    return;
  s->ends = (uint8_t) (s->ends | end);
  fr_emit (ev, FR_EVENT_END, seat, end, 0, 0);
}

/* The distance to an end: spaces or colonies that the leading seat still needs, colonists or VP that are left. */
int
fr_until_end (const FrState *s, FrEnd end, int *seat)
{
  int best = -1;

  *seat = GAME_NOBODY;
  if (end == FR_END_COLONISTS)
    return s->supply < fr_limits.colonists ? 0 : s->supply - fr_limits.colonists + 1;
  if (end == FR_END_POOL)
    return s->pool;
  for (int i = 0; i < s->n_seats; i++)
    {
      const int left = end == FR_END_SPACES ? fr_limits.spaces + 1 - fr_covered (s, i) : fr_limits.colonies + 1 - s->seats[i].n_colonies;

      if (best < 0 || left < best)
        {
          best = left < 0 ? 0 : left;
          *seat = i;
        }
    }
  return best;
}

static void
move_disk (FrState *s, unsigned to, GameEvents *ev)
{
  const uint8_t disk = s->order[s->k];

  if (to == s->k)
    return;
  memmove (&s->order[to + 1], &s->order[to], s->k - to);
  s->order[to] = disk;
  fr_emit (ev, FR_EVENT_MOVED, disk, to, s->k, 0);
}

/* The selector's immediate gains, besides those of the action itself. */
static void
give_bonus (FrState *s, unsigned action, GameEvents *ev)
{
  const int seat = s->now.acting[0];

  fr_gain_credits (s, seat, fr_actions[action].credits, ev);
  fr_gain_chips (s, seat, fr_actions[action].vp, ev);
  fr_gain_colonists (s, seat, fr_actions[action].colonists, ev);
  if (action == FR_PRODUCE)
    {
      fr_gain_credits (s, seat, s->on_produce, ev);
      s->on_produce = 0;
    }
  if (action == FR_ENVOYS)
    move_disk (s, 0, ev);
  if (action == FR_CHART && s->k > 0)
    move_disk (s, s->k - 1u, ev);
}

static void
begin_action (FrState *s, unsigned action, GameEvents *ev)
{
  memset (&s->now, 0, sizeof s->now);
  s->now.n_acting = (uint8_t) fr_acting (s, s->now.acting);
  s->step = FR_STEP_ACTION;
  s->action = (uint8_t) action;
  s->taken = (uint8_t) (s->taken | FR_BIT (action));
  s->last = 0;
  if (s->n_taken < FR_MAX_DISKS) /* a position can have more */
    {
      s->tile[s->n_taken] = (uint8_t) action;
      s->selector[s->n_taken++] = s->now.acting[0];
    }
  fr_emit (ev, FR_EVENT_SELECTED, s->now.acting[0], action, 0, 0);
  give_bonus (s, action, ev);
}

static void
begin_round (FrState *s, GameEvents *ev)
{
  s->round++;
  s->k = 0;
  s->last = s->n_taken > 0 ? (uint8_t) (s->tile[s->n_taken - 1] + 1) : 0;
  s->taken = s->n_taken = 0;
  memset (s->tile, 0, sizeof s->tile);
  memset (s->selector, 0, sizeof s->selector);
  s->step = FR_STEP_SELECT;
  fr_emit (ev, FR_EVENT_ROUND, GAME_NOBODY, 0, 0, s->round);
}

/* 2.4 */
static void
end_round (FrState *s, GameEvents *ev)
{
  if (s->ends != 0)
    {
      s->step = FR_STEP_SCORE;
      s->k = 0;
      fr_emit (ev, FR_EVENT_SCORING, GAME_NOBODY, 0, 0, 0);
      for (int i = 0; i < s->n_seats; i++)
        while (s->seats[i].n_explored > 0)
          {
            fr_free_world (s, s->seats[i].explored[0]);
            fr_remove_explored (s, i, 0);
          }
      return;
    }
  if ((s->taken & FR_BIT (FR_PRODUCE)) == 0 && s->on_produce < 99)
    {
      s->on_produce++;
      fr_emit (ev, FR_EVENT_ON_PRODUCE, GAME_NOBODY, 0, 0, s->on_produce);
    }
  begin_round (s, ev);
}

void
fr_end_action (FrState *s, GameEvents *ev)
{
  memset (&s->now, 0, sizeof s->now);
  fr_clear_marks (s);
  s->action = 0;
  s->k++;
  s->step = FR_STEP_SELECT;
  if (s->k >= s->n_disks)
    end_round (s, ev);
}

/* Clears everything that belongs to one seat's turn. */
void
fr_next_turn (FrState *s)
{
  FrNow *now = &s->now;

  now->turn++;
  now->used = 0;
  now->at = now->fact = now->about = now->world = now->settled = now->to_settle = now->stack = 0;
  now->replaced = 0;
  now->facted = false;
  now->temporary = now->power = now->need = now->uses = now->kinds = now->last = now->eaten = now->sale = 0;
}

/* Laying out worlds, the first stage of Explore, does not count as acting. */
bool
fr_has_acted (const FrState *s)
{
  const unsigned first = s->action == FR_EXPLORE ? 2 : 1;

  return s->step == FR_STEP_ACTION && (s->now.turn > 0 || s->now.stage > first || s->now.replaced != 0);
}

static void
select_step (FrState *s, GameEvents *ev)
{
  if (s->round == 0)
    begin_round (s, ev);
  fr_ask (s, FR_ASK_SELECT, s->order[s->k], 0);
}

static GameStatus
check_select (const FrState *s, GameAnswer answer)
{
  const unsigned action = GAME_ANSWER_A (answer);

  if (action >= FR_N_ACTIONS)
    return FR_NO_SUCH_ANSWER;
  if (action == (fr_uses_chart (s) ? FR_RETREAT : FR_CHART))
    return FR_NOT_IN_GAME;
  return (s->taken & FR_BIT (action)) != 0 ? FR_TAKEN : FR_OK;
}

static void
apply_select (FrState *s, GameAnswer answer, GameEvents *ev)
{
  const unsigned action = GAME_ANSWER_A (answer);

  begin_action (s, action, ev);
  if (action == FR_RETREAT || action == FR_ENVOYS)
    fr_end_action (s, ev);
}

const FrAsker fr_ask_select = { { FR_DO_SELECT }, FR_MUST_SELECT, check_select, apply_select };

static void
action_step (FrState *s, GameEvents *ev)
{
  switch (s->action)
    {
    case FR_CHART:
      fr_chart_step (s, ev);
      break;
    case FR_DEVELOP:
      fr_develop_step (s, ev);
      break;
    case FR_EXPLORE:
      fr_explore_step (s, ev);
      break;
    case FR_SETTLE:
      fr_settle_step (s, ev);
      break;
    case FR_PRODUCE:
      fr_produce_step (s, ev);
      break;
    case FR_TRADE:
      fr_trade_step (s, ev);
      break;
    default:
      fr_end_action (s, ev);
    }
}

/* Before anybody acts, a hidden goal may be turned up (2.2). */
static void
begin_or_act (FrState *s, GameEvents *ev)
{
  if (s->now.stage == 0 && fr_ask_for_goal_up (s))
    return;
  if (s->now.stage == 0)
    s->now.stage = 1;
  action_step (s, ev);
}

void
fr_advance (FrState *s, GameEvents *ev)
{
  s->ask = FR_ASK_NOTHING;
  while (s->ask == FR_ASK_NOTHING)
    switch ((FrStep) s->step)
      {
      case FR_STEP_SETUP:
        fr_setup_step (s, ev);
        break;
      case FR_STEP_SELECT:
        select_step (s, ev);
        break;
      case FR_STEP_ACTION:
        begin_or_act (s, ev);
        break;
      case FR_STEP_SCORE:
        fr_score_step (s, ev);
        break;
      case FR_STEP_OVER:
      case FR_N_STEPS_OF_GAME:
      default:
        fr_ask (s, FR_ASK_OVER, 0, 0);
      }
}
