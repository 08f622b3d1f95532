/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One figure per phase. */
#include <math.h>

#include "widgets/art/orrery-draw.h"
#include "widgets/art/orrery-plan-private.h"

static void
trace_diamond (cairo_t *cr, double half)
{
  cairo_move_to (cr, 0, -half);
  cairo_line_to (cr, half, 0);
  cairo_line_to (cr, 0, half);
  cairo_line_to (cr, -half, 0);
  cairo_close_path (cr);
}

/* --- Explore: a constellation in a lens --- */

static void
draw_lens (OrreryPlan *plan)
{
  cairo_t *cr = plan->cr;
  double s = plan->size, q = s * 1.25;

  cairo_move_to (cr, -q, 0);
  cairo_curve_to (cr, -q * 0.55, -s * 0.98, q * 0.55, -s * 0.98, q, 0);
  cairo_curve_to (cr, q * 0.55, s * 0.98, -q * 0.55, s * 0.98, -q, 0);
  cairo_close_path (cr);
  orrery_set_source (cr, &plan->accent, 0.13);
  cairo_fill_preserve (cr);
  orrery_plan_stroke (plan, plan->line, 1);
  for (int i = 0; i < plan->fold; i++)
    {
      double t = plan->turn + 2 * G_PI * i / plan->fold;

      cairo_move_to (cr, s * 1.12 * cos (t), s * 1.02 * sin (t));
      cairo_line_to (cr, s * 1.25 * cos (t), s * 1.14 * sin (t));
    }
  orrery_plan_stroke (plan, plan->line, 0.5);
}

void
orrery_plan_explore (OrreryPlan *plan)
{
  static const double sizes[] = { 0.06, 0.085, 0.11 };
  int n = 5 + orrery_seed_pick (&plan->seed, 3);
  double s = plan->size, at[8][2];

  draw_lens (plan);
  for (int i = 0; i < n; i++)
    {
      double t = plan->turn + 2 * G_PI * i / n;
      double away = s * orrery_seed_range (&plan->seed, 0.36, 0.56);

      at[i][0] = away * 1.25 * cos (t);
      at[i][1] = away * 0.95 * sin (t);
    }
  for (int i = 0; i < n; i++)
    {
      int to = (i + 1 + orrery_seed_pick (&plan->seed, 2)) % n;

      cairo_move_to (plan->cr, at[i][0], at[i][1]);
      cairo_line_to (plan->cr, at[to][0], at[to][1]);
    }
  orrery_plan_stroke (plan, plan->line * 0.8, 0.75);
  for (int i = 0; i < n; i++)
    orrery_plan_node (plan, at[i][0], at[i][1],
                      s * sizes[orrery_seed_pick (&plan->seed, 3)] * (plan->small ? 1.3 : 1),
                      i % 3 == 0 ? &plan->accent : &plan->paper);
  orrery_plan_node (plan, 0, 0, s * 0.17, &plan->accent);
}

/* --- Develop: nested diamonds with traces --- */

static void
draw_traces (OrreryPlan *plan)
{
  double s = plan->size, reach = orrery_seed_range (&plan->seed, 0.98, 1.12);
  double bend = orrery_seed_range (&plan->seed, 0.66, 0.8);

  for (int i = 0; i < 4; i++)
    {
      cairo_save (plan->cr);
      cairo_rotate (plan->cr, i * G_PI_2);
      cairo_move_to (plan->cr, s * 0.5, -s * 0.5);
      cairo_line_to (plan->cr, s * bend, -s * bend);
      cairo_line_to (plan->cr, s * reach, -s * bend);
      orrery_plan_stroke (plan, plan->line, 0.8);
      orrery_plan_node (plan, s * (reach + 0.05), -s * bend, s * (plan->small ? 0.1 : 0.07),
                        i % 2 ? &plan->accent : &plan->paper);
      cairo_restore (plan->cr);
    }
}

void
orrery_plan_develop (OrreryPlan *plan)
{
  static const double turns[] = { 0, G_PI / 4, G_PI / 8 };
  cairo_t *cr = plan->cr;
  int n = plan->small ? 2 : 3 + orrery_seed_pick (&plan->seed, 2);
  double turn = turns[orrery_seed_pick (&plan->seed, 3)];

  draw_traces (plan);
  for (int i = 0; i < n; i++)
    {
      cairo_save (cr);
      cairo_rotate (cr, i % 2 ? turn : 0);
      trace_diamond (cr, plan->size * (1 - i * (n == 4 ? 0.22 : n == 3 ? 0.26 : 0.4)));
      cairo_restore (cr);
      orrery_set_source (cr, &plan->paper, 0.75);
      cairo_fill_preserve (cr);
      orrery_set_source (cr, &plan->accent, 0.1 + 0.07 * i);
      cairo_fill_preserve (cr);
      orrery_plan_stroke (plan, plan->line, 1 - 0.15 * (n - 1 - i));
    }
  trace_diamond (cr, plan->size * 0.2);
  orrery_set_source (cr, &plan->accent, 1);
  cairo_fill_preserve (cr);
  orrery_plan_stroke (plan, plan->line, 1);
}

