/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The surfaces of planets. */
#include <math.h>

#include "widgets/art/orrery-draw.h"
#include "widgets/art/orrery-world-private.h"

static const GdkRGBA white = { 1, 1, 1, 1 };

/* A point facing the viewer, more often near the middle than near the limb. */
static void
pick_place (OrreryWorld *world, double reach, double *lon, double *lat)
{
  *lon = orrery_seed_range (&world->seed, -reach, reach);
  *lat = asin (orrery_seed_range (&world->seed, -0.92, 0.92));
}

static void
fill_patch (OrreryWorld *world, double lon, double lat, double size, const OrreryCoast *coast,
            const GdkRGBA *colour, double alpha)
{
  if (!orrery_globe_patch (&world->globe, lon, lat, size, coast))
    return;
  orrery_set_source (world->cr, colour, alpha);
  cairo_fill (world->cr);
}

/* Large, faint variations of the ground. */
static void
mottle (OrreryWorld *world, int n, double alpha)
{
  for (int i = 0; i < n; i++)
    {
      double lon, lat, size;
      OrreryCoast coast;

      pick_place (world, 1.3, &lon, &lat);
      size = orrery_seed_range (&world->seed, 0.16, 0.42);
      coast = orrery_coast (&world->seed, 0.2);
      fill_patch (world, lon, lat, size, &coast, &world->dark, alpha);
    }
}

static void
draw_clouds (OrreryWorld *world, int n, double alpha)
{
  cairo_set_line_cap (world->cr, CAIRO_LINE_CAP_ROUND);
  for (int i = 0; i < n; i++)
    {
      double lat = orrery_seed_range (&world->seed, -0.95, 0.95);
      double lon = orrery_seed_range (&world->seed, -1.2, 0.5);
      double length = orrery_seed_range (&world->seed, 0.35, 0.95);
      double line = orrery_seed_range (&world->seed, 0.035, 0.085);
      double shift = orrery_seed_range (&world->seed, 0, 6);

      orrery_globe_line (&world->globe, lon, lat, lon + length, lat, 0.05, shift);
      orrery_set_source (world->cr, &white, alpha);
      cairo_set_line_width (world->cr, world->radius * line);
      cairo_stroke (world->cr);
    }
}

static void
draw_poles (OrreryWorld *world)
{
  OrreryCoast coast = orrery_coast (&world->seed, 0.14);

  fill_patch (world, 0, -G_PI_2, 0.42, &coast, &white, 0.85);
  fill_patch (world, 0, G_PI_2, 0.36, &coast, &white, 0.7);
}

/* --- Bands: a giant of gas, with a storm --- */

static void
draw_storm (OrreryWorld *world)
{
  double lon = orrery_seed_range (&world->seed, -0.5, 0.35);
  double lat = orrery_seed_range (&world->seed, 0.15, 0.45);
  double size = orrery_seed_range (&world->seed, 0.16, 0.24);
  GdkRGBA dim = orrery_mix (&world->mid, &world->dark, 0.4);
  OrreryCoast oval = { { 0.4 }, { G_PI_2 } };

  fill_patch (world, lon, lat, size, &oval, &world->light, 0.55);
  fill_patch (world, lon, lat, size * 0.7, &oval, &dim, 0.55);
  fill_patch (world, lon, lat, size * 0.4, &oval, &world->light, 0.6);
}

static void
draw_bands (OrreryWorld *world)
{
  GdkRGBA colours[] = { world->dark, world->light, orrery_lighten (&world->light, 0.3),
                        orrery_mix (&world->mid, &world->dark, 0.5) };
  double wave = orrery_seed_range (&world->seed, 0.004, 0.022);
  double lat = -1.5;

  while (lat < 1.4)
    {
      double end = lat + orrery_seed_range (&world->seed, 0.08, 0.27);
      const GdkRGBA *colour = &colours[orrery_seed_pick (&world->seed, 4)];
      double alpha = orrery_seed_range (&world->seed, 0.18, 0.44);

      orrery_globe_strip (&world->globe, lat, MIN (end, 1.5), wave,
                          orrery_seed_range (&world->seed, 0, 6));
      orrery_set_source (world->cr, colour, alpha);
      cairo_fill (world->cr);
      lat = end + orrery_seed_range (&world->seed, 0.02, 0.16);
    }
  draw_storm (world);
}

