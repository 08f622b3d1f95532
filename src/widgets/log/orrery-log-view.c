/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/log/orrery-log-view.h"

#include <glib/gi18n.h>

#include "assist/orrery-log-line.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-peek.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/art/orrery-symbol.h"
#include "widgets/layout/orrery-line.h"
#include "widgets/layout/orrery-scrolled.h"

struct _OrreryLogView
{
  GtkWidget parent_instance;

  GListStore *lines;
  GStrv names;
  OrreryNamedCloserFunc closer;
  GameState state; /* whose pieces it shows */
  guint point;
  guint wanted; /* line to scroll to; G_MAXUINT: none */
  guint tick;
  gboolean at_end; /* and stays there when lines wrap again */
  GtkWidget *scroller;
  GtkWidget *list;
};

G_DEFINE_FINAL_TYPE (OrreryLogView, orrery_log_view, GTK_TYPE_WIDGET)

static guint go_to_signal;

static guint
n_lines (OrreryLogView *self)
{
  return g_list_model_get_n_items (G_LIST_MODEL (self->lines));
}

static OrreryLogLine *
line_at (OrreryLogView *self, guint i)
{
  g_autoptr (OrreryLogLine) line = g_list_model_get_item (G_LIST_MODEL (self->lines), i);

  /* The store keeps it. */
  return line;
}

/* --- Rows --- */

static GtkWidget *
sign_new (OrreryLogView *self, OrreryLogLine *line)
{
  gboolean named = line->seat >= 0 && self->names
                   && (guint) line->seat < g_strv_length (self->names);
  OrrerySymbolId id = 0;
  GtkWidget *sign;

  if (named)
    {
      sign = orrery_seat_mark_new (20);
      orrery_seat_mark_set (ORRERY_SEAT_MARK (sign), line->seat, self->names[line->seat]);
    }
  else if (line->symbol && orrery_symbol_from_nick (line->symbol, &id))
    {
      sign = orrery_symbol_new (id, 14);
      gtk_widget_add_css_class (sign, "orrery-log-symbol");
    }
  else
    {
      sign = orrery_label_new ("dim-label", 0.5);
      gtk_label_set_text (GTK_LABEL (sign), "•");
      gtk_widget_set_size_request (sign, 20, -1);
    }
  gtk_widget_set_valign (sign, GTK_ALIGN_START);
  return sign;
}

static GtkWidget *
text_new (OrreryLogLine *line)
{
  g_autoptr (PangoAttrList) bold = NULL;
  GtkWidget *text;

  if (line->heading)
    {
      text = orrery_label_new ("caption-heading", 0);
      gtk_label_set_markup (GTK_LABEL (text), line->markup);
      return text;
    }
  text = orrery_line_new (GTK_ACCESSIBLE_ROLE_LABEL, ORRERY_LINE_ALL);
  pango_parse_markup (line->markup, -1, 0, &bold, NULL, NULL, NULL);
  orrery_line_set_text (ORRERY_LINE (text), line->text, bold);
  gtk_widget_add_css_class (text, "caption");
  gtk_widget_set_hexpand (text, TRUE);
  return text;
}

static GtkWidget *
rule_new (void)
{
  GtkWidget *rule = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);

  gtk_widget_set_hexpand (rule, TRUE);
  gtk_widget_set_valign (rule, GTK_ALIGN_CENTER);
  return rule;
}

static GtkWidget *
row_new (OrreryLogView *self, OrreryLogLine *line)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9), *row = gtk_list_box_row_new ();

  if (!line->heading)
    gtk_box_append (GTK_BOX (box), sign_new (self, line));
  gtk_box_append (GTK_BOX (box), text_new (line));
  if (line->heading)
    gtk_box_append (GTK_BOX (box), rule_new ());
  gtk_widget_add_css_class (box, "orrery-log-row");
  orrery_toggle_class (box, "heading-row", line->heading);
  orrery_toggle_class (row, "orrery-later", line->point > self->point);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  /* Newer GTK tells screen readers nothing about the content of a row that is out of sight. */
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, line->text, -1);
  return row;
}

