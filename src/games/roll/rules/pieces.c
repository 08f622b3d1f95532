/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moving dice, tiles, credits and chips, and counting them. */
#include "games/roll/rules/internal.h"

/* Rules, Phases: credits above ten are lost at the moment they are gained. */
void
roll_gain_credits (RollState *s, int seat, int n, uint8_t why, GameEvents *ev)
{
  RollSeat *p = &s->seats[seat];
  const int room = ROLL_MAX_CREDITS - p->credits;
  const int gained = n < room ? n : room;

  if (n == 0)
    return;
  p->credits = (uint8_t) (p->credits + gained);
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_CREDITS, (int8_t) seat, false, why, n > gained, 0,
                             (int16_t) gained));
}

/* Rules, Ship: chips come from the pool; if it is empty there are always more. */
void
roll_gain_chips (RollState *s, int seat, int n, uint8_t why, GameEvents *ev)
{
  if (n == 0)
    return;
  s->seats[seat].chips = (int16_t) (s->seats[seat].chips + n);
  s->pool = (int16_t) (s->pool - n);
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_CHIPS, (int8_t) seat, false, why, 0, 0, (int16_t) n));
}

/* Everything that lies at a place goes to the cup. */
void
roll_to_cup (RollState *s, int seat, unsigned place, GameEvents *ev)
{
  RollSeat *p = &s->seats[seat];

  if (roll_word (p->dice[place]) == 0)
    return;
  if (ev == NULL)
    {
      /* No events are needed: all colors at once. */
      const uint64_t word = roll_word (p->dice[ROLL_CUP]) + roll_word (p->dice[place]);

      memcpy (p->dice[ROLL_CUP], &word, sizeof word);
      memset (p->dice[place], 0, sizeof p->dice[place]);
      return;
    }
  for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
    {
      const uint8_t n = p->dice[place][c];

      if (n == 0)
        continue;
      p->dice[place][c] = 0;
      p->dice[ROLL_CUP][c] = (uint8_t) (p->dice[ROLL_CUP][c] + n);
      game_emit (ev, ROLL_EVENT (ROLL_EVENT_TO_CUP, (int8_t) seat, false, (uint8_t) c,
                                 (uint8_t) place, 0, n));
    }
}

/* Two goods are stored in ascending order of color, so that equal worlds are equal bytes. */
void
roll_goods_add (RollSeat *seat, unsigned i, unsigned colour)
{
  const unsigned old = seat->goods[i] & 15;
  const unsigned new = colour + 1;

  if (old == 0)
    seat->goods[i] = (uint8_t) new;
  else
    seat->goods[i] = (uint8_t) (old <= new ? old | new << 4 : new | old << 4);
}

void
roll_goods_remove (RollSeat *seat, unsigned i, unsigned colour)
{
  const uint8_t goods = seat->goods[i];

  seat->goods[i] = (goods & 15) == colour + 1 ? goods >> 4 : goods & 15;
}

void
roll_stack_set (RollSeat *seat, unsigned kind, unsigned i, uint8_t face)
{
  seat->tiles[kind == ROLL_DEVELOPMENT ? i : ROLL_N_TILES - 1 - i] = face;
}

void
roll_stack_insert (RollSeat *seat, unsigned kind, unsigned i, uint8_t face)
{
  for (unsigned k = seat->n_stack[kind]++; k > i; k--)
    roll_stack_set (seat, kind, k, roll_stack_at (seat, kind, k - 1));
  roll_stack_set (seat, kind, i, face);
}

uint8_t
roll_stack_remove (RollSeat *seat, unsigned kind, unsigned i)
{
  const uint8_t face = roll_stack_at (seat, kind, i);
  const unsigned n = --seat->n_stack[kind];

  for (unsigned k = i; k < n; k++)
    roll_stack_set (seat, kind, k, roll_stack_at (seat, kind, k + 1));
  roll_stack_set (seat, kind, n, 0);
  return face;
}

int
roll_tableau_find (const RollSeat *seat, uint8_t face)
{
  for (int i = 0; i < seat->n_tableau; i++)
    if (seat->tableau[i] == face)
      return i;
  return -1;
}

void
roll_powers_recount (RollSeat *seat)
{
  seat->has = 0;
  for (unsigned i = 0; i < seat->n_tableau; i++)
    seat->has |= roll_faces[seat->tableau[i]].has;
}

/* The tile is no longer among those whose place is unknown. */
void
roll_tile_known (RollState *s, uint8_t tile)
{
  s->bag &= ~(UINT64_C (1) << tile);
}

