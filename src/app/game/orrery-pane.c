/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/game/orrery-pane.h"

#include "widgets/style/orrery-text.h"

enum { ON_A_PHONE = 350 }; /* px, in a window of 360 */

struct _OrreryPane
{
  GtkWidget parent_instance;
};

G_DEFINE_FINAL_TYPE (OrreryPane, orrery_pane, GTK_TYPE_WIDGET)

static void
orrery_pane_measure (GtkWidget *widget,
                     GtkOrientation orientation,
                     int for_size,
                     int *minimum,
                     int *natural,
                     int *minimum_baseline,
                     int *natural_baseline)
{
  const double letters = MAX (1, orrery_text_factor (gtk_widget_get_pango_context (widget)));

  *minimum_baseline = *natural_baseline = -1;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? (int) (ORRERY_PANE_WIDTH * letters) : 0;
  *minimum = MIN (*natural, ON_A_PHONE);
}

static void
orrery_pane_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  GtkWidget *child = gtk_widget_get_first_child (widget);

  if (child != NULL)
    gtk_widget_allocate (child, width, height, -1, NULL);
}

static void
orrery_pane_dispose (GObject *object)
{
  GtkWidget *child = gtk_widget_get_first_child (GTK_WIDGET (object));

  g_clear_pointer (&child, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_pane_parent_class)->dispose (object);
}

static void
orrery_pane_class_init (OrreryPaneClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_pane_dispose;
  widget_class->measure = orrery_pane_measure;
  widget_class->size_allocate = orrery_pane_size_allocate;
}

static void
orrery_pane_init (OrreryPane *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}
