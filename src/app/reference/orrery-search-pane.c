/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-search-pane"

#include "config.h"

#include "app/reference/orrery-search-pane.h"

#include <glib/gi18n.h>

#include "widgets/orrery-announce.h"
#include "widgets/orrery-table-style.h"

#include "app/reference/orrery-filter-chips.h"
#include "app/reference/orrery-lazy-list.h"
#include "app/reference/orrery-result-row.h"

/* Beside a page; and with less than this there is no room for a page beside it. */
#define WIDTH 408
#define LEAST_WIDTH 358

/* Lower than a row of the list is on average; headings are lower still. */
#define ROW_HEIGHT 44

struct _OrrerySearchPane
{
  GtkWidget parent_instance;

  OrreryCatalog *catalog;
  OrreryShelf   *shelf;
  OrreryResults *results; /* NULL: nothing is searched for */

  GListStore         *model;
  OrreryLazyList     *lazy;
  GtkSingleSelection *selection;
  gboolean            refilling;

  GtkWidget *box;
  GtkWidget *entry;
  GtkWidget *filters_button;
  GtkWidget *chips;
  GtkWidget *filter_bar;
  GtkWidget *status;
  GtkWidget *scroller;
  GtkWidget *list;
};

G_DEFINE_FINAL_TYPE (OrrerySearchPane, orrery_search_pane, GTK_TYPE_WIDGET)

enum
{
  OPEN,
  SELECTED,
  COMMAND,
  CHANGED,
  LEFT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static OrreryResult *
get_result (OrrerySearchPane *self, guint position)
{
  g_autoptr (OrreryResult) result =
      g_list_model_get_item (G_LIST_MODEL (self->model), position);

  /* The model keeps it. */
  return result;
}

static gboolean
can_select (OrrerySearchPane *self, guint position)
{
  OrreryResult *result = get_result (self, position);

  return result != NULL && orrery_result_get_kind (result) != ORRERY_RESULT_HEADING;
}

/* --- Searching --- */

static gboolean
is_searching (OrrerySearchPane *self)
{
  const OrreryFacets *facets = orrery_filter_bar_get_facets (ORRERY_FILTER_BAR (self->filter_bar));

  return *orrery_search_pane_get_text (self) != '\0' || !orrery_facets_is_empty (facets);
}

/* Everything, without searching: what "Saved" alone picks from. */
static OrreryResults *
list_all (OrrerySearchPane *self)
{
  OrreryFilter all = { .kinds = (1u << ORRERY_N_KINDS) - 1 };

  return orrery_search (self->catalog, "", &all, 0);
}

static void
keep_saved (OrrerySearchPane *self, OrreryResults *results)
{
  guint n = 0;

  for (guint i = 0; i < results->n_hits; i++)
    if (orrery_shelf_is_saved (self->shelf, orrery_entry_get_id (results->hits[i].entry)))
      results->hits[n++] = results->hits[i];
  results->n_hits = n;
  results->n_found = results->nearest ? 0 : n;
}

static OrreryResults *
search (OrrerySearchPane *self, const OrreryFacets *facets)
{
  const char *text = orrery_search_pane_get_text (self);
  OrreryResults *results;

  if (*text == '\0' && orrery_filter_is_empty (&facets->filter))
    results = list_all (self);
  else
    results = orrery_search (self->catalog, text, &facets->filter, 0);
  if (facets->saved)
    keep_saved (self, results);
  return results;
}

static guint
count_hidden (OrrerySearchPane *self, const OrreryFacets *facets)
{
  g_autoptr (OrreryResults) all = NULL;
  const char *text = orrery_search_pane_get_text (self);

  if (*text == '\0' || orrery_facets_is_empty (facets))
    return 0;
  all = orrery_search (self->catalog, text, NULL, 1);
  return all->n_found > self->results->n_found ? all->n_found - self->results->n_found : 0;
}

/* --- Chips --- */

static void
chip_removed_cb (OrrerySearchPane *self, guint facet, guint value, gboolean typed)
{
  gtk_widget_grab_focus (self->entry);
  if (typed)
    {
      g_autofree char *text = orrery_facet_remove_words (
          self->catalog, orrery_search_pane_get_text (self), facet, value);

      orrery_search_pane_set_text (self, text);
    }
  else
    orrery_filter_bar_set (ORRERY_FILTER_BAR (self->filter_bar), facet, value, FALSE);
}

/* "free trade" is no filter for trading: words that the best hit does not satisfy as a filter have
 * been found as words. */
static void
show_chips (OrrerySearchPane *self)
{
  OrreryFacets toggled = *orrery_filter_bar_get_facets (ORRERY_FILTER_BAR (self->filter_bar));
  OrreryFacets typed = { 0 };

  if (self->results != NULL && self->results->n_found > 0
      && orrery_filter_matches (&self->results->understood, self->results->hits[0].entry))
    typed.filter = self->results->understood;
  orrery_filter_chips_show (ORRERY_FILTER_CHIPS (self->chips), &toggled, &typed);
}

/* --- The list --- */

static void
show_status (OrrerySearchPane *self)
{
  g_autofree char *text = NULL;

  if (self->results != NULL)
    /* Translators: how many of all entries were found: "7 of 214". */
    text = g_strdup_printf (_("%u of %u"), self->results->n_found,
                            orrery_catalog_get_n_entries (self->catalog));
  gtk_label_set_text (GTK_LABEL (self->status), text != NULL ? text : "");
  gtk_widget_set_visible (self->status, text != NULL);
}

/* The best is told too: Enter opens it. */
static void
announce (OrrerySearchPane *self)
{
  g_autofree char *found = NULL;

  if (self->results == NULL)
    return;
  found = self->results->n_found == 0
              ? g_strdup (_("Nothing found."))
              : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u found.", "%u found.",
                                              self->results->n_found),
                                 self->results->n_found);
  orrery_announce (GTK_WIDGET (self), ORRERY_SAY_ALWAYS, found);
  if (self->results->n_hits > 0)
    orrery_announce (GTK_WIDGET (self), ORRERY_SAY_IN_FULL,
                     orrery_entry_get_name (self->results->hits[0].entry));
}

