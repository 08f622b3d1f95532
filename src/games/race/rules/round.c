/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The course of a round: the order of steps, and how a round ends (rules 4.1). */
#include "games/race/rules/internal.h"

void
race_begin_round (RaceState *s, GameEvents *ev)
{
  s->round++;
  s->step = RACE_STEP_ACTION;
  s->turn = s->phase = s->phases = 0;
  memset (&s->now, 0, sizeof s->now);
  for (int i = 0; i < s->n_seats; i++)
    s->seats[i].actions[0] = s->seats[i].actions[1] = 0;
  game_emit (ev, RACE_EVENT (RACE_EVENT_ROUND, GAME_NOBODY, false, 0, 0, 0, (int16_t) s->round));
}

/* The next phase that happens, or the end of the round. */
void
race_next_phase (RaceState *s, unsigned from, GameEvents *ev)
{
  const unsigned left = s->phases & ~(RACE_BIT (from) - 1);

  s->turn = 0;
  memset (&s->now, 0, sizeof s->now);
  if (left == 0)
    {
      s->phase = 0;
      s->step = RACE_STEP_END;
      return;
    }
  s->phase = (uint8_t) __builtin_ctz (left);
  game_emit (ev, RACE_EVENT (RACE_EVENT_PHASE, GAME_NOBODY, false, s->phase, 0, 0, 0));
}

static unsigned
find_reasons_to_end (const RaceState *s)
{
  unsigned reasons = s->pool <= 0 ? 1 : 0;

  for (int i = 0; i < s->n_seats; i++)
    if (s->seats[i].n_tableau >= RACE_END_CARDS)
      reasons |= 2;
  return reasons;
}

bool
race_has_ended (const RaceState *s)
{
  return find_reasons_to_end (s) != 0;
}

/* Everybody discards down to the limit; only then check whether the game is over. */
static void
end_step (RaceState *s, GameEvents *ev)
{
  const int seat = race_turn_seat (s);

  if (s->turn == s->n_seats)
    {
      if (race_has_ended (s))
        {
          s->step = RACE_STEP_OVER;
          game_emit (ev, RACE_EVENT (RACE_EVENT_END, GAME_NOBODY, false,
                                     (uint8_t) find_reasons_to_end (s), 0, 0, 0));
        }
      else
        race_begin_round (s, ev);
    }
  else if (s->seats[seat].n_hand - s->seats[seat].n_chosen > RACE_HAND_LIMIT)
    race_ask (s, RACE_ASK_LIMIT, seat, 0);
  else
    {
      race_discard_chosen (s, seat, ev);
      s->turn++;
    }
}

static void
phases_step (RaceState *s, GameEvents *ev)
{
  static void (*const steps[RACE_N_PHASES]) (RaceState *, GameEvents *) = {
    [RACE_PHASE_EXPLORE] = race_explore_step, [RACE_PHASE_DEVELOP] = race_develop_step,
    [RACE_PHASE_DEVELOP_AGAIN] = race_develop_step, [RACE_PHASE_SETTLE] = race_settle_step,
    [RACE_PHASE_SETTLE_AGAIN] = race_settle_step, [RACE_PHASE_CONSUME] = race_consume_step,
    [RACE_PHASE_PRODUCE] = race_produce_step,
  };

  steps[s->phase](s, ev);
}

static void
over_step (RaceState *s, GameEvents *ev)
{
  (void) ev;
  race_ask (s, RACE_ASK_OVER, 0, 0);
}

void
race_advance (RaceState *s, GameEvents *ev)
{
  static void (*const steps[RACE_N_STEPS]) (RaceState *, GameEvents *) = {
    [RACE_STEP_SETUP] = race_setup_step,   [RACE_STEP_ACTION] = race_action_step,
    [RACE_STEP_PHASES] = phases_step,      [RACE_STEP_END] = end_step,
    [RACE_STEP_OVER] = over_step,
  };

  s->ask = RACE_ASK_NOTHING;
  s->actor = s->piece = 0;
  while (s->ask == RACE_ASK_NOTHING)
    if (!race_draw_pending (s, ev))
      steps[s->step](s, ev);
}
