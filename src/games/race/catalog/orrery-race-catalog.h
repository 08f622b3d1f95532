/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What Race for the Galaxy brings to its catalogue. */
#pragma once

#include "catalog/orrery-catalog.h"

G_BEGIN_DECLS

extern const OrreryCatalogGame orrery_race_catalog;

G_END_DECLS
