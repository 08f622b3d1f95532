/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/art/orrery-world-art.h"

#include <math.h>

#include "widgets/art/orrery-draw.h"
#include "widgets/art/orrery-world-private.h"

#define RGB(hex) { (((hex) >> 16) & 0xff) / 255.f, (((hex) >> 8) & 0xff) / 255.f, \
                   ((hex) & 0xff) / 255.f, 1.f }

static const struct { GdkRGBA dark, mid, light; } ramps[ORRERY_N_HUES] = {
  [ORRERY_HUE_NOVELTY]   = { RGB (0x0b4357), RGB (0x3fb2d2), RGB (0xc4f1fa) },
  [ORRERY_HUE_RARE]  = { RGB (0x432612), RGB (0xb27a48), RGB (0xf1d0a8) },
  [ORRERY_HUE_GENES]  = { RGB (0x0b4129), RGB (0x34b36c), RGB (0xbff5cd) },
  [ORRERY_HUE_ALIEN] = { RGB (0x5c3c00), RGB (0xe3ae1c), RGB (0xfff3b0) },
  [ORRERY_HUE_GRAY]   = { RGB (0x26262e), RGB (0x83828c), RGB (0xd6d4d2) },
};

/* The looks that the seed picks from if the data names none. */
static const OrreryLook usual_looks[ORRERY_N_HUES][4] = {
  [ORRERY_HUE_NOVELTY]   = { ORRERY_LOOK_BANDS, ORRERY_LOOK_OCEAN, ORRERY_LOOK_CITY, ORRERY_LOOK_FACETS },
  [ORRERY_HUE_RARE]  = { ORRERY_LOOK_CRACKS, ORRERY_LOOK_CRATERS, ORRERY_LOOK_BANDS, ORRERY_LOOK_FACETS },
  [ORRERY_HUE_GENES]  = { ORRERY_LOOK_CONTINENTS, ORRERY_LOOK_SPOTS, ORRERY_LOOK_OCEAN, ORRERY_LOOK_BANDS },
  [ORRERY_HUE_ALIEN] = { ORRERY_LOOK_GEODESIC, ORRERY_LOOK_BANDS, ORRERY_LOOK_CRACKS, ORRERY_LOOK_SPOTS },
  [ORRERY_HUE_GRAY]   = { ORRERY_LOOK_CRATERS, ORRERY_LOOK_BANDS, ORRERY_LOOK_CITY, ORRERY_LOOK_CONTINENTS },
};

/* --- The space behind --- */

static void
draw_glows (cairo_t *cr, OrrerySeed *seed, double width, double height, const GdkRGBA *hue)
{
  for (int i = 0; i < 3; i++)
    {
      double x = width * orrery_seed_unit (seed);
      double y = height * orrery_seed_unit (seed);
      double reach = MAX (width, height) * orrery_seed_range (seed, 0.35, 0.7);
      GdkRGBA tint = orrery_turn_hue (hue, orrery_seed_range (seed, -0.09, 0.09), 1, 1);
      cairo_pattern_t *glow = cairo_pattern_create_radial (x, y, 0, x, y, reach);

      orrery_add_stop (glow, 0, &tint, 0.22);
      orrery_add_stop (glow, 0.45, &tint, 0.09);
      orrery_add_stop (glow, 1, &tint, 0);
      orrery_take_source (cr, glow);
      cairo_rectangle (cr, 0, 0, width, height);
      cairo_fill (cr);
    }
}

static void
draw_stars (cairo_t *cr, OrrerySeed *seed, double width, double height)
{
  static const double sizes[] = { 0.45, 0.45, 0.6, 0.6, 0.8, 1.1 };
  double unit = CLAMP (width / 150, 0.7, 1.25);
  int n = 10 + width * height / 520;

  for (int i = 0; i < n; i++)
    {
      double x = width * orrery_seed_unit (seed);
      double y = height * orrery_seed_unit (seed);
      double size = sizes[orrery_seed_pick (seed, G_N_ELEMENTS (sizes))] * unit;

      cairo_set_source_rgba (cr, 1, 1, 1, orrery_seed_range (seed, 0.25, 0.9));
      orrery_circle (cr, x, y, size);
      cairo_fill (cr);
    }
}

static void
draw_sparkles (cairo_t *cr, OrrerySeed *seed, double width, double height)
{
  int n = width > 80 ? 2 : 1;
  double arm = MAX (1.6, width / 70);

  cairo_set_source_rgba (cr, 1, 1, 1, 0.65);
  cairo_set_line_width (cr, 0.7);
  for (int i = 0; i < n; i++)
    {
      double x = width * orrery_seed_range (seed, 0.08, 0.92);
      double y = height * orrery_seed_range (seed, 0.08, 0.6);

      cairo_move_to (cr, x - arm, y);
      cairo_line_to (cr, x + arm, y);
      cairo_move_to (cr, x, y - arm);
      cairo_line_to (cr, x, y + arm);
    }
  cairo_stroke (cr);
}

