/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryFlight: pieces on their way from one part of the table to another. It lies over the table
 * as a child of a GtkOverlay, takes no clicks and is not read aloud: what moves has arrived already
 * in the parts, so that nobody has to wait for it. */
#pragma once

#include "widgets/motion/orrery-motion.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_FLIGHT (orrery_flight_get_type ())
G_DECLARE_FINAL_TYPE (OrreryFlight, orrery_flight, ORRERY, FLIGHT, GtkWidget)

/* Where a widget is, to be asked before the state changes; FALSE if it is not to be seen. */
gboolean   orrery_flight_where (OrreryFlight          *self,
                                GtkWidget             *widget,
                                graphene_rect_t       *where);
/* Makes a place smaller or larger around its middle. */
void       orrery_flight_fit   (graphene_rect_t       *where,
                                float                  width,
                                float                  height);
/* Sends a picture of a piece from one place to another, growing or shrinking as it goes. Public for tests. */
void       orrery_flight_send  (OrreryFlight          *self,
                                GdkPaintable          *piece,
                                const graphene_rect_t *from,
                                const graphene_rect_t *to,
                                OrreryMotion           motion,
                                guint                  delay);

/* A piece that leaves its place as something happens, which is before it is drawn. */
typedef struct
{
  GdkPaintable *piece; /* taken */
  graphene_rect_t from;
  OrreryMotion motion;
  guint goal; /* where it goes, in the board's own numbers */
  guint which;
} OrreryDeparture;

/* Where it arrives, as soon as the parts of the board are laid out again. FALSE: that is not to be seen. */
typedef gboolean (*OrreryFlightGoal) (OrreryFlight *self, GtkWidget *board, const OrreryDeparture *departure,
                                      graphene_rect_t *to);

void       orrery_flight_leave (OrreryFlight          *self,
                                const OrreryDeparture *departure,
                                GtkWidget             *board,
                                OrreryFlightGoal       goal);
/* How many are on their way, and how many are about to leave (if not NULL). For tests. */
guint      orrery_flight_get_n (OrreryFlight          *self,
                                guint                 *leaving);

G_END_DECLS
