/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Assigning dice: the strip offers what the draft allows, and says what was done. */
#include "config.h"

#include "games/roll/board/orrery-assignment-ask.h"
#include "app/play/orrery-play-room-private.h"
#include "games/roll/words/orrery-story.h"
#include "games/roll/board/orrery-roll-pieces.h"
#include "widgets/art/orrery-seat-mark.h"
#include "games/roll/words/orrery-words.h"

#include <glib/gi18n.h>

static const char *
name_of (OrreryPlayRoom *self)
{
  return self->names[orrery_decision_get_seat (ORRERY_DECISION (self->draft))];
}

/* --- Words --- */

/* A die in hand is what the question is about. */
static char *
question_of (OrreryPlayRoom *self)
{
  char *next;

  if (self->chosen_colour < ROLL_N_COLOURS)
    return g_strdup_printf (_("%s, choose a phase for this %s worker."), name_of (self),
                            orrery_colour_name (self->chosen_colour));
  next = orrery_assignment_tell_next (self->draft, name_of (self));
  return next != NULL ? next : g_strdup_printf (_("%s, reveal when you are ready."), name_of (self));
}

static char *
brief_of (guint8 face)
{
  for (guint i = 0; i < roll_faces[face].n_powers; i++)
    if (roll_faces[face].powers[i].kind == ROLL_POWER_REASSIGN)
      return orrery_power_brief (&roll_faces[face].powers[i]);
  return NULL;
}

/* The power that moving the die in hand would use, if it takes one. */
static guint8
power_for_chosen (OrreryPlayRoom *self)
{
  guint8 face;

  for (guint to = ROLL_COLUMN; to < ROLL_ZONE && self->chosen_colour < ROLL_N_COLOURS; to++)
    if (to != self->chosen_place
        && orrery_assignment_explain (self->draft, self->chosen_colour, self->chosen_place, to, &face)
             == ORRERY_ASSIGNMENT_BY_POWER)
      return face;
  return ROLL_NONE;
}

static char *
advice_for_chosen (OrreryPlayRoom *self)
{
  const guint8 face = power_for_chosen (self);
  g_autofree char *brief = face < ROLL_N_FACES ? brief_of (face) : NULL;

  if (face < ROLL_N_FACES)
    return g_markup_printf_escaped (_("<b>%s</b> moves it: %s, once a round."), roll_faces[face].name, brief);
  if (self->chosen_place == ROLL_WILDS)
    return g_strdup (_("A wild die works in any phase. It can be moved until you reveal."));
  return g_strdup (_("Onto a phase above to select it, or to Dictate."));
}

static char *
advice_of (OrreryPlayRoom *self)
{
  const guint8 open = orrery_assignment_get_open (self->draft);
  const guint8 dropped = orrery_assignment_get_dropped (self->draft);
  g_autofree char *left = NULL;
  guint moved, most;

  if (self->chosen_colour < ROLL_N_COLOURS && open == ROLL_NONE)
    return advice_for_chosen (self);
  if (dropped < ROLL_N_FACES)
    return g_strdup_printf (_("%s no longer applies and was put back."), roll_faces[dropped].name);
  if (open == ROLL_UNKNOWN)
    return g_strdup (_("The worker set aside goes to the cup when the dice are revealed."));
  if (open < ROLL_N_FACES && orrery_assignment_get_use (self->draft, open, &moved, &most))
    {
      g_autofree char *brief = brief_of (open);

      return g_strdup_printf (_("%s. %u of %u moved."), brief, moved, most);
    }
  switch (orrery_assignment_get_missing (self->draft))
    {
    case ORRERY_ASSIGNMENT_NEEDS_WILD:
      return g_strdup (_("Drag them to a column, or pick one and press 1 to 5."));
    case ORRERY_ASSIGNMENT_NEEDS_SELECT:
      return g_strdup (_("Any die selects any phase: drag it onto the phase, or press S and 1 to 5."));
    case ORRERY_ASSIGNMENT_NEEDS_MOVE:
    case ORRERY_ASSIGNMENT_WHOLE:
    default:
      left = orrery_assignment_tell_powers (self->draft);
      return left != NULL ? g_steal_pointer (&left) : g_strdup (_("Nobody sees your dice before all have assigned."));
    }
}

/* --- Asking --- */

static GdkPaintable *
picture_of (OrreryPlayRoom *self)
{
  const OrreryDiceModel *dice = orrery_phase_strip_get_dice (orrery_play_board_get_strip (ORRERY_PLAY_BOARD (self->board)));
  const OrreryPlacedDie *die = self->chosen_colour < ROLL_N_COLOURS
                                 ? orrery_dice_model_find (dice, self->chosen_place, self->chosen_colour)
                                 : NULL;
  const int seat = orrery_decision_get_seat (ORRERY_DECISION (self->draft));

  return die != NULL ? orrery_die_paintable_new (die->colour, die->side, 40)
                     : orrery_seat_mark_paintable (seat, self->names[seat], 40);
}

