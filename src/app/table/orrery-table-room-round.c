/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The start of a round: who enters a roll and assigns it (behind the screen, or a computer player's
 * for it), and who is entered when all reveal. What is entered is kept until everything is there
 * and given in the order of the rules. */
#include "config.h"

#include "games/roll/board/orrery-assignment-ask.h"
#include "app/table/orrery-table-room-private.h"
#include "players/player.h"
#include "players/table.h"
#include "games/roll/words/orrery-story.h"
#include "widgets/art/orrery-seat-mark.h"
#include "games/roll/players/players.h"

#include <glib/gi18n.h>
#include <string.h>

static const RollState *
state_of (OrreryTableRoom *self)
{
  return orrery_session_get_state (self->session);
}

static const PlayerKind *
computer_at (OrreryTableRoom *self, guint seat)
{
  const OrreryPlayer *player =
      orrery_record_get_player (orrery_session_get_record (self->session), seat);

  return roll_player (player->kind);
}

/* --- What a seat has entered for itself --- */

void
table_room_forget_round (OrreryTableRoom *self)
{
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    {
      g_clear_pointer (&self->own[i].sides, g_array_unref);
      g_clear_pointer (&self->own[i].assignment, g_array_unref);
    }
  memset (self->rolled, 0, sizeof self->rolled);
  self->later = 0;
  self->entering = -1;
  table_room_stop_thinking (self);
  g_clear_object (&self->draft);
}

/* Whether the rules take it: the cup may have been corrected since. */
static gboolean
fits (const RollState *begin, guint seat, const OrreryRolled *rolled, const OrreryOwnAnswers *own)
{
  RollState state = *begin;

  if (!orrery_rolled_is_whole (rolled, begin, seat))
    return FALSE;
  orrery_reveal_lead (&state, seat, own->sides);
  for (guint i = 0; i < own->assignment->len; i++)
    if (roll_apply (&state, g_array_index (own->assignment, GameAnswer, i), NULL) != GAME_OK)
      return FALSE;
  return own->assignment->len > 0;
}

void
table_room_save_round (OrreryTableRoom *self, GKeyFile *file, const char *group)
{
  for (guint i = 0; i < state_of (self)->n_seats; i++)
    {
      g_autofree char *faces_key = g_strdup_printf ("seat-%u-rolled", i);
      g_autofree char *own_key = g_strdup_printf ("seat-%u-assigned", i);
      char *faces[ROLL_N_COLOURS];

      for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
        faces[colour] = orrery_rolled_write (&self->rolled[i], colour);
      g_key_file_set_string_list (file, group, faces_key, (const char *const *) faces,
                                  ROLL_N_COLOURS);
      for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
        g_free (faces[colour]);
      if (self->own[i].assignment != NULL)
        {
          g_autofree char *text = orrery_answers_write (self->own[i].assignment);

          g_key_file_set_string (file, group, own_key, text);
        }
      else
        g_key_file_remove_key (file, group, own_key, NULL);
    }
  g_key_file_set_integer (file, group, "later", (int) self->later);
}

static void
load_seat (OrreryTableRoom *self, GKeyFile *file, const char *group, guint seat)
{
  g_autofree char *faces_key = g_strdup_printf ("seat-%u-rolled", seat);
  g_autofree char *own_key = g_strdup_printf ("seat-%u-assigned", seat);
  g_auto (GStrv) faces = g_key_file_get_string_list (file, group, faces_key, NULL, NULL);
  g_autofree char *text = g_key_file_get_string (file, group, own_key, NULL);
  OrreryOwnAnswers *own = &self->own[seat];
  guint bad;

  for (guint colour = 0; faces != NULL && faces[colour] != NULL && colour < ROLL_N_COLOURS; colour++)
    if (!orrery_dice_line_rolled (faces[colour], colour, self->rolled[seat].n[colour], &bad))
      memset (self->rolled[seat].n[colour], 0, ROLL_N_SIDES);
  if (text == NULL)
    return;
  own->sides = orrery_rolled_list_sides (&self->rolled[seat]);
  own->assignment = orrery_answers_read (text);
  if (fits (state_of (self), seat, &self->rolled[seat], own))
    return;
  g_clear_pointer (&own->sides, g_array_unref);
  g_clear_pointer (&own->assignment, g_array_unref);
}

