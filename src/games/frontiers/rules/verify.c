/* SPDX-License-Identifier: GPL-3.0-or-later */
/* All invariants (rules 0.5, 9.10). The state may contain anything, so the bounds of loops are checked first. */
#include "games/frontiers/rules/internal.h"

static const GameProblem whole = { FR_WHOLE, GAME_NOBODY, 0, 0 };

static GameProblem
problem (FrProblem code, int seat, unsigned piece, int n)
{
  return (GameProblem){ (uint8_t) code, (int8_t) seat, (uint8_t) piece, (int16_t) n };
}

/* Tiles, as entered by the owner */

static bool
is_blank (const FrTile *tile)
{
  static const FrTile blank;

  return memcmp (tile, &blank, sizeof blank) == 0;
}

static bool
is_number_good (const FrTile *tile, unsigned id)
{
  const unsigned number = fr_tile_number (tile);
  const FrWorldsData *row = &fr_worlds[(tile->flags & FR_MILITARY_TILE) == 0];

  if (number == FR_NUMBER_UNKNOWN)
    return true;
  if (id >= FR_FIRST_FACE && id < FR_FIRST_HOME)
    return (tile->flags & FR_LARGE_TILE) != 0 ? number == 9 : number >= 1 && number <= 8;
  return number >= row->first && number <= row->last;
}

static bool
are_goods_good (const FrTile *tile)
{
  const unsigned kind = fr_tile_kind (tile);

  switch (fr_tile_goods (tile))
    {
    case FR_GOODS_UNKNOWN:
    case FR_GRAY:
      return kind == FR_NO_KIND;
    case FR_PRODUCTION:
    case FR_WINDFALL:
    default:
      return kind < FR_N_KINDS || kind == FR_ANY_KIND;
    }
}

static bool
is_tile_good (const FrState *s, unsigned id)
{
  const FrTile *tile = &s->tiles[id];

  if ((tile->flags & FR_IS_THERE) == ((tile->flags & FR_ASIDE) != 0))
    return is_blank (tile);
  return is_number_good (tile, id) && are_goods_good (tile) && fr_tile_colonists (tile) <= 2
         && fr_tile_n_powers (tile) <= FR_MAX_TILE_POWERS && fr_tile_n_lines (tile) <= FR_MAX_TILE_LINES
         && (tile->power & 127u) + fr_tile_n_powers (tile) <= s->n_powers
         && (tile->line & 63u) + fr_tile_n_lines (tile) <= s->n_lines;
}

static bool
is_unused (FrPacked packed)
{
  return packed.bytes[0] == 0 && packed.bytes[1] == 0 && packed.bytes[2] == 0;
}

static GameProblem
verify_tiles (const FrState *s)
{
  if (s->n_powers > FR_MAX_POWERS || s->n_lines > FR_MAX_LINES)
    return problem (FR_BAD_TILE, GAME_NOBODY, 0, s->n_powers);
  for (unsigned i = 0; i < FR_MAX_POWERS; i++)
    if (i < s->n_powers ? (s->powers[i].bytes[0] & 31) >= FR_N_CODES : !is_unused (s->powers[i]))
      return problem (FR_BAD_TILE, GAME_NOBODY, 0, (int) i);
  for (unsigned i = 0; i < FR_MAX_LINES; i++)
    if (i < s->n_lines ? s->lines[i].bytes[0] >> 4 >= FR_N_EACHES : !is_unused (s->lines[i]))
      return problem (FR_BAD_TILE, GAME_NOBODY, 0, (int) i);
  for (unsigned i = 0; i < FR_N_TILES; i++)
    if (!is_tile_good (s, i))
      return problem (FR_BAD_TILE, GAME_NOBODY, i, 0);
  return whole;
}

/* Numbers, and the bounds of loops */

static GameProblem
verify_order (const FrState *s)
{
  unsigned count[FR_MAX_SEATS] = { 0 };

  if (s->n_disks != fr_setups[s->n_seats].disks || s->k >= s->n_disks)
    return problem (FR_BAD_ORDER, GAME_NOBODY, 0, s->k);
  for (unsigned i = 0; i < FR_MAX_DISKS; i++)
    if (i >= s->n_disks ? s->order[i] != 0
                        : s->order[i] >= s->n_seats || ++count[s->order[i]] > s->n_disks / s->n_seats)
      return problem (FR_BAD_ORDER, GAME_NOBODY, 0, (int) i);
  return whole;
}

