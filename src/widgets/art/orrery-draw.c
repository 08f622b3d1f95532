/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/art/orrery-draw.h"

void
orrery_set_source (cairo_t *cr, const GdkRGBA *colour, double alpha)
{
  cairo_set_source_rgba (cr, colour->red, colour->green, colour->blue, colour->alpha * alpha);
}

void
orrery_add_stop (cairo_pattern_t *pattern, double offset, const GdkRGBA *colour, double alpha)
{
  cairo_pattern_add_color_stop_rgba (pattern, offset, colour->red, colour->green, colour->blue,
                                     colour->alpha * alpha);
}

void
orrery_take_source (cairo_t *cr, cairo_pattern_t *pattern)
{
  cairo_set_source (cr, pattern);
  cairo_pattern_destroy (pattern);
}

void
orrery_set_vertical (cairo_t *cr, double y0, double y1, const GdkRGBA *top, const GdkRGBA *bottom)
{
  cairo_pattern_t *gradient = cairo_pattern_create_linear (0, y0, 0, y1);

  orrery_add_stop (gradient, 0, top, 1);
  orrery_add_stop (gradient, 1, bottom, 1);
  orrery_take_source (cr, gradient);
}

void
orrery_circle (cairo_t *cr, double x, double y, double radius)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, x, y, radius, 0, 2 * G_PI);
  cairo_close_path (cr);
}

static void
corners (cairo_t *cr, double x, double y, double width, double height, double top, double bottom)
{
  double most = MIN (width, height) / 2;

  top = CLAMP (top, 0, most);
  bottom = CLAMP (bottom, 0, most);
  cairo_new_sub_path (cr);
  cairo_arc (cr, x + width - top, y + top, top, -G_PI_2, 0);
  cairo_arc (cr, x + width - bottom, y + height - bottom, bottom, 0, G_PI_2);
  cairo_arc (cr, x + bottom, y + height - bottom, bottom, G_PI_2, G_PI);
  cairo_arc (cr, x + top, y + top, top, G_PI, 1.5 * G_PI);
  cairo_close_path (cr);
}

void
orrery_rounded_rect (cairo_t *cr, double x, double y, double width, double height, double radius)
{
  corners (cr, x, y, width, height, radius, radius);
}

void
orrery_rounded_top (cairo_t *cr, double x, double y, double width, double height, double radius)
{
  corners (cr, x, y, width, height, radius, 0);
}

void
orrery_outline (cairo_t *cr, double x, double y, double width, double height, double radius,
                double line, double dash)
{
  cairo_save (cr);
  orrery_rounded_rect (cr, x + line / 2, y + line / 2, width - line, height - line,
                       radius - line / 2);
  cairo_set_line_width (cr, line);
  if (dash > 0)
    cairo_set_dash (cr, (double[]) { dash, dash * 0.8 }, 2, 0);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
orrery_soft_shadow (cairo_t *cr, double x, double y, double width, double height, double radius,
                    double alpha, int steps, double drop, double spread)
{
  cairo_set_source_rgba (cr, 0, 0, 0, alpha / steps);
  for (int i = steps; i > 0; i--)
    {
      double e = i * spread;

      orrery_rounded_rect (cr, x - e, y - e + drop, width + 2 * e, height + 2 * e, radius + e);
      cairo_fill (cr);
    }
}

void
orrery_smooth_loop (cairo_t *cr, const double *points, int n)
{
  for (int i = 0; i < n; i++)
    {
      const double *before = &points[2 * ((i + n - 1) % n)];
      const double *from = &points[2 * i];
      const double *to = &points[2 * ((i + 1) % n)];
      const double *after = &points[2 * ((i + 2) % n)];

      if (i == 0)
        cairo_move_to (cr, from[0], from[1]);
      cairo_curve_to (cr,
                      from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6,
                      to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6,
                      to[0], to[1]);
    }
  cairo_close_path (cr);
}
