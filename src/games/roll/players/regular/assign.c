/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Assign: where wild dice go, which phase is called, which workers are moved. */
#include "games/roll/players/regular/regular.h"

static bool
has_goods_of (const Regular *q, unsigned colour, bool wants_room)
{
  for (unsigned i = 0; i < q->me->n_tableau; i++)
    {
      const RollFace *face = &roll_faces[q->me->tableau[i]];

      if (face->kind == ROLL_WORLD && face->colour != ROLL_GRAY
          && (colour == ROLL_PURPLE || colour == face->colour)
          && (q->me->goods[i] == 0) == wants_room)
        return true;
    }
  return false;
}

/* A producer or shipper of the world's color is worth one more point. */
bool
regular_suits (const Regular *q, unsigned colour, unsigned phase)
{
  if (colour <= ROLL_RED || (phase != ROLL_PRODUCE && phase != ROLL_SHIP))
    return false;
  return has_goods_of (q, colour, phase == ROLL_PRODUCE);
}

/* The total gain from making sure that a phase happens, with one of its own workers or one more. */
typedef struct
{
  float own[ROLL_N_PHASES];
  float joined[ROLL_N_PHASES];
  unsigned first; /* whose `joined` is highest */
  float second;   /* the highest of the other phases */
} Calls;

static void
list_calls (const Regular *q, const int column[ROLL_N_PHASES], Calls *calls)
{
  const float now = regular_assignment (q, column, ROLL_NO_PHASE);

  calls->first = 0;
  calls->second = -1000;
  for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
    {
      const float hoped = regular_worth_at (q, phase, column[phase], false);
      const float joined = now + (regular_worth_at (q, phase, column[phase] + 1, true) - hoped);

      calls->own[phase] = now + (regular_worth_at (q, phase, column[phase], true) - hoped);
      calls->joined[phase] = joined;
      if (phase == 0)
        continue;
      if (joined > calls->joined[calls->first])
        {
          calls->second = calls->joined[calls->first];
          calls->first = phase;
        }
      else
        calls->second = regular_larger (calls->second, joined);
    }
}

/* One worker leaves its column, at a loss, and makes another phase certain: the best of those is the same
 * whichever column it leaves; or it makes its own phase certain. */
static float
best_call (const Regular *q, const int column[ROLL_N_PHASES])
{
  float best = -1000;
  Calls calls;

  list_calls (q, column, &calls);
  for (unsigned from = 0; from < ROLL_N_PHASES; from++)
    if (column[from] > 0)
      {
        const float loss = regular_worth_at (q, from, column[from], false)
                           - regular_worth_at (q, from, column[from] - 1, false);
        const float other = from == calls.first ? calls.second : calls.joined[calls.first];

        best = regular_larger (best, regular_larger (calls.own[from], other - loss));
      }
  return best;
}

/* The best use of these columns and so many wild dice, the next not left of `from`. */
static float
best_placing (const Regular *q, int column[ROLL_N_PHASES], int wilds, unsigned from)
{
  float best = -1000;

  if (wilds == 0)
    return best_call (q, column);
  for (unsigned phase = from; phase < ROLL_N_PHASES; phase++)
    {
      column[phase]++;
      best = regular_larger (best, best_placing (q, column, wilds - 1, phase));
      column[phase]--;
    }
  return best;
}

/* Many wild dice are searched a few at a time. */
float
regular_place (const Regular *q, GameAnswer answer)
{
  const int wilds = regular_sum (q->me->dice[ROLL_WILDS]) - 1;
  const uint8_t to = GAME_ANSWER_B (answer);
  int column[ROLL_N_PHASES];

  for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
    column[phase] = q->column[phase] + (phase == to);
  return best_placing (q, column, wilds < 3 ? wilds : 3, 0)
         + (regular_suits (q, GAME_ANSWER_A (answer), to) ? q->w->suits : 0) - 0.001f * to;
}

static float
suit_change (const Regular *q, unsigned colour, unsigned from, unsigned to)
{
  return q->w->suits * (regular_suits (q, colour, to) - regular_suits (q, colour, from));
}

static float
moved (const Regular *q, const int column[ROLL_N_PHASES], unsigned from, unsigned to,
       unsigned selected)
{
  int after[ROLL_N_PHASES];

  for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
    after[phase] = column[phase] - (phase == from) + (phase == to);
  return regular_assignment (q, after, selected);
}

float
regular_select (const Regular *q, GameAnswer answer)
{
  const uint8_t from = GAME_ANSWER_B (answer);
  const uint8_t phase = GAME_ANSWER_C (answer);

  return moved (q, q->column, from, phase, phase)
         + suit_change (q, GAME_ANSWER_A (answer), from, phase);
}

typedef struct
{
  float gain;
  unsigned from, to;
} Move;

/* The gain from the last of so many workers in a column. */
static float
worker_worth (const Regular *q, unsigned phase, int workers, unsigned selected)
{
  return regular_worth_at (q, phase, workers, phase == selected)
         - regular_worth_at (q, phase, workers - 1, phase == selected);
}

