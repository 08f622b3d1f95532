/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The second half of Assign: Reassign powers and Dictate. A use is one answer that names the power and one
 * per moved worker. The workers of one use are named in ascending order, and none twice. */
#include "games/roll/rules/internal.h"

/* Mad Scientists: with the most such worlds the full power, tied for most one worker, otherwise none; if
 * nobody has any, it is a tie. Uses the current tableaus (AMB-23). */
static unsigned
majority_limit (const RollState *s, int seat, const RollPower *power)
{
  const int own = roll_count_worlds (&s->seats[seat], ROLL_BIT (power->majority));
  bool tied = false;

  for (int i = 0; i < s->n_seats; i++)
    {
      const int other = i == seat ? -1 : roll_count_worlds (&s->seats[i], ROLL_BIT (power->majority));

      if (other > own)
        return 0;
      tied |= other == own;
    }
  return tied ? 1 : power->amount;
}

static const RollPower *
reassign_power (uint8_t face)
{
  for (unsigned i = 0; i < roll_faces[face].n_powers; i++)
    if (roll_faces[face].powers[i].kind == ROLL_POWER_REASSIGN)
      return &roll_faces[face].powers[i];
  return NULL;
}

static RollUse
use_of (const RollState *s, int seat, const RollPower *power)
{
  RollUse use = { power->least, power->amount, power->colours, power->from, power->to };

  if (power->majority != ROLL_NO_COLOUR)
    use.most = (uint8_t) majority_limit (s, seat, power);
  if (use.to == 0)
    use.to = (uint8_t) ROLL_BIT (s->seats[seat].selected);
  return use;
}

RollUse
roll_reassign_use (const RollState *s, int seat, uint8_t face)
{
  const RollPower *power = reassign_power (face);

  return power != NULL ? use_of (s, seat, power) : (RollUse){ 0 };
}

/* Galactic Mandate raises how many workers a Dictate may move, never how many it must (AMB-3, AMB-13). */
static uint8_t
dictate_limit (const RollSeat *p)
{
  const RollPower *power;
  uint8_t most = 1;

  for (unsigned at = 0; (power = roll_next_power (p, p->n_tableau, ROLL_POWER_DICTATE_MORE, &at)) != NULL;)
    most = power->amount;
  return most;
}

static int
workers_in_columns (const RollSeat *p)
{
  RollDice dice;

  roll_sum_columns (p, dice);
  return roll_sum (dice);
}

/* A Dictate must move somebody (AMB-3). At a mirrored table it may have happened before the worker's column
 * was entered: it is where it was moved to, and there may be no other left to move. */
RollUse
roll_dictate_use (const RollState *s, int seat)
{
  const RollSeat *p = &s->seats[seat];
  const bool may_rest = (s->options & ROLL_MIRROR) != 0 || workers_in_columns (p) == 0;

  return (RollUse){ may_rest ? 0 : 1, dictate_limit (p), ROLL_ANY_COLOUR, ROLL_FROM_ANY, ROLL_ANY_PHASE };
}

static RollUse
current_use (const RollState *s)
{
  if (s->now.power == ROLL_UNKNOWN)
    return roll_dictate_use (s, s->actor);
  return roll_reassign_use (s, s->actor, roll_actor (s)->tableau[s->now.power - 1]);
}

/* Workers of a color in a column that the current use has not moved there itself. */
static int
movable (const RollState *s, const RollSeat *p, unsigned colour, unsigned column)
{
  int n = p->dice[ROLL_COLUMN + column][colour];

  for (unsigned i = 0; i < s->now.moves; i++)
    n -= s->now.moved[i][0] == colour && s->now.moved[i][1] == column;
  return n;
}

/* For a power that takes two from one column: is there a second one, not earlier in the order? */
static bool
has_partner (const RollState *s, const RollSeat *p, unsigned colour, unsigned column)
{
  if (movable (s, p, colour, column) > 1)
    return true;
  for (unsigned c = colour + 1; c < ROLL_N_COLOURS; c++)
    if (movable (s, p, c, column) > 0)
      return true;
  return false;
}

unsigned
roll_move_order (unsigned colour, unsigned from, unsigned to)
{
  return (colour * ROLL_N_PHASES + from) * ROLL_N_PHASES + to + 1;
}

static GameStatus
check_worker (const RollState *s, const RollSeat *p, const RollUse *use, unsigned colour, unsigned from)
{
  if (movable (s, p, colour, from) <= 0)
    return ROLL_NO_SUCH_DIE;
  if ((use->colours & ROLL_BIT (colour)) == 0)
    return ROLL_WRONG_WORKER;
  if (use->from < ROLL_N_PHASES && use->from != from)
    return ROLL_WRONG_COLUMN;
  if (use->from == ROLL_FROM_SAME)
    {
      /* Two to one target: the second comes from the column of the first. */
      const unsigned first = (s->now.last - 1u) / ROLL_N_PHASES % ROLL_N_PHASES;

      if (s->now.moves == 0 ? !has_partner (s, p, colour, from) : from != first)
        return ROLL_WRONG_COLUMN;
    }
  return ROLL_OK;
}

