/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryScoreCard: one player of a final table at a glance: name, points so far, pieces and missing entries;
 * or only a field for the total.
 *
 * Signals:
 *   chosen (): pieces are entered for this player now
 *   removed (guint piece)
 *   done (): Enter in the field for the total */
#pragma once

#include <gtk/gtk.h>

#include "assist/orrery-final.h"
#include "catalog/orrery-catalog.h"

#define ORRERY_TYPE_SCORE_CARD (orrery_score_card_get_type ())
G_DECLARE_FINAL_TYPE (OrreryScoreCard, orrery_score_card, ORRERY, SCORE_CARD, GtkWidget)

GtkWidget *orrery_score_card_new         (OrreryFinal *final, guint seat, OrreryCatalog *catalog);

/* Shows what the table has. */
void       orrery_score_card_update      (OrreryScoreCard *self, int points);
void       orrery_score_card_set_active  (OrreryScoreCard *self, gboolean active);
/* As on a phone: only the active card shows its pieces. */
void       orrery_score_card_set_compact (OrreryScoreCard *self, gboolean compact);