void
table_room_load_round (OrreryTableRoom *self, GKeyFile *file, const char *group)
{
  table_room_forget_round (self);
  for (guint i = 0; i < state_of (self)->n_seats; i++)
    load_seat (self, file, group, i);
  self->later = (guint) g_key_file_get_integer (file, group, "later", NULL);
}

/* --- Asking --- */

static int
find_next (OrreryTableRoom *self)
{
  for (guint i = 0; i < state_of (self)->n_seats; i++)
    if (self->own[i].assignment == NULL && (self->later >> i & 1) == 0
        && ((self->computers >> i & 1) != 0 || self->depth == ORRERY_DEPTH_MIRROR))
      return (int) i;
  return -1;
}

static void
show_rolled (OrreryTableRoom *self)
{
  const guint seat = (guint) self->entering;

  gtk_widget_set_sensitive (GTK_WIDGET (self->rolled_page), TRUE);
  gtk_stack_set_visible_child_name (self->middle, "rolled");
  orrery_rolled_page_set (self->rolled_page, state_of (self), seat, self->names[seat],
                          &self->rolled[seat], (self->computers >> seat & 1) != 0);
  table_room_show_page (self, "game");
}

static void
show_reveal (OrreryTableRoom *self)
{
  const RollState *state = state_of (self);

  self->viewer = -1;
  for (guint i = 0; i < state->n_seats; i++)
    orrery_reveal_page_set_own (self->reveal_page, i, &self->own[i]);
  gtk_stack_set_visible_child_name (self->middle, "reveal");
  table_room_show_page (self, "game");
  table_room_show_side (self);
  gtk_widget_grab_focus (GTK_WIDGET (self->reveal_page));
}

void
table_room_go_on_round (OrreryTableRoom *self)
{
  if (self->entering < 0)
    self->entering = find_next (self);
  if (self->entering < 0)
    show_reveal (self);
  else if (self->secret && (self->computers >> self->entering & 1) == 0
           && self->viewer != self->entering)
    table_room_hand_over (self, self->entering,
                          _("Your roll and what you do with it stay secret until everybody "
                            "reveals."),
                          _("Enter at Reveal"));
  else if (self->draft != NULL)
    table_room_ask_draft (self);
  else
    show_rolled (self);
}

void
table_room_ask_round (OrreryTableRoom *self)
{
  orrery_reveal_page_set_state (self->reveal_page, state_of (self),
                                (const char *const *) self->names);
  table_room_load_lines (self);
  table_room_go_on_round (self);
}

void
table_room_enter_roll (OrreryTableRoom *self, guint seat)
{
  if (self->session == NULL || !orrery_reveal_is_due (state_of (self)))
    return;
  self->later &= ~(1u << seat);
  g_clear_pointer (&self->own[seat].sides, g_array_unref);
  g_clear_pointer (&self->own[seat].assignment, g_array_unref);
  g_clear_object (&self->draft);
  table_room_stop_thinking (self);
  self->entering = (int) seat;
  table_room_go_on_round (self);
}

void
table_room_enter_later (OrreryTableRoom *self)
{
  if (self->entering < 0)
    return;
  table_room_stop_thinking (self);
  self->later |= 1u << self->entering;
  self->entering = self->viewer = -1;
  g_clear_object (&self->draft);
  table_room_queue_save (self);
  table_room_go_on_round (self);
}

/* --- Computer players, and suggestions --- */

static void
start_thinking (OrreryTableRoom *self, const PlayerKind *kind, OrreryThoughtFunc func)
{
  const guint seat = (guint) self->entering;
  g_autoptr (GArray) sides = orrery_rolled_list_sides (&self->rolled[seat]);
  OrreryRecord *record = orrery_session_get_record (self->session);
  RollState state = *state_of (self);
  GameRng rng;

  orrery_reveal_lead (&state, seat, sides);
  table_seed (&rng,
              orrery_record_get_seed (record)
                  + 0x9e3779b97f4a7c15u * orrery_record_get_point (record),
              seat + 1u);
  self->asked = FALSE;
  table_room_stop_thinking (self);
  self->thought = orrery_thought_begin (kind, &roll_game, &state, &rng, 0, TRUE, func, self);
}

