/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Entries that are possible at any time: gains from powers that the app does not know, goals turned up, and
 * corrections by hand (rules 10.1). All are answers like the others: saved, undone and replayed. */
#include "games/frontiers/rules/internal.h"

enum { MOST = 999, MOST_EXTRA = 20, MOST_CREDITS_STOCKPILED = 99, FIRST_TURNABLE = 8, MOST_SPACES = 12 };
enum { LEAST_MILITARY = -9, MOST_MILITARY = 30, MOST_SALE = 99 };

/* TRUE in the middle of a world, a purchase or a power. Then only numbers can be set. */
static bool
is_in_the_middle (const FrState *s)
{
  const FrNow *now = &s->now;

  return s->step == FR_STEP_SETUP || now->fact != 0 || now->world != 0 || now->stack != 0 || now->power != 0
         || now->draws != 0;
}

static int
colonists_in_game (const FrState *s)
{
  int n = s->supply;

  for (int i = 0; i < s->n_seats; i++)
    {
      n += s->seats[i].colonists;
      for (unsigned k = 0; k < s->seats[i].n_colonies; k++)
        n += (int) fr_settlers (&s->seats[i], k);
    }
  return n;
}

/* Seats of the disks, as in the answer to `order`. */
static GameStatus
check_disks (const FrState *s, GameAnswer answer)
{
  const unsigned packed = (unsigned) (GAME_ANSWER_A (answer) << 8 | GAME_ANSWER_B (answer));
  unsigned count[8] = { 0 };

  for (unsigned i = 0; i < FR_MAX_DISKS; i++)
    {
      const unsigned seat = packed >> (3 * (4 - i)) & 7;

      if (i < s->n_disks ? ++count[seat] > s->n_disks / s->n_seats || seat >= s->n_seats : seat != 7)
        return FR_NO_SUCH_ANSWER;
    }
  return GAME_ANSWER_C (answer) == 0 && packed < 0x8000 ? FR_OK : FR_NO_SUCH_ANSWER;
}

static GameStatus
check_good (const FrState *s, const FrSeat *p, GameAnswer answer)
{
  const unsigned colony = GAME_ANSWER_B (answer);
  const unsigned good = GAME_ANSWER_C (answer);
  const FrTile *tile;

  if (good > FR_N_KINDS)
    return FR_NO_SUCH_ANSWER;
  if (colony >= p->n_colonies)
    return FR_NO_SUCH_TILE;
  tile = fr_tile (s, p->colony[colony]);
  if (good == 0)
    return FR_OK;
  if (tile != NULL && (fr_tile_goods (tile) == FR_GRAY || (fr_tile_kind (tile) < FR_N_KINDS && fr_tile_kind (tile) != good - 1)))
    return FR_OTHER_KIND;
  return fr_good_on (p, colony) == good || fr_goods_left (s, good - 1) > 0 ? FR_OK : FR_NOT_LEFT;
}

static GameStatus
check_world (const FrState *s, unsigned world)
{
  if (world == FR_UNNAMED)
    return fr_bag (s) > fr_named_in_bag (s) || fr_bag (s) > 0 ? FR_OK : FR_NOT_LEFT;
  if (world >= FR_N_WORLDS)
    return FR_NO_SUCH_ANSWER;
  return fr_bag (s) > 0 && fr_is_in_bag (s, world) ? FR_OK : FR_NOT_LEFT;
}

static GameStatus
check_development (const FrState *s, int seat, unsigned stack)
{
  const FrSeat *p = &s->seats[seat];

  if (stack > FR_SOME_LARGE)
    return FR_NO_SUCH_ANSWER;
  if (stack < FR_N_STACKS && fr_owns (p, stack))
    return FR_OWNED;
  if (stack < FR_N_STACKS && (s->stacks[stack].left & 15) == 0)
    return FR_NOT_LEFT;
  return fr_covered (s, seat) + (int) fr_stack_size (stack) <= MOST_SPACES && p->n_developments < FR_MAX_DEVELOPMENTS ? FR_OK
                                                                                                                   : FR_NO_ROOM;
}

