/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Assign: the value of a worker in each column, and the phase to call where they are worth most. */
#include "games/roll/players/simple/simple.h"

/* Workers that complete a tile earn its points, and more: it works from then on. Those that only start one
 * earn less, because they are stuck there meanwhile. */
enum { COMPLETING = 100, BEGUN = 55, COMPLETED = 60, DIE_GAINED = 45 };

/* A small cost for using a power at all, so that it is not used if it does not matter. */
enum { TROUBLE = 3 };

static void
plan_building (Simple *q, unsigned phase)
{
  const unsigned kind = phase == ROLL_DEVELOP ? ROLL_DEVELOPMENT : ROLL_WORLD;
  int *worth = q->plan.worth[phase];
  int on = roll_count_dice (q->me->dice[ROLL_ZONE + kind]);
  int k = 0;

  for (unsigned i = 0; i < q->me->n_stack[kind] && k < SIMPLE_MAX_WORKERS; i++)
    {
      const uint8_t face = roll_stack_at (q->me, kind, i);
      const int needed = face == ROLL_UNKNOWN ? 4 : roll_cost (q->s, q->seat, face) - on;
      const int before = worth[k];
      const int gains = face == ROLL_UNKNOWN ? 1 : roll_faces[face].placing.n_gains;

      for (int j = 1; j < needed && k < SIMPLE_MAX_WORKERS; j++)
        worth[++k] = before + BEGUN * j;
      if (needed > 0 && k < SIMPLE_MAX_WORKERS)
        worth[++k] = before + COMPLETING * needed;
      worth[k] += COMPLETED + DIE_GAINED * gains;
      on = needed < 0 ? -needed : 0;
    }
  while (k < SIMPLE_MAX_WORKERS)
    {
      worth[k + 1] = worth[k];
      k++;
    }
}

static int
larger (int a, int b)
{
  return a > b ? a : b;
}

static void
plan_explore (Simple *q)
{
  int *worth = q->plan.worth[ROLL_EXPLORE];
  int stocked = 0;
  int scouted = 0;

  for (int k = 0; k < SIMPLE_MAX_WORKERS; k++)
    {
      const int stock = simple_stock_worth (q, stocked);
      const int scout = simple_scout_worth (q, scouted);

      worth[k + 1] = worth[k] + larger (stock, scout);
      if (stock > scout)
        stocked++;
      else
        scouted++;
    }
}

/* A good is worth what it will bring, minus the shipper that it still needs. */
static void
plan_produce (Simple *q)
{
  const int rooms = simple_rooms (q);
  const int each = simple_is_late (q) ? 40 : 80;

  for (int k = 1; k <= SIMPLE_MAX_WORKERS; k++)
    q->plan.worth[ROLL_PRODUCE][k] = q->plan.worth[ROLL_PRODUCE][k - 1] + (k <= rooms ? each : 0);
}

/* The best goods go first. */
static void
plan_ship (Simple *q)
{
  int goods[SIMPLE_MAX_WORKERS] = { 0 };

  for (unsigned i = 0; i < q->me->n_tableau; i++)
    for (unsigned both = q->me->goods[i]; both != 0; both >>= 4)
      {
        int worth = simple_good_worth (q, i, (both & 15) - 1, ROLL_WHITE);

        for (int k = 0; k < SIMPLE_MAX_WORKERS && worth > 0; k++)
          if (worth > goods[k])
            {
              const int lower = goods[k];

              goods[k] = worth;
              worth = lower;
            }
      }
  for (int k = 0; k < SIMPLE_MAX_WORKERS; k++)
    q->plan.worth[ROLL_SHIP][k + 1] = q->plan.worth[ROLL_SHIP][k] + goods[k];
}

static int
worth_at (const SimplePlan *plan, unsigned phase, int workers)
{
  return plan->worth[phase][workers < SIMPLE_MAX_WORKERS ? workers : SIMPLE_MAX_WORKERS];
}

static int
assignment (const SimplePlan *plan, const int column[ROLL_N_PHASES], unsigned selected)
{
  int total = 0;

  for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
    total += worth_at (plan, phase, column[phase]) * (phase == selected ? 100 : plan->likely[phase]);
  return total / 100;
}

/* An estimate of others' calls: more seats, more phases; with two, the spare die helps. */
static void
guess_others (Simple *q)
{
  static const int likely[ROLL_MAX_SEATS + 1] = { 0, 0, 35, 40, 52, 60 };

  for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
    q->plan.likely[phase] = likely[q->s->n_seats];
  if (q->s->n_seats == 2)
    q->plan.likely[ROLL_EXPLORE] += 10;
}

void
simple_plan (Simple *q)
{
  guess_others (q);
  plan_explore (q);
  plan_building (q, ROLL_DEVELOP);
  plan_building (q, ROLL_SETTLE);
  plan_produce (q);
  plan_ship (q);
  for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
    q->plan.column[phase] = roll_count_dice (q->me->dice[ROLL_COLUMN + phase]);
  if (q->me->selected != ROLL_NO_PHASE)
    q->plan.column[q->me->selected]++;
  q->plan.now = assignment (&q->plan, q->plan.column, q->me->selected);
}

