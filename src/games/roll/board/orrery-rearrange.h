/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRearrange: a small editor for both stacks. Drag tiles, or move them and turn them over with buttons;
 * a tile that is turned over changes stacks.
 *
 * Signal: composed (GArray *answers of GameAnswer): the answers, from "rearrange" on. */
#pragma once

#include <adwaita.h>

#include "games/roll/assist/drafts/orrery-arrangement.h"

#define ORRERY_TYPE_REARRANGE (orrery_rearrange_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRearrange, orrery_rearrange, ORRERY, REARRANGE, AdwWindow)

/* `state` asks whether its actor rearranges. */
GtkWidget *orrery_rearrange_new  (const RollState *state, GtkWindow *parent);
