/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How a card is drawn, at five sizes. */
#pragma once

#include "games/race/rules/race.h"
#include "widgets/art/orrery-world-art.h"
#include "widgets/style/orrery-palette.h"

typedef enum
{
  ORRERY_CARD_PAGE,   /* 250 × 350: powers as icons and words */
  ORRERY_CARD_NORMAL, /* 132 × 185: icons only */
  ORRERY_CARD_HAND,   /* 112 × 157: icons only, as high as all others */
  ORRERY_CARD_TABLEAU, /* 150 × 104: the name and the icons below a low picture */
  ORRERY_CARD_MINI,   /* 64 × 64 and below: picture and cost */
} OrreryCardSize;

/* The face of a card: its design as an edition prints it. From here on, cards are face down. */
enum { ORRERY_CARD_N_FACES = RACE_N_EDITIONS * RACE_N_DESIGNS };

static inline guint
orrery_card_face (const RaceState *state, guint design)
{
  return design < RACE_N_DESIGNS && (state->options & RACE_SECOND_EDITION) != 0 ? RACE_N_DESIGNS + design : design;
}

static inline const RaceDesign *
orrery_card_print (guint face)
{
  return &race_designs[face / RACE_N_DESIGNS][face % RACE_N_DESIGNS];
}

/* The natural width of a card: wider for a larger font. */
double orrery_card_width  (OrreryCardSize size, PangoContext *context);
/* The height it needs at a width so that no text is cut off. */
double orrery_card_height (guint face, OrreryCardSize size, double width, PangoContext *context);
double orrery_card_radius (OrreryCardSize size, double width);

/* `bonus`: its value, in words; NULL: not shown. `covered`: px at its end, where nothing is written. */
void   orrery_draw_card   (cairo_t *cr, PangoContext *context, double x, double y, double width,
                           double height, guint face, OrreryCardSize size, const char *bonus,
                           double covered, const OrreryStyle *style);

/* A card face down. */
void   orrery_draw_card_back (cairo_t *cr, double width, double height, const OrreryStyle *style);

/* The positions of its badge and its VP chip from the corners: the center, and the size; 0 if it has none. */
void   orrery_card_badge      (OrreryCardSize size, double width, double *at, double *badge);
void   orrery_card_chip       (OrreryCardSize size, double width, double *at, double *chip);
double orrery_card_art_height (OrreryCardSize size, double width);

/* The pictures of worlds, as in data/race/cards.json. */
extern const OrreryArtHint orrery_race_art_hints[RACE_N_DESIGNS];
