/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Phase IV, Produce: producers become goods on the seat's non-gray worlds with room. */
#include "games/roll/rules/internal.h"

static bool
has_room (const RollSeat *p, unsigned i, int capacity)
{
  const RollFace *face = &roll_faces[p->tableau[i]];

  return face->kind == ROLL_WORLD && face->colour != ROLL_GRAY && roll_goods_count (p->goods[i]) < capacity;
}

static bool
has_any_room (const RollState *s, int seat)
{
  const RollSeat *p = &s->seats[seat];
  const int capacity = roll_goods_room (p);

  for (unsigned i = 0; i < p->n_tableau; i++)
    if (has_room (p, i, capacity))
      return true;
  return false;
}

void
roll_produce_step (RollState *s, GameEvents *ev)
{
  const int seat = roll_turn_seat (s);

  if (s->turn == s->n_seats)
    {
      roll_end_phase_powers (s, ev);
      roll_next_phase (s, ROLL_PRODUCE + 1, ev);
    }
  else if (roll_sum (s->seats[seat].dice[ROLL_COLUMN + ROLL_PRODUCE]) > 0 && has_any_room (s, seat))
    roll_ask (s, ROLL_ASK_PRODUCE, seat, 0);
  else
    {
      roll_to_cup (s, seat, ROLL_COLUMN + ROLL_PRODUCE, ev);
      roll_end_turn (s);
    }
}

static GameStatus
check_produce (const RollState *s, GameAnswer answer)
{
  const RollSeat *p = roll_actor (s);
  const uint8_t colour = GAME_ANSWER_A (answer);
  const uint8_t face = GAME_ANSWER_B (answer);
  int i;

  if (GAME_ANSWER_KIND (answer) != ROLL_DO_PRODUCE)
    return roll_wrong_kind (answer);
  if (colour >= ROLL_N_COLOURS || p->dice[ROLL_COLUMN + ROLL_PRODUCE][colour] == 0)
    return ROLL_NO_SUCH_DIE;
  i = roll_tableau_find (p, face);
  if (i < 0)
    return ROLL_NOT_OWNED;
  if (roll_capacity (s, s->actor, face) == 0)
    return ROLL_GRAY_WORLD;
  return has_room (p, (unsigned) i, roll_capacity (s, s->actor, face)) ? ROLL_OK : ROLL_WORLD_FULL;
}

static size_t
legal_produce (const RollState *s, GameAnswer *out)
{
  const RollSeat *p = roll_actor (s);
  const int capacity = roll_goods_room (p);
  uint8_t open[ROLL_MAX_TABLEAU];
  size_t n_open = 0;
  size_t n = 0;

  for (unsigned i = 0; i < p->n_tableau; i++)
    if (has_room (p, i, capacity))
      {
        size_t at = n_open++;

        for (; at > 0 && open[at - 1] > p->tableau[i]; at--)
          open[at] = open[at - 1];
        open[at] = p->tableau[i];
      }
  for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
    if (p->dice[ROLL_COLUMN + ROLL_PRODUCE][c] > 0)
      for (size_t i = 0; i < n_open; i++)
        out[n++] = GAME_ANSWER (ROLL_DO_PRODUCE, c, open[i], 0);
  return n;
}

static void
apply_produce (RollState *s, GameAnswer answer, GameEvents *ev)
{
  RollSeat *p = &s->seats[s->actor];
  const uint8_t colour = GAME_ANSWER_A (answer);
  const uint8_t face = GAME_ANSWER_B (answer);

  p->dice[ROLL_COLUMN + ROLL_PRODUCE][colour]--;
  roll_goods_add (p, (unsigned) roll_tableau_find (p, face), colour);
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_PRODUCED, (int8_t) s->actor, false, colour, face, 0, 0));
}

const RollAsker roll_ask_produce = { legal_produce, check_produce, apply_produce };
