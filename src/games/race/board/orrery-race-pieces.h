/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The appearance of Race's pieces: colors, symbols, pictures. */
#pragma once

#include "games/race/board/orrery-card-art.h"
#include "widgets/art/orrery-picture.h"

/* OrreryHue of a RaceGood; gray for any other number. */
guint          orrery_race_hue         (guint good);
/* By RaceWhen; the next number is the end of the game. */
OrrerySymbolId orrery_race_when_symbol (guint when);

/* In the detail of a card's picture, above its size: the value of its bonus, counted from 1 for −31 (0: not shown),
 * and the px that are covered at its end. */
enum
{
  ORRERY_CARD_BONUS_SHIFT = 8,
  ORRERY_CARD_BONUS_ZERO = 32,
  ORRERY_CARD_COVERED_SHIFT = 16,
};

extern const OrreryPictureKind orrery_picture_card;      /* which: face, detail: OrreryCardSize and the above */
extern const OrreryPictureKind orrery_picture_card_good; /* which: RaceGood */
extern const OrreryPictureKind orrery_picture_card_back;

/* Of the powers that work in a phase; which: face, detail: RaceWhen. */
extern const OrreryPictureKind orrery_picture_card_icons;

/* A small picture of a card. */
GdkPaintable  *orrery_card_paintable_new (guint face, int size);
/* The icons of its powers in Consume. */
GdkPaintable  *orrery_card_consume_icons_new (guint face);
