/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/charts/orrery-histogram.h"

#include <glib/gi18n.h>
#include <math.h>

#include "widgets/charts/orrery-chart.h"
#include "widgets/charts/orrery-axis.h"
#include "widgets/art/orrery-draw.h"
#include "widgets/style/orrery-text.h"

struct _OrreryHistogram
{
  GtkWidget parent_instance;

  int first, width;
  guint n;
  guint *counts;
  double mean;
};

G_DEFINE_FINAL_TYPE (OrreryHistogram, orrery_histogram, GTK_TYPE_WIDGET)

/* --- Drawing --- */

typedef struct
{
  OrreryHistogram *self;
  OrreryAxis axis;
  double letter;
} Field;

static double
x_of (const Field *field, double points)
{
  return field->axis.left
         + field->axis.width * (points - field->self->first) / (field->self->n * field->self->width);
}

static void
draw_bars (const Field *field)
{
  OrreryHistogram *self = field->self;
  double wide = field->axis.width / self->n, gap = MIN (wide * 0.15, 6);

  for (guint i = 0; i < self->n; i++)
    {
      double y = orrery_axis_y (&field->axis, self->counts[i]);
      double tall = field->axis.top + field->axis.height - y;

      if (self->counts[i] == 0)
        continue;
      orrery_rounded_top (field->axis.cr, field->axis.left + i * wide + gap / 2, y, wide - gap, tall,
                          MIN (4, tall));
      orrery_set_source (field->axis.cr, &field->axis.style->accent, field->axis.style->flat ? 1 : 0.85);
      cairo_fill (field->axis.cr);
    }
}

static void
draw_axis (const Field *field)
{
  OrreryHistogram *self = field->self;
  guint every = MAX ((guint) ceil (30 * field->letter * self->n / field->axis.width), 1);
  double y = field->axis.top + field->axis.height + 12 * field->letter;

  for (guint i = 0; i <= self->n; i += every)
    {
      int points = self->first + (int) i * self->width;
      g_autofree char *text = g_strdup_printf ("%d", points);

      orrery_axis_write (&field->axis, text, x_of (field, points), y, 0, PANGO_WEIGHT_NORMAL, &field->axis.style->dim);
    }
  orrery_axis_write (&field->axis, _("VP"), field->axis.left + field->axis.width / 2, y + 18 * field->letter, 0,
            PANGO_WEIGHT_NORMAL, &field->axis.style->dim);
}

static void
draw_mean (const Field *field)
{
  /* Translators: the average of many scores */
  g_autofree char *text = g_strdup_printf (_("average %.1f"), field->self->mean);
  double x = round (x_of (field, field->self->mean)) + 0.5;
  const double dash[] = { 4, 3 };

  cairo_move_to (field->axis.cr, x, field->axis.top);
  cairo_line_to (field->axis.cr, x, field->axis.top + field->axis.height);
  orrery_set_source (field->axis.cr, &field->axis.style->text, 1);
  cairo_set_line_width (field->axis.cr, 1.5);
  cairo_set_dash (field->axis.cr, dash, G_N_ELEMENTS (dash), 0);
  cairo_stroke (field->axis.cr);
  cairo_set_dash (field->axis.cr, NULL, 0, 0);
  x = CLAMP (x, field->axis.left + 40 * field->letter, field->axis.left + field->axis.width - 40 * field->letter);
  orrery_axis_write (&field->axis, text, x, field->axis.top - 9 * field->letter, 0, PANGO_WEIGHT_BOLD,
            &field->axis.style->text);
}

static void
draw (OrreryHistogram *self, cairo_t *cr, PangoContext *context, double width, double height)
{
  Field field = { self, { cr, context, orrery_style_current () }, orrery_text_factor (context) };
  guint most = 1;

  if (self->n == 0)
    return;
  for (guint i = 0; i < self->n; i++)
    most = MAX (most, self->counts[i]);
  field.axis.left = 30 * field.letter;
  field.axis.top = 22 * field.letter;
  field.axis.width = width - field.axis.left - 14 * field.letter;
  field.axis.height = height - field.axis.top - 44 * field.letter;
  field.axis.step = orrery_chart_step ((int) most,
                                  CLAMP ((int) (field.axis.height / (36 * field.letter)), 2, 6));
  field.axis.most = ((int) most + field.axis.step - 1) / field.axis.step * field.axis.step;
  orrery_axis_draw (&field.axis);
  draw_bars (&field);
  draw_axis (&field);
  draw_mean (&field);
}

/* --- The widget --- */

static void
orrery_histogram_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  PangoContext *context = orrery_text_context_copy (gtk_widget_get_pango_context (widget));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  draw (ORRERY_HISTOGRAM (widget), cr, context, width, height);
  cairo_destroy (cr);
  g_object_unref (context);
}

