/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/question/orrery-counter.h"

#include <glib/gi18n.h>

#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-piece-paintable.h"

enum { GAP = 6 };

struct _OrreryCounter
{
  GtkWidget parent_instance;

  OrreryCounterKind kind;
  int value;
  int size;
  gboolean inside;
  GtkImage *image;
  GtkWidget *number;
};

G_DEFINE_FINAL_TYPE (OrreryCounter, orrery_counter, GTK_TYPE_WIDGET)

static void
show_picture (OrreryCounter *self)
{
  const OrreryPicture picture = {
    self->kind == ORRERY_COUNTER_CREDITS ? &orrery_picture_coin : &orrery_picture_chip,
    self->inside ? self->value : ORRERY_NO_NUMBER, 0, self->size, self->size,
  };
  g_autoptr (GdkPaintable) paintable = orrery_piece_paintable_new (&picture);

  gtk_image_set_from_paintable (self->image, paintable);
}

static void
show_value (OrreryCounter *self)
{
  g_autofree char *number = g_strdup_printf ("%d", self->value);
  g_autofree char *spoken = NULL;

  if (self->kind == ORRERY_COUNTER_CREDITS)
    spoken = g_strdup_printf (ngettext ("%d credit", "%d credits", self->value), self->value);
  else
    spoken = g_strdup_printf (_("%d VP in chips"), self->value);
  gtk_label_set_text (GTK_LABEL (self->number), number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), spoken);
}

int
orrery_counter_get_value (OrreryCounter *self)
{
  g_return_val_if_fail (ORRERY_IS_COUNTER (self), 0);

  return self->value;
}

void
orrery_counter_set_value (OrreryCounter *self, int value)
{
  g_return_if_fail (ORRERY_IS_COUNTER (self));

  if (self->value == value)
    return;
  self->value = value;
  show_value (self);
  if (self->inside)
    show_picture (self);
}

void
orrery_counter_set_inside (OrreryCounter *self, gboolean inside)
{
  g_return_if_fail (ORRERY_IS_COUNTER (self));

  self->inside = inside;
  gtk_widget_set_visible (self->number, !inside);
  show_picture (self);
}

static void
orrery_counter_dispose (GObject *object)
{
  orrery_clear_children (GTK_WIDGET (object));

  G_OBJECT_CLASS (orrery_counter_parent_class)->dispose (object);
}

static void
orrery_counter_class_init (OrreryCounterClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = orrery_counter_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BOX_LAYOUT);
  gtk_widget_class_set_css_name (widget_class, "orrery-counter");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
orrery_counter_init (OrreryCounter *self)
{
  gtk_box_layout_set_spacing (GTK_BOX_LAYOUT (gtk_widget_get_layout_manager (GTK_WIDGET (self))), GAP);
  self->image = GTK_IMAGE (gtk_image_new ());
  self->number = gtk_label_new (NULL);
  gtk_widget_add_css_class (self->number, "numeric");
  gtk_widget_set_parent (GTK_WIDGET (self->image), GTK_WIDGET (self));
  gtk_widget_set_parent (self->number, GTK_WIDGET (self));
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
}

GtkWidget *
orrery_counter_new (OrreryCounterKind kind, int value, int size)
{
  OrreryCounter *self = g_object_new (ORRERY_TYPE_COUNTER, NULL);

  self->kind = kind;
  self->value = value;
  self->size = size;
  gtk_image_set_pixel_size (self->image, size);
  show_picture (self);
  show_value (self);
  return GTK_WIDGET (self);
}
