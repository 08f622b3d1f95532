/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/assist/drafts/orrery-dice-model.h"

#include <glib/gi18n.h>
#include <string.h>

#include "games/roll/words/orrery-words.h"

typedef guint8 Counts[ORRERY_N_DIE_PLACES][ROLL_N_COLOURS];

/* --- Reading the state --- */

static void
count_state (const RollState *state, int seat, Counts want)
{
  const RollSeat *p = &state->seats[seat];

  memset (want, 0, sizeof (Counts));
  for (guint place = 0; place < ROLL_N_PLACES; place++)
    memcpy (want[place], p->dice[place], ROLL_N_COLOURS);
  /* From Reveal on the selector is counted in its column. */
  if (state->step == ROLL_STEP_ASSIGN && p->selector < ROLL_N_COLOURS
      && p->selected < ROLL_N_PHASES)
    want[ORRERY_PLACE_SELECTOR + p->selected][p->selector] = 1;
  if (state->step == ROLL_STEP_PHASES && (state->first + state->turn) % state->n_seats == seat)
    memcpy (want[ORRERY_PLACE_EXTRA], state->now.extra, ROLL_N_COLOURS);
}

static gboolean
shows_side (guint place)
{
  return orrery_place_is_column (place) || place == ROLL_DICTATED
         || place == ROLL_WILDS
         || orrery_place_is_selector (place);
}

/* --- Following dice from place to place --- */

/* Subtracts the dice that are already there from `want`; the others have moved. */
static void
keep_those_in_place (OrreryDiceModel *self, Counts want, gboolean *astray)
{
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < self->n; i++)
      {
        const OrreryPlacedDie *die = &self->dice[i];

        /* The die that people move is preferred to its equals. */
        if ((die->id == self->moving) != (pass == 1))
          continue;
        astray[i] = want[die->place][die->colour] == 0;
        if (!astray[i])
          want[die->place][die->colour]--;
      }
}

static guint
own_side (guint place)
{
  if (place == ROLL_WILDS)
    return ROLL_WILD;
  return orrery_place_is_column (place) ? place - ROLL_COLUMN : ROLL_NO_PHASE;
}

/* A die that goes back to the column of its side comes first: another one may be on its way from there. */
static int
find_astray (const OrreryDiceModel *self, const gboolean *astray, guint colour, guint place)
{
  const guint side = own_side (place);
  int found = -1, best = -1;

  for (guint i = 0; i < self->n; i++)
    if (astray[i] && self->dice[i].colour == colour
        && (self->dice[i].place == ORRERY_PLACE_EXTRA) == (place == ORRERY_PLACE_EXTRA))
      {
        const int rank = side != ROLL_NO_PHASE && self->dice[i].side == side ? 2 : self->dice[i].id == self->moving ? 1 : 0;

        if (rank <= best)
          continue;
        best = rank;
        found = (int) i;
      }
  return found;
}

static void
add_die (OrreryDiceModel *self, guint colour, guint place)
{
  OrreryPlacedDie *die = &self->dice[self->n];

  if (self->n == G_N_ELEMENTS (self->dice))
    return;
  self->n++;
  *die = (OrreryPlacedDie) { colour, ROLL_NO_PHASE, place, ++self->last_id };
}

static void
settle_astray (OrreryDiceModel *self, Counts want, gboolean *astray)
{
  for (guint place = 0; place < ORRERY_N_DIE_PLACES; place++)
    for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
      for (; want[place][colour] > 0; want[place][colour]--)
        {
          int i = find_astray (self, astray, colour, place);

          if (i < 0)
            {
              add_die (self, colour, place);
              continue;
            }
          astray[i] = FALSE;
          self->dice[i].place = place;
        }
}

static void
drop_astray (OrreryDiceModel *self, const gboolean *astray)
{
  guint n = 0;

  for (guint i = 0; i < self->n; i++)
    if (!astray[i])
      self->dice[n++] = self->dice[i];
  self->n = n;
}

