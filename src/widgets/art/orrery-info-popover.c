/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/art/orrery-info-popover.h"

#include "widgets/art/orrery-builders.h"

#define INNERMOST "orrery-info-popover"

struct _OrreryInfoPopover
{
  GtkPopover parent_instance;
};

G_DEFINE_FINAL_TYPE (OrreryInfoPopover, orrery_info_popover, GTK_TYPE_POPOVER)

GtkWidget *
orrery_info_popover_new (void)
{
  return g_object_new (ORRERY_TYPE_INFO_POPOVER, NULL);
}

/* --- Which one is open --- */

static GtkWidget *
find_outer (GtkWidget *widget)
{
  GtkWidget *parent = gtk_widget_get_parent (widget);

  return parent != NULL ? gtk_widget_get_ancestor (parent, ORRERY_TYPE_INFO_POPOVER) : NULL;
}

static void
orrery_info_popover_map (GtkWidget *widget)
{
  g_object_set_data (G_OBJECT (gtk_widget_get_root (widget)), INNERMOST, widget);
  GTK_WIDGET_CLASS (orrery_info_popover_parent_class)->map (widget);
}

static void
orrery_info_popover_unmap (GtkWidget *widget)
{
  GObject *root = G_OBJECT (gtk_widget_get_root (widget));

  if (g_object_get_data (root, INNERMOST) == widget)
    g_object_set_data (root, INNERMOST, find_outer (widget));
  if (!gtk_widget_get_focusable (gtk_widget_get_parent (widget)))
    orrery_drop_focus (widget);
  GTK_WIDGET_CLASS (orrery_info_popover_parent_class)->unmap (widget);
}

gboolean
orrery_info_popover_is_open (GtkRoot *root)
{
  return g_object_get_data (G_OBJECT (root), INNERMOST) != NULL;
}

void
orrery_info_popover_close (GtkRoot *root)
{
  GtkWidget *popover = g_object_get_data (G_OBJECT (root), INNERMOST);

  while (popover != NULL)
    {
      GtkWidget *outer = find_outer (popover);

      gtk_popover_popdown (GTK_POPOVER (popover));
      popover = outer;
    }
}

/* --- Keys --- */

/* Keys that close a popover, or move in it. */
static gboolean
is_own_key (guint keyval)
{
  switch (keyval)
    {
    case GDK_KEY_Escape:
    case GDK_KEY_Tab:
    case GDK_KEY_ISO_Left_Tab:
    case GDK_KEY_Left:
    case GDK_KEY_Right:
    case GDK_KEY_Up:
    case GDK_KEY_Down:
    case GDK_KEY_Home:
    case GDK_KEY_End:
      return TRUE;
    default:
      return FALSE;
    }
}

/* The window does not get keys while the popover has the grab. A printed key closes the popover itself
 * (orrery-keys.c), because Enter and Space may also press the focused widget in here. */
static gboolean
pressed_cb (GtkEventControllerKey *controller, guint keyval, guint keycode, GdkModifierType state, GtkWidget *widget)
{
  const gboolean is_command = (state & (GDK_CONTROL_MASK | GDK_ALT_MASK)) != 0;
  GtkRoot *root = gtk_widget_get_root (widget);

  if (is_own_key (keyval) || !gtk_event_controller_key_forward (controller, GTK_WIDGET (root)))
    return FALSE;
  if (is_command)
    orrery_info_popover_close (root);
  return TRUE;
}

static void
orrery_info_popover_class_init (OrreryInfoPopoverClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->map = orrery_info_popover_map;
  widget_class->unmap = orrery_info_popover_unmap;
}

static void
orrery_info_popover_init (OrreryInfoPopover *self)
{
  GtkEventController *keys = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (pressed_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
}
