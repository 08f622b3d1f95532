/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/art/orrery-badge.h"

#include <string.h>

#include "widgets/art/orrery-draw.h"
#include "widgets/art/orrery-hue.h"
#include "widgets/style/orrery-text.h"

static const GdkRGBA white = { 1, 1, 1, 1 };
static const GdkRGBA black = { 0, 0, 0, 1 };
static const GdkRGBA shield_top = ORRERY_RGB (0xcf2430);
static const GdkRGBA shield_bottom = ORRERY_RGB (0xa81520);

const GdkRGBA orrery_night = ORRERY_RGB (0x14162a);

void
orrery_trace_diamond (cairo_t *cr, double x, double y, double half)
{
  double side = half * 0.8;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, G_PI_4);
  orrery_rounded_rect (cr, -side, -side, 2 * side, 2 * side, half * 0.16);
  cairo_restore (cr);
}

void
orrery_trace_shield (cairo_t *cr, double x, double y, double half)
{
  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, half * 1.12, half * 1.12);
  cairo_new_sub_path (cr);
  cairo_move_to (cr, 0, -0.98);
  cairo_curve_to (cr, 0.3, -0.8, 0.58, -0.74, 0.9, -0.74);
  cairo_curve_to (cr, 0.96, 0.02, 0.72, 0.66, 0, 1.02);
  cairo_curve_to (cr, -0.72, 0.66, -0.96, 0.02, -0.9, -0.74);
  cairo_curve_to (cr, -0.58, -0.74, -0.3, -0.8, 0, -0.98);
  cairo_close_path (cr);
  cairo_restore (cr);
}

typedef void (* TraceBadge) (cairo_t *cr, double x, double y, double half);

static const TraceBadge traces[] = {
  [ORRERY_BADGE_CIRCLE] = orrery_circle,
  [ORRERY_BADGE_RING] = orrery_circle,
  [ORRERY_BADGE_DIAMOND] = orrery_trace_diamond,
  [ORRERY_BADGE_SHIELD] = orrery_trace_shield,
};

static void
set_body (cairo_t *cr, double y, double half, OrreryBadge badge, const OrreryKindColours *kind)
{
  if (badge == ORRERY_BADGE_SHIELD)
    orrery_set_vertical (cr, y - half, y + half, &shield_top, &shield_bottom);
  else
    orrery_set_source (cr, badge == ORRERY_BADGE_CIRCLE ? &kind->body
                           : badge == ORRERY_BADGE_RING ? &orrery_night
                                                        : &orrery_token_colours ()->cost, 1);
}

void
orrery_draw_badge (cairo_t *cr, PangoContext *context, double x, double y, double size,
                   const char *text, OrreryBadge badge, guint hue, const OrreryStyle *style)
{
  const OrreryKindColours *kind = orrery_kind_colours (hue);
  gboolean ring = badge == ORRERY_BADGE_RING;
  double half = size / 2;

  if (!style->flat)
    {
      traces[badge] (cr, x, y + 0.8, half + 1.1);
      orrery_set_source (cr, &black, badge == ORRERY_BADGE_DIAMOND ? 0.22 : 0.35);
      cairo_fill (cr);
    }
  traces[badge] (cr, x, y, half);
  orrery_set_source (cr, ring ? &kind->body : &white, style->dark && !ring ? 0.95 : 1);
  cairo_fill (cr);
  traces[badge] (cr, x, y, half - MAX (ring ? 2 : 1.4, size * (ring ? 0.115 : 0.075)));
  set_body (cr, y, half, badge, kind);
  cairo_fill (cr);
  orrery_set_source (cr, badge == ORRERY_BADGE_CIRCLE ? &kind->ink : &white, 1);
  orrery_draw_number (cr, context, text, x, badge == ORRERY_BADGE_SHIELD ? y - half * 0.06 : y,
                      size * (strlen (text) > 1 ? 0.46 : 0.56));
}
