/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rearranging both stacks at the end of a seat's Explore: all tiles are picked up, then the development stack
 * is placed from the top down, then the rest as the world stack. */
#include "games/roll/rules/internal.h"

bool
roll_is_rearranging (const RollState *s)
{
  return s->step == ROLL_STEP_PHASES && s->phase == ROLL_EXPLORE
         && (s->now.stage == ROLL_EXPLORE_ORDER_DEVELOPMENTS || s->now.stage == ROLL_EXPLORE_ORDER_WORLDS);
}

/* Rearrange, or leave the stacks as they are? */

static GameStatus
check_rearrange (const RollState *s, GameAnswer answer)
{
  (void) s;
  return GAME_ANSWER_KIND (answer) == ROLL_DO_DONE || GAME_ANSWER_KIND (answer) == ROLL_DO_REARRANGE
           ? ROLL_OK
           : ROLL_OTHER_QUESTION;
}

static size_t
legal_rearrange (const RollState *s, GameAnswer *out)
{
  (void) s;
  out[0] = GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0);
  out[1] = GAME_ANSWER (ROLL_DO_REARRANGE, 0, 0, 0);
  return 2;
}

static void
apply_rearrange (RollState *s, GameAnswer answer, GameEvents *ev)
{
  RollSeat *p = &s->seats[s->actor];

  (void) ev;
  if (GAME_ANSWER_KIND (answer) == ROLL_DO_DONE)
    {
      s->now.stage = ROLL_EXPLORE_END;
      return;
    }
  for (unsigned kind = 0; kind < 2; kind++)
    while (p->n_stack[kind] > 0)
      {
        const uint8_t face = roll_stack_remove (p, kind, 0);

        s->now.drawn[s->now.n_drawn++] = face == ROLL_UNKNOWN ? ROLL_UNKNOWN : ROLL_TILE_OF (face);
      }
  s->now.stage = ROLL_EXPLORE_ORDER_DEVELOPMENTS;
}

const RollAsker roll_ask_rearrange = { legal_rearrange, check_rearrange, apply_rearrange };

/* Which tile is next, from the top down? */

static GameStatus
check_order (const RollState *s, GameAnswer answer)
{
  if (GAME_ANSWER_KIND (answer) == ROLL_DO_DONE)
    return s->piece == ROLL_DEVELOPMENT ? ROLL_OK : ROLL_MUST_PLACE;
  if (GAME_ANSWER_KIND (answer) != ROLL_DO_PUT)
    return ROLL_OTHER_QUESTION;
  if (GAME_ANSWER_B (answer) != s->piece)
    return ROLL_OUT_OF_ORDER;
  if (GAME_ANSWER_C (answer) != 0)
    return ROLL_BOTTOM_ONLY;
  return roll_check_in_hand (s, GAME_ANSWER_A (answer), s->piece);
}

static size_t
legal_order (const RollState *s, GameAnswer *out)
{
  size_t n = 0;

  if (s->piece == ROLL_DEVELOPMENT)
    out[n++] = GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0);
  return n + roll_legal_in_hand (s, ROLL_BIT (s->piece), 0, out + n);
}

static void
end_rearranging (RollState *s, GameEvents *ev)
{
  const RollSeat *p = roll_actor (s);

  s->now.stage = ROLL_EXPLORE_END;
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_REARRANGED, (int8_t) s->actor, false, 0, 0, 0, 0));
  for (unsigned kind = 0; kind < 2; kind++)
    if (p->n_stack[kind] > 0 && roll_stack_at (p, kind, 0) != ROLL_UNKNOWN)
      game_emit (ev, ROLL_EVENT (ROLL_EVENT_TOP, (int8_t) s->actor, false, roll_stack_at (p, kind, 0),
                                 (uint8_t) kind, 0, 0));
}

static void
apply_order (RollState *s, GameAnswer answer, GameEvents *ev)
{
  if (GAME_ANSWER_KIND (answer) == ROLL_DO_DONE)
    s->now.stage = ROLL_EXPLORE_ORDER_WORLDS;
  else
    roll_put_from_hand (s, answer, ev);
  if (s->now.n_drawn == 0)
    end_rearranging (s, ev);
}

const RollAsker roll_ask_order = { legal_order, check_order, apply_order };
