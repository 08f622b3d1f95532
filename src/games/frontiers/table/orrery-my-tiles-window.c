/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-my-tiles-window"

#include "config.h"

#include "games/frontiers/table/orrery-my-tiles-window.h"

#include "games/frontiers/table/orrery-tile-editor.h"
#include "games/frontiers/tiles/orrery-frontiers-learn.h"
#include "games/frontiers/tiles/orrery-my-tiles.h"
#include "record/orrery-file.h"
#include "widgets/layout/orrery-announce.h"

#include <glib/gi18n-lib.h>
#include <string.h>

enum { MOST_MESSAGES = 12, MAX_BYTES = 1024 * 1024 };

struct _OrreryMyTilesWindow
{
  AdwWindow parent_instance;

  OrreryCollection *tiles; /* NULL: the saved file cannot be read */
  OrreryRecord *record;    /* the table, or NULL */
  char **names;
  GArray *unknown;         /* of OrreryUnknownTile, on the table; or NULL */
  int learning;            /* which of these is in the editor; -1: none */
  OrreryCollectionList list;
  int edited; /* the entry in the editor; -1: a new one */

  AdwToastOverlay *toasts;
  GtkStack *stack;
  AdwBin *list_bin;
  OrreryTileEditor *editor;
};

G_DEFINE_FINAL_TYPE (OrreryMyTilesWindow, orrery_my_tiles_window, ADW_TYPE_WINDOW)

static guint record_signal;

static const struct
{
  OrreryCollectionList list;
  const char *title, *add;
  guint box; /* how many there are */
} lists[] = {
  { ORRERY_COLLECTION_DEVELOPMENTS, N_("Developments"), N_("Add a Development"), 40 },
  { ORRERY_COLLECTION_WORLDS, N_("Worlds"), N_("Add a World"), 60 },
  { ORRERY_COLLECTION_HOMES, N_("Home Colonies"), N_("Add a Home Colony"), 16 },
};

static void
say (OrreryMyTilesWindow *self, const char *text)
{
  adw_toast_overlay_add_toast (self->toasts, adw_toast_new (text));
  orrery_announce (GTK_WIDGET (self), ORRERY_SAY_ALWAYS, text);
}

static void
save (OrreryMyTilesWindow *self)
{
  g_autoptr (GError) error = NULL;

  if (!orrery_my_tiles_save (self->tiles, &error))
    say (self, error->message);
}

/* --- The list --- */

static void show_list (OrreryMyTilesWindow *self);

static void
open_editor (OrreryMyTilesWindow *self, OrreryCollectionList list, JsonObject *entry)
{
  self->list = list;
  orrery_tile_editor_set_entry (self->editor, list, entry);
  gtk_stack_set_visible_child_name (self->stack, "edit");
}

/* A development with its stack, which is not in its entry. */
static JsonObject *
dup_entry (OrreryMyTilesWindow *self, OrreryCollectionList list, guint at)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  g_autoptr (JsonNode) copy = NULL;

  json_node_set_object (node, orrery_collection_get_entry (self->tiles, list, at));
  copy = json_node_copy (node);
  if (list == ORRERY_COLLECTION_DEVELOPMENTS)
    orrery_collection_tell_place (self->tiles, json_node_get_object (copy));
  return json_object_ref (json_node_get_object (copy));
}

static void
edit (OrreryMyTilesWindow *self, OrreryCollectionList list, int at)
{
  g_autoptr (JsonObject) entry = at >= 0 ? dup_entry (self, list, (guint) at) : json_object_new ();

  self->edited = at;
  self->learning = -1;
  open_editor (self, list, entry);
}

/* --- On the table --- */

static void
edit_unknown (OrreryMyTilesWindow *self, guint i)
{
  const OrreryUnknownTile *tile = &g_array_index (self->unknown, OrreryUnknownTile, i);

  self->edited = -1;
  self->learning = (int) i;
  open_editor (self, tile->list, tile->entry);
}

static void
learn_cb (OrreryMyTilesWindow *self, GtkWidget *row)
{
  edit_unknown (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "unknown")));
}

