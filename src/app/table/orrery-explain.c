/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "app/table/orrery-explain.h"

#include <string.h>

enum
{
  MOST_NODES = 20000, /* of one search; a table that needs more is called unexplained */
  MOST_USES = 8,
  MOST_ANSWERS = 128
};

/* --- What is missing --- */

/* Whether a die of the seat is on the table, and no longer in the cup. */
static gboolean
has_rolled (const RollSeat *seat)
{
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      if (seat->dice[ROLL_WILDS][colour] > 0)
        return TRUE;
      for (guint column = 0; column < ROLL_N_PHASES; column++)
        if (seat->dice[ROLL_COLUMN + column][colour] > 0)
          return TRUE;
    }
  return FALSE;
}

gboolean
orrery_reveal_is_due (const RollState *state)
{
  return (state->options & ROLL_MIRROR) != 0 && state->step == ROLL_STEP_ASSIGN
         && state->ask == ROLL_ASK_SIDE && state->to_roll == (1u << state->n_seats) - 1
         && !has_rolled (&state->seats[state->actor]);
}

static guint
count_dictated (const OrreryRevealed *revealed)
{
  guint n = 0;

  for (guint i = 0; i < revealed->n; i++)
    n += revealed->dice[i].column == ORRERY_LINE_DICTATE;
  return n;
}

static gboolean
may_dictate_again (const RollSeat *seat)
{
  return (seat->has & ROLL_BIT (ROLL_POWER_DICTATE_AGAIN)) != 0;
}

gboolean
orrery_reveal_missing (const RollState *state, guint seat, const OrreryRevealed *revealed,
                       OrreryMissing *missing)
{
  const guint8 *cup = state->seats[seat].dice[ROLL_CUP];
  gboolean whole = revealed->whole && revealed->bad == G_MAXUINT;
  guint counts[ROLL_N_COLOURS];

  memset (missing, 0, sizeof *missing);
  orrery_revealed_count (revealed, counts);
  missing->entered = revealed->n;
  missing->no_phase = orrery_revealed_selector (revealed) < 0;
  missing->too_many_dictates =
      count_dictated (revealed) > 1 && !may_dictate_again (&state->seats[seat]);
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      missing->total += cup[colour];
      missing->missing[colour] = cup[colour] > counts[colour] ? cup[colour] - counts[colour] : 0;
      missing->excess[colour] = counts[colour] > cup[colour] ? counts[colour] - cup[colour] : 0;
      whole = whole && cup[colour] == counts[colour];
    }
  return whole && !missing->no_phase && !missing->too_many_dictates;
}

/* --- The way from sides to columns --- */

static gboolean
is_moved (const OrreryEntered *die)
{
  return !die->selects && die->column != ORRERY_LINE_DICTATE && die->side < ROLL_N_PHASES
         && die->side != die->column;
}

/* How the dice lay before anything was moved. */
typedef struct
{
  guint8 side[ORRERY_LINE_MAX_DICE];  /* that is answered; ROLL_N_SIDES: not said */
  guint8 first[ORRERY_LINE_MAX_DICE]; /* column */
} Start;

/* Of the moved dice those in `dropped` count as not said. A wild die may have lain anywhere, and so
 * may one that was not said: it is taken to lie where it is found, a die set aside in the first
 * column, and the die `free` (-1: none) in `column`. */
static void
set_start (Start *start, const OrreryRevealed *revealed, guint64 dropped, int free, guint column)
{
  for (guint i = 0, k = 0; i < revealed->n; i++)
    {
      const OrreryEntered *die = &revealed->dice[i];
      const gboolean is_dropped = is_moved (die) && (dropped >> k & 1) != 0;

      k += is_moved (die);
      start->side[i] = is_dropped || die->side == ROLL_NO_PHASE ? ROLL_N_SIDES : die->side;
      start->first[i] = start->side[i] < ROLL_N_PHASES       ? start->side[i]
                        : (int) i == free                    ? (guint8) column
                        : die->column == ORRERY_LINE_DICTATE ? ROLL_EXPLORE
                                                             : die->column;
    }
}

