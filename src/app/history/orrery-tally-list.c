/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-tally-list"

#include "app/history/orrery-tally-list.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/history/orrery-history-parts.h"
#include "assist/orrery-history-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/charts/orrery-histogram.h"
#include "widgets/layout/orrery-announce.h"

/* --- One of them --- */

struct _OrreryTallyItem
{
  GObject parent_instance;

  GPtrArray *all; /* keeps the tally */
  const OrreryTally *tally;
};

G_DEFINE_FINAL_TYPE (OrreryTallyItem, orrery_tally_item, G_TYPE_OBJECT)

static void
orrery_tally_item_finalize (GObject *object)
{
  g_ptr_array_unref (ORRERY_TALLY_ITEM (object)->all);

  G_OBJECT_CLASS (orrery_tally_item_parent_class)->finalize (object);
}

static void
orrery_tally_item_class_init (OrreryTallyItemClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = orrery_tally_item_finalize;
}

static void
orrery_tally_item_init (OrreryTallyItem *self)
{
}

static OrreryTallyItem *
item_new (GPtrArray *all, guint i)
{
  OrreryTallyItem *self = g_object_new (ORRERY_TYPE_TALLY_ITEM, NULL);

  self->all = g_ptr_array_ref (all);
  self->tally = g_ptr_array_index (all, i);
  return self;
}

const OrreryTally *
orrery_tally_item_get (OrreryTallyItem *self)
{
  g_return_val_if_fail (ORRERY_IS_TALLY_ITEM (self), NULL);

  return self->tally;
}

/* --- The list --- */

struct _OrreryTallyList
{
  GtkWidget parent_instance;

  OrreryLedger *ledger;
  OrreryTallyFunc count;
  const OrreryGame *game;
  gboolean stale;
  GListStore *items;
  GtkStack *stack;
};

G_DEFINE_FINAL_TYPE (OrreryTallyList, orrery_tally_list, GTK_TYPE_WIDGET)

static guint open_signal;

static void
count (OrreryTallyList *self)
{
  g_autoptr (GPtrArray) tallies = NULL;
  g_autoptr (GPtrArray) items = NULL;

  if (!self->stale || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    return;
  self->stale = FALSE;
  tallies = self->count (G_LIST_MODEL (self->ledger), self->game);
  items = g_ptr_array_new_with_free_func (g_object_unref);
  for (guint i = 0; i < tallies->len; i++)
    g_ptr_array_add (items, item_new (tallies, i));
  g_list_store_splice (self->items, 0, g_list_model_get_n_items (G_LIST_MODEL (self->items)),
                       items->pdata, items->len);
  gtk_stack_set_visible_child_name (
      self->stack,
      g_list_model_get_n_items (G_LIST_MODEL (self->ledger)) > 0 ? "list" : "empty");
}

static void
changed_cb (OrreryTallyList *self)
{
  self->stale = TRUE;
  count (self);
}

void
orrery_tally_list_set_game (OrreryTallyList *self, const OrreryGame *game)
{
  g_return_if_fail (ORRERY_IS_TALLY_LIST (self) && game != NULL);

  self->game = game;
  changed_cb (self);
}

/* --- Rows --- */

typedef struct
{
  GtkWidget *name;
  GtkWidget *numbers;
  GtkWidget *average;
  GtkWidget *bar;
} Row;

static GtkWidget *
attach_label (GtkWidget *grid, const char *css_class, int column, int row)
{
  GtkWidget *label = orrery_label_new (css_class, column);

  if (column == 0)
    {
      gtk_widget_set_hexpand (label, TRUE);
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
    }
  gtk_grid_attach (GTK_GRID (grid), label, column, row, 1, 1);
  return label;
}

static void
setup_cb (OrreryTallyList *self, GtkListItem *item)
{
  GtkWidget *grid = gtk_grid_new ();
  Row *row = g_new0 (Row, 1);

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 3);
  row->name = attach_label (grid, "heading", 0, 0);
  row->average = attach_label (grid, "numeric", 1, 0);
  row->numbers = attach_label (grid, "dim-label caption", 0, 1);
  orrery_label_set (attach_label (grid, "dim-label caption", 1, 1), _("on average"));
  row->bar = orrery_share_bar_new ();
  gtk_grid_attach (GTK_GRID (grid), row->bar, 0, 2, 2, 1);
  g_object_set_data_full (G_OBJECT (grid), "row", row, g_free);
  gtk_list_item_set_child (item, grid);
}

