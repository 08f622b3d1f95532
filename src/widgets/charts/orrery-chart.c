/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/charts/orrery-chart.h"

#include <glib/gi18n.h>
#include <math.h>

#include "engine/game.h"
#include "widgets/charts/orrery-axis.h"
#include "widgets/art/orrery-draw.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/style/orrery-text.h"

#define MARK 3.4
#define NAME_GAP 10
#define LINES_SHARE 0.3 /* of the width, at least */

struct _OrreryChart
{
  GtkWidget parent_instance;

  guint n_seats;
  guint n_points;
  GStrv names;
  int *values;
};

G_DEFINE_FINAL_TYPE (OrreryChart, orrery_chart, GTK_TYPE_WIDGET)

/* Distinguishable without color: solid, dashed, dotted, dash-dotted, long-dashed. */
static const struct
{
  double dash[4];
  int n;
} dashes[GAME_MAX_SEATS] = {
  { { 0 }, 0 }, { { 6, 3 }, 2 }, { { 1.5, 3 }, 2 }, { { 7, 3, 1.5, 3 }, 4 }, { { 12, 4 }, 2 },
};

int
orrery_chart_step (int most, int n)
{
  static const int steps[] = { 1, 2, 5 };
  int power = 1;

  for (guint i = 0;; i++)
    {
      if (i == G_N_ELEMENTS (steps))
        {
          i = 0;
          power *= 10;
        }
      if (steps[i] * power * n >= most)
        return steps[i] * power;
    }
}

static int
value_at (OrreryChart *self, guint seat, guint point)
{
  return self->values[seat * self->n_points + point];
}

static int
highest (OrreryChart *self)
{
  int most = 1;

  for (guint i = 0; i < self->n_seats * self->n_points; i++)
    most = MAX (most, self->values[i]);
  return most;
}

/* --- Drawing --- */

typedef struct
{
  OrreryChart *self;
  OrreryAxis axis;
  double names; /* room for each; 0: as much as it needs */
  double bottom;
} Field;

static double
x_of (const Field *field, guint point)
{
  return field->axis.left
         + (field->self->n_points > 1
              ? field->axis.width * point / (field->self->n_points - 1) : field->axis.width / 2);
}

static void
draw_axis (const Field *field)
{
  double letter = orrery_text_factor (field->axis.context);
  guint every = MAX ((guint) ceil (22 * letter * field->self->n_points / field->axis.width), 1);
  double y = field->axis.top + field->axis.height + 12 * letter;

  for (guint i = 0; i < field->self->n_points; i++)
    {
      g_autofree char *text = i == 0 ? g_strdup (_("start")) : g_strdup_printf ("%u", i);

      if (i == 0 || (i > 1 && i % every == 0) || (i == 1 && every == 1))
        orrery_axis_write (&field->axis, text, x_of (field, i), y, 0, PANGO_WEIGHT_NORMAL, &field->axis.style->dim);
    }
  orrery_axis_write (&field->axis, _("round"), field->axis.left + field->axis.width / 2, y + 18 * letter, 0,
            PANGO_WEIGHT_NORMAL, &field->axis.style->dim);
}

static void
trace_mark (cairo_t *cr, guint seat, double x, double y)
{
  double r = MARK;

  switch (seat)
    {
    case 0:
      orrery_circle (cr, x, y, r);
      break;
    case 1:
      cairo_rectangle (cr, x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8);
      break;
    case 2:
      cairo_move_to (cr, x - r * 1.1, y - r * 0.8);
      cairo_line_to (cr, x + r * 1.1, y - r * 0.8);
      cairo_line_to (cr, x, y + r * 1.1);
      cairo_close_path (cr);
      break;
    case 3:
      cairo_rectangle (cr, x - r * 0.35, y - r * 1.1, r * 0.7, r * 2.2);
      cairo_rectangle (cr, x - r * 1.1, y - r * 0.35, r * 2.2, r * 0.7);
      break;
    default:
      cairo_move_to (cr, x, y - r * 1.2);
      cairo_line_to (cr, x + r * 1.2, y);
      cairo_line_to (cr, x, y + r * 1.2);
      cairo_line_to (cr, x - r * 1.2, y);
      cairo_close_path (cr);
    }
}

static GdkRGBA
line_colour (const Field *field, guint seat)
{
  const GdkRGBA *colour = &orrery_token_colours ()->seats[orrery_seat_mark_get_colour ((int) seat, field->self->names[seat])];

  return field->axis.style->dark ? orrery_lighten (colour, 0.35) : *colour;
}

