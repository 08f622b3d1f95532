/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game that is followed. Everything that is entered is on the disk before it is shown. */
#include "config.h"

#include "app/table/orrery-table-room-private.h"
#include "games/roll/words/orrery-story.h"
#include "assist/orrery-games.h"
#include "record/orrery-file.h"
#include "widgets/art/orrery-table-style.h"
#include "games/roll/words/orrery-roll.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>

enum
{
  SAVE_AFTER = 250
}; /* ms */

/* --- Lines that are typed but not answered yet --- */

/* The keeper says what cannot be kept. */
void
table_room_save_lines (OrreryTableRoom *self)
{
  OrreryRecord *record = orrery_session_get_record (self->session);
  const RollState *state = orrery_session_get_state (self->session);
  g_autoptr (GKeyFile) file = orrery_record_dup_notes (record);
  g_autofree char *group = g_strdup_printf ("round-%d", state->round);

  g_key_file_set_integer (file, "table", "depth", (int) self->depth);
  for (guint i = 0; orrery_reveal_is_due (state) && i < state->n_seats; i++)
    {
      g_autofree char *key = g_strdup_printf ("seat-%u", i);

      g_key_file_set_string (file, group, key, orrery_reveal_page_get_line (self->reveal_page, i));
    }
  if (orrery_reveal_is_due (state))
    table_room_save_round (self, file, group);
  orrery_ahead_save (self->ahead, file);
  orrery_record_set_notes (record, file, NULL);
}

static gboolean
save_cb (gpointer data)
{
  OrreryTableRoom *self = data;

  self->save = 0;
  table_room_save_lines (self);
  return G_SOURCE_REMOVE;
}

/* A disk takes longer than a key: what is typed in one go is written at the first pause. */
void
table_room_queue_save (OrreryTableRoom *self)
{
  if (self->save == 0)
    self->save = g_timeout_add (SAVE_AFTER, save_cb, self);
}

static void
flush_lines (OrreryTableRoom *self)
{
  if (self->save == 0)
    return;
  g_clear_handle_id (&self->save, g_source_remove);
  table_room_save_lines (self);
}

void
table_room_load_lines (OrreryTableRoom *self)
{
  const RollState *state = orrery_session_get_state (self->session);
  g_autoptr (GKeyFile) file = NULL;
  g_autofree char *group = g_strdup_printf ("round-%d", state->round);

  flush_lines (self);
  file = orrery_record_dup_notes (orrery_session_get_record (self->session));
  table_room_load_round (self, file, group);
  for (guint i = 0; i < state->n_seats; i++)
    {
      g_autofree char *key = g_strdup_printf ("seat-%u", i);
      g_autofree char *line = g_key_file_get_string (file, group, key, NULL);

      if (line != NULL)
        orrery_reveal_page_set_line (self->reveal_page, i, line);
    }
}

/* They were once kept in a file of their own, which stays until the record has them. */
static void
take_old_lines (OrreryRecord *record, GFile *kept)
{
  g_autofree char *path = g_strconcat (g_file_peek_path (kept), ".lines", NULL);
  g_autoptr (GKeyFile) notes = orrery_record_dup_notes (record);
  g_autofree char *first = g_key_file_get_start_group (notes);
  g_autoptr (GKeyFile) file = NULL;

  if (!g_file_test (path, G_FILE_TEST_EXISTS))
    return;
  file = orrery_file_read_keys (path);
  if (first != NULL || orrery_record_set_notes (record, file, NULL))
    g_unlink (path);
}

static void
load_depth (OrreryTableRoom *self, OrreryRecord *record)
{
  g_autoptr (GKeyFile) file = NULL;
  int depth;

  take_old_lines (record, table_room_get_kept (self));
  file = orrery_record_dup_notes (record);
  orrery_ahead_load (self->ahead, file);
  depth = g_key_file_get_integer (file, "table", "depth", NULL);
  if (depth == ORRERY_DEPTH_BOOKS || depth == ORRERY_DEPTH_MIRROR)
    self->depth = (OrreryDepth) depth;
}

/* --- Showing --- */

void
table_room_refresh (OrreryTableRoom *self)
{
  RollState state = self->draft != NULL   ? *(const RollState *) orrery_decision_get_state (ORRERY_DECISION (self->draft))
                    : self->picks != NULL ? *(const RollState *) orrery_decision_get_state (self->picks)
                                          : *table_room_state (self);

  if (self->draft != NULL)
    roll_view (&state, self->entering);
  else if (self->secret)
    roll_view (&state, self->viewer);
  orrery_board_show (self->board, &state, self->front);
  table_room_check_hint (self);
  table_room_show_side (self);
}

