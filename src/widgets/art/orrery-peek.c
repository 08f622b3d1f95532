/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/art/orrery-peek.h"

#include "widgets/art/orrery-info-popover.h"

typedef struct
{
  OrreryPeekFunc func;
  GtkWidget *tip;    /* the popover while pointing; weak */
  GdkRectangle at;   /* its subject */
  GtkWidget *popover; /* weak */
} Peek;

static Peek *
get_peek (GtkWidget *widget)
{
  return g_object_get_data (G_OBJECT (widget), "orrery-peek");
}

static GtkWidget *
look (GtkWidget *widget, double x, double y, gboolean stays, GdkRectangle *at)
{
  *at = (GdkRectangle) { 0, 0, gtk_widget_get_width (widget), gtk_widget_get_height (widget) };
  return get_peek (widget)->func (widget, x, y, stays, at);
}

/* --- Elsewhere --- */

#define SHOW "orrery-peek-show"

void
orrery_peek_set_show (GtkWidget *within, OrreryPeekShowFunc show)
{
  g_return_if_fail (GTK_IS_WIDGET (within) && show != NULL);

  g_object_set_data (G_OBJECT (within), SHOW, show);
}

/* FALSE: it belongs next to the piece. */
static gboolean
show_elsewhere (GtkWidget *widget, GtkWidget *closer)
{
  for (GtkWidget *within = widget; within != NULL; within = gtk_widget_get_parent (within))
    {
      OrreryPeekShowFunc show = g_object_get_data (G_OBJECT (within), SHOW);

      if (show != NULL)
        return show (within, closer);
    }
  return FALSE;
}

/* Only with keys: the pointer does not follow the focus. */
static void
focused_cb (GtkEventControllerFocus *controller)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (controller));
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *closer;
  GdkRectangle at;

  if (!GTK_IS_WINDOW (root) || !gtk_window_get_focus_visible (GTK_WINDOW (root)))
    return;
  closer = look (widget, gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0, FALSE, &at);
  if (closer == NULL)
    return;
  g_object_ref_sink (closer);
  show_elsewhere (widget, closer);
  g_object_unref (closer);
}

/* --- Pointing --- */

/* Set on a window or popover once its pointer has moved since the last key or click: what an answer moves beneath a
 * resting pointer is not being pointed at. */
#define IS_POINTING "orrery-peek-pointing"

typedef struct
{
  gboolean is_known;
  double x, y;
} Position;

void
orrery_peek_rest (GtkRoot *root)
{
  g_return_if_fail (GTK_IS_ROOT (root));

  g_object_set_data (G_OBJECT (root), IS_POINTING, NULL);
}

static gboolean
event_cb (GtkEventController *controller, GdkEvent *event, Position *last)
{
  GObject *native = G_OBJECT (gtk_event_controller_get_widget (controller));
  Position now = *last;

  switch ((guint) gdk_event_get_event_type (event))
    {
    case GDK_KEY_PRESS:
    case GDK_BUTTON_PRESS:
    case GDK_TOUCH_BEGIN:
      g_object_set_data (native, IS_POINTING, NULL);
      break;
    case GDK_ENTER_NOTIFY:
    case GDK_MOTION_NOTIFY:
      /* GTK repeats the last position after each layout. */
      now.is_known = gdk_event_get_position (event, &now.x, &now.y);
      if (last->is_known && (now.x != last->x || now.y != last->y))
        g_object_set_data (native, IS_POINTING, native);
      *last = now;
      break;
    default:
      break;
    }
  return FALSE;
}

/* A popover keeps its events to itself. */
static void
watch_pointer (GtkWidget *widget)
{
  GtkWidget *native = GTK_WIDGET (gtk_widget_get_native (widget));
  GtkEventController *events;

  if (g_object_get_data (G_OBJECT (native), "orrery-peek-events") != NULL)
    return;
  events = gtk_event_controller_legacy_new ();
  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  g_signal_connect_data (events, "event", G_CALLBACK (event_cb), g_new0 (Position, 1), (GClosureNotify) g_free, 0);
  g_object_set_data (G_OBJECT (native), "orrery-peek-events", events);
  gtk_widget_add_controller (native, events);
}

