/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/art/orrery-globe.h"

#include <math.h>

#include "widgets/art/orrery-draw.h"

enum { COAST_POINTS = 26, LINE_POINTS = 18 };

typedef struct
{
  double x, y, z;
} Vector;

OrreryCoast
orrery_coast (OrrerySeed *seed, double roughness)
{
  OrreryCoast coast;

  for (guint i = 0; i < G_N_ELEMENTS (coast.swing); i++)
    {
      coast.swing[i] = roughness * orrery_seed_range (seed, 0.3, 1) / (1 + 0.55 * i);
      coast.shift[i] = orrery_seed_range (seed, 0, 2 * G_PI);
    }
  return coast;
}

static double
coast_at (const OrreryCoast *coast, double angle)
{
  double sum = 1;

  for (guint i = 0; i < G_N_ELEMENTS (coast->swing); i++)
    sum += coast->swing[i] * sin ((i + 2) * angle + coast->shift[i]);
  return MAX (sum, 0.15);
}

static Vector
on_ball (double lon, double lat)
{
  return (Vector) { cos (lat) * sin (lon), sin (lat), cos (lat) * cos (lon) };
}

static gboolean
project (const OrreryGlobe *globe, Vector v, double *x, double *y)
{
  double c = cos (globe->lean), s = sin (globe->lean);
  double down = v.y * c + v.z * s;
  double near = v.z * c - v.y * s;
  double away = near < 0 ? MAX (hypot (v.x, down), 1e-6) : 1;

  *x = v.x / away * globe->radius;
  *y = down / away * globe->radius;
  return near >= 0;
}

gboolean
orrery_globe_point (const OrreryGlobe *globe, double lon, double lat, double *x, double *y)
{
  return project (globe, on_ball (lon, lat), x, y);
}

gboolean
orrery_globe_patch (const OrreryGlobe *globe, double lon, double lat, double size,
                    const OrreryCoast *coast)
{
  Vector centre = on_ball (lon, lat);
  Vector east = { cos (lon), 0, -sin (lon) };
  Vector south = { -sin (lat) * sin (lon), cos (lat), -sin (lat) * cos (lon) };
  double points[2 * COAST_POINTS];
  gboolean seen = FALSE;

  for (int i = 0; i < COAST_POINTS; i++)
    {
      double t = 2 * G_PI * i / COAST_POINTS;
      double reach = MIN (size * (coast ? coast_at (coast, t) : 1), 1.5);
      double e = sin (reach) * cos (t), s = sin (reach) * sin (t), c = cos (reach);
      Vector v = { c * centre.x + e * east.x + s * south.x,
                   c * centre.y + e * east.y + s * south.y,
                   c * centre.z + e * east.z + s * south.z };

      if (project (globe, v, &points[2 * i], &points[2 * i + 1]))
        seen = TRUE;
    }
  if (seen)
    orrery_smooth_loop (globe->cr, points, COAST_POINTS);
  return seen;
}

static double
waving (double lon, double wave, double shift)
{
  return wave * (sin (3 * lon + shift) + 0.6 * sin (7 * lon + 2.3 * shift));
}

void
orrery_globe_strip (const OrreryGlobe *globe, double upper, double lower, double wave, double shift)
{
  double x, y;

  for (int edge = 0; edge < 2; edge++)
    for (int i = 0; i <= LINE_POINTS; i++)
      {
        double t = (edge ? LINE_POINTS - i : i) / (double) LINE_POINTS;
        double lon = (t - 0.5) * 1.1 * G_PI;
        double lat = (edge ? lower : upper) + waving (lon, wave, shift + 1.7 * edge);

        orrery_globe_point (globe, lon, CLAMP (lat, -G_PI_2, G_PI_2), &x, &y);
        if (edge == 0 && i == 0)
          cairo_move_to (globe->cr, x, y);
        else
          cairo_line_to (globe->cr, x, y);
      }
  cairo_close_path (globe->cr);
}

void
orrery_globe_line (const OrreryGlobe *globe, double lon0, double lat0, double lon1, double lat1,
                   double wave, double shift)
{
  gboolean drawing = FALSE;

  for (int i = 0; i <= LINE_POINTS; i++)
    {
      double t = i / (double) LINE_POINTS;
      double lon = lon0 + (lon1 - lon0) * t;
      double lat = lat0 + (lat1 - lat0) * t + waving (lon, wave, shift);
      double x, y;
      gboolean seen = orrery_globe_point (globe, lon, lat, &x, &y);

      if (seen && drawing)
        cairo_line_to (globe->cr, x, y);
      else if (seen)
        cairo_move_to (globe->cr, x, y);
      drawing = seen;
    }
}
