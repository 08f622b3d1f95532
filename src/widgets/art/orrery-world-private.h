/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the parts of the world generator. */
#pragma once

#include "widgets/art/orrery-globe.h"
#include "widgets/art/orrery-hue.h"
#include "widgets/style/orrery-palette.h"
#include "widgets/art/orrery-seed.h"
#include "widgets/art/orrery-world-art.h"

/* A world while it is drawn; the origin of `cr` is its center. */
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
void orrery_world_ball   (OrreryWorld *world, double radius, const GdkRGBA *dark,
                          const GdkRGBA *mid, const GdkRGBA *light);
void orrery_world_night  (OrreryWorld *world, double radius, double alpha);

/* Pictures that are not planets. */
void orrery_world_form   (OrreryWorld *world, OrreryForm form);

/* The ball itself, and its surface: clipped to it and tilted. */
void orrery_world_ground (OrreryWorld *world, OrreryLook look);
void orrery_world_look   (OrreryWorld *world, OrreryLook look);
/* Above the night side. */
void orrery_world_lights (OrreryWorld   *world);
