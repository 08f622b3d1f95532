/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/table/orrery-tile-editor.h"

#include "games/frontiers/tiles/orrery-my-tiles.h"
#include "widgets/art/orrery-table-style.h"

#include <glib/gi18n-lib.h>

/* Members, in the order in which they stand on a tile. */
static const struct
{
  const char *member, *title;
  const char *const *words; /* NULL: it is typed */
  guint lists;              /* mask of OrreryCollectionList */
} rows[] = {
#define WORDS(...) (const char *const[]) { "", __VA_ARGS__, NULL }
#define TILES (1u << ORRERY_COLLECTION_WORLDS | 1u << ORRERY_COLLECTION_DEVELOPMENTS | 1u << ORRERY_COLLECTION_HOMES)
#define WORLDS (1u << ORRERY_COLLECTION_WORLDS | 1u << ORRERY_COLLECTION_HOMES)
#define DEVELOPMENTS (1u << ORRERY_COLLECTION_DEVELOPMENTS)
#define HOMES (1u << ORRERY_COLLECTION_HOMES)
  { "name", N_("Name"), NULL, TILES },
  { "mat", N_("Mat (1 to 8)"), NULL, HOMES },
  { "side", N_("Side of the Mat"), WORDS ("white", "other"), HOMES },
  { "size", N_("Size"), WORDS ("small", "large"), DEVELOPMENTS },
  { "cost", N_("Cost"), NULL, DEVELOPMENTS },
  { "type", N_("Type"), WORDS ("military", "non-military"), WORLDS },
  { "number", N_("Cost or Defense"), NULL, WORLDS },
  { "colonists", N_("Colonists Needed (1 or 2)"), NULL, 1u << ORRERY_COLLECTION_WORLDS },
  { "goods", N_("Goods"), WORDS ("production", "windfall", "gray"), WORLDS },
  { "kind", N_("Kind"), WORDS ("novelty", "rare", "genes", "alien", "any"), WORLDS },
  { "vp", N_("VP (a Number or ?)"), NULL, TILES },
  { "keywords", N_("Keywords (- for none)"), NULL, TILES },
  { "powers", N_("Powers (JSON; [] for none)"), NULL, TILES },
  { "scoring", N_("Lines of a “?” (JSON)"), NULL, TILES },
};

enum { N_ROWS = G_N_ELEMENTS (rows) };

struct _OrreryTileEditor
{
  GtkWidget parent_instance;

  OrreryCollectionList list;
  JsonObject *entry;

  GtkWidget *scrolled;
  GtkWidget *group;
  GtkWidget *known;
  GtkWidget *fields[N_ROWS];
  GtkWidget *checked;
};

G_DEFINE_FINAL_TYPE (OrreryTileEditor, orrery_tile_editor, GTK_TYPE_WIDGET)

static guint done_signal, remove_signal;

/* --- Texts --- */

static const char *
get_text (OrreryTileEditor *self, guint row)
{
  if (rows[row].words != NULL)
    return rows[row].words[adw_combo_row_get_selected (ADW_COMBO_ROW (self->fields[row]))];
  return gtk_editable_get_text (GTK_EDITABLE (self->fields[row]));
}

static void
set_text (OrreryTileEditor *self, guint row, const char *text)
{
  guint at = 0;

  if (rows[row].words == NULL)
    {
      gtk_editable_set_text (GTK_EDITABLE (self->fields[row]), text);
      return;
    }
  for (guint i = 0; rows[row].words[i] != NULL; i++)
    if (g_str_equal (rows[row].words[i], text))
      at = i;
  adw_combo_row_set_selected (ADW_COMBO_ROW (self->fields[row]), at);
}

void
orrery_tile_editor_set_entry (OrreryTileEditor *self, OrreryCollectionList list, JsonObject *entry)
{
  g_autofree char *name = orrery_my_tiles_dup_text (entry, "name");
  g_autofree char *known = orrery_my_tiles_tell_known (name);

  g_clear_pointer (&self->entry, json_object_unref);
  self->entry = json_object_ref (entry);
  self->list = list;
  for (guint i = 0; i < N_ROWS; i++)
    {
      g_autofree char *text = orrery_my_tiles_dup_text (entry, rows[i].member);

      gtk_widget_set_visible (self->fields[i], (rows[i].lists >> list & 1) != 0);
      set_text (self, i, text);
    }
  gtk_switch_set_active (GTK_SWITCH (self->checked),
                         json_object_has_member (entry, "checked") && json_object_get_boolean_member_with_default (entry, "checked", FALSE));
  orrery_label_set (self->known, known != NULL ? known : "");
  gtk_widget_set_visible (self->known, known != NULL);
  gtk_widget_grab_focus (self->fields[0]);
}

