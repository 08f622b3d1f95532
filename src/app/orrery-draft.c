/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "app/orrery-draft.h"

#include "app/orrery-draft-plan.h"

#include <string.h>

struct _OrreryDraft
{
  RollState start;
  Plan plan;
  Outcome outcome;
  GArray *history; /* of Plan */
  guint8 dropped;
};

static gboolean
is_column (guint place)
{
  return place >= ROLL_COLUMN && place < ROLL_ZONE;
}

static gboolean
is_selector (guint place)
{
  return place >= ORRERY_PLACE_SELECTOR && place < ORRERY_PLACE_EXTRA;
}

static const RollSeat *
seat_of (OrreryDraft *self)
{
  return &self->outcome.state.seats[self->start.actor];
}

static void
change (OrreryDraft *self, const Plan *plan)
{
  g_array_append_val (self->history, self->plan);
  self->plan = *plan;
  plan_apply (&self->plan, &self->start, &self->outcome, NULL);
  self->dropped = self->outcome.dropped_face;
}

OrreryDraft *
orrery_draft_new (const RollState *start)
{
  OrreryDraft *self;

  g_return_val_if_fail (start != NULL && orrery_draft_handles (start->ask), NULL);

  self = g_new0 (OrreryDraft, 1);
  self->start = *start;
  self->plan.selector = ROLL_NO_COLOUR;
  self->history = g_array_new (FALSE, FALSE, sizeof (Plan));
  self->dropped = ROLL_NONE;
  plan_apply (&self->plan, &self->start, &self->outcome, NULL);
  return self;
}

void
orrery_draft_free (OrreryDraft *self)
{
  if (self == NULL)
    return;
  g_array_unref (self->history);
  g_free (self);
}

gboolean
orrery_draft_handles (guint about)
{
  return about == ROLL_ASK_PLACE || about == ROLL_ASK_SELECT || about == ROLL_ASK_REASSIGN
         || about == ROLL_ASK_MOVE;
}

int
orrery_draft_get_seat (OrreryDraft *self)
{
  return self->start.actor;
}

const RollState *
orrery_draft_get_state (OrreryDraft *self)
{
  return &self->outcome.state;
}

/* A power that is in hand and has moved nobody can be let go without a trace. */
static gboolean
is_idle (const Plan *plan)
{
  const PlanUse *last;

  if (!plan->open || plan->n_uses == 0)
    return FALSE;
  last = &plan->uses[plan->n_uses - 1];
  return last->n == 0 && last->face != ROLL_UNKNOWN;
}

OrreryDraftLack
orrery_draft_get_lack (OrreryDraft *self)
{
  if (self->outcome.wilds > 0)
    return ORRERY_DRAFT_NEEDS_WILD;
  if (self->plan.selector == ROLL_NO_COLOUR)
    return ORRERY_DRAFT_NEEDS_SELECT;
  return self->outcome.unfinished && !is_idle (&self->plan) ? ORRERY_DRAFT_NEEDS_MOVE : ORRERY_DRAFT_WHOLE;
}

/* --- Moves from column to column --- */

static void
remove_use (Plan *plan, guint i)
{
  plan->open = plan->open && i + 1u < plan->n_uses;
  memmove (&plan->uses[i], &plan->uses[i + 1], (plan->n_uses - i - 1u) * sizeof (PlanUse));
  plan->n_uses--;
}

static void
remove_move (PlanUse *use, guint i)
{
  memmove (&use->moves[i], &use->moves[i + 1], (use->n - i - 1u) * sizeof (OrreryDieMove));
  use->n--;
}

static void
make_last (Plan *plan, guint i)
{
  const PlanUse use = plan->uses[i];

  memmove (&plan->uses[i], &plan->uses[i + 1], (plan->n_uses - i - 1u) * sizeof (PlanUse));
  plan->uses[plan->n_uses - 1] = use;
}