/* Each tile once, and the right number of them. */
static GameProblem
verify_taken (const FrState *s)
{
  unsigned seen = 0;
  unsigned n = 0;

  for (unsigned i = 0; i < FR_N_ACTIONS; i++)
    n += (s->taken & FR_BIT (i)) != 0;
  if (s->n_taken != (n < FR_MAX_DISKS ? n : FR_MAX_DISKS))
    return problem (FR_BAD_ORDER, GAME_NOBODY, 0, s->n_taken);
  for (unsigned i = 0; i < FR_MAX_DISKS; i++)
    {
      if (i >= s->n_taken ? s->tile[i] != 0 || s->selector[i] != 0
                          : s->tile[i] >= FR_N_ACTIONS || (s->taken & ~seen & FR_BIT (s->tile[i])) == 0 || s->selector[i] >= s->n_seats)
        return problem (FR_BAD_ORDER, GAME_NOBODY, 0, (int) i);
      seen |= FR_BIT (s->tile[i]);
    }
  return whole;
}

static GameProblem
verify_common (const FrState *s)
{
  GameProblem found;

  if (s->n_seats < 2 || s->n_seats > FR_MAX_SEATS)
    return problem (FR_BAD_SEATS, GAME_NOBODY, 0, s->n_seats);
  if (s->options > FR_ALL_OPTIONS || s->step >= FR_N_STEPS_OF_GAME || s->action >= FR_N_ACTIONS || s->ask >= FR_N_QUESTIONS
      || s->actor >= s->n_seats || s->last > FR_N_ACTIONS || s->ends > 15 || s->on_produce > 99 || s->round > 9999)
    return problem (FR_BAD_NUMBER, GAME_NOBODY, 0, s->step);
  for (unsigned i = 0; i < FR_N_STEPS; i++)
    if (s->tax[i] > 99 || (i > 0 && s->tax[i] <= s->tax[i - 1] && s->tax[i] != 0) || (s->tax[i] != 0) != (s->tax[0] != 0))
      return problem (FR_BAD_NUMBER, GAME_NOBODY, 0, s->tax[i]);
  found = verify_order (s);
  return found.code == FR_WHOLE ? verify_taken (s) : found;
}

static bool
is_world_there (const FrState *s, unsigned tile)
{
  return tile == FR_UNNAMED || (tile < FR_N_WORLDS && fr_tile (s, tile) != NULL);
}

static bool
is_colony_there (const FrState *s, unsigned tile)
{
  return is_world_there (s, tile) || tile == FR_SOME_HOME || (tile >= FR_FIRST_HOME && tile < FR_N_TILES);
}

static GameProblem
verify_lists (const FrState *s, int seat)
{
  const FrSeat *p = &s->seats[seat];

  if (p->n_colonies > FR_MAX_COLONIES || p->n_explored > FR_MAX_EXPLORED || p->n_stock_worlds > FR_MAX_STOCKPILED)
    return problem (FR_BAD_WORLDS, seat, FR_UNNAMED, p->n_colonies);
  if (p->n_developments > FR_MAX_DEVELOPMENTS)
    return problem (FR_BAD_DEVELOPMENTS, seat, 0, p->n_developments);
  for (unsigned i = 0; i < FR_MAX_COLONIES; i++)
    if (i < p->n_colonies ? !is_colony_there (s, p->colony[i]) || (p->mark[i] & FR_MARK_GOOD) > FR_N_KINDS || p->mark[i] > 127
                          : p->colony[i] != 0 || p->mark[i] != 0)
      return problem (FR_BAD_WORLDS, seat, p->colony[i], (int) i);
  for (unsigned i = 0; i < FR_MAX_EXPLORED; i++)
    if (i < p->n_explored ? !is_world_there (s, p->explored[i]) : p->explored[i] != 0)
      return problem (FR_BAD_WORLDS, seat, p->explored[i], (int) i);
  for (unsigned i = 0; i < FR_MAX_STOCKPILED; i++)
    if (i < p->n_stock_worlds ? !is_world_there (s, p->stock_world[i]) : p->stock_world[i] != 0)
      return problem (FR_BAD_WORLDS, seat, p->stock_world[i], (int) i);
  for (unsigned i = 0; i < FR_MAX_DEVELOPMENTS; i++)
    if (i < p->n_developments ? p->development[i] > FR_SOME_LARGE : p->development[i] != 0)
      return problem (FR_BAD_DEVELOPMENTS, seat, p->development[i], (int) i);
  return whole;
}

