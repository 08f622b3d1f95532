/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-keep-banner"

#include "app/keep/orrery-keep-banner.h"

#include "app/keep/orrery-tell.h"

#include <glib/gi18n.h>

enum
{
  SETTLED = 15 /* frames */
};

struct _OrreryKeepBanner
{
  GtkWidget parent_instance;

  OrreryBanner *banner;
  GtkWidget *buttons[2];
  OrreryKeeper *keeper;
  char *other;
};

G_DEFINE_FINAL_TYPE (OrreryKeepBanner, orrery_keep_banner, GTK_TYPE_WIDGET)

static void
update (OrreryKeepBanner *self)
{
  const char *problem = self->keeper != NULL ? orrery_keeper_get_problem (self->keeper) : NULL;

  orrery_banner_set_detail (self->banner, problem != NULL ? orrery_keeper_get_place (self->keeper) : NULL);
  for (guint i = 0; i < G_N_ELEMENTS (self->buttons); i++)
    gtk_widget_set_visible (self->buttons[i], problem != NULL);
  orrery_banner_set_title (self->banner, problem != NULL ? problem : self->other);
}

/* --- What can be done --- */

static void
retry_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OrreryKeepBanner *self = ORRERY_KEEP_BANNER (widget);

  if (self->keeper != NULL && orrery_keeper_retry (self->keeper))
    orrery_toast_show (widget, _("The game is saved."));
}

static void
chosen_cb (GtkNativeDialog *dialog, int response, OrreryKeepBanner *self)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  g_autoptr (GError) error = NULL;

  if (response == GTK_RESPONSE_ACCEPT && file != NULL && self->keeper != NULL)
    {
      if (orrery_keeper_move (self->keeper, file, &error))
        orrery_toast_show (GTK_WIDGET (self), _("The game will be saved there from now on."));
      else
        orrery_tell_refused (GTK_WIDGET (self), _("Not Saved"), error, file);
    }
  gtk_native_dialog_destroy (dialog);
}

static void
save_elsewhere_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_autoptr (GDateTime) now = g_date_time_new_now_local ();
  g_autofree char *suggested = g_date_time_format (now, "%Y-%m-%d.orrery-journal");
  GtkFileChooserNative *dialog
    = gtk_file_chooser_native_new (_("Save the Game"), GTK_WINDOW (gtk_widget_get_root (widget)),
                                   GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);

  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), suggested);
  g_signal_connect_object (dialog, "response", G_CALLBACK (chosen_cb), widget, 0);
  g_object_set_data_full (G_OBJECT (widget), "orrery-chooser", dialog, g_object_unref);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

/* --- Before a game is left --- */

typedef struct
{
  OrreryGoOn go_on;
  gpointer data;
  GDestroyNotify free_data;
} Confirmation;

static void
confirmation_free (gpointer data, GClosure *closure)
{
  Confirmation *self = data;

  if (self->free_data != NULL)
    self->free_data (self->data);
  g_free (self);
}

static void
confirm_response_cb (AdwMessageDialog *dialog, const char *response, gpointer data)
{
  Confirmation *confirmation = data;

  if (g_str_equal (response, "leave"))
    confirmation->go_on (confirmation->data);
}

static void
save_response_cb (OrreryKeepBanner *self, const char *response)
{
  if (g_str_equal (response, "save"))
    gtk_widget_activate_action (GTK_WIDGET (self), "keep.save-elsewhere", NULL);
}

static gboolean
focus_button (GtkWidget *widget, const char *label)
{
  if (!gtk_widget_get_mapped (widget))
    return FALSE;
  if (GTK_IS_LABEL (widget) && g_str_equal (gtk_label_get_label (GTK_LABEL (widget)), label))
    return gtk_widget_grab_focus (gtk_widget_get_ancestor (widget, GTK_TYPE_BUTTON));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (focus_button (child, label))
      return TRUE;
  return FALSE;
}

/* Enter must not lose a game. The dialog has every button twice, and takes a few frames to decide which of
 * them fit. */
static gboolean
focus_cancel_cb (GtkWidget *dialog, GdkFrameClock *clock, gpointer data)
{
  guint *n_frames = data;

  focus_button (dialog, adw_message_dialog_get_response_label (ADW_MESSAGE_DIALOG (dialog), "cancel"));
  return ++*n_frames < SETTLED ? G_SOURCE_CONTINUE : G_SOURCE_REMOVE;
}