/* Without that move. A Dictate that has moved nobody yet stays in hand; a power goes back. */
static void
undo_move (Plan *plan, const RollState *start, guint i, guint k)
{
  remove_move (&plan->uses[i], k);
  if (plan->uses[i].n > 0 && plan_holds (plan, start))
    return;
  if (plan->uses[i].face == ROLL_UNKNOWN && !plan->open)
    {
      Plan in_hand = *plan;

      make_last (&in_hand, i);
      in_hand.open = TRUE;
      if (plan_holds (&in_hand, start))
        {
          *plan = in_hand;
          return;
        }
    }
  remove_use (plan, i);
}

static gboolean
add_to_use (Plan *plan, const RollState *start, guint i, OrreryDieMove move)
{
  Plan longer = *plan;

  if (longer.uses[i].n == PLAN_MAX_MOVES)
    return FALSE;
  longer.uses[i].moves[longer.uses[i].n++] = move;
  if (!plan_holds (&longer, start))
    return FALSE;
  *plan = longer;
  return TRUE;
}

/* The die was brought here by a power: it goes elsewhere instead, or back. */
static gboolean
redirect (Plan *plan, const RollState *start, OrreryDieMove move)
{
  for (guint i = plan->n_uses; i-- > 0;)
    for (guint k = plan->uses[i].n; k-- > 0;)
      {
        const OrreryDieMove *old = &plan->uses[i].moves[k];
        Plan other = *plan;

        if (old->colour != move.colour || old->to != move.from)
          continue;
        if (old->from == move.to)
          undo_move (&other, start, i, k);
        else
          other.uses[i].moves[k].to = move.to;
        if (!plan_holds (&other, start))
          continue;
        *plan = other;
        return TRUE;
      }
  return FALSE;
}

static gboolean
replace_wild (Plan *plan, const RollState *start, OrreryDieMove move)
{
  Plan other = *plan;

  if (plan->placed[move.colour][move.from] == 0)
    return FALSE;
  other.placed[move.colour][move.from]--;
  other.placed[move.colour][move.to]++;
  if (!plan_holds (&other, start))
    return FALSE;
  *plan = other;
  return TRUE;
}

static gboolean
extend_any (Plan *plan, const RollState *start, OrreryDieMove move, guint8 *face)
{
  for (guint i = plan->n_uses; i-- > 0;)
    if (add_to_use (plan, start, i, move))
      {
        *face = plan->uses[i].face;
        return TRUE;
      }
  return FALSE;
}

static gboolean
is_used (const Plan *plan, guint8 face)
{
  for (guint i = 0; i < plan->n_uses; i++)
    if (plan->uses[i].face == face)
      return TRUE;
  return FALSE;
}

/* A new use of the power that can do least else. */
static gboolean
use_narrowest (Plan *plan, const RollState *start, OrreryDieMove move, guint8 *face)
{
  const RollSeat *p = &start->seats[start->actor];
  Plan best = *plan;
  guint narrowest = G_MAXUINT;

  if (plan->n_uses == PLAN_MAX_USES)
    return FALSE;
  for (guint i = 0; i < p->n_tableau; i++)
    {
      const guint8 candidate = p->tableau[i];
      Plan other = *plan;
      guint breadth;

      if (!roll_faces[candidate].reassign || is_used (plan, candidate))
        continue;
      other.uses[other.n_uses++] = (PlanUse) { .face = candidate, .n = 1, .moves = { move } };
      other.open = TRUE;
      if (!plan_breadth (&other, start, &breadth) || breadth >= narrowest)
        continue;
      narrowest = breadth;
      best = other;
      *face = candidate;
    }
  if (narrowest == G_MAXUINT)
    return FALSE;
  *plan = best;
  return TRUE;
}