static char *
say_numbers (const OrreryTally *tally)
{
  g_autofree char *games = orrery_tally_dup_games (&tally->all);
  g_autofree char *wins = orrery_tally_dup_wins (&tally->all);

  if (tally->all.games == 0)
    return g_strdup (_("Not played yet"));
  return g_strdup_printf ("%s · %s%s", games, wins,
                          tally->computer && tally->role == 0 ? _(" · computer") : "");
}

static void
bind_cb (OrreryTallyList *self, GtkListItem *item)
{
  GtkWidget *grid = gtk_list_item_get_child (item);
  const OrreryTally *tally = orrery_tally_item_get (gtk_list_item_get_item (item));
  Row *row = g_object_get_data (G_OBJECT (grid), "row");
  g_autofree char *numbers = say_numbers (tally);
  g_autofree char *average = orrery_tally_dup_average (&tally->all);
  g_autofree char *spoken = g_strdup_printf ("%s. %s. %s", tally->name, numbers, average);

  orrery_label_set (row->name, tally->name);
  orrery_label_set (row->numbers, numbers);
  orrery_label_set (row->average, average);
  orrery_share_bar_set (ORRERY_SHARE_BAR (row->bar), orrery_tally_percent (&tally->all) / 100,
                        tally->all.games > 0 ? tally->all.even / tally->all.games : 0);
  gtk_accessible_update_property (GTK_ACCESSIBLE (grid), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken,
                                  -1);
}

static void
activate_cb (OrreryTallyList *self, guint position)
{
  g_autoptr (OrreryTallyItem) item = g_list_model_get_item (G_LIST_MODEL (self->items), position);

  if (item != NULL)
    g_signal_emit (self, open_signal, 0, item);
}

/* --- Building --- */

static GtkWidget *
build_view (OrreryTallyList *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *view, *scrolled;

  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  scrolled = orrery_history_view_new (G_LIST_MODEL (self->items), factory, &view);
  g_signal_connect_object (view, "activate", G_CALLBACK (activate_cb), self, G_CONNECT_SWAPPED);
  return scrolled;
}

static GtkWidget *
build_empty (void)
{
  GtkWidget *page = adw_status_page_new ();

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (page), "document-open-recent-symbolic");
  adw_status_page_set_title (ADW_STATUS_PAGE (page), _("No Statistics Yet"));
  adw_status_page_set_description (ADW_STATUS_PAGE (page),
                                   _("Statistics appear here after your first game."));
  return page;
}

static void
orrery_tally_list_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (orrery_tally_list_parent_class)->map (widget);
  count (ORRERY_TALLY_LIST (widget));
}

static void
orrery_tally_list_dispose (GObject *object)
{
  OrreryTallyList *self = ORRERY_TALLY_LIST (object);
  GtkWidget *stack = GTK_WIDGET (self->stack);

  self->stack = NULL;
  g_clear_pointer (&stack, gtk_widget_unparent);
  g_clear_object (&self->items);
  g_clear_object (&self->ledger);

  G_OBJECT_CLASS (orrery_tally_list_parent_class)->dispose (object);
}

static void
orrery_tally_list_class_init (OrreryTallyListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_tally_list_dispose;
  widget_class->map = orrery_tally_list_map;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  open_signal = g_signal_new ("open", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                              NULL, G_TYPE_NONE, 1, ORRERY_TYPE_TALLY_ITEM);
}

static void
orrery_tally_list_init (OrreryTallyList *self)
{
  self->items = g_list_store_new (ORRERY_TYPE_TALLY_ITEM);
  self->stale = TRUE;
}

GtkWidget *
orrery_tally_list_new (OrreryLedger *ledger, OrreryTallyFunc count_func)
{
  OrreryTallyList *self = g_object_new (ORRERY_TYPE_TALLY_LIST, NULL);

  self->ledger = g_object_ref (ledger);
  self->count = count_func;
  self->stack = GTK_STACK (gtk_stack_new ());
  orrery_stack_set_spoken (self->stack, _("History"));
  gtk_stack_add_named (self->stack, build_empty (), "empty");
  gtk_stack_add_named (self->stack, build_view (self), "list");
  gtk_widget_set_parent (GTK_WIDGET (self->stack), GTK_WIDGET (self));
  g_signal_connect_object (ledger, "items-changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  return GTK_WIDGET (self);
}