static GtkWidget *
confirm_dialog_new (OrreryKeepBanner *self)
{
  g_autofree char *body = g_strdup_printf ("%s\n\n%s", orrery_keeper_get_problem (self->keeper),
                                           _("If you leave now, unsaved changes will be lost."));
  GtkWidget *dialog
    = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), _("Game Not Saved"), body);

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "save", _("_Save Elsewhere…"),
                                    "leave", _("_Leave Anyway"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "leave", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (save_response_cb), self, G_CONNECT_SWAPPED);
  return dialog;
}

gboolean
orrery_keep_banner_is_saved (OrreryKeepBanner *self)
{
  g_return_val_if_fail (ORRERY_IS_KEEP_BANNER (self), TRUE);

  return self->keeper == NULL || orrery_keeper_get_problem (self->keeper) == NULL;
}

void
orrery_keep_banner_confirm (OrreryKeepBanner *self, OrreryGoOn go_on, gpointer data, GDestroyNotify free_data)
{
  Confirmation *confirmation;
  GtkWidget *dialog;

  g_return_if_fail (ORRERY_IS_KEEP_BANNER (self));

  if (orrery_keep_banner_is_saved (self))
    {
      go_on (data);
      if (free_data != NULL)
        free_data (data);
      return;
    }
  confirmation = g_new (Confirmation, 1);
  *confirmation = (Confirmation) { go_on, data, free_data };
  dialog = confirm_dialog_new (self);
  g_signal_connect_data (dialog, "response", G_CALLBACK (confirm_response_cb), confirmation, confirmation_free, 0);
  gtk_widget_add_tick_callback (dialog, focus_cancel_cb, g_new0 (guint, 1), g_free);
  gtk_window_present (GTK_WINDOW (dialog));
}

/* --- The widget --- */

static void
orrery_keep_banner_dispose (GObject *object)
{
  OrreryKeepBanner *self = ORRERY_KEEP_BANNER (object);

  if (self->keeper != NULL)
    g_signal_handlers_disconnect_by_data (self->keeper, self);
  g_clear_object (&self->keeper);
  g_clear_pointer (&self->other, g_free);
  if (self->banner != NULL)
    gtk_widget_unparent (GTK_WIDGET (g_steal_pointer (&self->banner)));

  G_OBJECT_CLASS (orrery_keep_banner_parent_class)->dispose (object);
}

static void
orrery_keep_banner_class_init (OrreryKeepBannerClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_keep_banner_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_install_action (widget_class, "keep.retry", NULL, retry_action);
  gtk_widget_class_install_action (widget_class, "keep.save-elsewhere", NULL, save_elsewhere_action);
}

static void
orrery_keep_banner_init (OrreryKeepBanner *self)
{
  self->banner = ORRERY_BANNER (orrery_banner_new ());
  self->buttons[0] = orrery_banner_add_button (self->banner, _("_Try Again"), "keep.retry");
  self->buttons[1] = orrery_banner_add_button (self->banner, _("_Save Elsewhere…"), "keep.save-elsewhere");
  gtk_widget_set_parent (GTK_WIDGET (self->banner), GTK_WIDGET (self));
}

GtkWidget *
orrery_keep_banner_new (void)
{
  return g_object_new (ORRERY_TYPE_KEEP_BANNER, NULL);
}

void
orrery_keep_banner_set_keeper (OrreryKeepBanner *self, OrreryKeeper *keeper)
{
  g_return_if_fail (ORRERY_IS_KEEP_BANNER (self));

  if (self->banner == NULL || self->keeper == keeper)
    return;
  if (self->keeper != NULL)
    g_signal_handlers_disconnect_by_data (self->keeper, self);
  g_set_object (&self->keeper, keeper);
  if (keeper != NULL)
    g_signal_connect_object (keeper, "notify", G_CALLBACK (update), self, G_CONNECT_SWAPPED);
  update (self);
}

void
orrery_keep_banner_set_other (OrreryKeepBanner *self, const char *problem)
{
  g_return_if_fail (ORRERY_IS_KEEP_BANNER (self));

  if (self->banner == NULL)
    return;
  g_free (self->other);
  self->other = g_strdup (problem);
  update (self);
}