static OrreryDraftWay
move_in_columns (Plan *plan, const RollState *start, const Outcome *outcome, OrreryDieMove move, guint8 *face)
{
  if (plan->open && add_to_use (plan, start, plan->n_uses - 1u, move))
    {
      *face = plan->uses[plan->n_uses - 1].face;
      return *face == ROLL_UNKNOWN ? ORRERY_DRAFT_BY_DICTATE : ORRERY_DRAFT_BY_POWER;
    }
  if (redirect (plan, start, move))
    return ORRERY_DRAFT_BY_RETURNING;
  if (replace_wild (plan, start, move))
    return ORRERY_DRAFT_BY_PLACING;
  if (outcome->wilds > 0 || plan->selector == ROLL_NO_COLOUR || outcome->unfinished)
    return ORRERY_DRAFT_BY_NOTHING;
  if (extend_any (plan, start, move, face))
    return *face == ROLL_UNKNOWN ? ORRERY_DRAFT_BY_DICTATE : ORRERY_DRAFT_BY_POWER;
  return use_narrowest (plan, start, move, face) ? ORRERY_DRAFT_BY_POWER : ORRERY_DRAFT_BY_NOTHING;
}

/* --- Selecting and dictating --- */

static OrreryDraftWay
select_with (Plan *plan, const RollState *start, guint colour, guint column, guint phase)
{
  Plan other = *plan;
  Outcome outcome;

  other.selector = (guint8) colour;
  other.column = (guint8) column;
  other.phase = (guint8) phase;
  plan_apply (&other, start, &outcome, NULL);
  if (other.selector != ROLL_NO_COLOUR)
    {
      *plan = other;
      return ORRERY_DRAFT_BY_SELECTING;
    }
  /* A power has brought it here, and phases are selected before powers are used. */
  for (guint i = plan->n_uses; i-- > 0;)
    for (guint k = plan->uses[i].n; k-- > 0;)
      if (plan->uses[i].moves[k].colour == colour && plan->uses[i].moves[k].to == column)
        {
          const guint from = plan->uses[i].moves[k].from;

          undo_move (plan, start, i, k);
          return select_with (plan, start, colour, from, phase);
        }
  return ORRERY_DRAFT_BY_NOTHING;
}

static OrreryDraftWay
move_selector (Plan *plan, const RollState *start, OrreryDieMove move)
{
  const guint column = move.to - ROLL_COLUMN;

  if (plan->selector != move.colour || plan->phase != move.from - ORRERY_PLACE_SELECTOR)
    return ORRERY_DRAFT_BY_NOTHING;
  if (is_selector (move.to))
    return select_with (plan, start, plan->selector, plan->column, move.to - ORRERY_PLACE_SELECTOR);
  if (!is_column (move.to))
    return ORRERY_DRAFT_BY_NOTHING;
  if (column != plan->column)
    {
      if (plan->placed[move.colour][plan->column] == 0)
        return ORRERY_DRAFT_BY_NOTHING;
      plan->placed[move.colour][plan->column]--;
      plan->placed[move.colour][column]++;
    }
  plan->selector = ROLL_NO_COLOUR;
  return ORRERY_DRAFT_BY_RETURNING;
}

static OrreryDraftWay
begin_dictate (Plan *plan, const RollState *start, const Outcome *outcome, guint colour, guint column)
{
  if (outcome->wilds > 0 || plan->selector == ROLL_NO_COLOUR || plan->n_uses == PLAN_MAX_USES)
    return ORRERY_DRAFT_BY_NOTHING;
  if (is_idle (plan))
    remove_use (plan, plan->n_uses - 1u);
  else if (outcome->unfinished)
    return ORRERY_DRAFT_BY_NOTHING;
  plan->uses[plan->n_uses++] = (PlanUse) { .face = ROLL_UNKNOWN, .colour = colour, .column = column };
  plan->open = TRUE;
  return plan_holds (plan, start) ? ORRERY_DRAFT_BY_DICTATE : ORRERY_DRAFT_BY_NOTHING;
}

static gboolean
end_dictate (Plan *plan, guint colour, guint column)
{
  for (guint i = plan->n_uses; i-- > 0;)
    if (plan->uses[i].face == ROLL_UNKNOWN && plan->uses[i].colour == colour
        && (column == ROLL_NO_PHASE || plan->uses[i].column == column))
      {
        remove_use (plan, i);
        return TRUE;
      }
  return FALSE;
}

