/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every command of the room, under the prefix "room". */
#define G_LOG_DOMAIN "orrery-play-room"

#include "app/play/orrery-new-game.h"
#include "app/play/orrery-play-room-private.h"
#include "app/play/orrery-share.h"
#include "app/play/orrery-verify-dice.h"
#include "app/room/orrery-room.h"
#include "assist/orrery-game-code.h"

#include <glib/gi18n.h>

static GtkWindow *
window_of (OrreryPlayRoom *self)
{
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  return GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL;
}

/* --- Games --- */

static void
begin_cb (OrreryPlayRoom *self, OrreryRecord *record)
{
  orrery_play_room_play (self, record);
}

static void
choose_new_game (gpointer data)
{
  OrreryPlayRoom *self = data;
  GtkWidget *dialog = orrery_new_game_new (window_of (self), self->game, self->settings);

  g_signal_connect_object (dialog, "begin", G_CALLBACK (begin_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
new_game_action (OrreryPlayRoom *self)
{
  orrery_room_confirm (ORRERY_ROOM (self), choose_new_game, self, NULL);
}

static void
rematch (gpointer data)
{
  OrreryPlayRoom *self = data;
  g_auto (OrreryGameSetup) setup = { 0 };
  g_autoptr (OrreryRecord) record = NULL;

  orrery_game_setup_from_record (&setup, orrery_session_get_record (self->session));
  record = orrery_game_setup_begin (&setup, orrery_record_draw_seed ());
  orrery_play_room_play (self, record);
}

/* The same start; the same decisions lead to the same luck. */
static void
play_same (gpointer data)
{
  play_room_branch (data, 0);
}

static void
play_same_action (OrreryPlayRoom *self)
{
  orrery_room_confirm (ORRERY_ROOM (self), play_same, self, NULL);
}

/* Secret until the game is over. */
static void
copy_code_action (OrreryPlayRoom *self)
{
  OrreryRecord *record = orrery_session_get_record (self->session);
  g_autofree char *seed = orrery_record_dup_open_seed (record);
  g_auto (OrreryGameSetup) setup = { 0 };
  g_autofree char *code = NULL;

  if (seed == NULL || orrery_record_has_position (record))
    {
      play_room_toast (self, seed == NULL ? _("The seed of this game is not known.")
                                          : _("A game that started from a position has no code. Save it as a file instead."));
      return;
    }
  orrery_game_setup_from_record (&setup, record);
  code = orrery_game_code_new (&setup, orrery_record_get_seed (record));
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), code);
  play_room_toast (self, _("Game code copied. Whoever enters it as the seed of a new game gets the same start."));
}

static void
play_daily (gpointer data)
{
  OrreryPlayRoom *self = data;
  g_autoptr (GDateTime) today = g_date_time_new_now_local ();
  g_auto (OrreryGameSetup) setup = { 0 }, last = { 0 };
  g_autoptr (OrreryRecord) record = NULL;
  guint64 seed;

  orrery_game_code_of_day (self->game, today, &setup, &seed);
  orrery_game_setup_load (&last, self->game, self->settings);
  orrery_game_setup_take_names (&setup, &last);
  record = orrery_game_setup_begin (&setup, seed);
  orrery_play_room_play (self, record);
}

static void
daily_action (OrreryPlayRoom *self)
{
  orrery_room_confirm (ORRERY_ROOM (self), play_daily, self, NULL);
}

static void
rematch_action (OrreryPlayRoom *self)
{
  orrery_room_confirm (ORRERY_ROOM (self), rematch, self, NULL);
}

static void
leave_response_cb (OrreryPlayRoom *self, const char *response)
{
  if (g_str_equal (response, "leave"))
    orrery_play_room_leave (self);
}

static void
ask_to_leave (OrreryPlayRoom *self, const char *heading, const char *body)
{
  GtkWidget *dialog = adw_message_dialog_new (window_of (self), heading, body);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "stay", _("_Stay"), "leave", _("_Leave"), NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "stay");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "stay");
  g_signal_connect_object (dialog, "response", G_CALLBACK (leave_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* A game that is over or was only viewed needs no way back; if it is not saved, people have already been asked. */
static void
leave (gpointer data)
{
  OrreryPlayRoom *self = data;

  if (self->lesson != NULL)
    ask_to_leave (self, _("Leave the Lesson?"), _("Your place is saved."));
  else if (self->watched || !orrery_room_is_saved (data) || orrery_record_is_over (orrery_session_get_record (self->session)))
    orrery_play_room_leave (self);
  else
    ask_to_leave (self, _("Leave the Game?"), _("It is saved. You can continue it from the first page of this room."));
}

static void
leave_action (OrreryPlayRoom *self)
{
  orrery_room_confirm (ORRERY_ROOM (self), leave, self, NULL);
}

static void
choose_file (gpointer data)
{
  orrery_share_open (data, window_of (data));
}

static void
open_action (OrreryPlayRoom *self)
{
  orrery_room_confirm (ORRERY_ROOM (self), choose_file, self, NULL);
}

static void
save_action (OrreryPlayRoom *self)
{
  orrery_share_save (self, window_of (self), self->session);
}

static void
verify_dice_action (OrreryPlayRoom *self)
{
  orrery_verify_dice (window_of (self), orrery_session_get_record (self->session));
}

static void
invite_action (OrreryPlayRoom *self)
{
  orrery_guests_invite (self->guests, window_of (self));
}

/* The first person who is waited for no longer has a phone at hand. */
static void
answer_here_action (OrreryPlayRoom *self)
{
  const int seat = g_bit_nth_lsf (self->awaited, -1);

  if (seat >= 0)
    orrery_guests_bring_back (self->guests, (guint) seat);
}

static const OrreryCommand commands[] = {
  { "new-game", G_CALLBACK (new_game_action) },
  { "rematch", G_CALLBACK (rematch_action), "has-game" },
  { "play-same", G_CALLBACK (play_same_action), "is-over" },
  { "copy-code", G_CALLBACK (copy_code_action), "is-over" },
  { "daily", G_CALLBACK (daily_action) },
  { "leave", G_CALLBACK (leave_action), "has-game" },
  { "open-game", G_CALLBACK (open_action) },
  { "save-game", G_CALLBACK (save_action), "has-game" },
  { "verify-dice", G_CALLBACK (verify_dice_action), "has-game" },
  { "invite", G_CALLBACK (invite_action), "is-playing" },
  { "answer-here", G_CALLBACK (answer_here_action), "is-playing" },
};

void
play_room_add_actions (OrreryPlayRoom *self)
{
  GActionMap *actions = orrery_game_view_get_actions (self->view);

  orrery_room_add_commands (actions, commands, G_N_ELEMENTS (commands), self->view, self);
  orrery_share_add_commands (self->game_over, self->view);
  if (!orrery_guests_are_possible ())
    g_action_map_remove_action (actions, "invite");
}
