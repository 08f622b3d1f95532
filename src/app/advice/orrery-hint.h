/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryHint: "What would you do?" The best answers to a question, with their share of the win, how
 * sure that is, and why. It thinks in a thread of its own and shows what it has found so far.
 *
 * Signal: picked (GArray of GameAnswer): the person takes that advice. */
#pragma once

#include "record/orrery-game.h"

#include <gtk/gtk.h>

#define ORRERY_TYPE_HINT (orrery_hint_get_type ())
G_DECLARE_FINAL_TYPE (OrreryHint, orrery_hint, ORRERY, HINT, GtkWidget)

GtkWidget *orrery_hint_new          (void);

/* Thinks about the question that `state` asks a seat, of which only that seat's view is used. `pick` says
 * what a click does ("Lay it out"). Says so if too little is known. */
void       orrery_hint_ask          (OrreryHint *self, const OrreryGame *game, const void *state,
                                     const char *pick);
/* Stops and forgets. */
void       orrery_hint_clear        (OrreryHint      *self);
