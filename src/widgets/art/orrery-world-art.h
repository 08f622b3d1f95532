/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The picture of a world: a dark window into space, drawn from its id alone. */
#pragma once

#include "widgets/style/orrery-palette.h"

typedef enum
{
  ORRERY_FORM_BY_SEED,
  ORRERY_FORM_PLANET,
  ORRERY_FORM_BELT,
  ORRERY_FORM_COMET,
  ORRERY_FORM_NEBULA,
  ORRERY_FORM_STATION,
  ORRERY_FORM_FLEET,
} OrreryForm;

typedef enum
{
  ORRERY_LOOK_BY_SEED,
  ORRERY_LOOK_BANDS,
  ORRERY_LOOK_CRATERS,
  ORRERY_LOOK_CONTINENTS,
  ORRERY_LOOK_OCEAN,
  ORRERY_LOOK_SPOTS,
  ORRERY_LOOK_CRACKS,
  ORRERY_LOOK_FACETS,
  ORRERY_LOOK_GEODESIC,
  ORRERY_LOOK_CITY,
} OrreryLook;

/* The picture of a world as the game's data describes it; both may be left to the seed. */
typedef struct
{
  guint8 form; /* OrreryForm */
  guint8 look; /* OrreryLook */
} OrreryArtHint;

/* The halo in the color of its kind. A world with a halo has no rings and moons. */
typedef enum
{
  ORRERY_HALO_NONE,
  ORRERY_HALO_FILLED,
  ORRERY_HALO_RING,
} OrreryHalo;

typedef struct
{
  const char *id;
  guint8 hue;  /* OrreryHue of a world */
  guint8 form; /* OrreryForm */
  guint8 look; /* OrreryLook */
  guint8 halo; /* OrreryHalo */
  double radius, x, y; /* of the planet: a part of the shorter side, and of both sides */
} OrreryWorldArt;

/* Small pictures get fewer parts. The caller clips round corners. */
void orrery_draw_world (cairo_t *cr, double x, double y, double width, double height,
                        const OrreryWorldArt *art, const OrreryStyle *style);
