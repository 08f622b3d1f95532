/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Roll, and the first half of Assign: place the dice, select a phase. All seats roll, then one after
 * the other assigns, in secret: until Reveal nobody sees another's dice.
 *
 * `turn` is the seat now assigning plus one. */
#include "games/roll/rules/internal.h"

static void
ask_roll (RollState *s)
{
  const unsigned seat = roll_lowest (s->to_roll);
  const uint8_t *cup = s->seats[seat].dice[ROLL_CUP];

  if (roll_word (cup) != 0)
    roll_ask (s, ROLL_ASK_SIDE, (int) seat, roll_first_colour (cup));
  else
    s->to_roll = (uint8_t) (s->to_roll & ~ROLL_BIT (seat));
}

static void
ask_assign (RollState *s, int seat)
{
  const RollSeat *p = &s->seats[seat];

  if (roll_word (p->dice[ROLL_WILDS]) != 0)
    {
      roll_ask (s, ROLL_ASK_PLACE, seat, roll_first_colour (p->dice[ROLL_WILDS]));
      return;
    }
  if (p->selector == ROLL_NO_COLOUR)
    roll_ask (s, ROLL_ASK_SELECT, seat, 0);
  else if (s->now.power == 0)
    roll_ask (s, ROLL_ASK_REASSIGN, seat, 0);
  else
    roll_ask (s, ROLL_ASK_MOVE, seat,
              s->now.power == ROLL_UNKNOWN ? ROLL_NONE : p->tableau[s->now.power - 1]);
}

void
roll_assign_step (RollState *s, GameEvents *ev)
{
  (void) ev;
  if (s->turn != 0)
    ask_assign (s, s->turn - 1);
  else if (s->to_roll != 0)
    ask_roll (s);
  else if (s->to_assign != 0)
    s->turn = (uint8_t) (roll_lowest (s->to_assign) + 1);
  else
    s->step = ROLL_STEP_REVEAL;
}

/* What does a die show? */

static GameStatus
check_side (const RollState *s, GameAnswer answer)
{
  const uint8_t side = GAME_ANSWER_B (answer);

  if (GAME_ANSWER_KIND (answer) != ROLL_DO_SHOW)
    return roll_wrong_kind (answer);
  if (GAME_ANSWER_A (answer) != s->piece)
    return ROLL_OUT_OF_ORDER;
  if (side == ROLL_N_SIDES)
    return (s->options & ROLL_MIRROR) != 0 ? ROLL_OK : ROLL_NO_SUCH_SIDE;
  return side < ROLL_N_SIDES && roll_dice[s->piece].weight[side] > 0 ? ROLL_OK : ROLL_NO_SUCH_SIDE;
}

static size_t
legal_side (const RollState *s, GameAnswer *out)
{
  size_t n = 0;

  for (unsigned side = 0; side < ROLL_N_SIDES; side++)
    if (roll_dice[s->piece].weight[side] > 0)
      out[n++] = GAME_ANSWER (ROLL_DO_SHOW, s->piece, side, 0);
  if ((s->options & ROLL_MIRROR) != 0)
    out[n++] = GAME_ANSWER (ROLL_DO_SHOW, s->piece, ROLL_N_SIDES, 0);
  return n;
}

/* Assign (a): a die goes to the column of its side; a wild one waits to be placed, and so does one whose side
 * was not said. */
static void
apply_side (RollState *s, GameAnswer answer, GameEvents *ev)
{
  RollSeat *p = &s->seats[s->actor];
  const uint8_t side = GAME_ANSWER_B (answer);

  roll_move_die (p, ROLL_CUP, side < ROLL_N_PHASES ? ROLL_COLUMN + side : ROLL_WILDS, s->piece);
  if (side < ROLL_N_SIDES)
    p->rolled[s->piece][side]++;
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_SHOWED, (int8_t) s->actor, true, s->piece, side, 0, 0));
}

const RollAsker roll_ask_side = { legal_side, check_side, apply_side };

