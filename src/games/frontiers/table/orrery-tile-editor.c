/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/table/orrery-tile-editor.h"

#include "games/frontiers/catalog/orrery-frontiers-power-words.h"
#include "games/frontiers/table/orrery-power-form.h"
#include "games/frontiers/tiles/orrery-my-tiles.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-field-row.h"

#include <glib/gi18n-lib.h>

/* Members, in their order on a tile. */
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
  { "slot", N_("Stack (Small 1 to 16, Large 1 to 8)"), NULL, DEVELOPMENTS },
  { "side", N_("Side of the Stack"), WORDS ("white", "other"), DEVELOPMENTS },
  { "cost", N_("Cost"), NULL, DEVELOPMENTS },
  { "type", N_("Type"), WORDS ("military", "non-military"), WORLDS },
  { "number", N_("Cost or Defense"), NULL, WORLDS },
  { "colonists", N_("Colonists Needed (1 or 2)"), NULL, 1u << ORRERY_COLLECTION_WORLDS },
  { "goods", N_("Goods"), WORDS ("production", "windfall", "gray"), WORLDS },
  { "kind", N_("Kind"), WORDS ("novelty", "rare", "genes", "alien", "any"), WORLDS },
  { "vp", N_("VP (a Number or ?)"), NULL, TILES },
  { "keywords", N_("Keywords (- for none)"), NULL, TILES },
};

enum { N_ROWS = G_N_ELEMENTS (rows), ROW_NAME = 0 };

/* Lists of printed things: powers, and lines of a “?”. */
enum { POWERS, LINES, N_PRINTS };

static const struct
{
  const char *member, *title, *add, *none;
  char *(*tell) (JsonObject *object);
} prints[N_PRINTS] = {
  [POWERS] = { "powers", N_("Powers"), N_("Add a Power"), N_("It Has No Powers"), orrery_frontiers_tell_power },
  [LINES] = { "scoring", N_("Lines of a “?”"), N_("Add a Line"), N_("It Has No Lines"), orrery_frontiers_tell_line },
};

/* One of these lists while it is edited. */
typedef struct
{
  JsonArray *list;
  gboolean is_known; /* an empty list means: there are none */
  GtkWidget *group;
  GPtrArray *rows;
  int edited; /* -1: a new one */
} Print;

struct _OrreryTileEditor
{
  GtkWidget parent_instance;

  OrreryCollectionList list;
  JsonObject *entry;
  char *before; /* the entry as it was opened */

  GtkWidget *scrolled;
  GtkWidget *group;
  GtkWidget *known;
  GtkWidget *fields[N_ROWS];
  GtkWidget *hints[N_ROWS]; /* how certain the facts that are not from the owner are */
  Print prints[N_PRINTS];
  GtkWidget *checked;
  GtkWidget *remove;
  gboolean filling;
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

/* --- Powers and lines --- */

static void show_print (OrreryTileEditor *self, guint print);

static void
entered_cb (OrreryTileEditor *self, OrreryPowerForm *form)
{
  Print *print = &self->prints[GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (form), "print"))];
  JsonArray *others = json_array_new ();

  for (guint i = 0; i < json_array_get_length (print->list); i++)
    json_array_add_object_element (others, (int) i == print->edited ? orrery_power_form_dup_object (form)
                                                                   : json_object_ref (json_array_get_object_element (print->list, i)));
  if (print->edited < 0)
    json_array_add_object_element (others, orrery_power_form_dup_object (form));
  json_array_unref (print->list);
  print->list = others;
  print->is_known = TRUE;
  show_print (self, (guint) (print - self->prints));
}

static void
open_form (OrreryTileEditor *self, guint at, int edited)
{
  Print *print = &self->prints[at];
  GtkWidget *form = orrery_power_form_new (at == LINES);

  print->edited = edited;
  g_object_set_data (G_OBJECT (form), "print", GUINT_TO_POINTER (at));
  if (edited >= 0)
    orrery_power_form_set_object (ORRERY_POWER_FORM (form), json_array_get_object_element (print->list, (guint) edited));
  gtk_window_set_transient_for (GTK_WINDOW (form), GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))));
  g_signal_connect_object (form, "done", G_CALLBACK (entered_cb), self, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (form));
}

static guint
print_of (gpointer widget)
{
  return GPOINTER_TO_UINT (g_object_get_data (widget, "print"));
}

static void
add_cb (OrreryTileEditor *self, GtkWidget *button)
{
  open_form (self, print_of (button), -1);
}