static void
orrery_histogram_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline)
{
  double letter = orrery_text_factor (gtk_widget_get_pango_context (widget));

  *minimum = (orientation == GTK_ORIENTATION_HORIZONTAL ? 240 : 170) * MIN (letter, 1.3);
  *natural = (orientation == GTK_ORIENTATION_HORIZONTAL ? 400 : 220) * letter;
}

static void
update_accessible (OrreryHistogram *self)
{
  g_autoptr (GString) text = g_string_new (_("How often each score was reached."));

  for (guint i = 0; i < self->n; i++)
    if (self->counts[i] > 0)
      {
        int from = self->first + (int) i * self->width;

        g_string_append_c (text, ' ');
        /* Translators: how many scores lie from … to … */
        g_string_append_printf (text, _("%d to %d: %u."), from, from + self->width - 1,
                                self->counts[i]);
      }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text->str,
                                  -1);
}

void
orrery_histogram_set (OrreryHistogram *self, int first, int width, guint n, const guint *counts,
                      double mean)
{
  g_return_if_fail (ORRERY_IS_HISTOGRAM (self) && width > 0);

  g_free (self->counts);
  self->first = first;
  self->width = width;
  self->n = n;
  self->counts = g_memdup2 (counts, n * sizeof (guint));
  self->mean = mean;
  update_accessible (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
orrery_histogram_finalize (GObject *object)
{
  g_free (ORRERY_HISTOGRAM (object)->counts);
  G_OBJECT_CLASS (orrery_histogram_parent_class)->finalize (object);
}

static void
orrery_histogram_class_init (OrreryHistogramClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = orrery_histogram_finalize;
  widget_class->snapshot = orrery_histogram_snapshot;
  widget_class->measure = orrery_histogram_measure;
  gtk_widget_class_set_css_name (widget_class, "orrery-histogram");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
orrery_histogram_init (OrreryHistogram *self)
{
  orrery_style_redraw (GTK_WIDGET (self));
}

GtkWidget *
orrery_histogram_new (void)
{
  return g_object_new (ORRERY_TYPE_HISTOGRAM, NULL);
}

/* --- A share --- */

struct _OrreryShareBar
{
  GtkWidget parent_instance;

  double share, even;
};

G_DEFINE_FINAL_TYPE (OrreryShareBar, orrery_share_bar, GTK_TYPE_WIDGET)

static void
append_bar (GtkSnapshot   *snapshot,
            double         width,
            double         y,
            double         height,
            const GdkRGBA *colour)
{
  GskRoundedRect shape;

  gsk_rounded_rect_init_from_rect (&shape,
                                   &GRAPHENE_RECT_INIT (0, (float) y, (float) width,
                                                        (float) height),
                                   (float) MIN (height / 2, width / 2));
  gtk_snapshot_push_rounded_clip (snapshot, &shape);
  gtk_snapshot_append_color (snapshot, colour, &shape.bounds);
  gtk_snapshot_pop (snapshot);
}

static void
orrery_share_bar_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OrreryShareBar *self = ORRERY_SHARE_BAR (widget);
  const OrreryStyle *style = orrery_style_current ();
  const gboolean rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  double width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  double x = round (width * self->even);

  gtk_snapshot_save (snapshot);
  if (rtl)
    {
      gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) width, 0));
      gtk_snapshot_scale (snapshot, -1, 1);
    }
  append_bar (snapshot, width, 2, height - 4, &style->well);
  append_bar (snapshot, width * self->share, 2, height - 4, &style->accent);
  gtk_snapshot_append_color (snapshot, &style->text,
                             &GRAPHENE_RECT_INIT ((float) x - 1, 0, 2, (float) height));
  gtk_snapshot_restore (snapshot);
}

static void
orrery_share_bar_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                          int *natural, int *minimum_baseline, int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 40 : 12;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 120 : 12;
}

void
orrery_share_bar_set (OrreryShareBar *self, double share, double even)
{
  g_return_if_fail (ORRERY_IS_SHARE_BAR (self));

  self->share = CLAMP (share, 0, 1);
  self->even = CLAMP (even, 0, 1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

static void
orrery_share_bar_class_init (OrreryShareBarClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->snapshot = orrery_share_bar_snapshot;
  widget_class->measure = orrery_share_bar_measure;
  gtk_widget_class_set_css_name (widget_class, "orrery-share-bar");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_PRESENTATION);
}

static void
orrery_share_bar_init (OrreryShareBar *self)
{
  orrery_style_redraw (GTK_WIDGET (self));
}

GtkWidget *
orrery_share_bar_new (void)
{
  return g_object_new (ORRERY_TYPE_SHARE_BAR, NULL);
}
