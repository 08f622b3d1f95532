/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/frontiers/board/orrery-frontiers-pieces.h"

#include "games/frontiers/catalog/orrery-frontiers-catalog.h"
#include "games/frontiers/catalog/orrery-frontiers-power-words.h"
#include "games/frontiers/rules/data.h"
#include "widgets/art/orrery-draw.h"
#include "widgets/art/orrery-hue.h"

OrrerySymbolId
orrery_frontiers_action_symbol (guint action)
{
  static const OrrerySymbolId symbols[FR_N_ACTIONS] = {
    [FR_RETREAT] = ORRERY_SYMBOL_DOME,      [FR_CHART] = ORRERY_SYMBOL_BONUS,
    [FR_DEVELOP] = ORRERY_SYMBOL_DEVELOP,   [FR_EXPLORE] = ORRERY_SYMBOL_EXPLORE,
    [FR_SETTLE] = ORRERY_SYMBOL_SETTLE,     [FR_PRODUCE] = ORRERY_SYMBOL_PRODUCE,
    [FR_TRADE] = ORRERY_SYMBOL_TRADE,       [FR_ENVOYS] = ORRERY_SYMBOL_ENVOY,
  };

  g_return_val_if_fail (action < FR_N_ACTIONS, ORRERY_SYMBOL_TILE);

  return symbols[action];
}

/* A dashed square with a plus. */
static void
draw_expected (cairo_t *cr, double size, const OrreryStyle *style)
{
  const double center = 0.5 + size / 2, arm = size * 0.2;

  orrery_set_source (cr, &style->accent_text, 1);
  orrery_outline (cr, 0.5, 0.5, size, size, size * 0.22, 1.25, 2.5);
  cairo_move_to (cr, center - arm, center);
  cairo_line_to (cr, center + arm, center);
  cairo_move_to (cr, center, center - arm);
  cairo_line_to (cr, center, center + arm);
  cairo_set_line_width (cr, 1.5);
  cairo_stroke (cr);
}

/* A cube in the color of its kind, with the mark that identifies it without color. */
static void
draw_good (const OrreryPicture *picture, cairo_t *cr, PangoContext *context, const OrreryStyle *style)
{
  const guint hue = ORRERY_HUE_NOVELTY + (guint) picture->which;
  const OrreryKindColours *colours = orrery_kind_colours (hue);
  const double size = MIN (picture->width, picture->height) - 1;

  if (picture->which == FR_N_KINDS)
    {
      draw_expected (cr, size, style);
      return;
    }
  orrery_rounded_rect (cr, 0.5, 0.5, size, size, size * 0.22);
  orrery_set_source (cr, &colours->body, 1);
  cairo_fill_preserve (cr);
  orrery_set_source (cr, style->dark ? &colours->rim : &colours->edge, 1);
  cairo_set_line_width (cr, 1);
  cairo_stroke (cr);
  orrery_draw_symbol (cr, orrery_hue_mark (hue), 0.5 + size / 2, 0.5 + size / 2, size * 0.5, &colours->ink);
}

const OrreryPictureKind orrery_picture_frontiers_good = { draw_good };

OrrerySymbolId
orrery_frontiers_phase_symbol (guint phase)
{
  static const OrrerySymbolId symbols[ORRERY_FRONTIERS_N_PHASES] = {
    ORRERY_SYMBOL_EXPLORE, ORRERY_SYMBOL_DEVELOP, ORRERY_SYMBOL_SETTLE, ORRERY_SYMBOL_CREDIT, ORRERY_SYMBOL_CONSUME, ORRERY_SYMBOL_PRODUCE,
  };

  g_return_val_if_fail (phase < ORRERY_FRONTIERS_N_PHASES, ORRERY_SYMBOL_TILE);

  return symbols[phase];
}

OrrerySymbolId
orrery_frontiers_part_symbol (OrreryEntry *tile, guint part)
{
  const guint phases = orrery_entry_get_facet (tile, FRONTIERS_FACET_PHASE);
  guint k = 0;

  if (part >= FRONTIERS_PART_BONUS)
    return part == FRONTIERS_PART_BONUS ? ORRERY_SYMBOL_BONUS : ORRERY_SYMBOL_WARNING;
  for (guint i = 0; i < ORRERY_FRONTIERS_N_PHASES; i++)
    if ((phases >> i & 1) != 0 && k++ == part)
      return orrery_frontiers_phase_symbol (i);
  return ORRERY_SYMBOL_TILE;
}