static GtkWidget *
new_unknown_row (OrreryMyTilesWindow *self, guint i)
{
  const OrreryUnknownTile *tile = &g_array_index (self->unknown, OrreryUnknownTile, i);
  g_autofree char *title = orrery_frontiers_tell_unknown (orrery_record_get_state (self->record), tile);
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *sign = gtk_image_new_from_icon_name ("list-add-symbolic");

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), self->names[tile->seat]);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_widget_set_tooltip_text (row, _("Add to My Tiles"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), sign);
  g_object_set_data (G_OBJECT (row), "unknown", GUINT_TO_POINTER (i));
  g_signal_connect_object (row, "activated", G_CALLBACK (learn_cb), self, G_CONNECT_SWAPPED);
  return row;
}

static AdwPreferencesGroup *
new_unknown (OrreryMyTilesWindow *self)
{
  GtkWidget *group = g_object_new (ADW_TYPE_PREFERENCES_GROUP, "title", _("On the Table"), "description",
                                   _("Add what is printed on these tiles: it is used at once, for costs, Military and the score."), NULL);

  g_clear_pointer (&self->unknown, g_array_unref);
  self->unknown = self->record != NULL ? orrery_frontiers_list_unknown (orrery_record_get_state (self->record)) : NULL;
  for (guint i = 0; self->unknown != NULL && i < self->unknown->len; i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), new_unknown_row (self, i));
  gtk_widget_set_visible (group, self->unknown != NULL && self->unknown->len > 0);
  return ADW_PREFERENCES_GROUP (group);
}

static void
learn (OrreryMyTilesWindow *self, JsonObject *entry)
{
  const OrreryUnknownTile *tile = &g_array_index (self->unknown, OrreryUnknownTile, self->learning);
  g_autoptr (GError) error = NULL;
  OrreryRecord *record = orrery_frontiers_learn (self->record, tile, entry, &error);

  if (record == NULL)
    {
      g_autofree char *text = g_strdup_printf (_("Saved in My Tiles, but not used here: %s"), error->message);

      say (self, text);
      return;
    }
  g_clear_object (&self->record);
  self->record = record;
  g_signal_emit (self, record_signal, 0, record);
  say (self, _("Added to My Tiles, and used from now on."));
}

/* --- All tiles --- */

static void
row_cb (OrreryMyTilesWindow *self, GtkWidget *row)
{
  edit (self, (OrreryCollectionList) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "list")),
        GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "entry")));
}

static GtkWidget *
new_row (OrreryMyTilesWindow *self, OrreryCollectionList list, int at)
{
  JsonObject *entry = orrery_collection_get_entry (self->tiles, list, (guint) at);
  GtkWidget *row = adw_action_row_new ();
  g_autofree char *name = orrery_my_tiles_dup_text (entry, "name");
  g_autofree char *facts = orrery_my_tiles_tell (list, entry);
  g_autofree char *known = orrery_my_tiles_tell_known (name);
  g_autofree char *text = known == NULL ? g_strdup (facts) : g_strdup_printf ("%s\n%s", facts, known);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), *name != '\0' ? name : _("Without a name"));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (row), 0);
  if (json_object_has_member (entry, "checked") && json_object_get_boolean_member_with_default (entry, "checked", FALSE))
    {
      GtkWidget *mark = gtk_image_new_from_icon_name ("object-select-symbolic");

      gtk_widget_set_tooltip_text (mark, _("Compared with the tile"));
      adw_action_row_add_suffix (ADW_ACTION_ROW (row), mark);
    }
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  g_object_set_data (G_OBJECT (row), "list", GUINT_TO_POINTER (list));
  g_object_set_data (G_OBJECT (row), "entry", GINT_TO_POINTER (at));
  g_signal_connect_object (row, "activated", G_CALLBACK (row_cb), self, G_CONNECT_SWAPPED);
  return row;
}

static void
add_cb (OrreryMyTilesWindow *self, GtkWidget *button)
{
  edit (self, (OrreryCollectionList) GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "list")), -1);
}

static AdwPreferencesGroup *
new_list (OrreryMyTilesWindow *self, guint i)
{
  const guint n = orrery_collection_count (self->tiles, lists[i].list);
  /* Translators: "Worlds", how many are entered, and how many the box has. */
  g_autofree char *title = g_strdup_printf (_("%s: %u of %u"), _(lists[i].title), n, lists[i].box);
  GtkWidget *group = g_object_new (ADW_TYPE_PREFERENCES_GROUP, "title", title, NULL);
  GtkWidget *add = gtk_button_new_from_icon_name ("list-add-symbolic");

  gtk_widget_set_tooltip_text (add, _(lists[i].add));
  gtk_widget_add_css_class (add, "flat");
  g_object_set_data (G_OBJECT (add), "list", GUINT_TO_POINTER (lists[i].list));
  g_signal_connect_object (add, "clicked", G_CALLBACK (add_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (group), add);
  for (guint k = 0; k < n; k++)
    if (orrery_collection_get_entry (self->tiles, lists[i].list, k) != NULL)
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), new_row (self, lists[i].list, (int) k));
  return ADW_PREFERENCES_GROUP (group);
}