static GtkWidget *
row_at (OrreryLogView *self, guint i)
{
  return GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (self->list), (int) i));
}

static void
on_activate_cb (OrreryLogView *self, GtkListBoxRow *row)
{
  g_signal_emit (self, go_to_signal, 0, line_at (self, gtk_list_box_row_get_index (row))->point);
}

/* --- Reading the pieces in them --- */

static gsize
index_at (OrreryLogView *self, GtkListBoxRow *row, double x, double y)
{
  GtkWidget *text = gtk_widget_get_last_child (gtk_list_box_row_get_child (row));

  if (!ORRERY_IS_LINE (text) || !gtk_widget_translate_coordinates (GTK_WIDGET (self), text, x, y, &x, &y))
    return 0;
  return orrery_line_index_at (ORRERY_LINE (text), x, y);
}

static GtkWidget *
peek_cb (GtkWidget *widget, double x, double y, gboolean stays, GdkRectangle *at)
{
  OrreryLogView *self = ORRERY_LOG_VIEW (widget);
  GtkListBoxRow *row;
  graphene_rect_t bounds;
  double row_y;

  if (!self->closer || !gtk_widget_translate_coordinates (widget, self->list, x, y, NULL, &row_y))
    return NULL;
  row = gtk_list_box_get_row_at_y (GTK_LIST_BOX (self->list), (int) row_y);
  if (!row || !gtk_widget_compute_bounds (GTK_WIDGET (row), widget, &bounds))
    return NULL;
  *at = (GdkRectangle) { (int) bounds.origin.x, (int) bounds.origin.y, (int) bounds.size.width, (int) bounds.size.height };
  return self->closer (&self->state, line_at (self, (guint) gtk_list_box_row_get_index (row))->text, index_at (self, row, x, y), stays);
}

void
orrery_log_view_set_closer (OrreryLogView *self, OrreryNamedCloserFunc func, const GameState *state)
{
  g_return_if_fail (ORRERY_IS_LOG_VIEW (self));

  self->closer = func;
  self->state = *state;
}

/* --- Visible rows --- */

/* GTK paints everything that is mapped, visible or not, so only the visible rows are mapped. All of them keep
 * their size, and can be reached with the arrow keys. */
static void
map_rows_in_sight (OrreryLogView *self)
{
  GtkAdjustment *adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  const double top = gtk_adjustment_get_value (adjustment);
  const double bottom = top + gtk_adjustment_get_page_size (adjustment);
  const GtkListBoxRow *first = gtk_list_box_get_row_at_y (GTK_LIST_BOX (self->list), (int) top);
  const GtkListBoxRow *last = gtk_list_box_get_row_at_y (GTK_LIST_BOX (self->list), (int) bottom);
  gboolean is_seen = first == NULL;

  for (GtkWidget *row = gtk_widget_get_first_child (self->list); row; row = gtk_widget_get_next_sibling (row))
    {
      GtkWidget *box = gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (row));

      is_seen |= GTK_LIST_BOX_ROW (row) == first;
      if (gtk_widget_get_child_visible (box) != is_seen)
        {
          gtk_widget_set_child_visible (box, is_seen);
          /* A box that was never painted does not tell its row that it needs to be. */
          gtk_widget_queue_draw (row);
        }
      is_seen &= GTK_LIST_BOX_ROW (row) != last;
    }
}

static void
orrery_log_view_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  OrreryLogView *self = ORRERY_LOG_VIEW (widget);

  gtk_widget_allocate (self->scroller, width, height, baseline, NULL);
  map_rows_in_sight (self);
}

/* --- Scrolling --- */