/* --- Settle: orbits --- */

static void
draw_orbiters (OrreryPlan *plan, double orbit, double start)
{
  static const double sizes[] = { 0.08, 0.11, 0.14 };
  const GdkRGBA *fills[] = { &plan->accent, &plan->paper, &plan->ink };
  int n = orrery_seed_pick (&plan->seed, 3) == 2 ? 2 : 1;

  for (int i = 0; i < n; i++)
    {
      double t = start + i * 2.7;
      double x = orbit * 1.12 * cos (t), y = orbit * 0.74 * sin (t);
      double c = cos (-0.35), s = sin (-0.35);
      double size = sizes[orrery_seed_pick (&plan->seed, 3)] * (plan->small ? 1.5 : 1);

      orrery_plan_node (plan, x * c - y * s, x * s + y * c, plan->size * size,
                        fills[orrery_seed_pick (&plan->seed, 3)]);
    }
}

void
orrery_plan_settle (OrreryPlan *plan)
{
  cairo_t *cr = plan->cr;
  double s = plan->size;
  int n = plan->small ? 2 : 3 + orrery_seed_pick (&plan->seed, 2);

  for (int i = 0; i < n; i++)
    {
      double orbit = s * (0.38 + 0.62 * (i + 1) / n) * 1.02;

      cairo_save (cr);
      cairo_rotate (cr, -0.35);
      cairo_scale (cr, 1.12, 0.74);
      orrery_circle (cr, 0, 0, orbit);
      cairo_restore (cr);
      orrery_plan_stroke (plan, plan->line * 0.85, 0.75);
      draw_orbiters (plan, orbit, plan->turn + i * 2.1);
    }
  orrery_plan_node (plan, 0, 0, s * 0.27, &plan->accent);
  orrery_circle (cr, 0, 0, s * 0.14);
  orrery_set_source (cr, &plan->paper, 0.8);
  cairo_fill (cr);
}

/* --- Produce: a lattice of crates --- */

static void
draw_crate (OrreryPlan *plan, double x, double y, double size, gboolean full)
{
  cairo_t *cr = plan->cr;

  for (int i = 0; i < 6; i++)
    {
      double t = i * G_PI / 3 + G_PI / 6;

      cairo_line_to (cr, x + size * cos (t), y + size * sin (t));
    }
  cairo_close_path (cr);
  orrery_set_source (cr, &plan->accent, full ? 0.95 : 0.12);
  cairo_fill_preserve (cr);
  orrery_plan_stroke (plan, plan->line, 1);
  if (!full)
    return;
  cairo_move_to (cr, x - size * 0.5, y - size * 0.29);
  cairo_line_to (cr, x, y);
  cairo_line_to (cr, x + size * 0.5, y - size * 0.29);
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, x, y + size * 0.56);
  orrery_set_source (cr, &plan->paper, 1);
  cairo_set_line_width (cr, plan->line);
  cairo_stroke (cr);
}

void
orrery_plan_produce (OrreryPlan *plan)
{
  double unit = plan->size * 0.3;

  draw_crate (plan, 0, 0, unit * 0.9, TRUE);
  for (int ring = 0; ring < 2; ring++)
    for (int i = 0; i < 6; i++)
      {
        double t = i * G_PI / 3 + (ring ? G_PI / 6 : 0);
        double away = unit * (ring ? 3 : sqrt (3));
        double chance = orrery_seed_unit (&plan->seed);

        if (ring == 0 || chance > 0.45)
          draw_crate (plan, away * cos (t), away * sin (t), unit * 0.9, chance > 0.66);
      }
}

/* --- Ship: routes --- */

