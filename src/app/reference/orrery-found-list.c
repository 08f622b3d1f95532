/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-found-list"

#include "app/reference/orrery-found-list.h"

#include <glib/gi18n.h>

#include "widgets/art/orrery-builders.h"

#include "app/reference/orrery-lazy-list.h"
#include "app/reference/orrery-result-row.h"

/* Less than the average height of a row; headings are even lower. */
#define ROW_HEIGHT 44

struct _OrreryFoundList
{
  GtkWidget parent_instance;

  GListStore          *model;
  OrreryLazyList      *lazy;
  GtkSingleSelection  *selection;
  const OrreryResults *results; /* borrowed; NULL if nothing is searched for */
  gboolean             refilling;

  GtkWidget *scroller;
  GtkWidget *list; /* NULL: not built yet */
};

G_DEFINE_FINAL_TYPE (OrreryFoundList, orrery_found_list, GTK_TYPE_WIDGET)

enum
{
  OPEN,
  SELECTED,
  LEFT,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static OrreryResult *
get_result (OrreryFoundList *self, guint position)
{
  g_autoptr (OrreryResult) result =
      g_list_model_get_item (G_LIST_MODEL (self->model), position);

  /* The model keeps it. */
  return result;
}

static gboolean
can_select (OrreryFoundList *self, guint position)
{
  OrreryResult *result = get_result (self, position);

  return result != NULL && orrery_result_get_kind (result) != ORRERY_RESULT_HEADING;
}

static void
open_position (OrreryFoundList *self, guint position, gboolean by_key)
{
  if (can_select (self, position))
    g_signal_emit (self, signals[OPEN], 0, get_result (self, position), by_key);
}

static void
activate_cb (OrreryFoundList *self, guint position)
{
  open_position (self, position, TRUE);
}

/* --- Filling --- */

static void
selected_cb (OrreryFoundList *self)
{
  OrreryResult *result = gtk_single_selection_get_selected_item (self->selection);

  if (self->refilling)
    return;
  g_signal_emit (self, signals[SELECTED], 0, result);
}

/* The best result is selected as soon as it is found, so that Enter opens it. */
static void
select_first (OrreryFoundList *self)
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
fill_model (OrreryFoundList *self, GPtrArray *items)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (self->model));
  guint same = MIN (n, items->len);

  for (guint i = 0; i < same; i++)
    orrery_result_become (get_result (self, i), g_ptr_array_index (items, i));
  g_list_store_splice (self->model, same, n - same, items->pdata + same, items->len - same);
}

static GtkAdjustment *
get_adjustment (OrreryFoundList *self)
{
  return gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
}

void
orrery_found_list_fill (OrreryFoundList *self, GPtrArray *items, const OrreryResults *results)
{
  g_return_if_fail (ORRERY_IS_FOUND_LIST (self));

  self->results = results;
  self->refilling = TRUE;
  orrery_lazy_list_reset (self->lazy);
  fill_model (self, items);
  if (items->len > 0 && gtk_adjustment_get_value (get_adjustment (self)) > 0)
    gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", 0);
  select_first (self);
  self->refilling = FALSE;
  selected_cb (self);
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

/* One click opens. The list's own single-click mode would also select what the pointer is over. */
static void
row_released_cb (GtkGestureClick *gesture, int n_press, double x, double y, GtkListItem *item)
{
  GtkWidget *row = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  GtkWidget *self = gtk_widget_get_ancestor (row, ORRERY_TYPE_FOUND_LIST);

  if (n_press == 1 && self != NULL)
    open_position (ORRERY_FOUND_LIST (self), gtk_list_item_get_position (item), FALSE);
}

static void
setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, OrreryFoundList *self)
{
  GtkWidget *row = orrery_result_row_new ();
  GtkGesture *gesture = gtk_gesture_click_new ();

  g_signal_connect_object (gesture, "released", G_CALLBACK (row_released_cb), item, 0);
  gtk_widget_add_controller (row, GTK_EVENT_CONTROLLER (gesture));
  gtk_list_item_set_child (item, row);
  /* Newer versions of GTK fill a row before they put it into the list. */
  g_object_set_data (G_OBJECT (item), "list", self);
  g_signal_connect (item, "notify::selected", G_CALLBACK (row_selected_cb), NULL);
}

static void
show_item (GtkListItem *item)
{
  OrreryResult *result = gtk_list_item_get_item (item);
  gboolean is_heading = orrery_result_get_kind (result) == ORRERY_RESULT_HEADING;
  GtkWidget *row = gtk_list_item_get_child (item);
  OrreryFoundList *self = g_object_get_data (G_OBJECT (item), "list");

  gtk_list_item_set_selectable (item, !is_heading);
  gtk_list_item_set_activatable (item, !is_heading);
  orrery_result_row_show (ORRERY_RESULT_ROW (row), result, self->results);
  row_selected_cb (item);
}

static void
bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, OrreryFoundList *self)
{
  g_signal_connect_object (gtk_list_item_get_item (item), "changed", G_CALLBACK (show_item), item,
                           G_CONNECT_SWAPPED);
  show_item (item);
}