static void
selected_cb (OrrerySearchPane *self)
{
  OrreryResult *result = gtk_single_selection_get_selected_item (self->selection);

  if (self->refilling)
    return;
  g_signal_emit (self, signals[SELECTED], 0,
                 result != NULL ? orrery_result_get_entry (result) : NULL);
}

/* The best is chosen as soon as it is found, so that Enter opens it. */
static void
select_first (OrrerySearchPane *self)
{
  guint first = GTK_INVALID_LIST_POSITION;

  for (guint i = 0; self->results != NULL && i < 2; i++)
    if (can_select (self, i))
      {
        first = i;
        break;
      }
  gtk_single_selection_set_selected (self->selection, first);
}

static void
fill_model (OrrerySearchPane *self, GPtrArray *items)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->model));
  guint same = MIN (n, items->len);

  for (guint i = 0; i < same; i++)
    orrery_result_become (get_result (self, i), g_ptr_array_index (items, i));
  g_list_store_splice (self->model, same, n - same, items->pdata + same, items->len - same);
}

static GtkAdjustment *
get_adjustment (OrrerySearchPane *self)
{
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
}

static void
refill (OrrerySearchPane *self)
{
  const OrreryFacets *facets = orrery_filter_bar_get_facets (ORRERY_FILTER_BAR (self->filter_bar));
  g_autoptr (GPtrArray) items = NULL;

  if (self->catalog == NULL)
    return;
  g_clear_pointer (&self->results, orrery_results_free);
  if (is_searching (self))
    {
      self->results = search (self, facets);
      items = orrery_result_list_found (self->results, orrery_search_pane_get_text (self),
                                        count_hidden (self, facets));
    }
  else
    items = orrery_result_list_browse (self->catalog, self->shelf);
  self->refilling = TRUE;
  orrery_lazy_list_reset (self->lazy);
  fill_model (self, items);
  if (items->len > 0 && gtk_adjustment_get_value (get_adjustment (self)) > 0)
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", 0);
  show_chips (self);
  show_status (self);
  select_first (self);
  self->refilling = FALSE;
  selected_cb (self);
}

