/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Setup: factions, home worlds, start dice and start tiles. */
#include "games/roll/rules/internal.h"

GameStatus
roll_start (RollState *s, const GameSetup *setup)
{
  if (setup->n_seats < 2 || setup->n_seats > ROLL_MAX_SEATS
      || (setup->options & ~(ROLL_FIRST_GAME | ROLL_MIRROR)) != 0)
    return ROLL_BAD_SETUP;
  memset (s, 0, sizeof *s);
  s->n_seats = setup->n_seats;
  s->options = setup->options;
  s->pool = (int16_t) (ROLL_POOL_A_SEAT * setup->n_seats);
  s->bag = (UINT64_C (1) << ROLL_N_TILES) - 1;
  s->bag_count = ROLL_N_TILES;
  s->step = ROLL_STEP_SETUP;
  s->spare = ROLL_NO_PHASE;
  memset (s->start, ROLL_NONE, sizeof s->start);
  for (int i = 0; i < s->n_seats; i++)
    {
      s->seats[i].home = ROLL_NONE;
      s->seats[i].selector = ROLL_NO_COLOUR;
      s->seats[i].selected = ROLL_NO_PHASE;
    }
  roll_advance (s, NULL);
  return ROLL_OK;
}

static void
build_at_setup (RollSeat *seat, uint8_t face)
{
  seat->tableau[seat->n_tableau++] = face;
  seat->has |= roll_faces[face].has;
}

/* Normal play never empties the box (rules 0.1), but a table written or corrected by hand may. */
static uint8_t
take_from_box (const RollState *s, const RollGain *gain)
{
  int left = roll_dice[gain->colour].count;

  for (int i = 0; i < s->n_seats; i++)
    left -= roll_dice_owned (s, i, gain->colour);
  return gain->count <= left ? gain->count : (uint8_t) left;
}

/* Setup 4 and 5: the dice that home world and faction show, at the place shown. Completing a tile works the
 * same way; at setup nothing triggers on completing. */
void
roll_grant (RollState *s, int seat, uint8_t face, GameEvents *ev)
{
  static const uint8_t place[] = { [ROLL_GAIN_CUP] = ROLL_CUP, [ROLL_GAIN_CITIZENRY] = ROLL_CITIZENRY };
  const RollPlacing *placing = &roll_faces[face].placing;
  RollSeat *p = &s->seats[seat];

  for (unsigned i = 0; i < placing->n_gains; i++)
    {
      const RollGain *gain = &placing->gains[i];
      const uint8_t count = take_from_box (s, gain);

      if (count == 0)
        continue;
      if (gain->to == ROLL_GAIN_GOOD)
        roll_goods_add (p, (unsigned) roll_tableau_find (p, face), gain->colour);
      else
        {
          uint8_t *dice = &p->dice[place[gain->to]][gain->colour];

          *dice = (uint8_t) (*dice + count);
        }
      game_emit (ev, ROLL_EVENT (ROLL_EVENT_GAINED, (int8_t) seat, false, gain->colour, gain->to,
                                 face, count));
    }
}

static void
set_up_seat (RollState *s, int seat, GameEvents *ev)
{
  RollSeat *p = &s->seats[seat];
  const uint8_t left = (uint8_t) (ROLL_FIRST_FACTION_FACE + 2 * (p->faction - 1));

  p->credits = roll_faces[p->home].placing.start_credits;
  if (p->credits == 0)
    p->credits = 1;
  p->dice[ROLL_CUP][ROLL_WHITE] = 3;
  p->dice[ROLL_CITIZENRY][ROLL_WHITE] = 2;
  build_at_setup (p, p->home);
  build_at_setup (p, left);
  build_at_setup (p, (uint8_t) (left + 1));
  for (unsigned i = 0; i < 3; i++)
    roll_grant (s, seat, p->tableau[i], ev);
}

static void
finish_setup (RollState *s, GameEvents *ev)
{
  for (int i = 0; i < s->n_seats; i++)
    {
      const uint8_t development = ROLL_DEVELOPMENT_OF (s->start[i][0]);
      const uint8_t world = ROLL_WORLD_OF (s->start[i][1]);

      roll_stack_insert (&s->seats[i], ROLL_DEVELOPMENT, 0, development);
      roll_stack_insert (&s->seats[i], ROLL_WORLD, 0, world);
      game_emit (ev, ROLL_EVENT (ROLL_EVENT_START_TILES, (int8_t) i, false, development, world, 0, 0));
    }
  memset (s->start, 0, sizeof s->start);
  s->chosen = 0;
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_SETUP_DONE, GAME_NOBODY, false, 0, 0, 0, 0));
  roll_begin_round (s, ev);
}

void
roll_setup_step (RollState *s, GameEvents *ev)
{
  for (int i = 0; i < s->n_seats; i++)
    if (s->seats[i].faction == 0)
      {
        roll_ask (s, ROLL_ASK_FACTION, i, 0);
        return;
      }
  for (int i = 0; i < s->n_seats; i++)
    if (s->seats[i].home == ROLL_NONE)
      {
        roll_ask (s, ROLL_ASK_HOME, i, 0);
        return;
      }
  for (int i = 0; i < s->n_seats; i++)
    if (s->start[i][0] == ROLL_NONE || s->start[i][1] == ROLL_NONE)
      {
        roll_ask (s, ROLL_ASK_DRAW, i, 0);
        return;
      }
  for (int i = 0; i < s->n_seats; i++)
    if ((s->chosen & ROLL_BIT (i)) == 0)
      {
        roll_ask (s, ROLL_ASK_START, i, 0);
        return;
      }
  finish_setup (s, ev);
}

