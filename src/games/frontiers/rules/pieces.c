/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moves pieces, so that every pool adds up. */
#include "games/frontiers/rules/internal.h"

enum { MOST_CREDITS = 999 };

void
fr_gain_credits (FrState *s, int seat, int n, GameEvents *ev)
{
  FrSeat *p = &s->seats[seat];
  int credits = p->credits + n;

  if (n == 0)
    return;
  /* If they are not counted, nobody can have too few. */
  credits = credits < 0 ? 0 : credits > MOST_CREDITS ? MOST_CREDITS : credits;
  p->credits = (int16_t) credits;
  fr_emit (ev, FR_EVENT_CREDITS, seat, 0, 0, n);
}

/* When the pool is empty, the tens are used, and everybody gets everything they are owed (3.6). */
void
fr_gain_chips (FrState *s, int seat, int n, GameEvents *ev)
{
  if (n <= 0)
    return;
  s->seats[seat].chips = (int16_t) (s->seats[seat].chips + n);
  if (n > s->pool)
    s->vp = (int16_t) (s->vp + n - s->pool);
  s->pool = (int16_t) (n > s->pool ? 0 : s->pool - n);
  fr_emit (ev, FR_EVENT_CHIPS, seat, 0, 0, n);
  if (s->pool == 0)
    fr_note_end (s, FR_END_POOL, GAME_NOBODY, ev);
}

/* If the supply is short, the seat gets what is left (AMB-9). */
void
fr_gain_colonists (FrState *s, int seat, int n, GameEvents *ev)
{
  const int given = n > s->supply ? s->supply : n;

  if (n <= 0)
    return;
  s->supply = (uint8_t) (s->supply - given);
  s->seats[seat].colonists = (uint8_t) (s->seats[seat].colonists + given);
  fr_emit (ev, FR_EVENT_COLONISTS, seat, 0, given < n, given);
}

void
fr_gain (FrState *s, int seat, unsigned gain, int times, GameEvents *ev)
{
  fr_gain_credits (s, seat, (int) (gain & 7) * times, ev);
  fr_gain_chips (s, seat, (int) (gain >> 3 & 7) * times, ev);
  fr_gain_colonists (s, seat, (int) (gain >> 6) * times, ev);
}

/* Worlds */

static int
worlds_of (const FrSeat *p)
{
  int n = p->n_explored + p->n_stock_worlds;

  for (unsigned i = 0; i < p->n_colonies; i++)
    n += p->colony[i] < FR_N_WORLDS || p->colony[i] == FR_UNNAMED;
  return n;
}

int
fr_bag (const FrState *s)
{
  int n = FR_N_WORLDS - s->now.n_laid;

  for (int i = 0; i < s->n_seats; i++)
    n -= worlds_of (&s->seats[i]);
  return n;
}

static bool
has (const uint8_t *list, unsigned n, unsigned tile)
{
  return memchr (list, (int) tile, n) != NULL;
}

bool
fr_is_in_bag (const FrState *s, unsigned world)
{
  if (world >= FR_N_WORLDS || fr_tile (s, world) == NULL || has (s->now.laid, s->now.n_laid, world))
    return false;
  for (int i = 0; i < s->n_seats; i++)
    {
      const FrSeat *p = &s->seats[i];

      if (has (p->colony, p->n_colonies, world) || has (p->explored, p->n_explored, world)
          || has (p->stock_world, p->n_stock_worlds, world))
        return false;
    }
  return true;
}

int
fr_named_in_bag (const FrState *s)
{
  int n = 0;

  for (unsigned i = 0; i < FR_N_WORLDS; i++)
    n += fr_is_in_bag (s, i) ? 1 : 0;
  return n;
}

/* A world that was only described, and never named, is forgotten when it returns to the bag. */
void
fr_free_world (FrState *s, unsigned world)
{
  if (world < FR_N_WORLDS && s->tiles[world].name == 0)
    memset (&s->tiles[world], 0, sizeof s->tiles[world]);
}

