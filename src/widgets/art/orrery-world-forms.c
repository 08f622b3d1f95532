/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Worlds that are not planets. */
#include <math.h>

#include "widgets/art/orrery-draw.h"
#include "widgets/art/orrery-world-private.h"

static const GdkRGBA lamp = { 1, 0.965f, 0.784f, 1 };

/* --- A belt of rocks --- */

static void
draw_pits (OrreryWorld *world, double size)
{
  for (int i = 0; i < 4; i++)
    {
      double x = orrery_seed_range (&world->seed, -0.5, 0.5) * size;
      double y = orrery_seed_range (&world->seed, -0.5, 0.5) * size;
      double pit = orrery_seed_range (&world->seed, 0.1, 0.22) * size;

      orrery_circle (world->cr, x, y, pit);
      orrery_set_source (world->cr, &world->dark, 0.55);
      cairo_fill (world->cr);
      orrery_circle (world->cr, x + pit * 0.2, y + pit * 0.2, pit * 0.8);
      orrery_set_source (world->cr, &world->light, 0.25);
      cairo_fill (world->cr);
    }
}

static void
draw_rock (OrreryWorld *world, double x, double y, double size)
{
  cairo_t *cr = world->cr;
  double points[2 * 9], squeeze = orrery_seed_range (&world->seed, 0.68, 0.95);
  double turn = orrery_seed_range (&world->seed, 0, 6);
  cairo_pattern_t *shade;

  for (int i = 0; i < 9; i++)
    {
      double t = 2 * G_PI * i / 9, r = size * (1 + orrery_seed_range (&world->seed, -0.16, 0.16));
      double px = r * cos (t), py = r * squeeze * sin (t);

      points[2 * i] = px * cos (turn) - py * sin (turn);
      points[2 * i + 1] = px * sin (turn) + py * cos (turn);
    }
  cairo_save (cr);
  cairo_translate (cr, x, y);
  shade = cairo_pattern_create_radial (-size * 0.4, -size * 0.4, size * 0.1, 0, 0, size * 1.25);
  orrery_add_stop (shade, 0, &world->light, 1);
  orrery_add_stop (shade, world->flat ? 0.05 : 0.55, &world->mid, 1);
  orrery_add_stop (shade, 1, world->flat ? &world->mid : &world->dark, 1);
  orrery_smooth_loop (cr, points, 9);
  cairo_clip_preserve (cr);
  orrery_take_source (cr, shade);
  cairo_fill (cr);
  if (size > world->radius * 0.15)
    draw_pits (world, size);
  cairo_restore (cr);
}

/* Small rocks first: the four large ones lie in front. */
static void
draw_belt (OrreryWorld *world)
{
  static const double large[][2] = {
    { -0.95, 0.3 }, { -0.1, -0.05 }, { 0.62, 0.28 }, { 1.25, -0.35 },
  };
  double r = world->radius;
  int n = world->small ? 22 : 46;

  for (int i = 0; i < n; i++)
    {
      double t = orrery_seed_range (&world->seed, -1, 1);
      double y = -t * 0.42 + orrery_seed_bell (&world->seed) * 0.17 + t * t * 0.35;

      draw_rock (world, t * r * 1.9, y * r,
                 r * (0.025 + fabs (0.05 + 0.06 * orrery_seed_bell (&world->seed))));
    }
  for (guint i = 0; i < G_N_ELEMENTS (large); i++)
    draw_rock (world, large[i][0] * r, large[i][1] * r,
               r * orrery_seed_range (&world->seed, 0.19, 0.34));
}

/* --- A comet --- */

static void
draw_tail (OrreryWorld *world, double width, double alpha, double bend)
{
  double r = world->radius;
  cairo_t *cr = world->cr;
  cairo_pattern_t *fade = cairo_pattern_create_linear (0, 0, r * 2.3, 0);

  orrery_add_stop (fade, 0, &world->light, alpha);
  orrery_add_stop (fade, 1, &world->mid, 0);
  cairo_move_to (cr, -r * 0.55, -r * 0.84 * width);
  cairo_curve_to (cr, r * 0.6, -r * width, r * 1.4, -r * (width * 0.5 - bend),
                  r * 2.4, r * (bend - 0.1));
  cairo_line_to (cr, r * 2.4, r * (bend + 0.1));
  cairo_curve_to (cr, r * 1.4, r * (width * 0.5 + bend), r * 0.6, r * width,
                  -r * 0.55, r * 0.84 * width);
  cairo_close_path (cr);
  orrery_take_source (cr, fade);
  cairo_fill (cr);
}