/* Adding and removing pieces. */
static GameStatus
check_piece (const FrState *s, int seat, GameAnswer answer)
{
  const FrSeat *p = &s->seats[seat];
  const unsigned b = GAME_ANSWER_B (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case FR_DO_FIX_EXPLORED:
      return (int) b <= FR_MAX_EXPLORED && (int) b - p->n_explored <= fr_bag (s) ? FR_OK : FR_BREAKS_TABLE;
    case FR_DO_FIX_ADD_WORLD:
      return p->n_explored == FR_MAX_EXPLORED ? FR_NO_ROOM : check_world (s, b);
    case FR_DO_FIX_TAKE_WORLD:
      return b < p->n_explored ? FR_OK : FR_NO_SUCH_TILE;
    case FR_DO_FIX_ADD_COLONY:
      return p->n_colonies == FR_MAX_COLONIES ? FR_NO_ROOM : check_world (s, b);
    case FR_DO_FIX_TAKE_COLONY:
      if (b >= p->n_colonies)
        return FR_NO_SUCH_TILE;
      return p->colony[b] < FR_N_WORLDS || p->colony[b] == FR_UNNAMED ? FR_OK : FR_BREAKS_TABLE;
    case FR_DO_FIX_ADD_DEVELOPMENT:
      return check_development (s, seat, b);
    default: /* FR_DO_FIX_TAKE_DEVELOPMENT */
      return b < p->n_developments ? FR_OK : FR_NO_SUCH_TILE;
    }
}

static GameStatus
check_stock (const FrState *s, const FrSeat *p, GameAnswer answer)
{
  const unsigned kind = GAME_ANSWER_B (answer);
  const int n = GAME_ANSWER_C (answer);
  int all = n;

  if (kind >= FR_N_KINDS)
    return FR_NO_SUCH_ANSWER;
  for (unsigned i = 0; i < FR_N_KINDS; i++)
    all += i == kind ? 0 : p->stock[i];
  if (all > fr_limits.goods)
    return FR_LIMIT;
  return n - p->stock[kind] <= fr_goods_left (s, kind) ? FR_OK : FR_NOT_LEFT;
}

static GameStatus
check_extra (const FrState *s, int seat, GameAnswer answer)
{
  const int n = GAME_ANSWER_C (answer);

  if (GAME_ANSWER_B (answer) >= FR_N_EXTRAS || n < 1 || n > MOST_EXTRA)
    return FR_NO_SUCH_ANSWER;
  if (s->step != FR_STEP_SELECT && s->step != FR_STEP_ACTION)
    return FR_OTHER_QUESTION;
  if (GAME_ANSWER_B (answer) != FR_EXTRA_WORLDS)
    return FR_OK;
  return s->seats[seat].n_explored + n <= FR_MAX_EXPLORED && n <= fr_bag (s) ? FR_OK : FR_NOT_LEFT;
}

/* Clock does not track who has acted. */
static GameStatus
check_any_turn_up (const FrState *s, GameAnswer answer)
{
  const unsigned goal = GAME_ANSWER_A (answer);

  if (fr_check_turn_up (s, goal) != FR_OK)
    return fr_check_turn_up (s, goal);
  if (!fr_may_turn_up (s, goal))
    return FR_NOT_A_STOCKPILE;
  return fr_counts (s) && fr_has_acted (s) ? FR_TOO_LATE : FR_OK;
}

static GameStatus
check_common (const FrState *s, GameAnswer answer)
{
  const unsigned a = GAME_ANSWER_A (answer);
  const int n = fr_number_of (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case FR_DO_TURN_UP:
      return check_any_turn_up (s, answer);
    case FR_DO_FIX_POOL:
      return n >= 0 && n <= MOST ? FR_OK : FR_BREAKS_TABLE;
    case FR_DO_FIX_SUPPLY:
      return colonists_in_game (s) - s->supply + (int) a <= fr_limits.box_colonists ? FR_OK : FR_BREAKS_TABLE;
    case FR_DO_FIX_PRODUCE:
      return a <= 99 ? FR_OK : FR_BREAKS_TABLE;
    case FR_DO_FIX_LEVEL:
      return a < FR_N_LEVELS ? FR_OK : FR_NO_SUCH_ANSWER;
    case FR_DO_FIX_ORDER:
      return check_disks (s, answer) != FR_OK ? FR_NO_SUCH_ANSWER : s->step == FR_STEP_SETUP ? FR_IN_THE_MIDDLE : FR_OK;
    default: /* FR_DO_FIX_STACK */
      if (a >= FR_N_STACKS || GAME_ANSWER_B (answer) > 1)
        return FR_NO_SUCH_ANSWER;
      return a < FIRST_TURNABLE ? FR_NOT_IN_GAME : is_in_the_middle (s) ? FR_IN_THE_MIDDLE : FR_OK;
    }
}

