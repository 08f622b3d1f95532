/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Hidden information (rules 6): what a seat may see, and a guess at the rest.
 *
 * A view is itself a playable state. Secret rolls, draws and choices of others are not masked but undone: to
 * the viewer, they might as well come later. */
#include "games/roll/rules/internal.h"

static void
forget_tile (RollState *s, uint8_t tile)
{
  if (tile == ROLL_UNKNOWN)
    return;
  s->bag |= UINT64_C (1) << tile;
  s->n_unknown++;
}

static void
hide_stacks (RollState *s, RollSeat *p, unsigned from)
{
  for (unsigned kind = 0; kind < 2; kind++)
    for (unsigned i = from; i < p->n_stack[kind]; i++)
      {
        const uint8_t face = roll_stack_at (p, kind, i);

        forget_tile (s, face == ROLL_UNKNOWN ? ROLL_UNKNOWN : ROLL_TILE_OF (face));
        roll_stack_set (p, kind, i, ROLL_UNKNOWN);
      }
}

static void
hide_pile (RollState *s, RollSeat *p)
{
  const int n = __builtin_popcountll (p->pile);

  s->bag |= p->pile;
  s->n_unknown = (uint8_t) (s->n_unknown + n);
  p->pile_unknown = (uint8_t) (p->pile_unknown + n);
  p->pile = 0;
}

/* Setup: another's start tiles go back into the bag, to be drawn and chosen later. */
static void
undo_start (RollState *s, int seat)
{
  for (unsigned i = 0; i < 2; i++)
    if (s->start[seat][i] != ROLL_NONE)
      {
        s->bag |= UINT64_C (1) << s->start[seat][i];
        s->bag_count++;
        s->start[seat][i] = ROLL_NONE;
      }
  s->chosen = (uint8_t) (s->chosen & ~ROLL_BIT (seat));
  if (s->actor == seat && (s->ask == ROLL_ASK_DRAW || s->ask == ROLL_ASK_START))
    s->ask = ROLL_ASK_NOTHING;
}

/* Assign: another's dice go back into the cup, to be rolled and assigned later. */
static void
undo_assign (RollState *s, int seat)
{
  RollSeat *p = &s->seats[seat];

  for (unsigned place = ROLL_COLUMN; place < ROLL_N_PLACES; place++)
    if (place < ROLL_ZONE || place >= ROLL_DICTATED)
      roll_to_cup (s, seat, place, NULL);
  if (p->selector != ROLL_NO_COLOUR)
    p->dice[ROLL_CUP][p->selector]++;
  p->selector = ROLL_NO_COLOUR;
  p->selected = ROLL_NO_PHASE;
  p->used = 0;
  p->dictates = 0;
  memset (p->rolled, 0, sizeof p->rolled);
  s->to_roll = (uint8_t) (s->to_roll | ROLL_BIT (seat));
  s->to_assign = (uint8_t) (s->to_assign | ROLL_BIT (seat));
  if (s->turn == seat + 1)
    {
      s->turn = 0;
      memset (&s->now, 0, sizeof s->now);
    }
  if (s->actor == seat)
    s->ask = ROLL_ASK_NOTHING;
}

/* Explore: another's unfinished choice and the tiles in hand. */
static void
hide_hand (RollState *s, int seat)
{
  memset (s->now.marked, 0, sizeof s->now.marked);
  if (s->now.stage == ROLL_EXPLORE_ABANDON)
    s->now.last = 0;
  for (unsigned i = 0; i < s->now.n_drawn; i++)
    {
      forget_tile (s, s->now.drawn[i]);
      s->now.drawn[i] = ROLL_UNKNOWN;
    }
  if (roll_is_rearranging (s))
    hide_stacks (s, &s->seats[seat], 0);
}

void
roll_view (RollState *s, int seat)
{
  for (int i = 0; i < s->n_seats; i++)
    {
      if (i == seat)
        continue;
      hide_stacks (s, &s->seats[i], 1);
      hide_pile (s, &s->seats[i]);
      if (s->step == ROLL_STEP_SETUP)
        undo_start (s, i);
      else if (s->step == ROLL_STEP_ASSIGN)
        undo_assign (s, i);
    }
  if (s->step == ROLL_STEP_PHASES && s->phase == ROLL_EXPLORE && roll_turn_seat (s) != seat)
    hide_hand (s, roll_turn_seat (s));
  /* The order of questions must not reveal who has rolled: the next to roll is the first. */
  if (s->ask == ROLL_ASK_NOTHING)
    roll_advance (s, NULL);
}

/* Takes a random tile from those whose place is unknown. */
static uint8_t
guess_tile (RollState *s, GameRng *rng)
{
  uint64_t left = s->bag;

  for (uint32_t n = game_rng_below (rng, (uint32_t) __builtin_popcountll (left)); n > 0; n--)
    left &= left - 1;
  s->bag &= ~(left & -left);
  s->n_unknown--;
  return (uint8_t) __builtin_ctzll (left);
}

void
roll_fill (RollState *s, GameRng *rng)
{
  for (int i = 0; i < s->n_seats; i++)
    {
      RollSeat *p = &s->seats[i];

      for (unsigned kind = 0; kind < 2; kind++)
        for (unsigned k = 0; k < p->n_stack[kind]; k++)
          if (roll_stack_at (p, kind, k) == ROLL_UNKNOWN)
            {
              const uint8_t tile = guess_tile (s, rng);

              roll_stack_set (p, kind, k,
                              kind == ROLL_WORLD ? ROLL_WORLD_OF (tile) : ROLL_DEVELOPMENT_OF (tile));
            }
      for (; p->pile_unknown > 0; p->pile_unknown--)
        p->pile |= UINT64_C (1) << guess_tile (s, rng);
    }
  for (unsigned i = 0; i < s->now.n_drawn; i++)
    if (s->now.drawn[i] == ROLL_UNKNOWN)
      s->now.drawn[i] = guess_tile (s, rng);
  /* In a guess everything has a name. */
  s->options = (uint8_t) (s->options & ~ROLL_MIRROR);
  if (s->ask == ROLL_ASK_IDENTIFY)
    roll_advance (s, NULL);
}

void
roll_determinise (RollState *s, int seat, GameRng *rng)
{
  roll_view (s, seat);
  roll_fill (s, rng);
}
