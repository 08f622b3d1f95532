/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/room/orrery-opening.h"

#include "app/keep/orrery-tell.h"
#include "widgets/game/orrery-game-ui.h"

#include <adwaita.h>
#include <glib/gi18n.h>

enum
{
  PATIENCE = 300, /* ms before a dialog is worth it */
  TICK = 50       /* ms */
};

typedef struct
{
  GtkWidget *room;
  GFile *file;
  OrreryOpeningKind kind;
  OrreryOpened opened;
  gpointer data;
  GCancellable *cancellable;
  int progress; /* per mille; written by the thread */
  guint source;
  GtkWidget *dialog; /* NULL until there is one; weak, because it goes away with its window */
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

/* The current job, which is found by its room. */
#define KEY "orrery-opening"

static void
opening_free (Opening *self)
{
  close_dialog (self);
  if (g_object_get_data (G_OBJECT (self->room), KEY) == self)
    g_object_set_data (G_OBJECT (self->room), KEY, NULL);
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

/* The thread ends soon afterwards. */
static void
response_cb (Opening *self)
{
  g_cancellable_cancel (self->cancellable);
}

static gboolean
show_cb (gpointer data)
{
  Opening *self = data;
  GtkRoot *root = gtk_widget_get_root (self->room);
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

/* It may belong to a game that can only be looked up or scored. */
static void
refuse_unplayable (OrreryRecord **record, OrreryOpeningKind kind, GError **error)
{
  const OrreryGameUi *ui = *record != NULL ? orrery_game_ui_get (orrery_record_get_game (*record)) : NULL;

  if (*record == NULL || orrery_game_ui_can_play (orrery_record_get_game (*record))
      || (kind == ORRERY_OPENING_FOLLOWS && ui != NULL && ui->new_board != NULL))
    return;
  g_set_error (error, ORRERY_RECORD_ERROR, ORRERY_RECORD_ERROR_GAME, _("This version of Orrery does not play the game “%s”."),
               orrery_record_get_game (*record)->rules->name);
  g_clear_object (record);
}

static void
loaded_cb (GObject *file, GAsyncResult *result, gpointer data)
{
  Opening *self = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (OrreryRecord) record = orrery_record_load_finish (G_FILE (file), result, &error);
  const gboolean is_wanted
    = !g_cancellable_is_cancelled (self->cancellable) && gtk_widget_get_root (self->room) != NULL;

  close_dialog (self);
  refuse_unplayable (&record, self->kind, &error);
  if (is_wanted && record != NULL)
    self->opened (self->room, record, self->file, self->data);
  else if (is_wanted)
    orrery_tell_refused (self->room, _("Could Not Open the Game"), error, self->file);
  opening_free (self);
}

void
orrery_opening_begin (GtkWidget *room, GFile *file, OrreryOpeningKind kind, OrreryOpened opened, gpointer data)
{
  Opening *before, *self;

  g_return_if_fail (GTK_IS_WIDGET (room));
  g_return_if_fail (G_IS_FILE (file));

  before = g_object_get_data (G_OBJECT (room), KEY);
  if (before != NULL)
    {
      /* Somebody clicked twice. */
      if (g_file_equal (before->file, file) && !g_cancellable_is_cancelled (before->cancellable))
        return;
      g_cancellable_cancel (before->cancellable);
    }
  self = g_new0 (Opening, 1);
  self->room = g_object_ref (room);
  self->file = g_object_ref (file);
  self->kind = kind;
  self->opened = opened;
  self->data = data;
  self->cancellable = g_cancellable_new ();
  self->source = g_timeout_add (PATIENCE, show_cb, self);
  g_object_set_data (G_OBJECT (room), KEY, self);
  if (kind != ORRERY_OPENING_LOADS)
    orrery_record_restore_async (file, &self->progress, self->cancellable, loaded_cb, self);
  else
    orrery_record_load_async (file, &self->progress, self->cancellable, loaded_cb, self);
}
