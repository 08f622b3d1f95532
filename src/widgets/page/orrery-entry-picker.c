/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-entry-picker"

#include "widgets/page/orrery-entry-picker.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "catalog/orrery-search.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/page/orrery-entry-picture.h"
#include "widgets/page/orrery-page-parts.h"

struct _OrreryEntryPicker
{
  GtkWidget parent_instance;

  OrreryCatalog *catalog;
  GPtrArray     *entries;
  GHashTable    *ranks; /* of entries, from 1 on; NULL if nothing is searched for */
  OrreryIsPicked is_picked;
  gpointer       data;

  GtkWidget *button;
  GtkWidget *popover;
  GtkWidget *field; /* NULL: it has not been opened yet */
  GtkWidget *list;
};

G_DEFINE_FINAL_TYPE (OrreryEntryPicker, orrery_entry_picker, GTK_TYPE_WIDGET)

enum
{
  PICKED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static OrreryEntry *
get_entry (GtkListBoxRow *row)
{
  return g_object_get_data (G_OBJECT (row), "entry");
}

/* --- Searching --- */

static guint
get_rank (OrreryEntryPicker *self, GtkListBoxRow *row)
{
  return self->ranks != NULL ? GPOINTER_TO_UINT (g_hash_table_lookup (self->ranks, get_entry (row)))
                             : orrery_entry_get_index (get_entry (row)) + 1;
}

static gboolean
filter_cb (GtkListBoxRow *row, gpointer self)
{
  return get_rank (self, row) > 0;
}

static int
sort_cb (GtkListBoxRow *a, GtkListBoxRow *b, gpointer self)
{
  return (int) get_rank (self, a) - (int) get_rank (self, b);
}

static void
changed_cb (OrreryEntryPicker *self)
{
  const char *text = gtk_editable_get_text (GTK_EDITABLE (self->field));
  g_autoptr (OrreryResults) results = NULL;

  g_clear_pointer (&self->ranks, g_hash_table_unref);
  if (*text != '\0')
    {
      OrreryFilter tiles = { .masks[ORRERY_FACET_KIND] = 1u << ORRERY_KIND_DEVELOPMENT
                                                         | 1u << ORRERY_KIND_WORLD };
      guint n;

      results = orrery_search (self->catalog, text, &tiles, 0);
      n = results->n_exact > 0 ? MIN (results->n_exact, results->n_hits) : results->n_hits;
      self->ranks = g_hash_table_new (NULL, NULL);
      for (guint i = 0; i < n; i++)
        g_hash_table_insert (self->ranks, results->hits[i].entry, GUINT_TO_POINTER (i + 1));
    }
  gtk_list_box_invalidate_filter (GTK_LIST_BOX (self->list));
  gtk_list_box_invalidate_sort (GTK_LIST_BOX (self->list));
}

static GtkListBoxRow *
get_first (OrreryEntryPicker *self)
{
  GtkListBoxRow *row;

  for (int i = 0; (row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), i)) != NULL; i++)
    if (get_rank (self, row) > 0)
      return row;
  return NULL;
}

/* --- Picking --- */

static void
pick (OrreryEntryPicker *self, GtkListBoxRow *row)
{
  OrreryEntry *entry = get_entry (row);

  g_signal_emit (self, signals[PICKED], 0, entry);
  orrery_entry_picker_update (self);
  orrery_announce (self->button, ORRERY_SAY_ALWAYS, orrery_entry_get_name (entry));
}

/* The next name can be typed at once. */
static void
activate_cb (OrreryEntryPicker *self)
{
  GtkListBoxRow *row = get_first (self);

  if (row == NULL || self->ranks == NULL)
    return;
  pick (self, row);
  gtk_editable_set_text (GTK_EDITABLE (self->field), "");
}

static void
stop_cb (OrreryEntryPicker *self)
{
  gtk_popover_popdown (GTK_POPOVER (self->popover));
}

static gboolean
key_pressed_cb (OrreryEntryPicker *self, guint keyval)
{
  GtkListBoxRow *row = keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down ? get_first (self) : NULL;

  return row != NULL && gtk_widget_grab_focus (GTK_WIDGET (row));
}

/* --- The list, which is long and built on demand --- */

static GtkWidget *
new_row (OrreryEntry *entry)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *picture = orrery_entry_picture_new (32);
  GtkWidget *check = gtk_image_new_from_icon_name ("object-select-symbolic");
  GtkWidget *label = orrery_part_label (orrery_entry_get_name (entry), NULL);

  orrery_entry_picture_set_entry (ORRERY_ENTRY_PICTURE (picture), entry);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), check);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  orrery_set_spoken (row, orrery_entry_get_name (entry));
  g_object_set_data (G_OBJECT (row), "entry", entry);
  g_object_set_data (G_OBJECT (row), "check", check);
  return row;
}

