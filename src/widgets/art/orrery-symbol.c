/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/art/orrery-symbol.h"

#include "widgets/art/orrery-picture.h"

struct _OrrerySymbol
{
  GtkWidget parent_instance;

  OrrerySymbolId symbol;
  int pixel_size;
  char *label;
};

G_DEFINE_FINAL_TYPE (OrrerySymbol, orrery_symbol, GTK_TYPE_WIDGET)

static void
orrery_symbol_measure (GtkWidget      *widget,
                       GtkOrientation  orientation,
                       int             for_size,
                       int            *minimum,
                       int            *natural,
                       int            *minimum_baseline,
                       int            *natural_baseline)
{
  *minimum = *natural = ORRERY_SYMBOL (widget)->pixel_size;
}

static void
orrery_symbol_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OrrerySymbol *self = ORRERY_SYMBOL (widget);
  int size = self->pixel_size;
  int x = (gtk_widget_get_width (widget) - size) / 2;
  int y = (gtk_widget_get_height (widget) - size) / 2;
  OrreryPicture picture = { &orrery_picture_symbol, self->symbol, 0, size, size };

  gtk_style_context_get_color (gtk_widget_get_style_context (widget), &picture.ink);
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  orrery_picture_snapshot (&picture, snapshot, orrery_style_current (),
                           gtk_widget_get_scale_factor (widget));
  gtk_snapshot_restore (snapshot);
}

/* The color is the style's. */
static void
orrery_symbol_css_changed (GtkWidget *widget, GtkCssStyleChange *change)
{
  GTK_WIDGET_CLASS (orrery_symbol_parent_class)->css_changed (widget, change);
  gtk_widget_queue_draw (widget);
}

static void
update_accessible (OrrerySymbol *self)
{
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  self->label ? self->label : "", -1);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_HIDDEN,
                               self->label == NULL, -1);
}

void
orrery_symbol_set_label (OrrerySymbol *self, const char *label)
{
  g_return_if_fail (ORRERY_IS_SYMBOL (self));

  if (g_strcmp0 (self->label, label) == 0)
    return;
  g_free (self->label);
  self->label = g_strdup (label);
  update_accessible (self);
}

static void
orrery_symbol_finalize (GObject *object)
{
  g_free (ORRERY_SYMBOL (object)->label);
  G_OBJECT_CLASS (orrery_symbol_parent_class)->finalize (object);
}

static void
orrery_symbol_class_init (OrrerySymbolClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  object_class->finalize = orrery_symbol_finalize;
  widget_class->measure = orrery_symbol_measure;
  widget_class->snapshot = orrery_symbol_snapshot;
  widget_class->css_changed = orrery_symbol_css_changed;

  gtk_widget_class_set_css_name (widget_class, "orrery-symbol");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
orrery_symbol_init (OrrerySymbol *self)
{
  gtk_widget_set_valign (GTK_WIDGET (self), GTK_ALIGN_CENTER);
  update_accessible (self);
}

GtkWidget *
orrery_symbol_new (OrrerySymbolId symbol, int pixel_size)
{
  OrrerySymbol *self = g_object_new (ORRERY_TYPE_SYMBOL, NULL);

  self->symbol = symbol;
  self->pixel_size = pixel_size;
  return GTK_WIDGET (self);
}
