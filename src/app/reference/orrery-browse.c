/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-browse"

#include "app/reference/orrery-browse.h"

#include <glib/gi18n.h>
#include <string.h>

#include "app/reference/orrery-lazy-list.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-piece.h"
#include "widgets/game/orrery-game-ui.h"
#include "widgets/layout/orrery-roving.h"
#include "widgets/layout/orrery-wrap.h"
#include "widgets/page/orrery-page-parts.h"

enum
{
  SPACING = 12,
  MARGIN = 18,
  MOST_COLUMNS = 16,
  MOST_ORDERS = 8,
  LINE_HEIGHT = 120 /* less than the average of tiles and headings */
};

/* A line of the grid: a heading, or as many tiles as fit. */
#define ORRERY_TYPE_BROWSE_LINE (orrery_browse_line_get_type ())
G_DECLARE_FINAL_TYPE (OrreryBrowseLine, orrery_browse_line, ORRERY, BROWSE_LINE, GObject)

struct _OrreryBrowseLine
{
  GObject parent_instance;

  char        *heading; /* NULL: tiles */
  OrreryEntry *tiles[MOST_COLUMNS];
  guint        n;
};

G_DEFINE_FINAL_TYPE (OrreryBrowseLine, orrery_browse_line, G_TYPE_OBJECT)

struct _OrreryBrowse
{
  GtkWidget parent_instance;

  OrreryCatalog      *catalog;
  const OrreryGameUi *ui;
  GPtrArray          *tiles;
  gboolean            all;
  guint              order;
  guint              columns;
  guint              relayout_id;
  guint              focus_id;
  guint              focus_line;
  guint              focus_column;

  GListStore     *model;
  OrreryLazyList *lazy;
  GtkWidget  *box;
  GtkWidget  *head;
  GtkWidget  *title;
  GtkWidget  *count;
  GtkWidget  *orders[MOST_ORDERS];
  GtkWidget  *list;
};

G_DEFINE_FINAL_TYPE (OrreryBrowse, orrery_browse, GTK_TYPE_WIDGET)

/* --- Lines --- */

static void
orrery_browse_line_finalize (GObject *object)
{
  g_free (ORRERY_BROWSE_LINE (object)->heading);

  G_OBJECT_CLASS (orrery_browse_line_parent_class)->finalize (object);
}

static void
orrery_browse_line_class_init (OrreryBrowseLineClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = orrery_browse_line_finalize;
}

static void
orrery_browse_line_init (OrreryBrowseLine *self)
{
}

static void
add_group (OrreryBrowse *self, GPtrArray *lines, const char *title, GPtrArray *members)
{
  OrreryBrowseLine *line = g_object_new (ORRERY_TYPE_BROWSE_LINE, NULL);

  /* Translators: a heading and how many tiles stand below it. */
  line->heading = g_strdup_printf (_("%s · %u"), title, members->len);
  g_ptr_array_add (lines, line);
  for (guint i = 0; i < members->len; i++)
    {
      if (i % self->columns == 0)
        {
          line = g_object_new (ORRERY_TYPE_BROWSE_LINE, NULL);
          g_ptr_array_add (lines, line);
        }
      line->tiles[line->n++] = g_ptr_array_index (members, i);
    }
}

static void
show_title (OrreryBrowse *self)
{
  const OrreryPieceWords *words = self->ui->words;
  g_autofree char *count = words->tell_count (self->tiles->len);

  gtk_label_set_text (GTK_LABEL (self->title), self->all ? _(words->all) : _(words->found));
  gtk_label_set_text (GTK_LABEL (self->count), count);
  gtk_widget_set_visible (gtk_widget_get_parent (self->orders[0]), self->tiles->len > 1);
}