JsonObject *
orrery_tile_editor_dup_entry (OrreryTileEditor *self)
{
  JsonObject *entry = json_object_new ();
  JsonObjectIter iter;
  const char *member;
  JsonNode *value;

  json_object_iter_init (&iter, self->entry);
  while (json_object_iter_next (&iter, &member, &value))
    json_object_set_member (entry, member, json_node_copy (value));
  for (guint i = 0; i < N_ROWS; i++)
    if (rows[i].lists >> self->list & 1)
      {
        json_object_remove_member (entry, rows[i].member);
        orrery_collection_set_text (entry, rows[i].member, get_text (self, i));
      }
  json_object_set_boolean_member (entry, "checked", gtk_switch_get_active (GTK_SWITCH (self->checked)));
  return entry;
}

/* --- Building --- */

static GtkWidget *
new_field (guint row)
{
  GtkWidget *field = rows[row].words != NULL ? adw_combo_row_new () : adw_entry_row_new ();

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (field), _(rows[row].title));
  if (rows[row].words != NULL)
    {
      g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);

      gtk_string_list_append (words, _("Not known"));
      for (guint i = 1; rows[row].words[i] != NULL; i++)
        gtk_string_list_append (words, rows[row].words[i]);
      adw_combo_row_set_model (ADW_COMBO_ROW (field), G_LIST_MODEL (words));
    }
  return field;
}

static GtkWidget *
new_checked (OrreryTileEditor *self)
{
  GtkWidget *row = adw_action_row_new ();

  self->checked = gtk_switch_new ();
  gtk_widget_set_valign (self->checked, GTK_ALIGN_CENTER);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), _("Compared with the Tile"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), self->checked);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), self->checked);
  return row;
}

static void
cancel_cb (OrreryTileEditor *self)
{
  g_signal_emit (self, done_signal, 0, FALSE);
}

static void
save_cb (OrreryTileEditor *self)
{
  g_signal_emit (self, done_signal, 0, TRUE);
}

static void
remove_cb (OrreryTileEditor *self)
{
  g_signal_emit (self, remove_signal, 0);
}

static void
add_button (OrreryTileEditor *self, GtkWidget *box, const char *label, const char *css_class, GCallback callback)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  if (css_class != NULL)
    gtk_widget_add_css_class (button, css_class);
  gtk_box_append (GTK_BOX (box), button);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
}

static GtkWidget *
new_buttons (OrreryTileEditor *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  add_button (self, box, _("Delete"), "destructive-action", G_CALLBACK (remove_cb));
  add_button (self, box, _("Cancel"), NULL, G_CALLBACK (cancel_cb));
  add_button (self, box, _("Save"), "suggested-action", G_CALLBACK (save_cb));
  return box;
}

static void
orrery_tile_editor_dispose (GObject *object)
{
  OrreryTileEditor *self = ORRERY_TILE_EDITOR (object);

  g_clear_pointer (&self->entry, json_object_unref);
  g_clear_pointer (&self->scrolled, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_tile_editor_parent_class)->dispose (object);
}

static void
orrery_tile_editor_class_init (OrreryTileEditorClass *klass)
{
  const GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_tile_editor_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
  done_signal = g_signal_new ("done", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_BOOLEAN);
  remove_signal = g_signal_new ("remove", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
orrery_tile_editor_init (OrreryTileEditor *self)
{
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *foot = adw_preferences_group_new ();

  self->group = adw_preferences_group_new ();
  self->known = orrery_label_new ("dim-label", 0);
  gtk_label_set_wrap (GTK_LABEL (self->known), TRUE);
  for (guint i = 0; i < N_ROWS; i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->group), self->fields[i] = new_field (i));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->group), new_checked (self));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (foot), self->known);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (foot), new_buttons (self));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (self->group));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (foot));
  self->scrolled = page;
  gtk_widget_set_parent (page, GTK_WIDGET (self));
}

GtkWidget *
orrery_tile_editor_new (void)
{
  return g_object_new (ORRERY_TYPE_TILE_EDITOR, NULL);
}