static void
give (RollState *state, GArray *answers, GameAnswer answer)
{
  G_GNUC_UNUSED const GameStatus status = roll_apply (state, answer, NULL);

  g_assert (status == GAME_OK);
  g_array_append_val (answers, answer);
}

/* The sides of one seat; the engine asks colour by colour. */
static void
give_sides (RollState *state, GArray *answers, const OrreryRevealed *revealed, const Start *start)
{
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    for (guint i = 0; i < revealed->n; i++)
      if (revealed->dice[i].colour == colour)
        give (state, answers, GAME_ANSWER (ROLL_DO_SHOW, colour, start->side[i], 0));
}

/* Dice that nobody has named the sides of, and a place for each. */
static void
give_unsaid (RollState *state, GArray *answers, guint seat)
{
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    for (guint i = state->seats[seat].dice[ROLL_CUP][colour]; i > 0; i--)
      give (state, answers, GAME_ANSWER (ROLL_DO_SHOW, colour, ROLL_N_SIDES, 0));
}

/* Any assignment at all, for those before the seat that is looked at. */
static void
pass (RollState *state, GArray *answers)
{
  const guint seat = state->actor;

  while (state->step == ROLL_STEP_ASSIGN && state->actor == seat
         && (state->ask == ROLL_ASK_PLACE || state->ask == ROLL_ASK_SELECT
             || state->ask == ROLL_ASK_REASSIGN))
    {
      GameAnswer legal[GAME_MAX_ANSWERS];
      const gboolean last = state->ask == ROLL_ASK_REASSIGN;

      roll_legal (state, legal);
      give (state, answers, legal[0]);
      if (last)
        return;
    }
}

/* Rolled and wild or not said: columns in rising order, colour by colour. */
static void
give_places (RollState *state, GArray *answers, const OrreryRevealed *revealed, const Start *start)
{
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    for (guint column = 0; column < ROLL_N_PHASES; column++)
      for (guint i = 0; i < revealed->n; i++)
        if (revealed->dice[i].colour == colour && start->first[i] == column
            && start->side[i] >= ROLL_N_PHASES)
          give (state, answers, GAME_ANSWER (ROLL_DO_PLACE, colour, column, 0));
}

static void
give_selection (RollState *state, GArray *answers, const OrreryRevealed *revealed,
                const Start *start)
{
  const int i = orrery_revealed_selector (revealed);
  const OrreryEntered *die = &revealed->dice[i];

  give (state, answers, GAME_ANSWER (ROLL_DO_SELECT, die->colour, start->first[i], die->column));
}

/* Where each die lies on the way, and what moved it last. */
typedef struct
{
  guint8 at[ORRERY_LINE_MAX_DICE];
  guint8 by[ORRERY_LINE_MAX_DICE];
  guint8 power; /* in use; ROLL_UNKNOWN is Dictate */
  guint8 next;  /* dice are set aside in their order, as it makes no difference */
} Dice;

typedef struct
{
  const OrreryRevealed *revealed;
  gboolean chains; /* a die may be moved twice, or away and back */
  guint nodes;
  guint n;
  GameAnswer answers[MOST_ANSWERS];
  Dice end;
} Search;

enum
{
  ON_ITS_TILE = 0xfe
};

static gboolean
is_reached (const Search *search, const Dice *dice)
{
  for (guint i = 0; i < search->revealed->n; i++)
    if (!search->revealed->dice[i].selects && dice->at[i] != search->revealed->dice[i].column)
      return FALSE;
  return TRUE;
}

static gboolean find_way (Search *search, const RollState *state, const Dice *dice, guint uses);

