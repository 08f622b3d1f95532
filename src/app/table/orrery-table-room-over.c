/* SPDX-License-Identifier: GPL-3.0-or-later */
/* After the game: sharing it and playing again. */
#include "app/play/orrery-share.h"
#include "app/play/orrery-play-room.h"
#include "app/room/orrery-room.h"
#include "app/table/orrery-table-room-private.h"

#include <glib/gi18n.h>

/* Continues the game on screen from one of its moments. */
void
table_room_branch (OrreryTableRoom *self, guint point)
{
  OrreryRoomHost *window = ORRERY_ROOM_HOST (gtk_widget_get_root (GTK_WIDGET (self)));
  GtkWidget *room = orrery_room_host_get_room (window, "play");

  orrery_room_host_show_room (window, "play");
  orrery_play_room_branch (ORRERY_PLAY_ROOM (room), orrery_session_get_record (self->session), point);
}

/* The same people play again, with new tiles. */
void
table_room_sit_down (OrreryTableRoom *self)
{
  OrreryRecord *record = orrery_session_get_record (self->session);
  OrreryPlayer players[GAME_MAX_SEATS] = { 0 };
  const guint n = orrery_record_get_n_seats (record);

  for (guint i = 0; i < n; i++)
    players[i] = *orrery_record_get_player (record, i);
  orrery_table_setup_set_players (self->setup_page, players, n);
}

static void
rematch_action (OrreryTableRoom *self)
{
  table_room_sit_down (self);
  table_room_show_page (self, "setup");
  gtk_widget_grab_focus (GTK_WIDGET (self->setup_page));
}

/* --- Sharing --- */

static void
chosen_cb (GtkNativeDialog *dialog, int response, OrreryTableRoom *self)
{
  const char *format = g_object_get_data (G_OBJECT (dialog), "format");
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  g_autoptr (GError) error = NULL;

  if (response == GTK_RESPONSE_ACCEPT && file != NULL
      && !orrery_share_write (self->game_over, format, file, &error))
    orrery_tell_refused (GTK_WIDGET (self), _("Not Saved"), error, file);
  g_object_unref (dialog);
}

static void
share_action (OrreryTableRoom *self, GVariant *parameter)
{
  const char *format = g_variant_get_string (parameter, NULL);
  g_autofree char *name = g_strdup_printf ("orrery.%s", format);
  GtkFileChooserNative *dialog;

  dialog = gtk_file_chooser_native_new (_("Share the Result"),
                                        GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))),
                                        GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  g_object_set_data_full (G_OBJECT (dialog), "format", g_strdup (format), g_free);
  g_signal_connect_object (dialog, "response", G_CALLBACK (chosen_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
copy_result_action (OrreryTableRoom *self)
{
  g_autofree char *text = orrery_game_over_dup_text (self->game_over);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), text);
  table_room_toast (self, _("Copied"));
}

static const OrreryCommand commands[] = {
  { "rematch", G_CALLBACK (rematch_action), "is-over" },
  { "share", G_CALLBACK (share_action), "is-over", "s" },
  { "copy-result", G_CALLBACK (copy_result_action), "is-over" },
};

void
table_room_add_over_actions (OrreryTableRoom *self)
{
  orrery_room_add_commands (self->actions, commands, G_N_ELEMENTS (commands), self->view, self);
}
