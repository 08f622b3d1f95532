/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions as people ask them, in other words than those of the entries that answer them. A file has one
 * line per entry:
 *
 *   ask-move-selector: Can I move the worker that I chose with? Is the die on the strip stuck there? */
#pragma once

#include "orrery-catalog-private.h"

/* Adds the questions of a file to the entries of the catalog; name is only for error messages. */
gboolean orrery_questions_read (OrreryCatalog *catalog, const char *name, GBytes *bytes,
                                GError **error);