static void
show_question (OrreryPlayRoom *self)
{
  g_autofree char *question = question_of (self);
  g_autofree char *advice = advice_of (self);
  g_autoptr (GdkPaintable) picture = picture_of (self);
  OrreryDecision *decision = ORRERY_DECISION (self->draft);
  g_autofree char *done = orrery_decision_dup_done_label (decision);
  g_autofree char *missing = orrery_decision_dup_missing (decision);

  orrery_question_bar_ask (self->bar, picture, question, advice);
  /* With a die in hand Escape lets it go. */
  orrery_question_bar_add_action (self->bar, _("Put Back"), self->chosen_colour < ROLL_N_COLOURS ? NULL : "Escape",
                                  "room.put-back",
                                  orrery_decision_get_can_put_back (decision) ? NULL : _("Nothing has been changed yet."));
  orrery_question_bar_add_action (self->bar, done, "Return", "room.done", missing);
  orrery_question_bar_suggest (self->bar);
}

void
play_room_ask_draft (OrreryPlayRoom *self)
{
  OrreryTableau *tableau = orrery_play_board_get_tableau (ORRERY_PLAY_BOARD (self->board));
  const guint8 open = orrery_assignment_get_open (self->draft);

  self->chosen_colour = ROLL_NO_COLOUR;
  orrery_assignment_offer (self->draft, orrery_play_board_get_strip (ORRERY_PLAY_BOARD (self->board)), tableau);
  show_question (self);
  orrery_tableau_set_cause (tableau, open < ROLL_N_FACES ? open : ROLL_NONE);
}

/* --- What was done --- */

static void
changed (OrreryPlayRoom *self)
{
  play_room_refresh (self);
  play_room_ask (self);
  play_room_update_actions (self);
}

static void
refused (OrreryPlayRoom *self, GameStatus status)
{
  play_room_toast (self, status == ROLL_NOT_REASSIGN ? _("No power of yours moves it there.")
                                                     : orrery_story_refusal (status));
}

static gboolean
finish (OrreryPlayRoom *self, GameStatus status)
{
  if (status == ROLL_OK)
    changed (self);
  else
    refused (self, status);
  return status == ROLL_OK;
}

static void
moved_cb (OrreryPlayRoom *self, guint colour, guint from, guint to)
{
  if (self->draft != NULL)
    finish (self, orrery_assignment_move (self->draft, colour, from, to));
}

static void
take_back_cb (OrreryPlayRoom *self, guint colour, guint place)
{
  if (self->draft != NULL)
    finish (self, orrery_assignment_take_back (self->draft, colour, place));
}

/* A die in hand: say what moving it would use up. */
static void
chosen_cb (OrreryPlayRoom *self, guint colour, guint place)
{
  if (self->draft == NULL)
    return;
  self->chosen_colour = (guint8) colour;
  self->chosen_place = (guint8) place;
  show_question (self);
  if (orrery_assignment_get_open (self->draft) == ROLL_NONE)
    orrery_tableau_set_cause (orrery_play_board_get_tableau (ORRERY_PLAY_BOARD (self->board)), power_for_chosen (self));
}

void
play_room_connect_strip (OrreryPlayRoom *self)
{
  OrreryPhaseStrip *strip = orrery_play_board_get_strip (ORRERY_PLAY_BOARD (self->board));

  g_signal_connect_object (strip, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (strip, "take-back", G_CALLBACK (take_back_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (strip, "chosen", G_CALLBACK (chosen_cb), self, G_CONNECT_SWAPPED);
}

void
play_room_reveal (OrreryPlayRoom *self)
{
  g_autofree char *missing = orrery_decision_dup_missing (ORRERY_DECISION (self->draft));
  g_autoptr (GArray) answers = NULL;

  if (missing != NULL)
    {
      play_room_toast (self, missing);
      return;
    }
  answers = orrery_decision_list_answers (ORRERY_DECISION (self->draft));
  play_room_give (self, (const GameAnswer *) (gpointer) answers->data, answers->len);
}

/* The engine's own answers, as actions and tests give them. */
gboolean
play_room_answer_draft (OrreryPlayRoom *self, GameAnswer answer)
{
  const gboolean lets_go
    = GAME_ANSWER_KIND (answer) == ROLL_DO_USE && orrery_assignment_get_open (self->draft) == GAME_ANSWER_A (answer);

  if (GAME_ANSWER_KIND (answer) != ROLL_DO_DONE)
    return finish (self, orrery_decision_change (ORRERY_DECISION (self->draft), answer, !lets_go));
  if (!orrery_decision_get_whole (ORRERY_DECISION (self->draft)))
    return FALSE;
  play_room_reveal (self);
  return TRUE;
}
