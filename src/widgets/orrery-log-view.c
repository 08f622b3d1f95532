/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/orrery-log-view.h"

#include <glib/gi18n.h>

#include "widgets/orrery-log-line.h"
#include "widgets/orrery-seat-mark.h"
#include "widgets/orrery-symbol.h"
#include "widgets/orrery-table-style.h"

struct _OrreryLogView
{
  GtkWidget parent_instance;

  GListStore *lines;
  GStrv names;
  guint point;
  GtkWidget *scroller;
  GtkWidget *list;
};

G_DEFINE_FINAL_TYPE (OrreryLogView, orrery_log_view, GTK_TYPE_WIDGET)

static guint go_to_signal;

static OrreryLogLine *
line_at (OrreryLogView *self,
         guint          i)
{
  g_autoptr (OrreryLogLine) line = g_list_model_get_item (G_LIST_MODEL (self->lines), i);

  /* The store keeps it. */
  return line;
}

/* --- Rows --- */

/* A row has everything that a line may need; what it does not is hidden. */
static void
on_setup_cb (OrreryLogView *self,
             GtkListItem   *item)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *mark = orrery_seat_mark_new (20), *symbol = orrery_symbol_new (0, 14);
  GtkWidget *dot = orrery_label_new ("dim-label", 0.5), *text = orrery_label_new ("caption", 0);
  GtkWidget *line = gtk_separator_new (GTK_ORIENTATION_HORIZONTAL);

  gtk_label_set_text (GTK_LABEL (dot), "•");
  gtk_widget_set_size_request (dot, 20, -1);
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_label_set_wrap_mode (GTK_LABEL (text), PANGO_WRAP_WORD_CHAR);
  gtk_widget_set_valign (mark, GTK_ALIGN_START);
  gtk_widget_set_valign (symbol, GTK_ALIGN_START);
  gtk_widget_set_valign (dot, GTK_ALIGN_START);
  gtk_widget_add_css_class (symbol, "orrery-log-symbol");
  gtk_widget_set_hexpand (line, TRUE);
  gtk_widget_set_valign (line, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (row), mark);
  gtk_box_append (GTK_BOX (row), symbol);
  gtk_box_append (GTK_BOX (row), dot);
  gtk_box_append (GTK_BOX (row), text);
  gtk_box_append (GTK_BOX (row), line);
  gtk_widget_add_css_class (row, "orrery-log-row");
  gtk_list_item_set_child (item, row);
}

static void
bind_line (OrreryLogView *self,
           GtkWidget     *row,
           OrreryLogLine *line)
{
  GtkWidget *mark = gtk_widget_get_first_child (row), *symbol = gtk_widget_get_next_sibling (mark);
  GtkWidget *dot = gtk_widget_get_next_sibling (symbol), *text = gtk_widget_get_next_sibling (dot);
  gboolean named = line->seat >= 0 && self->names
                   && (guint) line->seat < g_strv_length (self->names);
  OrrerySymbolId id = 0;
  gboolean has_symbol = !named && line->symbol && orrery_symbol_from_nick (line->symbol, &id);

  gtk_widget_set_visible (mark, named && !line->heading);
  gtk_widget_set_visible (symbol, has_symbol && !line->heading);
  gtk_widget_set_visible (dot, !named && !has_symbol && !line->heading);
  gtk_widget_set_visible (gtk_widget_get_next_sibling (text), line->heading);
  if (named)
    orrery_seat_mark_set (ORRERY_SEAT_MARK (mark), line->seat, self->names[line->seat]);
  if (has_symbol)
    orrery_symbol_set_symbol (ORRERY_SYMBOL (symbol), id);
  gtk_label_set_markup (GTK_LABEL (text), line->markup);
  gtk_widget_set_hexpand (text, !line->heading);
  orrery_toggle_class (text, "caption-heading", line->heading);
  orrery_toggle_class (row, "heading-row", line->heading);
  orrery_toggle_class (row, "orrery-later", line->point > self->point);
}

static void
on_bind_cb (OrreryLogView *self,
            GtkListItem   *item)
{
  bind_line (self, gtk_list_item_get_child (item), gtk_list_item_get_item (item));
}

static void
on_activate_cb (OrreryLogView *self,
                guint          position)
{
  g_signal_emit (self, go_to_signal, 0, line_at (self, position)->point);
}

/* --- Lines --- */

static void
scroll_to (OrreryLogView *self,
           guint          position)
{
  if (position < orrery_log_view_get_n_lines (self))
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", position);
}

