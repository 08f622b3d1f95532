/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryStartCard: a player at a table, with faction, home world and tiles. It writes into the given table
 * and emits "changed". */
#pragma once

#include <adwaita.h>

#include "games/roll/assist/orrery-final-table.h"

#define ORRERY_TYPE_START_CARD (orrery_start_card_get_type ())
G_DECLARE_FINAL_TYPE (OrreryStartCard, orrery_start_card, ORRERY, START_CARD, AdwBin)

/* `table` outlives the card. */
GtkWidget *orrery_start_card_new (OrreryFinalTable *table, guint seat);

/* For a game in progress: any number of tiles, not only a development and a world. */
void orrery_start_card_set_many (OrreryStartCard *self, gboolean many);
/* The kind of player: "person", or the id of a computer player. */
const char *orrery_start_card_get_kind (OrreryStartCard *self);
void orrery_start_card_set_kind (OrreryStartCard *self, const char *kind);
const char *orrery_start_card_get_name (OrreryStartCard *self);
void orrery_start_card_set_name (OrreryStartCard *self, const char *name);
/* Shows what the table has. */
void orrery_start_card_update (OrreryStartCard *self);
