/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game's commands, under the prefix "game". */
#include "app/game/orrery-game-view-private.h"
#include "app/room/orrery-room.h"

#include "widgets/art/orrery-builders.h"
#include "widgets/question/orrery-keys.h"

#include <glib/gi18n.h>

/* --- Answers --- */

static void
answer_action (OrreryGameView *self, GVariant *parameter)
{
  GameAnswer answer;

  if (self->ui->game->rules->parse (g_variant_get_string (parameter, NULL), &answer))
    orrery_game_view_answer (self, answer);
}

/* A pane that covers the button closes first: people mean what they see. */
static void
put_back_action (OrreryGameView *self)
{
  if (!adw_flap_get_folded (self->flap) || !adw_flap_get_reveal_flap (self->flap))
    orrery_decision_put_back (self->decision);
  else if (!game_view_close_pane (self))
    adw_flap_set_reveal_flap (self->flap, FALSE);
}

static void
play_on_action (OrreryGameView *self)
{
  orrery_drop_focus (GTK_WIDGET (self->bar));
  game_view_end_moment (self);
  orrery_session_play_on (self->session);
}

static void
go_on_action (OrreryGameView *self)
{
  orrery_drop_focus (GTK_WIDGET (self->bar));
  game_view_go_on (self);
}

static void
pause_action (OrreryGameView *self)
{
  orrery_drop_focus (GTK_WIDGET (self->bar));
  game_view_pause (self);
}

/* --- Undo --- */

/* TRUE if going back to `point` would undo something that others, or luck, have already revealed. */
static gboolean
reveals (OrreryGameView *self, guint point)
{
  const Game *rules = self->ui->game->rules;
  GameState state;

  /* At a real table everybody sits together. */
  if (orrery_session_count_persons (self->session) < 2 || !orrery_session_get_rolls (self->session))
    return FALSE;
  orrery_record_state_at (game_view_get_record (self), point, &state);
  return orrery_session_is_overtaken (self->session, point)
         || rules->question (orrery_session_get_state (self->session)).seat != rules->question (&state).seat;
}

static void
undo_now (OrreryGameView *self)
{
  self->is_resting = FALSE;
  orrery_game_view_set_decision (self, NULL);
  orrery_session_undo (self->session);
}

static void
undo_response_cb (OrreryGameView *self, const char *response)
{
  if (g_str_equal (response, "undo") && self->session != NULL)
    undo_now (self);
}