static GtkWidget *
new_field (OrreryEntryPicker *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *field = g_object_new (GTK_TYPE_SEARCH_ENTRY,
                                   "placeholder-text", _("Type a name, a color, a cost…"),
                                   NULL);

  orrery_set_spoken (field, _("Search"));
  g_signal_connect_swapped (field, "changed", G_CALLBACK (changed_cb), self);
  g_signal_connect_swapped (field, "activate", G_CALLBACK (activate_cb), self);
  g_signal_connect_swapped (field, "stop-search", G_CALLBACK (stop_cb), self);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (field, keys);
  return field;
}

static GtkWidget *
new_list (OrreryEntryPicker *self)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_list_box_set_placeholder (GTK_LIST_BOX (list), orrery_part_label (_("Nothing found"), "dim-label"));
  for (guint i = 0; i < self->entries->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (list), new_row (g_ptr_array_index (self->entries, i)));
  gtk_list_box_set_filter_func (GTK_LIST_BOX (list), filter_cb, self, NULL);
  gtk_list_box_set_sort_func (GTK_LIST_BOX (list), sort_cb, self, NULL);
  g_signal_connect_swapped (list, "row-activated", G_CALLBACK (pick), self);
  return list;
}

static void
build (OrreryEntryPicker *self)
{
  GtkWidget *box = orrery_part_column (6);
  GtkWidget *scroller;

  if (self->field != NULL)
    return;
  self->field = new_field (self);
  self->list = new_list (self);
  scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW,
                           "child", self->list,
                           "hscrollbar-policy", GTK_POLICY_NEVER,
                           "width-request", 280,
                           "min-content-height", 320, /* the list gets shorter while you type */
                           NULL);
  gtk_box_append (GTK_BOX (box), self->field);
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_popover_set_child (GTK_POPOVER (self->popover), box);
  orrery_entry_picker_update (self);
}

static void
show_cb (OrreryEntryPicker *self)
{
  build (self);
  gtk_widget_grab_focus (self->field);
}

/* --- The widget --- */

static void
orrery_entry_picker_dispose (GObject *object)
{
  OrreryEntryPicker *self = ORRERY_ENTRY_PICKER (object);

  g_clear_pointer (&self->button, gtk_widget_unparent);
  g_clear_pointer (&self->entries, g_ptr_array_unref);
  g_clear_pointer (&self->ranks, g_hash_table_unref);

  G_OBJECT_CLASS (orrery_entry_picker_parent_class)->dispose (object);
}

static void
orrery_entry_picker_class_init (OrreryEntryPickerClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_entry_picker_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);

  signals[PICKED] = g_signal_new ("picked", ORRERY_TYPE_ENTRY_PICKER, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                  G_TYPE_NONE, 1, ORRERY_TYPE_ENTRY);
}

static void
orrery_entry_picker_init (OrreryEntryPicker *self)
{
  self->popover = gtk_popover_new ();
  self->button = gtk_menu_button_new ();
  gtk_menu_button_set_popover (GTK_MENU_BUTTON (self->button), self->popover);
  gtk_widget_add_css_class (self->button, "orrery-add");
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  g_signal_connect_swapped (self->popover, "show", G_CALLBACK (show_cb), self);
  gtk_widget_set_parent (self->button, GTK_WIDGET (self));
}

GtkWidget *
orrery_entry_picker_new (const char *label, OrreryCatalog *catalog, GPtrArray *entries,
                         OrreryIsPicked is_picked, gpointer data)
{
  OrreryEntryPicker *self = g_object_new (ORRERY_TYPE_ENTRY_PICKER, NULL);

  self->catalog = catalog;
  self->entries = entries;
  self->is_picked = is_picked;
  self->data = data;
  gtk_menu_button_set_child (GTK_MENU_BUTTON (self->button),
                             g_object_new (ADW_TYPE_BUTTON_CONTENT,
                                           "icon-name", "list-add-symbolic",
                                           "label", label,
                                           "use-underline", TRUE,
                                           NULL));
  orrery_set_spoken (self->button, label);
  return GTK_WIDGET (self);
}

void
orrery_entry_picker_update (OrreryEntryPicker *self)
{
  GtkListBoxRow *row;

  g_return_if_fail (ORRERY_IS_ENTRY_PICKER (self));

  for (int i = 0; self->list != NULL
                  && (row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), i)) != NULL; i++)
    gtk_widget_set_visible (g_object_get_data (G_OBJECT (row), "check"),
                            self->is_picked (get_entry (row), self->data));
}