static void
draw_comet (OrreryWorld *world)
{
  double r = world->radius;

  cairo_rotate (world->cr, -0.55);
  draw_tail (world, 0.56, 0.22, 0.25);
  draw_tail (world, 0.4, 0.35, 0);
  draw_tail (world, 0.18, 0.7, -0.05);
  for (int i = 0; i < (world->small ? 6 : 14); i++)
    {
      double along = orrery_seed_range (&world->seed, 0.1, 2.1);
      double across = orrery_seed_bell (&world->seed) * 0.2;
      double size = orrery_seed_range (&world->seed, 0.012, 0.035);

      orrery_set_source (world->cr, &world->light, 0.8 - along * 0.3);
      orrery_circle (world->cr, along * r, across * r, size * r);
      cairo_fill (world->cr);
    }
  cairo_translate (world->cr, -r * 0.55, 0);
  cairo_rotate (world->cr, 0.55);
  world->globe.radius = r * 0.46;
  orrery_world_ball (world, r * 0.46, &world->dark, &world->mid, &world->light);
  cairo_save (world->cr);
  orrery_circle (world->cr, 0, 0, r * 0.46);
  cairo_clip (world->cr);
  orrery_world_look (world, ORRERY_LOOK_CRATERS);
  cairo_restore (world->cr);
  orrery_world_night (world, r * 0.46, 0.4);
}

/* --- A nebula around a bright star --- */

static void
draw_cloud (OrreryWorld *world, double x, double y, double size)
{
  GdkRGBA hue = orrery_turn_hue (&world->mid, orrery_seed_range (&world->seed, -0.12, 0.12), 1, 1);
  GdkRGBA pale = orrery_lighten (&hue, 0.2);
  cairo_pattern_t *glow = cairo_pattern_create_radial (x, y, size * 0.1, x, y, size);

  orrery_add_stop (glow, 0, &pale, 0.34);
  orrery_add_stop (glow, 1, &hue, 0);
  orrery_circle (world->cr, x, y, size);
  orrery_take_source (world->cr, glow);
  cairo_fill (world->cr);
}

static void
draw_shells (OrreryWorld *world)
{
  cairo_t *cr = world->cr;
  double r = world->radius;

  for (int i = 0; i < 3; i++)
    {
      cairo_save (cr);
      cairo_rotate (cr, world->tilt + i * 0.5);
      cairo_scale (cr, 1, 0.55 + 0.1 * i);
      orrery_circle (cr, 0, 0, r * (0.6 + 0.2 * i));
      cairo_restore (cr);
      orrery_set_source (cr, &world->light, 0.55 - 0.13 * i);
      cairo_set_line_width (cr, r * 0.05);
      cairo_stroke (cr);
    }
}

static void
draw_nebula (OrreryWorld *world)
{
  double r = world->radius;
  cairo_pattern_t *star;

  for (int i = 0; i < 9; i++)
    {
      double t = 2 * G_PI * i / 9;

      draw_cloud (world, r * 0.45 * cos (t), r * 0.32 * sin (t),
                  r * orrery_seed_range (&world->seed, 0.5, 0.95));
    }
  draw_shells (world);
  star = cairo_pattern_create_radial (0, 0, 0, 0, 0, r * 0.34);
  cairo_pattern_add_color_stop_rgba (star, 0, 1, 1, 1, 1);
  orrery_add_stop (star, 0.25, &world->light, 0.9);
  orrery_add_stop (star, 1, &world->light, 0);
  orrery_circle (world->cr, 0, 0, r * 0.34);
  orrery_take_source (world->cr, star);
  cairo_fill (world->cr);
}

/* --- A station: a hub on a mast, one or two wheels, perhaps wings --- */

typedef struct
{
  OrreryWorld *world;
  double wheel;  /* radius */
  double view;   /* how far the wheel is seen from above */
  double mast;
  double hub;
} Station;

static void
stroke_wheel (const Station *station, double y, double radius, double from, double to, double line,
              const GdkRGBA *colour)
{
  cairo_t *cr = station->world->cr;

  cairo_save (cr);
  cairo_translate (cr, 0, y);
  cairo_scale (cr, 1, station->view);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, radius, from, to);
  cairo_restore (cr);
  orrery_set_source (cr, colour, 1);
  cairo_set_line_width (cr, line);
  cairo_stroke (cr);
}