static gboolean
try_answer (Search *search, const RollState *state, const Dice *dice, GameAnswer answer, guint uses)
{
  RollState next = *state;
  const guint n = search->n;

  if (n == MOST_ANSWERS || roll_apply (&next, answer, NULL) != GAME_OK)
    return FALSE;
  search->answers[search->n++] = answer;
  if (find_way (search, &next, dice, uses))
    return TRUE;
  search->n = n;
  return FALSE;
}

/* Dice of one colour in one column are alike to the rules, but not to the table: each has its side.
 */
static gboolean
try_dice (Search *search, const RollState *state, const Dice *dice, GameAnswer answer, guint uses)
{
  const gboolean dictates = GAME_ANSWER_KIND (answer) == ROLL_DO_DICTATE;
  const guint to = dictates ? ORRERY_LINE_DICTATE : GAME_ANSWER_C (answer);
  guint tried = 0;

  for (guint i = 0; i < search->revealed->n; i++)
    {
      const guint goal = search->revealed->dice[i].column;
      Dice next = *dice;

      if (search->revealed->dice[i].colour != GAME_ANSWER_A (answer)
          || dice->at[i] != GAME_ANSWER_B (answer) || (!dictates && (tried & ROLL_BIT (goal)) != 0))
        continue;
      tried |= ROLL_BIT (goal);
      if (dictates ? goal != to || (!search->chains && i < dice->next)
                   : goal != to && !search->chains)
        continue;
      next.at[i] = (guint8) to;
      if (dictates)
        {
          next.power = ROLL_UNKNOWN;
          next.next = (guint8) (i + 1);
        }
      else
        next.by[i] = next.power;
      if (try_answer (search, state, &next, answer, uses))
        return TRUE;
    }
  return FALSE;
}

static gboolean
try_legal (Search *search, const RollState *state, const Dice *dice, GameAnswer answer, guint uses)
{
  Dice next = *dice;

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_DICTATE:
    case ROLL_DO_MOVE:
      return try_dice (search, state, dice, answer, uses);
    case ROLL_DO_USE:
      next.power = GAME_ANSWER_A (answer);
      return try_answer (search, state, &next, answer, uses);
    default:
      return state->ask == ROLL_ASK_MOVE && try_answer (search, state, dice, answer, uses);
    }
}

/* Depth first, with as many uses of powers as are allowed. */
static gboolean
find_way (Search *search, const RollState *state, const Dice *dice, guint uses)
{
  GameAnswer legal[GAME_MAX_ANSWERS];
  gsize n;

  if (++search->nodes > MOST_NODES)
    return FALSE;
  if (state->ask == ROLL_ASK_REASSIGN)
    {
      search->end = *dice;
      if (is_reached (search, dice) || uses == 0)
        return is_reached (search, dice);
      uses--;
    }
  n = roll_legal (state, legal);
  /* "Done" comes first in the list and is tried last: what is in use moves what it can. */
  for (gsize i = n; i-- > 0;)
    if (try_legal (search, state, dice, legal[i], uses))
      return TRUE;
  return FALSE;
}

/* With as few uses as will do; a die moved twice only if nothing else explains it. */
static gboolean
search_way (Search *search, const RollState *state, const Dice *dice)
{
  const guint least = count_dictated (search->revealed);

  for (guint chains = 0; chains < 2; chains++)
    for (guint uses = least; uses <= least + MOST_USES; uses++)
      {
        const guint before = uses > least ? search->nodes : 0;

        search->chains = chains;
        search->nodes = search->n = 0;
        if (find_way (search, state, dice, uses))
          return TRUE;
        /* Too much to look at, or nothing more to be found by more uses. */
        if (search->nodes > MOST_NODES || search->nodes == before)
          break;
      }
  return FALSE;
}

/* --- One seat --- */

/* Lets all roll and those before it assign, up to this seat's assignment. */
static void
lead_to_seat (RollState *state, guint seat, const OrreryRevealed *revealed, const Start *start,
              GArray *sides)
{
  g_autoptr (GArray) others = g_array_new (FALSE, FALSE, sizeof (GameAnswer));

  for (guint i = 0; i < state->n_seats; i++)
    if (i == seat)
      give_sides (state, sides, revealed, start);
    else
      give_unsaid (state, others, i);
  while (state->actor != seat)
    pass (state, others);
}

