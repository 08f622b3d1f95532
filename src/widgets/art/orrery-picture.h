/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A piece to be drawn, as a value: into cairo, or into a snapshot by way of a picture that is
 * kept, so that a planet is drawn once and not once a frame. */
#pragma once

#include "widgets/style/orrery-palette.h"
#include "widgets/art/orrery-symbols.h"
#include "games/roll/board/orrery-tile-art.h"

G_BEGIN_DECLS

typedef enum
{
  ORRERY_PICTURE_DIE,       /* colour, side */
  ORRERY_PICTURE_GOOD,      /* colour */
  ORRERY_PICTURE_DIE_PLACE,
  ORRERY_PICTURE_TILE,      /* face, tile size */
  ORRERY_PICTURE_SYMBOL,    /* symbol; in `ink` */
  ORRERY_PICTURE_COIN,      /* number, or ORRERY_NO_NUMBER */
  ORRERY_PICTURE_CHIP,      /* number, or ORRERY_NO_NUMBER */
  ORRERY_PICTURE_PHASE,     /* phase, whether it is on */
} OrreryPictureKind;

#define ORRERY_NO_NUMBER G_MAXINT

typedef struct
{
  OrreryPictureKind kind;
  int which;
  int detail;
  double width;
  double height;
  GdkRGBA ink;
  PangoContext *context; /* for lettering; NULL takes the desktop's font; not owned */
} OrreryPicture;

void orrery_picture_draw     (const OrreryPicture *picture,
                              cairo_t             *cr,
                              const OrreryStyle   *style);

/* At the origin. `scale` is how many pixels of the screen a pixel of the app has. */
void orrery_picture_snapshot (const OrreryPicture *picture,
                              GtkSnapshot         *snapshot,
                              const OrreryStyle   *style,
                              int                  scale);

/* How the kept pictures fare, for tests and measurements. */
typedef struct
{
  guint entries;
  gsize bytes;
  gsize most_bytes;
  guint hits;
  guint misses;
} OrreryPictureStats;

OrreryPictureStats orrery_picture_stats  (void);
void               orrery_picture_forget (void);

G_END_DECLS