static void
refill (OrreryBrowse *self)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new_with_free_func (g_object_unref);
  GPtrArray *members;
  char *title;

  for (guint i = 0; (title = orrery_browse_group (self->catalog, self->order, i, self->tiles, &members)) != NULL;
       i++)
    {
      if (members->len > 0)
        add_group (self, lines, title, members);
      g_ptr_array_unref (members);
      g_free (title);
    }
  orrery_lazy_list_reset (self->lazy);
  g_list_store_splice (self->model, 0, g_list_model_get_n_items (G_LIST_MODEL (self->model)),
                       lines->pdata, lines->len);
  show_title (self);
}

/* --- Rows --- */

static void
tile_activate_cb (GtkWidget *tile, OrreryBrowse *self)
{
  OrreryEntry *entry = g_object_get_data (G_OBJECT (tile), "entry");

  gtk_widget_activate_action (tile, "entry.open", "s", orrery_entry_get_id (entry));
}

static GtkWidget *
add_tile (OrreryBrowse *self, GtkWidget *row)
{
  GtkWidget *tile = self->ui->new_tile (FALSE);

  gtk_widget_set_valign (tile, GTK_ALIGN_FILL);
  orrery_piece_set_activatable (ORRERY_PIECE (tile), TRUE);
  g_signal_connect (tile, "activate", G_CALLBACK (tile_activate_cb), self);
  gtk_box_append (GTK_BOX (row), tile);
  return tile;
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, OrreryBrowse *self)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);
  GtkWidget *heading = orrery_part_heading ("", 2);

  gtk_widget_add_css_class (row, "orrery-browse-row");
  gtk_box_append (GTK_BOX (row), heading);
  gtk_list_item_set_child (item, row);
#if GTK_CHECK_VERSION(4, 12, 0)
  g_object_set (item, "focusable", FALSE, NULL);
#endif
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, OrreryBrowse *self)
{
  OrreryBrowseLine *line = gtk_list_item_get_item (item);
  GtkWidget *row = gtk_list_item_get_child (item);
  GtkWidget *heading = gtk_widget_get_first_child (row);
  GtkWidget *tile = gtk_widget_get_next_sibling (heading);

  gtk_list_item_set_selectable (item, FALSE);
  gtk_list_item_set_activatable (item, FALSE);
  gtk_widget_set_visible (heading, line->heading != NULL);
  gtk_label_set_text (GTK_LABEL (heading), line->heading != NULL ? line->heading : "");
  g_object_set_data (G_OBJECT (row), "line", GUINT_TO_POINTER (gtk_list_item_get_position (item)));
  for (guint i = 0; i < line->n; i++, tile = gtk_widget_get_next_sibling (tile))
    {
      if (tile == NULL)
        tile = add_tile (self, row);
      self->ui->set_tile (tile, line->tiles[i]);
      g_object_set_data (G_OBJECT (tile), "entry", line->tiles[i]);
      gtk_widget_set_visible (tile, TRUE);
    }
  for (; tile != NULL; tile = gtk_widget_get_next_sibling (tile))
    gtk_widget_set_visible (tile, FALSE);
}

/* --- Keys --- */

static GtkWidget *
find_row (OrreryBrowse *self, guint line)
{
  for (GtkWidget *item = gtk_widget_get_first_child (self->list); item != NULL;
       item = gtk_widget_get_next_sibling (item))
    {
      GtkWidget *row = gtk_widget_get_first_child (item);

      if (row != NULL && GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "line")) == line)
        return row;
    }
  return NULL;
}

static gboolean
focus_now (OrreryBrowse *self)
{
  GtkWidget *row = find_row (self, self->focus_line);
  GtkWidget *tile = row != NULL ? gtk_widget_get_first_child (row) : NULL;

  for (guint i = 0; tile != NULL && i <= self->focus_column; i++)
    tile = gtk_widget_get_next_sibling (tile);
  return tile != NULL && gtk_widget_grab_focus (tile);
}

static gboolean
focus_later_cb (gpointer data)
{
  OrreryBrowse *self = data;

  self->focus_id = 0;
  focus_now (self);
  return G_SOURCE_REMOVE;
}

