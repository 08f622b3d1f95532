/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Between the parts of the world generator. */
#pragma once

#include "widgets/art/orrery-globe.h"
#include "widgets/art/orrery-hue.h"
#include "widgets/style/orrery-palette.h"
#include "widgets/art/orrery-seed.h"
#include "widgets/art/orrery-world-art.h"

/* One world while it is drawn; the origin of `cr` is its middle. */
typedef struct
{
  cairo_t *cr;
  OrrerySeed seed;
  guint hue;
  OrreryHalo halo;
  double radius;
  double tilt;   /* of the axis, in the plane of the picture */
  GdkRGBA dark, mid, light;
  gboolean small;
  gboolean flat;
  OrreryGlobe globe;
} OrreryWorld;

/* Balls. */
void orrery_world_ball   (OrreryWorld   *world,
                          double         radius,
                          const GdkRGBA *dark,
                          const GdkRGBA *mid,
                          const GdkRGBA *light);
void orrery_world_night  (OrreryWorld   *world,
                          double         radius,
                          double         alpha);

/* The view that replaces a planet. */
void orrery_world_form   (OrreryWorld   *world,
                          OrreryForm     form);

/* The ball itself, and what is on it: clipped to it and turned by the tilt. */
void orrery_world_ground (OrreryWorld   *world,
                          OrreryLook     look);
void orrery_world_look   (OrreryWorld   *world,
                          OrreryLook     look);
/* Above the night side. */
void orrery_world_lights (OrreryWorld   *world);