static void
edit_cb (OrreryTileEditor *self, GtkWidget *row)
{
  open_form (self, print_of (row), GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "at")));
}

static void
take_out_cb (OrreryTileEditor *self, GtkWidget *button)
{
  json_array_remove_element (self->prints[print_of (button)].list, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (button), "at")));
  show_print (self, print_of (button));
}

static void
none_cb (OrreryTileEditor *self, GParamSpec *pspec, GtkWidget *button)
{
  self->prints[print_of (button)].is_known = gtk_switch_get_active (GTK_SWITCH (button));
}

static void
add_print_row (Print *print, GtkWidget *row)
{
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (print->group), row);
  g_ptr_array_add (print->rows, row);
}

static GtkWidget *
new_print_row (OrreryTileEditor *self, guint at, guint i)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *remove = gtk_button_new_from_icon_name ("user-trash-symbolic");
  g_autofree char *text = prints[at].tell (json_array_get_object_element (self->prints[at].list, i));

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), text);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), TRUE);
  gtk_widget_add_css_class (remove, "flat");
  gtk_widget_set_valign (remove, GTK_ALIGN_CENTER);
  gtk_widget_set_tooltip_text (remove, _("Remove"));
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), remove);
  g_object_set_data (G_OBJECT (row), "print", GUINT_TO_POINTER (at));
  g_object_set_data (G_OBJECT (row), "at", GUINT_TO_POINTER (i));
  g_object_set_data (G_OBJECT (remove), "print", GUINT_TO_POINTER (at));
  g_object_set_data (G_OBJECT (remove), "at", GUINT_TO_POINTER (i));
  g_signal_connect_object (row, "activated", G_CALLBACK (edit_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (remove, "clicked", G_CALLBACK (take_out_cb), self, G_CONNECT_SWAPPED);
  return row;
}

/* An empty list can mean that there is nothing, or that nobody has looked. */
static GtkWidget *
new_none_row (OrreryTileEditor *self, guint at)
{
  GtkWidget *none = gtk_switch_new ();

  gtk_switch_set_active (GTK_SWITCH (none), self->prints[at].is_known);
  g_object_set_data (G_OBJECT (none), "print", GUINT_TO_POINTER (at));
  g_signal_connect_object (none, "notify::active", G_CALLBACK (none_cb), self, G_CONNECT_SWAPPED);
  return orrery_input_row_new (_(prints[at].none), NULL, none);
}

static void
show_print (OrreryTileEditor *self, guint at)
{
  Print *print = &self->prints[at];

  for (guint i = 0; i < print->rows->len; i++)
    adw_preferences_group_remove (ADW_PREFERENCES_GROUP (print->group), g_ptr_array_index (print->rows, i));
  g_ptr_array_set_size (print->rows, 0);
  for (guint i = 0; i < json_array_get_length (print->list); i++)
    add_print_row (print, new_print_row (self, at, i));
  if (print->rows->len == 0)
    add_print_row (print, new_none_row (self, at));
}

static JsonArray *
copy_objects (JsonNode *node)
{
  JsonArray *list = json_array_new ();
  JsonArray *from = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  for (guint i = 0; from != NULL && i < json_array_get_length (from); i++)
    if (JSON_NODE_HOLDS_OBJECT (json_array_get_element (from, i)))
      {
        g_autoptr (JsonNode) copy = json_node_copy (json_array_get_element (from, i));

        json_array_add_object_element (list, json_object_ref (json_node_get_object (copy)));
      }
  return list;
}

static void
fill_print (OrreryTileEditor *self, guint at, JsonObject *entry, JsonObject *known, const char *name)
{
  Print *print = &self->prints[at];
  const char *member = prints[at].member;
  const gboolean is_own = json_object_has_member (entry, member);
  JsonNode *node = is_own ? json_object_get_member (entry, member) : known != NULL ? json_object_get_member (known, member) : NULL;
  g_autofree char *hint = is_own || node == NULL ? NULL
                            : g_strdup_printf (_("Not from your copy: %s. Compare it with the tile."), orrery_my_tiles_tell_certainty (name, member));

  g_clear_pointer (&print->list, json_array_unref);
  print->list = copy_objects (node);
  print->is_known = node != NULL;
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (print->group), hint);
  show_print (self, at);
}

/* --- An entry --- */

