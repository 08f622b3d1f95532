/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/assist/drafts/orrery-assignment.h"

#include "games/roll/assist/drafts/orrery-assignment-plan.h"
#include "games/roll/words/orrery-phase-note.h"
#include "games/roll/words/orrery-roll.h"

#include <glib/gi18n.h>

struct _OrreryAssignment
{
  OrreryDecision parent_instance;

  const RollState *start;
  Plan plan;
  Outcome outcome;
  GArray *history; /* of Plan */
  guint8 dropped;
};

G_DEFINE_FINAL_TYPE (OrreryAssignment, orrery_assignment, ORRERY_TYPE_DECISION)

static const RollSeat *
seat_of (OrreryAssignment *self)
{
  return &self->outcome.state.seats[self->start->actor];
}

static void
set_plan (OrreryAssignment *self, const Plan *plan, gboolean tell_dropped)
{
  g_array_append_val (self->history, self->plan);
  self->plan = *plan;
  plan_apply (&self->plan, self->start, &self->outcome, NULL);
  self->dropped = tell_dropped ? self->outcome.dropped_face : ROLL_NONE;
  orrery_decision_changed (ORRERY_DECISION (self));
}

OrreryAssignmentMissing
orrery_assignment_get_missing (OrreryAssignment *self)
{
  if (self->outcome.wilds > 0)
    return ORRERY_ASSIGNMENT_NEEDS_WILD;
  if (self->plan.selector == ROLL_NO_COLOUR)
    return ORRERY_ASSIGNMENT_NEEDS_SELECT;
  return self->outcome.unfinished && !plan_is_idle (&self->plan) ? ORRERY_ASSIGNMENT_NEEDS_MOVE : ORRERY_ASSIGNMENT_WHOLE;
}

guint
orrery_assignment_get_wilds (OrreryAssignment *self)
{
  return (guint) self->outcome.wilds;
}

/* --- Moving --- */

static gboolean
has_die (OrreryAssignment *self, guint colour, guint place)
{
  if (colour >= ROLL_N_COLOURS)
    return FALSE;
  if (orrery_place_is_selector (place))
    return self->plan.selector == colour && self->plan.phase == place - ORRERY_PLACE_SELECTOR;
  return place < ROLL_N_PLACES && seat_of (self)->dice[place][colour] > 0;
}

OrreryAssignmentWay
orrery_assignment_explain (OrreryAssignment *self, guint colour, guint from, guint to, guint8 *face)
{
  Plan plan = self->plan;
  guint8 ignored;

  if (face == NULL)
    face = &ignored;
  *face = ROLL_NONE;
  if (!has_die (self, colour, from))
    return ORRERY_ASSIGNMENT_BY_NOTHING;
  return plan_move (&plan, self->start, &self->outcome, (OrreryDieMove) { colour, from, to }, face);
}

static GameStatus
why_not (OrreryAssignment *self, guint to)
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
orrery_assignment_move (OrreryAssignment *self, guint colour, guint from, guint to)
{
  const OrreryDieMove move = { (guint8) colour, (guint8) from, (guint8) to };
  Plan plan = self->plan;
  guint8 face;

  if (!has_die (self, colour, from))
    return ROLL_NO_SUCH_DIE;
  if (plan_move (&plan, self->start, &self->outcome, move, &face) == ORRERY_ASSIGNMENT_BY_NOTHING)
    return why_not (self, to);
  set_plan (self, &plan, TRUE);
  return ROLL_OK;
}

static gboolean
is_target (guint place)
{
  return orrery_place_is_column (place) || orrery_place_is_selector (place) || place == ROLL_DICTATED;
}

static void
list_moves_of (OrreryAssignment *self, guint colour, guint from, GArray *moves)
{
  for (guint to = ROLL_COLUMN; to < ORRERY_PLACE_EXTRA; to++)
    if (to != from && is_target (to)
        && orrery_assignment_explain (self, colour, from, to, NULL) != ORRERY_ASSIGNMENT_BY_NOTHING)
      {
        const OrreryDieMove move = { (guint8) colour, (guint8) from, (guint8) to };

        g_array_append_val (moves, move);
      }
}

GArray *
orrery_assignment_list_moves (OrreryAssignment *self)
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
orrery_assignment_take_back (OrreryAssignment *self, guint colour, guint place)
{
  Plan plan = self->plan;

  if (!has_die (self, colour, place) || !plan_take_back (&plan, self->start, colour, place))
    return ROLL_NO_SUCH_DIE;
  set_plan (self, &plan, TRUE);
  return ROLL_OK;
}

guint
orrery_assignment_list_take_back (OrreryAssignment *self)
{
  guint places = 0;

  for (guint place = 0; place < ORRERY_PLACE_EXTRA; place++)
    for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
      {
        Plan plan = self->plan;

        if (has_die (self, colour, place) && plan_take_back (&plan, self->start, colour, place))
          places |= 1u << place;
      }
  return places;
}

/* --- Powers --- */

GameStatus
orrery_assignment_check_use (OrreryAssignment *self, guint8 face)
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