/* --- Any move --- */

static OrreryDraftWay
plan_move (Plan *plan, const RollState *start, const Outcome *outcome, OrreryDieMove move, guint8 *face)
{
  const guint from = move.from - ROLL_COLUMN;
  const guint to = move.to - ROLL_COLUMN;

  if (move.from == ROLL_WILDS)
    {
      const guint column = is_selector (move.to) ? move.to - ORRERY_PLACE_SELECTOR : to;

      if (!is_column (move.to) && !is_selector (move.to))
        return ORRERY_DRAFT_BY_NOTHING;
      plan->placed[move.colour][column]++;
      return is_selector (move.to) ? select_with (plan, start, move.colour, column, column)
                                   : ORRERY_DRAFT_BY_PLACING;
    }
  if (is_selector (move.from))
    return move_selector (plan, start, move);
  if (move.from == ROLL_DICTATED)
    return is_column (move.to) && end_dictate (plan, move.colour, to) ? ORRERY_DRAFT_BY_RETURNING
                                                                      : ORRERY_DRAFT_BY_NOTHING;
  if (!is_column (move.from) || move.from == move.to)
    return ORRERY_DRAFT_BY_NOTHING;
  if (is_selector (move.to))
    return select_with (plan, start, move.colour, from, move.to - ORRERY_PLACE_SELECTOR);
  if (move.to == ROLL_DICTATED)
    return begin_dictate (plan, start, outcome, move.colour, from);
  if (!is_column (move.to))
    return ORRERY_DRAFT_BY_NOTHING;
  return move_in_columns (plan, start, outcome, (OrreryDieMove) { move.colour, from, to }, face);
}

static gboolean
has_die (OrreryDraft *self, guint colour, guint place)
{
  if (colour >= ROLL_N_COLOURS)
    return FALSE;
  if (is_selector (place))
    return self->plan.selector == colour && self->plan.phase == place - ORRERY_PLACE_SELECTOR;
  return place < ROLL_N_PLACES && seat_of (self)->dice[place][colour] > 0;
}

OrreryDraftWay
orrery_draft_explain (OrreryDraft *self, guint colour, guint from, guint to, guint8 *face)
{
  Plan plan = self->plan;
  guint8 ignored;

  if (face == NULL)
    face = &ignored;
  *face = ROLL_NONE;
  if (!has_die (self, colour, from))
    return ORRERY_DRAFT_BY_NOTHING;
  return plan_move (&plan, &self->start, &self->outcome, (OrreryDieMove) { colour, from, to }, face);
}

static GameStatus
why_not (OrreryDraft *self, guint to)
{
  if (self->outcome.wilds > 0)
    return ROLL_MUST_PLACE;
  if (self->plan.selector == ROLL_NO_COLOUR)
    return ROLL_SELECT_FIRST;
  if (self->outcome.unfinished)
    return ROLL_MUST_MOVE;
  if (to == ROLL_DICTATED)
    return roll_check (&self->outcome.state, GAME_ANSWER (ROLL_DO_DICTATE, 0, 0, 0));
  return ROLL_NOT_REASSIGN;
}

GameStatus
orrery_draft_move (OrreryDraft *self, guint colour, guint from, guint to)
{
  const OrreryDieMove move = { (guint8) colour, (guint8) from, (guint8) to };
  Plan plan = self->plan;
  guint8 face;

  if (!has_die (self, colour, from))
    return ROLL_NO_SUCH_DIE;
  if (plan_move (&plan, &self->start, &self->outcome, move, &face) == ORRERY_DRAFT_BY_NOTHING)
    return why_not (self, to);
  change (self, &plan);
  return ROLL_OK;
}

static void
list_moves_of (OrreryDraft *self, guint colour, guint from, GArray *moves)
{
  for (guint to = ROLL_COLUMN; to < ORRERY_PLACE_EXTRA; to++)
    if (to != from && (is_column (to) || is_selector (to) || to == ROLL_DICTATED)
        && orrery_draft_explain (self, colour, from, to, NULL) != ORRERY_DRAFT_BY_NOTHING)
      {
        const OrreryDieMove move = { (guint8) colour, (guint8) from, (guint8) to };

        g_array_append_val (moves, move);
      }
}

