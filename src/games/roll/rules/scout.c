/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The parts of a Scout: abandon tiles, place drawn ones, and give one when the bag is too small. */
#include "games/roll/rules/internal.h"

/* Which tile is abandoned next? They are marked from top to bottom, developments first, and removed together,
 * so that tiles in between stay hidden. */

unsigned
roll_abandon_order (unsigned kind, unsigned position)
{
  return kind * (ROLL_N_TILES + 1) + position;
}

static GameStatus
check_tile (const RollSeat *p, unsigned kind, unsigned position)
{
  if (kind > ROLL_WORLD || position < 1 || position > p->n_stack[kind])
    return ROLL_NO_SUCH_TILE;
  return ROLL_OK;
}

static GameStatus
check_abandon (const RollState *s, GameAnswer answer)
{
  const uint8_t kind = GAME_ANSWER_A (answer);
  const uint8_t position = GAME_ANSWER_B (answer);
  GameStatus status;

  if (GAME_ANSWER_KIND (answer) == ROLL_DO_DONE)
    return ROLL_OK;
  if (GAME_ANSWER_KIND (answer) != ROLL_DO_ABANDON)
    return ROLL_OTHER_QUESTION;
  status = check_tile (roll_actor (s), kind, position);
  if (status != ROLL_OK)
    return status;
  return roll_abandon_order (kind, position) <= s->now.last ? ROLL_OUT_OF_ORDER : ROLL_OK;
}

static size_t
legal_abandon (const RollState *s, GameAnswer *out)
{
  const RollSeat *p = roll_actor (s);
  size_t n = 0;

  out[n++] = GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0);
  for (unsigned kind = 0; kind < 2; kind++)
    for (unsigned i = 1; i <= p->n_stack[kind]; i++)
      if (roll_abandon_order (kind, i) > s->now.last)
        out[n++] = GAME_ANSWER (ROLL_DO_ABANDON, kind, i, 0);
  return n;
}

static void
put_on_pile (RollState *s, RollSeat *p, unsigned kind, unsigned i, GameEvents *ev)
{
  const uint8_t face = roll_stack_remove (p, kind, i);

  if (face == ROLL_UNKNOWN)
    p->pile_unknown++;
  else
    p->pile |= UINT64_C (1) << ROLL_TILE_OF (face);
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_ABANDONED_TILE, (int8_t) s->actor, true, face, (uint8_t) kind, 0, 0));
}

static void
emit_top (const RollState *s, int seat, unsigned kind, GameEvents *ev)
{
  const RollSeat *p = &s->seats[seat];

  if (p->n_stack[kind] > 0 && roll_stack_at (p, kind, 0) != ROLL_UNKNOWN)
    game_emit (ev, ROLL_EVENT (ROLL_EVENT_TOP, (int8_t) seat, false, roll_stack_at (p, kind, 0),
                               (uint8_t) kind, 0, 0));
}

static void
abandon_marked (RollState *s, GameEvents *ev)
{
  RollSeat *p = &s->seats[s->actor];
  int n = 0;

  for (unsigned kind = 0; kind < 2; kind++)
    {
      const uint64_t marked = s->now.marked[kind];

      for (unsigned i = p->n_stack[kind]; i-- > 0;)
        if ((marked >> i & 1) != 0)
          {
            put_on_pile (s, p, kind, i, ev);
            n++;
          }
      if ((marked & 1) != 0)
        emit_top (s, s->actor, kind, ev);
      s->now.marked[kind] = 0;
    }
  if (n > 0)
    game_emit (ev, ROLL_EVENT (ROLL_EVENT_ABANDONED, (int8_t) s->actor, false, 0, 0, 0, (int16_t) n));
  s->now.last = 0;
  s->now.to_draw = (uint8_t) (1 + n);
  s->now.stage = ROLL_EXPLORE_DRAW;
}

static void
apply_abandon (RollState *s, GameAnswer answer, GameEvents *ev)
{
  const uint8_t kind = GAME_ANSWER_A (answer);
  const uint8_t position = GAME_ANSWER_B (answer);

  if (GAME_ANSWER_KIND (answer) == ROLL_DO_DONE)
    {
      abandon_marked (s, ev);
      return;
    }
  s->now.marked[kind] |= UINT64_C (1) << (position - 1);
  s->now.last = (uint8_t) roll_abandon_order (kind, position);
}

const RollAsker roll_ask_abandon = { legal_abandon, check_abandon, apply_abandon };

/* Tiles in hand. */

static int
find_in_hand (const RollState *s, uint8_t face)
{
  const uint8_t tile = face == ROLL_UNKNOWN ? ROLL_UNKNOWN : ROLL_TILE_OF (face);

  for (int i = 0; i < s->now.n_drawn; i++)
    if (s->now.drawn[i] == tile)
      return i;
  return -1;
}

static uint8_t
side_of (uint8_t tile, unsigned kind)
{
  return tile == ROLL_UNKNOWN ? ROLL_UNKNOWN
         : kind == ROLL_WORLD ? ROLL_WORLD_OF (tile)
                              : ROLL_DEVELOPMENT_OF (tile);
}

GameStatus
roll_check_in_hand (const RollState *s, uint8_t face, unsigned kind)
{
  if (kind > ROLL_WORLD || find_in_hand (s, face) < 0)
    return ROLL_NO_SUCH_TILE;
  if (face != ROLL_UNKNOWN && (face >= 2 * ROLL_N_TILES || roll_faces[face].kind != kind))
    return ROLL_NO_SUCH_TILE;
  return ROLL_OK;
}

