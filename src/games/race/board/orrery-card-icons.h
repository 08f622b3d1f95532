/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A power as a row of small pictures: numbers, cards, goods, shields, arrows. */
#pragma once

#include "games/race/rules/data.h"
#include "widgets/style/orrery-palette.h"

typedef enum
{
  ORRERY_ICON_TEXT,
  ORRERY_ICON_ARROW,
  ORRERY_ICON_CARD,    /* with a number in front */
  ORRERY_ICON_KEEP,    /* the same, with a tick */
  ORRERY_ICON_GONE,    /* this card, discarded */
  ORRERY_ICON_VP,
  ORRERY_ICON_GOOD,
  ORRERY_ICON_COIN,
  ORRERY_ICON_SHIELD,
  ORRERY_ICON_CIRCLE,  /* a world's cost */
  ORRERY_ICON_DIAMOND, /* a development's cost */
  ORRERY_ICON_DISC,    /* a world of a kind */
  ORRERY_ICON_RING,    /* a windfall world of a kind */
  ORRERY_ICON_THIS,    /* this very world */
  ORRERY_ICON_MOST
} OrreryIconKind;

#define ORRERY_ANY_GOOD RACE_N_GOODS

typedef struct
{
  OrreryIconKind kind;
  guint8 good;  /* RaceGood, or ORRERY_ANY_GOOD */
  char text[8]; /* "+2", "Rebel" */
} OrreryIcon;

enum { ORRERY_MAX_ICONS = 16 };

/* Appends the icons of a power and returns the new number of icons. */
guint  orrery_race_list_icons (const RaceDesign *card, const RacePower *power,
                               OrreryIcon icons[ORRERY_MAX_ICONS], guint n);

/* Draws them from x on, centered on y, and returns their width; without `cr` only measures. */
double orrery_draw_icons      (cairo_t *cr, PangoContext *context, double x, double y, double size,
                               const OrreryIcon *icons, guint n, const OrreryStyle *style);

/* A good: a face-down card in the color of its kind; x, y is its upper left corner, and its height is 1.36
 * times its width. */
void   orrery_draw_card_good  (cairo_t *cr, double x, double y, double width, guint good,
                               const OrreryStyle *style);

/* When a power works: a square with the symbol of its phase, a coin for Trade; RACE_IN_PRODUCE + 1 is
 * the end of the game. */
void   orrery_draw_when       (cairo_t *cr, PangoContext *context, double x, double y, double size,
                               guint when, const OrreryStyle *style);