/* --- Goals --- */

static void
tax_cb (OrreryMyTilesWindow *self, GtkWidget *row)
{
  if (orrery_collection_set_tax (self->tiles, gtk_editable_get_text (GTK_EDITABLE (row))))
    save (self);
  else
    say (self, _("Enter three rising numbers, as in “2 4 6”."));
}

static AdwPreferencesGroup *
new_goals (OrreryMyTilesWindow *self)
{
  GtkWidget *group = g_object_new (ADW_TYPE_PREFERENCES_GROUP, "title", _("Goals"), NULL);
  GtkWidget *row = adw_entry_row_new ();
  guint8 tax[FR_N_STEPS];

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Tax on Trade: Credits for 2, 5 and 8 VP"));
  if (orrery_collection_get_tax (self->tiles, tax))
    {
      g_autofree char *text = g_strdup_printf ("%u %u %u", tax[0], tax[1], tax[2]);

      gtk_editable_set_text (GTK_EDITABLE (row), text);
    }
  adw_entry_row_set_show_apply_button (ADW_ENTRY_ROW (row), TRUE);
  g_signal_connect_object (row, "apply", G_CALLBACK (tax_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
  return ADW_PREFERENCES_GROUP (group);
}

static GtkWidget *
new_message (const OrreryCollectionMessage *message)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), message->text);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  adw_action_row_add_prefix (ADW_ACTION_ROW (row),
                             gtk_image_new_from_icon_name (message->is_error ? "dialog-error-symbolic" : "dialog-warning-symbolic"));
  return row;
}

/* Errors, or other problems. */
static AdwPreferencesGroup *
new_messages (OrreryMyTilesWindow *self, gboolean errors)
{
  g_autoptr (GPtrArray) messages = orrery_collection_validate (self->tiles);
  GtkWidget *group = g_object_new (ADW_TYPE_PREFERENCES_GROUP, "title", errors ? _("Errors") : _("What to Check"), "description",
                                   errors ? _("A tile with an error is not used.") : _("You do not have to enter all tiles of the box."), NULL);
  guint n = 0;

  for (guint i = 0; i < messages->len; i++)
    {
      const OrreryCollectionMessage *message = g_ptr_array_index (messages, i);

      if (message->is_error == errors && n++ < MOST_MESSAGES)
        adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), new_message (message));
    }
  gtk_widget_set_visible (group, n > 0);
  return ADW_PREFERENCES_GROUP (group);
}

static void
show_list (OrreryMyTilesWindow *self)
{
  GtkWidget *page = adw_preferences_page_new ();

  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), new_unknown (self));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), new_messages (self, TRUE));
  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), new_list (self, i));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), new_goals (self));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), new_messages (self, FALSE));
  adw_bin_set_child (self->list_bin, page);
  gtk_stack_set_visible_child_name (self->stack, "list");
}

/* --- The editor --- */

/* The edited development leaves its stack, and the new entry, if there is one, goes to the stack that was entered. */
static void
place (OrreryMyTilesWindow *self, JsonObject *entry)
{
  JsonObject *old = self->edited >= 0 ? orrery_collection_get_entry (self->tiles, self->list, (guint) self->edited) : NULL;
  g_autofree char *before = old != NULL ? orrery_my_tiles_dup_text (old, "name") : NULL;
  g_autoptr (JsonObject) none = json_object_new ();

  if (self->list == ORRERY_COLLECTION_DEVELOPMENTS)
    orrery_collection_take_place (self->tiles, before, entry != NULL ? entry : none);
}