/* What the owner has not entered is filled in from the known facts, with how certain they are. */
static void
fill_row (OrreryTileEditor *self, guint i, JsonObject *entry, JsonObject *known, const char *name)
{
  const gboolean is_own = json_object_has_member (entry, rows[i].member);
  const gboolean is_known = !is_own && known != NULL && json_object_has_member (known, rows[i].member);
  g_autofree char *text = orrery_my_tiles_dup_text (is_known ? known : entry, rows[i].member);
  const char *certainty = is_known ? orrery_my_tiles_tell_certainty (name, rows[i].member) : NULL;

  if (i != ROW_NAME || is_own)
    set_text (self, i, text);
  orrery_label_set (self->hints[i], certainty != NULL ? certainty : "");
  gtk_widget_set_visible (self->hints[i], certainty != NULL);
}

static void
fill (OrreryTileEditor *self, JsonObject *entry, const char *name)
{
  g_autoptr (JsonObject) known = orrery_my_tiles_dup_known (name);
  g_autofree char *told = orrery_my_tiles_tell_known (name);

  self->filling = TRUE;
  for (guint i = 0; i < N_ROWS; i++)
    fill_row (self, i, entry, known, name);
  for (guint i = 0; i < N_PRINTS; i++)
    fill_print (self, i, entry, known, name);
  orrery_label_set (self->known, told != NULL ? told : "");
  gtk_widget_set_visible (self->known, told != NULL);
  self->filling = FALSE;
}

/* Only a “?” has lines. */
static void
vp_cb (OrreryTileEditor *self, GtkWidget *row)
{
  gtk_widget_set_visible (self->prints[LINES].group, g_str_equal (gtk_editable_get_text (GTK_EDITABLE (row)), "?"));
}

/* A known name fills in its facts. */
static void
name_cb (OrreryTileEditor *self)
{
  const char *name = gtk_editable_get_text (GTK_EDITABLE (self->fields[ROW_NAME]));
  g_autoptr (JsonObject) known = self->filling ? NULL : orrery_my_tiles_dup_known (name);
  g_autoptr (JsonObject) entry = known != NULL ? orrery_tile_editor_dup_entry (self) : NULL;

  if (known == NULL)
    return;
  json_object_remove_member (entry, "name");
  fill (self, entry, name);
}

static char *
dup_entered (OrreryTileEditor *self)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);

  json_node_take_object (node, orrery_tile_editor_dup_entry (self));
  return json_to_string (node, FALSE);
}

gboolean
orrery_tile_editor_is_changed (OrreryTileEditor *self)
{
  g_autofree char *entered = self->entry != NULL ? dup_entered (self) : NULL;

  return g_strcmp0 (entered, self->before) != 0;
}

void
orrery_tile_editor_set_entry (OrreryTileEditor *self, OrreryCollectionList list, JsonObject *entry)
{
  g_autofree char *name = orrery_my_tiles_dup_text (entry, "name");

  g_clear_pointer (&self->entry, json_object_unref);
  self->entry = json_object_ref (entry);
  self->list = list;
  self->filling = TRUE;
  set_text (self, ROW_NAME, name);
  fill (self, entry, name);
  for (guint i = 0; i < N_ROWS; i++)
    gtk_widget_set_visible (self->fields[i], (rows[i].lists >> list & 1) != 0);
  gtk_switch_set_active (GTK_SWITCH (self->checked),
                         json_object_has_member (entry, "checked") && json_object_get_boolean_member_with_default (entry, "checked", FALSE));
  /* A new tile has no name yet. */
  gtk_widget_set_visible (self->remove, *name != '\0');
  g_free (self->before);
  self->before = dup_entered (self);
  gtk_widget_grab_focus (self->fields[ROW_NAME]);
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
  for (guint i = 0; i < N_PRINTS; i++)
    {
      json_object_remove_member (entry, prints[i].member);
      if (self->prints[i].is_known)
        json_object_set_array_member (entry, prints[i].member, json_array_ref (self->prints[i].list));
    }
  json_object_set_boolean_member (entry, "checked", gtk_switch_get_active (GTK_SWITCH (self->checked)));
  return entry;
}

/* --- Building --- */

/* A fact that somebody changes is the owner's from then on. */
static void
changed_cb (GtkWidget *hint)
{
  gtk_widget_set_visible (hint, FALSE);
}

