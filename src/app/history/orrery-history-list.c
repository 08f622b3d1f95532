/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-history-list"

#include "app/history/orrery-history-list.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/history/orrery-history-parts.h"
#include "app/history/orrery-outcome-row.h"
#include "assist/orrery-history-words.h"
#include "catalog/orrery-fold.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-announce.h"

struct _OrreryHistoryList
{
  GtkWidget parent_instance;

  OrreryLedger *ledger;
  GtkFilterListModel *listed;
  GtkFilter *filter;
  GStrv words; /* search words, folded */
  gboolean choosing;
  GHashTable *chosen; /* OrreryOutcome */
  GHashTable *rows;   /* all OrreryOutcomeRows; not owned */

  GtkStack *stack;
  GtkWidget *view;
};

G_DEFINE_FINAL_TYPE (OrreryHistoryList, orrery_history_list, GTK_TYPE_WIDGET)

enum
{
  OPEN,
  CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- Which page --- */

static void
show_page (OrreryHistoryList *self)
{
  const char *page = "list";

  if (g_list_model_get_n_items (G_LIST_MODEL (self->ledger)) == 0)
    page = orrery_ledger_get_loaded (self->ledger) ? "empty" : "loading";
  else if (g_list_model_get_n_items (G_LIST_MODEL (self->listed)) == 0)
    page = "nothing";
  gtk_stack_set_visible_child_name (self->stack, page);
}

static gboolean
is_gone (gpointer outcome, gpointer value, gpointer data)
{
  return !g_hash_table_contains (data, outcome);
}

/* Entries that are no longer listed, because they were deleted or filtered out, are not chosen
 * either. */
static void
drop_chosen (OrreryHistoryList *self)
{
  g_autoptr (GHashTable) there = g_hash_table_new (NULL, NULL);
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->listed));

  if (g_hash_table_size (self->chosen) == 0)
    return;
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (OrreryOutcome) outcome = g_list_model_get_item (G_LIST_MODEL (self->listed), i);

      g_hash_table_add (there, outcome);
    }
  g_hash_table_foreach_remove (self->chosen, is_gone, there);
}

static void
changed_cb (OrreryHistoryList *self)
{
  drop_chosen (self);
  show_page (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

/* --- Searching --- */

static gboolean
matches (gpointer item, gpointer data)
{
  OrreryHistoryList *self = data;

  return self->words == NULL || orrery_outcome_matches (item, (const char *const *) self->words);
}

void
orrery_history_list_set_search (OrreryHistoryList *self, const char *text)
{
  g_autofree char *folded = NULL;

  g_return_if_fail (ORRERY_IS_HISTORY_LIST (self));

  folded = orrery_fold_words (text);
  g_clear_pointer (&self->words, g_strfreev);
  if (folded[0] != '\0')
    self->words = g_strsplit (folded, " ", -1);
  gtk_filter_changed (self->filter, GTK_FILTER_CHANGE_DIFFERENT);
  changed_cb (self);
}

GListModel *
orrery_history_list_get_listed (OrreryHistoryList *self)
{
  g_return_val_if_fail (ORRERY_IS_HISTORY_LIST (self), NULL);

  return G_LIST_MODEL (self->listed);
}

/* --- Choosing --- */

static void
update_row (OrreryHistoryList *self, OrreryOutcomeRow *row)
{
  OrreryOutcome *outcome = orrery_outcome_row_get_outcome (row);

  orrery_outcome_row_set_chosen (row, self->choosing,
                                 outcome != NULL && g_hash_table_contains (self->chosen, outcome));
}

static void
update_rows (OrreryHistoryList *self)
{
  GHashTableIter iter;
  gpointer row;

  g_hash_table_iter_init (&iter, self->rows);
  while (g_hash_table_iter_next (&iter, &row, NULL))
    update_row (self, row);
  g_signal_emit (self, signals[CHANGED], 0);
}

void
orrery_history_list_set_choosing (OrreryHistoryList *self, gboolean choosing)
{
  g_return_if_fail (ORRERY_IS_HISTORY_LIST (self));

  self->choosing = choosing;
  g_hash_table_remove_all (self->chosen);
  update_rows (self);
}

void
orrery_history_list_choose_all (OrreryHistoryList *self)
{
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->listed));

  g_return_if_fail (ORRERY_IS_HISTORY_LIST (self));

  for (guint i = 0; i < n; i++)
    g_hash_table_add (self->chosen, g_list_model_get_item (G_LIST_MODEL (self->listed), i));
  update_rows (self);
}

