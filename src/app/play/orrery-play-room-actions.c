/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every command of the room, under the prefix "room". */
#define G_LOG_DOMAIN "orrery-play-room"

#include "config.h"

#include "app/room/orrery-room.h"
#include "app/play/orrery-new-game.h"
#include "app/play/orrery-play-room-private.h"
#include "app/play/orrery-share.h"
#include "app/play/orrery-verify-dice.h"
#include "games/roll/words/orrery-roll.h"

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
  GtkWidget *dialog = orrery_new_game_new (window_of (self), self->settings);

  g_signal_connect_object (dialog, "begin", G_CALLBACK (begin_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
new_game_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  orrery_room_confirm (data, choose_new_game, data, NULL);
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

static void
rematch_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  orrery_room_confirm (data, rematch, data, NULL);
}

static void
leave (gpointer data)
{
  orrery_play_room_leave (data);
}

static void
leave_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  orrery_room_confirm (data, leave, data, NULL);
}

static void
choose_file (gpointer data)
{
  orrery_share_open (data, window_of (data));
}

static void
open_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  orrery_room_confirm (data, choose_file, data, NULL);
}

static void
save_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  OrreryPlayRoom *self = data;

  orrery_share_save (self, window_of (self), self->session);
}

static void
share_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  OrreryPlayRoom *self = data;

  orrery_share_result (self, window_of (self), self->game_over, g_variant_get_string (parameter, NULL));
}

static void
copy_result_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  OrreryPlayRoom *self = data;
  g_autofree char *text = orrery_game_over_dup_text (self->game_over);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  play_room_toast (self, _("The result is on the clipboard."));
}

static void
verify_dice_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  OrreryPlayRoom *self = data;

  orrery_verify_dice (window_of (self), orrery_session_get_record (self->session));
}

/* --- Answers --- */

static void
answer_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  GameAnswer answer;

  if (roll_parse (g_variant_get_string (parameter, NULL), &answer))
    play_room_answer (data, answer);
}

static void
done_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  play_room_done (data);
}

static void
put_back_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  play_room_put_back (data);
}

static void
play_on_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  OrreryPlayRoom *self = data;

  orrery_session_play_on (self->session);
}

static void
hint_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  play_room_hint (data);
}

/* --- Undo --- */

static gboolean
can_change_draft (OrreryPlayRoom *self)
{
  return (self->draft != NULL && orrery_decision_is_changed (ORRERY_DECISION (self->draft)))
         || (self->picks != NULL && orrery_decision_is_changed (self->picks));
}

/* Among people: whether going back to `point` takes back something that others have seen, or that a
 * person could not unsee. */
static gboolean
reveals (OrreryPlayRoom *self, guint point)
{
  OrreryRecord *record = orrery_session_get_record (self->session);
  const guint now = orrery_record_get_point (record);
  RollState state;
  guint8 actor;

  if (orrery_session_count_persons (self->session) < 2)
    return FALSE;
  orrery_record_state_at (record, point, &state);
  actor = state.actor;
  for (; point < now; point++)
    {
      if (roll_question (&state).ask == GAME_CHANCE || state.actor != actor)
        return TRUE;
      roll_apply (&state, orrery_record_get_answer (record, point), NULL);
    }
  return state.actor != actor;
}

static void
undo_now (OrreryPlayRoom *self)
{
  play_room_end_question (self);
  orrery_session_undo (self->session);
}

static void
undo_response_cb (OrreryPlayRoom *self, const char *response)
{
  if (g_str_equal (response, "undo") && self->session != NULL)
    undo_now (self);
}

static void
ask_before_undo (OrreryPlayRoom *self)
{
  GtkWidget *dialog = adw_message_dialog_new (window_of (self), _("Take It Back?"),
                                              _("Since then something has come to light that others, or luck, "
                                                "have shown. Everybody should agree."));

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "undo", _("_Take Back"), NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (undo_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
undo_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  OrreryPlayRoom *self = data;
  int point;

  if (can_change_draft (self))
    {
      play_room_put_back (self);
      return;
    }
  point = orrery_session_get_undo_point (self->session);
  if (point < 0)
    return;
  if (reveals (self, (guint) point))
    ask_before_undo (self);
  else
    undo_now (self);
}

static void
redo_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  OrreryPlayRoom *self = data;

  play_room_end_question (self);
  orrery_session_redo (self->session);
}