/* --- Craters --- */

/* The wall facing the light is in shadow and the floor is pale: shifting the floor away from the light leaves
 * the dark crescent of that wall. */
static void
draw_crater (OrreryWorld *world, double size)
{
  GdkRGBA floor = orrery_mix (&world->mid, &world->light, 0.42);
  double lon, lat;

  pick_place (world, 1.25, &lon, &lat);
  fill_patch (world, lon - size * 0.1, lat - size * 0.1, size * 1.14, NULL, &world->light, 0.3);
  fill_patch (world, lon, lat, size, NULL, &world->dark, 0.55);
  fill_patch (world, lon + size * 0.16, lat + size * 0.18, size * 0.8, NULL, &floor, 0.8);
}

static void
draw_craters (OrreryWorld *world)
{
  static const double sizes[] = { 0.26, 0.2, 0.15, 0.15, 0.11, 0.11, 0.09, 0.09, 0.09, 0.07,
                                  0.07, 0.07, 0.06, 0.06, 0.05, 0.05, 0.05, 0.05 };
  int n = world->small ? 9 : G_N_ELEMENTS (sizes);

  mottle (world, 5, 0.2);
  for (int i = 0; i < n; i++)
    draw_crater (world, sizes[i]);
}

/* --- Land and sea --- */

static GdkRGBA
land_of (OrreryWorld *world)
{
  if (world->hue == ORRERY_HUE_GENES)
    return orrery_turn_hue (&world->mid, -0.05, 0.95, 1.12);
  return orrery_mix (&world->mid, &world->light, 0.35);
}

static void
draw_land (OrreryWorld *world, double lon, double lat, double size, const GdkRGBA *land)
{
  OrreryCoast coast = orrery_coast (&world->seed, 0.22);
  GdkRGBA high = orrery_mix (land, &world->light, 0.5);
  GdkRGBA low = orrery_mix (land, &world->dark, 0.45);

  fill_patch (world, lon, lat, size * 1.2, &coast, &world->light, 0.16);
  fill_patch (world, lon, lat, size, &coast, land, 1);
  /* An island has no inland. */
  if (size < 0.2)
    return;
  fill_patch (world, lon + size * 0.1, lat + size * 0.12, size * 0.62, &coast, &low, 0.55);
  fill_patch (world, lon - size * 0.14, lat - size * 0.1, size * 0.4, &coast, &high, 0.6);
}

/* Distributed by the golden angle, so that no half of the planet is empty. */
static void
scatter_land (OrreryWorld *world, int n, double least, double most, const GdkRGBA *land)
{
  double turn = orrery_seed_range (&world->seed, 0, 2 * G_PI);

  for (int i = 0; i < n; i++)
    {
      double t = turn + i * 2.4 + orrery_seed_range (&world->seed, -0.3, 0.3);
      double away = sqrt ((i + 0.5) / n) * 0.95;
      double lat = asin (CLAMP (away * sin (t), -0.95, 0.95));
      double lon = asin (CLAMP (away * cos (t) / MAX (cos (lat), 0.3), -0.98, 0.98));

      draw_land (world, lon, lat, orrery_seed_range (&world->seed, least, most), land);
    }
}

static void
draw_continents (OrreryWorld *world)
{
  GdkRGBA land = land_of (world);

  scatter_land (world, world->small ? 5 : 7, 0.2, 0.44, &land);
  draw_poles (world);
  draw_clouds (world, 6, 0.55);
}

static void
draw_cyclone (OrreryWorld *world)
{
  double lon = orrery_seed_range (&world->seed, -0.5, 0.4);
  double lat = orrery_seed_range (&world->seed, -0.5, 0.6);

  orrery_set_source (world->cr, &white, 0.6);
  cairo_set_line_width (world->cr, world->radius * 0.05);
  for (int arm = 0; arm < 2; arm++)
    {
      for (int i = 0; i <= 14; i++)
        {
          double t = i / 14.0, x, y, turn = arm * G_PI + t * 4.4;

          orrery_globe_point (&world->globe, lon + 0.3 * t * cos (turn),
                              lat + 0.24 * t * sin (turn), &x, &y);
          cairo_line_to (world->cr, x, y);
        }
      cairo_stroke (world->cr);
    }
}