static void
set_tip (Peek *peek, GtkWidget *tip, const GdkRectangle *at, GtkTooltip *tooltip)
{
  if (peek->tip == NULL || !gtk_widget_get_mapped (peek->tip) || !gdk_rectangle_equal (&peek->at, at))
    {
      g_set_weak_pointer (&peek->tip, tip);
      peek->at = *at;
    }
  gtk_tooltip_set_custom (tooltip, peek->tip);
  gtk_tooltip_set_tip_area (tooltip, at);
}

/* GTK asks at every motion: keep what is already shown. */
static gboolean
query_cb (GtkWidget *widget, int x, int y, gboolean keyboard, GtkTooltip *tooltip)
{
  const gboolean is_pointing = g_object_get_data (G_OBJECT (gtk_widget_get_native (widget)), IS_POINTING) != NULL;
  GdkRectangle at;
  GtkWidget *tip = keyboard || is_pointing ? look (widget, x, y, FALSE, &at) : NULL;
  gboolean beside;

  /* Nor does a resting pointer ask for the widget's own tooltip. */
  if (!keyboard && !is_pointing)
    g_signal_stop_emission_by_name (widget, "query-tooltip");
  if (tip == NULL)
    return FALSE;
  g_object_ref_sink (tip);
  beside = !show_elsewhere (widget, tip);
  if (beside)
    set_tip (get_peek (widget), tip, &at, tooltip);
  else
    /* The close-up includes the widget's own tooltip. */
    g_signal_stop_emission_by_name (widget, "query-tooltip");
  g_object_unref (tip);
  return beside;
}

/* --- Asking for it --- */

static gboolean
drop_cb (gpointer popover)
{
  if (gtk_widget_get_parent (popover) != NULL)
    gtk_widget_unparent (popover);
  return G_SOURCE_REMOVE;
}

static void
closed_cb (GtkWidget *popover)
{
  g_idle_add_full (G_PRIORITY_DEFAULT_IDLE, drop_cb, g_object_ref (popover), g_object_unref);
}

static void
close_now (GtkWidget *widget)
{
  Peek *peek = get_peek (widget);

  if (peek->popover != NULL && gtk_widget_get_parent (peek->popover) == widget)
    gtk_widget_unparent (peek->popover);
}

static GtkWidget *
open (GtkWidget *widget, double x, double y)
{
  GdkRectangle at;
  GtkWidget *closer = look (widget, x, y, TRUE, &at);
  GtkWidget *popover;

  if (closer == NULL)
    return NULL;
  close_now (widget);
  popover = orrery_info_popover_new ();
  gtk_popover_set_child (GTK_POPOVER (popover), closer);
  gtk_popover_set_pointing_to (GTK_POPOVER (popover), &at);
  gtk_widget_set_parent (popover, widget);
  g_set_weak_pointer (&get_peek (widget)->popover, popover);
  g_signal_connect (popover, "closed", G_CALLBACK (closed_cb), NULL);
  gtk_popover_popup (GTK_POPOVER (popover));
  return popover;
}

/* The middle of the part that has the focus, or of the whole widget. */
GtkWidget *
orrery_peek_open (GtkWidget *widget)
{
  GtkRoot *root;
  GtkWidget *focus, *part;
  double x, y;

  g_return_val_if_fail (GTK_IS_WIDGET (widget) && get_peek (widget) != NULL, NULL);

  root = gtk_widget_get_root (widget);
  focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  part = focus != NULL && gtk_widget_is_ancestor (focus, widget) ? focus : widget;
  gtk_widget_translate_coordinates (part, widget, gtk_widget_get_width (part) / 2.0, gtk_widget_get_height (part) / 2.0,
                                    &x, &y);
  return open (widget, x, y);
}

