/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "app/play/orrery-opening.h"

#include "app/keep/orrery-tell.h"

#include <adwaita.h>
#include <glib/gi18n.h>

enum
{
  PATIENCE = 300, /* ms before it is worth a dialog */
  TICK = 50       /* ms */
};

typedef struct
{
  OrreryPlayRoom *room;
  GFile *file;
  GCancellable *cancellable;
  int progress; /* per mille; written by the thread */
  guint source;
  GtkWidget *dialog; /* NULL as long as there is none; weak, as it goes with its window */
  GtkWidget *bar;
} Opening;

static void
close_dialog (Opening *self)
{
  GtkWidget *dialog = self->dialog;

  g_clear_handle_id (&self->source, g_source_remove);
  if (dialog == NULL)
    return;
  g_signal_handlers_disconnect_by_data (dialog, self);
  g_clear_weak_pointer (&self->dialog);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

static void
opening_free (Opening *self)
{
  close_dialog (self);
  g_object_unref (self->cancellable);
  g_object_unref (self->file);
  g_object_unref (self->room);
  g_free (self);
}

static gboolean
tick_cb (gpointer data)
{
  Opening *self = data;

  if (self->dialog != NULL)
    gtk_progress_bar_set_fraction (GTK_PROGRESS_BAR (self->bar), g_atomic_int_get (&self->progress) / 1000.0);
  return G_SOURCE_CONTINUE;
}

/* The thread ends a moment later. */
static void
response_cb (Opening *self)
{
  g_cancellable_cancel (self->cancellable);
}

static gboolean
show_cb (gpointer data)
{
  Opening *self = data;
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self->room));
  g_autofree char *name = g_file_get_basename (self->file);

  g_set_weak_pointer (&self->dialog, adw_message_dialog_new (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL,
                                                             _("Opening the Game…"), name));
  self->bar = gtk_progress_bar_new ();
  adw_message_dialog_set_extra_child (ADW_MESSAGE_DIALOG (self->dialog), self->bar);
  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (self->dialog), "cancel", _("_Cancel"));
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (self->dialog), "cancel");
  g_signal_connect_swapped (self->dialog, "response", G_CALLBACK (response_cb), self);
  gtk_window_present (GTK_WINDOW (self->dialog));
  self->source = g_timeout_add (TICK, tick_cb, self);
  return G_SOURCE_REMOVE;
}

static void
refuse (OrreryPlayRoom *room, GFile *file, const GError *error)
{
  orrery_tell_refused (GTK_WIDGET (room), _("Cannot Be Opened"), error, file);
}

static void
loaded_cb (GObject *file, GAsyncResult *result, gpointer data)
{
  Opening *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) record = orrery_record_load_finish (G_FILE (file), result, &error);
  const gboolean is_wanted
    = !g_cancellable_is_cancelled (self->cancellable) && gtk_widget_get_root (GTK_WIDGET (self->room)) != NULL;

  close_dialog (self);
  if (is_wanted && record != NULL)
    orrery_play_room_take (self->room, record);
  else if (is_wanted)
    refuse (self->room, self->file, error);
  opening_free (self);
}

void
orrery_opening_begin (OrreryPlayRoom *room, GFile *file)
{
  g_autoptr (GError) error = NULL;
  Opening *self;

  g_return_if_fail (ORRERY_IS_PLAY_ROOM (room));
  g_return_if_fail (G_IS_FILE (file));

  if (orrery_play_room_is_kept (file))
    {
      if (!orrery_play_room_open (room, file, &error))
        refuse (room, file, error);
      return;
    }
  self = g_new0 (Opening, 1);
  self->room = g_object_ref (room);
  self->file = g_object_ref (file);
  self->cancellable = g_cancellable_new ();
  self->source = g_timeout_add (PATIENCE, show_cb, self);
  orrery_record_load_async (file, &self->progress, self->cancellable, loaded_cb, self);
}
