/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every command of the room, under the prefix "room". */
#define G_LOG_DOMAIN "orrery-play-room"

#include "config.h"

#include "app/room/orrery-room.h"
#include "app/play/orrery-new-game.h"
#include "app/play/orrery-play-room-private.h"
#include "app/play/orrery-share.h"
#include "app/play/orrery-verify-dice.h"

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
  play_room_toast (self, _("Result copied to the clipboard."));
}

static void
verify_dice_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  OrreryPlayRoom *self = data;

  orrery_verify_dice (window_of (self), orrery_session_get_record (self->session));
}

static void
invite_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  OrreryPlayRoom *self = data;

  orrery_guests_invite (self->guests, window_of (self));
}

/* The person who is asked has no phone at hand any more. */
static void
answer_here_action (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  OrreryPlayRoom *self = data;
  const int seat = orrery_session_get_asked (self->session);

  if (seat >= 0)
    orrery_guests_bring_back (self->guests, (guint) seat);
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
  { .name = "invite", .activate = invite_action },
  { .name = "answer-here", .activate = answer_here_action },
};

/* When each can be done: a property of the view. */
static const struct
{
  const char *action;
  const char *property;
} conditions[] = {
  { "rematch", "has-game" },     { "leave", "has-game" }, { "save-game", "has-game" },
  { "verify-dice", "has-game" }, { "share", "is-over" },  { "copy-result", "is-over" },
  { "invite", "is-playing" },    { "answer-here", "is-playing" },
};

void
play_room_add_actions (OrreryPlayRoom *self)
{
  GActionMap *actions = orrery_game_view_get_actions (self->view);

  g_action_map_add_action_entries (actions, entries, G_N_ELEMENTS (entries), self);
  for (gsize i = 0; i < G_N_ELEMENTS (conditions); i++)
    g_object_bind_property (self->view, conditions[i].property,
                            g_action_map_lookup_action (actions, conditions[i].action), "enabled",
                            G_BINDING_SYNC_CREATE);
  if (!orrery_guests_are_possible ())
    g_action_map_remove_action (actions, "invite");
}