static void
done_cb (OrreryMyTilesWindow *self, gboolean is_changed)
{
  if (is_changed)
    {
      g_autoptr (JsonObject) entry = orrery_tile_editor_dup_entry (self->editor);

      place (self, entry);
      if (self->edited >= 0)
        orrery_collection_replace (self->tiles, self->list, (guint) self->edited, entry);
      else if (orrery_collection_add (self->tiles, self->list, entry))
        say (self, _("There is already a tile of that name; it was kept as it is."));
      save (self);
      if (self->learning >= 0)
        learn (self, entry);
    }
  show_list (self);
}

static void
remove_cb (OrreryMyTilesWindow *self)
{
  place (self, NULL);
  if (self->edited >= 0)
    orrery_collection_replace (self->tiles, self->list, (guint) self->edited, NULL);
  save (self);
  show_list (self);
}

/* Escape and the window's button lead from an unchanged tile back to the list, and lose no changes. */
static gboolean
close_request (GtkWindow *window)
{
  OrreryMyTilesWindow *self = ORRERY_MY_TILES_WINDOW (window);

  if (g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "edit") != 0)
    return GTK_WINDOW_CLASS (orrery_my_tiles_window_parent_class)->close_request (window);
  if (orrery_tile_editor_is_changed (self->editor))
    say (self, _("Save or cancel your changes first."));
  else
    show_list (self);
  return TRUE;
}

/* --- Files --- */

/* Only developments have a size. */
static OrreryCollection *
read_table (const char *text, GError **error)
{
  g_autoptr (OrreryCollection) tiles = orrery_collection_new_from_text ("{\"format\": \"orrery-frontiers/1\"}", -1, NULL);
  g_autofree char *header = g_strndup (text, strcspn (text, "\n"));
  const OrreryCollectionList list = strstr (header, "size") != NULL ? ORRERY_COLLECTION_DEVELOPMENTS : ORRERY_COLLECTION_WORLDS;

  return orrery_collection_import_table (tiles, list, text, error) >= 0 ? g_steal_pointer (&tiles) : NULL;
}

static gboolean
import_text (OrreryMyTilesWindow *self, const char *text, gssize length, GError **error)
{
  const gboolean is_json = strchr ("{[", text[strspn (text, " \t\r\n")]) != NULL;
  g_autoptr (OrreryCollection) other = is_json ? orrery_collection_new_from_text (text, length, error) : read_table (text, error);
  guint differences;

  if (other == NULL)
    return FALSE;
  differences = orrery_collection_merge (self->tiles, other);
  if (differences == 0)
    say (self, _("Imported."));
  else
    {
      g_autofree char *message = g_strdup_printf (ngettext ("%u tile differs; yours was kept.", "%u tiles differ; yours were kept.", differences),
                                                  differences);

      say (self, message);
    }
  return TRUE;
}

gboolean
orrery_my_tiles_window_import (OrreryMyTilesWindow *self, GFile *file, GError **error)
{
  g_autoptr (GBytes) bytes = orrery_file_read (file, MAX_BYTES, NULL, error);
  g_autofree char *text = bytes != NULL ? g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes)) : NULL;

  if (text == NULL || !import_text (self, text, (gssize) strlen (text), error))
    return FALSE;
  save (self);
  show_list (self);
  return TRUE;
}

/* Too long for a toast. */
static void
tell_failure (OrreryMyTilesWindow *self, const char *heading, GFile *file, const GError *error)
{
  g_autofree char *name = g_file_get_basename (file);
  g_autofree char *text = g_strdup_printf ("%s: %s", name, error->message);
  GtkWidget *dialog = adw_message_dialog_new (GTK_WINDOW (self), heading, text);

  adw_message_dialog_add_response (ADW_MESSAGE_DIALOG (dialog), "close", _("_Close"));
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
chosen_cb (GtkNativeDialog *dialog, int response, OrreryMyTilesWindow *self)
{
  g_autoptr (GFile) file = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));
  const gboolean saves = gtk_file_chooser_get_action (GTK_FILE_CHOOSER (dialog)) == GTK_FILE_CHOOSER_ACTION_SAVE;
  g_autoptr (GError) error = NULL;

  if (response == GTK_RESPONSE_ACCEPT && file != NULL)
    {
      if (!(saves ? orrery_collection_save (self->tiles, file, NULL, &error) : orrery_my_tiles_window_import (self, file, &error)))
        tell_failure (self, saves ? _("Couldn't Export the Tiles") : _("Couldn't Import the Tiles"), file, error);
      else if (saves)
        say (self, _("Saved."));
    }
  g_object_unref (dialog);
}