static gboolean
alone_cb (gpointer data)
{
  OrreryTableRoom *self = data;
  GameAnswer answer;

  self->alone = 0;
  if (orrery_table_answer_alone (orrery_session_get_state (self->session), self->depth,
                                 self->computers, &answer))
    table_room_give (self, &answer, 1);
  return G_SOURCE_REMOVE;
}

static void
ask_person (OrreryTableRoom *self, const RollState *state)
{
  const int seat = roll_question (state).seat;

  self->front = seat >= 0 ? seat : self->front;
  if (!table_room_needs_screen (self, state))
    self->viewer = -1;
  else if (self->viewer != seat)
    {
      table_room_hand_over (self, seat,
                            state->ask == ROLL_ASK_DRAW ? _("You drew a tile.")
                                                        : _("This is about your tiles."),
                            state->ask == ROLL_ASK_DRAW ? _("Keep It Secret") : NULL);
      return;
    }
  table_room_show_page (self, "game");
  gtk_stack_set_visible_child_name (self->middle, "table");
  table_room_begin_question (self);
}

/* What stands to be asked, by whoever has the screen. */
void
table_room_go_on (OrreryTableRoom *self)
{
  const RollState *state = table_room_state (self);

  if (orrery_reveal_is_due (state))
    table_room_go_on_round (self);
  else
    ask_person (self, state);
}

void
table_room_asked (OrreryTableRoom *self)
{
  const RollState *state = orrery_session_get_state (self->session);
  GameAnswer answer;

  table_room_end_question (self);
  orrery_ahead_follow (self->ahead, state);
  if (orrery_reveal_is_due (state))
    table_room_ask_round (self);
  else if (orrery_ahead_get_seat (self->ahead) >= 0)
    ask_person (self, orrery_ahead_get_state (self->ahead));
  else if (!self->stuck && table_room_give_kept (self))
    return;
  else if (!self->stuck && orrery_table_answer_alone (state, self->depth, self->computers, &answer))
    self->alone = g_idle_add (alone_cb, self);
  else
    ask_person (self, state);
  self->asked = self->alone == 0;
  table_room_update_actions (self);
}

/* --- What the game says --- */

static void
answered_cb (OrreryTableRoom *self, guint seat, guint answer, GameEvents *events)
{
  self->asked = FALSE;
  self->stuck = FALSE;
  orrery_play_log_add (self->story,
                       orrery_record_get_point (orrery_session_get_record (self->session)), events);
  if (seat < ROLL_MAX_SEATS && (self->computers >> seat & 1) != 0
      && orrery_roll_state (orrery_session_get_record (self->session))->step != ROLL_STEP_ASSIGN)
    {
      g_autofree char *text =
          orrery_story_events (events, (const char *const *) self->names, (int) seat);

      if (text != NULL && *text != '\0')
        table_room_tell (self, seat, text);
    }
}

static void
write_story (OrreryTableRoom *self)
{
  /* What everybody has seen: how each die was entered is bookkeeping, not a story. */
  orrery_play_log_fill (self->story, orrery_session_get_record (self->session),
                        (const char *const *) self->names, GAME_MAX_SEATS);
}

gboolean
table_room_count (OrreryTableRoom *self, OrreryRecord *record, OrreryOutcomeKind kind, GFile *kept)
{
  g_autoptr (GError) error = NULL;
  const gboolean is_counted
      = orrery_ledger_keep (orrery_ledger_get_default (), record, kind, kept, &error);

  if (self->keeper != NULL)
    orrery_keeper_report (self->keeper, error);
  else if (!is_counted)
    orrery_tell_refused (GTK_WIDGET (self), _("Not Saved"), error, NULL);
  return is_counted;
}

static void
count_game (OrreryTableRoom *self)
{
  if (!self->counted)
    self->counted = table_room_count (self, orrery_session_get_record (self->session),
                                      ORRERY_OUTCOME_MIRRORED, table_room_get_kept (self));
}

static void
moved_cb (OrreryTableRoom *self)
{
  self->asked = FALSE;
  /* Taken back: it counts as it ends anew. */
  if (orrery_roll_state (orrery_session_get_record (self->session))->step != ROLL_STEP_OVER)
    self->counted = FALSE;
  table_room_end_question (self);
  table_room_forget_round (self);
  table_room_drop_held (self);
  self->viewer = -1;
  write_story (self);
  table_room_refresh (self);
}

static void
over_cb (OrreryTableRoom *self)
{
  count_game (self);
  table_room_end_question (self);
  table_room_refresh (self);
  orrery_game_over_set_record (self->game_over, orrery_session_get_record (self->session));
  table_room_show_page (self, "over");
  self->asked = TRUE;
  table_room_update_actions (self);
}

/* The banner says why, and what can be done. */
static void
failed_cb (OrreryTableRoom *self, GError *error)
{
  orrery_question_bar_ask (self->bar, NULL, _("The game is paused until it can be saved."), NULL);
}

