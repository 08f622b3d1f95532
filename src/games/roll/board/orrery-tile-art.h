/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws a tile, at four sizes. */
#pragma once

#include "games/roll/rules/data.h"
#include "widgets/art/orrery-world-art.h"
#include "widgets/style/orrery-palette.h"

typedef enum
{
  ORRERY_TILE_LARGE,  /* 220 × 264: powers as symbols and words */
  ORRERY_TILE_NORMAL, /* 140 × 168: the same in fewer words; higher if these need it */
  ORRERY_TILE_BOARD,  /* from 104 px on: the same on the table; its text grows with it, but less */
  ORRERY_TILE_FLAT,   /* the same with a low picture, if there is little height */
  ORRERY_TILE_SMALL,  /* 96 × 115: the name only */
  ORRERY_TILE_LOW,    /* the same with a low picture, if there is little height */
  ORRERY_TILE_MINI,   /* 64 × 64 and below: picture and cost */
} OrreryTileSize;

#define ORRERY_TYPE_TILE_SIZE (orrery_tile_size_get_type ())
GType  orrery_tile_size_get_type (void);

/* The natural width of a tile: wider for a larger font. */
double orrery_tile_width       (OrreryTileSize size, PangoContext *context);
/* The height it needs at a width so that no text is cut off. */
double orrery_tile_height      (guint face, OrreryTileSize size, double width,
                                PangoContext *context);
/* No tile is lower at this width, whatever its words are. */
double orrery_tile_least_height (OrreryTileSize size, double width);
/* The width from which a tile of the board is readable. */
double orrery_tile_board_from  (PangoContext      *context);
double orrery_tile_radius      (OrreryTileSize size, double width);

/* `face` is an index into roll_faces. The text direction is the context's. */
void   orrery_draw_tile        (cairo_t *cr, PangoContext *context, double x, double y,
                                double width, double height, guint face, OrreryTileSize size,
                                const OrreryStyle *style);

/* Pictures of worlds, from data/roll/tiles.json. */
extern const OrreryArtHint orrery_art_hints[ROLL_N_FACES];

/* The picture alone, with square corners. Public for tests. */
void   orrery_draw_tile_art    (cairo_t *cr, double x, double y, double width, double height,
                                guint face, const OrreryStyle *style);

/* The position and size of the n-th good on a tile. */
double orrery_tile_good_place  (OrreryTileSize size, double width, int n, gboolean rtl, double *x,
                                double *y);
