/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-badge-art.h"

#include "widgets/art/orrery-draw.h"

static const GdkRGBA white = { 1, 1, 1, 1 };

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