/* The row is built when it comes into view, and then gets the focus. */
static void
focus_tile (OrreryBrowse *self, guint line, guint column)
{
  self->focus_line = line;
  self->focus_column = column;
  orrery_lazy_list_reach (self->lazy, line);
  gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", line);
  if (self->focus_id == 0)
    self->focus_id = g_idle_add (focus_later_cb, self);
}

static OrreryBrowseLine *
get_line (OrreryBrowse *self, guint at)
{
  g_autoptr (OrreryBrowseLine) line = g_list_model_get_item (G_LIST_MODEL (self->model), at);

  /* The model keeps it. */
  return line;
}

/* The nearest line of tiles in that direction, or the same line if there is none. */
static guint
next_line (OrreryBrowse *self, guint line, int direction)
{
  guint at = line;
  OrreryBrowseLine *to;

  do
    to = get_line (self, at += (guint) direction);
  while (to != NULL && to->heading != NULL);
  return to != NULL ? at : line;
}

static void
move (OrreryBrowse *self, guint line, guint column, int lines, int columns)
{
  guint to = line, n = get_line (self, line)->n;

  if (columns != 0 && column + (guint) columns < n)
    {
      focus_tile (self, line, column + (guint) columns);
      return;
    }
  if (columns != 0)
    lines = columns;
  for (int i = ABS (lines); i > 0; i--)
    to = next_line (self, to, lines > 0 ? 1 : -1);
  if (to == line && columns != 0)
    return;
  n = get_line (self, to)->n;
  focus_tile (self, to, columns > 0 ? 0 : columns < 0 ? n - 1 : MIN (column, n - 1));
}

static guint
column_of (GtkWidget *tile)
{
  guint column = 0;

  while ((tile = gtk_widget_get_prev_sibling (tile)) != NULL)
    column++;
  /* The heading is the first of its siblings. */
  return column - 1;
}

/* How many lines a key moves up or down. */
static int
lines_for (OrreryBrowse *self, guint keyval, GtkWidget *row)
{
  const int all = (int) g_list_model_get_n_items (G_LIST_MODEL (self->model));
  const int page = gtk_widget_get_height (gtk_widget_get_parent (self->list)) / MAX (gtk_widget_get_height (row), 1);

  switch (keyval)
    {
    case GDK_KEY_Down:      return 1;
    case GDK_KEY_Up:        return -1;
    case GDK_KEY_Page_Down: return MAX (page, 1);
    case GDK_KEY_Page_Up:   return -MAX (page, 1);
    case GDK_KEY_End:       return all;
    case GDK_KEY_Home:      return -all;
    default:                return 0;
    }
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller, guint keyval, guint keycode,
                GdkModifierType state, OrreryBrowse *self)
{
  GtkWidget *tile = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));
  int forward = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL ? -1 : 1;
  int columns = keyval == GDK_KEY_Right ? forward : keyval == GDK_KEY_Left ? -forward : 0;
  GtkWidget *row = tile != NULL ? gtk_widget_get_parent (tile) : NULL;
  int lines = row != NULL ? lines_for (self, keyval, row) : 0;
  guint column;

  if ((lines == 0 && columns == 0) || (state & gtk_accelerator_get_default_mod_mask ()) != 0
      || !ORRERY_IS_PIECE (tile))
    return FALSE;
  column = keyval == GDK_KEY_Home ? 0 : keyval == GDK_KEY_End ? MOST_COLUMNS : column_of (tile);
  move (self, GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "line")), column, lines, columns);
  return TRUE;
}

/* The tile that last had the focus, or the first one. */
static gboolean
focus_tiles (OrreryBrowse *self)
{
  OrreryBrowseLine *line = get_line (self, self->focus_line);
  guint first = 0;

  if (line == NULL || self->focus_column >= line->n)
    {
      while ((line = get_line (self, first)) != NULL && line->n == 0)
        first++;
      if (line == NULL)
        return FALSE;
      self->focus_line = first;
      self->focus_column = 0;
    }
  if (!focus_now (self))
    focus_tile (self, self->focus_line, self->focus_column);
  return TRUE;
}