static GameStatus
check_worker_to (const RollState *s, const RollSeat *p, const RollUse *use, unsigned colour,
                 unsigned from, unsigned to)
{
  const GameStatus status = check_worker (s, p, use, colour, from);

  if (status != ROLL_OK)
    return status;
  if (to == from)
    return ROLL_SAME_COLUMN;
  if ((use->to & ROLL_BIT (to)) == 0)
    return ROLL_WRONG_TARGET;
  return roll_move_order (colour, from, to) < s->now.last ? ROLL_OUT_OF_ORDER : ROLL_OK;
}

static bool
can_move_any (const RollState *s, const RollSeat *p, const RollUse *use)
{
  if (use->most == 0)
    return false;
  for (unsigned from = 0; from < ROLL_N_PHASES; from++)
    {
      if ((use->to & ~ROLL_BIT (from)) == 0)
        continue;
      for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
        if (p->dice[ROLL_COLUMN + from][c] > 0 && check_worker (s, p, use, c, from) == ROLL_OK)
          return true;
    }
  return false;
}


/* Which power is used, or is the assignment done? */

static GameStatus
check_use (const RollState *s, uint8_t face)
{
  const RollSeat *p = roll_actor (s);
  const int i = roll_tableau_find (p, face);
  const RollPower *power;
  RollUse use;

  if (i < 0)
    return ROLL_NOT_OWNED;
  power = reassign_power (face);
  if (power == NULL)
    return ROLL_NOT_REASSIGN;
  if ((p->used >> i & 1) != 0)
    return ROLL_USED_UP;
  use = use_of (s, s->actor, power);
  if (use.most == 0)
    return ROLL_NOT_MAJORITY;
  return can_move_any (s, p, &use) ? ROLL_OK : ROLL_WRONG_WORKER;
}

static GameStatus
check_dictate_at_all (const RollState *s, const RollSeat *p)
{
  const int needed = (s->options & ROLL_MIRROR) != 0 ? 1 : 2;

  if (p->dictates > 0 && !roll_has (p, ROLL_POWER_DICTATE_AGAIN))
    return ROLL_USED_UP;
  return workers_in_columns (p) < needed ? ROLL_TOO_FEW_WORKERS : ROLL_OK;
}

static GameStatus
check_reassign (const RollState *s, GameAnswer answer)
{
  const RollSeat *p = roll_actor (s);
  const uint8_t a = GAME_ANSWER_A (answer);
  const uint8_t column = GAME_ANSWER_B (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_DONE:
      return ROLL_OK;
    case ROLL_DO_USE:
      return check_use (s, a);
    case ROLL_DO_DICTATE:
      if (a >= ROLL_N_COLOURS || column >= ROLL_N_PHASES)
        return ROLL_NO_SUCH_ANSWER;
      if (check_dictate_at_all (s, p) != ROLL_OK)
        return check_dictate_at_all (s, p);
      return p->dice[ROLL_COLUMN + column][a] > 0 ? ROLL_OK : ROLL_NO_SUCH_DIE;
    default:
      return ROLL_OTHER_QUESTION;
    }
}

/* Answers are ascending by face, the tableau is not: insert each in order. */
static size_t
insert_ascending (GameAnswer *out, size_t n, GameAnswer answer)
{
  size_t i = n;

  for (; i > 0 && out[i - 1] > answer; i--)
    out[i] = out[i - 1];
  out[i] = answer;
  return n + 1;
}

static size_t
legal_reassign (const RollState *s, GameAnswer *out)
{
  const RollSeat *p = roll_actor (s);
  size_t n = 0;

  out[n++] = GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0);
  if (roll_has (p, ROLL_POWER_REASSIGN))
    for (unsigned i = 0; i < p->n_tableau; i++)
      if (roll_faces[p->tableau[i]].reassign && check_use (s, p->tableau[i]) == ROLL_OK)
        n = insert_ascending (out, n, GAME_ANSWER (ROLL_DO_USE, p->tableau[i], 0, 0));
  if (check_dictate_at_all (s, p) == ROLL_OK)
    {
      RollDice there;

      roll_sum_columns (p, there);
      for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
        for (unsigned column = 0; there[c] != 0 && column < ROLL_N_PHASES; column++)
          if (p->dice[ROLL_COLUMN + column][c] > 0)
            out[n++] = GAME_ANSWER (ROLL_DO_DICTATE, c, column, 0);
    }
  return n;
}

