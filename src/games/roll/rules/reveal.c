/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reveal: the selected phases become known, and idle workers return to the cup. */
#include "games/roll/rules/internal.h"

static void
show_selections (RollState *s, GameEvents *ev)
{
  s->phases = 0;
  for (int i = 0; i < s->n_seats; i++)
    {
      RollSeat *p = &s->seats[i];

      /* From here on the selector is a worker of its phase like the others. */
      p->dice[ROLL_COLUMN + p->selected][p->selector]++;
      s->phases = (uint8_t) (s->phases | ROLL_BIT (p->selected));
      game_emit (ev, ROLL_EVENT (ROLL_EVENT_SELECTED, (int8_t) i, false, p->selector, p->selected, 0, 0));
    }
}

/* Reveal 3: Dictate dice and workers of phases that do not happen go to the cup now, before phase I. */
static void
send_home (RollState *s, GameEvents *ev)
{
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_PHASES, GAME_NOBODY, false, s->phases, 0, 0, 0));
  for (int i = 0; i < s->n_seats; i++)
    {
      roll_to_cup (s, i, ROLL_DICTATED, ev);
      for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
        if ((s->phases & ROLL_BIT (phase)) == 0)
          roll_to_cup (s, i, ROLL_COLUMN + phase, ev);
    }
}

void
roll_reveal_step (RollState *s, GameEvents *ev)
{
  if (s->now.stage == ROLL_REVEAL_SHOW)
    {
      show_selections (s, ev);
      s->now.stage = ROLL_REVEAL_SEND_HOME;
    }
  if (s->n_seats == 2 && s->spare == ROLL_NO_PHASE)
    {
      roll_ask (s, ROLL_ASK_SPARE, 0, 0);
      return;
    }
  send_home (s, ev);
  s->step = ROLL_STEP_PHASES;
  roll_next_phase (s, ROLL_EXPLORE, ev);
}

/* Two players: what does the spare white die show? It is nobody's worker. */

static GameStatus
check_spare (const RollState *s, GameAnswer answer)
{
  const uint8_t phase = GAME_ANSWER_A (answer);

  (void) s;
  if (GAME_ANSWER_KIND (answer) != ROLL_DO_SPARE)
    return roll_wrong_kind (answer);
  return phase < ROLL_N_PHASES && roll_dice[ROLL_WHITE].weight[phase] > 0 ? ROLL_OK : ROLL_NO_SUCH_SIDE;
}

static size_t
legal_spare (const RollState *s, GameAnswer *out)
{
  size_t n = 0;

  (void) s;
  for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
    if (roll_dice[ROLL_WHITE].weight[phase] > 0)
      out[n++] = GAME_ANSWER (ROLL_DO_SPARE, phase, 0, 0);
  return n;
}

static void
apply_spare (RollState *s, GameAnswer answer, GameEvents *ev)
{
  s->spare = GAME_ANSWER_A (answer);
  s->phases = (uint8_t) (s->phases | ROLL_BIT (s->spare));
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_SPARE, GAME_NOBODY, false, s->spare, 0, 0, 0));
}

const RollAsker roll_ask_spare = { legal_spare, check_spare, apply_spare };
