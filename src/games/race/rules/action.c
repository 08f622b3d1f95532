/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Choosing actions and Reveal (rules 2). */
#include "games/race/rules/internal.h"

static const uint8_t phase_of[RACE_N_ACTIONS] = {
  [RACE_EXPLORE_5] = RACE_PHASE_EXPLORE, [RACE_EXPLORE_1_1] = RACE_PHASE_EXPLORE,
  [RACE_DEVELOP] = RACE_PHASE_DEVELOP,   [RACE_SETTLE] = RACE_PHASE_SETTLE,
  [RACE_TRADE] = RACE_PHASE_CONSUME,     [RACE_DOUBLE] = RACE_PHASE_CONSUME,
  [RACE_PRODUCE] = RACE_PHASE_PRODUCE,
};

/* Rules 2.2: choosing Develop or Settle twice makes it happen twice. */
unsigned
race_phases_of (const RaceState *s)
{
  unsigned phases = 0;

  for (int i = 0; i < s->n_seats; i++)
    {
      const uint8_t *actions = s->seats[i].actions;

      for (unsigned k = 0; k < 2; k++)
        if (actions[k] != 0)
          phases |= RACE_BIT (phase_of[actions[k] - 1]);
      if (actions[0] != 0 && actions[0] == actions[1])
        phases |= RACE_BIT (phase_of[actions[0] - 1] + 1);
    }
  return phases;
}

/* TRUE if the seat has the bonus of that action in this phase. In a second Develop or Settle, only seats that
 * chose it twice do. */
bool
race_has_action (const RaceState *s, int seat, RaceAction action)
{
  const uint8_t *actions = s->seats[seat].actions;
  const bool is_again = s->phase == RACE_PHASE_DEVELOP_AGAIN || s->phase == RACE_PHASE_SETTLE_AGAIN;
  const bool first = actions[0] == (int) action + 1;
  const bool second = actions[1] == (int) action + 1;

  return is_again ? first && second : first || second;
}

void
race_action_step (RaceState *s, GameEvents *ev)
{
  if (race_choose_in_secret (s, RACE_ASK_ACTION))
    return;
  for (int i = 0; i < s->n_seats; i++)
    game_emit (ev, RACE_EVENT (RACE_EVENT_ACTIONS, (int8_t) i, false, (uint8_t) (s->seats[i].actions[0] - 1),
                               s->seats[i].actions[1], 0, 0));
  s->phases = (uint8_t) race_phases_of (s);
  s->step = RACE_STEP_PHASES;
  race_next_phase (s, RACE_PHASE_EXPLORE, ev);
}

static GameStatus
check_action (const RaceState *s, GameAnswer answer)
{
  const bool is_two = (s->options & RACE_TWO_ACTIONS) != 0;
  const unsigned first = GAME_ANSWER_A (answer);
  const unsigned second = GAME_ANSWER_B (answer);

  if (GAME_ANSWER_KIND (answer) != RACE_DO_ACTION)
    return race_wrong_kind (answer);
  if (first >= RACE_N_ACTIONS || second > RACE_N_ACTIONS)
    return RACE_NO_SUCH_ANSWER;
  if (is_two != (second != 0))
    return is_two ? RACE_TWO_ACTION_CARDS : RACE_ONE_ACTION;
  if (!is_two || second > first + 1)
    return RACE_OK;
  if (second < first + 1)
    return RACE_OUT_OF_ORDER;
  return first == RACE_DEVELOP || first == RACE_SETTLE ? RACE_OK : RACE_ONLY_ONCE;
}

/* Can a seat have these action cards before it? Somebody who writes down a table need not know all of them. */
bool
race_are_actions (const RaceState *s, const uint8_t actions[2])
{
  GameStatus status;

  if (actions[0] == 0)
    return actions[1] == 0;
  status = check_action (s, GAME_ANSWER (RACE_DO_ACTION, actions[0] - 1, actions[1], 0));
  return status == RACE_OK || status == RACE_TWO_ACTION_CARDS;
}

static size_t
legal_action (const RaceState *s, GameAnswer *out)
{
  const bool is_two = (s->options & RACE_TWO_ACTIONS) != 0;
  size_t n = 0;

  for (unsigned a = 0; a < RACE_N_ACTIONS; a++)
    for (unsigned b = is_two ? a + 1 : 0; b <= (is_two ? RACE_N_ACTIONS : 0); b++)
      if (b != a + 1 || a == RACE_DEVELOP || a == RACE_SETTLE)
        out[n++] = GAME_ANSWER (RACE_DO_ACTION, a, b, 0);
  return n;
}

static void
apply_action (RaceState *s, GameAnswer answer, GameEvents *ev)
{
  uint8_t *actions = s->seats[s->actor].actions;

  actions[0] = (uint8_t) (GAME_ANSWER_A (answer) + 1);
  actions[1] = GAME_ANSWER_B (answer);
  race_done_choosing (s, ev);
}

const RaceAsker race_ask_action = { legal_action, check_action, apply_action };
