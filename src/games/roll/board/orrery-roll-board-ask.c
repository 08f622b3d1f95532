/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Decisions on the board: an assignment on the strip, tiles to abandon on the stacks, and any answer about a piece. */
#include "games/roll/assist/drafts/orrery-assignment.h"
#include "games/roll/board/orrery-roll-board-private.h"
#include "games/roll/board/orrery-roll-offer.h"
#include "games/roll/board/orrery-roll-pieces.h"
#include "games/roll/words/orrery-play-words.h"
#include "games/roll/words/orrery-story.h"
#include "games/roll/words/orrery-words.h"

#include <glib/gi18n.h>

static const RollSeat *
seat_of (OrreryAssignment *self)
{
  const RollState *state = orrery_decision_get_state (ORRERY_DECISION (self));

  return &state->seats[state->actor];
}

static OrreryAssignment *
get_assignment (OrreryRollBoard *self)
{
  return self->decision != NULL && ORRERY_IS_ASSIGNMENT (self->decision) ? ORRERY_ASSIGNMENT (self->decision) : NULL;
}

/* --- Words --- */

/* The next step for its player; NULL: none. */
static char *
tell_next (OrreryAssignment *self, const char *name)
{
  const guint8 open = orrery_assignment_get_open (self);

  if (open == ROLL_UNKNOWN)
    return g_strdup_printf (_("%s, Dictate: choose a column for another worker."), name);
  if (open < ROLL_N_FACES)
    return g_strdup_printf (_("%s, choose the worker that %s moves."), name, roll_faces[open].name);
  switch (orrery_assignment_get_missing (self))
    {
    case ORRERY_ASSIGNMENT_NEEDS_WILD:
      return g_strdup_printf (ngettext ("%s, place your wild die.", "%s, place your wild dice.",
                                        orrery_assignment_get_wilds (self)), name);
    case ORRERY_ASSIGNMENT_NEEDS_SELECT:
      return g_strdup_printf (_("%s, select a phase with one of your dice."), name);
    case ORRERY_ASSIGNMENT_NEEDS_MOVE:
    case ORRERY_ASSIGNMENT_WHOLE:
    default:
      return NULL;
    }
}

/* Powers that could still move somebody; NULL: none. */
static char *
tell_powers (OrreryAssignment *self)
{
  const RollSeat *p = seat_of (self);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < p->n_tableau; i++)
    {
      const guint8 face = p->tableau[i];

      if (!roll_faces[face].reassign || orrery_assignment_check_use (self, face) != ROLL_OK)
        continue;
      g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", roll_faces[face].name);
    }
  return list->len > 0 ? g_strdup_printf (_("Can still move workers: %s."), list->str) : NULL;
}

/* If a die is in hand, the question is about it. */
static char *
tell_assignment (OrreryRollBoard *self, OrreryAssignment *draft, const char *name)
{
  char *next;

  if (self->chosen_colour < ROLL_N_COLOURS)
    return g_strdup_printf (_("%s, choose a phase for this %s worker."), name,
                            orrery_colour_attribute (self->chosen_colour));
  next = tell_next (draft, name);
  return next != NULL ? next : g_strdup_printf (_("%s, your dice are assigned."), name);
}

static char *
brief_of (guint8 face)
{
  for (guint i = 0; i < roll_faces[face].n_powers; i++)
    if (roll_faces[face].powers[i].kind == ROLL_POWER_REASSIGN)
      return orrery_power_brief (&roll_faces[face].powers[i]);
  return NULL;
}

/* The power that moving the die in hand would use, if any. */
static guint8
power_for_chosen (OrreryRollBoard *self, OrreryAssignment *draft)
{
  guint8 face;

  for (guint to = ROLL_COLUMN; to < ROLL_ZONE && self->chosen_colour < ROLL_N_COLOURS; to++)
    if (to != self->chosen_place
        && orrery_assignment_explain (draft, self->chosen_colour, self->chosen_place, to, &face)
             == ORRERY_ASSIGNMENT_BY_POWER)
      return face;
  return ROLL_NONE;
}

static char *
advise_chosen (OrreryRollBoard *self, OrreryAssignment *draft)
{
  const guint8 face = power_for_chosen (self, draft);
  g_autofree char *brief = face < ROLL_N_FACES ? brief_of (face) : NULL;

  if (face < ROLL_N_FACES)
    return g_markup_printf_escaped (_("<b>%s</b> moves it: %s, once per round."), roll_faces[face].name, brief);
  if (self->chosen_place == ROLL_WILDS)
    return g_strdup (_("A wild die works in any phase. It can be moved until you reveal."));
  return g_strdup (_("Put it on a phase above to select that phase, or on Dictate."));
}

/* On a phone there are no keys, and little room. */
static const char *
advise_placing (OrreryRollBoard *self, OrreryAssignment *draft)
{
  if (self->layout == ORRERY_BOARD_NARROW)
    return orrery_assignment_get_wilds (draft) == 1 ? _("Choose its column.") : _("Pick a wild die, then its column.");
  return orrery_assignment_get_wilds (draft) == 1
           ? _("Press 1 to 5, or click its column.")
           : _("Press 1 to 5, or click a column. Pick one first to choose which.");
}

