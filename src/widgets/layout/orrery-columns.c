/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-columns"

#include "config.h"

#include "widgets/layout/orrery-columns.h"

/* The middle wants to hold a readable line of text: this many average characters. */
#define READABLE 40

#define COLUMN_SPACING 36
#define ROW_SPACING 24

struct _OrreryColumns
{
  GtkWidget parent_instance;

  GtkWidget *side;
  GtkWidget *middle;
  GtkWidget *rest;
};

G_DEFINE_FINAL_TYPE (OrreryColumns, orrery_columns, GTK_TYPE_WIDGET)

static int
readable_width (OrreryColumns *self)
{
  PangoContext *context = gtk_widget_get_pango_context (GTK_WIDGET (self));
  PangoFontMetrics *metrics = pango_context_get_metrics (context, NULL, NULL);
  int width = READABLE * pango_font_metrics_get_approximate_char_width (metrics) / PANGO_SCALE;

  pango_font_metrics_unref (metrics);
  return width;
}

static int
minimum_of (GtkWidget *child)
{
  int minimum;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  return minimum;
}

/* Only the side: what is below it wraps. */
static int
side_width (OrreryColumns *self)
{
  int natural;

  gtk_widget_measure (self->side, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &natural, NULL, NULL);
  return MAX (natural, minimum_of (self->rest));
}

static int
both_width (OrreryColumns *self)
{
  return side_width (self) + COLUMN_SPACING
         + MAX (minimum_of (self->middle), readable_width (self));
}

static int
height_of (GtkWidget *child, int width)
{
  int height;

  gtk_widget_measure (child, GTK_ORIENTATION_VERTICAL, width, &height, NULL, NULL, NULL);
  return height;
}

static int
place (GtkWidget *child, int x, int y, int width, gboolean really)
{
  int height = height_of (child, width);

  if (really)
    gtk_widget_size_allocate (child, &(GtkAllocation) { x, y, width, height }, -1);
  return y + height + (height > 0 ? ROW_SPACING : 0);
}

/* Lays out, or only counts; returns the height. */
static int
lay_out (OrreryColumns *self, int width, gboolean really)
{
  gboolean rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  int side = side_width (self);
  int middle = width - side - COLUMN_SPACING;
  int y;

  if (width < both_width (self))
    {
      y = place (self->side, 0, 0, width, really);
      y = place (self->middle, 0, y, width, really);
      y = place (self->rest, 0, y, width, really);
    }
  else
    {
      int at = rtl ? width - side : 0;

      y = place (self->side, at, 0, side, really);
      y = place (self->rest, at, y, side, really);
      y = MAX (y, place (self->middle, rtl ? 0 : side + COLUMN_SPACING, 0, middle, really));
    }
  return y - ROW_SPACING;
}

static void
orrery_columns_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                        int *natural, int *minimum_baseline, int *natural_baseline)
{
  OrreryColumns *self = ORRERY_COLUMNS (widget);

  if (orientation == GTK_ORIENTATION_VERTICAL)
    *minimum = *natural = lay_out (self, for_size < 0 ? both_width (self) : for_size, FALSE);
  else
    {
      *minimum = MAX (minimum_of (self->side),
                      MAX (minimum_of (self->middle), minimum_of (self->rest)));
      *natural = MAX (*minimum, both_width (self));
    }
}

static void
orrery_columns_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  lay_out (ORRERY_COLUMNS (widget), width, TRUE);
}

static GtkSizeRequestMode
orrery_columns_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
orrery_columns_dispose (GObject *object)
{
  OrreryColumns *self = ORRERY_COLUMNS (object);

  g_clear_pointer (&self->side, gtk_widget_unparent);
  g_clear_pointer (&self->middle, gtk_widget_unparent);
  g_clear_pointer (&self->rest, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_columns_parent_class)->dispose (object);
}

static void
orrery_columns_class_init (OrreryColumnsClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_columns_dispose;
  widget_class->measure = orrery_columns_measure;
  widget_class->size_allocate = orrery_columns_size_allocate;
  widget_class->get_request_mode = orrery_columns_get_request_mode;
}

static void
orrery_columns_init (OrreryColumns *self)
{
}

GtkWidget *
orrery_columns_new (GtkWidget *side, GtkWidget *middle, GtkWidget *rest)
{
  OrreryColumns *self = g_object_new (ORRERY_TYPE_COLUMNS, NULL);

  self->side = side;
  self->middle = middle;
  self->rest = rest;
  gtk_widget_set_parent (side, GTK_WIDGET (self));
  gtk_widget_set_parent (middle, GTK_WIDGET (self));
  gtk_widget_set_parent (rest, GTK_WIDGET (self));
  return GTK_WIDGET (self);
}
