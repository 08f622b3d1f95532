/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/roll/assist/orrery-draft.h"

#include "games/roll/assist/orrery-draft-moves.h"

struct _OrreryDraft
{
  RollState start;
  Plan plan;
  Outcome outcome;
  GArray *history; /* of Plan */
  guint8 dropped;
};

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

OrreryDraftLack
orrery_draft_get_lack (OrreryDraft *self)
{
  if (self->outcome.wilds > 0)
    return ORRERY_DRAFT_NEEDS_WILD;
  if (self->plan.selector == ROLL_NO_COLOUR)
    return ORRERY_DRAFT_NEEDS_SELECT;
  return self->outcome.unfinished && !plan_is_idle (&self->plan) ? ORRERY_DRAFT_NEEDS_MOVE : ORRERY_DRAFT_WHOLE;
}

/* --- Moving --- */

static gboolean
has_die (OrreryDraft *self, guint colour, guint place)
{
  if (colour >= ROLL_N_COLOURS)
    return FALSE;
  if (orrery_place_is_selector (place))
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

static gboolean
is_target (guint place)
{
  return orrery_place_is_column (place) || orrery_place_is_selector (place) || place == ROLL_DICTATED;
}

static void
list_moves_of (OrreryDraft *self, guint colour, guint from, GArray *moves)
{
  for (guint to = ROLL_COLUMN; to < ORRERY_PLACE_EXTRA; to++)
    if (to != from && is_target (to)
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
      if ((is_target (from) || from == ROLL_WILDS) && has_die (self, colour, from))
        list_moves_of (self, colour, from, moves);
  return moves;
}

/* --- Taking back --- */

GameStatus
orrery_draft_take_back (OrreryDraft *self, guint colour, guint place)
{
  Plan plan = self->plan;

  if (!has_die (self, colour, place) || !plan_take_back (&plan, &self->start, colour, place))
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

        if (has_die (self, colour, place) && plan_take_back (&plan, &self->start, colour, place))
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
  if (plan_is_used (&self->plan, face))
    return ROLL_USED_UP;
  if (plan_is_idle (&self->plan) || !self->outcome.unfinished)
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
  if (plan_is_idle (&plan))
    plan_remove_use (&plan, plan.n_uses - 1u);
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

  if (plan_is_idle (&plan))
    plan_remove_use (&plan, plan.n_uses - 1u);
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