static void
draw_line (const Field *field, guint seat)
{
  cairo_t *cr = field->axis.cr;
  GdkRGBA colour = line_colour (field, seat);

  orrery_set_source (cr, &colour, 1);
  cairo_set_line_width (cr, 2);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_dash (cr, dashes[seat].dash, dashes[seat].n, 0);
  for (guint i = 0; i < field->self->n_points; i++)
    cairo_line_to (cr, x_of (field, i), orrery_axis_y (&field->axis, value_at (field->self, seat, i)));
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  for (guint i = 0; i < field->self->n_points; i++)
    {
      trace_mark (cr, seat, x_of (field, i), orrery_axis_y (&field->axis, value_at (field->self, seat, i)));
      orrery_set_source (cr, &field->axis.style->card, 1);
      cairo_set_line_width (cr, 2);
      cairo_stroke_preserve (cr);
      orrery_set_source (cr, &colour, 1);
      cairo_fill (cr);
    }
}

/* --- Names --- */

static PangoLayout *
name_layout (OrreryChart *self, PangoContext *context, guint seat, double room)
{
  g_autofree char *text = g_strdup_printf ("%s %d", self->names[seat], value_at (self, seat, self->n_points - 1));
  OrreryLettering lettering = { text, ORRERY_AXIS_LABEL, PANGO_WEIGHT_BOLD, .width = room };
  PangoLayout *layout = orrery_lettering_layout (context, &lettering);

  /* The number after a long name stays visible. */
  if (room > 0)
    pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_MIDDLE);
  return layout;
}

static double
width_of (PangoContext *context, const char *text)
{
  OrreryLettering lettering = { text, ORRERY_AXIS_LABEL, PANGO_WEIGHT_NORMAL };
  g_autoptr (PangoLayout) layout = orrery_lettering_layout (context, &lettering);
  int w;

  pango_layout_get_pixel_size (layout, &w, NULL);
  return w;
}

/* The highest number is to the left of the lines, with half of the label below their start. */
static double
left_of (const Field *field)
{
  g_autofree char *most = g_strdup_printf ("%d", field->axis.most);

  return MAX (width_of (field->axis.context, most) + 10, width_of (field->axis.context, _("start")) / 2);
}

static double
widest_name (OrreryChart *self, PangoContext *context)
{
  int widest = 0;

  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      g_autoptr (PangoLayout) layout = name_layout (self, context, seat, 0);
      int w;

      pango_layout_get_pixel_size (layout, &w, NULL);
      widest = MAX (widest, w);
    }
  return widest;
}

static int
last_value (OrreryChart *self, guint seat)
{
  return value_at (self, seat, self->n_points - 1);
}

/* The seats from the one that ends highest to the lowest. */
static void
list_by_end (OrreryChart *self, guint seats[GAME_MAX_SEATS])
{
  for (guint i = 0; i < self->n_seats; i++)
    {
      guint k = i;

      for (; k > 0 && last_value (self, seats[k - 1]) < last_value (self, i); k--)
        seats[k] = seats[k - 1];
      seats[k] = i;
    }
}

/* Names are where their lines end, without overlap, and above the labels below the lines if there is room for all. */
static void
draw_names (const Field *field)
{
  OrreryChart *self = field->self;
  double letter = orrery_text_factor (field->axis.context), gap = 15 * letter, y[GAME_MAX_SEATS];
  double floor = MAX (field->axis.top + field->axis.height + 0.6 * gap, gap * self->n_seats);
  guint seats[GAME_MAX_SEATS];

  list_by_end (self, seats);
  for (guint i = 0; i < self->n_seats; i++)
    {
      y[i] = orrery_axis_y (&field->axis, last_value (self, seats[i]));
      if (i > 0)
        y[i] = MAX (y[i], y[i - 1] + gap);
    }
  for (guint i = self->n_seats; i-- > 0;)
    y[i] = MIN (y[i], MIN (floor, field->bottom) - gap * (self->n_seats - 1 - i + 0.6));
  for (guint i = 0; i < self->n_seats; i++)
    {
      g_autoptr (PangoLayout) layout = name_layout (self, field->axis.context, seats[i], field->names);
      GdkRGBA colour = line_colour (field, seats[i]);
      int h;

      pango_layout_get_pixel_size (layout, NULL, &h);
      orrery_set_source (field->axis.cr, &colour, 1);
      orrery_draw_layout (field->axis.cr, layout, field->axis.left + field->axis.width + NAME_GAP, y[i] - h / 2.0);
    }
}