static gboolean
key_cb (GtkWidget *widget, GVariant *args, gpointer data)
{
  return orrery_peek_open (widget) != NULL;
}

static void
pressed_cb (GtkGesture *gesture, int n_press, double x, double y)
{
  if (open (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)), x, y) != NULL)
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

/* TRUE if a button of the mouse is held on a piece that is moved that way. */
static gboolean
is_dragging (GtkGesture *gesture)
{
  GtkWidget *widget = gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture));
  GdkEvent *event = gtk_gesture_get_last_event (gesture, gtk_gesture_single_get_current_sequence (GTK_GESTURE_SINGLE (gesture)));
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  if (event == NULL || gdk_event_get_event_type (event) == GDK_TOUCH_BEGIN)
    return FALSE;
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GObject) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DRAG_SOURCE (controller))
        return TRUE;
    }
  return FALSE;
}

/* Holding a choice reads it, without choosing it. */
static void
held_cb (GtkGesture *gesture, double x, double y)
{
  if (!is_dragging (gesture) && open (gtk_event_controller_get_widget (GTK_EVENT_CONTROLLER (gesture)), x, y) != NULL)
    gtk_gesture_set_state (gesture, GTK_EVENT_SEQUENCE_CLAIMED);
}

/* --- Attaching --- */

static void
peek_free (gpointer data)
{
  Peek *peek = data;

  g_clear_weak_pointer (&peek->tip);
  g_clear_weak_pointer (&peek->popover);
  g_free (peek);
}

static void
add_keys (GtkWidget *widget)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();
  GtkShortcutTrigger *trigger = gtk_alternative_trigger_new (gtk_keyval_trigger_new (GDK_KEY_i, 0),
                                                             gtk_keyval_trigger_new (GDK_KEY_i, GDK_ALT_MASK));

  gtk_shortcut_controller_add_shortcut (GTK_SHORTCUT_CONTROLLER (keys),
                                        gtk_shortcut_new (trigger, gtk_callback_action_new (key_cb, NULL, NULL)));
  gtk_widget_add_controller (widget, keys);
}

static void
add_focus (GtkWidget *widget)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();

  g_signal_connect (focus, "enter", G_CALLBACK (focused_cb), NULL);
  gtk_widget_add_controller (widget, focus);
}

static void
add_gestures (GtkWidget *widget)
{
  GtkGesture *click = gtk_gesture_click_new (), *hold = gtk_gesture_long_press_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_SECONDARY);
  g_signal_connect (click, "pressed", G_CALLBACK (pressed_cb), NULL);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (click));
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (hold), GTK_PHASE_CAPTURE);
  g_signal_connect (hold, "pressed", G_CALLBACK (held_cb), NULL);
  gtk_widget_add_controller (widget, GTK_EVENT_CONTROLLER (hold));
}

void
orrery_peek_attach (GtkWidget *widget, OrreryPeekFunc func)
{
  Peek *peek;

  g_return_if_fail (GTK_IS_WIDGET (widget) && func != NULL && get_peek (widget) == NULL);

  peek = g_new0 (Peek, 1);
  peek->func = func;
  g_object_set_data_full (G_OBJECT (widget), "orrery-peek", peek, peek_free);
  gtk_widget_set_has_tooltip (widget, TRUE);
  g_signal_connect (widget, "query-tooltip", G_CALLBACK (query_cb), NULL);
  g_signal_connect (widget, "map", G_CALLBACK (watch_pointer), NULL);
  g_signal_connect (widget, "unmap", G_CALLBACK (close_now), NULL);
  g_signal_connect (widget, "destroy", G_CALLBACK (close_now), NULL);
  add_keys (widget);
  add_focus (widget);
  add_gestures (widget);
}
