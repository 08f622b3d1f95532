/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryChoiceCards: answers to be read before they are chosen. Each is a card with its pieces, its words and
 * its button; there may be several pages of them. */
#pragma once

#include "widgets/game/orrery-game-ui.h"

#define ORRERY_TYPE_CHOICE_CARDS (orrery_choice_cards_get_type ())
G_DECLARE_FINAL_TYPE (OrreryChoiceCards, orrery_choice_cards, ORRERY, CHOICE_CARDS, GtkWidget)

/* Narrow: one card below the other, as on a phone. */
GtkWidget *orrery_choice_cards_new  (gboolean           narrow);
/* Takes the contents of the card. Returns the number of its button on its page, from 0. */
guint      orrery_choice_cards_add  (OrreryChoiceCards *self, OrreryOfferCard *card,
                                     GtkWidget *button);
/* TRUE if the button is on the visible page. */
gboolean   orrery_choice_cards_shows (OrreryChoiceCards *self, GtkWidget *button);
/* Shows the number of the visible page, and goes to the next one; hidden if there is only one. The owner places it. */
GtkWidget *orrery_choice_cards_get_turner (OrreryChoiceCards *self);
/* Goes to the next page, and from the last to the first. FALSE: there is only one. */
gboolean   orrery_choice_cards_turn (OrreryChoiceCards *self);
