/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/art/orrery-plan-art.h"

#include <math.h>

#include "widgets/art/orrery-draw.h"
#include "widgets/art/orrery-plan-private.h"

void
orrery_plan_stroke (OrreryPlan *plan, double line, double alpha)
{
  orrery_set_source (plan->cr, &plan->ink, alpha);
  cairo_set_line_width (plan->cr, line);
  cairo_stroke (plan->cr);
}

void
orrery_plan_node (OrreryPlan *plan, double x, double y, double radius, const GdkRGBA *fill)
{
  orrery_circle (plan->cr, x, y, radius);
  orrery_set_source (plan->cr, fill, 1);
  cairo_fill_preserve (plan->cr);
  orrery_plan_stroke (plan, plan->line, 1);
}

void
orrery_plan_arrow (OrreryPlan *plan, double x, double y, double angle, double size,
                   const GdkRGBA *fill)
{
  cairo_t *cr = plan->cr;

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, angle);
  cairo_move_to (cr, size, 0);
  cairo_line_to (cr, -size * 0.8, -size * 0.8);
  cairo_line_to (cr, -size * 0.3, 0);
  cairo_line_to (cr, -size * 0.8, size * 0.8);
  cairo_close_path (cr);
  cairo_restore (cr);
  orrery_set_source (cr, fill, 1);
  cairo_fill (cr);
}

static void
draw_paper (cairo_t *cr, double width, double height, gboolean small, const OrreryStyle *style)
{
  double step = width / 14;

  orrery_set_vertical (cr, 0, height, &style->plan_top, &style->plan_bottom);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_fill (cr);
  if (small || style->flat)
    return;
  for (double at = step; at < MAX (width, height); at += step)
    {
      cairo_move_to (cr, at, 0);
      cairo_line_to (cr, at, height);
      cairo_move_to (cr, 0, at);
      cairo_line_to (cr, width, at);
    }
  orrery_set_source (cr, &style->plan_ink, 0.1);
  cairo_set_line_width (cr, 0.5);
  cairo_stroke (cr);
}

/* Developments that score at the end of the game have a circle with six rays. */
static void
draw_crown (OrreryPlan *plan)
{
  double s = plan->size;

  for (int i = 0; i < 6; i++)
    {
      double t = i * G_PI / 3 - G_PI_2;

      cairo_move_to (plan->cr, s * 1.06 * cos (t), s * 1.06 * sin (t));
      cairo_line_to (plan->cr, s * 1.2 * cos (t), s * 1.2 * sin (t));
    }
  orrery_set_source (plan->cr, &plan->accent, 1);
  cairo_set_line_width (plan->cr, plan->line * 1.9);
  cairo_stroke (plan->cr);
  orrery_circle (plan->cr, 0, 0, s * 1.06);
  orrery_plan_stroke (plan, plan->line * 0.7, 0.55);
  plan->size *= 0.88;
}

static void (* const figures[ORRERY_N_PLANS]) (OrreryPlan *) = {
  [ORRERY_PLAN_EXPLORE] = orrery_plan_explore,
  [ORRERY_PLAN_DEVELOP] = orrery_plan_develop,
  [ORRERY_PLAN_SETTLE] = orrery_plan_settle,
  [ORRERY_PLAN_PRODUCE] = orrery_plan_produce,
  [ORRERY_PLAN_SHIP] = orrery_plan_ship,
  [ORRERY_PLAN_REASSIGN] = orrery_plan_reassign,
  [ORRERY_PLAN_BURST] = orrery_plan_burst,
  [ORRERY_PLAN_CONSUME] = orrery_plan_consume,
  [ORRERY_PLAN_MILITARY] = orrery_plan_military,
};

void
orrery_draw_plan (cairo_t *cr, double x, double y, double width, double height,
                  const OrreryPlanArt *art, const OrreryStyle *style)
{
  gboolean small = MIN (width, height) < 70;
  OrreryPlan plan = {
    .cr = cr, .seed = orrery_seed ("plan", art->id), .small = small,
    .size = MIN (width, height) * art->size * (small ? 0.94 : 1), .scores = art->scores,
    .moves = &art->moves,
    .paper = style->plan_top, .ink = style->plan_ink, .accent = style->plan_accent,
  };

  plan.line = MAX (1.1, plan.size * (small ? 0.062 : 0.036)) * (style->flat ? 1.35 : 1);
  plan.fold = 5 + orrery_seed_pick (&plan.seed, 4);
  plan.turn = orrery_seed_range (&plan.seed, 0, 2 * G_PI);
  cairo_save (cr);
  cairo_rectangle (cr, x, y, width, height);
  cairo_clip (cr);
  cairo_translate (cr, x, y);
  draw_paper (cr, width, height, small, style);
  /* A small tile's badges cover the top: the figure moves down. */
  cairo_translate (cr, width / 2, height * (small ? 0.57 : 0.5));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  if (plan.scores)
    draw_crown (&plan);
  figures[art->figure] (&plan);
  cairo_restore (cr);
}
