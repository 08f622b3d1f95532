/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/art/orrery-token-art.h"

#include <math.h>

#include "widgets/art/orrery-draw.h"
#include "widgets/art/orrery-symbols.h"
#include "widgets/style/orrery-text.h"

static const GdkRGBA white = { 1, 1, 1, 1 };

static double
number_size (const char *text, double size)
{
  static const double shares[] = { 0.56, 0.56, 0.46, 0.36 };

  return size * shares[MIN (g_utf8_strlen (text, -1), 3)];
}

/* The outline of a chip: `lobes` waves around a circle. */
static void
trace_scallop (cairo_t *cr, double x, double y, double radius)
{
  const int lobes = 12, steps = 120;

  cairo_new_sub_path (cr);
  for (int i = 0; i < steps; i++)
    {
      double t = 2 * G_PI * i / steps;
      double r = radius * (0.9 + 0.1 * cos (lobes * t));

      cairo_line_to (cr, x + r * sin (t), y - r * cos (t));
    }
  cairo_close_path (cr);
}

static void
fill_metal (cairo_t *cr, double y, double radius, const GdkRGBA *top, const GdkRGBA *bottom,
            const GdkRGBA *flat, const OrreryStyle *style)
{
  if (style->flat)
    orrery_set_source (cr, flat, 1);
  else
    orrery_set_vertical (cr, y - radius, y + radius, top, bottom);
  cairo_fill (cr);
}

void
orrery_draw_coin (cairo_t *cr, PangoContext *context, double x, double y, double size,
                  const char *text, const OrreryStyle *style)
{
  const OrreryTokenColours *c = orrery_token_colours ();
  double r = size / 2;

  orrery_circle (cr, x, y + (style->flat ? 0 : size * 0.03), r);
  orrery_set_source (cr, style->flat && style->dark ? &c->coin_top : &c->coin_edge, 1);
  cairo_fill (cr);
  orrery_circle (cr, x, y - (style->flat ? 0 : size * 0.02), style->flat ? r - 1.5 : r * 0.95);
  fill_metal (cr, y, r, &c->coin_top, &c->coin_bottom, &c->coin_top, style);
  if (!style->flat)
    {
      orrery_circle (cr, x, y - size * 0.02, r * 0.76);
      orrery_set_source (cr, &c->coin_edge, 0.55);
      cairo_set_line_width (cr, MAX (0.8, size * 0.05));
      cairo_stroke (cr);
    }
  orrery_set_source (cr, &c->coin_ink, 1);
  orrery_draw_number (cr, context, text ? text : "$", x, y - size * 0.02,
                      number_size (text ? text : "$", size));
}

void
orrery_draw_chip (cairo_t *cr, PangoContext *context, double x, double y, double size,
                  const char *text, const OrreryStyle *style)
{
  const OrreryTokenColours *c = orrery_token_colours ();
  double r = size / 2;

  trace_scallop (cr, x, y + (style->flat ? 0 : size * 0.04), r);
  orrery_set_source (cr, style->flat && style->dark ? &white : &c->chip_edge, 1);
  cairo_fill (cr);
  trace_scallop (cr, x, y - (style->flat ? 0 : size * 0.01), style->flat ? r - 1.5 : r * 0.97);
  fill_metal (cr, y, r, &c->chip_top, &c->chip_bottom, &c->chip_bottom, style);
  if (!style->flat)
    {
      orrery_circle (cr, x, y - size * 0.01, r * 0.72);
      orrery_set_source (cr, &white, 0.55);
      cairo_set_line_width (cr, MAX (0.8, size * 0.045));
      cairo_stroke (cr);
    }
  orrery_set_source (cr, &white, 1);
  if (text)
    orrery_draw_number (cr, context, text, x, y - size * 0.02, number_size (text, size) * 0.96);
  else
    orrery_draw_symbol (cr, ORRERY_SYMBOL_BONUS, x, y - size * 0.02, size * 0.46, &white);
}
