/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A piece to be drawn, as a value: with cairo, or into a snapshot as a cached picture, so that a planet is
 * drawn only once and not once per frame. */
#pragma once

#include "widgets/style/orrery-palette.h"
#include "widgets/art/orrery-symbols.h"

typedef struct _OrreryPicture OrreryPicture;

/* How a kind of picture is drawn, from the origin to its width and height. */
typedef struct
{
  void (*draw) (const OrreryPicture *picture,
                cairo_t             *cr,
                PangoContext        *context, /* NULL without lettering */
                const OrreryStyle   *style);
  gboolean has_lettering;
  gboolean has_ink; /* is drawn in `ink`, whatever the style */
} OrreryPictureKind;

/* Pictures for any game; each game adds its own. */
extern const OrreryPictureKind orrery_picture_symbol; /* which: OrrerySymbolId */
extern const OrreryPictureKind orrery_picture_coin;   /* which: number, or ORRERY_NO_NUMBER; detail: */
extern const OrreryPictureKind orrery_picture_chip;   /* whether it has a plus sign */

#define ORRERY_NO_NUMBER G_MAXINT

struct _OrreryPicture
{
  const OrreryPictureKind *kind;
  int which;
  int detail;
  double width;
  double height;
  GdkRGBA ink;
  PangoContext *context; /* for lettering; NULL uses the desktop's font; not owned */
};

void orrery_picture_draw     (const OrreryPicture *picture, cairo_t *cr, const OrreryStyle *style);

/* At the origin. `scale` is the number of device pixels per application pixel. */
void orrery_picture_snapshot (const OrreryPicture *picture, GtkSnapshot *snapshot,
                              const OrreryStyle *style, int scale);

/* Statistics of the cached pictures, for tests and measurements. */
typedef struct
{
  guint entries;
  gsize bytes;
  gsize most_bytes;
  guint hits;
  guint misses;
} OrreryPictureStats;

/* Public for tests. */
OrreryPictureStats orrery_picture_stats  (void);
/* Public for tests. */
void               orrery_picture_forget (void);
