/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Tiles to be read before choosing one: the two ways to start, and the two sides of a drawn tile. */
#pragma once

#include "games/roll/rules/roll.h"
#include "widgets/game/orrery-game-ui.h"

G_BEGIN_DECLS

/* See OrreryGameUi. */
gboolean   orrery_roll_get_card   (const void      *state,
                                   GameAnswer       answer,
                                   double           zoom,
                                   OrreryOfferCard *card);
GtkWidget *orrery_roll_new_closer (const void      *state,
                                   GameAnswer       answer,
                                   gboolean         stays);

G_END_DECLS