GArray *
orrery_draft_list_moves (OrreryDraft *self)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (OrreryDieMove));

  for (guint from = ROLL_COLUMN; from < ORRERY_PLACE_EXTRA; from++)
    for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
      if ((is_column (from) || is_selector (from) || from == ROLL_DICTATED || from == ROLL_WILDS)
          && has_die (self, colour, from))
        list_moves_of (self, colour, from, moves);
  return moves;
}

/* --- Taking back --- */

static gboolean
take_back_from_column (Plan *plan, const RollState *start, guint colour, guint column)
{
  for (guint i = plan->n_uses; i-- > 0;)
    for (guint k = plan->uses[i].n; k-- > 0;)
      if (plan->uses[i].moves[k].colour == colour && plan->uses[i].moves[k].to == column)
        {
          undo_move (plan, start, i, k);
          return TRUE;
        }
  if (plan->placed[colour][column] == 0)
    return FALSE;
  plan->placed[colour][column]--;
  return TRUE;
}

static gboolean
plan_take_back (OrreryDraft *self, Plan *plan, guint colour, guint place)
{
  if (!has_die (self, colour, place))
    return FALSE;
  if (place == ROLL_DICTATED)
    return end_dictate (plan, colour, ROLL_NO_PHASE);
  if (is_column (place))
    return take_back_from_column (plan, &self->start, colour, place - ROLL_COLUMN);
  if (!is_selector (place))
    return FALSE;
  plan->selector = ROLL_NO_COLOUR;
  return TRUE;
}

GameStatus
orrery_draft_take_back (OrreryDraft *self, guint colour, guint place)
{
  Plan plan = self->plan;

  if (!plan_take_back (self, &plan, colour, place))
    return ROLL_NO_SUCH_DIE;
  change (self, &plan);
  return ROLL_OK;
}

guint
orrery_draft_list_take_back (OrreryDraft *self)
{
  guint places = 0;

  for (guint place = 0; place < ORRERY_PLACE_EXTRA; place++)
    for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
      {
        Plan plan = self->plan;

        if (plan_take_back (self, &plan, colour, place))
          places |= 1u << place;
      }
  return places;
}

/* --- Powers --- */

GameStatus
orrery_draft_check_use (OrreryDraft *self, guint8 face)
{
  if (self->plan.open && self->plan.uses[self->plan.n_uses - 1].face == face)
    return ROLL_OK;
  if (self->outcome.wilds > 0)
    return ROLL_MUST_PLACE;
  if (self->plan.selector == ROLL_NO_COLOUR)
    return ROLL_SELECT_FIRST;
  if (is_used (&self->plan, face))
    return ROLL_USED_UP;
  if (is_idle (&self->plan) || !self->outcome.unfinished)
    return roll_check (&self->outcome.state, GAME_ANSWER (ROLL_DO_USE, face, 0, 0));
  return ROLL_MUST_MOVE;
}

GameStatus
orrery_draft_use (OrreryDraft *self, guint8 face)
{
  const GameStatus status = orrery_draft_check_use (self, face);
  Plan plan = self->plan;

  if (status != ROLL_OK)
    return status;
  if (plan.open && plan.uses[plan.n_uses - 1].face == face)
    {
      /* Let go: kept if it stands, put back if it does not. */
      plan.open = FALSE;
      change (self, &plan);
      self->dropped = ROLL_NONE;
      return ROLL_OK;
    }
  if (is_idle (&plan))
    remove_use (&plan, plan.n_uses - 1u);
  if (plan.n_uses == PLAN_MAX_USES)
    return ROLL_USED_UP;
  plan.uses[plan.n_uses++] = (PlanUse) { .face = face };
  plan.open = TRUE;
  change (self, &plan);
  return ROLL_OK;
}