static GameProblem
verify_seat (const FrState *s, int seat)
{
  const FrSeat *p = &s->seats[seat];
  GameProblem found;

  if (p->credits < 0 || p->credits > 999)
    return problem (FR_BAD_NUMBER, seat, 0, p->credits);
  if (p->chips < 0 || p->chips > 4999)
    return problem (FR_BAD_CHIPS, seat, 0, p->chips);
  if (p->military < -9 || p->military > 30 || p->pad_known >= FR_BIT (FR_N_PADS + FR_N_GOALS))
    return problem (FR_BAD_NUMBER, seat, 0, p->military);
  for (unsigned i = 0; i < FR_N_PADS + FR_N_GOALS; i++)
    {
      const int n = i < FR_N_PADS ? p->pad[i] : p->goal_pad[i - FR_N_PADS];

      if (n < 0 || n > 150 || (n != 0 && (p->pad_known & FR_BIT (i)) == 0))
        return problem (FR_BAD_NUMBER, seat, i, n);
    }
  if (p->mat > FR_N_MATS || p->side > 1)
    return problem (FR_BAD_MAT, seat, 0, p->mat);
  for (int i = 0; i < seat; i++)
    if (p->mat != 0 && s->seats[i].mat == p->mat)
      return problem (FR_BAD_MAT, seat, 0, p->mat);
  found = verify_lists (s, seat);
  if (found.code != FR_WHOLE)
    return found;
  if (s->step != FR_STEP_SETUP && p->n_colonies == 0)
    return problem (FR_BAD_WORLDS, seat, FR_SOME_HOME, 0);
  return fr_covered (s, seat) > 12 ? problem (FR_BAD_DEVELOPMENTS, seat, 0, fr_covered (s, seat)) : whole;
}

/* Pools */

static GameProblem
verify_chips (const FrState *s)
{
  int vp = s->pool;

  for (int i = 0; i < s->n_seats; i++)
    vp += s->seats[i].chips;
  return s->pool < 0 || vp != s->vp ? problem (FR_BAD_CHIPS, GAME_NOBODY, 0, vp) : whole;
}

static GameProblem
verify_colonists (const FrState *s)
{
  int n = s->supply;

  for (int i = 0; i < s->n_seats; i++)
    {
      n += s->seats[i].colonists;
      for (unsigned k = 0; k < s->seats[i].n_colonies; k++)
        n += (int) fr_settlers (&s->seats[i], k);
    }
  return n != s->n_colonists || n > fr_limits.box_colonists ? problem (FR_BAD_COLONISTS, GAME_NOBODY, 0, n) : whole;
}

/* A good is of its colony's kind, and gray ones have none (0.3). */
static GameProblem
verify_goods (const FrState *s)
{
  for (int i = 0; i < s->n_seats; i++)
    for (unsigned k = 0; k < s->seats[i].n_colonies; k++)
      {
        const FrTile *tile = fr_tile (s, s->seats[i].colony[k]);
        const unsigned good = fr_good_on (&s->seats[i], k);

        if (good != 0 && tile != NULL
            && (fr_tile_goods (tile) == FR_GRAY || (fr_tile_kind (tile) < FR_N_KINDS && fr_tile_kind (tile) != good - 1)))
          return problem (FR_BAD_GOODS, i, good - 1, (int) k + 1);
      }
  for (unsigned kind = 0; kind < FR_N_KINDS; kind++)
    if (fr_goods_left (s, kind) < 0)
      return problem (FR_BAD_GOODS, GAME_NOBODY, kind, fr_goods[kind] - fr_goods_left (s, kind));
  return whole;
}

static int
count_in (const uint8_t *list, unsigned n, unsigned tile)
{
  int found = 0;

  for (unsigned i = 0; i < n; i++)
    found += list[i] == tile;
  return found;
}