/* Picks up a power for the next moves, or drops it. */
static GameStatus
use (OrreryAssignment *self, guint8 face)
{
  const GameStatus status = orrery_assignment_check_use (self, face);
  Plan plan = self->plan;

  if (status != ROLL_OK)
    return status;
  if (plan.open && plan.uses[plan.n_uses - 1].face == face)
    {
      /* Dropped: kept if it is possible, otherwise put back. */
      plan.open = FALSE;
      set_plan (self, &plan, FALSE);
      return ROLL_OK;
    }
  if (plan_is_idle (&plan))
    plan_remove_use (&plan, plan.n_uses - 1u);
  if (plan.n_uses == PLAN_MAX_USES)
    return ROLL_USED_UP;
  plan.uses[plan.n_uses++] = (PlanUse) { .face = face };
  plan.open = TRUE;
  set_plan (self, &plan, TRUE);
  return ROLL_OK;
}

guint8
orrery_assignment_get_open (OrreryAssignment *self)
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
orrery_assignment_get_use (OrreryAssignment *self, guint8 face, guint *moved, guint *most)
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
orrery_assignment_get_dropped (OrreryAssignment *self)
{
  return self->dropped;
}

/* --- Undo, and answers --- */

static gboolean
can_put_back (OrreryDecision *decision)
{
  return ORRERY_ASSIGNMENT (decision)->history->len > 0;
}

static void
put_back (OrreryDecision *decision)
{
  OrreryAssignment *self = ORRERY_ASSIGNMENT (decision);

  self->plan = g_array_index (self->history, Plan, self->history->len - 1);
  g_array_set_size (self->history, self->history->len - 1);
  plan_apply (&self->plan, self->start, &self->outcome, NULL);
  self->dropped = ROLL_NONE;
}

static GArray *
list_answers (OrreryDecision *decision)
{
  OrreryAssignment *self = ORRERY_ASSIGNMENT (decision);
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (GameAnswer));
  const GameAnswer done = GAME_ANSWER (ROLL_DO_DONE, 0, 0, 0);
  Plan plan = self->plan;
  Outcome outcome;

  if (plan_is_idle (&plan))
    plan_remove_use (&plan, plan.n_uses - 1u);
  plan_apply (&plan, self->start, &outcome, answers);
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

static void
fill (OrreryDecision *decision, const GameAnswer *answers, gsize n)
{
  OrreryAssignment *self = ORRERY_ASSIGNMENT (decision);
  RollState state = *self->start;
  const Plan nothing = { .selector = ROLL_NO_COLOUR };
  Plan plan = nothing;
  gsize n_filled = 0;

  for (gsize i = 0; i < n; i++)
    {
      if (!roll_is_assigning (state.ask) || state.actor != self->start->actor
          || roll_apply (&state, answers[i], NULL) != GAME_OK)
        break;
      fill_one (&plan, answers[i]);
      n_filled++;
    }
  plan.open = plan.n_uses > 0 && state.ask == ROLL_ASK_MOVE && state.actor == self->start->actor;
  g_array_set_size (self->history, 0);
  /* The whole draft can be put back. */
  if (n_filled > 0)
    g_array_append_val (self->history, nothing);
  self->plan = plan;
  plan_apply (&self->plan, self->start, &self->outcome, NULL);
  self->dropped = ROLL_NONE;
}

/* --- A decision like any other --- */

/* A move in the words of the rules; 0: they have none for it. */
static GameAnswer
answer_of (const OrreryDieMove *move)
{
  const guint from = move->from - ROLL_COLUMN;

  if (move->from == ROLL_WILDS)
    return orrery_place_is_column (move->to) ? GAME_ANSWER (ROLL_DO_PLACE, move->colour, move->to - ROLL_COLUMN, 0) : 0;
  if (!orrery_place_is_column (move->from))
    return 0;
  if (orrery_place_is_selector (move->to))
    return GAME_ANSWER (ROLL_DO_SELECT, move->colour, from, move->to - ORRERY_PLACE_SELECTOR);
  return move->to == ROLL_DICTATED ? GAME_ANSWER (ROLL_DO_DICTATE, move->colour, from, 0)
                                   : GAME_ANSWER (ROLL_DO_MOVE, move->colour, from, move->to - ROLL_COLUMN);
}

static gboolean
read_move (GameAnswer answer, OrreryDieMove *move)
{
  const guint8 a = GAME_ANSWER_A (answer), b = GAME_ANSWER_B (answer), c = GAME_ANSWER_C (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_PLACE:
      *move = (OrreryDieMove) { a, ROLL_WILDS, (guint8) (ROLL_COLUMN + b) };
      return TRUE;
    case ROLL_DO_SELECT:
      *move = (OrreryDieMove) { a, (guint8) (ROLL_COLUMN + b), (guint8) (ORRERY_PLACE_SELECTOR + c) };
      return TRUE;
    case ROLL_DO_DICTATE:
      *move = (OrreryDieMove) { a, (guint8) (ROLL_COLUMN + b), ROLL_DICTATED };
      return TRUE;
    case ROLL_DO_MOVE:
      *move = (OrreryDieMove) { a, (guint8) (ROLL_COLUMN + b), (guint8) (ROLL_COLUMN + c) };
      return TRUE;
    default:
      return FALSE;
    }
}

