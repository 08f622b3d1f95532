/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Setup (rules 1): sides, player order, mats and home colonies. */
#include "games/frontiers/rules/internal.h"

enum { SIDES, ORDER, MATS, HOMES, FACTS };

enum { FIRST_TURNABLE = 8 }; /* the eight stacks before it have one face only */

GameStatus
fr_start (FrState *s, const GameSetup *setup)
{
  const FrSetupData *data;

  if (setup->n_seats < 2 || setup->n_seats > FR_MAX_SEATS || (setup->options & ~(unsigned) FR_ALL_OPTIONS) != 0
      || (setup->options & (FR_FIRST_GAME | FR_GOALS)) == (FR_FIRST_GAME | FR_GOALS))
    return FR_BAD_SETUP;
  data = &fr_setups[setup->n_seats];
  memset (s, 0, sizeof *s);
  s->n_seats = setup->n_seats;
  s->options = (uint8_t) (setup->options | ((setup->options & FR_MIRROR) != 0 ? FR_TILES : 0));
  s->pool = s->vp = data->pool;
  s->supply = s->n_colonists = data->colonists;
  s->n_disks = data->disks;
  for (unsigned i = 0; i < FR_N_STACKS; i++)
    s->stacks[i] = (FrStack){ { FR_UNNAMED, FR_UNNAMED }, i < FR_N_SMALL ? data->copies : 1 };
  for (unsigned i = 0; i < s->n_disks; i++)
    s->order[i] = (uint8_t) (i % s->n_seats);
  s->step = FR_STEP_SETUP;
  s->now.stage = (s->options & FR_FIRST_GAME) != 0 ? ORDER : SIDES;
  s->now.at = FIRST_TURNABLE;
  fr_advance (s, NULL);
  return FR_OK;
}

/* One coin per large tile and turnable stack */

static GameStatus
check_side (const FrState *s, GameAnswer answer)
{
  return GAME_ANSWER_A (answer) == s->piece ? FR_OK
         : GAME_ANSWER_A (answer) < FR_N_STACKS ? FR_OUT_OF_ORDER
                                                : FR_NO_SUCH_ANSWER;
}

static void
apply_side (FrState *s, GameAnswer answer, GameEvents *ev)
{
  const bool is_turned = GAME_ANSWER_KIND (answer) == FR_DO_TURN;

  if (is_turned)
    s->stacks[s->piece].left |= FR_TURNED;
  fr_emit (ev, FR_EVENT_SIDE, GAME_NOBODY, s->piece, is_turned, 0);
  s->now.at++;
}

const FrAsker fr_ask_sides = { { FR_DO_LEAVE, FR_DO_TURN }, 0, check_side, apply_side };

/* Player order: seats in groups of three bits, the first in the highest; 7 after the last */

static unsigned
order_seat (GameAnswer answer, unsigned i)
{
  return (unsigned) (GAME_ANSWER_A (answer) << 8 | GAME_ANSWER_B (answer)) >> (3 * (4 - i)) & 7;
}

static GameStatus
check_order (const FrState *s, GameAnswer answer)
{
  unsigned seen = 0;

  if (GAME_ANSWER_C (answer) != 0 || GAME_ANSWER_A (answer) > 127)
    return FR_NO_SUCH_ANSWER;
  for (unsigned i = 0; i < FR_MAX_SEATS; i++)
    {
      const unsigned seat = order_seat (answer, i);

      if (i < s->n_seats ? seat >= s->n_seats || (seen & FR_BIT (seat)) != 0 : seat != 7)
        return FR_NO_SUCH_ANSWER;
      seen |= FR_BIT (seat);
    }
  return FR_OK;
}

/* Two players place both disks on the track, A B A B (6.3). */
static void
apply_order (FrState *s, GameAnswer answer, GameEvents *ev)
{
  for (unsigned i = 0; i < s->n_disks; i++)
    s->order[i] = (uint8_t) order_seat (answer, i % s->n_seats);
  for (unsigned i = 0; i < s->n_seats; i++)
    s->seats[s->order[i]].credits = fr_setups[s->n_seats].credits[i];
  fr_emit (ev, FR_EVENT_ORDER, GAME_NOBODY, GAME_ANSWER_A (answer), GAME_ANSWER_B (answer), 0);
  s->now.stage = MATS;
  s->now.turn = 0;
}

const FrAsker fr_ask_order = { { FR_DO_ORDER }, 0, check_order, apply_order };

/* Mats, each once. Clock does not need them. */

