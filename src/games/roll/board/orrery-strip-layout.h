/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layout of a phase strip: pure arithmetic, without a display. */
#pragma once

#include <gdk/gdk.h>

#include "games/roll/assist/drafts/orrery-dice-model.h"

typedef struct
{
  GdkRectangle head[ROLL_N_PHASES];
  GdkRectangle column[ROLL_N_PHASES];
  GdkRectangle dictate; /* as high as a heading and its column */
  GdkRectangle tray;    /* dice not placed yet; empty without any */
  int tray_start;       /* px before its dice, for words */
  int tray_after;       /* px up to the end of its dice */
  gboolean has_numbers; /* there is room for the number of each phase next to them */
  int die;              /* side of the dice in columns */
  int largest;          /* of those in the tray, at most */
  int foot;             /* lower part of a column: a line of text and a key */
  gboolean narrow;      /* below 400 px: no lines of text */
  gboolean stacked;     /* the name of a phase is below its symbol */
} OrreryStripLayout;

/* `counts` has the number of dice by place; `letter` is the text scale and `zoom` that of pieces, 1 is the default. */
void orrery_strip_layout_init   (OrreryStripLayout *self, int width, int height,
                                 const guint *counts, double letter, double zoom);
/* Its natural and minimum height at a width. */
int  orrery_strip_layout_height (int width, const guint *counts, double letter, double zoom,
                                 int *minimum);

/* The position of the i-th of `n` dice at a place; the caller mirrors it for RTL. FALSE if the place is not
 * on the strip. */
gboolean orrery_strip_layout_die (const OrreryStripLayout *self, guint place, guint i, guint n,
                                  GdkRectangle *rect);

/* The place at a point: a column, a heading's ORRERY_PLACE_SELECTOR, ROLL_DICTATED, ROLL_WILDS or ORRERY_NO_PLACE. */
guint orrery_strip_layout_at    (const OrreryStripLayout *self, double x, double y);