static void
draw_ocean (OrreryWorld *world)
{
  GdkRGBA sand = orrery_turn_hue (&world->light, orrery_seed_range (&world->seed, -0.05, 0.05),
                                  1, 1);

  mottle (world, 4, 0.16);
  scatter_land (world, world->small ? 5 : 9, 0.07, 0.19, &sand);
  cairo_set_line_cap (world->cr, CAIRO_LINE_CAP_ROUND);
  draw_cyclone (world);
  draw_poles (world);
  draw_clouds (world, 5, 0.5);
}

/* --- Spots: something grows here --- */

static void
draw_spots (OrreryWorld *world)
{
  GdkRGBA core = orrery_turn_hue (&world->light, 0.05, 1, 1);
  int n = world->small ? 13 : 26;

  mottle (world, 4, 0.22);
  for (int i = 0; i < n; i++)
    {
      OrreryCoast coast = orrery_coast (&world->seed, 0.07);
      double size = orrery_seed_range (&world->seed, 0.05, 0.2);
      double lon, lat;

      pick_place (world, 1.35, &lon, &lat);
      fill_patch (world, lon, lat, size * 1.2, &coast, &world->light, 0.2);
      fill_patch (world, lon, lat, size, &coast, &world->dark, 0.6);
      fill_patch (world, lon - size * 0.14, lat - size * 0.16, size * 0.52, &coast, &core, 0.85);
    }
}

/* --- Cracks: glowing seams between plates --- */

enum { CRACK_POINTS = 10 };

static void
stroke_crack (OrreryWorld *world, const double *points, const GdkRGBA *colour, double alpha,
              double line)
{
  for (int i = 0; i < CRACK_POINTS; i++)
    cairo_line_to (world->cr, points[2 * i], points[2 * i + 1]);
  orrery_set_source (world->cr, colour, alpha);
  cairo_set_line_width (world->cr, world->radius * line);
  cairo_stroke (world->cr);
}

static void
draw_crack (OrreryWorld *world, double heading, const GdkRGBA *glow)
{
  double points[2 * CRACK_POINTS];
  double lon = orrery_seed_range (&world->seed, -0.5, 0.5) - 1.2 * cos (heading);
  double lat = orrery_seed_range (&world->seed, -0.5, 0.5) - 1.2 * sin (heading);
  GdkRGBA core = orrery_lighten (glow, 0.35);

  for (int i = 0; i < CRACK_POINTS; i++)
    {
      orrery_globe_point (&world->globe, lon, lat, &points[2 * i], &points[2 * i + 1]);
      lon += 0.3 * cos (heading) + orrery_seed_range (&world->seed, -0.14, 0.14);
      lat += 0.3 * sin (heading) + orrery_seed_range (&world->seed, -0.14, 0.14);
    }
  stroke_crack (world, points, &world->dark, 0.55, 0.15);
  stroke_crack (world, points, glow, 0.55, 0.085);
  stroke_crack (world, points, &core, 1, 0.032);
}