void
table_room_stop_thinking (OrreryTableRoom *self)
{
  g_clear_pointer (&self->thought, orrery_thought_end);
}

/* Copies the answers and ends the thought. */
static GArray *
take_thought (OrreryTableRoom *self, const GameAnswer *answers, gsize n)
{
  GArray *taken = g_array_new (FALSE, FALSE, sizeof (GameAnswer));

  g_array_append_vals (taken, answers, (guint) n);
  table_room_stop_thinking (self);
  return taken;
}

static void
set_own (OrreryTableRoom *self, GArray *assignment)
{
  const guint seat = (guint) self->entering;

  self->own[seat].sides = orrery_rolled_list_sides (&self->rolled[seat]);
  self->own[seat].assignment = g_array_ref (assignment);
  self->entering = self->viewer = -1;
  g_clear_object (&self->draft);
  self->asked = TRUE;
  table_room_queue_save (self);
  table_room_go_on_round (self);
}

static void
decided_cb (const GameAnswer *thought, gsize n, gpointer data)
{
  OrreryTableRoom *self = data;
  g_autoptr (GArray) answers = take_thought (self, thought, n);
  g_autofree char *text = NULL;

  text = g_strdup_printf (_("%s has decided."), self->names[self->entering]);
  table_room_toast (self, text);
  set_own (self, answers);
}

static void
suggested_cb (const GameAnswer *thought, gsize n, gpointer data)
{
  OrreryTableRoom *self = data;
  g_autoptr (GArray) answers = take_thought (self, thought, n);

  if (self->draft == NULL)
    return;
  table_room_begin_draft (self);
  orrery_decision_fill (ORRERY_DECISION (self->draft), (const GameAnswer *) (gpointer) answers->data, answers->len);
  self->asked = TRUE;
  table_room_ask_draft (self);
  table_room_toast (self, _("A suggestion: change what you like."));
}

void
table_room_suggest (OrreryTableRoom *self)
{
  if (self->draft != NULL)
    start_thinking (self, roll_player ("regular"), suggested_cb);
}

/* Where its dice lie, for those who lay them. */
void
table_room_tell_assigned (OrreryTableRoom *self)
{
  for (guint i = 0; i < state_of (self)->n_seats; i++)
    {
      RollState state = *state_of (self);
      g_autofree char *text = NULL;

      if ((self->computers >> i & 1) == 0 || self->own[i].assignment == NULL)
        continue;
      orrery_reveal_lead (&state, i, self->own[i].sides);
      for (guint k = 0; k + 1 < self->own[i].assignment->len; k++)
        roll_apply (&state, g_array_index (self->own[i].assignment, GameAnswer, k), NULL);
      text = orrery_rolled_tell (&state, i);
      table_room_tell (self, i, text);
    }
}

/* --- The page says --- */

void
table_room_rolled_changed (OrreryTableRoom *self)
{
  if (self->session == NULL || self->entering < 0)
    return;
  self->rolled[self->entering] = *orrery_rolled_page_get_rolled (self->rolled_page);
  table_room_queue_save (self);
}

void
table_room_rolled_done (OrreryTableRoom *self)
{
  const PlayerKind *kind;

  if (self->session == NULL || self->entering < 0)
    return;
  table_room_rolled_changed (self);
  kind = computer_at (self, (guint) self->entering);
  if (kind != NULL)
    {
      gtk_widget_set_sensitive (GTK_WIDGET (self->rolled_page), FALSE);
      start_thinking (self, kind, decided_cb);
      return;
    }
  table_room_begin_draft (self);
  table_room_ask_draft (self);
}

/* --- Assigning --- */

