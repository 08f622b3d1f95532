/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colors that kinds of dice, worlds and goods have in all games of the family. */
#pragma once

#include "widgets/art/orrery-symbols.h"
#include "widgets/style/orrery-palette.h"

typedef enum
{
  ORRERY_HUE_HOME,
  ORRERY_HUE_MILITARY,
  ORRERY_HUE_CONSUMPTION,
  ORRERY_HUE_NOVELTY,
  ORRERY_HUE_RARE,
  ORRERY_HUE_GENES,
  ORRERY_HUE_ALIEN,
  ORRERY_HUE_GRAY,
  ORRERY_N_HUES
} OrreryHue;

/* Colors of a kind of die, world or good. */
typedef struct
{
  GdkRGBA body;
  GdkRGBA ink;  /* on the body */
  GdkRGBA edge; /* around the body in light style */
  GdkRGBA rim;  /* around the body in dark style */
} OrreryKindColours;

/* By OrreryHue, which games may number as they like. */
const OrreryKindColours *orrery_kind_colours (guint hue);
/* The mark that identifies it without color. */
OrrerySymbolId           orrery_hue_mark     (guint hue);
