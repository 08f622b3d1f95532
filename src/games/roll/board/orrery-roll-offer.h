/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the answers of Roll are offered: members of its OrreryGameUi. */
#pragma once

#include "games/roll/rules/roll.h"
#include "widgets/game/orrery-game-ui.h"

void          orrery_roll_get_offer            (const void *state, GameAnswer answer,
                                                gboolean narrow, OrreryOffer *offer);
/* The tile that an answer is about; ROLL_NONE: none. */
guint         orrery_roll_get_face             (const RollState *state, GameAnswer answer);
GtkWidget    *orrery_roll_new_why              (const void *state, GameAnswer answer,
                                                const char *label);
GtkWidget    *orrery_roll_new_editor           (const void *state, GameAnswer answer,
                                                GtkWindow *parent);

/* Tiles to be read before choosing one: the two ways to start, and the two sides of a drawn tile. */
gboolean      orrery_roll_get_card             (const void *state, GameAnswer answer, double zoom,
                                                OrreryOfferCard *card);
GtkWidget    *orrery_roll_new_closer           (const void *state, GameAnswer answer,
                                                gboolean stays);

/* The tile whose power asks; ROLL_NONE: none. */
guint8        orrery_roll_get_cause            (const RollState *state);
