/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-bgstats-dialog"

#include "app/history/orrery-bgstats-dialog.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "record/orrery-outcome-export.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-qr-picture.h"

static const char *
link_of (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (gtk_widget_get_root (widget)), "link");
}

static void
copy_cb (GtkWidget *button, AdwToastOverlay *toasts)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (button), link_of (button));
  adw_toast_overlay_add_toast (toasts, adw_toast_new (_("Link copied")));
}

static void
open_cb (GtkWidget *button)
{
  gtk_show_uri (GTK_WINDOW (gtk_widget_get_root (button)), link_of (button), GDK_CURRENT_TIME);
}

static GtkWidget *
build_buttons (AdwToastOverlay *toasts)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *copy = gtk_button_new_with_mnemonic (_("_Copy Link"));
  GtkWidget *open = gtk_button_new_with_mnemonic (_("_Open Link"));

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  gtk_box_append (GTK_BOX (box), copy);
  gtk_box_append (GTK_BOX (box), open);
  g_signal_connect_object (copy, "clicked", G_CALLBACK (copy_cb), toasts, 0);
  g_signal_connect (open, "clicked", G_CALLBACK (open_cb), NULL);
  return box;
}

static GtkWidget *
build_content (const char *link, AdwToastOverlay *toasts)
{
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *text = orrery_label_new (NULL, 0.5);
  GtkWidget *picture = orrery_qr_picture_new ();

  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_justify (GTK_LABEL (text), GTK_JUSTIFY_CENTER);
  gtk_label_set_label (GTK_LABEL (text),
                       _("Scan this code with BG Stats to log the game."));
  gtk_accessible_update_property (GTK_ACCESSIBLE (picture), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("The link as a QR code"), -1);
  gtk_widget_set_vexpand (picture, TRUE);
  gtk_widget_add_css_class (content, "orrery-dialog");
  gtk_box_append (GTK_BOX (content), text);
  if (orrery_qr_picture_set_text (ORRERY_QR_PICTURE (picture), link))
    gtk_box_append (GTK_BOX (content), picture);
  else
    {
      gtk_label_set_label (GTK_LABEL (text), _("The names are too long for a QR code. Use the "
                                               "link instead."));
      g_object_ref_sink (picture);
      g_object_unref (picture);
    }
  gtk_box_append (GTK_BOX (content), build_buttons (toasts));
  return content;
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  gtk_window_close (GTK_WINDOW (widget));
  return TRUE;
}

GtkWindow *
orrery_bgstats_dialog_present (GtkWindow *parent, OrreryOutcome *outcome)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *toasts = adw_toast_overlay_new ();
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();
  g_autofree char *link = orrery_outcome_to_bgstats (outcome);
  GtkWidget *window;

  gtk_widget_add_css_class (header, "flat");
  gtk_widget_set_vexpand (toasts, TRUE);
  adw_toast_overlay_set_child (ADW_TOAST_OVERLAY (toasts),
                               build_content (link, ADW_TOAST_OVERLAY (toasts)));
  gtk_box_append (GTK_BOX (box), header);
  gtk_box_append (GTK_BOX (box), toasts);
  window = g_object_new (ADW_TYPE_WINDOW, "title", _("Send to BG Stats"), "transient-for", parent,
                         "modal", TRUE, "default-width", 460, "default-height", 600, "content",
                         box, NULL);
  g_object_set_data_full (G_OBJECT (window), "link", g_steal_pointer (&link), g_free);
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (shortcuts),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                        gtk_callback_action_new (escape_cb, NULL, NULL)));
  gtk_widget_add_controller (window, shortcuts);
  gtk_window_present (GTK_WINDOW (window));
  return GTK_WINDOW (window);
}