static void
lay_dice (const OrreryRevealed *revealed, const Start *start, Dice *dice)
{
  memset (dice, 0, sizeof *dice);
  memset (dice->by, ROLL_NONE, sizeof dice->by);
  for (guint i = 0; i < revealed->n; i++)
    dice->at[i] = revealed->dice[i].selects ? ON_ITS_TILE : start->first[i];
}

static gboolean
explain_start (const RollState *begin, guint seat, const OrreryRevealed *revealed,
               const Start *start, GArray *sides, GArray *assignment, Dice *dice)
{
  const GameAnswer done = GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0);
  RollState state = *begin;
  g_autofree Search *search = g_new0 (Search, 1);

  g_array_set_size (sides, 0);
  g_array_set_size (assignment, 0);
  lead_to_seat (&state, seat, revealed, start, sides);
  give_places (&state, assignment, revealed, start);
  give_selection (&state, assignment, revealed, start);
  lay_dice (revealed, start, dice);
  search->revealed = revealed;
  if (!search_way (search, &state, dice))
    return FALSE;
  *dice = search->end;
  g_array_append_vals (assignment, search->answers, search->n);
  g_array_append_val (assignment, done);
  return TRUE;
}

/* A power that must move two may have taken a wild die along. */
static gboolean
explain (const RollState *begin, guint seat, const OrreryRevealed *revealed, guint64 dropped,
         GArray *sides, GArray *assignment, Dice *dice)
{
  Start start;

  set_start (&start, revealed, dropped, -1, 0);
  if (explain_start (begin, seat, revealed, &start, sides, assignment, dice))
    return TRUE;
  for (guint i = 0; i < revealed->n; i++)
    for (guint column = 0;
         start.side[i] >= ROLL_N_PHASES && !revealed->dice[i].selects && column < ROLL_N_PHASES;
         column++)
      {
        Start other;

        set_start (&other, revealed, dropped, (int) i, column);
        if (explain_start (begin, seat, revealed, &other, sides, assignment, dice))
          return TRUE;
      }
  return FALSE;
}

/* --- Which die by what --- */

static OrreryDieHow
how_of (const OrreryEntered *die, guint8 by)
{
  if (die->selects)
    return ORRERY_DIE_SELECTS;
  if (die->column == ORRERY_LINE_DICTATE)
    return ORRERY_DIE_DICTATED;
  if (!is_moved (die))
    return ORRERY_DIE_PLAIN;
  return by == ROLL_NONE      ? ORRERY_DIE_UNEXPLAINED
         : by == ROLL_UNKNOWN ? ORRERY_DIE_BY_DICTATE
                              : ORRERY_DIE_BY_POWER;
}

static void
tell (const OrreryRevealed *revealed, const GArray *assignment, const Dice *dice,
      OrreryExplained *out)
{
  memset (out, 0, sizeof *out);
  for (guint i = 0; i < revealed->n; i++)
    {
      out->by[i] = dice->by[i];
      out->how[i] = how_of (&revealed->dice[i], dice->by[i]);
      out->n_moved += is_moved (&revealed->dice[i]);
      out->n_unexplained += out->how[i] == ORRERY_DIE_UNEXPLAINED;
    }
  for (guint i = 0; i < assignment->len; i++)
    {
      const GameAnswer answer = g_array_index (assignment, GameAnswer, i);

      if (GAME_ANSWER_KIND (answer) == ROLL_DO_USE)
        out->uses[out->n_uses++] = GAME_ANSWER_A (answer);
      out->dictates |= GAME_ANSWER_KIND (answer) == ROLL_DO_DICTATE;
    }
}

static guint
count_moved (const OrreryRevealed *revealed)
{
  guint n = 0;

  for (guint i = 0; i < revealed->n; i++)
    n += is_moved (&revealed->dice[i]);
  return n;
}