static void
draw_round_trip (OrreryPlan *plan)
{
  cairo_t *cr = plan->cr;
  int n = 3 + orrery_seed_pick (&plan->seed, 3);
  double s = plan->size, q = s * 0.84;

  for (int i = 0; i < n; i++)
    {
      double from = plan->turn + 2 * G_PI * i / n, to = from + 2 * G_PI / n, tip = to - 0.3;

      cairo_save (cr);
      cairo_scale (cr, 1.18, 1);
      cairo_new_sub_path (cr);
      cairo_arc (cr, 0, 0, q, from + 0.26, to - 0.34);
      cairo_restore (cr);
      orrery_plan_stroke (plan, plan->line * 1.2, 1);
      orrery_plan_arrow (plan, q * 1.18 * cos (tip), q * sin (tip),
                         atan2 (cos (tip), -1.18 * sin (tip)), s * 0.13, &plan->accent);
      cairo_move_to (cr, 0, 0);
      cairo_line_to (cr, q * 0.78 * cos (from), q * 0.66 * sin (from));
      orrery_plan_stroke (plan, plan->line * 0.8, 0.35);
    }
  for (int i = 0; i < n; i++)
    {
      double t = plan->turn + 2 * G_PI * i / n;

      orrery_plan_node (plan, q * 1.18 * cos (t), q * sin (t), s * (i ? 0.17 : 0.23),
                        i ? &plan->paper : &plan->accent);
    }
  orrery_plan_node (plan, 0, 0, s * 0.2, &plan->paper);
  orrery_circle (cr, 0, 0, s * 0.08);
  orrery_set_source (cr, &plan->ink, 1);
  cairo_fill (cr);
}

static void
draw_harbours (OrreryPlan *plan)
{
  cairo_t *cr = plan->cr;
  int n = 3 + orrery_seed_pick (&plan->seed, 3);
  double d = orrery_seed_pick (&plan->seed, 2) ? 1 : -1, s = plan->size;

  for (int i = 0; i < n; i++)
    {
      double u = 2.0 * i / (n - 1) - 1, x = d * s * (1.12 - 0.22 * fabs (u)), y = u * s * 0.82;
      double size = orrery_seed_pick (&plan->seed, 2) ? 0.15 : 0.11;

      cairo_move_to (cr, -d * s * 1.05, 0);
      cairo_curve_to (cr, -d * s * 0.3, 0, d * s * 0.1, y, x, y);
      orrery_plan_stroke (plan, plan->line * 1.1, 0.8);
      orrery_plan_node (plan, x, y, s * size,
                        orrery_seed_pick (&plan->seed, 2) ? &plan->accent : &plan->paper);
      orrery_plan_arrow (plan, d * s * 0.48, y * 0.93, d > 0 ? 0 : G_PI, s * 0.1, &plan->accent);
    }
  orrery_plan_node (plan, -d * s * 1.05, 0, s * 0.27, &plan->accent);
  orrery_circle (cr, -d * s * 1.05, 0, s * 0.11);
  orrery_set_source (cr, &plan->paper, 1);
  cairo_fill (cr);
}

static double
bezier (double t, const double *p)
{
  double u = 1 - t;

  return u * u * u * p[0] + 3 * u * u * t * p[2] + 3 * u * t * t * p[4] + t * t * t * p[6];
}

static void
draw_route (OrreryPlan *plan, const double *p, double alpha, const GdkRGBA *colour)
{
  double places[] = { orrery_seed_range (&plan->seed, 0.28, 0.42), 0 };

  places[1] = orrery_seed_range (&plan->seed, 0.55, 0.72);
  cairo_move_to (plan->cr, p[0], p[1]);
  cairo_curve_to (plan->cr, p[2], p[3], p[4], p[5], p[6], p[7]);
  orrery_plan_stroke (plan, plan->line, alpha);
  for (int i = plan->small; i < 2; i++)
    {
      double t = places[i], x = bezier (t, p), y = bezier (t, p + 1);

      orrery_plan_arrow (plan, x, y, atan2 (bezier (t + 0.02, p + 1) - y, bezier (t + 0.02, p) - x),
                         plan->size * 0.1, colour);
    }
}

static void
draw_bundle (OrreryPlan *plan)
{
  int n = plan->small ? 3 : 4 + orrery_seed_pick (&plan->seed, 3);
  double sign = orrery_seed_pick (&plan->seed, 2) ? 1 : -1, s = plan->size;
  double x0 = -s * 1.2, y0 = s * 0.55 * sign, x1 = s * 1.15, y1 = -s * 0.55 * sign;

  for (int i = 0; i < n; i++)
    {
      double u = 2.0 * i / (n - 1) - 1;
      double p[] = { x0, y0, -s * 0.5, y0 - u * s * 1.3, s * 0.4, y1 - u * s * 1.2, x1, y1 };

      draw_route (plan, p, 0.4 + 0.5 * (1 - fabs (u)), i % 2 ? &plan->ink : &plan->accent);
    }
  orrery_plan_node (plan, x0, y0, s * 0.19, &plan->accent);
  orrery_plan_node (plan, x1, y1, s * 0.26, &plan->paper);
  orrery_circle (plan->cr, x1, y1, s * 0.13);
  orrery_set_source (plan->cr, &plan->ink, 1);
  cairo_fill (plan->cr);
}