static void
draw_space (cairo_t *cr, double width, double height, const OrreryWorldArt *art, gboolean flat)
{
  const GdkRGBA upper = RGB (0x171a33), lower = RGB (0x0c0e1f);
  const GdkRGBA *dark = &ramps[art->hue].dark;
  GdkRGBA from = orrery_mix (&upper, dark, 0.3), to = orrery_mix (&lower, dark, 0.12);
  OrrerySeed seed = orrery_seed ("space", art->id);
  cairo_pattern_t *ground = cairo_pattern_create_linear (0, 0, width * 0.5, height);

  orrery_add_stop (ground, 0, flat ? &to : &from, 1);
  orrery_add_stop (ground, 1, &to, 1);
  orrery_take_source (cr, ground);
  cairo_rectangle (cr, 0, 0, width, height);
  cairo_fill (cr);
  if (!flat)
    draw_glows (cr, &seed, width, height, &ramps[art->hue].mid);
  draw_stars (cr, &seed, width, height);
  draw_sparkles (cr, &seed, width, height);
}

/* --- Balls --- */

void
orrery_world_ball (OrreryWorld *world, double radius, const GdkRGBA *dark, const GdkRGBA *mid,
                   const GdkRGBA *light)
{
  cairo_pattern_t *ramp;
  GdkRGBA dusk = orrery_mix (mid, dark, 0.72);

  orrery_circle (world->cr, 0, 0, radius);
  if (world->flat)
    {
      orrery_set_source (world->cr, mid, 1);
      cairo_fill (world->cr);
      return;
    }
  ramp = cairo_pattern_create_radial (-0.45 * radius, -0.5 * radius, radius * 0.08,
                                      -0.225 * radius, -0.25 * radius, radius * 1.5);
  orrery_add_stop (ramp, 0, light, 1);
  orrery_add_stop (ramp, 0.42, mid, 1);
  orrery_add_stop (ramp, 0.85, &dusk, 1);
  orrery_add_stop (ramp, 1, dark, 1);
  orrery_take_source (world->cr, ramp);
  cairo_fill (world->cr);
}

