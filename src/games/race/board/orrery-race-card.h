/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRaceCard: a card on the screen. */
#pragma once

#include "games/race/board/orrery-card-art.h"
#include "widgets/art/orrery-piece.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_RACE_CARD (orrery_race_card_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRaceCard, orrery_race_card, ORRERY, RACE_CARD, OrreryPiece)

GtkWidget *orrery_race_card_new        (guint           design,
                                   OrreryCardSize  size);
void       orrery_race_card_set_design (OrreryRaceCard     *self,
                                   guint           design);
/* In px; 0: what the size and the font ask for. */
void       orrery_race_card_set_width  (OrreryRaceCard     *self,
                                   int             width);

G_END_DECLS