static void
unbind_cb (GtkSignalListItemFactory *factory, GtkListItem *item, OrreryFoundList *self)
{
  g_signal_handlers_disconnect_by_func (gtk_list_item_get_item (item), show_item, item);
}

/* --- Keys --- */

static void
focus_position (OrreryFoundList *self, guint position)
{
  orrery_lazy_list_reach (self->lazy, position);
  gtk_single_selection_set_selected (self->selection, position);
#if GTK_CHECK_VERSION(4, 12, 0)
  /* Here a row has the focus; the list would give it to the last one that had it. */
  G_GNUC_BEGIN_IGNORE_DEPRECATIONS
  gtk_list_view_scroll_to (GTK_LIST_VIEW (self->list), position, GTK_LIST_SCROLL_FOCUS, NULL);
  G_GNUC_END_IGNORE_DEPRECATIONS
#else
  gtk_widget_activate_action (self->list, "list.scroll-to-item", "u", position);
#endif
  gtk_widget_grab_focus (self->list);
}

/* Skips headings; above the first line is the field. */
static gboolean
move (OrreryFoundList *self, int step)
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
    g_signal_emit (self, signals[LEFT], 0);
  return TRUE;
}

/* The list view only knows the part of the list that has been built so far. */
static gboolean
move_to_end (OrreryFoundList *self)
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
             OrreryFoundList *self)
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
      g_signal_emit (self, signals[LEFT], 0);
      return TRUE;
    }
  return FALSE;
}

/* --- The widget --- */

static void
orrery_found_list_dispose (GObject *object)
{
  OrreryFoundList *self = ORRERY_FOUND_LIST (object);

  g_clear_pointer (&self->scroller, gtk_widget_unparent);
  g_clear_object (&self->selection);
  g_clear_object (&self->lazy);
  g_clear_object (&self->model);

  G_OBJECT_CLASS (orrery_found_list_parent_class)->dispose (object);
}

static void
orrery_found_list_class_init (OrreryFoundListClass *klass)
{
  GType type = ORRERY_TYPE_FOUND_LIST;

  G_OBJECT_CLASS (klass)->dispose = orrery_found_list_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);

  signals[OPEN] = g_signal_new ("open", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                2, ORRERY_TYPE_RESULT, G_TYPE_BOOLEAN);
  signals[SELECTED] = g_signal_new ("selected", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                                    G_TYPE_NONE, 1, ORRERY_TYPE_RESULT);
  signals[LEFT] = g_signal_new ("left", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                0);
}

static void
orrery_found_list_init (OrreryFoundList *self)
{
  self->scroller = gtk_scrolled_window_new ();
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (self->scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
  self->model = g_list_store_new (ORRERY_TYPE_RESULT);
  self->lazy = orrery_lazy_list_new (G_LIST_MODEL (self->model), get_adjustment (self),
                                     ROW_HEIGHT);
  self->selection =
      gtk_single_selection_new (g_object_ref (orrery_lazy_list_get_model (self->lazy)));
  gtk_single_selection_set_autoselect (self->selection, FALSE);
  gtk_single_selection_set_can_unselect (self->selection, TRUE);
  g_signal_connect_object (self->selection, "notify::selected", G_CALLBACK (selected_cb), self,
                           G_CONNECT_SWAPPED);
}

void
orrery_found_list_build (OrreryFoundList *self)
{
  GtkListItemFactory *factory;
  GtkEventController *controller;

  g_return_if_fail (ORRERY_IS_FOUND_LIST (self) && self->list == NULL);

  factory = gtk_signal_list_item_factory_new ();
  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), self);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), self);
  g_signal_connect (factory, "unbind", G_CALLBACK (unbind_cb), self);
  self->list = orrery_list_view_new (GTK_SELECTION_MODEL (g_object_ref (self->selection)), factory);
  gtk_widget_add_css_class (self->list, "navigation-sidebar");
  gtk_widget_add_css_class (self->list, "orrery-results");
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->list), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  _("Results"), -1);
  g_signal_connect_object (self->list, "activate", G_CALLBACK (activate_cb), self,
                           G_CONNECT_SWAPPED);
  controller = gtk_event_controller_key_new ();
  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "key-pressed", G_CALLBACK (list_key_cb), self);
  gtk_widget_add_controller (self->list, controller);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), self->list);
}

GListModel *
orrery_found_list_get_model (OrreryFoundList *self)
{
  g_return_val_if_fail (ORRERY_IS_FOUND_LIST (self), NULL);

  return G_LIST_MODEL (self->model);
}

void
orrery_found_list_open_selected (OrreryFoundList *self)
{
  g_return_if_fail (ORRERY_IS_FOUND_LIST (self));

  open_position (self, gtk_single_selection_get_selected (self->selection), TRUE);
}

void
orrery_found_list_focus (OrreryFoundList *self)
{
  guint at;

  g_return_if_fail (ORRERY_IS_FOUND_LIST (self));

  at = gtk_single_selection_get_selected (self->selection);
  if (at == GTK_INVALID_LIST_POSITION)
    move (self, 1);
  else
    focus_position (self, at);
}
