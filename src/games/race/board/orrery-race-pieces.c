/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/race/board/orrery-race-pieces.h"

#include <glib/gi18n-lib.h>

#include "games/race/board/orrery-card-icons.h"
#include "widgets/art/orrery-hue.h"
#include "widgets/art/orrery-piece-paintable.h"

enum
{
  ICONS_WIDTH = 96,
  ICONS_HEIGHT = 18,
};

guint
orrery_race_hue (guint good)
{
  return good < RACE_N_GOODS ? ORRERY_HUE_NOVELTY + good : ORRERY_HUE_GRAY;
}

OrrerySymbolId
orrery_race_when_symbol (guint when)
{
  static const OrrerySymbolId symbols[] = {
    ORRERY_SYMBOL_EXPLORE, ORRERY_SYMBOL_DEVELOP, ORRERY_SYMBOL_SETTLE, ORRERY_SYMBOL_CREDIT,
    ORRERY_SYMBOL_CONSUME, ORRERY_SYMBOL_PRODUCE, ORRERY_SYMBOL_BONUS,
  };

  g_return_val_if_fail (when < G_N_ELEMENTS (symbols), ORRERY_SYMBOL_BONUS);

  return symbols[when];
}

static void
draw_card (const OrreryPicture *picture, cairo_t *cr, PangoContext *context,
           const OrreryStyle *style)
{
  const int said = picture->detail >> ORRERY_CARD_BONUS_SHIFT & 0xff;
  g_autofree char *bonus = said == 0 ? NULL : g_strdup_printf (_("%d VP now"), said - ORRERY_CARD_BONUS_ZERO);

  orrery_draw_card (cr, context, 0, 0, picture->width, picture->height, (guint) picture->which,
                    (OrreryCardSize) (picture->detail & ((1 << ORRERY_CARD_BONUS_SHIFT) - 1)), bonus, picture->detail >> ORRERY_CARD_COVERED_SHIFT, style);
}

static void
draw_good (const OrreryPicture *picture, cairo_t *cr, PangoContext *context,
           const OrreryStyle *style)
{
  const double width = MIN (picture->width, picture->height / 1.36);

  orrery_draw_card_good (cr, (picture->width - width) / 2, (picture->height - width * 1.36) / 2, width,
                         (guint) picture->which, style);
}

const OrreryPictureKind orrery_picture_card = { draw_card, .has_lettering = TRUE };
const OrreryPictureKind orrery_picture_card_good = { draw_good };

static void
draw_back (const OrreryPicture *picture, cairo_t *cr, PangoContext *context,
           const OrreryStyle *style)
{
  orrery_draw_card_back (cr, picture->width, picture->height, style);
}

const OrreryPictureKind orrery_picture_card_back = { draw_back };

GdkPaintable *
orrery_card_paintable_new (guint face, int size)
{
  const OrreryPicture picture = { &orrery_picture_card, (int) face, ORRERY_CARD_MINI, size, size };

  return orrery_piece_paintable_new (&picture);
}

static void
draw_icons (const OrreryPicture *picture, cairo_t *cr, PangoContext *context,
            const OrreryStyle *style)
{
  const RaceDesign *card = orrery_card_print ((guint) picture->which);
  const gboolean rtl = pango_context_get_base_dir (context) == PANGO_DIRECTION_RTL;
  /* Chips are drawn a little larger than the other icons. */
  const double size = picture->height / 1.24;
  OrreryIcon icons[ORRERY_MAX_ICONS];
  double width, shrink;
  guint n = 0;

  for (guint i = 0; i < card->n_powers; i++)
    if (card->powers[i].when == (guint) picture->detail)
      n = orrery_race_list_icons (card, &card->powers[i], icons, n);
  width = orrery_draw_icons (NULL, context, 0, 0, size, icons, n, style);
  shrink = MIN (1, picture->width / width);
  orrery_draw_icons (cr, context, rtl ? picture->width - width * shrink : 0, picture->height / 2, size * shrink, icons, n, style);
}

const OrreryPictureKind orrery_picture_card_icons = { draw_icons, .has_lettering = TRUE };

GdkPaintable *
orrery_card_consume_icons_new (guint face)
{
  const OrreryPicture picture = { &orrery_picture_card_icons, (int) face, RACE_IN_CONSUME, ICONS_WIDTH, ICONS_HEIGHT };

  return orrery_piece_paintable_new (&picture);
}