void
table_room_begin_draft (OrreryTableRoom *self)
{
  const guint seat = (guint) self->entering;
  g_autoptr (GArray) sides = orrery_rolled_list_sides (&self->rolled[seat]);
  RollState state = *state_of (self);

  g_clear_object (&self->draft);
  orrery_reveal_lead (&state, seat, sides);
  self->draft = orrery_assignment_new (&state);
  self->front = (int) seat;
}

static char *
draft_question (OrreryTableRoom *self)
{
  const char *name = self->names[self->entering];
  char *next = orrery_assignment_tell_next (self->draft, name);

  return next != NULL ? next : g_strdup_printf (_("%s, confirm when you are ready."), name);
}

static char *
draft_advice (OrreryTableRoom *self)
{
  char *powers = orrery_assignment_tell_powers (self->draft);

  return powers != NULL ? powers
                        : g_strdup (_("Arrange your own dice the same way, behind your screen."));
}

void
table_room_ask_draft (OrreryTableRoom *self)
{
  g_autofree char *question = draft_question (self);
  g_autofree char *advice = draft_advice (self);
  g_autofree char *missing = orrery_decision_dup_missing (ORRERY_DECISION (self->draft));
  g_autoptr (GdkPaintable) picture =
      orrery_seat_mark_paintable (self->entering, self->names[self->entering], 40);
  const gboolean changed = orrery_decision_get_can_put_back (ORRERY_DECISION (self->draft));

  table_room_show_page (self, "game");
  gtk_stack_set_visible_child_name (self->middle, "table");
  table_room_refresh (self);
  orrery_question_bar_ask (self->bar, picture, question, advice);
  orrery_question_bar_add_action (self->bar, changed ? _("Put Back") : _("The Roll"),
                                  "Escape", "draft-back", NULL);
  orrery_question_bar_add_action (self->bar, _("Suggest"), "F5", "suggest", NULL);
  orrery_question_bar_add_action (self->bar, _("Ready"), "Return", "ready", missing);
  orrery_question_bar_suggest (self->bar);
  orrery_assignment_offer (self->draft, orrery_play_board_get_strip (ORRERY_PLAY_BOARD (self->board)),
                      orrery_play_board_get_tableau (ORRERY_PLAY_BOARD (self->board)));
}

void
table_room_draft_ready (OrreryTableRoom *self)
{
  g_autoptr (GArray) answers = NULL;

  if (!orrery_decision_get_whole (ORRERY_DECISION (self->draft)))
    return;
  answers = orrery_decision_list_answers (ORRERY_DECISION (self->draft));
  set_own (self, answers);
}

void
table_room_draft_back (OrreryTableRoom *self)
{
  if (orrery_decision_get_can_put_back (ORRERY_DECISION (self->draft)))
    {
      orrery_decision_put_back (ORRERY_DECISION (self->draft));
      table_room_ask_draft (self);
    }
  else
    {
      g_clear_object (&self->draft);
      show_rolled (self);
    }
}

static void
drafted (OrreryTableRoom *self, GameStatus status)
{
  if (status != ROLL_OK)
    table_room_toast (self, orrery_story_refusal (status));
  table_room_ask_draft (self);
}

gboolean
table_room_answer_draft (OrreryTableRoom *self, GameAnswer answer)
{
  if (GAME_ANSWER_KIND (answer) != ROLL_DO_USE)
    return FALSE;
  drafted (self, orrery_assignment_use (self->draft, GAME_ANSWER_A (answer)));
  return TRUE;
}

static void
moved_cb (OrreryTableRoom *self, guint colour, guint from, guint to)
{
  if (self->draft != NULL)
    drafted (self, orrery_assignment_move (self->draft, colour, from, to));
}

static void
take_back_cb (OrreryTableRoom *self, guint colour, guint place)
{
  if (self->draft != NULL)
    drafted (self, orrery_assignment_take_back (self->draft, colour, place));
}

void
table_room_connect_strip (OrreryTableRoom *self)
{
  OrreryPhaseStrip *strip = orrery_play_board_get_strip (ORRERY_PLAY_BOARD (self->board));

  g_signal_connect_object (strip, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (strip, "take-back", G_CALLBACK (take_back_cb), self, G_CONNECT_SWAPPED);
}