static const char *
advise_selecting (OrreryRollBoard *self)
{
  if (self->layout == ORRERY_BOARD_NARROW)
    return _("Pick any die, then the phase that it selects.");
  return _("Any die can select any phase: drag it onto the phase, or press S and 1 to 5. Pick a die first "
           "to choose which one.");
}

static char *
advise_assignment (OrreryRollBoard *self, OrreryAssignment *draft)
{
  const guint8 open = orrery_assignment_get_open (draft);
  const guint8 dropped = orrery_assignment_get_dropped (draft);
  g_autofree char *left = NULL;
  guint moved, most;

  if (self->chosen_colour < ROLL_N_COLOURS && open == ROLL_NONE)
    return advise_chosen (self, draft);
  if (dropped < ROLL_N_FACES)
    return g_strdup_printf (_("%s no longer applies and was put back."), roll_faces[dropped].name);
  if (open == ROLL_UNKNOWN)
    return g_strdup (_("The worker set aside goes to the cup when the dice are revealed."));
  if (open < ROLL_N_FACES && orrery_assignment_get_use (draft, open, &moved, &most))
    {
      g_autofree char *brief = brief_of (open);

      return g_strdup_printf (_("%s. %u of %u moved."), brief, moved, most);
    }
  switch (orrery_assignment_get_missing (draft))
    {
    case ORRERY_ASSIGNMENT_NEEDS_WILD:
      return g_strdup (advise_placing (self, draft));
    case ORRERY_ASSIGNMENT_NEEDS_SELECT:
      return g_strdup (advise_selecting (self));
    case ORRERY_ASSIGNMENT_NEEDS_MOVE:
    case ORRERY_ASSIGNMENT_WHOLE:
    default:
      left = tell_powers (draft);
      return left != NULL ? g_steal_pointer (&left) : g_strdup (_("Nobody sees your dice until "
                                                                  "everybody has assigned "
                                                                  "theirs."));
    }
}

/* --- The question --- */

static GdkPaintable *
get_die_picture (OrreryRollBoard *self)
{
  const OrreryDiceModel *dice = orrery_phase_strip_get_dice (ORRERY_PHASE_STRIP (self->strip));
  const OrreryPlacedDie *die = orrery_dice_model_find (dice, self->chosen_place, self->chosen_colour);

  return die != NULL ? orrery_die_paintable_new (die->colour, die->side, 40) : NULL;
}

void
orrery_roll_board_get_question (OrreryBoard *board, OrreryDecision *decision, const char *name, OrreryQuestion *question)
{
  OrreryRollBoard *self = ORRERY_ROLL_BOARD (board);
  const RollState *state = orrery_decision_get_start (decision);

  if (!ORRERY_IS_ASSIGNMENT (decision))
    {
      const guint8 cause = orrery_roll_get_cause (state);

      question->text = orrery_play_question (state, name);
      question->advice = orrery_play_advice (state);
      question->picture = cause < ROLL_N_FACES ? orrery_tile_paintable_new (cause, ORRERY_TILE_MINI) : NULL;
      return;
    }
  question->text = tell_assignment (self, ORRERY_ASSIGNMENT (decision), name);
  question->advice = advise_assignment (self, ORRERY_ASSIGNMENT (decision));
  question->has_piece = self->chosen_colour < ROLL_N_COLOURS;
  question->picture = question->has_piece ? get_die_picture (self) : NULL;
}

/* --- Offers --- */

static void
offer_powers (OrreryAssignment *self, OrreryTableau *tableau)
{
  const RollSeat *p = seat_of (self);
  GameAnswer uses[ROLL_MAX_TABLEAU];
  gsize n = 0;

  for (guint i = 0; i < p->n_tableau; i++)
    {
      const guint8 face = p->tableau[i];
      GameStatus status;

      if (!roll_faces[face].reassign)
        continue;
      status = orrery_assignment_check_use (self, face);
      if (status == ROLL_OK)
        uses[n++] = GAME_ANSWER (ROLL_DO_USE, face, 0, 0);
      orrery_tableau_set_refusal (tableau, face,
                                  status == ROLL_OK ? NULL : orrery_story_refusal (status));
    }
  orrery_board_part_set_answers (ORRERY_BOARD_PART (tableau), uses, n);
}

static void
offer_assignment (OrreryRollBoard *self, OrreryAssignment *draft)
{
  const guint8 open = orrery_assignment_get_open (draft);
  g_autoptr (GArray) moves = orrery_assignment_list_moves (draft);
  OrreryPhaseStrip *strip = ORRERY_PHASE_STRIP (self->strip);

  offer_powers (draft, ORRERY_TABLEAU (self->tableau));
  orrery_phase_strip_set_moves (strip, (const OrreryDieMove *) (gpointer) moves->data, moves->len);
  orrery_phase_strip_set_take_back (strip, orrery_assignment_list_take_back (draft));
  orrery_tableau_set_cause (ORRERY_TABLEAU (self->tableau), open < ROLL_N_FACES ? open : ROLL_NONE);
}

