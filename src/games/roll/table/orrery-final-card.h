/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryFinalCard: one player's final table, entered by keyboard: tiles by name, dice in a line, a
 * few numbers. It writes into the table that it is given and says "changed". */
#pragma once

#include <gtk/gtk.h>

#include "games/roll/assist/orrery-final-table.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_FINAL_CARD (orrery_final_card_get_type ())
G_DECLARE_FINAL_TYPE (OrreryFinalCard, orrery_final_card, ORRERY, FINAL_CARD, GtkWidget)

/* `table` outlives the card. */
GtkWidget *orrery_final_card_new (OrreryFinalTable *table, guint seat);

/* For the start of a game: faction, home world, a development and a world; no dice, no numbers. */
void orrery_final_card_set_start (OrreryFinalCard *self);

/* The same for a game under way: any number of tiles. */
void orrery_final_card_set_many (OrreryFinalCard *self, gboolean many);
/* Who plays: "person", or the id of a computer player, chosen in a card for the start. */
const char *orrery_final_card_get_kind (OrreryFinalCard *self);
void orrery_final_card_set_kind (OrreryFinalCard *self, const char *kind);
const char *orrery_final_card_get_name (OrreryFinalCard *self);
void orrery_final_card_set_name (OrreryFinalCard *self, const char *name);
/* Shows what the table has. */
void orrery_final_card_update (OrreryFinalCard *self);
/* What cannot be understood in one of its fields; NULL: nothing. */
const char *orrery_final_card_get_misread (OrreryFinalCard *self);
/* The score as far as it is known, and what is wrong; NULL: nothing. */
void orrery_final_card_set_score (OrreryFinalCard *self, const char *score, const char *problem);

G_END_DECLS