static void
ask_before_undo (OrreryGameView *self)
{
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _("Take It Back?"),
                                              _("This would undo something that has already been "
                                                "revealed. Everybody should agree."));

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "undo", _("_Take Back"), NULL);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (undo_response_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* The current draft comes first. */
static void
undo_action (OrreryGameView *self)
{
  int point;

  if (self->decision != NULL && orrery_decision_is_changed (self->decision))
    {
      orrery_decision_put_back (self->decision);
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
redo_action (OrreryGameView *self)
{
  orrery_game_view_set_decision (self, NULL);
  orrery_session_redo (self->session);
}

/* --- Looking back --- */

static void
replay_action (OrreryGameView *self)
{
  orrery_game_view_replay (self, game_view_is_over (self) ? 0 : orrery_record_get_point (game_view_get_record (self)));
}

static void
step_action (OrreryGameView *self, GVariant *parameter)
{
  game_view_step (self, g_variant_get_int32 (parameter), FALSE);
}

static void
step_round_action (OrreryGameView *self, GVariant *parameter)
{
  game_view_step (self, g_variant_get_int32 (parameter), TRUE);
}

/* --- Zoom --- */

/* The zoom steps in percent; a value in between moves to the next step. */
static const int zooms[] = { 80, 90, 100, 110, 125, 150, 175, 200 };

static void
zoom_action (OrreryGameView *self, GVariant *parameter)
{
  const int now = g_settings_get_int (self->settings, "board-zoom"), direction = g_variant_get_int32 (parameter);
  int next = direction == 0 ? 100 : now;

  for (gsize i = 0; i < G_N_ELEMENTS (zooms) && direction > 0; i++)
    if (zooms[i] > now)
      {
        next = zooms[i];
        break;
      }
  for (gsize i = 0; i < G_N_ELEMENTS (zooms) && direction < 0 && zooms[i] < now; i++)
    next = zooms[i];
  g_settings_set_int (self->settings, "board-zoom", next);
}

static void
large_card_action (OrreryGameView *self)
{
  g_settings_set_boolean (self->settings, "large-card", !g_settings_get_boolean (self->settings, "large-card"));
}

static const OrreryCommand commands[] = {
  { "answer", G_CALLBACK (answer_action), "can-answer", "s" },
  { "done", G_CALLBACK (game_view_done), "can-answer" },
  { "rest", G_CALLBACK (game_view_do_rest), "can-answer" },
  { "put-back", G_CALLBACK (put_back_action), "can-put-back" },
  { "play-on", G_CALLBACK (play_on_action), "is-playing" },
  { "pause", G_CALLBACK (pause_action), "can-pause" },
  { "go-on", G_CALLBACK (go_on_action), "can-go-on" },
  { "show-again", G_CALLBACK (game_view_show_moment_again), "has-moment" },
  { "hint", G_CALLBACK (game_view_hint), "can-hint" },
  { "undo", G_CALLBACK (undo_action), "can-undo" },
  { "redo", G_CALLBACK (redo_action), "can-redo" },
  { "replay", G_CALLBACK (replay_action), "can-replay" },
  { "analyse", G_CALLBACK (orrery_game_view_analyse), "can-analyse" },
  { "return", G_CALLBACK (orrery_game_view_stop_replay), "is-past" },
  { "step", G_CALLBACK (step_action), "has-game", "i" },
  { "step-round", G_CALLBACK (step_round_action), "has-game", "i" },
  { "close-entry", G_CALLBACK (orrery_game_view_show_log) },
  { "large-card", G_CALLBACK (large_card_action) },
  { "zoom", G_CALLBACK (zoom_action), "has-game", "i" },
};

/* "?" asks for a hint, whatever has the focus. */
static gboolean
hint_key_cb (GtkWidget *widget, guint keyval, gpointer data)
{
  GActionGroup *actions = G_ACTION_GROUP (((OrreryGameView *) widget)->actions);

  if (!g_action_group_get_action_enabled (actions, "hint"))
    return FALSE;
  g_action_group_activate_action (actions, "hint", NULL);
  return TRUE;
}

/* After everything else that Escape can mean. */
static gboolean
close_key_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  return game_view_close_pane (ORRERY_GAME_VIEW (widget));
}

static void
add_keys (OrreryGameView *self)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  orrery_keys_add (orrery_keys_new (GTK_WIDGET (self)), GDK_KEY_question, 0, hint_key_cb, NULL);
  g_signal_connect_object (self->bar, "escape", G_CALLBACK (game_view_close_pane), self, G_CONNECT_SWAPPED);
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_GLOBAL);
  gtk_shortcut_controller_add_shortcut (
    GTK_SHORTCUT_CONTROLLER (controller),
    gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0), gtk_callback_action_new (close_key_cb, NULL, NULL)));
  gtk_widget_add_controller (GTK_WIDGET (self), controller);
}

void
game_view_add_actions (OrreryGameView *self)
{
  g_autoptr (GPropertyAction) log = g_property_action_new ("log", self->flap, "reveal-flap");

  self->actions = g_simple_action_group_new ();
  orrery_room_add_commands (G_ACTION_MAP (self->actions), commands, G_N_ELEMENTS (commands), self, self);
  g_action_map_add_action (G_ACTION_MAP (self->actions), G_ACTION (log));
  g_object_bind_property (self->card_toggle, "visible",
                          g_action_map_lookup_action (G_ACTION_MAP (self->actions), "large-card"), "enabled",
                          G_BINDING_SYNC_CREATE);
  g_settings_bind (self->settings, "large-card", self->card_toggle, "active", G_SETTINGS_BIND_DEFAULT);
  gtk_widget_insert_action_group (GTK_WIDGET (self), "game", G_ACTION_GROUP (self->actions));
  add_keys (self);
}