static void
tick_tiles (OrreryRollBoard *self, const GArray *choices)
{
  guint64 positions[2] = { 0 };

  for (guint i = 0; i < choices->len; i++)
    {
      const OrreryChoice *choice = &g_array_index (choices, OrreryChoice, i);

      if (GAME_ANSWER_KIND (choice->answer) == ROLL_DO_ABANDON && choice->n_ticked > 0)
        positions[GAME_ANSWER_A (choice->answer)] |= G_GUINT64_CONSTANT (1) << (GAME_ANSWER_B (choice->answer) - 1);
    }
  orrery_construction_set_ticking (ORRERY_CONSTRUCTION (self->construction), TRUE);
  for (guint kind = 0; kind < 2; kind++)
    orrery_construction_set_ticked (ORRERY_CONSTRUCTION (self->construction), kind, positions[kind]);
}

static void
offer_answers (OrreryRollBoard *self)
{
  const RollState *state = orrery_decision_get_start (self->decision);
  g_autoptr (GArray) choices = orrery_decision_list_choices (self->decision);
  GameAnswer answers[GAME_MAX_ANSWERS];
  gsize n = 0;

  for (guint i = 0; i < choices->len; i++)
    if (g_array_index (choices, OrreryChoice, i).can_add)
      answers[n++] = g_array_index (choices, OrreryChoice, i).answer;
  orrery_board_set_answers (ORRERY_BOARD (self), answers, n);
  orrery_tableau_set_cause (ORRERY_TABLEAU (self->tableau), orrery_roll_get_cause (state));
  if (state->ask == ROLL_ASK_ABANDON)
    tick_tiles (self, choices);
}

void
orrery_roll_board_set_decision (OrreryBoard *board, OrreryDecision *decision, gboolean is_new)
{
  OrreryRollBoard *self = ORRERY_ROLL_BOARD (board);

  g_set_object (&self->decision, decision);
  self->chosen_colour = ROLL_NO_COLOUR;
  orrery_construction_set_ticking (ORRERY_CONSTRUCTION (self->construction), FALSE);
  if (decision == NULL)
    orrery_board_set_answers (board, NULL, 0);
  else if (get_assignment (self) != NULL)
    offer_assignment (self, get_assignment (self));
  else
    offer_answers (self);
  if (is_new && get_assignment (self) != NULL)
    orrery_phase_strip_tumble (ORRERY_PHASE_STRIP (self->strip));
}

/* --- Results --- */

static void
tell_refusal (OrreryRollBoard *self, GameStatus status)
{
  if (status != ROLL_OK)
    g_signal_emit_by_name (self, "refused",
                           status == ROLL_NOT_REASSIGN ? _("None of your powers can move it "
                                                           "there.")
                                                       : orrery_story_refusal (status));
}

static void
moved_cb (OrreryRollBoard *self, guint colour, guint from, guint to)
{
  if (get_assignment (self) != NULL)
    tell_refusal (self, orrery_assignment_move (get_assignment (self), colour, from, to));
}

static void
take_back_cb (OrreryRollBoard *self, guint colour, guint place)
{
  if (get_assignment (self) != NULL)
    tell_refusal (self, orrery_assignment_take_back (get_assignment (self), colour, place));
}

/* A die is in hand: say what moving it would use up. */
static void
chosen_cb (OrreryRollBoard *self, guint colour, guint place)
{
  OrreryAssignment *draft = get_assignment (self);

  if (draft == NULL)
    return;
  self->chosen_colour = (guint8) colour;
  self->chosen_place = (guint8) place;
  if (orrery_assignment_get_open (draft) == ROLL_NONE)
    orrery_tableau_set_cause (ORRERY_TABLEAU (self->tableau), power_for_chosen (self, draft));
  g_signal_emit_by_name (self, "question-changed");
}

static void
ticked_cb (OrreryRollBoard *self, guint kind, guint position, gboolean on)
{
  g_signal_emit_by_name (self, "answer", (guint) GAME_ANSWER (ROLL_DO_ABANDON, kind, position, 0));
}

/* A power is picked up, or dropped. */
gboolean
orrery_roll_board_use (OrreryRollBoard *self, GameAnswer answer)
{
  OrreryAssignment *draft = get_assignment (self);
  gboolean lets_go;

  if (draft == NULL || GAME_ANSWER_KIND (answer) != ROLL_DO_USE)
    return FALSE;
  lets_go = orrery_assignment_get_open (draft) == GAME_ANSWER_A (answer);
  tell_refusal (self, orrery_decision_change (self->decision, answer, !lets_go));
  return TRUE;
}

void
orrery_roll_board_init_ask (OrreryRollBoard *self)
{
  self->chosen_colour = ROLL_NO_COLOUR;
  g_signal_connect_object (self->strip, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->strip, "take-back", G_CALLBACK (take_back_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->strip, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->construction, "ticked", G_CALLBACK (ticked_cb), self, G_CONNECT_SWAPPED);
}