/* Which faction? */

static GameStatus
check_faction (const RollState *s, GameAnswer answer)
{
  const uint8_t number = GAME_ANSWER_A (answer);

  if (GAME_ANSWER_KIND (answer) != ROLL_DO_FACTION)
    return roll_wrong_kind (answer);
  if (number < 1 || number > ROLL_N_FACTIONS)
    return ROLL_NO_SUCH_ANSWER;
  for (int i = 0; i < s->n_seats; i++)
    if (s->seats[i].faction == number)
      return ROLL_NOT_LEFT;
  return ROLL_OK;
}

static size_t
legal_faction (const RollState *s, GameAnswer *out)
{
  size_t n = 0;

  for (unsigned f = 1; f <= ROLL_N_FACTIONS; f++)
    if (check_faction (s, GAME_ANSWER (ROLL_DO_FACTION, f, 0, 0)) == ROLL_OK)
      out[n++] = GAME_ANSWER (ROLL_DO_FACTION, f, 0, 0);
  return n;
}

static void
apply_faction (RollState *s, GameAnswer answer, GameEvents *ev)
{
  const uint8_t number = GAME_ANSWER_A (answer);

  s->seats[s->actor].faction = number;
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_FACTION, (int8_t) s->actor, false, number, 0, 0, 0));
}

const RollAsker roll_ask_faction = { legal_faction, check_faction, apply_faction };

/* Which home world? */

static GameStatus
check_home (const RollState *s, GameAnswer answer)
{
  const uint8_t face = GAME_ANSWER_A (answer);

  if (GAME_ANSWER_KIND (answer) != ROLL_DO_HOME)
    return roll_wrong_kind (answer);
  if (face < ROLL_FIRST_HOME_FACE || face >= ROLL_N_FACES)
    return ROLL_NO_SUCH_ANSWER;
  for (int i = 0; i < s->n_seats; i++)
    if (s->seats[i].home == face)
      return ROLL_NOT_LEFT;
  return ROLL_OK;
}

static size_t
legal_home (const RollState *s, GameAnswer *out)
{
  size_t n = 0;

  for (unsigned f = ROLL_FIRST_HOME_FACE; f < ROLL_N_FACES; f++)
    if (check_home (s, GAME_ANSWER (ROLL_DO_HOME, f, 0, 0)) == ROLL_OK)
      out[n++] = GAME_ANSWER (ROLL_DO_HOME, f, 0, 0);
  return n;
}

static void
apply_home (RollState *s, GameAnswer answer, GameEvents *ev)
{
  const uint8_t face = GAME_ANSWER_A (answer);

  s->seats[s->actor].home = face;
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_HOME, (int8_t) s->actor, false, face, 0, 0, 0));
  set_up_seat (s, s->actor, ev);
}

const RollAsker roll_ask_home = { legal_home, check_home, apply_home };

/* Which start tile is the development, which the world? */

static int
start_costs (uint8_t development, uint8_t world)
{
  return roll_faces[ROLL_DEVELOPMENT_OF (development)].cost + roll_faces[ROLL_WORLD_OF (world)].cost;
}

static GameStatus
check_start (const RollState *s, GameAnswer answer)
{
  const uint8_t *tiles = s->start[s->actor];
  const uint8_t development = GAME_ANSWER_A (answer);
  const uint8_t world = GAME_ANSWER_B (answer);

  if (GAME_ANSWER_KIND (answer) != ROLL_DO_START)
    return roll_wrong_kind (answer);
  if ((development & 1) != 0 || (world & 1) == 0)
    return ROLL_NO_SUCH_TILE;
  for (unsigned i = 0; i < 2; i++)
    if (ROLL_TILE_OF (development) == tiles[i] && ROLL_TILE_OF (world) == tiles[1 - i])
      {
        /* Setup 3: in a first game the lowest costs are up. */
        if ((s->options & ROLL_FIRST_GAME) != 0
            && start_costs (tiles[i], tiles[1 - i]) > start_costs (tiles[1 - i], tiles[i]))
          return ROLL_FIRST_GAME_TILES;
        return ROLL_OK;
      }
  return ROLL_NO_SUCH_TILE;
}

static size_t
legal_start (const RollState *s, GameAnswer *out)
{
  const uint8_t *tiles = s->start[s->actor];
  const unsigned low = tiles[0] > tiles[1];
  size_t n = 0;

  for (unsigned k = 0; k < 2; k++)
    {
      const uint8_t development = tiles[k == 0 ? low : 1 - low];
      const uint8_t world = tiles[k == 0 ? 1 - low : low];
      const GameAnswer answer
        = GAME_ANSWER (ROLL_DO_START, ROLL_DEVELOPMENT_OF (development), ROLL_WORLD_OF (world), 0);

      if (check_start (s, answer) == ROLL_OK)
        out[n++] = answer;
    }
  return n;
}

static void
apply_start (RollState *s, GameAnswer answer, GameEvents *ev)
{
  (void) ev;
  s->start[s->actor][0] = ROLL_TILE_OF (GAME_ANSWER_A (answer));
  s->start[s->actor][1] = ROLL_TILE_OF (GAME_ANSWER_B (answer));
  s->chosen = (uint8_t) (s->chosen | ROLL_BIT (s->actor));
}

const RollAsker roll_ask_start = { legal_start, check_start, apply_start };
