/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryChoiceCards: answers that are read before they are chosen. Each is a card with its pieces, its words and
 * its button; there may be more than one page of them. */
#pragma once

#include "widgets/game/orrery-game-ui.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_CHOICE_CARDS (orrery_choice_cards_get_type ())
G_DECLARE_FINAL_TYPE (OrreryChoiceCards, orrery_choice_cards, ORRERY, CHOICE_CARDS, GtkWidget)

/* Narrow: one card below the other, as on a phone. */
GtkWidget *orrery_choice_cards_new  (gboolean           narrow);
/* Takes what it shows out of the card. Returns which button of its page it is, from 0. */
guint      orrery_choice_cards_add  (OrreryChoiceCards *self,
                                     OrreryOfferCard   *card,
                                     GtkWidget         *button);
/* TRUE if the button is on the page that is seen. */
gboolean   orrery_choice_cards_shows (OrreryChoiceCards *self,
                                      GtkWidget         *button);
/* Says which page is seen, and goes to the next one; hidden while there is only one. It stands where the owner
 * puts it. */
GtkWidget *orrery_choice_cards_get_turner (OrreryChoiceCards *self);
/* To the next page, and after the last one to the first. FALSE: there is only one. */
gboolean   orrery_choice_cards_turn (OrreryChoiceCards *self);

G_END_DECLS