void
orrery_reveal_answer (const RollState *state, guint seat, const OrreryRevealed *revealed,
                      GArray **sides, GArray **assignment, OrreryExplained *explained)
{
  const guint n_moved = MIN (count_moved (revealed), MOST_USES);
  Dice dice;

  *sides = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  *assignment = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  /* As few dice as can be are left unexplained. */
  for (guint n = 0; n <= n_moved; n++)
    for (guint64 dropped = 0; dropped < G_GUINT64_CONSTANT (1) << n_moved; dropped++)
      if ((guint) __builtin_popcountll (dropped) == n
          && explain (state, seat, revealed, n == n_moved ? G_MAXUINT64 : dropped, *sides,
                      *assignment, &dice))
        {
          tell (revealed, *assignment, &dice, explained);
          return;
        }
  /* Dice that were not moved need no power, so only what orrery_reveal_missing refuses comes here.
   */
  g_array_set_size (*sides, 0);
  g_array_set_size (*assignment, 0);
  memset (explained, 0, sizeof *explained);
}

GArray *
orrery_reveal_list_answers (const RollState *state, const OrreryRevealed *revealed,
                            const OrreryOwnAnswers *own)
{
  GArray *all = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  g_autoptr (GArray) assignments = g_array_new (FALSE, FALSE, sizeof (GameAnswer));

  for (guint i = 0; i < state->n_seats; i++)
    {
      g_autoptr (GArray) sides = NULL;
      g_autoptr (GArray) assignment = NULL;
      OrreryExplained explained;

      if (own != NULL && own[i].assignment != NULL)
        {
          sides = g_array_ref (own[i].sides);
          assignment = g_array_ref (own[i].assignment);
        }
      else
        orrery_reveal_answer (state, i, &revealed[i], &sides, &assignment, &explained);
      g_array_append_vals (all, sides->data, sides->len);
      g_array_append_vals (assignments, assignment->data, assignment->len);
    }
  g_array_append_vals (all, assignments->data, assignments->len);
  return all;
}

void
orrery_reveal_lead (RollState *state, guint seat, const GArray *sides)
{
  g_autoptr (GArray) given = g_array_new (FALSE, FALSE, sizeof (GameAnswer));

  for (guint i = 0; i < state->n_seats; i++)
    if (i != seat)
      give_unsaid (state, given, i);
    else
      for (guint k = 0; k < sides->len; k++)
        give (state, given, g_array_index (sides, GameAnswer, k));
  while (state->actor != seat)
    pass (state, given);
}

/* --- Who could have moved it --- */

static gboolean
moves (const RollPower *power, const OrreryEntered *die)
{
  return power->kind == ROLL_POWER_REASSIGN && (power->colours & ROLL_BIT (die->colour)) != 0
         && (power->from >= ROLL_N_PHASES || power->from == die->side)
         && (power->to == 0 || (power->to & ROLL_BIT (die->column)) != 0);
}

static guint8
owners_of (const RollState *state, guint face)
{
  guint8 owners = 0;

  for (guint i = 0; i < state->n_seats; i++)
    for (guint k = 0; k < state->seats[i].n_tableau; k++)
      if (state->seats[i].tableau[k] == face)
        owners |= (guint8) (1u << i);
  return owners;
}

GArray *
orrery_reveal_list_movers (const RollState *state, const OrreryEntered *die, GArray *owners)
{
  GArray *faces = g_array_new (FALSE, FALSE, sizeof (guint8));

  for (guint face = 0; face < ROLL_N_FACES; face++)
    for (guint k = 0; k < roll_faces[face].n_powers; k++)
      if (moves (&roll_faces[face].powers[k], die))
        {
          const guint8 one = (guint8) face;
          const guint8 who = owners_of (state, face);

          g_array_append_val (faces, one);
          if (owners != NULL)
            g_array_append_val (owners, who);
          break;
        }
  return faces;
}
