/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The badge in the corner of a tile or card, which shows the cost and how it is paid. */
#pragma once

#include "widgets/style/orrery-palette.h"

typedef enum
{
  ORRERY_BADGE_CIRCLE,  /* the cost of a world, in its color */
  ORRERY_BADGE_RING,    /* the same, with the color around a dark disc */
  ORRERY_BADGE_DIAMOND, /* the cost of a development */
  ORRERY_BADGE_SHIELD   /* the defense of a world */
} OrreryBadge;

/* Centered at x, y. `hue` (OrreryHue) is that of a world. */
void orrery_draw_badge    (cairo_t *cr, PangoContext *context, double x, double y, double size,
                           const char *text, OrreryBadge badge, guint hue, const OrreryStyle *style);

/* Their outlines. */
void orrery_trace_diamond (cairo_t *cr, double x, double y, double half);
void orrery_trace_shield  (cairo_t *cr, double x, double y, double half);

/* The background of a ring. */
extern const GdkRGBA orrery_night;