static void
fill_metal (OrreryWorld *world, double half)
{
  GdkRGBA shade = orrery_mix (&world->mid, &world->dark, 0.7);
  cairo_pattern_t *metal = cairo_pattern_create_linear (-half, 0, half, 0);

  orrery_add_stop (metal, 0, world->flat ? &world->mid : &world->light, 1);
  orrery_add_stop (metal, 1, world->flat ? &world->mid : &shade, 1);
  orrery_take_source (world->cr, metal);
  cairo_fill (world->cr);
}

static void
draw_mast (const Station *station)
{
  OrreryWorld *world = station->world;
  double r = world->radius;

  orrery_rounded_rect (world->cr, -r * 0.15, -station->mast, r * 0.3, 2 * station->mast, r * 0.13);
  fill_metal (world, r * 0.15);
  for (double y = -station->mast + r * 0.18; y < -station->hub; y += r * 0.12)
    orrery_circle (world->cr, 0, y, r * 0.03);
  orrery_set_source (world->cr, &lamp, 0.9);
  cairo_fill (world->cr);
}

static void
draw_wings (const Station *station)
{
  OrreryWorld *world = station->world;
  cairo_t *cr = world->cr;
  double r = world->radius;
  GdkRGBA cell = orrery_mix (&world->mid, &world->dark, 0.45);

  for (int end = -1; end <= 1; end += 2)
    for (int side = -1; side <= 1; side += 2)
      {
        double x = side > 0 ? r * 0.2 : -r * 0.8, y = end * station->mast * 0.78 - r * 0.15;

        cairo_rectangle (cr, x, y, r * 0.6, r * 0.3);
        orrery_set_source (cr, &cell, 1);
        cairo_fill (cr);
        for (int i = 0; i <= 3; i++)
          {
            cairo_move_to (cr, x + i * r * 0.2, y);
            cairo_rel_line_to (cr, 0, r * 0.3);
          }
        cairo_rectangle (cr, x, y, r * 0.6, r * 0.3);
        orrery_set_source (cr, &world->light, 0.8);
        cairo_set_line_width (cr, r * 0.03);
        cairo_stroke (cr);
      }
}

static void
draw_wheel_back (const Station *station, double y)
{
  OrreryWorld *world = station->world;
  GdkRGBA far = orrery_mix (&world->mid, &world->dark, 0.6);
  GdkRGBA spoke = orrery_mix (&world->mid, &world->dark, 0.3);

  stroke_wheel (station, y, station->wheel, G_PI, 2 * G_PI, world->radius * 0.2, &far);
  for (int i = 0; i < 3; i++)
    {
      double t = world->tilt + i * G_PI / 3, x = station->wheel * cos (t);
      double dy = station->wheel * station->view * sin (t);

      cairo_move_to (world->cr, -x, y - dy);
      cairo_line_to (world->cr, x, y + dy);
    }
  orrery_set_source (world->cr, &spoke, 1);
  cairo_set_line_width (world->cr, world->radius * 0.07);
  cairo_stroke (world->cr);
}

static void
draw_wheel_front (const Station *station, double y)
{
  OrreryWorld *world = station->world;
  double r = world->radius, wheel = station->wheel;
  GdkRGBA near = orrery_mix (&world->mid, &world->dark, 0.25);
  int n = 13;

  stroke_wheel (station, y, wheel, 0, G_PI, r * 0.22, &near);
  stroke_wheel (station, y, wheel * 0.975, 0.1, G_PI - 0.1, r * 0.06, &world->light);
  for (int i = 0; i < n; i++)
    {
      double t = 0.2 + i * (G_PI - 0.4) / (n - 1);

      orrery_circle (world->cr, wheel * 1.01 * cos (t),
                     y + wheel * 1.03 * station->view * sin (t) + r * 0.02, r * 0.034);
    }
  orrery_set_source (world->cr, &lamp, 1);
  cairo_fill (world->cr);
}

