/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-badge-art.h"

#include <string.h>

#include "games/roll/board/orrery-roll-pieces.h"
#include "widgets/art/orrery-draw.h"
#include "widgets/style/orrery-text.h"

static const GdkRGBA white = { 1, 1, 1, 1 };
static const GdkRGBA black = { 0, 0, 0, 1 };

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
