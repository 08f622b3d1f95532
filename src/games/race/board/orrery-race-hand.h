/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRaceHand: cards side by side. If there are too many for the width they overlap, and the one under the
 * pointer or with the focus comes to the front. On a phone they are small and take several lines.
 *
 * Signal: picked (guint place): a card was clicked, or its key was pressed */
#pragma once

#include "games/race/board/orrery-race-card.h"

#define ORRERY_TYPE_RACE_HAND (orrery_race_hand_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRaceHand, orrery_race_hand, ORRERY, RACE_HAND, GtkWidget)

GtkWidget      *orrery_race_hand_new         (void);

/* Their faces, in this order. The first `n_apart` are set apart. */
void            orrery_race_hand_set_cards   (OrreryRaceHand *self, const guint8 *faces, guint n,
                                              guint n_apart);
guint           orrery_race_hand_get_n       (OrreryRaceHand *self);
OrreryRaceCard *orrery_race_hand_get_card    (OrreryRaceHand *self, guint place);
/* As on a phone: small cards, unless `large`. */
void            orrery_race_hand_set_compact (OrreryRaceHand *self, gboolean compact,
                                              gboolean large);
/* The size of the cards, unless they are small ones. */
void            orrery_race_hand_set_zoom    (OrreryRaceHand *self, double zoom);
/* If there is enough height, the cards are shown in full; otherwise they may be cut off below their names. */
void            orrery_race_hand_set_can_sink (OrreryRaceHand *self, gboolean can_sink);
/* The places of the cards that the keys of ORRERY_KEYS_BY_PLACE pick. */
void            orrery_race_hand_set_keys    (OrreryRaceHand *self, const guint8 *places, guint n);
