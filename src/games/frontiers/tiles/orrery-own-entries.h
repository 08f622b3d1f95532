/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tiles that only the owner of a copy knows, as entries of the Reference. */
#pragma once

#include "catalog/orrery-own-pieces.h"

extern const OrreryOwnPieces orrery_frontiers_own;
