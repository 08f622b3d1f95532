/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryPair: two widgets side by side if there is room for both, otherwise one below the other. */
#pragma once

#include <gtk/gtk.h>

#define ORRERY_TYPE_PAIR (orrery_pair_get_type ())
G_DECLARE_FINAL_TYPE (OrreryPair, orrery_pair, ORRERY, PAIR, GtkWidget)

GtkWidget *orrery_pair_new       (void);
/* Side by side, the side is as wide as it wants to be, with the rest of the page below it, and the middle takes what
 * is left. In one column: side, middle, rest. */
GtkWidget *orrery_pair_new_page  (GtkWidget *side, GtkWidget *middle, GtkWidget *rest);

/* How much of the width the first one gets, in thousandths. */
void       orrery_pair_set_share (OrreryPair *self, int share);

/* From which width there is room for both, with normal text. */
void       orrery_pair_set_room  (OrreryPair *self, int from, int spacing);