static void
changed_cb (OrrerySearchPane *self)
{
  refill (self);
  announce (self);
  g_signal_emit (self, signals[CHANGED], 0);
}

static void
shelf_changed_cb (OrrerySearchPane *self)
{
  const OrreryFacets *facets = orrery_filter_bar_get_facets (ORRERY_FILTER_BAR (self->filter_bar));

  if (!is_searching (self) || facets->saved)
    refill (self);
}

static void
open_position (OrrerySearchPane *self, guint position)
{
  OrreryResult *result = get_result (self, position);

  if (result == NULL || orrery_result_get_kind (result) == ORRERY_RESULT_HEADING)
    return;
  if (orrery_result_get_kind (result) == ORRERY_RESULT_ENTRY)
    g_signal_emit (self, signals[OPEN], 0, orrery_result_get_entry (result));
  else if (orrery_result_get_command (result) == ORRERY_COMMAND_UNFILTER)
    orrery_filter_bar_clear (ORRERY_FILTER_BAR (self->filter_bar));
  else
    g_signal_emit (self, signals[COMMAND], 0, orrery_result_get_command (result));
}

static void
list_activate_cb (GtkListView *list, guint position, OrrerySearchPane *self)
{
  open_position (self, position);
}

/* What is typed next is the next question. */
static void
activate_cb (OrrerySearchPane *self)
{
  open_position (self, gtk_single_selection_get_selected (self->selection));
  gtk_editable_select_region (GTK_EDITABLE (self->entry), 0, -1);
}

static void
stop_search_cb (OrrerySearchPane *self)
{
  if (!orrery_search_pane_clear (self))
    g_signal_emit (self, signals[LEFT], 0);
}

static void
search_started_cb (OrrerySearchPane *self)
{
  orrery_search_pane_focus_text (self);
}

/* --- Rows --- */

static void
row_selected_cb (GtkListItem *item)
{
  OrreryResultRow *row = ORRERY_RESULT_ROW (gtk_list_item_get_child (item));
  OrreryResult *result = gtk_list_item_get_item (item);

  if (result != NULL)
    orrery_result_row_set_next (row, gtk_list_item_get_selected (item)
                                         && orrery_result_get_kind (result)
                                                == ORRERY_RESULT_ENTRY);
}

/* One click opens. The list's own way of doing that would also choose what the pointer is over. */
static void
row_released_cb (GtkGestureClick *gesture, int n_press, double x, double y, GtkListItem *item)
{
  GtkWidget *row = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  GtkWidget *pane = gtk_widget_get_ancestor (row, ORRERY_TYPE_SEARCH_PANE);

  if (n_press == 1 && pane != NULL)
    open_position (ORRERY_SEARCH_PANE (pane), gtk_list_item_get_position (item));
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, OrrerySearchPane *self)
{
  GtkWidget *row = orrery_result_row_new ();
  GtkGesture *gesture = gtk_gesture_click_new ();

  g_signal_connect_object (gesture, "released", G_CALLBACK (row_released_cb), item, 0);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (gesture));
  gtk_list_item_set_child (item, row);
  /* Newer versions of GTK fill a row before they put it into the list. */
  g_object_set_data (G_OBJECT (item), "pane", self);
  g_signal_connect (item, "notify::selected", G_CALLBACK (row_selected_cb), NULL);
}

