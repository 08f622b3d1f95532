/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryFrontiersPad: answers with meaningful keys: a number by its digit, a stack or an action tile by its
 * place. You type larger numbers.
 *
 * Signal: picked (guint answer) */
#pragma once

#include <adwaita.h>

#include "games/frontiers/rules/frontiers.h"

#define ORRERY_TYPE_FRONTIERS_PAD (orrery_frontiers_pad_get_type ())
G_DECLARE_FINAL_TYPE (OrreryFrontiersPad, orrery_frontiers_pad, ORRERY, FRONTIERS_PAD, AdwBin)

/* NULL: the answers to this question are listed in the usual way. */
GtkWidget *orrery_frontiers_pad_new (const FrState *state);