guint
orrery_history_list_get_n_chosen (OrreryHistoryList *self)
{
  g_return_val_if_fail (ORRERY_IS_HISTORY_LIST (self), 0);

  return g_hash_table_size (self->chosen);
}

GPtrArray *
orrery_history_list_dup_chosen (OrreryHistoryList *self)
{
  GPtrArray *outcomes = g_ptr_array_new_with_free_func (g_object_unref);
  const guint n = g_list_model_get_n_items (G_LIST_MODEL (self->ledger));

  g_return_val_if_fail (ORRERY_IS_HISTORY_LIST (self), outcomes);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (OrreryOutcome) outcome = g_list_model_get_item (G_LIST_MODEL (self->ledger), i);

      if (self->choosing ? g_hash_table_contains (self->chosen, outcome) : matches (outcome, self))
        g_ptr_array_add (outcomes, g_steal_pointer (&outcome));
    }
  return outcomes;
}

static void
choose (OrreryHistoryList *self, OrreryOutcome *outcome, gboolean on)
{
  if (on)
    g_hash_table_add (self->chosen, g_object_ref (outcome));
  else
    g_hash_table_remove (self->chosen, outcome);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
toggled_cb (OrreryHistoryList *self, gboolean on, OrreryOutcomeRow *row)
{
  choose (self, orrery_outcome_row_get_outcome (row), on);
}

static void
activate_cb (OrreryHistoryList *self, guint position)
{
  g_autoptr (OrreryOutcome) outcome = g_list_model_get_item (G_LIST_MODEL (self->listed), position);

  if (outcome == NULL)
    return;
  if (!self->choosing)
    {
      g_signal_emit (self, signals[OPEN], 0, outcome);
      return;
    }
  choose (self, outcome, !g_hash_table_contains (self->chosen, outcome));
  update_rows (self);
}

/* --- Rows --- */

static void
row_gone_cb (OrreryHistoryList *self, GtkWidget *row)
{
  if (self->rows != NULL)
    g_hash_table_remove (self->rows, row);
}

static void
setup_cb (OrreryHistoryList *self, GtkListItem *item)
{
  GtkWidget *row = orrery_outcome_row_new ();

  g_hash_table_add (self->rows, row);
  g_signal_connect_object (row, "toggled", G_CALLBACK (toggled_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (row, "destroy", G_CALLBACK (row_gone_cb), self, G_CONNECT_SWAPPED);
  gtk_list_item_set_child (item, row);
}

static void
bind_cb (OrreryHistoryList *self, GtkListItem *item)
{
  OrreryOutcomeRow *row = ORRERY_OUTCOME_ROW (gtk_list_item_get_child (item));

  orrery_outcome_row_set_outcome (row, gtk_list_item_get_item (item));
  update_row (self, row);
}

/* --- Building --- */

static GtkWidget *
build_view (OrreryHistoryList *self)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();
  GtkWidget *scrolled;

  g_signal_connect_object (factory, "setup", G_CALLBACK (setup_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (factory, "bind", G_CALLBACK (bind_cb), self, G_CONNECT_SWAPPED);
  scrolled = orrery_history_view_new (G_LIST_MODEL (self->listed), factory, &self->view);
  gtk_list_view_set_show_separators (GTK_LIST_VIEW (self->view), TRUE);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->view), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Games"), -1);
  g_signal_connect_object (self->view, "activate", G_CALLBACK (activate_cb), self,
                           G_CONNECT_SWAPPED);
  return scrolled;
}

static GtkWidget *
status_new (const char *icon, const char *title, const char *text)
{
  GtkWidget *page = adw_status_page_new ();

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (page), icon);
  adw_status_page_set_title (ADW_STATUS_PAGE (page), title);
  adw_status_page_set_description (ADW_STATUS_PAGE (page), text);
  return page;
}

static GtkWidget *
loading_new (void)
{
  GtkWidget *spinner = gtk_spinner_new ();

  gtk_spinner_start (GTK_SPINNER (spinner));
  gtk_widget_set_size_request (spinner, 32, 32);
  gtk_widget_set_halign (spinner, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (spinner, GTK_ALIGN_CENTER);
  gtk_accessible_update_property (GTK_ACCESSIBLE (spinner), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Loading the history"), -1);
  return spinner;
}

static void
build (OrreryHistoryList *self)
{
  self->filter = GTK_FILTER (gtk_custom_filter_new (matches, self, NULL));
  self->listed = gtk_filter_list_model_new (g_object_ref (G_LIST_MODEL (self->ledger)),
                                            g_object_ref (self->filter));
  self->stack = GTK_STACK (gtk_stack_new ());
  orrery_stack_set_spoken (self->stack, _("History"));
  gtk_stack_add_named (self->stack, loading_new (), "loading");
  gtk_stack_add_named (self->stack,
                       status_new ("document-open-recent-symbolic", _("No Games Yet"),
                                   _("Finished games appear here, from the screen and from a "
                                     "real table.")),
                       "empty");
  gtk_stack_add_named (self->stack,
                       status_new ("system-search-symbolic", _("No Results Found"),
                                   _("Search for a name, a score or a date.")),
                       "nothing");
  gtk_stack_add_named (self->stack, build_view (self), "list");
  gtk_widget_set_parent (GTK_WIDGET (self->stack), GTK_WIDGET (self));
  g_signal_connect_object (self->ledger, "items-changed", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  g_signal_connect_object (self->ledger, "notify::loaded", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  show_page (self);
}

static void
orrery_history_list_dispose (GObject *object)
{
  OrreryHistoryList *self = ORRERY_HISTORY_LIST (object);
  GtkWidget *stack = GTK_WIDGET (self->stack);

  self->stack = NULL;
  g_clear_pointer (&stack, gtk_widget_unparent);
  g_clear_pointer (&self->rows, g_hash_table_unref);
  g_clear_pointer (&self->chosen, g_hash_table_unref);
  g_clear_object (&self->listed);
  g_clear_object (&self->filter);
  g_clear_object (&self->ledger);
  g_clear_pointer (&self->words, g_strfreev);

  G_OBJECT_CLASS (orrery_history_list_parent_class)->dispose (object);
}

static gboolean
orrery_history_list_grab_focus (GtkWidget *widget)
{
  OrreryHistoryList *self = ORRERY_HISTORY_LIST (widget);

  return g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "list") == 0 && gtk_widget_grab_focus (self->view);
}

static void
orrery_history_list_class_init (OrreryHistoryListClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_history_list_dispose;
  widget_class->grab_focus = orrery_history_list_grab_focus;
  widget_class->focus = orrery_focus_child;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  signals[OPEN] = g_signal_new ("open", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, ORRERY_TYPE_OUTCOME);
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
}

static void
orrery_history_list_init (OrreryHistoryList *self)
{
  self->chosen = g_hash_table_new_full (NULL, NULL, g_object_unref, NULL);
  self->rows = g_hash_table_new (NULL, NULL);
}

GtkWidget *
orrery_history_list_new (OrreryLedger *ledger)
{
  OrreryHistoryList *self = g_object_new (ORRERY_TYPE_HISTORY_LIST, NULL);

  self->ledger = g_object_ref (ledger);
  build (self);
  return GTK_WIDGET (self);
}
