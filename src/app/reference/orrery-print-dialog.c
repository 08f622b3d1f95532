/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-print-dialog"

#include "config.h"

#include "app/reference/orrery-print-dialog.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/reference/orrery-cheat-sheet.h"
#include "app/reference/orrery-sheet.h"
#include "catalog/orrery-shelf.h"
#include "catalog/orrery-links.h"
#include "widgets/game/orrery-game-ui.h"

enum { MOST_CHOICES = 5 };

typedef struct
{
  GSettings     *settings;
  OrreryCatalog *catalog;
  GPtrArray     *choices[MOST_CHOICES]; /* of entries; NULL: the cheat sheet */
  guint          n_choices;
  GtkStringList *names;

  OrrerySaved    saved;
  gpointer       data;

  GtkWidget     *window;
  GtkWidget     *combo;
  GtkWidget     *order;
  GtkWidget     *large;
  GtkFileChooserNative *chooser;
} Dialog;

static void
dialog_free (gpointer data)
{
  Dialog *dialog = data;

  for (guint i = 0; i < dialog->n_choices; i++)
    g_clear_pointer (&dialog->choices[i], g_ptr_array_unref);
  g_clear_object (&dialog->names);
  g_clear_object (&dialog->settings);
  g_clear_object (&dialog->chooser);
  g_free (dialog);
}

/* Takes the entries, but only offers them if there is a tile among them. */
static void
add_choice (Dialog *dialog, const char *format, GPtrArray *entries)
{
  g_autofree char *name = NULL;

  for (guint i = entries->len; i > 0; i--)
    if (!orrery_entry_is_tile (g_ptr_array_index (entries, i - 1)))
      g_ptr_array_remove_index (entries, i - 1);
  if (entries->len == 0)
    {
      g_ptr_array_unref (entries);
      return;
    }
  name = g_strdup_printf ("%s (%u)", format, entries->len);
  gtk_string_list_append (dialog->names, name);
  dialog->choices[dialog->n_choices++] = entries;
}

static void
add_choices (Dialog *dialog, OrreryEntry *shown, GPtrArray *found)
{
  const OrreryPieceWords *words = orrery_game_ui_get_for (dialog->catalog)->words;
  guint n = orrery_catalog_get_n_entries (dialog->catalog);
  GPtrArray *this = g_ptr_array_new ();
  GPtrArray *all = g_ptr_array_new ();

  if (shown != NULL)
    g_ptr_array_add (this, shown);
  if (shown != NULL && orrery_entry_get_reverse (shown) != NULL)
    g_ptr_array_add (this, orrery_entry_get_reverse (shown));
  for (guint i = 0; i < n; i++)
    g_ptr_array_add (all, orrery_catalog_get_entry (dialog->catalog, i));

  add_choice (dialog, _("This page"), this);
  if (found->len < n)
    add_choice (dialog, _(words->found), g_ptr_array_copy (found, NULL, NULL));
  add_choice (dialog, _(words->saved),
              orrery_shelf_list_saved (orrery_shelf_get_default (), dialog->catalog));
  add_choice (dialog, _(words->all), all);
  if (orrery_game_ui_get_for (dialog->catalog)->cheats != NULL)
    {
      gtk_string_list_append (dialog->names, _("Cheat sheet (1 page)"));
      dialog->choices[dialog->n_choices++] = NULL;
    }
}

static void
show_failure (Dialog *dialog, const GError *error)
{
  GtkWidget *message = adw_message_dialog_new (GTK_WINDOW (dialog->window), _("Could Not Print"),
                                               error->message);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (message), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (message));
}

/* NULL: the cheat sheet. */
static GPtrArray *
get_choice (Dialog *dialog)
{
  guint choice = adw_combo_row_get_selected (ADW_COMBO_ROW (dialog->combo));

  return dialog->choices[MIN (choice, dialog->n_choices - 1)];
}

static GtkPrintOperationResult
run (Dialog *dialog, GtkPrintOperationAction action, const char *path, GError **error)
{
  const guint order = adw_combo_row_get_selected (ADW_COMBO_ROW (dialog->order));
  g_autoptr (OrrerySheet) sheet = NULL;

  if (get_choice (dialog) == NULL)
    {
      g_autoptr (OrreryCheatSheet) cheats = orrery_cheat_sheet_new (dialog->catalog);

      return orrery_cheat_sheet_print (cheats, action, path, GTK_WINDOW (dialog->window), error);
    }
  sheet = orrery_sheet_new (dialog->catalog, get_choice (dialog),
                            order < orrery_game_ui_get_for (dialog->catalog)->n_tile_orders ? (int) order
                                                                                 : ORRERY_SHEET_BY_NAME,
                            g_settings_get_boolean (dialog->settings, "large-print"));
  return orrery_sheet_print (sheet, action, path, GTK_WINDOW (dialog->window), error);
}

static void
print (Dialog *dialog, GtkPrintOperationAction action, const char *path)
{
  g_autoptr (GError) error = NULL;
  GtkPrintOperationResult result = run (dialog, action, path, &error);

  if (result == GTK_PRINT_OPERATION_RESULT_ERROR)
    show_failure (dialog, error);
  else if (result != GTK_PRINT_OPERATION_RESULT_CANCEL)
    {
      if (path != NULL)
        dialog->saved (path, dialog->data);
      gtk_window_close (GTK_WINDOW (dialog->window));
    }
}

static void
print_cb (Dialog *dialog)
{
  print (dialog, GTK_PRINT_OPERATION_ACTION_PRINT_DIALOG, NULL);
}

