/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/table/orrery-bonus-window.h"

#include "games/frontiers/catalog/orrery-frontiers-power-words.h"
#include "games/frontiers/tiles/orrery-my-tiles.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-announce.h"

#include <glib/gi18n-lib.h>

enum { WIDTH = 420, HEIGHT = 560, MOST = 99 };

/* A line of a tile that the player may have. */
typedef struct
{
  char *tile;
  int vp, per;
  GtkWidget *row; /* the tile’s row, expanded if the player has it */
  GtkWidget *count;
} Line;

struct _OrreryBonusWindow
{
  AdwWindow parent_instance;

  GArray *lines; /* of Line */
  GtkWidget *group;
  GtkWidget *total;
};

G_DEFINE_FINAL_TYPE (OrreryBonusWindow, orrery_bonus_window, ADW_TYPE_WINDOW)

static guint done_signal;

static void
clear_line (gpointer line)
{
  g_free (((Line *) line)->tile);
}

static int
get_points (OrreryBonusWindow *self)
{
  int points = 0;

  for (guint i = 0; i < self->lines->len; i++)
    {
      const Line *line = &g_array_index (self->lines, Line, i);

      if (adw_expander_row_get_enable_expansion (ADW_EXPANDER_ROW (line->row)))
        points += line->vp * (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (line->count)) / line->per);
    }
  return points;
}

static void
show_total (OrreryBonusWindow *self)
{
  const int points = get_points (self);
  g_autofree char *text = g_strdup_printf (_("Bonuses: %d VP"), points);

  orrery_label_set (self->total, text);
}

static void
done_cb (OrreryBonusWindow *self)
{
  g_signal_emit (self, done_signal, 0, get_points (self));
  gtk_window_close (GTK_WINDOW (self));
}

/* --- Building --- */

static void
add_line (OrreryBonusWindow *self, const char *name, GtkWidget *tile, JsonObject *object)
{
  g_autofree char *text = orrery_frontiers_tell_line (object);
  GtkWidget *row = adw_action_row_new ();
  const Line line = { g_strdup (name), (int) json_object_get_int_member_with_default (object, "vp", 0),
                      MAX (1, (int) json_object_get_int_member_with_default (object, "per", 1)), tile,
                      orrery_spin_new (0, MOST) };

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), text);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (row), 0);
  gtk_widget_set_valign (line.count, GTK_ALIGN_CENTER);
  orrery_set_spoken (line.count, text);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), line.count);
  adw_expander_row_add_row (ADW_EXPANDER_ROW (tile), row);
  g_signal_connect_object (line.count, "value-changed", G_CALLBACK (show_total), self, G_CONNECT_SWAPPED);
  g_array_append_val (self->lines, line);
}

static JsonArray *
get_lines (JsonObject *entry)
{
  JsonNode *node = entry != NULL ? json_object_get_member (entry, "scoring") : NULL;

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) && json_array_get_length (json_node_get_array (node)) > 0 ? json_node_get_array (node) : NULL;
}

static void
add_tile (OrreryBonusWindow *self, JsonObject *entry)
{
  JsonArray *lines = get_lines (entry);
  g_autofree char *name = orrery_my_tiles_dup_text (entry, "name");
  GtkWidget *row = adw_expander_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), name);
  adw_expander_row_set_show_enable_switch (ADW_EXPANDER_ROW (row), TRUE);
  adw_expander_row_set_enable_expansion (ADW_EXPANDER_ROW (row), FALSE);
  for (guint i = 0; i < json_array_get_length (lines); i++)
    if (JSON_NODE_HOLDS_OBJECT (json_array_get_element (lines, i)))
      add_line (self, name, row, json_array_get_object_element (lines, i));
  g_signal_connect_object (row, "notify::enable-expansion", G_CALLBACK (show_total), self, G_CONNECT_SWAPPED);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (self->group), row);
}

static void
add_tiles (OrreryBonusWindow *self, OrreryCollection *tiles)
{
  static const OrreryCollectionList lists[] = { ORRERY_COLLECTION_DEVELOPMENTS, ORRERY_COLLECTION_WORLDS, ORRERY_COLLECTION_HOMES };

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    for (guint k = 0; k < orrery_collection_count (tiles, lists[i]); k++)
      if (get_lines (orrery_collection_get_entry (tiles, lists[i], k)) != NULL)
        add_tile (self, orrery_collection_get_entry (tiles, lists[i], k));
}

static void
orrery_bonus_window_finalize (GObject *object)
{
  g_array_unref (ORRERY_BONUS_WINDOW (object)->lines);

  G_OBJECT_CLASS (orrery_bonus_window_parent_class)->finalize (object);
}

static void
orrery_bonus_window_class_init (OrreryBonusWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = orrery_bonus_window_finalize;
  done_signal = g_signal_new ("done", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 1, G_TYPE_INT);
  gtk_widget_class_add_binding_action (GTK_WIDGET_CLASS (klass), GDK_KEY_Escape, 0, "window.close", NULL);
}

static void
orrery_bonus_window_init (OrreryBonusWindow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *done = gtk_button_new_with_label (_("Done"));
  GtkWidget *page = adw_preferences_page_new ();

  self->lines = g_array_new (FALSE, FALSE, sizeof (Line));
  g_array_set_clear_func (self->lines, clear_line);
  self->group = g_object_new (ADW_TYPE_PREFERENCES_GROUP, "description",
                              _("Switch on what the player has and enter the numbers. Within one “?”, a tile scores "
                                "only one line: count it where it is worth most."), NULL);
  self->total = orrery_label_new ("title-3", 0.5);
  gtk_widget_set_margin_bottom (self->total, 12);
  gtk_widget_add_css_class (done, "suggested-action");
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), done);
  g_signal_connect_object (done, "clicked", G_CALLBACK (done_cb), self, G_CONNECT_SWAPPED);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (self->group));
  gtk_widget_set_vexpand (page, TRUE);
  gtk_box_append (GTK_BOX (box), header);
  gtk_box_append (GTK_BOX (box), page);
  gtk_box_append (GTK_BOX (box), self->total);
  adw_window_set_content (ADW_WINDOW (self), box);
  gtk_window_set_modal (GTK_WINDOW (self), TRUE);
  gtk_window_set_default_size (GTK_WINDOW (self), WIDTH, HEIGHT);
}

GtkWidget *
orrery_bonus_window_new (OrreryCollection *tiles, const char *name)
{
  OrreryBonusWindow *self = g_object_new (ORRERY_TYPE_BONUS_WINDOW, "title", name, NULL);

  add_tiles (self, tiles);
  show_total (self);
  if (self->lines->len > 0)
    return GTK_WIDGET (self);
  gtk_window_destroy (GTK_WINDOW (self));
  return NULL;
}