static void
draw_station (OrreryWorld *world)
{
  double r = world->radius;
  int build = orrery_seed_pick (&world->seed, 4);
  gboolean two = build == 0, wings = build == 1;
  double y[2] = { two ? -r * 0.42 : 0, r * 0.42 };
  Station station = {
    world, r * (two ? 0.95 : wings ? 0.86 : 1.18), orrery_seed_range (&world->seed, 0.24, 0.42),
    r * orrery_seed_range (&world->seed, 0.95, 1.22), r * (two ? 0.34 : 0.46),
  };

  cairo_rotate (world->cr, orrery_seed_range (&world->seed, -0.6, 0.5));
  for (int i = 0; i <= two; i++)
    draw_wheel_back (&station, y[i]);
  draw_mast (&station);
  if (wings)
    draw_wings (&station);
  orrery_world_ball (world, station.hub, &world->dark, &world->mid, &world->light);
  orrery_world_night (world, station.hub, 0.45);
  for (int i = 0; i <= two; i++)
    draw_wheel_front (&station, y[i]);
}

/* --- Ships --- */

static void
draw_exhaust (OrreryWorld *world, double size)
{
  cairo_t *cr = world->cr;
  cairo_pattern_t *fire = cairo_pattern_create_linear (-size * 0.6, 0, -size * 2.2, 0);

  orrery_add_stop (fire, 0, &lamp, 0.9);
  orrery_add_stop (fire, 0.3, &world->mid, 0.5);
  orrery_add_stop (fire, 1, &world->mid, 0);
  cairo_move_to (cr, -size * 0.6, -size * 0.16);
  cairo_line_to (cr, -size * 2.2, 0);
  cairo_line_to (cr, -size * 0.6, size * 0.16);
  cairo_close_path (cr);
  orrery_take_source (cr, fire);
  cairo_fill (cr);
}

static void
trace_hull (cairo_t *cr, double z)
{
  cairo_move_to (cr, z * 1.05, 0);
  cairo_curve_to (cr, z * 0.4, -z * 0.36, -z * 0.3, -z * 0.3, -z * 0.8, -z * 0.52);
  cairo_curve_to (cr, -z * 0.55, -z * 0.15, -z * 0.55, z * 0.15, -z * 0.8, z * 0.52);
  cairo_curve_to (cr, -z * 0.3, z * 0.3, z * 0.4, z * 0.36, z * 1.05, 0);
  cairo_close_path (cr);
}

static void
draw_ship (OrreryWorld *world, double x, double y, double size)
{
  cairo_t *cr = world->cr;
  cairo_pattern_t *metal = cairo_pattern_create_linear (0, -size * 0.5, 0, size * 0.5);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_rotate (cr, -0.45);
  draw_exhaust (world, size);
  orrery_add_stop (metal, 0, &world->light, 1);
  orrery_add_stop (metal, 0.5, &world->mid, 1);
  orrery_add_stop (metal, 1, world->flat ? &world->mid : &world->dark, 1);
  trace_hull (cr, size);
  orrery_take_source (cr, metal);
  cairo_fill (cr);
  cairo_move_to (cr, size * 0.85, 0);
  cairo_curve_to (cr, size * 0.3, -size * 0.1, -size * 0.2, -size * 0.08, -size * 0.58, 0);
  cairo_curve_to (cr, -size * 0.2, size * 0.08, size * 0.3, size * 0.1, size * 0.85, 0);
  orrery_set_source (cr, &world->dark, 0.45);
  cairo_fill (cr);
  for (int i = 0; i < 4; i++)
    orrery_circle (cr, size * (0.5 - 0.25 * i), 0, size * 0.045);
  orrery_set_source (cr, &lamp, 0.9);
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
draw_fleet (OrreryWorld *world)
{
  double r = world->radius;

  if (orrery_seed_pick (&world->seed, 2))
    {
      draw_ship (world, -0.75 * r, -0.42 * r, 0.46 * r);
      draw_ship (world, 0.85 * r, -0.62 * r, 0.36 * r);
      draw_ship (world, 0.1 * r, 0.12 * r, r);
    }
  else
    draw_ship (world, 0.1 * r, 0, 1.25 * r);
}

void
orrery_world_form (OrreryWorld *world, OrreryForm form)
{
  static void (* const draw[]) (OrreryWorld *) = {
    [ORRERY_FORM_BELT] = draw_belt, [ORRERY_FORM_COMET] = draw_comet, [ORRERY_FORM_NEBULA] = draw_nebula,
    [ORRERY_FORM_STATION] = draw_station, [ORRERY_FORM_FLEET] = draw_fleet,
  };

  g_return_if_fail (form > ORRERY_FORM_PLANET && form < G_N_ELEMENTS (draw));

  draw[form] (world);
}