void
orrery_plan_ship (OrreryPlan *plan)
{
  int kind = orrery_seed_pick (&plan->seed, 3);

  if (plan->scores || kind == 0)
    draw_bundle (plan);
  else if (kind == 1)
    draw_round_trip (plan);
  else
    draw_harbours (plan);
}

/* --- Reassign: five posts, one per phase; those that the power moves are lit --- */

enum { POSTS = 5 };

static void
shuffle_posts (OrrerySeed *seed, int to[POSTS])
{
  for (int i = 0; i < POSTS; i++)
    to[i] = i;
  for (int i = POSTS - 1; i > 0; i--)
    {
      int k = orrery_seed_pick (seed, i + 1), other = to[k];

      to[k] = to[i];
      to[i] = other;
    }
}

/* The strands between the posts that the power allows, at most one per worker that it moves. */
static guint
light_strands (OrreryPlan *plan, const int to[POSTS])
{
  const OrreryPlanMoves *moves = plan->moves;
  guint lit = 0;
  int left = MAX (1, moves->amount);

  for (int n = 0, start = orrery_seed_pick (&plan->seed, POSTS); n < POSTS && left > 0; n++)
    {
      int i = (start + n) % POSTS;

      if (to[i] == i || (moves->from < POSTS && moves->from != i)
          || (moves->to != 0 && !(moves->to & (1u << to[i]))))
        continue;
      lit |= 1u << i;
      left--;
    }
  return lit;
}

static void
trace_strand (OrreryPlan *plan, double from, double to, double s)
{
  cairo_move_to (plan->cr, from, -s * 0.72);
  cairo_curve_to (plan->cr, from, -s * 0.05, to, s * 0.05, to, s * 0.72);
}

static void
draw_posts (OrreryPlan *plan, const double xs[POSTS], const int to[POSTS], guint lit, double s)
{
  double half = s * (plan->small ? 0.17 : 0.13);

  for (int i = 0; i < POSTS; i++)
    {
      orrery_plan_node (plan, xs[i], -s * 0.78, half * 0.85,
                        lit & (1u << i) ? &plan->accent : &plan->paper);
      orrery_rounded_rect (plan->cr, xs[to[i]] - half, s * 0.7, 2 * half, 2 * half, half * 0.35);
      orrery_set_source (plan->cr, lit & (1u << i) ? &plan->accent : &plan->paper, 1);
      cairo_fill_preserve (plan->cr);
      orrery_plan_stroke (plan, plan->line, 1);
    }
}

void
orrery_plan_reassign (OrreryPlan *plan)
{
  double s = plan->size * 0.92, xs[POSTS];
  int to[POSTS];
  guint lit;

  do
    {
      shuffle_posts (&plan->seed, to);
      lit = light_strands (plan, to);
    }
  while (lit == 0);
  for (int i = 0; i < POSTS; i++)
    xs[i] = (i - 2) * s * 0.55;
  for (int i = 0; i < POSTS; i++)
    if (!(lit & (1u << i)))
      trace_strand (plan, xs[i], xs[to[i]], s);
  orrery_plan_stroke (plan, plan->line, 0.45);
  for (int i = 0; i < POSTS; i++)
    if (lit & (1u << i))
      {
        trace_strand (plan, xs[i], xs[to[i]], s);
        orrery_set_source (plan->cr, &plan->paper, 1);
        cairo_set_line_width (plan->cr, plan->line * 4);
        cairo_stroke_preserve (plan->cr);
        orrery_set_source (plan->cr, &plan->accent, 1);
        cairo_set_line_width (plan->cr, plan->line * 2.1);
        cairo_stroke (plan->cr);
      }
  draw_posts (plan, xs, to, lit, s);
}

/* --- When placed: a burst --- */

