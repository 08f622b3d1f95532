/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryPair: two widgets side by side where there is room for both, else one below the other. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ORRERY_TYPE_PAIR (orrery_pair_get_type ())
G_DECLARE_FINAL_TYPE (OrreryPair, orrery_pair, ORRERY, PAIR, GtkWidget)

GtkWidget *orrery_pair_new       (void);

/* How much of the width the first one gets, in thousandths. */
void       orrery_pair_set_share (OrreryPair *self,
                                  int         share);

/* From which width on there is room for both, with letters of the usual size. */
void       orrery_pair_set_room  (OrreryPair *self,
                                  int         from,
                                  int         spacing);

G_END_DECLS