/* No tile in two places: worlds, and home colonies. */
static GameProblem
verify_places (const FrState *s)
{
  for (unsigned tile = 0; tile < FR_N_TILES; tile++)
    {
      int n = count_in (s->now.laid, s->now.n_laid, tile);

      for (int i = 0; i < s->n_seats; i++)
        n += count_in (s->seats[i].colony, s->seats[i].n_colonies, tile)
             + count_in (s->seats[i].explored, s->seats[i].n_explored, tile)
             + count_in (s->seats[i].stock_world, s->seats[i].n_stock_worlds, tile);
      if (n > 1)
        return problem (FR_BAD_WORLDS, GAME_NOBODY, tile, n);
    }
  return fr_bag (s) < 0 ? problem (FR_BAD_WORLDS, GAME_NOBODY, FR_UNNAMED, FR_N_WORLDS - fr_bag (s)) : whole;
}

static GameProblem
verify_stacks (const FrState *s)
{
  for (unsigned i = 0; i < FR_N_STACKS; i++)
    {
      const FrStack *stack = &s->stacks[i];
      const int copies = i < FR_N_SMALL ? fr_setups[s->n_seats].copies : 1;
      int n = stack->left & 15;

      for (unsigned k = 0; k < 2; k++)
        if (stack->face[k] != FR_UNNAMED && (stack->face[k] >= FR_N_FACES || fr_tile (s, FR_FIRST_FACE + stack->face[k]) == NULL))
          return problem (FR_BAD_STACKS, GAME_NOBODY, i, stack->face[k]);
      for (int seat = 0; seat < s->n_seats; seat++)
        {
          const int own = count_in (s->seats[seat].development, s->seats[seat].n_developments, i);

          if (own > 1)
            return problem (FR_BAD_DEVELOPMENTS, seat, i, own);
          n += own;
        }
      if (stack->left > 31 || n != copies || (i < 8 && stack->left > 15))
        return problem (FR_BAD_STACKS, GAME_NOBODY, i, n);
    }
  return whole;
}

static GameProblem
verify_goals (const FrState *s)
{
  unsigned seen = 0;
  int n_down = 0;

  if (s->n_goals > FR_N_GOALS || (s->n_goals > 0 && !fr_uses_chart (s)))
    return problem (FR_BAD_GOALS, GAME_NOBODY, 0, s->n_goals);
  for (unsigned i = 0; i < FR_N_GOALS; i++)
    {
      const unsigned goal = s->goal[i] & ~(unsigned) FR_FACE_DOWN;
      const bool is_down = (s->goal[i] & FR_FACE_DOWN) != 0;

      if (i >= s->n_goals ? s->goal[i] != 0 || s->holder[i] != 0
                          : goal > FR_SECRET_GOAL || (goal == FR_SECRET_GOAL && !is_down) || s->holder[i] >= s->n_seats
                                || (goal < FR_N_GOALS && (seen & FR_BIT (goal)) != 0))
        return problem (FR_BAD_GOALS, GAME_NOBODY, goal, (int) i);
      seen |= i < s->n_goals ? FR_BIT (goal) : 0;
      n_down += is_down;
    }
  return n_down > 1 + (s->step == FR_STEP_ACTION && s->action == FR_CHART) ? problem (FR_BAD_GOALS, GAME_NOBODY, 0, n_down)
                                                                           : whole;
}

static GameProblem
verify_stockpiles (const FrState *s)
{
  for (int i = 0; i < s->n_seats; i++)
    for (unsigned goal = FR_STOCKPILE_RESOURCES; goal <= FR_EXPLORATION; goal++)
      if (fr_stockpile_room (s, i, goal) < 0 || s->seats[i].stock_credits > 99)
        return problem (FR_BAD_STOCKPILE, i, goal, fr_stockpile_room (s, i, goal));
  return whole;
}

/* The unfinished action */

static bool
is_acting_good (const FrState *s)
{
  const FrNow *now = &s->now;
  unsigned seen = 0;

  if (s->step != FR_STEP_ACTION)
    return now->n_acting == 0;
  if (now->n_acting != s->n_seats || now->turn > now->n_acting + 1)
    return false;
  for (unsigned i = 0; i < now->n_acting; i++)
    {
      if (now->acting[i] >= s->n_seats || (seen & FR_BIT (now->acting[i])) != 0)
        return false;
      seen |= FR_BIT (now->acting[i]);
    }
  return true;
}