/* Where does a wild die go? Dice of one color are placed in ascending order of columns, because they are
 * interchangeable. */

static GameStatus
check_place (const RollState *s, GameAnswer answer)
{
  const uint8_t column = GAME_ANSWER_B (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_PLACE:
      break;
    case ROLL_DO_DONE:
      return ROLL_MUST_PLACE;
    case ROLL_DO_USE:
    case ROLL_DO_DICTATE:
      return ROLL_SELECT_FIRST;
    default:
      return ROLL_OTHER_QUESTION;
    }
  if (GAME_ANSWER_A (answer) != s->piece)
    return ROLL_OUT_OF_ORDER;
  if (column >= ROLL_N_PHASES)
    return ROLL_NO_SUCH_ANSWER;
  return column + 1 < s->now.last ? ROLL_OUT_OF_ORDER : ROLL_OK;
}

static size_t
legal_place (const RollState *s, GameAnswer *out)
{
  size_t n = 0;

  for (unsigned column = s->now.last == 0 ? 0 : s->now.last - 1u; column < ROLL_N_PHASES; column++)
    out[n++] = GAME_ANSWER (ROLL_DO_PLACE, s->piece, column, 0);
  return n;
}

static void
apply_place (RollState *s, GameAnswer answer, GameEvents *ev)
{
  RollSeat *p = &s->seats[s->actor];
  const uint8_t column = GAME_ANSWER_B (answer);

  roll_move_die (p, ROLL_WILDS, ROLL_COLUMN + column, s->piece);
  s->now.last = p->dice[ROLL_WILDS][s->piece] > 0 ? (uint8_t) (column + 1) : 0;
  game_emit (ev, ROLL_EVENT (ROLL_EVENT_PLACED, (int8_t) s->actor, true, s->piece, column, 0, 0));
}

const RollAsker roll_ask_place = { legal_place, check_place, apply_place };

/* Assign (b): any one worker selects any one phase. */

static GameStatus
check_select (const RollState *s, GameAnswer answer)
{
  const uint8_t colour = GAME_ANSWER_A (answer);
  const uint8_t column = GAME_ANSWER_B (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_SELECT:
      break;
    case ROLL_DO_USE:
    case ROLL_DO_DICTATE:
    case ROLL_DO_MOVE:
    case ROLL_DO_DONE:
      return ROLL_SELECT_FIRST;
    default:
      return ROLL_OTHER_QUESTION;
    }
  if (colour >= ROLL_N_COLOURS || column >= ROLL_N_PHASES || GAME_ANSWER_C (answer) >= ROLL_N_PHASES)
    return ROLL_NO_SUCH_ANSWER;
  return roll_actor (s)->dice[ROLL_COLUMN + column][colour] > 0 ? ROLL_OK : ROLL_NO_SUCH_DIE;
}

static size_t
legal_select (const RollState *s, GameAnswer *out)
{
  const RollSeat *p = roll_actor (s);
  RollDice there;
  size_t n = 0;

  roll_sum_columns (p, there);
  for (unsigned colour = 0; colour < ROLL_N_COLOURS; colour++)
    for (unsigned column = 0; there[colour] != 0 && column < ROLL_N_PHASES; column++)
      if (p->dice[ROLL_COLUMN + column][colour] > 0)
        for (unsigned phase = 0; phase < ROLL_N_PHASES; phase++)
          out[n++] = GAME_ANSWER (ROLL_DO_SELECT, colour, column, phase);
  return n;
}

static void
apply_select (RollState *s, GameAnswer answer, GameEvents *ev)
{
  RollSeat *p = &s->seats[s->actor];

  (void) ev;
  p->selector = GAME_ANSWER_A (answer);
  p->selected = GAME_ANSWER_C (answer);
  p->dice[ROLL_COLUMN + GAME_ANSWER_B (answer)][p->selector]--;
}

const RollAsker roll_ask_select = { legal_select, check_select, apply_select };
