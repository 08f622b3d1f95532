/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-roll-pieces.h"

#include "games/roll/board/orrery-badge-art.h"
#include "games/roll/board/orrery-die-art.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/art/orrery-draw.h"
#include "widgets/art/orrery-piece-paintable.h"
#include "widgets/style/orrery-text.h"

#define RGB ORRERY_RGB

static const OrreryKindColours kinds[ROLL_N_COLOURS + 1] = {
  [ROLL_WHITE]  = { RGB (0xf6f5f4), RGB (0x3d3846), RGB (0x77767b), RGB (0xf6f5f4) },
  [ROLL_RED]    = { RGB (0xc01c28), RGB (0xffffff), RGB (0x7d1119), RGB (0xdc8289) },
  [ROLL_PURPLE] = { RGB (0x813d9c), RGB (0xffffff), RGB (0x4e2562), RGB (0xba94c9) },
  [ROLL_CYAN]   = { RGB (0x5fc9e2), RGB (0x083947), RGB (0x1f7f97), RGB (0xa7e1ef) },
  [ROLL_BROWN]  = { RGB (0xb5835a), RGB (0x26160a), RGB (0x6b4526), RGB (0xd6bba4) },
  [ROLL_GREEN]  = { RGB (0x57e389), RGB (0x0a3d20), RGB (0x1f8a4c), RGB (0xa3f0be) },
  [ROLL_YELLOW] = { RGB (0xf8d548), RGB (0x443000), RGB (0xa87a08), RGB (0xfbe89a) },
  [ROLL_GRAY]   = { RGB (0x5e5c64), RGB (0xffffff), RGB (0x3d3846), RGB (0xa6a5a9) },
};

const OrreryKindColours *
orrery_kind_colours (RollColour colour)
{
  g_return_val_if_fail (colour <= ROLL_GRAY, &kinds[ROLL_GRAY]);

  return &kinds[colour];
}

OrrerySymbolId
orrery_symbol_of_phase (RollPhase phase)
{
  g_return_val_if_fail (phase < ROLL_N_SIDES, ORRERY_SYMBOL_WILD);

  return ORRERY_SYMBOL_EXPLORE + phase;
}

OrrerySymbolId
orrery_symbol_of_colour (RollColour colour)
{
  g_return_val_if_fail (colour <= ROLL_GRAY, ORRERY_SYMBOL_MARK_GRAY);

  return ORRERY_SYMBOL_MARK_HOME + colour;
}

/* --- Pictures --- */

static void
draw_die (const OrreryPicture *picture,
          cairo_t             *cr,
          PangoContext        *context,
          const OrreryStyle   *style)
{
  orrery_draw_die (cr, 0, 0, MIN (picture->width, picture->height), picture->which, picture->detail, style);
}

static void
draw_good (const OrreryPicture *picture,
           cairo_t             *cr,
           PangoContext        *context,
           const OrreryStyle   *style)
{
  orrery_draw_good (cr, 0, 0, MIN (picture->width, picture->height), picture->which, style);
}

static void
draw_die_place (const OrreryPicture *picture,
                cairo_t             *cr,
                PangoContext        *context,
                const OrreryStyle   *style)
{
  orrery_draw_die_place (cr, 0, 0, MIN (picture->width, picture->height), style);
}

static void
draw_tile (const OrreryPicture *picture,
           cairo_t             *cr,
           PangoContext        *context,
           const OrreryStyle   *style)
{
  orrery_draw_tile (cr, context, 0, 0, picture->width, picture->height, picture->which,
                    picture->detail, style);
}

static void
draw_phase (const OrreryPicture *picture,
            cairo_t             *cr,
            PangoContext        *context,
            const OrreryStyle   *style)
{
  double w = picture->width, h = picture->height, letter = orrery_text_factor (context);
  g_autofree char *text = g_strdup_printf ("%s %s", orrery_phase_numeral (picture->which),
                                           orrery_phase_name (picture->which));
  OrreryLettering lettering = { text, 11, PANGO_WEIGHT_BOLD, w - 6, .align = PANGO_ALIGN_CENTER,
                                .squeeze = TRUE };
  g_autoptr (PangoLayout) layout = orrery_lettering_layout (context, &lettering);
  gboolean named = h >= 34 * letter && !pango_layout_is_ellipsized (layout);
  double symbol = CLAMP (h * (named ? 0.4 : 0.56), 10, 30), line = 15 * letter;
  GdkRGBA ink;

  orrery_draw_phase_tile (cr, 0, 0, w, h, picture->detail, style, &ink);
  orrery_draw_symbol (cr, orrery_symbol_of_phase (picture->which), w / 2,
                      named ? (h - line) / 2 : h / 2, symbol, &ink);
  if (!named)
    return;
  orrery_set_source (cr, &ink, 1);
  orrery_draw_layout (cr, layout, 3, h - line - h * 0.07);
}

const OrreryPictureKind orrery_picture_die = { draw_die };
const OrreryPictureKind orrery_picture_good = { draw_good };
const OrreryPictureKind orrery_picture_die_place = { draw_die_place };
const OrreryPictureKind orrery_picture_tile = { draw_tile, .has_lettering = TRUE };
const OrreryPictureKind orrery_picture_phase = { draw_phase, .has_lettering = TRUE };

GdkPaintable *
orrery_die_paintable_new (RollColour colour,
                          RollPhase  side,
                          int        size)
{
  return orrery_piece_paintable_new (&(OrreryPicture) { &orrery_picture_die, colour, side, size,
                                                        size });
}

GdkPaintable *
orrery_tile_paintable_new (guint          face,
                           OrreryTileSize size)
{
  PangoContext *context = orrery_text_context_new ();
  double width = orrery_tile_width (size, context);
  double height = orrery_tile_height (face, size, width, context);

  g_object_unref (context);
  return orrery_piece_paintable_new (&(OrreryPicture) { &orrery_picture_tile, face, size, width,
                                                        height });
}