static void
sort_by_place (OrreryDiceModel *self)
{
  for (guint i = 1; i < self->n; i++)
    {
      OrreryPlacedDie die = self->dice[i];
      guint k = i;

      for (; k > 0 && self->dice[k - 1].place > die.place; k--)
        self->dice[k] = self->dice[k - 1];
      self->dice[k] = die;
    }
}

/* --- Sides --- */

/* Rolled dice that have no place yet. */
typedef guint8 Sides[ROLL_N_COLOURS][ROLL_N_SIDES];

static void
forget_wrong_sides (OrreryDiceModel *self, Sides left)
{
  for (guint i = 0; i < self->n; i++)
    {
      OrreryPlacedDie *die = &self->dice[i];

      if (!shows_side (die->place))
        die->side = ROLL_NO_PHASE;
      else if (die->side < ROLL_N_SIDES && left[die->colour][die->side] > 0
               && (die->place != ROLL_WILDS || die->side == ROLL_WILD))
        left[die->colour][die->side]--;
      else
        die->side = ROLL_NO_PHASE;
    }
}

static guint
any_side_left (Sides left, guint colour)
{
  /* A die outside its own column was more likely rolled wild than moved. */
  for (int side = ROLL_N_SIDES - 1; side >= 0; side--)
    if (left[colour][side] > 0)
      return side;
  return ROLL_NO_PHASE;
}

static void
give_sides (OrreryDiceModel *self, Sides left, gboolean own_only)
{
  for (guint i = 0; i < self->n; i++)
    {
      OrreryPlacedDie *die = &self->dice[i];
      guint side = own_side (die->place);

      if (!shows_side (die->place) || die->side != ROLL_NO_PHASE)
        continue;
      if (side == ROLL_NO_PHASE || left[die->colour][side] == 0)
        side = own_only ? ROLL_NO_PHASE : any_side_left (left, die->colour);
      if (side == ROLL_NO_PHASE)
        continue;
      left[die->colour][side]--;
      die->side = side;
    }
}

static gboolean
has_sides (Sides left)
{
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    if (any_side_left (left, colour) != ROLL_NO_PHASE)
      return TRUE;
  return FALSE;
}

/* A position does not say what was rolled: dice that are still to be assigned show the phase where they are first
 * seen, and keep that side. One that Undo brings back shows the phase of its column. At a real table they show what
 * people see. */
static void
guess_sides (OrreryDiceModel *self, const RollState *state)
{
  for (guint i = 0; i < self->n; i++)
    {
      OrreryPlacedDie *die = &self->dice[i];

      if ((state->options & ROLL_MIRROR) != 0 || !shows_side (die->place))
        die->side = ROLL_NO_PHASE;
      else if (die->side == ROLL_NO_PHASE || (state->step == ROLL_STEP_ASSIGN && die->place == ROLL_WILDS))
        die->side = own_side (die->place);
    }
}

void
orrery_dice_model_update (OrreryDiceModel *self, const RollState *state, int seat)
{
  gboolean astray[G_N_ELEMENTS (self->dice)] = { FALSE };
  Counts want;
  Sides left;

  g_return_if_fail (self != NULL && state != NULL && seat >= 0 && seat < state->n_seats);

  count_state (state, seat, want);
  keep_those_in_place (self, want, astray);
  settle_astray (self, want, astray);
  drop_astray (self, astray);
  sort_by_place (self);
  self->moving = 0;

  memcpy (left, state->seats[seat].rolled, sizeof left);
  if (has_sides (left))
    {
      forget_wrong_sides (self, left);
      give_sides (self, left, TRUE);
      give_sides (self, left, FALSE);
    }
  else
    guess_sides (self, state);
  for (guint i = 0; i < self->n; i++)
    if (self->dice[i].place == ORRERY_PLACE_EXTRA)
      self->dice[i].side = state->phase;
}