/* --- Looking back --- */

static void
analyse_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  play_room_analyse (data);
}

static void
replay_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  OrreryPlayRoom *self = data;
  const RollState *state = orrery_session_get_state (self->session);

  play_room_look (self, state->step == ROLL_STEP_OVER
                          ? 0
                          : orrery_record_get_point (orrery_session_get_record (self->session)));
}

static void
return_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  play_room_look_no_more (data);
}

static void
step_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  play_room_step (data, g_variant_get_int32 (parameter), FALSE);
}

static void
step_round_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  play_room_step (data, g_variant_get_int32 (parameter), TRUE);
}

static void
close_entry_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  gtk_stack_set_visible_child_name (((OrreryPlayRoom *) data)->pane, "log");
}

static const GActionEntry entries[] = {
  { .name = "new-game", .activate = new_game_action },
  { .name = "rematch", .activate = rematch_action },
  { .name = "leave", .activate = leave_action },
  { .name = "open-game", .activate = open_action },
  { .name = "save-game", .activate = save_action },
  { .name = "share", .activate = share_action, .parameter_type = "s" },
  { .name = "copy-result", .activate = copy_result_action },
  { .name = "verify-dice", .activate = verify_dice_action },
  { .name = "answer", .activate = answer_action, .parameter_type = "s" },
  { .name = "done", .activate = done_action },
  { .name = "put-back", .activate = put_back_action },
  { .name = "play-on", .activate = play_on_action },
  { .name = "hint", .activate = hint_action },
  { .name = "undo", .activate = undo_action },
  { .name = "redo", .activate = redo_action },
  { .name = "replay", .activate = replay_action },
  { .name = "analyse", .activate = analyse_action },
  { .name = "return", .activate = return_action },
  { .name = "step", .activate = step_action, .parameter_type = "i" },
  { .name = "step-round", .activate = step_round_action, .parameter_type = "i" },
  { .name = "close-entry", .activate = close_entry_action },
};

void
play_room_add_actions (OrreryPlayRoom *self)
{
  g_autoptr (GPropertyAction) log = g_property_action_new ("log", self->flap, "reveal-flap");

  self->actions = g_simple_action_group_new ();
  g_action_map_add_action_entries (G_ACTION_MAP (self->actions), entries, G_N_ELEMENTS (entries), self);
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (log));
  play_room_update_actions (self);
}

static void
enable (OrreryPlayRoom *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

void
play_room_update_actions (OrreryPlayRoom *self)
{
  const gboolean playing = self->session != NULL;
  const gboolean live = playing && self->looking == G_MAXUINT;
  const gboolean over = playing && orrery_roll_state (orrery_session_get_record (self->session))->step == ROLL_STEP_OVER;
  const gboolean persons = playing && orrery_session_count_persons (self->session) > 0;

  enable (self, "rematch", playing);
  enable (self, "leave", playing);
  enable (self, "save-game", playing);
  enable (self, "verify-dice", playing);
  enable (self, "share", over);
  enable (self, "copy-result", over);
  enable (self, "play-on", live && !over);
  enable (self, "done", play_room_can_hint (self));
  enable (self, "put-back",
          (self->draft != NULL && orrery_decision_get_can_put_back (ORRERY_DECISION (self->draft)))
            || (self->picks != NULL && orrery_decision_get_can_put_back (self->picks)));
  enable (self, "hint", play_room_can_hint (self));
  enable (self, "undo",
          live && !self->waiting && persons && (can_change_draft (self) || orrery_session_can_undo (self->session)));
  enable (self, "redo", live && !self->waiting && persons && orrery_session_can_redo (self->session));
  enable (self, "replay", live);
  enable (self, "analyse", play_room_can_analyse (self));
  enable (self, "return", playing && !live);
  enable (self, "step", playing);
  enable (self, "step-round", playing);
}