static void
show_item (GtkListItem *item)
{
  OrreryResult *result = gtk_list_item_get_item (item);
  gboolean is_heading = orrery_result_get_kind (result) == ORRERY_RESULT_HEADING;
  GtkWidget *row = gtk_list_item_get_child (item);
  OrrerySearchPane *self = g_object_get_data (G_OBJECT (item), "pane");

  gtk_list_item_set_selectable (item, !is_heading);
  gtk_list_item_set_activatable (item, !is_heading);
  orrery_result_row_show (ORRERY_RESULT_ROW (row), result, self->results);
  row_selected_cb (item);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, OrrerySearchPane *self)
{
  g_signal_connect_object (gtk_list_item_get_item (item), "changed", G_CALLBACK (show_item), item,
                           G_CONNECT_SWAPPED);
  show_item (item);
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, OrrerySearchPane *self)
{
  g_signal_handlers_disconnect_by_func (gtk_list_item_get_item (item), show_item, item);
}

/* --- Keys --- */

static void
focus_position (OrrerySearchPane *self, guint position)
{
  orrery_lazy_list_reach (self->lazy, position);
  gtk_single_selection_set_selected (self->selection, position);
  gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", position);
  gtk_widget_grab_focus (self->list);
}

/* Headings are passed over; above the first line is the field. */
static gboolean
move (OrrerySearchPane *self, int step)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->model));
  guint at = gtk_single_selection_get_selected (self->selection);

  if (at == GTK_INVALID_LIST_POSITION)
    at = step > 0 ? G_MAXUINT : 0;
  for (at += (guint) step; at < n; at += (guint) step)
    if (can_select (self, at))
      {
        focus_position (self, at);
        return TRUE;
      }
  if (step < 0)
    orrery_search_pane_focus_text (self);
  return TRUE;
}

/* The list view knows only of what has been made of the list so far. */
static gboolean
move_to_end (OrrerySearchPane *self)
{
  guint at = g_list_model_get_n_items (G_LIST_MODEL (self->model));

  while (at-- > 0)
    if (can_select (self, at))
      {
        focus_position (self, at);
        break;
      }
  return TRUE;
}

static gboolean
list_key_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
             OrrerySearchPane *self)
{
  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;
  if (keyval == GDK_KEY_Down || keyval == GDK_KEY_KP_Down)
    return move (self, 1);
  if (keyval == GDK_KEY_Up || keyval == GDK_KEY_KP_Up)
    return move (self, -1);
  if (keyval == GDK_KEY_End || keyval == GDK_KEY_KP_End)
    return move_to_end (self);
  if (keyval == GDK_KEY_Escape)
    {
      orrery_search_pane_focus_text (self);
      return TRUE;
    }
  return FALSE;
}

static gboolean
entry_key_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
              OrrerySearchPane *self)
{
  guint at = gtk_single_selection_get_selected (self->selection);

  if ((state & gtk_accelerator_get_default_mod_mask ()) != 0
      || (keyval != GDK_KEY_Down && keyval != GDK_KEY_KP_Down))
    return FALSE;
  if (at == GTK_INVALID_LIST_POSITION)
    return move (self, 1);
  focus_position (self, at);
  return TRUE;
}

static void
add_key_controller (GtkWidget *widget, GCallback callback, OrrerySearchPane *self)
{
  GtkEventController *controller = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "key-pressed", callback, self);
  gtk_widget_add_controller (widget, controller);
}

/* --- The widget --- */

static void
orrery_search_pane_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                            int *minimum, int *natural, int *minimum_baseline,
                            int *natural_baseline)
{
  gtk_widget_measure (ORRERY_SEARCH_PANE (widget)->box, orientation, for_size, minimum, natural,
                      NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = MAX (*minimum, LEAST_WIDTH);
      *natural = MAX (*minimum, WIDTH);
    }
}

static void
orrery_search_pane_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_size_allocate (ORRERY_SEARCH_PANE (widget)->box,
                            &(GtkAllocation) { 0, 0, width, height }, baseline);
}