/* The best single move; the selector cannot be moved. */
static Move
best_move (const Regular *q, const int column[ROLL_N_PHASES], const int movable[ROLL_N_PHASES],
           unsigned targets)
{
  const unsigned selected = q->me->selected;
  Move best = { 0, 0, 0 };

  for (unsigned from = 0; from < ROLL_N_PHASES; from++)
    {
      const float loss = movable[from] > 0 ? worker_worth (q, from, column[from], selected) : 0;

      for (unsigned to = 0; to < ROLL_N_PHASES && movable[from] > 0; to++)
        if (to != from && (targets & ROLL_BIT (to)) != 0)
          {
            const float gain = worker_worth (q, to, column[to] + 1, selected) - loss;

            if (gain > best.gain)
              best = (Move){ gain, from, to };
          }
    }
  return best;
}

static float
best_moves (const Regular *q, int column[ROLL_N_PHASES], int movable[ROLL_N_PHASES],
            unsigned targets, unsigned n)
{
  float gain = 0;

  while (n-- > 0)
    {
      const Move move = best_move (q, column, movable, targets);

      if (move.gain <= 0)
        break;
      gain += move.gain;
      column[move.from]--;
      movable[move.from]--;
      column[move.to]++;
    }
  return gain;
}

static void
count_movable (const Regular *q, unsigned colours, unsigned from, int movable[ROLL_N_PHASES])
{
  for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
    {
      movable[phase] = 0;
      for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
        if ((colours & ROLL_BIT (c)) != 0 && (from >= ROLL_N_PHASES || from == phase))
          movable[phase] += q->me->dice[ROLL_COLUMN + phase][c];
    }
}

/* Two that must come from one column are moved only as a pair. */
static float
gain_by_pair (const Regular *q, const int movable[ROLL_N_PHASES])
{
  const unsigned to = q->me->selected;
  const float now = regular_assignment (q, q->column, to);
  float best = 0;

  for (unsigned from = 0; from < ROLL_N_PHASES; from++)
    if (movable[from] >= 2 && from != to)
      {
        int column[ROLL_N_PHASES];

        for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
          column[phase] = q->column[phase] - 2 * (phase == from) + 2 * (phase == to);
        best = regular_larger (best, regular_assignment (q, column, to) - now);
      }
  return best;
}

static float
gain_by_power (const Regular *q, const RollPower *power)
{
  const unsigned targets = power->to != 0 ? power->to : ROLL_BIT (q->me->selected);
  const unsigned most = power->majority != ROLL_NO_COLOUR ? 1 : power->amount;
  int movable[ROLL_N_PHASES];
  int column[ROLL_N_PHASES];

  count_movable (q, power->colours, power->from, movable);
  if (power->from == ROLL_FROM_SAME)
    return gain_by_pair (q, movable);
  for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
    column[phase] = q->column[phase];
  return best_moves (q, column, movable, targets, most);
}

/* The die that is set aside does nothing this round. */
static float
gain_by_dictate (const Regular *q, unsigned aside)
{
  const float now = regular_assignment (q, q->column, q->me->selected);
  const unsigned most = (q->me->has & ROLL_BIT (ROLL_POWER_DICTATE_MORE)) != 0 ? 3 : 1;
  int movable[ROLL_N_PHASES];
  int column[ROLL_N_PHASES];
  float lost;

  count_movable (q, ROLL_ANY_COLOUR, ROLL_FROM_ANY, movable);
  for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
    column[phase] = q->column[phase] - (phase == aside);
  movable[aside]--;
  lost = now - regular_assignment (q, column, q->me->selected);
  return best_moves (q, column, movable, ROLL_ANY_PHASE, most) - lost;
}

/* "Done" is worth nothing; narrow powers are tried before broad ones, because both may be needed. */
float
regular_reassign (const Regular *q, GameAnswer answer)
{
  const uint8_t a = GAME_ANSWER_A (answer);
  const RollFace *face = &roll_faces[a];

  if (GAME_ANSWER_KIND (answer) == ROLL_DO_DONE || !q->style->shifts_dice)
    return GAME_ANSWER_KIND (answer) == ROLL_DO_DONE ? 0 : -1;
  if (GAME_ANSWER_KIND (answer) == ROLL_DO_DICTATE)
    return gain_by_dictate (q, GAME_ANSWER_B (answer)) - 3 * q->w->trouble
           - 0.05f * regular_colour_worth (a);
  for (unsigned i = 0; i < face->n_powers; i++)
    if (face->powers[i].kind == ROLL_POWER_REASSIGN)
      return gain_by_power (q, &face->powers[i]) - q->w->trouble;
  return -1;
}

float
regular_move (const Regular *q, GameAnswer answer)
{
  const unsigned selected = q->me->selected;
  const uint8_t colour = GAME_ANSWER_A (answer);
  const uint8_t from = GAME_ANSWER_B (answer);
  const uint8_t to = GAME_ANSWER_C (answer);

  if (GAME_ANSWER_KIND (answer) != ROLL_DO_MOVE)
    return q->w->trouble / 2;
  return worker_worth (q, to, q->column[to] + 1, selected)
         - worker_worth (q, from, q->column[from], selected) + suit_change (q, colour, from, to);
}
