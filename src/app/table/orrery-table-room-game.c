/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game that is followed. Every entry is on disk before it is shown. */
#include "app/table/orrery-table-room-private.h"
#include "assist/orrery-games.h"
#include "record/orrery-file.h"

#include <glib/gi18n.h>
#include <glib/gstdio.h>
#include <string.h>

enum
{
  SAVE_AFTER = 250
}; /* ms */

/* --- Lines that are typed but not answered yet --- */

char *
table_room_dup_group (OrreryTableRoom *self)
{
  return g_strdup_printf ("round-%u", self->ui->game->rules->info (orrery_session_get_state (self->session)).round);
}

/* The keeper reports saving problems. */
void
table_room_save_lines (OrreryTableRoom *self)
{
  OrreryRecord *record = orrery_session_get_record (self->session);
  g_autoptr (GKeyFile) file = orrery_record_dup_notes (record);
  g_autofree char *group = table_room_dup_group (self);

  g_key_file_set_integer (file, "table", "depth", (int) self->depth + 1);
  if (table_room_is_round_due (self, orrery_session_get_state (self->session)))
    orrery_round_entry_save (self->round, file, group);
  orrery_ahead_save (self->ahead, file);
  orrery_moves_save (self->moves, file, "moves");
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

/* A disk is slower than typing, so saving waits for the first pause. */
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

GKeyFile *
table_room_read_lines (OrreryTableRoom *self)
{
  flush_lines (self);
  return orrery_record_dup_notes (orrery_session_get_record (self->session));
}

/* They were once saved in a file of their own, which stays until the record includes them. */
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

  take_old_lines (record, orrery_keeper_get_file (self->keeper));
  file = orrery_record_dup_notes (record);
  orrery_ahead_load (self->ahead, file);
  depth = g_key_file_get_integer (file, "table", "depth", NULL);
  if (depth >= 1 && (guint) depth <= self->ui->book->n_depths)
    self->depth = (guint) depth - 1;
}

/* --- Automatic answers --- */

gboolean
table_room_answers_alone (OrreryTableRoom *self, const void *state, GameAnswer *answer)
{
  OrreryRecord *record = orrery_session_get_record (self->session);
  const gboolean is_wanted = self->round != NULL && orrery_round_entry_wants (self->round, record, state);

  return (self->round != NULL && orrery_round_entry_answer (self->round, record, state, answer))
         || self->ui->book->answer_alone (state, self->depth, self->computers, is_wanted ? ~0u : self->wanted, answer);
}

/* The setup and each round are entered as a whole. Another answer to an optional step means that it was requested. */
static gboolean
skips (const void *state, GameAnswer given, gpointer data)
{
  OrreryTableRoom *self = data;
  GameAnswer answer;

  if (self->ui->game->rules->info (state).round == 0
      && (self->ui->book->is_setup == NULL || self->ui->book->is_setup (state)))
    return TRUE;
  if (table_room_is_in_round (self, state))
    return !table_room_is_round_due (self, state);
  if (!table_room_answers_alone (self, state, &answer))
    return FALSE;
  return given == 0 || given == answer || !self->ui->book->is_optional (state);
}

/* --- Messages of the game --- */

/* The seats that are asked about optional steps; 0: none. */
static guint
optional_seat (OrreryTableRoom *self)
{
  const void *state = orrery_session_get_state (self->session);

  return self->ui->book->is_optional (state) ? 1u << self->ui->game->rules->question (state).seat : 0;
}

static void
answered_cb (OrreryTableRoom *self, guint seat, guint answer, GameEvents *events)
{
  self->asked = FALSE;
  self->stuck = FALSE;
  if (self->is_optional && seat < GAME_MAX_SEATS && optional_seat (self) != 1u << seat)
    {
      self->wanted &= ~(1u << seat);
      self->is_optional = FALSE;
    }
  /* What a computer player chose in secret happens with the last answer, whoever gives it. */
  for (guint i = 0; i < GAME_MAX_SEATS; i++)
    if ((self->computers >> i & 1) != 0)
      table_room_tell_answer (self, i, events);
}

static void
count_game (OrreryTableRoom *self)
{
  g_autoptr (GError) error = NULL;

  if (self->counted)
    return;
  self->counted = orrery_ledger_keep (orrery_ledger_get_default (), orrery_session_get_record (self->session),
                                      ORRERY_OUTCOME_MIRRORED, orrery_keeper_get_file (self->keeper), &error);
  if (self->keeper != NULL)
    orrery_keeper_report (self->keeper, error);
  else if (!self->counted)
    orrery_tell_refused (GTK_WIDGET (self), _("Not Saved"), error, NULL);
}

static void
moved_cb (OrreryTableRoom *self)
{
  self->asked = FALSE;
  /* Undone: the new end counts. */
  if (!orrery_record_is_over (orrery_session_get_record (self->session)))
    self->counted = FALSE;
  table_room_forget_round (self);
  table_room_drop_held (self);
  g_clear_pointer (&self->tail, g_array_unref);
  self->together = G_MAXUINT;
  self->wanted = optional_seat (self);
  self->viewer = -1;
  orrery_moves_take_back (self->moves, orrery_record_get_point (orrery_session_get_record (self->session)));
  table_room_update_actions (self);
}