/* New rows have no position before the next layout, so scroll then. */
static void
scroll_now (OrreryLogView *self)
{
  GtkAdjustment *adjustment
    = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  const guint n = n_lines (self);
  const gboolean is_last = self->wanted + 1 == n;
  GtkWidget *row = self->wanted < n ? row_at (self, self->wanted) : NULL;
  graphene_rect_t bounds;

  if (!row)
    self->wanted = G_MAXUINT;
  if (!row || !gtk_widget_compute_bounds (row, self->list, &bounds) || bounds.size.height < 1)
    return;
  self->wanted = G_MAXUINT;
  /* Includes the edge below, so that the end stays visible when there is less room. */
  if (is_last)
    gtk_adjustment_set_value (adjustment, gtk_adjustment_get_upper (adjustment));
  else
    gtk_adjustment_clamp_page (adjustment, bounds.origin.y, bounds.origin.y + bounds.size.height);
}

static void
on_value_changed_cb (OrreryLogView *self, GtkAdjustment *adjustment)
{
  const double end = gtk_adjustment_get_upper (adjustment) - gtk_adjustment_get_page_size (adjustment);

  self->at_end = gtk_adjustment_get_value (adjustment) >= end - 1;
  map_rows_in_sight (self);
}

static gboolean
on_tick_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  OrreryLogView *self = ORRERY_LOG_VIEW (widget);

  scroll_now (self);
  /* Hidden widgets are not laid out, so there is nothing to wait for until it is shown again. */
  if (self->wanted != G_MAXUINT && gtk_widget_get_mapped (widget))
    return G_SOURCE_CONTINUE;
  self->tick = 0;
  return G_SOURCE_REMOVE;
}

static void
wait_for_layout (OrreryLogView *self)
{
  if (self->tick == 0 && self->wanted != G_MAXUINT && gtk_widget_get_mapped (GTK_WIDGET (self)))
    self->tick = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_tick_cb, NULL, NULL);
}

static void
orrery_log_view_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (orrery_log_view_parent_class)->map (widget);
  wait_for_layout (ORRERY_LOG_VIEW (widget));
}

static void
scroll_to (OrreryLogView *self, guint position)
{
  self->wanted = position;
  wait_for_layout (self);
}

/* This is called during layout, when it is too late to lay out other rows. */
static void
on_changed_cb (OrreryLogView *self, GtkAdjustment *adjustment)
{
  if (self->at_end && self->wanted == G_MAXUINT && n_lines (self) > 0)
    scroll_to (self, n_lines (self) - 1);
}

/* --- Lines --- */

static void
append (OrreryLogView *self, OrreryLogLine *line)
{
  g_list_store_append (self->lines, line);
  gtk_list_box_append (GTK_LIST_BOX (self->list), row_new (self, line));
  if (line->point <= self->point)
    scroll_to (self, n_lines (self) - 1);
}

/* Keeps the first `n`. */
static void
drop_from (OrreryLogView *self, guint n)
{
  for (guint i = n_lines (self); i-- > n;)
    gtk_list_box_remove (GTK_LIST_BOX (self->list), row_at (self, i));
  g_list_store_splice (self->lines, n, n_lines (self) - n, NULL, 0);
}

void
orrery_log_view_add_round (OrreryLogView *self, guint round, guint point)
{
  g_autofree char *text = g_strdup_printf (_("Round %u"), round);
  const char *const bold[] = { text, NULL };
  g_autoptr (OrreryLogLine) line = orrery_log_line_new (point, TRUE, -1, NULL, text, bold);

  g_return_if_fail (ORRERY_IS_LOG_VIEW (self));

  append (self, line);
}

void
orrery_log_view_add (OrreryLogView *self, guint point, int seat, const char *symbol,
                     const char *text, const char *const *bold)
{
  g_autoptr (OrreryLogLine) line = NULL;

  g_return_if_fail (ORRERY_IS_LOG_VIEW (self) && text != NULL);

  line = orrery_log_line_new (point, FALSE, seat, symbol, text, bold);
  append (self, line);
}

