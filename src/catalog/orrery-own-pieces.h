/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Pieces that people have entered themselves: they are in a catalog like any other entry, but can change while
 * the program runs. */
#pragma once

#include "catalog/orrery-catalog.h"

typedef struct
{
  guint (*get_version) (void); /* another number whenever they have changed */
  void  (*add) (OrreryCatalog *catalog);
} OrreryOwnPieces;
