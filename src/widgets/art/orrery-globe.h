/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shapes on a sphere seen from far away: anything near its limb is foreshortened. */
#pragma once

#include <gtk/gtk.h>

#include "widgets/art/orrery-seed.h"

/* Centered at the origin of `cr`. Longitude 0 faces the viewer, latitude increases downwards like y; `lean`
 * tilts the upper pole towards the viewer. */
typedef struct
{
  cairo_t *cr;
  double radius;
  double lean;
} OrreryGlobe;

/* A closed, irregular coastline: the same one can be drawn again at another size. */
typedef struct
{
  double swing[5];
  double shift[5];
} OrreryCoast;

OrreryCoast orrery_coast        (OrrerySeed *seed, double roughness);

/* Points behind the limb are moved onto it; returns FALSE for them. */
gboolean    orrery_globe_point  (const OrreryGlobe *globe, double lon, double lat, double *x,
                                 double *y);

/* Adds a patch around a point to the path; `size` is an angle. FALSE if it is out of sight. */
gboolean    orrery_globe_patch  (const OrreryGlobe *globe, double lon, double lat, double size,
                                 const OrreryCoast *coast);

/* Adds the strip between two latitudes, its edges waving by `wave`. */
void        orrery_globe_strip  (const OrreryGlobe *globe, double upper, double lower, double wave,
                                 double shift);

/* Adds a line; nothing of it is drawn where it is out of sight. */
void        orrery_globe_line   (const OrreryGlobe *globe, double lon0, double lat0, double lon1,
                                 double lat1, double wave, double shift);
