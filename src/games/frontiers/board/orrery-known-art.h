/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws a tile of which little is known: its name, its kind, and a "?" for every unknown number. */
#pragma once

#include "catalog/orrery-entry.h"
#include "games/frontiers/rules/data.h"
#include "widgets/art/orrery-picture.h"

typedef enum
{
  ORRERY_KNOWN_PAGE,   /* 230 wide */
  ORRERY_KNOWN_NORMAL, /* 132 wide */
  ORRERY_KNOWN_MINI,   /* a square: picture and cost */
} OrreryKnownSize;

double orrery_known_width  (OrreryKnownSize size, PangoContext *context);
double orrery_known_height (guint tile, OrreryKnownSize size, double width, PangoContext *context);
double orrery_known_radius (OrreryKnownSize size, double width);

/* "Small development" */
const char *orrery_known_sort_name (guint sort);
char       *orrery_known_dup_cost  (OrreryEntry *entry);

/* Which: number of the tile; detail: OrreryKnownSize. */
extern const OrreryPictureKind orrery_picture_known_tile;