void
table_room_give (OrreryTableRoom *self, const GameAnswer *answers, gsize n)
{
  g_autoptr (GError) error = NULL;

  flush_lines (self);
  if (table_room_hold (self, answers, n) || table_room_give_ahead (self, answers, n))
    return;
  table_room_end_question (self);
  g_clear_object (&self->draft);
  self->stuck = !orrery_session_answer_all (self->session, answers, n, &error);
  if (!self->stuck)
    return;
  /* Whoever is asked tries again by answering, or the keeper does. */
  table_room_warn (self, error);
  table_room_asked (self);
}

/* --- Undo --- */

static void
go_to (OrreryTableRoom *self, int point)
{
  if (point < 0)
    return;
  orrery_session_go_to (self->session, (guint) point);
  orrery_session_run (self->session);
}

void
table_room_undo (OrreryTableRoom *self)
{
  OrreryRecord *record = orrery_session_get_record (self->session);

  if (self->held != NULL || orrery_ahead_get_seat (self->ahead) >= 0)
    {
      table_room_drop_held (self);
      table_room_answer_ahead (self, -1);
      return;
    }

  go_to (self, orrery_table_stop_before (record, orrery_record_get_point (record), self->depth));
}

void
table_room_redo (OrreryTableRoom *self)
{
  OrreryRecord *record = orrery_session_get_record (self->session);

  go_to (self, orrery_table_stop_after (record, orrery_record_get_point (record), self->depth));
}

/* --- Beginning and ending --- */

static void
retry_cb (OrreryTableRoom *self)
{
  if (orrery_record_is_over (orrery_session_get_record (self->session)))
    count_game (self);
  table_room_save_lines (self);
}

/* It is kept again: what stood still goes on, and what was typed meanwhile is written. */
static void
problem_cb (OrreryTableRoom *self)
{
  if (orrery_keeper_get_problem (self->keeper) != NULL)
    return;
  table_room_queue_save (self);
  if (!self->stuck)
    return;
  self->stuck = FALSE;
  table_room_asked (self);
}

GFile *
table_room_get_kept (OrreryTableRoom *self)
{
  return self->keeper != NULL ? orrery_keeper_get_file (self->keeper) : NULL;
}

/* Takes it. */
static void
set_keeper (OrreryTableRoom *self, OrreryKeeper *keeper)
{
  if (self->keeper != NULL)
    g_signal_handlers_disconnect_by_data (self->keeper, self);
  g_clear_object (&self->keeper);
  self->keeper = keeper;
  orrery_keep_banner_set_keeper (self->keep_banner, keeper);
  if (keeper == NULL)
    return;
  g_signal_connect_object (keeper, "retry", G_CALLBACK (retry_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (keeper, "notify::problem", G_CALLBACK (problem_cb), self,
                           G_CONNECT_SWAPPED);
}

void
table_room_leave (OrreryTableRoom *self)
{
  g_clear_handle_id (&self->alone, g_source_remove);
  flush_lines (self);
  if (self->session != NULL)
    orrery_session_pause (self->session);
  table_room_end_question (self);
  table_room_forget_round (self);
  table_room_drop_held (self);
  orrery_ahead_clear (self->ahead);
  self->viewer = self->waiting = -1;
  orrery_label_set (self->told_text, "");
  gtk_widget_set_visible (self->told, FALSE);
  g_clear_object (&self->session);
  set_keeper (self, NULL);
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    g_clear_pointer (&self->names[i], g_free);
}

void
table_room_follow (OrreryTableRoom *self, OrreryRecord *record, GFile *kept)
{
  const RollState *state = orrery_record_get_state (record);

  table_room_leave (self);
  set_keeper (self, kept != NULL
                        ? orrery_keeper_new_restored (record, ORRERY_GAMES_TABLES, kept)
                        : orrery_keeper_new (record, ORRERY_GAMES_TABLES));
  if (kept != NULL)
    load_depth (self, record);
  self->session = orrery_session_new (record);
  orrery_session_set_rolls (self->session, FALSE);
  self->counted = kept != NULL && state->step == ROLL_STEP_OVER;
  orrery_session_set_pace (self->session, 0);
  self->computers = orrery_table_computers (record);
  for (guint i = 0; i < state->n_seats; i++)
    self->names[i] = g_strdup (orrery_record_get_player (record, i)->name);
  self->front = 0;
  self->asked = FALSE;
  g_signal_connect_object (self->session, "answered", G_CALLBACK (answered_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "asked", G_CALLBACK (table_room_asked), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "failed", G_CALLBACK (failed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "over", G_CALLBACK (over_cb), self, G_CONNECT_SWAPPED);
  orrery_board_set_names (self->board, (const char *const *) self->names);
  write_story (self);
  table_room_refresh (self);
  table_room_show_page (self, "game");
  table_room_update_actions (self);
  orrery_session_run (self->session);
}
