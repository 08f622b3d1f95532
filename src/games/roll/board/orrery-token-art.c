/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-token-art.h"

#include <math.h>
#include <string.h>

#include "widgets/art/orrery-draw.h"
#include "widgets/art/orrery-symbols.h"
#include "widgets/style/orrery-text.h"

static const GdkRGBA white = { 1, 1, 1, 1 };
static const GdkRGBA black = { 0, 0, 0, 1 };

static double
number_size (const char *text,
             double      size)
{
  static const double shares[] = { 0.56, 0.56, 0.46, 0.36 };

  return size * shares[MIN (g_utf8_strlen (text, -1), 3)];
}

/* The outline of a chip: `lobes` waves around a circle. */
static void
trace_scallop (cairo_t *cr,
               double   x,
               double   y,
               double   radius)
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
fill_metal (cairo_t           *cr,
            double             y,
            double             radius,
            const GdkRGBA     *top,
            const GdkRGBA     *bottom,
            const GdkRGBA     *flat,
            const OrreryStyle *style)
{
  if (style->flat)
    orrery_set_source (cr, flat, 1);
  else
    orrery_set_vertical (cr, y - radius, y + radius, top, bottom);
  cairo_fill (cr);
}

void
orrery_draw_coin (cairo_t           *cr,
                  PangoContext      *context,
                  double             x,
                  double             y,
                  double             size,
                  const char        *text,
                  const OrreryStyle *style)
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
orrery_draw_chip (cairo_t           *cr,
                  PangoContext      *context,
                  double             x,
                  double             y,
                  double             size,
                  const char        *text,
                  const OrreryStyle *style)
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

static void
draw_phase_on (cairo_t           *cr,
               double             x,
               double             y,
               double             width,
               double             height,
               double             radius,
               const OrreryStyle *style)
{
  const OrreryTokenColours *c = orrery_token_colours ();

  if (!style->flat)
    orrery_soft_shadow (cr, x, y, width, height, radius, 0.14, 3, 1, 0.8);
  orrery_rounded_rect (cr, x, y, width, height, radius);
  if (style->flat)
    orrery_set_source (cr, &c->phase_bottom, 1);
  else
    orrery_set_vertical (cr, y, y + height, &c->phase_top, &c->phase_bottom);
  cairo_fill (cr);
  orrery_set_source (cr, &white, style->flat && style->dark ? 1 : 0.22);
  orrery_outline (cr, x, y, width, height, radius, style->flat ? 2 : 1, 0);
}

void
orrery_draw_phase_tile (cairo_t           *cr,
                        double             x,
                        double             y,
                        double             width,
                        double             height,
                        gboolean           on,
                        const OrreryStyle *style,
                        GdkRGBA           *ink)
{
  double radius = height > 44 ? 10 : 8;

  if (on)
    {
      draw_phase_on (cr, x, y, width, height, radius, style);
      *ink = white;
      return;
    }
  orrery_rounded_rect (cr, x, y, width, height, radius);
  orrery_set_source (cr, &style->well, style->flat ? 0 : 0.56);
  cairo_fill (cr);
  orrery_set_source (cr, &style->text, style->flat ? 0.9 : 0.28);
  orrery_outline (cr, x, y, width, height, radius, style->flat ? 2 : 1.2, 4);
  *ink = style->text;
  ink->alpha = style->flat ? 0.8f : 0.5f;
}

static void
trace_diamond (cairo_t *cr,
               double   x,
               double   y,
               double   half)
{
  double side = half * 0.8;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, G_PI_4);
  orrery_rounded_rect (cr, -side, -side, 2 * side, 2 * side, half * 0.16);
  cairo_restore (cr);
}

typedef void (* TraceBadge) (cairo_t *cr, double x, double y, double half);

void
orrery_draw_cost (cairo_t           *cr,
                  PangoContext      *context,
                  double             x,
                  double             y,
                  double             size,
                  const char        *text,
                  RollColour         colour,
                  const OrreryStyle *style)
{
  gboolean world = colour <= ROLL_GRAY;
  TraceBadge trace_badge = world ? orrery_circle : trace_diamond;
  const OrreryKindColours *kind = world ? orrery_kind_colours (colour) : NULL;
  double half = size / 2;

  if (!style->flat)
    {
      trace_badge (cr, x, y + 0.8, half + 1.1);
      orrery_set_source (cr, &black, world ? 0.35 : 0.22);
      cairo_fill (cr);
    }
  trace_badge (cr, x, y, half);
  orrery_set_source (cr, &white, style->dark ? 0.95 : 1);
  cairo_fill (cr);
  trace_badge (cr, x, y, half - MAX (1.4, size * 0.075));
  orrery_set_source (cr, world ? &kind->body : &orrery_token_colours ()->cost, 1);
  cairo_fill (cr);
  orrery_set_source (cr, world ? &kind->ink : &white, 1);
  orrery_draw_number (cr, context, text, x, y, size * (strlen (text) > 1 ? 0.46 : 0.56));
}
