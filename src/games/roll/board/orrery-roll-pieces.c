/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-roll-pieces.h"

#include "games/roll/board/orrery-die-art.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/art/orrery-draw.h"
#include "widgets/art/orrery-piece-paintable.h"
#include "widgets/style/orrery-text.h"

/* Colors of dice are numbered as the hues are. */
G_STATIC_ASSERT ((int) ROLL_GRAY == (int) ORRERY_HUE_GRAY && (int) ROLL_CYAN == (int) ORRERY_HUE_NOVELTY);

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

  return orrery_hue_mark (colour);
}

OrrerySymbolId
orrery_plan_symbol (guint face)
{
  const RollFace *tile = &roll_faces[face];

  if (tile->reassign)
    return ORRERY_SYMBOL_REASSIGN;
  for (int i = 0; i < tile->n_powers; i++)
    if (tile->powers[i].phases)
      return ORRERY_SYMBOL_EXPLORE + g_bit_nth_lsf (tile->powers[i].phases, -1);
  return ORRERY_SYMBOL_BONUS;
}

/* --- Pictures --- */

static const GdkRGBA white = { 1, 1, 1, 1 };

static void
draw_die (const OrreryPicture *picture, cairo_t *cr, PangoContext *context,
          const OrreryStyle *style)
{
  orrery_draw_die (cr, 0, 0, MIN (picture->width, picture->height), picture->which, picture->detail, style);
}

static void
draw_good (const OrreryPicture *picture, cairo_t *cr, PangoContext *context,
           const OrreryStyle *style)
{
  orrery_draw_good (cr, 0, 0, MIN (picture->width, picture->height), picture->which, style);
}

static void
draw_die_place (const OrreryPicture *picture, cairo_t *cr, PangoContext *context,
                const OrreryStyle *style)
{
  orrery_draw_die_place (cr, 0, 0, MIN (picture->width, picture->height), style);
}

static void
draw_tile (const OrreryPicture *picture, cairo_t *cr, PangoContext *context,
           const OrreryStyle *style)
{
  orrery_draw_tile (cr, context, 0, 0, picture->width, picture->height, picture->which,
                    picture->detail, style);
}

/* A long name shrinks as far as letters can be read (9 px). */
static PangoLayout *
layout_phase_name (PangoContext *context, const char *name, double size, double width)
{
  OrreryLettering lettering = { name, size, PANGO_WEIGHT_BOLD, width, .squeeze = TRUE };
  PangoLayout *layout = orrery_lettering_layout (context, &lettering);

  if (!pango_layout_is_ellipsized (layout) || size <= 12.5)
    return layout;
  g_object_unref (layout);
  return layout_phase_name (context, name, 12.5, width);
}

/* Symbol and name side by side; a name that does not fit is left out, not cut off. */
static void
draw_phase_line (cairo_t *cr, PangoContext *context, double w, double h, RollPhase phase,
                 const char *name, const GdkRGBA *ink)
{
  double symbol = CLAMP (h * 0.5, 12, 28);
  g_autoptr (PangoLayout) layout = layout_phase_name (context, name, CLAMP (h * 0.42, 10.5, 15), w - symbol - 12);
  gboolean rtl = pango_context_get_base_dir (context) == PANGO_DIRECTION_RTL;
  int width, height;
  double left;

  if (pango_layout_is_ellipsized (layout))
    {
      orrery_draw_symbol (cr, orrery_symbol_of_phase (phase), w / 2, h / 2, symbol, ink);
      return;
    }
  pango_layout_get_pixel_size (layout, &width, &height);
  left = MAX (3, (w - symbol - 5 - width) / 2);
  orrery_draw_symbol (cr, orrery_symbol_of_phase (phase), rtl ? w - left - symbol / 2 : left + symbol / 2, h / 2, symbol, ink);
  orrery_set_source (cr, ink, 1);
  orrery_draw_layout (cr, layout, rtl ? w - left - symbol - 5 - width : left + symbol + 5, (h - height) / 2.0);
}

/* The name is below the symbol if there is room. */
static void
draw_phase_on (cairo_t *cr, double w, double h, double radius, const OrreryStyle *style)
{
  const OrreryTokenColours *c = orrery_token_colours ();

  if (!style->flat)
    orrery_soft_shadow (cr, 0, 0, w, h, radius, 0.14, 3, 1, 0.8);
  orrery_rounded_rect (cr, 0, 0, w, h, radius);
  if (style->flat)
    orrery_set_source (cr, &c->phase_bottom, 1);
  else
    orrery_set_vertical (cr, 0, h, &c->phase_top, &c->phase_bottom);
  cairo_fill (cr);
  orrery_set_source (cr, &white, style->flat && style->dark ? 1 : 0.22);
  orrery_outline (cr, 0, 0, w, h, radius, style->flat ? 2 : 1, 0);
}

static void
draw_phase_off (cairo_t *cr, double w, double h, double radius, const OrreryStyle *style)
{
  orrery_rounded_rect (cr, 0, 0, w, h, radius);
  orrery_set_source (cr, &style->well, style->flat ? 0 : 0.56);
  cairo_fill (cr);
  orrery_set_source (cr, &style->text, style->flat ? 0.9 : 0.28);
  orrery_outline (cr, 0, 0, w, h, radius, style->flat ? 2 : 1.2, 4);
}

static void
draw_phase (const OrreryPicture *picture, cairo_t *cr, PangoContext *context,
            const OrreryStyle *style)
{
  double w = picture->width, h = picture->height, letter = orrery_text_factor (context);
  g_autofree char *text = g_strdup_printf ("%s %s", orrery_phase_numeral (picture->which),
                                           orrery_phase_name (picture->which));
  OrreryLettering lettering = { text, 11, PANGO_WEIGHT_BOLD, w - 6, .align = PANGO_ALIGN_CENTER,
                                .squeeze = TRUE };
  g_autoptr (PangoLayout) layout = orrery_lettering_layout (context, &lettering);
  gboolean named = h >= 34 * letter && !pango_layout_is_ellipsized (layout);
  double symbol = CLAMP (h * (named ? 0.4 : 0.56), 10, 30), line = 15 * letter;
  const gboolean on = picture->detail;
  GdkRGBA ink = on ? white : style->text;

  if (!on)
    ink.alpha = style->flat ? 0.8f : 0.5f;
  (on ? draw_phase_on : draw_phase_off) (cr, w, h, h > 44 ? 10 : 8, style);
  if (w >= 2.2 * h)
    {
      draw_phase_line (cr, context, w, h, picture->which, text, &ink);
      return;
    }
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
orrery_die_paintable_new (RollColour colour, RollPhase side, int size)
{
  return orrery_piece_paintable_new (&(OrreryPicture) { &orrery_picture_die, colour, side, size,
                                                        size });
}

GdkPaintable *
orrery_tile_paintable_new (guint face, OrreryTileSize size)
{
  PangoContext *context = orrery_text_context_new ();
  double width = orrery_tile_width (size, context);
  double height = orrery_tile_height (face, size, width, context);

  g_object_unref (context);
  return orrery_piece_paintable_new (&(OrreryPicture) { &orrery_picture_tile, face, size, width,
                                                        height });
}
