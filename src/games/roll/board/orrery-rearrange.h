/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRearrange: a small editor of both stacks. Tiles are dragged, or moved and turned over by
 * buttons; turned over, a tile changes stacks.
 *
 * Signal: composed (GArray *answers of GameAnswer): what to answer, from "rearrange" on. */
#pragma once

#include <adwaita.h>

#include "games/roll/rules/roll.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_REARRANGE (orrery_rearrange_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRearrange, orrery_rearrange, ORRERY, REARRANGE, AdwWindow)

/* `state` asks whether its actor rearranges. */
GtkWidget *orrery_rearrange_new  (const RollState *state,
                                  GtkWindow       *parent);

/* Moves the tile at a place to another, counted after it is taken away; turns it over where the
 * stacks differ. */
void       orrery_rearrange_move (OrreryRearrange *self,
                                  guint            kind,
                                  guint            i,
                                  guint            to_kind,
                                  guint            to);
void       orrery_rearrange_done (OrreryRearrange *self);
/* What "composed" would say; newly allocated. */
GArray    *orrery_rearrange_list_answers (OrreryRearrange *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
