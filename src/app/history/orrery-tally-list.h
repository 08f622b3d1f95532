/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryTallyList: statistics of a ledger, for each player or each role. It recounts when it is shown after a
 * change.
 *
 * Signal "open" (OrreryTallyItem *). */
#pragma once

#include <gtk/gtk.h>

#include "assist/orrery-ledger.h"
#include "record/orrery-tally.h"

#define ORRERY_TYPE_TALLY_ITEM (orrery_tally_item_get_type ())
G_DECLARE_FINAL_TYPE (OrreryTallyItem, orrery_tally_item, ORRERY, TALLY_ITEM, GObject)

const OrreryTally *orrery_tally_item_get (OrreryTallyItem *self);

#define ORRERY_TYPE_TALLY_LIST (orrery_tally_list_get_type ())
G_DECLARE_FINAL_TYPE (OrreryTallyList, orrery_tally_list, ORRERY, TALLY_LIST, GtkWidget)

typedef GPtrArray *(*OrreryTallyFunc) (GListModel *outcomes, const OrreryGame *game);

/* `count` is orrery_tally_players or orrery_tally_roles. */
GtkWidget  *orrery_tally_list_new       (OrreryLedger *ledger, OrreryTallyFunc count);
/* The game whose results are counted. */
void        orrery_tally_list_set_game  (OrreryTallyList *self, const OrreryGame *game);
