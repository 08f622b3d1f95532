/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryFlight: pieces moving from one part of the table to another. It is a child of a GtkOverlay above the
 * table, takes no clicks and is not read aloud: the parts already show the piece at its destination, so
 * nobody has to wait for it. */
#pragma once

#include "widgets/motion/orrery-motion.h"

#define ORRERY_TYPE_FLIGHT (orrery_flight_get_type ())
G_DECLARE_FINAL_TYPE (OrreryFlight, orrery_flight, ORRERY, FLIGHT, GtkWidget)

/* The position of a widget, to be called before the state changes; FALSE if it is not visible. */
gboolean   orrery_flight_where (OrreryFlight *self, GtkWidget *widget, graphene_rect_t *where);
/* Scales a position around its center. */
void       orrery_flight_fit   (graphene_rect_t *where, float width, float height);
/* Moves a picture of a piece from one position to another, growing or shrinking on the way. Public for tests. */
void       orrery_flight_send  (OrreryFlight *self, GdkPaintable *piece,
                                const graphene_rect_t *from, const graphene_rect_t *to,
                                OrreryMotion motion, guint delay);

/* A piece that leaves its place because of an event, before the change is drawn. */
typedef struct
{
  GdkPaintable *piece; /* taken */
  graphene_rect_t from;
  OrreryMotion motion;
  guint goal; /* where it goes, in the board's own numbers */
  guint which;
} OrreryDeparture;

/* The destination, once the parts of the board are laid out again. FALSE: it is not visible. */
typedef gboolean (*OrreryFlightGoal) (OrreryFlight *self, GtkWidget *board, const OrreryDeparture *departure,
                                      graphene_rect_t *to);

void       orrery_flight_leave (OrreryFlight *self, const OrreryDeparture *departure,
                                GtkWidget *board, OrreryFlightGoal goal);
/* How many are moving, and how many are about to start (if not NULL). For tests. */
guint      orrery_flight_get_n (OrreryFlight *self, guint *leaving);