/* The values with a worker moved from one column to another. */
static int
after_move (const SimplePlan *plan, const int column[ROLL_N_PHASES], unsigned from, unsigned to, unsigned selected)
{
  int moved[ROLL_N_PHASES];

  for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
    moved[phase] = column[phase] - (phase == from) + (phase == to);
  return assignment (plan, moved, selected);
}

/* The best call that these columns allow. */
static int
best_call (const SimplePlan *plan, const int column[ROLL_N_PHASES])
{
  int best = 0;

  for (unsigned from = 0; from < ROLL_N_PHASES; from++)
    if (column[from] > 0)
      for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
        best = larger (best, after_move (plan, column, from, phase, phase));
  return best;
}

int
simple_place (const Simple *q, GameAnswer answer)
{
  int column[ROLL_N_PHASES];

  for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
    column[phase] = q->plan.column[phase] + (phase == GAME_ANSWER_B (answer));
  return best_call (&q->plan, column);
}

/* A colored die makes a better good and a better shipper. */
static int
suits (unsigned colour, unsigned phase)
{
  const bool wants_colour = phase == ROLL_PRODUCE || phase == ROLL_SHIP;

  return (colour > ROLL_RED) == wants_colour ? 2 : 0;
}

int
simple_select (const Simple *q, GameAnswer answer)
{
  const uint8_t colour = GAME_ANSWER_A (answer);
  const uint8_t from = GAME_ANSWER_B (answer);
  const uint8_t phase = GAME_ANSWER_C (answer);

  return after_move (&q->plan, q->plan.column, from, phase, phase) + suits (colour, phase)
         - suits (colour, from);
}

/* Moves a worker to where it is worth most. Returns the gain. */
static int
take_best_move (const Simple *q, int column[ROLL_N_PHASES], int movable[ROLL_N_PHASES], unsigned to_mask)
{
  const int now = assignment (&q->plan, column, q->me->selected);
  unsigned best_from = 0;
  unsigned best_to = 0;
  int best = -1000;

  for (unsigned from = 0; from < ROLL_N_PHASES; from++)
    for (unsigned to = 0; movable[from] > 0 && to < ROLL_N_PHASES; to++)
      if (to != from && (to_mask & ROLL_BIT (to)) != 0)
        {
          const int gain = after_move (&q->plan, column, from, to, q->me->selected) - now;

          if (gain > best)
            {
              best = gain;
              best_from = from;
              best_to = to;
            }
        }
  if (best > -1000)
    {
      movable[best_from]--;
      column[best_from]--;
      column[best_to]++;
    }
  return best;
}

/* The workers of these colors that may be taken from each column. */
static void
count_movable (const Simple *q, unsigned colours, unsigned from, int movable[ROLL_N_PHASES])
{
  for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
    {
      movable[phase] = 0;
      for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
        if ((colours & ROLL_BIT (c)) != 0 && (from >= ROLL_N_PHASES || from == phase))
          movable[phase] += q->me->dice[ROLL_COLUMN + phase][c];
    }
}

static int
gain_by_power (const Simple *q, const RollPower *power)
{
  const unsigned to = power->to == 0 ? ROLL_BIT (q->me->selected) : power->to;
  int column[ROLL_N_PHASES];
  int movable[ROLL_N_PHASES];
  int gain = 0;

  count_movable (q, power->colours, power->from, movable);
  for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
    column[phase] = q->plan.column[phase];
  for (unsigned i = 0; i < power->amount; i++)
    {
      const int more = take_best_move (q, column, movable, to);

      if (more <= 0 && i >= power->least)
        break;
      gain += more;
    }
  return gain;
}

static int
gain_by_dictate (const Simple *q, unsigned set_aside)
{
  int column[ROLL_N_PHASES];
  int movable[ROLL_N_PHASES];

  count_movable (q, ROLL_ANY_COLOUR, ROLL_FROM_ANY, movable);
  for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
    column[phase] = q->plan.column[phase];
  column[set_aside]--;
  movable[set_aside]--;
  take_best_move (q, column, movable, ROLL_ANY_PHASE);
  return assignment (&q->plan, column, q->me->selected) - q->plan.now;
}

/* "Done" is worth nothing; a power is used if it is worth more. */
int
simple_reassign (const Simple *q, GameAnswer answer)
{
  const RollFace *face = &roll_faces[GAME_ANSWER_A (answer)];

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_USE:
      for (unsigned i = 0; i < face->n_powers; i++)
        if (face->powers[i].kind == ROLL_POWER_REASSIGN)
          return gain_by_power (q, &face->powers[i]) - TROUBLE;
      return -1;
    case ROLL_DO_DICTATE:
      return gain_by_dictate (q, GAME_ANSWER_B (answer)) - 2 * TROUBLE + (GAME_ANSWER_A (answer) == 0);
    default:
      return 0;
    }
}

int
simple_move (const Simple *q, GameAnswer answer)
{
  const uint8_t colour = GAME_ANSWER_A (answer);
  const uint8_t from = GAME_ANSWER_B (answer);
  const uint8_t to = GAME_ANSWER_C (answer);

  if (GAME_ANSWER_KIND (answer) != ROLL_DO_MOVE)
    return TROUBLE;
  return after_move (&q->plan, q->plan.column, from, to, q->me->selected) - q->plan.now
         + suits (colour, to) - suits (colour, from);
}