static void
apply_reassign (RollState *s, GameAnswer answer, GameEvents *ev)
{
  RollSeat *p = &s->seats[s->actor];
  const uint8_t a = GAME_ANSWER_A (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_USE:
      {
        const int i = roll_tableau_find (p, a);

        p->used |= UINT64_C (1) << i;
        s->now.power = (uint8_t) (i + 1);
        break;
      }
    case ROLL_DO_DICTATE:
      roll_move_die (p, ROLL_COLUMN + GAME_ANSWER_B (answer), ROLL_DICTATED, a);
      p->dictates++;
      s->now.power = ROLL_UNKNOWN;
      game_emit (ev, ROLL_EVENT (ROLL_EVENT_DICTATED, (int8_t) s->actor, true, a,
                                 GAME_ANSWER_B (answer), 0, 0));
      break;
    default:
      s->to_assign = (uint8_t) (s->to_assign & ~ROLL_BIT (s->actor));
      s->turn = 0;
      game_emit (ev, ROLL_EVENT (ROLL_EVENT_READY, (int8_t) s->actor, false, 0, 0, 0, 0));
    }
}

const RollAsker roll_ask_reassign = { legal_reassign, check_reassign, apply_reassign };

/* Which worker does it move, and where? */

static GameStatus
check_move (const RollState *s, GameAnswer answer)
{
  const RollUse use = current_use (s);
  const uint8_t colour = GAME_ANSWER_A (answer);
  const uint8_t from = GAME_ANSWER_B (answer);
  const uint8_t to = GAME_ANSWER_C (answer);

  if (GAME_ANSWER_KIND (answer) == ROLL_DO_DONE)
    return s->now.moves < use.least ? ROLL_MUST_MOVE : ROLL_OK;
  if (GAME_ANSWER_KIND (answer) != ROLL_DO_MOVE)
    return ROLL_OTHER_QUESTION;
  if (colour >= ROLL_N_COLOURS || from >= ROLL_N_PHASES || to >= ROLL_N_PHASES)
    return ROLL_NO_SUCH_ANSWER;
  return check_worker_to (s, roll_actor (s), &use, colour, from, to);
}

/* The targets in `to` that are not earlier in the order than the last move. */
static size_t
legal_targets (const RollState *s, unsigned colour, unsigned from, unsigned to, GameAnswer *out)
{
  const int first = (int) s->now.last - (int) roll_move_order (colour, from, 0);
  const GameAnswer none = GAME_ANSWER (ROLL_DO_MOVE, colour, from, 0);
  size_t n = 0;

  if (first >= ROLL_N_PHASES)
    return 0;
  if (first > 0)
    to &= ~(ROLL_BIT (first) - 1);
  for (; to != 0; to &= to - 1)
    out[n++] = none | roll_lowest (to);
  return n;
}

static size_t
legal_move (const RollState *s, GameAnswer *out)
{
  const RollSeat *p = roll_actor (s);
  const RollUse use = current_use (s);
  RollDice there;
  size_t n = 0;

  if (s->now.moves >= use.least)
    out[n++] = GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0);
  roll_sum_columns (p, there);
  for (unsigned c = 0; c < ROLL_N_COLOURS; c++)
    {
      if (there[c] == 0 || (use.colours & ROLL_BIT (c)) == 0)
        continue;
      for (unsigned from = 0; from < ROLL_N_PHASES; from++)
        if (p->dice[ROLL_COLUMN + from][c] > 0 && check_worker (s, p, &use, c, from) == ROLL_OK)
          n += legal_targets (s, c, from, use.to & ~ROLL_BIT (from), out + n);
    }
  return n;
}

static void
end_use (RollState *s)
{
  s->now.power = s->now.last = s->now.moves = 0;
  memset (s->now.moved, 0, sizeof s->now.moved);
}

static void
apply_move (RollState *s, GameAnswer answer, GameEvents *ev)
{
  RollSeat *p = &s->seats[s->actor];
  const RollUse use = current_use (s);
  const uint8_t colour = GAME_ANSWER_A (answer);
  const uint8_t from = GAME_ANSWER_B (answer);
  const uint8_t to = GAME_ANSWER_C (answer);

  if (GAME_ANSWER_KIND (answer) == ROLL_DO_DONE)
    {
      end_use (s);
      return;
    }
  roll_move_die (p, ROLL_COLUMN + from, ROLL_COLUMN + to, colour);
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_REASSIGNED, (int8_t) s->actor, true, colour, from, to,
                             s->now.power == ROLL_UNKNOWN ? -1 : p->tableau[s->now.power - 1]));
  s->now.moved[s->now.moves][0] = colour;
  s->now.moved[s->now.moves][1] = to;
  s->now.moves++;
  s->now.last = (uint8_t) roll_move_order (colour, from, to);
  if (s->now.moves == use.most)
    end_use (s);
}

const RollAsker roll_ask_move = { legal_move, check_move, apply_move };