/* In high contrast the terminator is a line. */
static void
flat_night (cairo_t *cr, double radius, double alpha)
{
  cairo_save (cr);
  orrery_circle (cr, 0, 0, radius);
  cairo_clip (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  orrery_circle (cr, -radius * 0.3, -radius * 0.33, radius * 1.06);
  cairo_rectangle (cr, -2 * radius, -2 * radius, 4 * radius, 4 * radius);
  cairo_set_source_rgba (cr, 0.02, 0.02, 0.08, MIN (1, alpha * 1.3));
  cairo_fill (cr);
  cairo_restore (cr);
}

static void
lit_limb (cairo_t *cr, double radius)
{
  cairo_pattern_t *light = cairo_pattern_create_linear (-radius, -radius, radius * 0.3,
                                                        radius * 0.3);

  cairo_pattern_add_color_stop_rgba (light, 0, 1, 1, 1, 0.55);
  cairo_pattern_add_color_stop_rgba (light, 0.6, 1, 1, 1, 0);
  cairo_save (cr);
  orrery_circle (cr, 0, 0, radius);
  cairo_clip_preserve (cr);
  cairo_set_line_width (cr, radius * 0.07);
  orrery_take_source (cr, light);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
orrery_world_night (OrreryWorld *world, double radius, double alpha)
{
  cairo_t *cr = world->cr;
  cairo_pattern_t *night;

  if (world->flat)
    {
      flat_night (cr, radius, alpha);
      return;
    }
  night = cairo_pattern_create_radial (-0.42 * radius, -0.46 * radius, radius * 0.62,
                                       -0.3 * radius, -0.33 * radius, radius * 1.52);
  cairo_pattern_add_color_stop_rgba (night, 0, 0.02, 0.02, 0.08, 0);
  cairo_pattern_add_color_stop_rgba (night, 0.5, 0.02, 0.02, 0.08, alpha * 0.55);
  cairo_pattern_add_color_stop_rgba (night, 1, 0.02, 0.02, 0.08, alpha);
  orrery_circle (cr, 0, 0, radius);
  orrery_take_source (cr, night);
  cairo_fill (cr);
  lit_limb (cr, radius);
}

/* --- A planet --- */

static void
draw_air (OrreryWorld *world)
{
  double r = world->radius;
  GdkRGBA thin = orrery_mix (&world->mid, &world->light, 0.4);
  cairo_pattern_t *air = cairo_pattern_create_radial (0, 0, r * 0.9, 0, 0, r * 1.3);

  orrery_add_stop (air, 0, &world->light, 0.55);
  orrery_add_stop (air, 0.25, &thin, 0.3);
  orrery_add_stop (air, 1, &world->mid, 0);
  orrery_circle (world->cr, 0, 0, r * 1.3);
  orrery_take_source (world->cr, air);
  cairo_fill (world->cr);
}

static void
trace_ring (OrreryWorld *world, double radius, double from, double to)
{
  cairo_t *cr = world->cr;
  cairo_matrix_t matrix;

  cairo_get_matrix (cr, &matrix);
  cairo_rotate (cr, -0.38 + world->tilt * 0.5);
  cairo_scale (cr, 1, 0.27);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, radius, from, to);
  cairo_set_matrix (cr, &matrix);
}

static void
draw_ring (OrreryWorld *world, double from, double to)
{
  static const struct { double radius, line, alpha; } bands[] = {
    { 1.42, 0.13, 0.9 }, { 1.62, 0.1, 0.65 }, { 1.76, 0.035, 0.8 },
  };
  GdkRGBA dust = orrery_mix (&world->light, &world->mid, 0.25);

  for (guint i = 0; i < G_N_ELEMENTS (bands); i++)
    {
      trace_ring (world, world->radius * bands[i].radius, from, to);
      orrery_set_source (world->cr, &dust, bands[i].alpha);
      cairo_set_line_width (world->cr, world->radius * bands[i].line);
      cairo_stroke (world->cr);
    }
}

/* The ring's shadow lies on the ball, a little below the ring. */
static void
shade_below_ring (OrreryWorld *world)
{
  cairo_t *cr = world->cr;
  double r = world->radius;

  cairo_save (cr);
  orrery_circle (cr, 0, 0, r);
  cairo_clip (cr);
  cairo_translate (cr, r * 0.04, r * 0.11);
  trace_ring (world, r * 1.42, 0, G_PI);
  cairo_set_source_rgba (cr, 0.02, 0.02, 0.08, 0.35);
  cairo_set_line_width (cr, r * 0.13);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_moons (OrreryWorld *world)
{
  static const int numbers[] = { 0, 1, 1, 2 };
  const GdkRGBA dust = RGB (0xc0bfbc);
  GdkRGBA mid = orrery_mix (&world->mid, &dust, 0.5), light = orrery_lighten (&world->light, 0.4);
  int n = numbers[orrery_seed_pick (&world->seed, 4)];

  for (int i = 0; i < n; i++)
    {
      double t = orrery_seed_range (&world->seed, -2.9, -0.2);
      double away = world->radius * orrery_seed_range (&world->seed, 1.35, 1.6);
      double size = world->radius * orrery_seed_range (&world->seed, 0.08, 0.16);

      cairo_save (world->cr);
      cairo_translate (world->cr, away * cos (t) * 1.15, away * sin (t) * 0.84);
      orrery_world_ball (world, size, &world->dark, &mid, &light);
      orrery_world_night (world, size, 0.5);
      cairo_restore (world->cr);
    }
}

static gboolean
has_air (OrreryWorld *world, OrreryLook look)
{
  gboolean chance = orrery_seed_unit (&world->seed) < 0.4;

  return look == ORRERY_LOOK_CONTINENTS || look == ORRERY_LOOK_OCEAN || look == ORRERY_LOOK_CITY
         || look == ORRERY_LOOK_SPOTS || chance;
}

static void
draw_planet (OrreryWorld *world, OrreryLook look)
{
  cairo_t *cr = world->cr;
  gboolean ring = orrery_seed_unit (&world->seed) < 0.34 && world->halo == ORRERY_HALO_NONE;

  if (has_air (world, look) && !world->flat)
    draw_air (world);
  if (ring)
    draw_ring (world, G_PI, 2 * G_PI);
  orrery_world_ground (world, look);
  cairo_save (cr);
  orrery_circle (cr, 0, 0, world->radius);
  cairo_clip (cr);
  cairo_rotate (cr, world->tilt);
  orrery_world_look (world, look);
  cairo_restore (cr);
  if (ring)
    shade_below_ring (world);
  orrery_world_night (world, world->radius, look == ORRERY_LOOK_CITY ? 0.72 : 0.5);
  if (look == ORRERY_LOOK_CITY)
    orrery_world_lights (world);
  if (ring)
    draw_ring (world, 0, G_PI);
  if (world->halo == ORRERY_HALO_NONE)
    draw_moons (world);
}

/* --- The complete picture --- */

/* Gray worlds get a faint tint, the others a shade of their color. */
static void
choose_colours (OrreryWorld *world)
{
  static const double tints[] = { 0.03, 0.09, 0.58, 0.66, 0.75, 0.95 };
  double turn = orrery_seed_range (&world->seed, -0.022, 0.022);
  double strength = orrery_seed_range (&world->seed, 0.85, 1.1);
  GdkRGBA tint = { .alpha = 1 };

  world->dark = orrery_turn_hue (&ramps[world->hue].dark, turn, strength, 1);
  world->mid = orrery_turn_hue (&ramps[world->hue].mid, turn, strength, 1);
  world->light = orrery_turn_hue (&ramps[world->hue].light, turn, strength, 1);
  if (world->hue != ORRERY_HUE_GRAY)
    return;
  gtk_hsv_to_rgb (tints[orrery_seed_pick (&world->seed, G_N_ELEMENTS (tints))], 0.52, 0.68,
                  &tint.red, &tint.green, &tint.blue);
  world->dark = orrery_mix (&world->dark, &tint, 0.12);
  world->mid = orrery_mix (&world->mid, &tint, 0.2);
  world->light = orrery_mix (&world->light, &tint, 0.1);
}

/* --- The halo --- */

static void
fill_halo (cairo_t *cr, double from, double to, const GdkRGBA *colour, double inner, double outer)
{
  cairo_pattern_t *glow = cairo_pattern_create_radial (0, 0, from, 0, 0, to);

  orrery_add_stop (glow, 0, colour, inner);
  orrery_add_stop (glow, 1, colour, outer);
  orrery_circle (cr, 0, 0, to);
  orrery_take_source (cr, glow);
  cairo_fill (cr);
}

static void
draw_halo (cairo_t *cr, double radius, OrreryHalo halo, guint hue)
{
  const GdkRGBA *body = &orrery_kind_colours (hue)->body;
  GdkRGBA rim = orrery_lighten (body, 0.25);
  gboolean filled = halo == ORRERY_HALO_FILLED;
  double reach = radius * 1.4;

  if (halo == ORRERY_HALO_NONE)
    return;
  fill_halo (cr, radius * 0.92, reach, body, filled ? 0.3 : 0, filled ? 0.88 : 0.2);
  orrery_circle (cr, 0, 0, filled ? reach : reach - radius * 0.05);
  orrery_set_source (cr, filled ? &rim : body, 1);
  cairo_set_line_width (cr, filled ? MAX (0.8, radius * 0.035) : MAX (1.4, radius * 0.095));
  cairo_stroke (cr);
}

static void
draw_subject (cairo_t *cr, double radius, const OrreryWorldArt *art, gboolean small,
              const OrreryStyle *style)
{
  OrreryWorld world = {
    .cr = cr, .seed = orrery_seed ("world", art->id), .hue = art->hue, .halo = art->halo,
    .radius = art->halo != ORRERY_HALO_NONE ? radius * 0.94 : radius, .small = small, .flat = style->flat,
  };
  OrreryLook look;

  choose_colours (&world);
  look = usual_looks[art->hue][orrery_seed_pick (&world.seed, 4)];
  world.tilt = orrery_seed_range (&world.seed, -0.5, 0.5);
  world.globe = (OrreryGlobe) { cr, world.radius, orrery_seed_range (&world.seed, 0.08, 0.3) };
  if (art->form > ORRERY_FORM_PLANET)
    orrery_world_form (&world, art->form);
  else
    draw_planet (&world, art->look != ORRERY_LOOK_BY_SEED ? art->look : look);
}

void
orrery_draw_world (cairo_t *cr, double x, double y, double width, double height,
                   const OrreryWorldArt *art, const OrreryStyle *style)
{
  double shorter = MIN (width, height);

  g_return_if_fail (art->hue >= ORRERY_HUE_NOVELTY && art->hue < ORRERY_N_HUES);

  cairo_save (cr);
  cairo_rectangle (cr, x, y, width, height);
  cairo_clip (cr);
  cairo_translate (cr, x, y);
  draw_space (cr, width, height, art, style->flat);
  cairo_translate (cr, width * art->x, height * art->y);
  draw_halo (cr, shorter * art->radius, art->halo, art->hue);
  draw_subject (cr, shorter * art->radius, art, shorter < 70, style);
  cairo_restore (cr);
}