/* Names get the space they need, but leave some for the lines. */
static void
share_width (Field *field, double width)
{
  double names = widest_name (field->self, field->axis.context);
  double most = width * (1 - LINES_SHARE) - field->axis.left - NAME_GAP;

  field->names = names > most ? most : 0;
  field->axis.width = width - field->axis.left - NAME_GAP - MIN (names + 2, most);
}

static void
draw (OrreryChart *self, cairo_t *cr, PangoContext *context, double width, double height)
{
  double letter = orrery_text_factor (context);
  Field field = { self, { cr, context, orrery_style_current () } };

  if (self->n_points == 0)
    return;
  field.axis.top = 10 * letter;
  field.axis.height = height - field.axis.top - 44 * letter;
  field.axis.step = orrery_chart_step (highest (self),
                                  CLAMP ((int) (field.axis.height / (36 * letter)), 2, 8));
  field.axis.most = (highest (self) + field.axis.step - 1) / field.axis.step * field.axis.step;
  field.bottom = height;
  field.axis.left = left_of (&field);
  share_width (&field, width);
  orrery_axis_draw (&field.axis);
  draw_axis (&field);
  for (guint seat = self->n_seats; seat-- > 0;)
    draw_line (&field, seat);
  draw_names (&field);
}

void
orrery_chart_draw (OrreryChart *self, cairo_t *cr, double width, double height)
{
  PangoContext *context = orrery_text_context_new ();

  g_return_if_fail (ORRERY_IS_CHART (self));

  draw (self, cr, context, width, height);
  g_object_unref (context);
}

/* --- The widget --- */

static void
orrery_chart_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OrreryChart *self = ORRERY_CHART (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  PangoContext *context = orrery_text_context_copy (gtk_widget_get_pango_context (widget));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));

  draw (self, cr, context, width, height);
  cairo_destroy (cr);
  g_object_unref (context);
}

static void
orrery_chart_measure (GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                      int *natural, int *minimum_baseline, int *natural_baseline)
{
  double letter = orrery_text_factor (gtk_widget_get_pango_context (widget));

  /* As wide as the panel next to the table, with its margins. */
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 200 * MIN (letter, 1.2) : 180 * MIN (letter, 1.6);
  *natural = (orientation == GTK_ORIENTATION_HORIZONTAL ? 400 : 280) * letter;
}

static char *
dup_summary (OrreryChart *self)
{
  GString *text;

  g_return_val_if_fail (ORRERY_IS_CHART (self), NULL);

  text = g_string_new (_("VP by round."));
  for (guint seat = 0; seat < self->n_seats && self->n_points > 0; seat++)
    {
      g_string_append_printf (text, " %s:", self->names[seat]);
      for (guint i = 0; i < self->n_points; i++)
        g_string_append_printf (text, " %d", value_at (self, seat, i));
      g_string_append_c (text, '.');
    }
  return g_string_free (text, FALSE);
}

void
orrery_chart_set_lines (OrreryChart *self, guint n_seats, const char *const *names, guint n_points,
                        const int *values)
{
  g_autofree char *summary = NULL;

  g_return_if_fail (ORRERY_IS_CHART (self));
  g_return_if_fail (n_seats <= GAME_MAX_SEATS);
  g_return_if_fail (n_seats == 0 || (names != NULL && g_strv_length ((char **) names) >= n_seats));

  g_strfreev (self->names);
  g_free (self->values);
  self->n_seats = n_seats;
  self->n_points = n_points;
  self->names = g_strdupv ((char **) names);
  self->values = g_memdup2 (values, sizeof (int) * n_seats * n_points);
  summary = dup_summary (self);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, summary, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

GtkWidget *
orrery_chart_new (void)
{
  return g_object_new (ORRERY_TYPE_CHART, NULL);
}

static void
orrery_chart_finalize (GObject *object)
{
  OrreryChart *self = ORRERY_CHART (object);

  g_strfreev (self->names);
  g_free (self->values);
  G_OBJECT_CLASS (orrery_chart_parent_class)->finalize (object);
}

static void
orrery_chart_class_init (OrreryChartClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = orrery_chart_finalize;
  widget_class->snapshot = orrery_chart_snapshot;
  widget_class->measure = orrery_chart_measure;
  gtk_widget_class_set_css_name (widget_class, "orrery-chart");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
orrery_chart_init (OrreryChart *self)
{
  orrery_style_redraw (GTK_WIDGET (self));
}