/* A correction gives the total, and Mirror stores only what the tiles do not explain. */
static int
by_hand (const FrState *s, int seat, int military)
{
  return military - (fr_mirrors (s) ? fr_known_military (s, seat) : 0);
}

static GameStatus
check_military (const FrState *s, int seat, int n)
{
  const int rest = by_hand (s, seat, n);

  return n >= LEAST_MILITARY && n <= MOST_MILITARY && rest >= LEAST_MILITARY && rest <= MOST_MILITARY ? FR_OK : FR_BREAKS_TABLE;
}

static GameStatus
check_of_seat (const FrState *s, int seat, GameAnswer answer)
{
  const FrSeat *p = &s->seats[seat];
  const unsigned b = GAME_ANSWER_B (answer);
  const int n = fr_number_of (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case FR_DO_EXTRA:
      return check_extra (s, seat, answer);
    case FR_DO_FIX_LEARN:
      return fr_learn_check (s, answer);
    case FR_DO_FIX_CREDITS:
    case FR_DO_FIX_CHIPS:
      return n >= 0 && n <= MOST ? FR_OK : FR_BREAKS_TABLE;
    case FR_DO_FIX_MILITARY:
      return check_military (s, seat, n);
    case FR_DO_FIX_COLONISTS:
      return colonists_in_game (s) - p->colonists + (int) b <= fr_limits.box_colonists ? FR_OK : FR_BREAKS_TABLE;
    case FR_DO_FIX_GOOD:
      return is_in_the_middle (s) ? FR_IN_THE_MIDDLE : check_good (s, p, answer);
    case FR_DO_FIX_SETTLERS:
      if (b >= p->n_colonies)
        return FR_NO_SUCH_TILE;
      return GAME_ANSWER_C (answer) <= 2
                     && colonists_in_game (s) - (int) fr_settlers (p, b) + GAME_ANSWER_C (answer) <= fr_limits.box_colonists
                 ? FR_OK
                 : FR_BREAKS_TABLE;
    case FR_DO_FIX_STOCK:
      return is_in_the_middle (s) ? FR_IN_THE_MIDDLE : check_stock (s, p, answer);
    case FR_DO_FIX_STOCK_CREDITS:
      return b <= MOST_CREDITS_STOCKPILED ? FR_OK : FR_LIMIT;
    case FR_DO_FIX_STOCK_WORLDS:
      if (b > fr_limits.stockpiled_worlds)
        return FR_LIMIT;
      return (int) b - p->n_stock_worlds <= fr_bag (s) ? FR_OK : FR_NOT_LEFT;
    default:
      return is_in_the_middle (s) ? FR_IN_THE_MIDDLE : check_piece (s, seat, answer);
    }
}

static bool
is_common (unsigned kind)
{
  return kind == FR_DO_TURN_UP || kind == FR_DO_FIX_POOL || kind == FR_DO_FIX_SUPPLY || kind == FR_DO_FIX_PRODUCE
         || kind == FR_DO_FIX_LEVEL || kind == FR_DO_FIX_ORDER || kind == FR_DO_FIX_STACK;
}

GameStatus
fr_fix_check (const FrState *s, GameAnswer answer)
{
  if (is_common (GAME_ANSWER_KIND (answer)))
    return check_common (s, answer);
  if (GAME_ANSWER_A (answer) >= s->n_seats)
    return FR_NO_SUCH_ANSWER;
  return check_of_seat (s, GAME_ANSWER_A (answer), answer);
}

/* Applying */

static void
set_explored (FrState *s, int seat, unsigned n)
{
  FrSeat *p = &s->seats[seat];

  for (unsigned i = p->n_explored; i-- > 0 && p->n_explored > n;)
    if (p->explored[i] == FR_UNNAMED)
      fr_remove_explored (s, seat, i);
  while (p->n_explored < n)
    p->explored[p->n_explored++] = FR_UNNAMED;
}

static void
apply_extra (FrState *s, int seat, GameAnswer answer, GameEvents *ev)
{
  const int n = GAME_ANSWER_C (answer);

  switch (GAME_ANSWER_B (answer))
    {
    case FR_EXTRA_COLONISTS:
      fr_gain_colonists (s, seat, n, ev);
      return;
    case FR_EXTRA_VP:
      fr_gain_chips (s, seat, n, ev);
      return;
    case FR_EXTRA_WORLDS:
      for (int i = 0; i < n; i++)
        fr_add_explored (s, seat, FR_UNNAMED, ev);
      return;
    default:
      fr_gain_credits (s, seat, n, ev);
      /* A better price is part of the sale, and may be stockpiled (AMB-24). */
      if (s->ask == FR_ASK_STOCKPILE && s->piece == FR_TAX_ON_TRADE && s->actor == seat)
        s->now.sale = (uint8_t) (s->now.sale + n < MOST_SALE ? s->now.sale + n : MOST_SALE);
    }
}

