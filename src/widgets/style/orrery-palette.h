/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The colors that every game is drawn with, for light, dark and high contrast. */
#pragma once

#include <gtk/gtk.h>

#define ORRERY_RGB(hex) { (((hex) >> 16) & 0xff) / 255.f, (((hex) >> 8) & 0xff) / 255.f, \
                          ((hex) & 0xff) / 255.f, 1.f }

typedef struct
{
  gboolean dark;
  gboolean flat; /* high contrast: outlines of 2 px, no gradient, no shadow */
  GdkRGBA window;
  GdkRGBA card;
  GdkRGBA tile;  /* the lower part of a tile */
  GdkRGBA text;
  GdkRGBA dim;
  GdkRGBA well;  /* an inset field on a card, translucent */
  GdkRGBA line;  /* between two things on a card, translucent */
  GdkRGBA accent;
  GdkRGBA accent_text;
  GdkRGBA good;
  GdkRGBA odd;
  GdkRGBA odd_field;
  GdkRGBA error;
  GdkRGBA plan_top;
  GdkRGBA plan_bottom;
  GdkRGBA plan_ink;
  GdkRGBA plan_accent;
  double shadow; /* opacity under a tile */
} OrreryStyle;

/* The same in every style. */
typedef struct
{
  GdkRGBA phase_top, phase_bottom;          /* a phase tile that is on; white on it */
  GdkRGBA cost;                             /* the diamond of a development; white on it */
  GdkRGBA coin_top, coin_bottom, coin_edge, coin_ink;
  GdkRGBA chip_top, chip_bottom, chip_edge; /* white on it */
  GdkRGBA seats[5];                         /* of the players; white on it */
} OrreryTokenColours;

enum { ORRERY_N_STYLES = 4 };

const OrreryStyle        *orrery_style_get     (gboolean dark, gboolean high_contrast);
const OrreryStyle        *orrery_style_current (void);
/* Redraws the widget whenever the current palette changes. */
void                      orrery_style_redraw  (GtkWidget *widget);
guint                     orrery_style_index   (const OrreryStyle *style);

const OrreryTokenColours *orrery_token_colours (void);

GdkRGBA                   orrery_mix           (const GdkRGBA *a, const GdkRGBA *b,
                                                double share_of_b);
GdkRGBA                   orrery_lighten       (const GdkRGBA *colour, double by);
GdkRGBA                   orrery_darken        (const GdkRGBA *colour, double by);
/* Rotates the hue by a fraction of the circle and scales saturation and lightness. */
GdkRGBA                   orrery_turn_hue      (const GdkRGBA *colour, double turn,
                                                double saturation, double lightness);