static void
orrery_search_pane_dispose (GObject *object)
{
  OrrerySearchPane *self = ORRERY_SEARCH_PANE (object);

  gtk_widget_dispose_template (GTK_WIDGET (self), ORRERY_TYPE_SEARCH_PANE);
  g_clear_pointer (&self->results, orrery_results_free);
  g_clear_object (&self->selection);
  g_clear_object (&self->lazy);
  g_clear_object (&self->model);

  G_OBJECT_CLASS (orrery_search_pane_parent_class)->dispose (object);
}

static void
orrery_search_pane_class_init (OrrerySearchPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  GType type = ORRERY_TYPE_SEARCH_PANE;

  G_OBJECT_CLASS (klass)->dispose = orrery_search_pane_dispose;

  signals[OPEN] = g_signal_new ("open", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                1, ORRERY_TYPE_ENTRY);
  signals[SELECTED] = g_signal_new ("selected", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, ORRERY_TYPE_ENTRY);
  signals[COMMAND] = g_signal_new ("command", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 1, G_TYPE_INT);
  signals[CHANGED] = g_signal_new ("changed", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                   G_TYPE_NONE, 0);
  signals[LEFT] = g_signal_new ("left", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                0);

  g_type_ensure (ORRERY_TYPE_FILTER_CHIPS);
  g_type_ensure (ORRERY_TYPE_FILTER_BAR);
  gtk_widget_class_set_template_from_resource (
      widget_class, "/io/github/orrerytable/Orrery/orrery-search-pane.ui");
  gtk_widget_class_bind_template_child (widget_class, OrrerySearchPane, box);
  gtk_widget_class_bind_template_child (widget_class, OrrerySearchPane, entry);
  gtk_widget_class_bind_template_child (widget_class, OrrerySearchPane, filters_button);
  gtk_widget_class_bind_template_child (widget_class, OrrerySearchPane, chips);
  gtk_widget_class_bind_template_child (widget_class, OrrerySearchPane, filter_bar);
  gtk_widget_class_bind_template_child (widget_class, OrrerySearchPane, status);
  gtk_widget_class_bind_template_child (widget_class, OrrerySearchPane, scroller);
  gtk_widget_class_bind_template_callback (widget_class, changed_cb);
  gtk_widget_class_bind_template_callback (widget_class, chip_removed_cb);
  gtk_widget_class_bind_template_callback (widget_class, activate_cb);
  gtk_widget_class_bind_template_callback (widget_class, stop_search_cb);
  gtk_widget_class_bind_template_callback (widget_class, search_started_cb);
  widget_class->measure = orrery_search_pane_measure;
  widget_class->size_allocate = orrery_search_pane_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "orrery-search-pane");
}

static void
orrery_search_pane_init (OrrerySearchPane *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  self->model = g_list_store_new (ORRERY_TYPE_RESULT);
  self->lazy = orrery_lazy_list_new (G_LIST_MODEL (self->model), get_adjustment (self),
                                     ROW_HEIGHT);
  self->selection =
      gtk_single_selection_new (g_object_ref (orrery_lazy_list_get_model (self->lazy)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
  add_key_controller (self->entry, G_CALLBACK (entry_key_cb), self);
}

/* What the first frame does not show is made here. */
void
orrery_search_pane_load (OrrerySearchPane *self, OrreryCatalog *catalog)
{
  GtkListItemFactory *factory;

  g_return_if_fail (ORRERY_IS_SEARCH_PANE (self) && self->catalog == NULL);

  self->catalog = catalog;
  self->shelf = orrery_shelf_get_default ();
  orrery_filter_bar_build (ORRERY_FILTER_BAR (self->filter_bar));
  g_signal_connect_object (self->shelf, "changed", G_CALLBACK (shelf_changed_cb), self,
                           G_CONNECT_SWAPPED);

  factory = gtk_signal_list_item_factory_new ();
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), self);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), self);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), self);
  self->list = orrery_list_view_new (GTK_SELECTION_MODEL (g_object_ref (self->selection)), factory);
  gtk_widget_add_css_class (self->list, "navigation-sidebar");
  gtk_widget_add_css_class (self->list, "orrery-results");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Results"), -1);
  g_signal_connect (self->list, "activate", G_CALLBACK (list_activate_cb), self);
  add_key_controller (self->list, G_CALLBACK (list_key_cb), self);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->list);
  refill (self);
}