guint8
orrery_draft_get_open (OrreryDraft *self)
{
  return self->plan.open ? self->plan.uses[self->plan.n_uses - 1].face : ROLL_NONE;
}

static guint
most_of (guint8 face)
{
  guint most = 0;

  for (guint i = 0; i < roll_faces[face].n_powers; i++)
    if (roll_faces[face].powers[i].kind == ROLL_POWER_REASSIGN)
      most = roll_faces[face].powers[i].amount;
  return most;
}

gboolean
orrery_draft_get_use (OrreryDraft *self, guint8 face, guint *moved, guint *most)
{
  for (guint i = 0; i < self->plan.n_uses; i++)
    if (self->plan.uses[i].face == face)
      {
        *moved = self->plan.uses[i].n;
        *most = face < ROLL_N_FACES ? most_of (face) : 1;
        return TRUE;
      }
  return FALSE;
}

guint8
orrery_draft_get_dropped (OrreryDraft *self)
{
  return self->dropped;
}

/* --- Back, and out --- */

gboolean
orrery_draft_can_put_back (OrreryDraft *self)
{
  return self->history->len > 0;
}

gboolean
orrery_draft_put_back (OrreryDraft *self)
{
  if (self->history->len == 0)
    return FALSE;
  self->plan = g_array_index (self->history, Plan, self->history->len - 1);
  g_array_set_size (self->history, self->history->len - 1);
  plan_apply (&self->plan, &self->start, &self->outcome, NULL);
  self->dropped = ROLL_NONE;
  return TRUE;
}

GArray *
orrery_draft_list_answers (OrreryDraft *self)
{
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  const GameAnswer done = GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0);
  Plan plan = self->plan;
  Outcome outcome;

  g_return_val_if_fail (orrery_draft_get_lack (self) == ORRERY_DRAFT_WHOLE, answers);

  if (is_idle (&plan))
    remove_use (&plan, plan.n_uses - 1u);
  plan_apply (&plan, &self->start, &outcome, answers);
  g_array_append_val (answers, done);
  return answers;
}

static void
fill_one (Plan *plan, GameAnswer answer)
{
  const guint8 a = GAME_ANSWER_A (answer), b = GAME_ANSWER_B (answer), c = GAME_ANSWER_C (answer);
  PlanUse *last = plan->n_uses > 0 ? &plan->uses[plan->n_uses - 1] : NULL;

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_PLACE:
      plan->placed[a][b]++;
      break;
    case ROLL_DO_SELECT:
      plan->selector = a;
      plan->column = b;
      plan->phase = c;
      break;
    case ROLL_DO_USE:
      if (plan->n_uses < PLAN_MAX_USES)
        plan->uses[plan->n_uses++] = (PlanUse) { .face = a };
      break;
    case ROLL_DO_DICTATE:
      if (plan->n_uses < PLAN_MAX_USES)
        plan->uses[plan->n_uses++] = (PlanUse) { .face = ROLL_UNKNOWN, .colour = a, .column = b };
      break;
    case ROLL_DO_MOVE:
      if (last != NULL && last->n < PLAN_MAX_MOVES)
        last->moves[last->n++] = (OrreryDieMove) { a, b, c };
      break;
    default:
      break;
    }
}

void
orrery_draft_fill (OrreryDraft *self, const GameAnswer *answers, gsize n)
{
  RollState state = self->start;
  Plan plan = { .selector = ROLL_NO_COLOUR };

  for (gsize i = 0; i < n; i++)
    {
      if (!orrery_draft_handles (state.ask) || state.actor != self->start.actor
          || roll_apply (&state, answers[i], NULL) != GAME_OK)
        break;
      fill_one (&plan, answers[i]);
    }
  plan.open = plan.n_uses > 0 && state.ask == ROLL_ASK_MOVE && state.actor == self->start.actor;
  g_array_set_size (self->history, 0);
  self->plan = plan;
  plan_apply (&self->plan, &self->start, &self->outcome, NULL);
  self->dropped = ROLL_NONE;
}
