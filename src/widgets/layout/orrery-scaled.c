/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/layout/orrery-scaled.h"

struct _OrreryScaled
{
  GtkWidget parent_instance;

  int width;
  int height;
  GtkWidget *child;
};

G_DEFINE_FINAL_TYPE (OrreryScaled, orrery_scaled, GTK_TYPE_WIDGET)

static void
orrery_scaled_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum, int *natural,
                       int *minimum_baseline, int *natural_baseline)
{
  OrreryScaled *self = ORRERY_SCALED (widget);

  *minimum = 0;
  *natural = (orientation == GTK_ORIENTATION_HORIZONTAL ? self->width : self->height) / 2;
}

static void
orrery_scaled_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  OrreryScaled *self = ORRERY_SCALED (widget);
  const double scale = MIN ((double) width / self->width, (double) height / self->height);
  GskTransform *transform;

  if (self->child == NULL)
    return;
  transform = gsk_transform_translate (NULL, &GRAPHENE_POINT_INIT ((float) (width - scale * self->width) / 2,
                                                                   (float) (height - scale * self->height) / 2));
  transform = gsk_transform_scale (transform, (float) scale, (float) scale);
  gtk_widget_allocate (self->child, self->width, self->height, -1, transform);
}

static void
orrery_scaled_dispose (GObject *object)
{
  g_clear_pointer (&ORRERY_SCALED (object)->child, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_scaled_parent_class)->dispose (object);
}

static void
orrery_scaled_class_init (OrreryScaledClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_scaled_dispose;
  widget_class->measure = orrery_scaled_measure;
  widget_class->size_allocate = orrery_scaled_size_allocate;
}

static void
orrery_scaled_init (OrreryScaled *self)
{
  gtk_widget_set_overflow (GTK_WIDGET (self), GTK_OVERFLOW_HIDDEN);
}

GtkWidget *
orrery_scaled_new (int width, int height)
{
  OrreryScaled *self = g_object_new (ORRERY_TYPE_SCALED, NULL);

  self->width = width;
  self->height = height;
  return GTK_WIDGET (self);
}

void
orrery_scaled_set_child (OrreryScaled *self, GtkWidget *child)
{
  g_return_if_fail (ORRERY_IS_SCALED (self));

  g_clear_pointer (&self->child, gtk_widget_unparent);
  self->child = child;
  if (child != NULL)
    gtk_widget_set_parent (child, GTK_WIDGET (self));
}