/* A list would focus its first line, which is a heading, and give up. Tab goes to one tile, and then past all
 * of them. */
static gboolean
orrery_browse_focus (GtkWidget *widget, GtkDirectionType direction)
{
  OrreryBrowse *self = ORRERY_BROWSE (widget);
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (widget));
  const gboolean is_forward = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_DOWN;

  if (focus != NULL && gtk_widget_is_ancestor (focus, self->list))
    return !is_forward && gtk_widget_child_focus (self->head, direction);
  if (!is_forward && (focus == NULL || !gtk_widget_is_ancestor (focus, self->head)))
    return focus_tiles (self) || gtk_widget_child_focus (self->head, direction);
  return gtk_widget_child_focus (self->head, direction) || (is_forward && focus_tiles (self));
}

/* --- The widget --- */

static gboolean
relayout_cb (gpointer data)
{
  OrreryBrowse *self = data;

  self->relayout_id = 0;
  refill (self);
  return G_SOURCE_REMOVE;
}

static guint
columns_for (OrreryBrowse *self, int width)
{
  int tile = self->ui->get_tile_width (gtk_widget_get_pango_context (GTK_WIDGET (self)));
  int columns = (width - 2 * MARGIN + SPACING) / (tile + SPACING);

  return (guint) CLAMP (columns, 1, MOST_COLUMNS);
}

static void
orrery_browse_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  OrreryBrowse *self = ORRERY_BROWSE (widget);
  guint columns = columns_for (self, width);

  gtk_widget_size_allocate (self->box, &(GtkAllocation) { 0, 0, width, height }, baseline);
  if (columns == self->columns)
    return;
  self->columns = columns;
  /* A list must not be refilled during layout. */
  if (self->relayout_id == 0)
    self->relayout_id = g_idle_add_full (G_PRIORITY_HIGH_IDLE, relayout_cb, self, NULL);
}

static void
orrery_browse_dispose (GObject *object)
{
  OrreryBrowse *self = ORRERY_BROWSE (object);

  g_clear_handle_id (&self->relayout_id, g_source_remove);
  g_clear_handle_id (&self->focus_id, g_source_remove);
  g_clear_pointer (&self->box, gtk_widget_unparent);
  g_clear_pointer (&self->tiles, g_ptr_array_unref);
  g_clear_object (&self->lazy);
  g_clear_object (&self->model);

  G_OBJECT_CLASS (orrery_browse_parent_class)->dispose (object);
}

static void
orrery_browse_class_init (OrreryBrowseClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_browse_dispose;
  widget_class->measure = orrery_measure_child;
  widget_class->size_allocate = orrery_browse_size_allocate;
  widget_class->focus = orrery_browse_focus;
  gtk_widget_class_set_css_name (widget_class, "orrery-browse");
}

static void
set_order (OrreryBrowse *self, guint order)
{
  if (self->order == order)
    return;
  self->order = order;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->orders[order]), TRUE);
  if (self->columns > 0)
    refill (self);
}

static void
order_toggled_cb (GtkToggleButton *button, OrreryBrowse *self)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  for (guint i = 0; i < MOST_ORDERS; i++)
    if (self->orders[i] == GTK_WIDGET (button))
      set_order (self, i);
}

static GtkWidget *
new_orders (OrreryBrowse *self)
{
  const OrreryGameUi *ui = self->ui;
  GtkWidget *wrap = orrery_wrap_new (6);

  for (guint i = 0; i < ui->n_tile_orders; i++)
    {
      self->orders[i] = gtk_toggle_button_new_with_label (_(ui->tile_orders[i].name));
      if (i > 0)
        gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (self->orders[i]),
                                     GTK_TOGGLE_BUTTON (self->orders[0]));
      g_signal_connect (self->orders[i], "toggled", G_CALLBACK (order_toggled_cb), self);
      gtk_widget_add_css_class (self->orders[i], "orrery-chip");
      orrery_wrap_append (ORRERY_WRAP (wrap), self->orders[i]);
    }
  orrery_roving_set_up (wrap);
  return wrap;
}