static void
apply_piece (FrState *s, int seat, GameAnswer answer)
{
  FrSeat *p = &s->seats[seat];
  const unsigned b = GAME_ANSWER_B (answer);
  unsigned tile;

  switch (GAME_ANSWER_KIND (answer))
    {
    case FR_DO_FIX_EXPLORED:
      set_explored (s, seat, b);
      return;
    case FR_DO_FIX_ADD_WORLD:
      p->explored[p->n_explored++] = (uint8_t) b;
      return;
    case FR_DO_FIX_TAKE_WORLD:
      tile = p->explored[b];
      fr_remove_explored (s, seat, b);
      fr_free_world (s, tile);
      return;
    case FR_DO_FIX_ADD_COLONY:
      fr_add_colony (s, seat, b, 0);
      return;
    case FR_DO_FIX_TAKE_COLONY:
      tile = p->colony[b];
      fr_remove_colony (s, seat, b);
      fr_free_world (s, tile);
      return;
    case FR_DO_FIX_ADD_DEVELOPMENT:
      p->development[p->n_developments++] = (uint8_t) b;
      if (b < FR_N_STACKS)
        s->stacks[b].left--;
      return;
    default: /* FR_DO_FIX_TAKE_DEVELOPMENT */
      if (p->development[b] < FR_N_STACKS)
        s->stacks[p->development[b]].left++;
      memmove (&p->development[b], &p->development[b + 1], p->n_developments - b - 1u);
      p->development[--p->n_developments] = 0;
    }
}

static int8_t
clamp_military (int n)
{
  return (int8_t) (n < LEAST_MILITARY ? LEAST_MILITARY : n > MOST_MILITARY ? MOST_MILITARY : n);
}

/* Counters tracks all of a seat's Military by hand, the others only what no known power explains. */
static void
set_level (FrState *s, FrLevel level)
{
  const bool was_whole = fr_level (s) == FR_LEVEL_COUNTERS;
  const unsigned flags[FR_N_LEVELS] = { 0, FR_COUNTERS, FR_TILES };

  s->options = (uint8_t) ((s->options & ~(unsigned) (FR_COUNTERS | FR_TILES)) | flags[level]);
  for (int i = 0; i < s->n_seats && was_whole != (level == FR_LEVEL_COUNTERS); i++)
    s->seats[i].military = clamp_military (s->seats[i].military + (was_whole ? -1 : 1) * fr_known_military (s, i));
  if (s->step == FR_STEP_ACTION && s->action == FR_SETTLE)
    fr_settle_level (s);
  if (s->step == FR_STEP_ACTION && s->action == FR_TRADE)
    fr_trade_level (s);
}

static void
apply_common (FrState *s, GameAnswer answer, GameEvents *ev)
{
  const unsigned a = GAME_ANSWER_A (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case FR_DO_TURN_UP:
      fr_turn_up (s, a, ev);
      return;
    case FR_DO_FIX_POOL:
      s->vp = (int16_t) (s->vp - s->pool + fr_number_of (answer));
      s->pool = (int16_t) fr_number_of (answer);
      return;
    case FR_DO_FIX_SUPPLY:
      s->supply = (uint8_t) a;
      return;
    case FR_DO_FIX_PRODUCE:
      s->on_produce = (uint8_t) a;
      return;
    case FR_DO_FIX_LEVEL:
      set_level (s, (FrLevel) a);
      return;
    case FR_DO_FIX_ORDER:
      for (unsigned i = 0; i < s->n_disks; i++)
        s->order[i] = (uint8_t) ((unsigned) (a << 8 | GAME_ANSWER_B (answer)) >> (3 * (4 - i)) & 7);
      return;
    default: /* FR_DO_FIX_STACK */
      s->stacks[a].left = (uint8_t) ((s->stacks[a].left & 15) | (GAME_ANSWER_B (answer) != 0 ? FR_TURNED : 0));
    }
}

static void
set_stock_worlds (FrState *s, FrSeat *p, unsigned n)
{
  while (p->n_stock_worlds < n)
    p->stock_world[p->n_stock_worlds++] = FR_UNNAMED;
  while (p->n_stock_worlds > n)
    {
      const unsigned world = p->stock_world[--p->n_stock_worlds];

      p->stock_world[p->n_stock_worlds] = 0;
      fr_free_world (s, world);
    }
}

