/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The appearance of New Frontiers' pieces. */
#pragma once

#include "catalog/orrery-entry.h"
#include "widgets/art/orrery-picture.h"

/* By FrAction. */
OrrerySymbolId orrery_frontiers_action_symbol (guint action);

extern const OrreryPictureKind orrery_picture_frontiers_good; /* which: FrKind, or FR_N_KINDS for one that is expected */

/* By the actions that powers belong to: orrery-frontiers-power-words.h. */
OrrerySymbolId orrery_frontiers_phase_symbol  (guint phase);
/* Of a part of a tile's text. */
OrrerySymbolId orrery_frontiers_part_symbol   (OrreryEntry *tile, guint part);