static void
draw_cracks (OrreryWorld *world)
{
  const GdkRGBA lava = { 1, 0.52f, 0.14f, 1 };
  GdkRGBA glow = world->hue == ORRERY_HUE_RARE || world->hue == ORRERY_HUE_GRAY
                   ? lava : orrery_turn_hue (&world->light, -0.03, 1.6, 1);
  double heading = orrery_seed_range (&world->seed, 0, G_PI);
  int n = world->small ? 4 : 6;

  mottle (world, 9, 0.36);
  cairo_set_line_join (world->cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (world->cr, CAIRO_LINE_CAP_ROUND);
  for (int i = 0; i < n; i++)
    draw_crack (world, heading + i * 0.9, &glow);
}

/* --- Facets: a cut stone --- */

static void
draw_facet (OrreryWorld *world, const double *a, const double *b, const double *c,
            const GdkRGBA *colour, double alpha)
{
  GdkRGBA seam = orrery_lighten (&world->light, 0.4);

  cairo_move_to (world->cr, a[0], a[1]);
  cairo_line_to (world->cr, b[0], b[1]);
  cairo_line_to (world->cr, c[0], c[1]);
  cairo_close_path (world->cr);
  orrery_set_source (world->cr, colour, alpha);
  cairo_fill_preserve (world->cr);
  orrery_set_source (world->cr, &seam, 0.4);
  cairo_set_line_width (world->cr, world->radius * 0.018);
  cairo_stroke (world->cr);
}

static void
draw_facets (OrreryWorld *world)
{
  enum { N = 9 };
  double r = world->radius, inner[N][2], outer[N][2], middle[2] = { -0.14 * r, -0.16 * r };
  const GdkRGBA *pale[] = { &white, &world->light, &world->mid };
  const GdkRGBA *mixed[] = { &world->light, &white, &world->dark };
  const GdkRGBA *deep[] = { &world->dark, &world->dark, &world->light };

  for (int i = 0; i < N; i++)
    {
      double t = 2 * G_PI * i / N + 0.3, u = 2 * G_PI * (i + 0.5) / N + 0.3;

      inner[i][0] = r * (0.42 * cos (t) - 0.12 + orrery_seed_range (&world->seed, -0.08, 0.08));
      inner[i][1] = r * (0.42 * sin (t) - 0.12 + orrery_seed_range (&world->seed, -0.08, 0.08));
      outer[i][0] = r * 1.08 * cos (u);
      outer[i][1] = r * 1.08 * sin (u);
    }
  for (int i = 0; i < N; i++)
    {
      const double *a = inner[i], *b = inner[(i + 1) % N];
      double alphas[3];
      int colours[3];

      for (int k = 0; k < 3; k++)
        {
          alphas[k] = orrery_seed_range (&world->seed, 0.12, k == 2 ? 0.6 : 0.48);
          colours[k] = orrery_seed_pick (&world->seed, 3);
        }
      draw_facet (world, a, b, outer[i], mixed[colours[0]], alphas[0]);
      draw_facet (world, a, outer[(i + N - 1) % N], outer[i], deep[colours[1]], alphas[1]);
      draw_facet (world, middle, a, b, pale[colours[2]], alphas[2]);
    }
}

/* --- Geodesic: built by somebody, with an eye --- */

static void
draw_panels (OrreryWorld *world)
{
  for (int i = 0; i < (world->small ? 8 : 18); i++)
    {
      double lon = (orrery_seed_pick (&world->seed, 8) - 4) * G_PI / 9;
      double lat = (orrery_seed_pick (&world->seed, 6) - 3) * 0.3;
      const GdkRGBA *colour = orrery_seed_pick (&world->seed, 3) ? &world->dark : &white;
      const double corners[][2] = { { 0, 0 }, { 1, 0 }, { 1, 1 }, { 0, 1 } };

      for (int k = 0; k < 4; k++)
        {
          double x, y;

          orrery_globe_point (&world->globe, lon + corners[k][0] * G_PI / 9,
                              lat + corners[k][1] * 0.3, &x, &y);
          cairo_line_to (world->cr, x, y);
        }
      cairo_close_path (world->cr);
      orrery_set_source (world->cr, colour, 0.28);
      cairo_fill (world->cr);
    }
}

static void
draw_geodesic (OrreryWorld *world)
{
  static const double rings[] = { 0.3, 0.2, 0.08 };
  double lon = orrery_seed_range (&world->seed, -0.5, -0.1);
  double lat = orrery_seed_range (&world->seed, -0.45, 0);

  draw_panels (world);
  for (int i = -3; i <= 3; i++)
    orrery_globe_line (&world->globe, -1.7, i * 0.3, 1.7, i * 0.3, 0, 0);
  for (int i = -5; i <= 5; i++)
    orrery_globe_line (&world->globe, i * G_PI / 9, -1.4, i * G_PI / 9, 1.4, 0, 0);
  orrery_set_source (world->cr, &world->dark, 0.72);
  cairo_set_line_width (world->cr, world->radius * 0.028);
  cairo_stroke (world->cr);
  for (int i = 0; i < 3; i++)
    fill_patch (world, lon, lat, rings[i], NULL, i == 1 ? &world->light : &world->dark, 0.9);
}

/* --- City --- */

static void
draw_city (OrreryWorld *world)
{
  mottle (world, 6, 0.3);
  draw_clouds (world, 5, 0.3);
}

static void
draw_hub (OrreryWorld *world, double x, double y)
{
  double r = world->radius;
  cairo_pattern_t *glow = cairo_pattern_create_radial (x, y, 0, x, y, r * 0.2);

  cairo_pattern_add_color_stop_rgba (glow, 0, 1, 0.88, 0.5, 0.6);
  cairo_pattern_add_color_stop_rgba (glow, 1, 1, 0.8, 0.4, 0);
  orrery_circle (world->cr, x, y, r * 0.2);
  orrery_take_source (world->cr, glow);
  cairo_fill (world->cr);
  cairo_set_source_rgba (world->cr, 1, 0.9, 0.63, 0.95);
  for (int i = 0; i < (world->small ? 6 : 14); i++)
    {
      double dx = orrery_seed_bell (&world->seed) * 0.09 * r;
      double dy = orrery_seed_bell (&world->seed) * 0.07 * r;

      orrery_circle (world->cr, x + dx, y + dy, r * orrery_seed_range (&world->seed, 0.012, 0.028));
    }
  cairo_fill (world->cr);
}

void
orrery_world_lights (OrreryWorld *world)
{
  enum { HUBS = 8 };
  cairo_t *cr = world->cr;
  double at[HUBS][2];

  cairo_save (cr);
  orrery_circle (cr, 0, 0, world->radius * 0.97);
  cairo_clip (cr);
  for (int i = 0; i < HUBS; i++)
    {
      double lon = orrery_seed_range (&world->seed, -0.15, 1.1);
      double lat = orrery_seed_range (&world->seed, -0.35, 0.95);

      orrery_globe_point (&world->globe, lon, lat, &at[i][0], &at[i][1]);
    }
  cairo_set_source_rgba (cr, 1, 0.85, 0.54, 0.4);
  cairo_set_line_width (cr, world->radius * 0.016);
  for (int i = 0; i < HUBS; i++)
    for (int k = i + 1; k < MIN (i + 3, HUBS); k++)
      {
        cairo_move_to (cr, at[i][0], at[i][1]);
        cairo_line_to (cr, at[k][0], at[k][1]);
      }
  cairo_stroke (cr);
  for (int i = 0; i < HUBS; i++)
    draw_hub (world, at[i][0], at[i][1]);
  cairo_restore (cr);
}

/* --- */

void
orrery_world_ground (OrreryWorld *world, OrreryLook look)
{
  GdkRGBA sea_mid = orrery_mix (&world->mid, &world->dark, 0.5);
  GdkRGBA sea_light = orrery_mix (&world->mid, &world->light, 0.3);

  if (look == ORRERY_LOOK_CONTINENTS)
    {
      sea_mid = orrery_turn_hue (&sea_mid, 0.06, 1, 1);
      sea_light = orrery_turn_hue (&sea_light, 0.06, 1, 1);
      orrery_world_ball (world, world->radius, &world->dark, &sea_mid, &sea_light);
    }
  else
    orrery_world_ball (world, world->radius, &world->dark, &world->mid, &world->light);
}

void
orrery_world_look (OrreryWorld *world, OrreryLook look)
{
  static void (* const draw[]) (OrreryWorld *) = {
    [ORRERY_LOOK_BANDS] = draw_bands,
    [ORRERY_LOOK_CRATERS] = draw_craters,
    [ORRERY_LOOK_CONTINENTS] = draw_continents,
    [ORRERY_LOOK_OCEAN] = draw_ocean,
    [ORRERY_LOOK_SPOTS] = draw_spots,
    [ORRERY_LOOK_CRACKS] = draw_cracks,
    [ORRERY_LOOK_FACETS] = draw_facets,
    [ORRERY_LOOK_GEODESIC] = draw_geodesic,
    [ORRERY_LOOK_CITY] = draw_city,
  };

  g_return_if_fail (look > ORRERY_LOOK_BY_SEED && look < G_N_ELEMENTS (draw));

  draw[look] (world);
}