static bool
is_now_good (const FrState *s)
{
  const FrNow *now = &s->now;
  const bool acts = s->step == FR_STEP_ACTION && now->turn < now->n_acting;
  const FrSeat *p = acts ? &s->seats[now->acting[now->turn]] : &s->seats[0];

  if (s->step == FR_STEP_SETUP && (now->turn > s->n_seats || now->stage > 4 || now->at > FR_N_STACKS))
    return false;
  if (s->step == FR_STEP_SETUP && now->stage == 4 && now->turn < s->n_seats && s->seats[s->order[now->turn]].n_colonies == 0)
    return false;
  if (now->n_laid > FR_MAX_LAID_OUT || now->fact > FR_N_FACTS || now->any_kind > FR_N_KINDS || now->stack > FR_SOME_LARGE + 1
      || now->power > 32 || now->stage > 20 || now->draws > 99 || now->sale > 99 || now->last > FR_MAX_COLONIES)
    return false;
  for (unsigned i = 0; i < FR_MAX_LAID_OUT; i++)
    if (i < now->n_laid ? !is_world_there (s, now->laid[i]) : now->laid[i] != 0)
      return false;
  if (now->fact != 0 && (now->about >= FR_N_TILES || fr_tile (s, now->about) == NULL || (s->step == FR_STEP_SETUP && now->stage != 4)))
    return false;
  if (now->world != 0 && (!acts || now->world > (s->action == FR_SETTLE ? p->n_explored : p->n_colonies)))
    return false;
  if (s->action == FR_SETTLE && s->step == FR_STEP_ACTION && now->stage >= 2 && now->stage <= 4 && now->world == 0)
    return false;
  if (s->action == FR_SETTLE && s->step == FR_STEP_ACTION && now->stage == 5 && now->settled == 0)
    return false;
  if (s->action == FR_SETTLE && s->step == FR_STEP_ACTION && now->stage == 10
      && (now->world == 0 || now->at == 0 || now->at > p->n_colonies || (p->mark[now->at - 1] & FR_MARK_NEW) != 0))
    return false;
  if (s->action == FR_DEVELOP && s->step == FR_STEP_ACTION && (now->stage == 2) != (now->stack != 0))
    return false;
  return (now->stack == 0 || s->action == FR_DEVELOP) && now->settled <= 2 && now->to_settle <= 2;
}

typedef GameProblem (*Check) (const FrState *s);

static GameProblem
verify_table (const FrState *s)
{
  static const Check checks[] = {
    verify_chips, verify_colonists, verify_goods, verify_stacks, verify_goals, verify_stockpiles,
  };
  GameProblem found = verify_common (s);

  if (found.code == FR_WHOLE)
    found = verify_tiles (s);
  for (int i = 0; found.code == FR_WHOLE && i < s->n_seats; i++)
    found = verify_seat (s, i);
  if (found.code == FR_WHOLE && (!is_acting_good (s) || !is_now_good (s)))
    return problem (FR_BAD_CHOICE, GAME_NOBODY, 0, s->now.stage);
  if (found.code == FR_WHOLE)
    found = verify_places (s);
  for (unsigned i = 0; found.code == FR_WHOLE && i < sizeof checks / sizeof *checks; i++)
    found = checks[i](s);
  return found;
}

/* Asking again gives the same question, and there is an answer. */
GameProblem
fr_verify (const FrState *s)
{
  const GameProblem found = verify_table (s);
  GameAnswer legal[GAME_MAX_ANSWERS];
  FrState again = *s;

  if (found.code != FR_WHOLE)
    return found;
  fr_advance (&again, NULL);
  if (memcmp (&again, s, sizeof again) != 0)
    return problem (FR_BAD_QUESTION, GAME_NOBODY, 0, s->ask);
  return s->ask != FR_ASK_OVER && fr_legal (s, legal) == 0 ? problem (FR_BAD_QUESTION, GAME_NOBODY, 0, s->ask) : whole;
}

GameProblem
fr_resume (FrState *s)
{
  GameProblem found;

  fr_ask (s, FR_ASK_OVER, 0, 0);
  found = verify_table (s);
  if (found.code != FR_WHOLE)
    return found;
  fr_advance (s, NULL);
  return fr_verify (s);
}
