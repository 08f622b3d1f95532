/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Between the parts of the world generator. */
#pragma once

#include "widgets/art/orrery-globe.h"
#include "games/roll/rules/data.h"
#include "widgets/style/orrery-palette.h"
#include "widgets/art/orrery-seed.h"

typedef enum
{
  FORM_BY_SEED,
  FORM_PLANET,
  FORM_BELT,
  FORM_COMET,
  FORM_NEBULA,
  FORM_STATION,
  FORM_FLEET,
} OrreryForm;

typedef enum
{
  LOOK_BY_SEED,
  LOOK_BANDS,
  LOOK_CRATERS,
  LOOK_CONTINENTS,
  LOOK_OCEAN,
  LOOK_SPOTS,
  LOOK_CRACKS,
  LOOK_FACETS,
  LOOK_GEODESIC,
  LOOK_CITY,
} OrreryLook;

typedef struct
{
  guint8 form;
  guint8 look;
} OrreryArtHint;

/* Generated from data/roll/tiles.json. */
extern const OrreryArtHint orrery_art_hints[ROLL_N_FACES];

/* One world while it is drawn; the origin of `cr` is its middle. */
typedef struct
{
  cairo_t *cr;
  OrrerySeed seed;
  RollColour kind;
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

/* What fills the window instead of a planet. */
void orrery_world_form   (OrreryWorld   *world,
                          OrreryForm     form);

/* The ball itself, and what is on it: clipped to it and turned by the tilt. */
void orrery_world_ground (OrreryWorld   *world,
                          OrreryLook     look);
void orrery_world_look   (OrreryWorld   *world,
                          OrreryLook     look);
/* Above the night side. */
void orrery_world_lights (OrreryWorld   *world);