static void
choose (OrreryMyTilesWindow *self, const char *title, GtkFileChooserAction action)
{
  GtkFileChooserNative *dialog = gtk_file_chooser_native_new (title, GTK_WINDOW (self), action, NULL, NULL);

  if (action == GTK_FILE_CHOOSER_ACTION_SAVE)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), "my-tiles.json");
  g_signal_connect_object (dialog, "response", G_CALLBACK (chosen_cb), self, 0);
  gtk_native_dialog_show (GTK_NATIVE_DIALOG (dialog));
}

static void
import_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  choose (ORRERY_MY_TILES_WINDOW (widget), _("Import Tiles"), GTK_FILE_CHOOSER_ACTION_OPEN);
}

static void
export_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  choose (ORRERY_MY_TILES_WINDOW (widget), _("Export Tiles"), GTK_FILE_CHOOSER_ACTION_SAVE);
}

/* --- Building --- */

static GtkWidget *
new_header (void)
{
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenu) menu = g_menu_new ();

  g_menu_append (menu, _("Import and Merge…"), "tiles.import");
  g_menu_append (menu, _("Export…"), "tiles.export");
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "open-menu-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_widget_set_tooltip_text (button, _("Files"));
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), button);
  return header;
}

static void
orrery_my_tiles_window_dispose (GObject *object)
{
  OrreryMyTilesWindow *self = ORRERY_MY_TILES_WINDOW (object);

  g_clear_object (&self->tiles);
  g_clear_object (&self->record);
  g_clear_pointer (&self->unknown, g_array_unref);
  g_clear_pointer (&self->names, g_strfreev);

  G_OBJECT_CLASS (orrery_my_tiles_window_parent_class)->dispose (object);
}

static void
orrery_my_tiles_window_class_init (OrreryMyTilesWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_my_tiles_window_dispose;
  GTK_WINDOW_CLASS (klass)->close_request = close_request;
  record_signal = g_signal_new ("record", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, ORRERY_TYPE_RECORD);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "tiles.import", NULL, import_action);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "tiles.export", NULL, export_action);
}

static GtkWidget *
new_stack (OrreryMyTilesWindow *self)
{
  self->stack = GTK_STACK (gtk_stack_new ());
  self->list_bin = ADW_BIN (adw_bin_new ());
  self->editor = ORRERY_TILE_EDITOR (orrery_tile_editor_new ());
  orrery_stack_set_spoken (self->stack, _("My Tiles"));
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->list_bin), "list");
  gtk_stack_add_named (self->stack, GTK_WIDGET (self->editor), "edit");
  g_signal_connect_object (self->editor, "done", G_CALLBACK (done_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->editor, "remove", G_CALLBACK (remove_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_vexpand (GTK_WIDGET (self->stack), TRUE);
  return GTK_WIDGET (self->stack);
}

/* Never overwrite a file that cannot be read. */
static void
load (OrreryMyTilesWindow *self)
{
  g_autoptr (GError) error = NULL;

  self->tiles = orrery_my_tiles_load (&error);
  if (self->tiles != NULL)
    {
      show_list (self);
      return;
    }
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tiles.import", FALSE);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "tiles.export", FALSE);
  adw_bin_set_child (self->list_bin, g_object_new (ADW_TYPE_STATUS_PAGE, "icon-name", "dialog-error-symbolic", "title",
                                                   _("My Tiles Can’t Be Read"), "description", error->message, NULL));
}

static void
orrery_my_tiles_window_init (OrreryMyTilesWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->toasts = ADW_TOAST_OVERLAY (adw_toast_overlay_new ());
  gtk_window_set_title (GTK_WINDOW (self), _("My Tiles"));
  gtk_box_append (GTK_BOX (box), new_header ());
  adw_toast_overlay_set_child (self->toasts, new_stack (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->toasts));
  gtk_box_append (GTK_BOX (box), orrery_live_region_new ());
  adw_window_set_content (ADW_WINDOW (self), box);
  self->learning = -1;
}

GtkWidget *
orrery_my_tiles_window_new (OrreryRecord *record, const char *const *names)
{
  OrreryMyTilesWindow *self = g_object_new (ORRERY_TYPE_MY_TILES_WINDOW, NULL);

  g_set_object (&self->record, record);
  self->names = g_strdupv ((char **) names);
  load (self);
  return GTK_WIDGET (self);
}