const OrreryPlacedDie *
orrery_dice_model_find (const OrreryDiceModel *self, guint place, guint colour)
{
  for (guint i = 0; i < self->n; i++)
    if (self->dice[i].place == place && self->dice[i].colour == colour)
      return &self->dice[i];
  return NULL;
}

guint
orrery_dice_model_count (const OrreryDiceModel *self, guint place)
{
  guint n = 0;

  for (guint i = 0; i < self->n; i++)
    n += self->dice[i].place == place;
  return n;
}

/* --- Answers about dice --- */

gboolean
orrery_die_move_of (const RollState *state, GameAnswer answer, OrreryDieMove *move)
{
  guint8 a = GAME_ANSWER_A (answer), b = GAME_ANSWER_B (answer), c = GAME_ANSWER_C (answer);
  guint zone = ROLL_ZONE + (state->phase == ROLL_SETTLE ? ROLL_WORLD : ROLL_DEVELOPMENT);

  *move = (OrreryDieMove) { a, ORRERY_NO_PLACE, ORRERY_NO_PLACE };
  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_PLACE:
      *move = (OrreryDieMove) { a, ROLL_WILDS, ROLL_COLUMN + b };
      break;
    case ROLL_DO_SELECT:
      *move = (OrreryDieMove) { a, ROLL_COLUMN + b, ORRERY_PLACE_SELECTOR + c };
      break;
    case ROLL_DO_DICTATE:
      *move = (OrreryDieMove) { a, ROLL_COLUMN + b, ROLL_DICTATED };
      break;
    case ROLL_DO_MOVE:
      *move = (OrreryDieMove) { a, ROLL_COLUMN + b, ROLL_COLUMN + c };
      break;
    case ROLL_DO_STOCK:
    case ROLL_DO_SCOUT:
    case ROLL_DO_TRADE:
    case ROLL_DO_CONSUME:
      move->from = b ? ORRERY_PLACE_EXTRA : ROLL_COLUMN + state->phase;
      break;
    case ROLL_DO_WORKER:
    case ROLL_DO_PRODUCE:
      move->from = ROLL_COLUMN + state->phase;
      break;
    case ROLL_DO_COUNT:
    case ROLL_DO_KEEP:
      move->from = zone;
      break;
    case ROLL_DO_REMOVE:
      *move = (OrreryDieMove) { b, a, ORRERY_NO_PLACE };
      break;
    case ROLL_DO_RECRUIT:
      move->from = ROLL_CITIZENRY;
      break;
    case ROLL_DO_RECALL:
      *move = (OrreryDieMove) { b, ROLL_ZONE + a, ORRERY_NO_PLACE };
      break;
    default:
      return FALSE;
    }
  return TRUE;
}

char *
orrery_place_spoken (guint place)
{
  if (orrery_place_is_column (place))
    return g_strdup_printf (_("in column %s"), orrery_phase_name (place - ROLL_COLUMN));
  if (orrery_place_is_selector (place))
    return g_strdup_printf (_("selects %s"), orrery_phase_name (place - ORRERY_PLACE_SELECTOR));
  switch (place)
    {
    case ROLL_CUP:
      return g_strdup (_("in the cup"));
    case ROLL_CITIZENRY:
      return g_strdup (_("in the Citizenry"));
    case ROLL_ZONE + ROLL_DEVELOPMENT:
      return g_strdup (_("on the development being built"));
    case ROLL_ZONE + ROLL_WORLD:
      return g_strdup (_("on the world being settled"));
    case ROLL_DICTATED:
      return g_strdup (_("set aside to Dictate"));
    case ROLL_WILDS:
      return g_strdup (_("not placed yet"));
    case ORRERY_PLACE_EXTRA:
      return g_strdup (_("extra worker from a tile"));
    default:
      return g_strdup ("");
    }
}
