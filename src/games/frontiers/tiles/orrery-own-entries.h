/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tiles that only the owner of a copy knows, as entries of the Reference. */
#pragma once

#include "catalog/orrery-own-pieces.h"

G_BEGIN_DECLS

extern const OrreryOwnPieces orrery_frontiers_own;

G_END_DECLS