void
orrery_plan_burst (OrreryPlan *plan)
{
  cairo_t *cr = plan->cr;
  double s = plan->size;
  int n = 2 * plan->fold;

  for (int i = 0; i < n; i++)
    {
      double t = plan->turn + 2 * G_PI * i / n, end = s * (i % 2 ? 0.7 : 0.98);

      cairo_move_to (cr, s * 0.42 * cos (t), s * 0.42 * sin (t));
      cairo_line_to (cr, end * cos (t), end * sin (t));
      orrery_set_source (cr, i % 2 ? &plan->accent : &plan->ink, 1);
      cairo_set_line_width (cr, plan->line * (i % 2 ? 2 : 1));
      cairo_stroke (cr);
      if (i % 2 == 0)
        orrery_plan_node (plan, end * cos (t), end * sin (t), s * 0.07, &plan->paper);
    }
  orrery_plan_node (plan, 0, 0, s * 0.32, &plan->accent);
  cairo_move_to (cr, -s * 0.14, s * 0.08);
  cairo_line_to (cr, 0, -s * 0.1);
  cairo_line_to (cr, s * 0.14, s * 0.08);
  orrery_set_source (cr, &plan->paper, 1);
  cairo_set_line_width (cr, plan->line * 2);
  cairo_stroke (cr);
}

/* --- Consume: goods around a point --- */

static void
draw_good (OrreryPlan *plan, gboolean filled)
{
  cairo_t *cr = plan->cr;
  double s = plan->size;

  cairo_move_to (cr, s * 0.86, 0);
  cairo_line_to (cr, s * 0.5, 0);
  orrery_plan_stroke (plan, plan->line * 1.1, 0.8);
  orrery_plan_arrow (plan, s * 0.5, 0, G_PI, s * 0.08, &plan->accent);
  orrery_rounded_rect (cr, s * 0.83, -s * 0.21, s * 0.3, s * 0.42, s * 0.06);
  orrery_set_source (cr, filled ? &plan->accent : &plan->paper, 1);
  cairo_fill_preserve (cr);
  orrery_plan_stroke (plan, plan->line, 1);
}

void
orrery_plan_consume (OrreryPlan *plan)
{
  int n = plan->small ? 4 : 4 + orrery_seed_pick (&plan->seed, 3);
  double s = plan->size * 0.92;

  for (int i = 0; i < n; i++)
    {
      cairo_save (plan->cr);
      cairo_rotate (plan->cr, plan->turn + 2 * G_PI * i / n);
      draw_good (plan, i % 2 == 0);
      cairo_restore (plan->cr);
    }
  for (int i = 0; i <= 20; i++)
    {
      double t = 2 * G_PI * i / 20, away = s * (i % 2 ? 0.34 : 0.4);

      (i == 0 ? cairo_move_to : cairo_line_to) (plan->cr, away * cos (t), away * sin (t));
    }
  cairo_close_path (plan->cr);
  orrery_set_source (plan->cr, &plan->paper, 1);
  cairo_fill_preserve (plan->cr);
  orrery_plan_stroke (plan, plan->line * 1.2, 1);
  orrery_circle (plan->cr, 0, 0, s * 0.16);
  orrery_set_source (plan->cr, &plan->accent, 1);
  cairo_fill (plan->cr);
}

/* --- Military: a wedge of chevrons --- */

static void
draw_chevron (OrreryPlan *plan, double x, double y, double half, gboolean filled)
{
  cairo_t *cr = plan->cr;

  cairo_move_to (cr, x, y - half * 0.62);
  cairo_line_to (cr, x + half * 0.72, y + half * 0.55);
  cairo_line_to (cr, x, y + half * 0.18);
  cairo_line_to (cr, x - half * 0.72, y + half * 0.55);
  cairo_close_path (cr);
  orrery_set_source (cr, filled ? &plan->accent : &plan->paper, 1);
  cairo_fill_preserve (cr);
  orrery_plan_stroke (plan, plan->line, 1);
}

void
orrery_plan_military (OrreryPlan *plan)
{
  static const double turns[] = { -0.5, -0.35, 0.35, 0.5 };
  int rows = plan->small ? 2 : 3 + (orrery_seed_pick (&plan->seed, 3) == 2);
  double s = plan->size, half = s * (plan->small ? 0.5 : rows == 3 ? 0.34 : 0.27);

  cairo_rotate (plan->cr, turns[orrery_seed_pick (&plan->seed, 4)]);
  for (int i = 0; i < rows; i++)
    for (int k = 0; k <= i; k++)
      draw_chevron (plan, (k - i / 2.0) * half * 1.9, -s * 0.62 + i * s * 1.25 / (rows - 1), half,
                    i == 0 || orrery_seed_unit (&plan->seed) < 0.35);
}