static void
over_cb (OrreryTableRoom *self)
{
  count_game (self);
  orrery_game_view_set_page (self->view, NULL);
  orrery_game_over_set_record (self->game_over, orrery_session_get_record (self->session));
  table_room_show_page (self, "over");
  self->asked = TRUE;
  table_room_update_actions (self);
}

void
table_room_give (OrreryTableRoom *self, const GameAnswer *answers, gsize n)
{
  const guint point = orrery_record_get_point (orrery_session_get_record (self->session));
  const GameQuestion question = self->ui->game->rules->question (table_room_state (self));
  g_autoptr (GError) error = NULL;

  flush_lines (self);
  if (table_room_hold (self, answers, n) || table_room_give_ahead (self, answers, n))
    return;
  orrery_game_view_set_decision (self->view, NULL);
  self->stuck = !orrery_session_answer_all (self->session, answers, n, &error);
  /* Rolls and draws stay when the decision typed with them is undone. */
  if (!self->stuck && question.ask == GAME_DECIDE)
    orrery_session_join (self->session, point, point + (guint) n);
  if (!self->stuck)
    return;
  /* The person who is asked tries again by answering; otherwise the keeper does. */
  table_room_warn (self, error);
  table_room_asked (self);
}

/* --- Undo --- */

void
table_room_undo (OrreryTableRoom *self)
{
  if (self->held != NULL || orrery_ahead_get_seat (self->ahead) >= 0)
    {
      table_room_drop_held (self);
      table_room_answer_ahead (self, -1);
      return;
    }

  g_action_activate (self->undo, NULL);
}

/* --- Beginning and ending --- */

static void
retry_cb (OrreryTableRoom *self)
{
  if (orrery_record_is_over (orrery_session_get_record (self->session)))
    count_game (self);
  table_room_save_lines (self);
}

/* Saving works again: continue, and write what was typed in the meantime. */
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

/* Takes ownership. */
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
  table_room_forget_round (self);
  table_room_drop_held (self);
  g_clear_pointer (&self->tail, g_array_unref);
  g_clear_pointer (&self->bundles, g_ptr_array_unref);
  self->wanted = 0;
  self->together = G_MAXUINT;
  self->lines_round = 0;
  orrery_ahead_clear (self->ahead);
  self->viewer = self->waiting = -1;
  self->computers = 0;
  orrery_moves_clear (self->moves);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  orrery_game_view_set_session (self->view, NULL);
  orrery_guests_set_session (self->guests, NULL);
  g_clear_object (&self->session);
  set_keeper (self, NULL);
}

static void
connect_session (OrreryTableRoom *self)
{
  g_signal_connect_object (self->session, "answered", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "asked", G_CALLBACK (table_room_asked), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "over", G_CALLBACK (over_cb), self, G_CONNECT_SWAPPED);
}

/* Moves the focus from the setup page to the current question. */
static void
drop_focus (OrreryTableRoom *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus != NULL && gtk_widget_is_ancestor (focus, GTK_WIDGET (self)))
    gtk_root_set_focus (root, NULL);
}

void
table_room_follow (OrreryTableRoom *self, OrreryRecord *record, GFile *kept)
{
  table_room_leave (self);
  drop_focus (self);
  set_keeper (self, kept != NULL
                        ? orrery_keeper_new_restored (record, ORRERY_GAMES_TABLES, kept)
                        : orrery_keeper_new (record, ORRERY_GAMES_TABLES));
  if (kept != NULL)
    load_depth (self, record);
  self->session = orrery_session_new (record);
  orrery_session_set_rolls (self->session, FALSE);
  orrery_session_set_pace (self->session, 0);
  self->counted = kept != NULL && orrery_record_is_over (record);
  self->asked = FALSE;
  for (guint i = 0; i < orrery_record_get_n_seats (record); i++)
    if (!orrery_session_is_person (self->session, i))
      self->computers |= 1u << i;
  orrery_session_set_skips (self->session, skips, self);
  orrery_game_view_set_session (self->view, self->session);
  orrery_game_view_set_file (self->view, orrery_keeper_get_file (self->keeper));
  connect_session (self);
  orrery_guests_set_session (self->guests, self->session);
  orrery_guests_set_book (self->guests, self->ui->book, self->depth);
  table_room_show_page (self, "game");
  table_room_update_actions (self);
  if (kept != NULL)
    table_room_load_moves (self);
  orrery_session_run (self->session);
  /* How closely a new game is followed is known from the start. */
  if (kept == NULL && !orrery_record_is_over (record))
    table_room_queue_save (self);
}

/* The same table, known in more detail: one file is enough. */
void
table_room_go_on_with (OrreryTableRoom *self, OrreryRecord *record)
{
  g_autoptr (GFile) old = orrery_keeper_get_file (self->keeper) != NULL ? g_object_ref (orrery_keeper_get_file (self->keeper)) : NULL;

  table_room_follow (self, record, NULL);
  if (old != NULL && orrery_keeper_get_file (self->keeper) != NULL)
    orrery_games_delete (old, NULL);
}
