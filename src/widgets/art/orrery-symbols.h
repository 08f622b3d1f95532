/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Our symbols: one ink, in a box from -1 to 1, with gaps that are really cut out. */
#pragma once

#include <gtk/gtk.h>

/* The phases are in order, and so are the marks that identify colors. */
typedef enum
{
  ORRERY_SYMBOL_EXPLORE,
  ORRERY_SYMBOL_DEVELOP,
  ORRERY_SYMBOL_SETTLE,
  ORRERY_SYMBOL_PRODUCE,
  ORRERY_SYMBOL_SHIP,
  ORRERY_SYMBOL_WILD,
  ORRERY_SYMBOL_REASSIGN,
  ORRERY_SYMBOL_DICTATE,
  ORRERY_SYMBOL_CUP,
  ORRERY_SYMBOL_CITIZENRY,
  ORRERY_SYMBOL_PERSON,
  ORRERY_SYMBOL_LOSE_DIE,
  ORRERY_SYMBOL_GOOD,
  ORRERY_SYMBOL_CREDIT,
  ORRERY_SYMBOL_CHIP,
  ORRERY_SYMBOL_BONUS,
  ORRERY_SYMBOL_ARROW,
  ORRERY_SYMBOL_CHECK,
  ORRERY_SYMBOL_WARNING,
  ORRERY_SYMBOL_DIE,
  ORRERY_SYMBOL_TILE,
  ORRERY_SYMBOL_FLIP,
  ORRERY_SYMBOL_HINT,
  ORRERY_SYMBOL_END,
  ORRERY_SYMBOL_CONSUME,
  ORRERY_SYMBOL_CARD,
  ORRERY_SYMBOL_KEEP,
  ORRERY_SYMBOL_GONE,
  ORRERY_SYMBOL_MOST,
  ORRERY_SYMBOL_SHIELD,
  ORRERY_SYMBOL_DOME,
  ORRERY_SYMBOL_TRADE,
  ORRERY_SYMBOL_ENVOY,
  ORRERY_SYMBOL_MARK_HOME,
  ORRERY_SYMBOL_MARK_MILITARY,
  ORRERY_SYMBOL_MARK_CONSUMPTION,
  ORRERY_SYMBOL_MARK_NOVELTY,
  ORRERY_SYMBOL_MARK_RARE,
  ORRERY_SYMBOL_MARK_GENES,
  ORRERY_SYMBOL_MARK_ALIEN,
  ORRERY_SYMBOL_MARK_GRAY,
} OrrerySymbolId;

#define ORRERY_N_SYMBOLS (ORRERY_SYMBOL_MARK_GRAY + 1)

/* "explore", "lose-die", "mark-genes": for data. */
const char    *orrery_symbol_nick        (OrrerySymbolId symbol);
gboolean       orrery_symbol_from_nick   (const char *nick, OrrerySymbolId *symbol);

/* Centered at x, y. */
void           orrery_draw_symbol        (cairo_t *cr, OrrerySymbolId symbol, double x, double y,
                                          double size, const GdkRGBA *ink);
