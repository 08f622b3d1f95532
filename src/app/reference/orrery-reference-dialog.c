/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An entry in a dialog, for the other rooms. */
#define G_LOG_DOMAIN "orrery-reference-dialog"

#include "app/reference/orrery-reference.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/reference/orrery-entry-view.h"
#include "catalog/orrery-visits.h"
#include "games/orrery-catalogs.h"

typedef struct
{
  OrreryCatalog *catalog;
  OrreryVisits *visits;
  GtkWidget     *window;
  GtkWidget     *view;
  GtkWidget     *back;
} Dialog;

static void
dialog_free (gpointer data)
{
  Dialog *dialog = data;

  orrery_visits_free (dialog->visits);
  g_free (dialog);
}

static void
show_current (Dialog *dialog)
{
  OrreryEntry *entry = orrery_catalog_lookup (dialog->catalog, orrery_visits_get (dialog->visits));

  orrery_entry_view_set_entry (ORRERY_ENTRY_VIEW (dialog->view), entry);
  gtk_window_set_title (GTK_WINDOW (dialog->window), orrery_entry_get_name (entry));
  gtk_widget_set_visible (dialog->back, orrery_visits_can_go (dialog->visits, -1));
  orrery_shelf_look_up (orrery_shelf_get_default (), entry);
}

static gboolean
open_cb (Dialog *dialog, OrreryEntry *entry)
{
  orrery_visits_push (dialog->visits, orrery_entry_get_id (entry));
  show_current (dialog);
  return TRUE;
}

static void
back_cb (Dialog *dialog)
{
  orrery_visits_go (dialog->visits, -1);
  show_current (dialog);
}

static void
reference_cb (Dialog *dialog)
{
  GtkWindow *parent = gtk_window_get_transient_for (GTK_WINDOW (dialog->window));

  OrreryEntry *entry = orrery_catalog_lookup (dialog->catalog, orrery_visits_get (dialog->visits));

  gtk_widget_activate_action (GTK_WIDGET (parent), "app.show-entry", "s", orrery_entry_get_key (entry));
  gtk_window_close (GTK_WINDOW (dialog->window));
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  gtk_window_close (GTK_WINDOW (widget));
  return TRUE;
}

static GtkWidget *
new_button (const char *icon, const char *tooltip)
{
  GtkWidget *button = gtk_button_new_from_icon_name (icon);

  gtk_widget_set_tooltip_text (button, tooltip);
  return button;
}

static GtkWidget *
new_header (Dialog *dialog)
{
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *reference = new_button ("orrery-reference-symbolic", _("Show in the Reference"));

  dialog->back = new_button ("go-previous-symbolic", _("Back"));
  g_signal_connect_swapped (dialog->back, "clicked", G_CALLBACK (back_cb), dialog);
  g_signal_connect_swapped (reference, "clicked", G_CALLBACK (reference_cb), dialog);
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), dialog->back);
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), reference);
  gtk_widget_add_css_class (header, "flat");
  return header;
}

static Dialog *
dialog_new (GtkWidget *from, OrreryEntry *entry)
{
  Dialog *dialog = g_new0 (Dialog, 1);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();

  dialog->catalog = orrery_entry_get_catalog (entry);
  dialog->visits = orrery_visits_new (orrery_entry_get_id (entry));
  dialog->window = g_object_new (ADW_TYPE_WINDOW,
                                 "transient-for", gtk_widget_get_root (from),
                                 "modal", TRUE,
                                 "default-width", 440,
                                 "default-height", 680,
                                 "width-request", 320,
                                 "content", box,
                                 NULL);
  dialog->view = orrery_entry_view_new ();
  g_signal_connect_swapped (dialog->view, "open", G_CALLBACK (open_cb), dialog);
  gtk_box_append (GTK_BOX (box), new_header (dialog));
  gtk_box_append (GTK_BOX (box), dialog->view);
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (shortcuts),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                        gtk_callback_action_new (escape_cb, NULL, NULL)));
  gtk_widget_add_controller (dialog->window, shortcuts);
  g_object_set_data_full (G_OBJECT (dialog->window), "dialog", dialog, dialog_free);
  return dialog;
}

void
orrery_reference_show (GtkWidget *from, const char *entry_id)
{
  GtkRoot *root = gtk_widget_get_root (from);
  const OrreryGame *game = ORRERY_IS_ROOM_HOST (root) ? orrery_room_host_get_game (ORRERY_ROOM_HOST (root))
                                                      : orrery_game_get_default ();
  OrreryCatalog *catalog = orrery_catalog_get_for_game (game->rules->id, NULL);
  OrreryEntry *entry = catalog != NULL ? orrery_catalog_lookup (catalog, entry_id) : NULL;
  Dialog *dialog;

  g_return_if_fail (GTK_IS_WIDGET (from));

  if (entry == NULL)
    return;
  dialog = dialog_new (from, entry);
  show_current (dialog);
  gtk_window_present (GTK_WINDOW (dialog->window));
}
