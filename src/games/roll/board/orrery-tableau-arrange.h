/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How large the tiles of a tableau are, and in how many rows. */
#pragma once

#include "games/roll/board/orrery-tile-art.h"

enum
{
  ORRERY_TABLEAU_GAP = 9,
  ORRERY_TABLEAU_WIDEST = 112,
};

typedef struct
{
  const guint8 *faces;
  guint n;
  guint highest; /* of them, for the last width that did not fit */
  double zoom;
  PangoContext *context;
} OrreryTableauTiles;

typedef struct
{
  OrreryTileSize size;
  int width;
  guint columns;
} OrreryArrangement;

void orrery_tableau_arrange          (OrreryTableauTiles *tiles, int width, int height,
                                      OrreryArrangement *out);
/* Of one row of words, or of names if the width has no room for words. */
int  orrery_tableau_get_least_height (OrreryTableauTiles *tiles, int width);
/* In as many rows as their words need; 0 if the width has no room for words. */
int  orrery_tableau_get_height       (OrreryTableauTiles *tiles, int width);