void
orrery_log_view_set_names (OrreryLogView *self, const char *const *names)
{
  g_return_if_fail (ORRERY_IS_LOG_VIEW (self));

  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
}

void
orrery_log_view_cut (OrreryLogView *self, guint point)
{
  guint n;

  g_return_if_fail (ORRERY_IS_LOG_VIEW (self));

  n = n_lines (self);
  while (n > 0 && line_at (self, n - 1)->point > point)
    n--;
  drop_from (self, n);
}

void
orrery_log_view_clear (OrreryLogView *self)
{
  g_return_if_fail (ORRERY_IS_LOG_VIEW (self));

  drop_from (self, 0);
}

void
orrery_log_view_set_point (OrreryLogView *self, guint point)
{
  guint n, last = 0;

  g_return_if_fail (ORRERY_IS_LOG_VIEW (self));

  if (self->point == point)
    return;
  self->point = point;
  n = n_lines (self);
  if (n == 0)
    return;
  while (last + 1 < n && line_at (self, last + 1)->point <= point)
    last++;
  for (guint i = 0; i < n; i++)
    orrery_toggle_class (row_at (self, i), "orrery-later", line_at (self, i)->point > point);
  scroll_to (self, last);
}

/* --- Focus --- */

/* Tab goes to one line; arrow keys go to the others. */
static gboolean
orrery_log_view_focus (GtkWidget *widget, GtkDirectionType direction)
{
  OrreryLogView *self = ORRERY_LOG_VIEW (widget);
  guint n = n_lines (self);

  if (direction != GTK_DIR_TAB_FORWARD && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (orrery_log_view_parent_class)->focus (widget, direction);
  return !gtk_widget_get_focus_child (widget) && n > 0 && gtk_widget_grab_focus (row_at (self, n - 1));
}

/* --- Type --- */

static void
orrery_log_view_dispose (GObject *object)
{
  OrreryLogView *self = ORRERY_LOG_VIEW (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->lines);
  G_OBJECT_CLASS (orrery_log_view_parent_class)->dispose (object);
}

static void
orrery_log_view_finalize (GObject *object)
{
  g_strfreev (ORRERY_LOG_VIEW (object)->names);
  G_OBJECT_CLASS (orrery_log_view_parent_class)->finalize (object);
}

static void
orrery_log_view_class_init (OrreryLogViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = orrery_log_view_dispose;
  G_OBJECT_CLASS (class)->finalize = orrery_log_view_finalize;
  widget_class->map = orrery_log_view_map;
  widget_class->focus = orrery_log_view_focus;
  widget_class->measure = orrery_measure_child;
  widget_class->size_allocate = orrery_log_view_size_allocate;
  go_to_signal = g_signal_new ("go-to", ORRERY_TYPE_LOG_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_css_name (widget_class, "orrery-log-view");
}

static void
orrery_log_view_init (OrreryLogView *self)
{
  GtkAdjustment *adjustment;

  orrery_style_sheet_ensure ();
  self->point = self->wanted = G_MAXUINT;
  self->lines = g_list_store_new (ORRERY_TYPE_LOG_LINE);
  /* Not a list view: with lines of different heights, it measures many more of them than change. */
  self->list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (self->list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (self->list, "orrery-log");
  g_signal_connect_object (self->list, "row-activated", G_CALLBACK (on_activate_cb), self,
                           G_CONNECT_SWAPPED);
  self->scroller = orrery_scrolled_new (self->list);
  self->at_end = TRUE;
  adjustment = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  g_signal_connect_object (adjustment, "value-changed", G_CALLBACK (on_value_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (adjustment, "changed", G_CALLBACK (on_changed_cb), self, G_CONNECT_SWAPPED);
  gtk_widget_set_vexpand (self->scroller, TRUE);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  orrery_peek_attach (GTK_WIDGET (self), peek_cb);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Log"), -1);
}
