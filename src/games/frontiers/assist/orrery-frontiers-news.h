/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The events since the last question. Steps without a choice are done without asking, but people at the table
 * have to do them, too, and the log may be out of sight. */
#pragma once

#include "games/frontiers/rules/frontiers.h"

#include <glib.h>

typedef struct
{
  char *text;
  gboolean is_told;
  FrState asked; /* the question that it was told with */
} OrreryFrontiersNews;

void orrery_frontiers_news_add (OrreryFrontiersNews *self, const GameEvents *events, const char *const *names);
/* NULL: nothing. Call it with every question. */
char *orrery_frontiers_news_tell (OrreryFrontiersNews *self, const FrState *asked) G_GNUC_WARN_UNUSED_RESULT;