int
roll_count_worlds (const RollSeat *seat, unsigned colours)
{
  int n = 0;

  for (unsigned i = 0; i < seat->n_tableau; i++)
    {
      const RollFace *face = &roll_faces[seat->tableau[i]];

      n += face->kind == ROLL_WORLD && (colours & ROLL_BIT (face->colour)) != 0;
    }
  return n;
}

int
roll_count_developments (const RollSeat *seat)
{
  int n = 0;

  for (unsigned i = 0; i < seat->n_tableau; i++)
    n += roll_faces[seat->tableau[i]].kind == ROLL_DEVELOPMENT;
  return n;
}

static int
goods_room (const RollSeat *p, GameCauses *causes)
{
  const RollPower *power;
  int capacity = 1;

  for (unsigned at = 0; (power = roll_next_power (p, p->n_tableau, ROLL_POWER_CAPACITY, &at)) != NULL;)
    {
      game_add_cause (causes, ROLL_CAUSE_TILE, roll_power_face (p, at), power->amount - capacity);
      capacity = power->amount;
    }
  return capacity;
}

/* Goods that a world of the seat can hold, if it is not gray. */
int
roll_goods_room (const RollSeat *p)
{
  return goods_room (p, NULL);
}

int
roll_capacity_why (const RollSeat *p, uint8_t world, GameCauses *causes)
{
  const bool holds = roll_faces[world].kind == ROLL_WORLD && roll_faces[world].colour != ROLL_GRAY;

  game_add_cause (causes, ROLL_CAUSE_BASE, world, holds);
  return holds ? goods_room (p, causes) : 0;
}

int
roll_capacity (const RollState *s, int seat, uint8_t face)
{
  return roll_capacity_why (&s->seats[seat], face, NULL);
}

int
roll_squares (const RollState *s, int seat)
{
  return s->seats[seat].n_tableau;
}

int
roll_dice_owned (const RollState *s, int seat, RollColour colour)
{
  const RollSeat *p = &s->seats[seat];
  int n = 0;

  for (unsigned place = 0; place < ROLL_N_PLACES; place++)
    n += p->dice[place][colour];
  for (unsigned i = 0; i < p->n_tableau; i++)
    n += ((p->goods[i] & 15) == (int) colour + 1) + ((p->goods[i] >> 4) == (int) colour + 1);
  /* From Reveal on, the selector is in its column. */
  return n + (s->step == ROLL_STEP_ASSIGN && p->selector == (uint8_t) colour);
}

void
roll_all_dice (const RollState *s, int seat, RollDice dice)
{
  const RollSeat *p = &s->seats[seat];
  uint64_t all = 0;

  /* A place is a word of eight small numbers, so the sum is computed in one step. */
  for (unsigned place = 0; place < ROLL_N_PLACES; place++)
    all += roll_word (p->dice[place]);
  memcpy (dice, &all, sizeof all);
  for (unsigned i = 0; i < p->n_tableau; i++)
    for (unsigned both = p->goods[i]; both != 0; both >>= 4)
      dice[(both & 15) - 1]++;
  if (s->step == ROLL_STEP_ASSIGN && p->selector != ROLL_NO_COLOUR)
    dice[p->selector]++;
}

/* Rules, Timing: the owner of the lowest-numbered faction first, then clockwise by seat. */
void
roll_find_first (RollState *s)
{
  s->first = 0;
  for (uint8_t i = 1; i < s->n_seats; i++)
    if (s->seats[i].faction < s->seats[s->first].faction)
      s->first = i;
}

/* One answer per world and color of good on it, ascending by face. */
size_t
roll_legal_goods (const RollSeat *p, unsigned kind, GameAnswer *out)
{
  size_t n = 0;

  for (unsigned i = 0; i < p->n_tableau; i++)
    {
      const unsigned first = p->goods[i] & 15;
      const unsigned second = p->goods[i] >> 4;
      const size_t step = first == 0 ? 0 : second == 0 || second == first ? 1 : 2;
      size_t at = n;

      if (step == 0)
        continue;
      for (; at > 0 && GAME_ANSWER_A (out[at - 1]) > p->tableau[i]; at--)
        out[at - 1 + step] = out[at - 1];
      out[at] = GAME_ANSWER (kind, p->tableau[i], first - 1, 0);
      if (step == 2)
        out[at + 1] = GAME_ANSWER (kind, p->tableau[i], second - 1, 0);
      n += step;
    }
  return n;
}