static GameStatus
change (OrreryDecision *decision, GameAnswer answer, gboolean on)
{
  OrreryAssignment *self = ORRERY_ASSIGNMENT (decision);
  OrreryDieMove move;

  if (GAME_ANSWER_KIND (answer) == ROLL_DO_USE && on == (orrery_assignment_get_open (self) != GAME_ANSWER_A (answer)))
    return use (self, GAME_ANSWER_A (answer));
  if (!read_move (answer, &move))
    return GAME_NO_SUCH_ANSWER;
  return on ? orrery_assignment_move (self, move.colour, move.from, move.to)
            : orrery_assignment_take_back (self, move.colour, move.to);
}

static void
add_choice (GArray *choices, GameAnswer answer, gboolean ticked)
{
  const OrreryChoice choice = { answer, ticked, !ticked };

  if (answer != 0)
    g_array_append_val (choices, choice);
}

/* All possible moves, and the powers: one in hand is ticked. */
static GArray *
list_choices (OrreryDecision *decision)
{
  OrreryAssignment *self = ORRERY_ASSIGNMENT (decision);
  const RollSeat *p = seat_of (self);
  GArray *choices = g_array_new (FALSE, FALSE, sizeof (OrreryChoice));
  g_autoptr (GArray) moves = orrery_assignment_list_moves (self);

  for (guint i = 0; i < moves->len; i++)
    add_choice (choices, answer_of (&g_array_index (moves, OrreryDieMove, i)), FALSE);
  for (guint i = 0; i < p->n_tableau; i++)
    if (roll_faces[p->tableau[i]].reassign && orrery_assignment_check_use (self, p->tableau[i]) == ROLL_OK)
      add_choice (choices, GAME_ANSWER (ROLL_DO_USE, p->tableau[i], 0, 0),
                  orrery_assignment_get_open (self) == p->tableau[i]);
  return choices;
}

static const void *
get_state (OrreryDecision *decision)
{
  return &ORRERY_ASSIGNMENT (decision)->outcome.state;
}

static char *
dup_missing (OrreryDecision *decision)
{
  OrreryAssignment *self = ORRERY_ASSIGNMENT (decision);

  switch (orrery_assignment_get_missing (self))
    {
    case ORRERY_ASSIGNMENT_NEEDS_WILD:
      return g_strdup (_("Every wild die must be placed first."));
    case ORRERY_ASSIGNMENT_NEEDS_SELECT:
      return g_strdup (_("A phase must be selected first."));
    case ORRERY_ASSIGNMENT_NEEDS_MOVE:
      return g_strdup (orrery_assignment_get_open (self) == ROLL_UNKNOWN
                         ? _("Dictate must move another worker first.")
                         : _("The power must move another worker first."));
    case ORRERY_ASSIGNMENT_WHOLE:
    default:
      return NULL;
    }
}

static char *
dup_done_label (OrreryDecision *decision)
{
  return g_strdup (_("Reveal"));
}

static void
orrery_assignment_finalize (GObject *object)
{
  g_array_unref (ORRERY_ASSIGNMENT (object)->history);

  G_OBJECT_CLASS (orrery_assignment_parent_class)->finalize (object);
}

static JsonNode *
tell_notes (OrreryDecision *decision)
{
  return orrery_phase_notes (get_state (decision), (guint) orrery_decision_get_seat (decision));
}

static void
orrery_assignment_class_init (OrreryAssignmentClass *klass)
{
  OrreryDecisionClass *decision_class = ORRERY_DECISION_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = orrery_assignment_finalize;
  decision_class->change = change;
  decision_class->fill = fill;
  decision_class->list_choices = list_choices;
  decision_class->list_answers = list_answers;
  decision_class->dup_missing = dup_missing;
  decision_class->get_state = get_state;
  decision_class->dup_done_label = dup_done_label;
  decision_class->tell_notes = tell_notes;
  decision_class->can_put_back = can_put_back;
  decision_class->put_back = put_back;
}

static void
orrery_assignment_init (OrreryAssignment *self)
{
  self->plan.selector = ROLL_NO_COLOUR;
  self->history = g_array_new (FALSE, FALSE, sizeof (Plan));
  self->dropped = ROLL_NONE;
}

OrreryAssignment *
orrery_assignment_new (const RollState *start)
{
  OrreryAssignment *self;

  g_return_val_if_fail (start != NULL && roll_is_assigning (start->ask), NULL);

  self = orrery_decision_construct (ORRERY_TYPE_ASSIGNMENT, &orrery_roll, start);
  self->start = orrery_decision_get_start (ORRERY_DECISION (self));
  plan_apply (&self->plan, self->start, &self->outcome, NULL);
  return self;
}