static void
append (OrreryLogView *self,
        OrreryLogLine *line)
{
  g_list_store_append (self->lines, line);
  if (line->point <= self->point)
    scroll_to (self, orrery_log_view_get_n_lines (self) - 1);
}

void
orrery_log_view_add_round (OrreryLogView *self,
                           guint          round,
                           guint          point)
{
  g_autofree char *text = g_strdup_printf (_("Round %u"), round);
  const char *const bold[] = { text, NULL };
  g_autoptr (OrreryLogLine) line = orrery_log_line_new (point, TRUE, -1, NULL, text, bold);

  g_return_if_fail (ORRERY_IS_LOG_VIEW (self));

  append (self, line);
}

void
orrery_log_view_add (OrreryLogView     *self,
                     guint              point,
                     int                seat,
                     const char        *symbol,
                     const char        *text,
                     const char *const *bold)
{
  g_autoptr (OrreryLogLine) line = NULL;

  g_return_if_fail (ORRERY_IS_LOG_VIEW (self) && text != NULL);

  line = orrery_log_line_new (point, FALSE, seat, symbol, text, bold);
  append (self, line);
}

void
orrery_log_view_set_names (OrreryLogView     *self,
                           const char *const *names)
{
  g_return_if_fail (ORRERY_IS_LOG_VIEW (self));

  g_strfreev (self->names);
  self->names = g_strdupv ((char **) names);
}

void
orrery_log_view_cut (OrreryLogView *self,
                     guint          point)
{
  guint n;

  g_return_if_fail (ORRERY_IS_LOG_VIEW (self));

  n = orrery_log_view_get_n_lines (self);
  while (n > 0 && line_at (self, n - 1)->point > point)
    n--;
  g_list_store_splice (self->lines, n, orrery_log_view_get_n_lines (self) - n, NULL, 0);
}

void
orrery_log_view_clear (OrreryLogView *self)
{
  g_return_if_fail (ORRERY_IS_LOG_VIEW (self));

  g_list_store_remove_all (self->lines);
}

void
orrery_log_view_set_point (OrreryLogView *self,
                           guint          point)
{
  guint n, last = 0;

  g_return_if_fail (ORRERY_IS_LOG_VIEW (self));

  if (self->point == point)
    return;
  self->point = point;
  n = orrery_log_view_get_n_lines (self);
  if (n == 0)
    return;
  while (last + 1 < n && line_at (self, last + 1)->point <= point)
    last++;
  /* All rows are bound anew. */
  g_list_model_items_changed (G_LIST_MODEL (self->lines), 0, n, n);
  scroll_to (self, last);
}

guint
orrery_log_view_get_n_lines (OrreryLogView *self)
{
  g_return_val_if_fail (ORRERY_IS_LOG_VIEW (self), 0);

  return g_list_model_get_n_items (G_LIST_MODEL (self->lines));
}

const char *
orrery_log_view_get_text (OrreryLogView *self,
                          guint          i)
{
  g_return_val_if_fail (ORRERY_IS_LOG_VIEW (self), NULL);
  g_return_val_if_fail (i < orrery_log_view_get_n_lines (self), NULL);

  return line_at (self, i)->text;
}

/* --- Type --- */

GtkWidget *
orrery_log_view_new (void)
{
  return g_object_new (ORRERY_TYPE_LOG_VIEW, NULL);
}

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
  go_to_signal = g_signal_new ("go-to", ORRERY_TYPE_LOG_VIEW, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                               NULL, G_TYPE_NONE, 1, G_TYPE_UINT);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "orrery-log-view");
}

static void
orrery_log_view_init (OrreryLogView *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  orrery_table_style_ensure ();
  self->point = G_MAXUINT;
  self->lines = g_list_store_new (ORRERY_TYPE_LOG_LINE);
  g_signal_connect_object (factory, "setup", G_CALLBACK (on_setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (on_bind_cb), self, G_CONNECT_SWAPPED);
  self->list = gtk_list_view_new (
    GTK_SELECTION_MODEL (gtk_no_selection_new (g_object_ref (G_LIST_MODEL (self->lines)))),
    factory);
  gtk_list_view_set_single_click_activate (GTK_LIST_VIEW (self->list), TRUE);
  gtk_widget_add_css_class (self->list, "orrery-log");
  g_signal_connect_object (self->list, "activate", G_CALLBACK (on_activate_cb), self,
                           G_CONNECT_SWAPPED);
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->list);
  gtk_widget_set_vexpand (self->scroller, TRUE);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Log"), -1);
}