static GtkWidget *
new_field (OrreryTileEditor *self, guint row)
{
  GtkWidget *field = rows[row].words != NULL ? adw_combo_row_new () : adw_entry_row_new ();

  self->hints[row] = orrery_label_new ("dim-label caption", 1);
  gtk_widget_set_tooltip_text (self->hints[row], _("Not from your copy: compare it with the tile"));
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (field), _(rows[row].title));
  if (rows[row].words == NULL)
    adw_entry_row_add_suffix (ADW_ENTRY_ROW (field), self->hints[row]);
  else
    adw_action_row_add_suffix (ADW_ACTION_ROW (field), self->hints[row]);
  if (rows[row].words != NULL)
    {
      g_autoptr (GtkStringList) words = gtk_string_list_new (NULL);

      gtk_string_list_append (words, _("Not known"));
      for (guint i = 1; rows[row].words[i] != NULL; i++)
        {
          const char *word = orrery_frontiers_word (rows[row].words[i]);

          gtk_string_list_append (words, word != NULL ? word : _("Any kind"));
        }
      adw_combo_row_set_model (ADW_COMBO_ROW (field), G_LIST_MODEL (words));
    }
  g_signal_connect_object (field, rows[row].words == NULL ? "changed" : "notify::selected", G_CALLBACK (changed_cb), self->hints[row],
                           G_CONNECT_SWAPPED);
  return field;
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

static GtkWidget *
add_button (OrreryTileEditor *self, GtkWidget *box, const char *label, const char *css_class, GCallback callback)
{
  GtkWidget *button = gtk_button_new_with_label (label);

  if (css_class != NULL)
    gtk_widget_add_css_class (button, css_class);
  gtk_box_append (GTK_BOX (box), button);
  g_signal_connect_object (button, "clicked", callback, self, G_CONNECT_SWAPPED);
  return button;
}

static GtkWidget *
new_buttons (OrreryTileEditor *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 6);

  gtk_widget_set_halign (box, GTK_ALIGN_CENTER);
  self->remove = add_button (self, box, _("Delete"), "destructive-action", G_CALLBACK (remove_cb));
  add_button (self, box, _("Cancel"), NULL, G_CALLBACK (cancel_cb));
  add_button (self, box, _("Save"), "suggested-action", G_CALLBACK (save_cb));
  return box;
}

static GtkWidget *
new_print (OrreryTileEditor *self, guint at)
{
  Print *print = &self->prints[at];
  GtkWidget *add = gtk_button_new_from_icon_name ("list-add-symbolic");

  print->group = g_object_new (ADW_TYPE_PREFERENCES_GROUP, "title", _(prints[at].title), NULL);
  print->rows = g_ptr_array_new ();
  print->list = json_array_new ();
  gtk_widget_set_visible (print->group, at == POWERS);
  gtk_widget_set_tooltip_text (add, _(prints[at].add));
  gtk_widget_add_css_class (add, "flat");
  g_object_set_data (G_OBJECT (add), "print", GUINT_TO_POINTER (at));
  g_signal_connect_object (add, "clicked", G_CALLBACK (add_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_group_set_header_suffix (ADW_PREFERENCES_GROUP (print->group), add);
  return print->group;
}

static void
orrery_tile_editor_dispose (GObject *object)
{
  OrreryTileEditor *self = ORRERY_TILE_EDITOR (object);

  g_clear_pointer (&self->entry, json_object_unref);
  g_clear_pointer (&self->before, g_free);
  for (guint i = 0; i < N_PRINTS; i++)
    {
      g_clear_pointer (&self->prints[i].list, json_array_unref);
      g_clear_pointer (&self->prints[i].rows, g_ptr_array_unref);
    }
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
    {
      adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->group), self->fields[i] = new_field (self, i));
      if (g_str_equal (rows[i].member, "vp"))
        g_signal_connect_object (self->fields[i], "changed", G_CALLBACK (vp_cb), self, G_CONNECT_SWAPPED);
    }
  self->checked = gtk_switch_new ();
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->group),
                             orrery_input_row_new (_("Compared with the Tile"), NULL, self->checked));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (foot), self->known);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (foot), new_buttons (self));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (self->group));
  for (guint i = 0; i < N_PRINTS; i++)
    adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (new_print (self, i)));
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (foot));
  g_signal_connect_object (self->fields[ROW_NAME], "changed", G_CALLBACK (name_cb), self, G_CONNECT_SWAPPED);
  self->scrolled = page;
  gtk_widget_set_parent (page, GTK_WIDGET (self));
}

GtkWidget *
orrery_tile_editor_new (void)
{
  return g_object_new (ORRERY_TYPE_TILE_EDITOR, NULL);
}
