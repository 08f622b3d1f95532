/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Roll for the Galaxy's part of its catalog. */
#pragma once

#include "catalog/orrery-catalog.h"

extern const OrreryCatalogGame orrery_roll_catalog;