static void
apply_of_seat (FrState *s, int seat, GameAnswer answer, GameEvents *ev)
{
  FrSeat *p = &s->seats[seat];
  const unsigned b = GAME_ANSWER_B (answer);
  const unsigned c = GAME_ANSWER_C (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case FR_DO_EXTRA:
      apply_extra (s, seat, answer, ev);
      return;
    case FR_DO_FIX_LEARN:
      fr_learn_apply (s, answer, ev);
      return;
    case FR_DO_FIX_CREDITS:
      p->credits = (int16_t) fr_number_of (answer);
      return;
    case FR_DO_FIX_CHIPS:
      s->vp = (int16_t) (s->vp - p->chips + fr_number_of (answer));
      p->chips = (int16_t) fr_number_of (answer);
      return;
    case FR_DO_FIX_MILITARY:
      p->military = (int8_t) by_hand (s, seat, fr_number_of (answer));
      return;
    case FR_DO_FIX_COLONISTS:
      p->colonists = (uint8_t) b;
      return;
    case FR_DO_FIX_GOOD:
      p->mark[b] = (uint8_t) ((p->mark[b] & ~(unsigned) FR_MARK_GOOD) | c);
      return;
    case FR_DO_FIX_SETTLERS:
      p->mark[b] = (uint8_t) ((p->mark[b] & ~(unsigned) FR_MARK_COLONISTS) | c << 3);
      return;
    case FR_DO_FIX_STOCK:
      p->stock[b] = (uint8_t) c;
      return;
    case FR_DO_FIX_STOCK_CREDITS:
      p->stock_credits = (uint8_t) b;
      return;
    case FR_DO_FIX_STOCK_WORLDS:
      set_stock_worlds (s, p, b);
      return;
    default:
      apply_piece (s, seat, answer);
    }
}

/* A seat that has met an end for seats; GAME_NOBODY: none has. */
static int
find_ender (const FrState *s, FrEnd end)
{
  int seat;

  return fr_until_end (s, end, &seat) == 0 ? seat : GAME_NOBODY;
}

/* After a correction, an end that was met by mistake no longer is, and an overlooked one is, unless the
 * action that checks it is still going on. Colonists only count when Settle is over. */
static void
update_ends (FrState *s, GameEvents *ev)
{
  const int action = s->step == FR_STEP_ACTION ? s->action : FR_N_ACTIONS;
  const int developer = find_ender (s, FR_END_SPACES);
  const int settler = find_ender (s, FR_END_COLONIES);
  unsigned met = s->supply < fr_limits.colonists ? FR_END_COLONISTS : 0u;

  if (s->step != FR_STEP_SELECT && s->step != FR_STEP_ACTION)
    return;
  met |= developer != GAME_NOBODY ? FR_END_SPACES : 0u;
  met |= settler != GAME_NOBODY ? FR_END_COLONIES : 0u;
  met |= s->pool == 0 ? FR_END_POOL : 0u;
  s->ends = (uint8_t) (s->ends & met);
  if (developer != GAME_NOBODY && action != FR_DEVELOP)
    fr_note_end (s, FR_END_SPACES, developer, ev);
  if (settler != GAME_NOBODY && action != FR_SETTLE)
    fr_note_end (s, FR_END_COLONIES, settler, ev);
  if (s->pool == 0)
    fr_note_end (s, FR_END_POOL, GAME_NOBODY, ev);
}

void
fr_fix_apply (FrState *s, GameAnswer answer, GameEvents *ev)
{
  const uint8_t kind = GAME_ANSWER_KIND (answer);

  if (kind >= FR_FIRST_FIX && kind != FR_DO_FIX_LEARN)
    game_emit (ev, (GameEvent){ .kind = FR_EVENT_CORRECTED,
                                .seat = is_common (kind) ? GAME_NOBODY : (int8_t) GAME_ANSWER_A (answer),
                                .a = GAME_ANSWER_A (answer),
                                .b = GAME_ANSWER_B (answer),
                                .c = GAME_ANSWER_C (answer),
                                .n = kind });
  if (is_common (kind))
    apply_common (s, answer, ev);
  else
    apply_of_seat (s, GAME_ANSWER_A (answer), answer, ev);
  s->n_colonists = (uint8_t) colonists_in_game (s);
  if (kind >= FR_FIRST_FIX)
    update_ends (s, ev);
}