static GtkWidget *
new_head (OrreryBrowse *self)
{
  GtkWidget *head = orrery_part_column (9);
  GtkWidget *words = orrery_part_column (0);
  GtkWidget *orders = new_orders (self);

  self->title = orrery_part_heading ("", 1);
  self->count = orrery_part_label ("", "dim-label");
  gtk_box_append (GTK_BOX (words), self->title);
  gtk_box_append (GTK_BOX (words), self->count);
  gtk_widget_add_css_class (head, "orrery-browse-head");
  gtk_box_append (GTK_BOX (head), words);
  gtk_box_append (GTK_BOX (head), orders);
  return head;
}

static GtkWidget *
new_list (OrreryBrowse *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GListModel *lines = orrery_lazy_list_get_model (self->lazy);
  GtkNoSelection *selection = gtk_no_selection_new (g_object_ref (lines));
  GtkEventController *keys = gtk_event_controller_key_new ();
  GtkWidget *list = orrery_list_view_new (GTK_SELECTION_MODEL (selection), factory);

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), self);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), self);
  gtk_widget_add_css_class (list, "orrery-browse-list");
  gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _(self->ui->words->all), -1);
  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_pressed_cb), self);
  gtk_widget_add_controller (list, keys);
  return list;
}

/* A line of tiles must not keep the window from becoming narrower. */
static GtkWidget *
new_scroller (OrreryBrowse *self)
{
  GtkWidget *scroller = g_object_new (GTK_TYPE_SCROLLED_WINDOW,
                                      "hscrollbar-policy", GTK_POLICY_EXTERNAL,
                                      "vexpand", TRUE,
                                      NULL);

  self->model = g_list_store_new (ORRERY_TYPE_BROWSE_LINE);
  self->lazy = orrery_lazy_list_new (
      G_LIST_MODEL (self->model),
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (scroller)), LINE_HEIGHT);
  self->list = new_list (self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), self->list);
  return scroller;
}

static void
orrery_browse_init (OrreryBrowse *self)
{
  self->tiles = g_ptr_array_new ();
  self->columns = 1;
}

GtkWidget *
orrery_browse_new (OrreryCatalog *catalog)
{
  OrreryBrowse *self = g_object_new (ORRERY_TYPE_BROWSE, NULL);

  self->catalog = catalog;
  self->ui = orrery_game_ui_get_for (catalog);
  self->box = orrery_part_column (0);
  self->head = new_head (self);
  gtk_box_append (GTK_BOX (self->box), self->head);
  gtk_box_append (GTK_BOX (self->box), new_scroller (self));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->orders[0]), TRUE);
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}

static GPtrArray *
list_tiles (GPtrArray *entries)
{
  GPtrArray *tiles = g_ptr_array_new ();

  for (guint i = 0; i < entries->len; i++)
    if (orrery_entry_is_tile (g_ptr_array_index (entries, i)))
      g_ptr_array_add (tiles, g_ptr_array_index (entries, i));
  return tiles;
}

static gboolean
is_same (GPtrArray *a, GPtrArray *b)
{
  return a->len == b->len
         && (a->len == 0 || memcmp (a->pdata, b->pdata, a->len * sizeof *a->pdata) == 0);
}

void
orrery_browse_set_entries (OrreryBrowse *self, GPtrArray *entries, gboolean all)
{
  g_autoptr (GPtrArray) tiles = NULL;

  g_return_if_fail (ORRERY_IS_BROWSE (self));

  tiles = list_tiles (entries);
  if (self->columns > 0 && self->all == all && is_same (tiles, self->tiles))
    return;
  g_ptr_array_unref (self->tiles);
  self->tiles = g_steal_pointer (&tiles);
  self->all = all;
  /* Before layout, the number of tiles per line is unknown. */
  if (gtk_widget_get_width (GTK_WIDGET (self)) > 0)
    refill (self);
  else
    self->columns = 0;
}
