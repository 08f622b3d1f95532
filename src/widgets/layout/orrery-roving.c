/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/layout/orrery-roving.h"

#define CONTROLLER "orrery-roving"

static gboolean
is_stop (GtkWidget *child)
{
  return (GTK_IS_BUTTON (child) || GTK_IS_MENU_BUTTON (child)) && gtk_widget_get_visible (child)
         && gtk_widget_is_sensitive (child);
}

/* The next one in reading order, or the first or last of all if `child` is NULL. */
static GtkWidget *
step (GtkWidget *group, GtkWidget *child, gboolean forward)
{
  do
    if (child == NULL)
      child = forward ? gtk_widget_get_first_child (group) : gtk_widget_get_last_child (group);
    else
      child = forward ? gtk_widget_get_next_sibling (child) : gtk_widget_get_prev_sibling (child);
  while (child != NULL && !is_stop (child));
  return child;
}

/* The nearest one on another line; NULL if there is none in that direction. */
static GtkWidget *
step_line (GtkWidget *group, GtkWidget *from, gboolean down)
{
  graphene_rect_t start, bounds;
  GtkWidget *nearest = NULL;
  float best = G_MAXFLOAT;

  if (!gtk_widget_compute_bounds (from, group, &start))
    return NULL;
  for (GtkWidget *child = step (group, NULL, TRUE); child != NULL; child = step (group, child, TRUE))
    {
      float lines, across;

      if (!gtk_widget_compute_bounds (child, group, &bounds))
        continue;
      lines = (bounds.origin.y - start.origin.y) * (down ? 1 : -1);
      across = ABS (bounds.origin.x + bounds.size.width / 2 - start.origin.x - start.size.width / 2);
      if (lines > start.size.height / 2 && lines * 16 + across < best)
        {
          best = lines * 16 + across;
          nearest = child;
        }
    }
  return nearest;
}

static void
make_stop (GtkWidget *group, GtkWidget *stop)
{
  for (GtkWidget *child = gtk_widget_get_first_child (group); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    gtk_widget_set_can_focus (child, child == stop);
}

static GtkWidget *
get_stop (GtkWidget *group)
{
  for (GtkWidget *child = step (group, NULL, TRUE); child != NULL; child = step (group, child, TRUE))
    if (gtk_widget_get_can_focus (child))
      return child;
  return NULL;
}

static GtkWidget *
find_target (GtkWidget *group, GtkWidget *from, guint keyval)
{
  const gboolean rtl = gtk_widget_get_direction (group) == GTK_TEXT_DIR_RTL;

  switch (keyval)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return step (group, from, rtl);
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return step (group, from, !rtl);
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      return step (group, NULL, TRUE);
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      return step (group, NULL, FALSE);
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return step_line (group, from, FALSE);
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return step_line (group, from, TRUE);
    default:
      return NULL;
    }
}

static gboolean
key_pressed_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state,
                GtkWidget *group)
{
  GtkWidget *from = gtk_widget_get_focus_child (group);
  GtkWidget *to = from != NULL ? find_target (group, from, keyval) : NULL;

  if (to == NULL || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;
  make_stop (group, to);
  return gtk_widget_child_focus (to, GTK_DIR_TAB_FORWARD);
}

/* The click may have destroyed the group: answering removes the question. */
static void
clicked_cb (GtkWidget *button, GtkWidget *group)
{
  if (gtk_widget_get_parent (button) == group)
    make_stop (group, button);
}

void
orrery_roving_set_up (GtkWidget *group)
{
  GtkWidget *stop = get_stop (group);
  GtkEventController *controller = g_object_get_data (G_OBJECT (group), CONTROLLER);

  if (controller == NULL)
    {
      controller = gtk_event_controller_key_new ();
      g_signal_connect (controller, "key-pressed", G_CALLBACK (key_pressed_cb), group);
      gtk_widget_add_controller (group, controller);
      g_object_set_data (G_OBJECT (group), CONTROLLER, controller);
    }
  for (GtkWidget *child = gtk_widget_get_first_child (group); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (GTK_IS_BUTTON (child))
      {
        g_signal_handlers_disconnect_by_func (child, clicked_cb, group);
        g_signal_connect (child, "clicked", G_CALLBACK (clicked_cb), group);
      }
  make_stop (group, stop != NULL ? stop : step (group, NULL, TRUE));
}
