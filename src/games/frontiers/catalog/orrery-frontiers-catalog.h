/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New Frontiers' part of its catalog: the known tiles, and how certain they are. */
#pragma once

#include "catalog/orrery-catalog.h"

/* In addition to ORRERY_FACET_KIND. */
enum
{
  FRONTIERS_FACET_PHASE = 1, /* action that a power works in */
  FRONTIERS_FACET_CERTAINTY, /* of the name */
  FRONTIERS_FACET_SORT,      /* FrKnownSort */
  FRONTIERS_N_FACETS
};

/* Parts of a tile's text: its powers, then these. */
enum { FRONTIERS_PART_BONUS = 6, FRONTIERS_PART_UNKNOWN };

extern const OrreryCatalogGame orrery_frontiers_catalog;
