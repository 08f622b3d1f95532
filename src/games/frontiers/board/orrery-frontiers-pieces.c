/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/frontiers/board/orrery-frontiers-pieces.h"

#include "games/frontiers/catalog/orrery-frontiers-catalog.h"
#include "games/frontiers/catalog/orrery-frontiers-power-words.h"

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
