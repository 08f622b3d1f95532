/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-die-art.h"

#include "games/roll/board/orrery-roll-pieces.h"
#include "widgets/art/orrery-draw.h"
#include "widgets/art/orrery-symbols.h"

typedef struct
{
  double x, y, width, height, radius;
} Box;

static void
trace_box (cairo_t *cr, const Box *box)
{
  orrery_rounded_rect (cr, box->x, box->y, box->width, box->height, box->radius);
}

/* A home die is nearly white, so it gets a stronger highlight. */
static void
fill_face (cairo_t *cr, const Box *face, const OrreryKindColours *kind, gboolean white)
{
  cairo_pattern_t *gradient = cairo_pattern_create_linear (0, face->y, 0, face->y + face->height);
  GdkRGBA top = orrery_lighten (&kind->body, white ? 0.9 : 0.28);
  GdkRGBA bottom = orrery_darken (&kind->body, 0.06);

  orrery_add_stop (gradient, 0, &top, 1);
  orrery_add_stop (gradient, 0.5, &kind->body, 1);
  orrery_add_stop (gradient, 1, &bottom, 1);
  trace_box (cr, face);
  orrery_take_source (cr, gradient);
  cairo_fill (cr);
}

static void
light_rim (cairo_t *cr, const Box *face, double size)
{
  cairo_pattern_t *fade = cairo_pattern_create_linear (0, face->y, 0, face->y + size * 0.5);

  cairo_pattern_add_color_stop_rgba (fade, 0, 1, 1, 1, 0.6);
  cairo_pattern_add_color_stop_rgba (fade, 1, 1, 1, 1, 0);
  cairo_save (cr);
  trace_box (cr, face);
  cairo_clip_preserve (cr);
  orrery_take_source (cr, fade);
  cairo_set_line_width (cr, MAX (1, size * 0.04));
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_body (cairo_t *cr, const Box *die, const OrreryKindColours *kind, gboolean white,
           const OrreryStyle *style)
{
  double size = die->width;
  double thick = MAX (1.2, size * 0.07);
  double inset = MAX (0.8, size * 0.025);
  Box face = { die->x + inset, die->y + inset, size - 2 * inset, size - inset - thick,
               die->radius - inset * 0.6 };

  orrery_soft_shadow (cr, die->x, die->y + 0.5, size, size, die->radius, style->dark ? 0.4 : 0.2,
                      3, MAX (0.8, size * 0.03), MAX (0.5, size * 0.018));
  trace_box (cr, die);
  orrery_set_source (cr, &kind->edge, 1);
  cairo_fill (cr);
  fill_face (cr, &face, kind, white);
  light_rim (cr, &face, size);
  if (style->dark && !white)
    {
      orrery_set_source (cr, &kind->rim, 1);
      orrery_outline (cr, die->x, die->y, size, size, die->radius, MAX (0.9, size * 0.028), 0);
    }
}

/* High contrast: a plain field and a strong outline. */
static void
draw_flat_body (cairo_t *cr, const Box *die, const OrreryKindColours *kind,
                const OrreryStyle *style)
{
  GdkRGBA dark_edge = orrery_darken (&kind->edge, 0.45);

  trace_box (cr, die);
  orrery_set_source (cr, &kind->body, 1);
  cairo_fill (cr);
  orrery_set_source (cr, style->dark ? &kind->rim : &dark_edge, 1);
  orrery_outline (cr, die->x, die->y, die->width, die->height, die->radius,
                  CLAMP (die->width * 0.07, 1.5, 2), 0);
}

/* At least 4.6 px: below that the marks look the same. */
static void
draw_side (cairo_t *cr, const Box *die, RollColour colour, RollPhase side, const GdkRGBA *ink)
{
  double size = die->width;
  double mark = MAX (4.6, size * 0.19);

  if (side >= ROLL_N_SIDES)
    {
      orrery_draw_symbol (cr, orrery_symbol_of_colour (colour), die->x + size * 0.5,
                          die->y + size * 0.47, size * 0.42, ink);
      return;
    }
  orrery_draw_symbol (cr, orrery_symbol_of_colour (colour), die->x + size * 0.195 + 0.3,
                      die->y + size * 0.195 + 0.3, mark, ink);
  orrery_draw_symbol (cr, orrery_symbol_of_phase (side), die->x + size * 0.545,
                      die->y + size * 0.535, size * 0.6, ink);
}

void
orrery_draw_die (cairo_t *cr, double x, double y, double size, RollColour colour, RollPhase side,
                 const OrreryStyle *style)
{
  const OrreryKindColours *kind = orrery_kind_colours (colour);
  Box die = { x, y, size, size, size * ORRERY_DIE_CORNER };

  cairo_save (cr);
  if (style->flat)
    draw_flat_body (cr, &die, kind, style);
  else
    draw_body (cr, &die, kind, colour == ROLL_WHITE, style);
  draw_side (cr, &die, colour, side, &kind->ink);
  cairo_restore (cr);
}

void
orrery_draw_good (cairo_t *cr, double x, double y, double size, RollColour colour,
                  const OrreryStyle *style)
{
  orrery_circle (cr, x + size / 2, y + size / 2, size * 0.66);
  cairo_set_source_rgba (cr, 1, 1, 1, style->flat ? 0.85 : 0.28);
  cairo_fill (cr);
  orrery_draw_die (cr, x, y, size, colour, ROLL_NO_PHASE, style);
}

void
orrery_draw_die_place (cairo_t *cr, double x, double y, double size, const OrreryStyle *style)
{
  orrery_set_source (cr, &style->text, style->flat ? 0.9 : 0.34);
  orrery_outline (cr, x, y, size, size, size * ORRERY_DIE_CORNER, style->flat ? 2 : 1.2,
                  MAX (2.2, size * 0.1));
}