const char *
orrery_search_pane_get_text (OrrerySearchPane *self)
{
  g_return_val_if_fail (ORRERY_IS_SEARCH_PANE (self), "");

  return gtk_editable_get_text (GTK_EDITABLE (self->entry));
}

void
orrery_search_pane_set_text (OrrerySearchPane *self, const char *text)
{
  g_return_if_fail (ORRERY_IS_SEARCH_PANE (self));

  gtk_editable_set_text (GTK_EDITABLE (self->entry), text);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

OrreryFilterBar *
orrery_search_pane_get_filters (OrrerySearchPane *self)
{
  g_return_val_if_fail (ORRERY_IS_SEARCH_PANE (self), NULL);

  return ORRERY_FILTER_BAR (self->filter_bar);
}

void
orrery_search_pane_show_filters (OrrerySearchPane *self, gboolean show)
{
  g_return_if_fail (ORRERY_IS_SEARCH_PANE (self));

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (self->filters_button), show);
}

void
orrery_search_pane_capture_keys (OrrerySearchPane *self, GtkWidget *widget)
{
  g_return_if_fail (ORRERY_IS_SEARCH_PANE (self));

  gtk_search_entry_set_key_capture_widget (GTK_SEARCH_ENTRY (self->entry), widget);
}

void
orrery_search_pane_focus_text (OrrerySearchPane *self)
{
  g_return_if_fail (ORRERY_IS_SEARCH_PANE (self));

  gtk_widget_grab_focus (self->entry);
  gtk_editable_set_position (GTK_EDITABLE (self->entry), -1);
}

gboolean
orrery_search_pane_clear (OrrerySearchPane *self)
{
  g_return_val_if_fail (ORRERY_IS_SEARCH_PANE (self), FALSE);

  if (!is_searching (self))
    return FALSE;
  orrery_filter_bar_clear (ORRERY_FILTER_BAR (self->filter_bar));
  orrery_search_pane_set_text (self, "");
  return TRUE;
}

GListModel *
orrery_search_pane_get_model (OrrerySearchPane *self)
{
  g_return_val_if_fail (ORRERY_IS_SEARCH_PANE (self), NULL);

  return G_LIST_MODEL (self->model);
}

guint
orrery_search_pane_get_n_found (OrrerySearchPane *self)
{
  g_return_val_if_fail (ORRERY_IS_SEARCH_PANE (self), 0);

  return self->results != NULL ? self->results->n_found : 0;
}

GPtrArray *
orrery_search_pane_list_found (OrrerySearchPane *self)
{
  GPtrArray *found = g_ptr_array_new ();

  g_return_val_if_fail (ORRERY_IS_SEARCH_PANE (self), found);

  if (self->catalog == NULL)
    return found;
  if (self->results == NULL)
    for (guint i = 0; i < orrery_catalog_get_n_entries (self->catalog); i++)
      g_ptr_array_add (found, orrery_catalog_get_entry (self->catalog, i));
  for (guint i = 0; self->results != NULL && i < self->results->n_found; i++)
    g_ptr_array_add (found, self->results->hits[i].entry);
  return found;
}

void
orrery_search_pane_select (OrrerySearchPane *self, OrreryEntry *entry)
{
  guint n;

  g_return_if_fail (ORRERY_IS_SEARCH_PANE (self));

  n = g_list_model_get_n_items (G_LIST_MODEL (self->model));
  for (guint i = 0; i < n; i++)
    if (entry != NULL && orrery_result_get_entry (get_result (self, i)) == entry)
      {
        orrery_lazy_list_reach (self->lazy, i);
        gtk_single_selection_set_selected (self->selection, i);
        return;
      }
  gtk_single_selection_set_selected (self->selection, GTK_INVALID_LIST_POSITION);
}
