/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A round of a script, as it is entered in Books. */
#pragma once

#include "table-script.h"

/* The phase that a seat selects in a round. */
guint lines_get_selected (const ScriptStep *round, guint seat);
/* Its line in the shortest form; `round` is the step of the round, `phases` a mask of those that happen.
 * Newly allocated. */
char *lines_write        (const Script *script, guint round, guint seat, guint phases);
