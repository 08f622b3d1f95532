/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryFlight: pieces on their way from one part of the table to another. It lies over the table
 * as a child of a GtkOverlay, takes no clicks and is not read aloud: what moves has arrived already
 * in the parts, and a key or click ends the way at once. */
#pragma once

#include "widgets/motion/orrery-motion.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_FLIGHT (orrery_flight_get_type ())
G_DECLARE_FINAL_TYPE (OrreryFlight, orrery_flight, ORRERY, FLIGHT, GtkWidget)

/* Public for tests. */
GtkWidget *orrery_flight_new   (void);

/* Where a widget is, to be asked before the state changes; FALSE if it is not to be seen. */
gboolean   orrery_flight_where (OrreryFlight          *self,
                                GtkWidget             *widget,
                                graphene_rect_t       *where);
/* Sends a picture of a piece from one place to another, growing or shrinking as it goes. */
void       orrery_flight_send  (OrreryFlight          *self,
                                GdkPaintable          *piece,
                                const graphene_rect_t *from,
                                const graphene_rect_t *to,
                                OrreryMotion           motion,
                                guint                  delay);
/* How many are on their way. For tests. */
guint      orrery_flight_get_n (OrreryFlight          *self);

G_END_DECLS
