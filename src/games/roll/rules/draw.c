/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tiles from the bag, and unknown tiles that must now be named. */
#include "games/roll/rules/internal.h"

static bool
may_be_anywhere (const RollState *s, uint8_t tile)
{
  return tile < ROLL_N_TILES && (s->bag >> tile & 1) != 0;
}

static size_t
legal_tiles (const RollState *s, GameAnswer *out)
{
  size_t n = 0;

  for (uint64_t left = s->bag; left != 0; left &= left - 1)
    out[n++] = GAME_ANSWER (ROLL_DO_TILE, __builtin_ctzll (left), 0, 0);
  return n;
}

/* Which tile is drawn? At a mirrored table people may leave it out, except at setup, where both start tiles
 * become tops. */

static bool
may_stay_unknown (const RollState *s)
{
  return (s->options & ROLL_MIRROR) != 0 && s->step != ROLL_STEP_SETUP;
}

static GameStatus
check_draw (const RollState *s, GameAnswer answer)
{
  const uint8_t tile = GAME_ANSWER_A (answer);

  if (GAME_ANSWER_KIND (answer) != ROLL_DO_TILE)
    return roll_wrong_kind (answer);
  if (tile == ROLL_UNKNOWN)
    return may_stay_unknown (s) ? ROLL_OK : ROLL_NO_SUCH_ANSWER;
  return may_be_anywhere (s, tile) ? ROLL_OK : ROLL_NOT_LEFT;
}

static size_t
legal_draw (const RollState *s, GameAnswer *out)
{
  size_t n = legal_tiles (s, out);

  if (may_stay_unknown (s))
    out[n++] = GAME_ANSWER (ROLL_DO_TILE, ROLL_UNKNOWN, 0, 0);
  return n;
}

static void
apply_draw (RollState *s, GameAnswer answer, GameEvents *ev)
{
  const uint8_t tile = GAME_ANSWER_A (answer);

  s->bag_count--;
  if (tile == ROLL_UNKNOWN)
    s->n_unknown++;
  else
    roll_tile_known (s, tile);
  if (s->step == ROLL_STEP_SETUP)
    {
      uint8_t *start = s->start[s->actor];

      start[start[0] == ROLL_NONE ? 0 : 1] = tile;
    }
  else
    {
      s->now.drawn[s->now.n_drawn++] = tile;
      s->now.to_draw--;
    }
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_DREW, (int8_t) s->actor, true, tile, 0, 0, 0));
}

const RollAsker roll_ask_draw = { legal_draw, check_draw, apply_draw };

/* Which tile has come to the top? */

static GameStatus
check_identify (const RollState *s, GameAnswer answer)
{
  if (GAME_ANSWER_KIND (answer) != ROLL_DO_TILE)
    return roll_wrong_kind (answer);
  return may_be_anywhere (s, GAME_ANSWER_A (answer)) ? ROLL_OK : ROLL_NOT_LEFT;
}

static void
apply_identify (RollState *s, GameAnswer answer, GameEvents *ev)
{
  const uint8_t tile = GAME_ANSWER_A (answer);
  const uint8_t face = s->piece == ROLL_DEVELOPMENT ? ROLL_DEVELOPMENT_OF (tile) : ROLL_WORLD_OF (tile);

  roll_stack_set (&s->seats[s->actor], s->piece, 0, face);
  roll_tile_known (s, tile);
  s->n_unknown--;
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_TOP, (int8_t) s->actor, false, face, s->piece, 0, 0));
}

const RollAsker roll_ask_identify = { legal_tiles, check_identify, apply_identify };