bool
fr_add_explored (FrState *s, int seat, unsigned world, GameEvents *ev)
{
  FrSeat *p = &s->seats[seat];

  if (p->n_explored == FR_MAX_EXPLORED)
    return false;
  p->explored[p->n_explored++] = (uint8_t) world;
  fr_emit (ev, FR_EVENT_EXPLORED, seat, world, 0, fr_name_of (s, world));
  return true;
}

void
fr_remove_explored (FrState *s, int seat, unsigned at)
{
  FrSeat *p = &s->seats[seat];

  memmove (&p->explored[at], &p->explored[at + 1], p->n_explored - at - 1u);
  p->explored[--p->n_explored] = 0;
}

void
fr_add_colony (FrState *s, int seat, unsigned tile, unsigned colonists)
{
  FrSeat *p = &s->seats[seat];

  p->colony[p->n_colonies] = (uint8_t) tile;
  p->mark[p->n_colonies] = (uint8_t) (colonists << 3);
  p->n_colonies++;
}

/* Its colonists go back to the mat (AMB-33), its good to the supply. */
void
fr_remove_colony (FrState *s, int seat, unsigned at)
{
  FrSeat *p = &s->seats[seat];

  p->colonists = (uint8_t) (p->colonists + fr_settlers (p, at));
  memmove (&p->colony[at], &p->colony[at + 1], p->n_colonies - at - 1u);
  memmove (&p->mark[at], &p->mark[at + 1], p->n_colonies - at - 1u);
  p->n_colonies--;
  p->colony[p->n_colonies] = p->mark[p->n_colonies] = 0;
}

int
fr_total (const FrState *s, int seat)
{
  return s->seats[seat].n_explored + s->seats[seat].n_colonies;
}

/* Goods */

int
fr_goods_left (const FrState *s, unsigned kind)
{
  int n = fr_goods[kind];

  for (int i = 0; i < s->n_seats; i++)
    {
      n -= s->seats[i].stock[kind];
      for (unsigned k = 0; k < s->seats[i].n_colonies; k++)
        n -= fr_good_on (&s->seats[i], k) == kind + 1 ? 1 : 0;
    }
  return n;
}

int
fr_goods_of (const FrState *s, int seat)
{
  int n = 0;

  for (unsigned k = 0; k < s->seats[seat].n_colonies; k++)
    n += fr_good_on (&s->seats[seat], k) != 0 ? 1 : 0;
  return n;
}

void
fr_put_good (FrState *s, int seat, unsigned colony, unsigned kind, bool produced, GameEvents *ev)
{
  uint8_t *mark = &s->seats[seat].mark[colony];

  *mark = (uint8_t) ((*mark & ~(unsigned) FR_MARK_GOOD) | (kind + 1) | (produced ? FR_MARK_PRODUCED : 0u));
  game_emit (ev, (GameEvent){ .kind = FR_EVENT_GOOD,
                              .seat = (int8_t) seat,
                              .a = (uint8_t) colony,
                              .b = (uint8_t) kind,
                              .c = produced });
}

void
fr_take_good (FrState *s, int seat, unsigned colony)
{
  s->seats[seat].mark[colony] = (uint8_t) (s->seats[seat].mark[colony] & ~(unsigned) FR_MARK_GOOD);
}

void
fr_clear_marks (FrState *s)
{
  for (int i = 0; i < s->n_seats; i++)
    for (unsigned k = 0; k < FR_MAX_COLONIES; k++)
      s->seats[i].mark[k] = (uint8_t) (s->seats[i].mark[k] & ~(unsigned) (FR_MARK_NEW | FR_MARK_PRODUCED));
}

/* Developments */

unsigned
fr_stack_size (unsigned stack)
{
  return stack == FR_SOME_LARGE || (stack >= FR_N_SMALL && stack < FR_N_STACKS) ? 2 : 1;
}

int
fr_covered (const FrState *s, int seat)
{
  unsigned n = 0;

  for (unsigned i = 0; i < s->seats[seat].n_developments; i++)
    n += fr_stack_size (s->seats[seat].development[i]);
  return (int) n;
}

bool
fr_owns (const FrSeat *p, unsigned stack)
{
  return has (p->development, p->n_developments, stack);
}