/* Which of `kinds` each tile in hand can be placed as; unknown ones are equal and listed once. */
size_t
roll_legal_in_hand (const RollState *s, unsigned kinds, unsigned on_top, GameAnswer *out)
{
  size_t n = 0;
  bool unknown = false;
  uint64_t hand = 0;

  for (unsigned i = 0; i < s->now.n_drawn; i++)
    if (s->now.drawn[i] == ROLL_UNKNOWN)
      unknown = true;
    else
      hand |= UINT64_C (1) << s->now.drawn[i];
  for (; hand != 0; hand &= hand - 1)
    for (unsigned kind = 0; kind < 2; kind++)
      if ((kinds >> kind & 1) != 0)
        for (unsigned top = 0; top <= (on_top >> kind & 1); top++)
          out[n++] = GAME_ANSWER (ROLL_DO_PUT, side_of ((uint8_t) __builtin_ctzll (hand), kind), kind, top);
  if (unknown)
    for (unsigned kind = 0; kind < 2; kind++)
      if ((kinds >> kind & 1) != 0)
        for (unsigned top = 0; top <= (on_top >> kind & 1); top++)
          out[n++] = GAME_ANSWER (ROLL_DO_PUT, ROLL_UNKNOWN, kind, top);
  return n;
}

void
roll_put_from_hand (RollState *s, GameAnswer answer, GameEvents *ev)
{
  RollSeat *p = &s->seats[s->actor];
  const uint8_t face = GAME_ANSWER_A (answer);
  const uint8_t kind = GAME_ANSWER_B (answer);
  const uint8_t on_top = GAME_ANSWER_C (answer);
  const bool is_top = on_top || p->n_stack[kind] == 0;

  for (int i = find_in_hand (s, face); i + 1 < s->now.n_drawn; i++)
    s->now.drawn[i] = s->now.drawn[i + 1];
  s->now.drawn[--s->now.n_drawn] = 0;
  roll_stack_insert (p, kind, on_top ? 0 : p->n_stack[kind], face);
  if (roll_is_rearranging (s))
    return;
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_PUT_SECRET, (int8_t) s->actor, true, face, kind, on_top, 0));
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_PUT, (int8_t) s->actor, false, is_top ? face : ROLL_UNKNOWN,
                             kind, on_top, 0));
}

/* Which drawn tile, which side, where? New tiles go to the bottom; Improved Reconnaissance also allows the
 * top for those of a Scout, but not for the tile at the end of the phase (AMB-4). */

static unsigned
kinds_with_top (const RollState *s)
{
  const RollSeat *p = roll_actor (s);

  if (!roll_has (p, ROLL_POWER_PLACE_ON_TOP) || s->turn >= s->n_seats)
    return 0;
  return (p->n_stack[ROLL_DEVELOPMENT] > 0 ? 1u : 0) | (p->n_stack[ROLL_WORLD] > 0 ? 2u : 0);
}

static GameStatus
check_put (const RollState *s, GameAnswer answer)
{
  const uint8_t kind = GAME_ANSWER_B (answer);
  const uint8_t on_top = GAME_ANSWER_C (answer);
  const RollSeat *p = roll_actor (s);
  GameStatus status;

  if (GAME_ANSWER_KIND (answer) == ROLL_DO_DONE)
    return ROLL_MUST_PLACE;
  if (GAME_ANSWER_KIND (answer) != ROLL_DO_PUT)
    return ROLL_OTHER_QUESTION;
  if (on_top > 1)
    return ROLL_NO_SUCH_ANSWER;
  status = roll_check_in_hand (s, GAME_ANSWER_A (answer), kind);
  if (status != ROLL_OK || on_top == 0)
    return status;
  if ((kinds_with_top (s) >> kind & 1) != 0)
    return ROLL_OK;
  return p->n_stack[kind] == 0 ? ROLL_NO_CHOICE_OF_PLACE : ROLL_BOTTOM_ONLY;
}

static size_t
legal_put (const RollState *s, GameAnswer *out)
{
  return roll_legal_in_hand (s, 3, kinds_with_top (s), out);
}

const RollAsker roll_ask_put = { legal_put, check_put, roll_put_from_hand };

/* The bag is too small: which tile is given? */

static GameStatus
check_give (const RollState *s, GameAnswer answer)
{
  if (GAME_ANSWER_KIND (answer) != ROLL_DO_GIVE)
    return roll_wrong_kind (answer);
  return check_tile (roll_actor (s), GAME_ANSWER_A (answer), GAME_ANSWER_B (answer));
}

static size_t
legal_give (const RollState *s, GameAnswer *out)
{
  const RollSeat *p = roll_actor (s);
  size_t n = 0;

  for (unsigned kind = 0; kind < 2; kind++)
    for (unsigned i = 1; i <= p->n_stack[kind]; i++)
      out[n++] = GAME_ANSWER (ROLL_DO_GIVE, kind, i, 0);
  return n;
}

static void
apply_give (RollState *s, GameAnswer answer, GameEvents *ev)
{
  RollSeat *p = &s->seats[s->actor];
  const uint8_t kind = GAME_ANSWER_A (answer);
  const uint8_t face = roll_stack_remove (p, kind, GAME_ANSWER_B (answer) - 1u);

  s->bag_count++;
  if (face == ROLL_UNKNOWN)
    s->n_unknown--;
  else
    s->bag |= UINT64_C (1) << ROLL_TILE_OF (face);
  s->now.given = (uint8_t) (s->now.given | ROLL_BIT (s->actor));
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_GAVE, (int8_t) s->actor, false, 0, kind, 0, 0));
  if (GAME_ANSWER_B (answer) == 1)
    emit_top (s, s->actor, kind, ev);
}

const RollAsker roll_ask_give = { legal_give, check_give, apply_give };