static void
chosen_cb (Dialog *dialog, int response)
{
  g_autoptr (GFile) file = NULL;
  g_autofree char *path = NULL;

  if (response != GTK_RESPONSE_ACCEPT)
    return;
  file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog->chooser));
  path = g_file_get_path (file);
  if (path != NULL)
    print (dialog, GTK_PRINT_OPERATION_ACTION_EXPORT, path);
}

static void
save_cb (Dialog *dialog)
{
  g_autofree char *name
    = g_strdup_printf ("%s - %s", orrery_game_ui_get_for (dialog->catalog)->game->rules->name,
                       get_choice (dialog) != NULL ? _("Reference sheet.pdf") : _("Cheat sheet.pdf"));

  g_clear_object (&dialog->chooser);
  dialog->chooser = gtk_file_chooser_native_new (_("Save as PDF"), GTK_WINDOW (dialog->window),
                                                 GTK_FILE_CHOOSER_ACTION_SAVE, NULL, NULL);
  gtk_native_dialog_set_modal (GTK_NATIVE_DIALOG (dialog->chooser), TRUE);
  gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog->chooser), name);
  g_signal_connect_swapped (dialog->chooser, "response", G_CALLBACK (chosen_cb), dialog);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog->chooser));
}

static GtkWidget *
new_order_row (Dialog *dialog)
{
  const OrreryGameUi *ui = orrery_game_ui_get_for (dialog->catalog);
  g_autoptr (GtkStringList) orders = gtk_string_list_new (NULL);

  for (guint i = 0; i < ui->n_tile_orders; i++)
    gtk_string_list_append (orders, _(ui->tile_orders[i].name));
  gtk_string_list_append (orders, _("Name"));
  return g_object_new (ADW_TYPE_COMBO_ROW,
                       "title", _("Sort _by"),
                       "use-underline", TRUE,
                       "model", orders,
                       NULL);
}

static GtkWidget *
new_large_row (Dialog *dialog)
{
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW,
                                 "title", _("_Large print"),
                                 "subtitle", _("One column, easy to read across the table"),
                                 "use-underline", TRUE,
                                 NULL);
  GtkWidget *toggle = gtk_switch_new ();

  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  g_settings_bind (dialog->settings, "large-print", toggle, "active", G_SETTINGS_BIND_DEFAULT);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), toggle);
  return row;
}

/* The cheat sheet has one order, and is as large as fits on its page. */
static void
choice_changed_cb (Dialog *dialog)
{
  gtk_widget_set_sensitive (dialog->order, get_choice (dialog) != NULL);
  gtk_widget_set_sensitive (dialog->large, get_choice (dialog) != NULL);
}

static GtkWidget *
new_rows (Dialog *dialog)
{
  GtkWidget *group = adw_preferences_group_new ();

  dialog->combo = g_object_new (ADW_TYPE_COMBO_ROW,
                                "title", _("_Contents"),
                                "use-underline", TRUE,
                                "model", dialog->names,
                                NULL);
  dialog->order = new_order_row (dialog);
  dialog->large = new_large_row (dialog);
  g_signal_connect_swapped (dialog->combo, "notify::selected", G_CALLBACK (choice_changed_cb), dialog);
  choice_changed_cb (dialog);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), dialog->combo);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), dialog->order);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), dialog->large);
  return group;
}

static GtkWidget *
new_buttons (Dialog *dialog)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);
  GtkWidget *save = gtk_button_new_with_mnemonic (_("_Save as PDF…"));
  GtkWidget *paper = gtk_button_new_with_mnemonic (_("_Print…"));

  gtk_widget_add_css_class (paper, "suggested-action");
  gtk_box_set_homogeneous (GTK_BOX (box), TRUE);
  gtk_box_append (GTK_BOX (box), save);
  gtk_box_append (GTK_BOX (box), paper);
  g_signal_connect_swapped (save, "clicked", G_CALLBACK (save_cb), dialog);
  g_signal_connect_swapped (paper, "clicked", G_CALLBACK (print_cb), dialog);
  return box;
}

static gboolean
escape_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  gtk_window_close (GTK_WINDOW (widget));
  return TRUE;
}

static void
build (Dialog *dialog, GtkWidget *from)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *header = adw_header_bar_new ();
  GtkEventController *shortcuts = gtk_shortcut_controller_new ();

  gtk_widget_add_css_class (header, "flat");
  gtk_widget_add_css_class (content, "orrery-dialog");
  gtk_box_append (GTK_BOX (content), new_rows (dialog));
  gtk_box_append (GTK_BOX (content), new_buttons (dialog));
  gtk_box_append (GTK_BOX (box), header);
  gtk_box_append (GTK_BOX (box), content);
  dialog->window = g_object_new (ADW_TYPE_WINDOW,
                                 "title", _("Reference Sheet"),
                                 "transient-for", gtk_widget_get_root (from),
                                 "modal", TRUE,
                                 "default-width", 420,
                                 "content", box,
                                 NULL);
  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (shortcuts),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                        gtk_callback_action_new (escape_cb, NULL, NULL)));
  gtk_widget_add_controller (dialog->window, shortcuts);
}

void
orrery_print_dialog_present (GtkWidget *from, OrreryCatalog *catalog, OrreryEntry *shown, GPtrArray *found,
                             OrrerySaved saved, gpointer data)
{
  Dialog *dialog = g_new0 (Dialog, 1);

  dialog->catalog = catalog;
  dialog->saved = saved;
  dialog->data = data;
  dialog->settings = g_settings_new (ORRERY_APP_ID);
  dialog->names = gtk_string_list_new (NULL);
  add_choices (dialog, shown, found);
  build (dialog, from);
  g_object_set_data_full (G_OBJECT (dialog->window), "dialog", dialog, dialog_free);
  gtk_window_present (GTK_WINDOW (dialog->window));
}