static GameStatus
check_mat (const FrState *s, GameAnswer answer)
{
  const unsigned mat = GAME_ANSWER_A (answer);

  if (mat > FR_N_MATS)
    return FR_NO_SUCH_ANSWER;
  if (mat == 0)
    return fr_counts (s) ? FR_OTHER_LEVEL : FR_OK;
  for (unsigned i = 0; i < s->now.turn; i++)
    if (s->seats[s->order[i]].mat == mat)
      return FR_TAKEN;
  return FR_OK;
}

static void
apply_mat (FrState *s, GameAnswer answer, GameEvents *ev)
{
  (void) ev;
  fr_actor (s)->mat = GAME_ANSWER_A (answer);
  s->now.turn++;
}

const FrAsker fr_ask_mat = { { FR_DO_MAT }, 0, check_mat, apply_mat };

/* Home colonies (1.7 and 1.8) */

static void
place_home (FrState *s, int seat, unsigned side, GameEvents *ev)
{
  FrSeat *p = &s->seats[seat];
  const bool has_colonist = s->supply > 0;

  p->side = (uint8_t) side;
  fr_add_colony (s, seat, p->mat == 0 ? FR_SOME_HOME : FR_FIRST_HOME + 2u * (p->mat - 1u) + side, has_colonist);
  s->supply = (uint8_t) (s->supply - has_colonist);
  fr_emit (ev, FR_EVENT_HOME, seat, p->mat, side, 0);
  s->now.turn++;
}

/* A home colony with a halo starts with its good. */
static void
fill_home (FrState *s, int seat, GameEvents *ev)
{
  const FrTile *tile = fr_tile (s, s->seats[seat].colony[0]);

  if (fr_counts (s) && tile != NULL && fr_tile_goods (tile) == FR_WINDFALL && fr_tile_kind (tile) < FR_N_KINDS)
    fr_put_good (s, seat, 0, fr_tile_kind (tile), false, ev);
  s->now.turn++;
}

static GameStatus
check_home (const FrState *s, GameAnswer answer)
{
  (void) s;
  return GAME_ANSWER_A (answer) < 2 ? FR_OK : FR_NO_SUCH_ANSWER;
}

static void
apply_home (FrState *s, GameAnswer answer, GameEvents *ev)
{
  place_home (s, s->actor, GAME_ANSWER_A (answer), ev);
}

const FrAsker fr_ask_home = { { FR_DO_SIDE }, 0, check_home, apply_home };

static void
homes_step (FrState *s, GameEvents *ev)
{
  const int seat = s->order[s->now.turn];

  if ((s->options & FR_FIRST_GAME) != 0 || s->seats[seat].mat == 0)
    place_home (s, seat, 0, ev);
  else
    fr_ask (s, FR_ASK_HOME, seat, s->seats[seat].mat);
}

/* The facts of the home colonies, once everybody has chosen a side. */
static void
facts_step (FrState *s, GameEvents *ev)
{
  const int seat = s->order[s->now.turn];
  const FrSeat *p = &s->seats[seat];

  if (p->mat != 0 && fr_counts (s) && fr_tile (s, p->colony[0]) == NULL)
    fr_begin_facts (s, p->colony[0], FR_FACT_GOODS);
  if (!fr_ask_for_facts (s))
    fill_home (s, seat, ev);
}

/* Loops over the seats in order; false after the last. */
static bool
setup_seat (FrState *s, GameEvents *ev)
{
  if (s->now.turn >= s->n_seats)
    return false;
  switch (s->now.stage)
    {
    case MATS:
      fr_ask (s, FR_ASK_MAT, s->order[s->now.turn], 0);
      return true;
    case HOMES:
      homes_step (s, ev);
      return true;
    default:
      facts_step (s, ev);
      return true;
    }
}

void
fr_setup_step (FrState *s, GameEvents *ev)
{
  switch (s->now.stage)
    {
    case SIDES:
      if (s->now.at < FR_N_STACKS)
        fr_ask (s, FR_ASK_SIDES, 0, s->now.at);
      else
        s->now.stage = ORDER;
      return;
    case ORDER:
      fr_ask (s, FR_ASK_ORDER, 0, 0);
      return;
    default:
      if (setup_seat (s, ev))
        return;
      s->now.turn = 0;
      if (s->now.stage++ < FACTS)
        return;
      memset (&s->now, 0, sizeof s->now);
      s->step = FR_STEP_SELECT;
      fr_emit (ev, FR_EVENT_SETUP_DONE, GAME_NOBODY, 0, 0, 0);
    }
}
