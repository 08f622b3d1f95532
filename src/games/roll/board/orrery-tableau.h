/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryTableau: the tiles built by a seat, in a row, with the goods on them. An OrreryBoardPart.
 *
 * Answers that it accepts: use (a Reassign power), produce, ship, and removing and recalling goods. A tile
 * without an answer opens its entry. */
#pragma once

#include "games/roll/board/orrery-board-part.h"

#define ORRERY_TYPE_TABLEAU (orrery_tableau_get_type ())
G_DECLARE_FINAL_TYPE (OrreryTableau, orrery_tableau, ORRERY, TABLEAU, GtkWidget)

GtkWidget *orrery_tableau_new         (void);

/* Plain: the tiles can lose their words if there is little height. */
void       orrery_tableau_set_plain   (OrreryTableau *self, gboolean plain);
/* Narrow: mini tiles of 64 without names. */
void       orrery_tableau_set_compact (OrreryTableau *self, gboolean compact);

/* Highlights the tile that causes the question; ROLL_NONE: none. */
void       orrery_tableau_set_cause   (OrreryTableau *self, guint8 face);
/* Why a tile cannot be used now: it is grayed out and says so. NULL removes that. A new state removes all of them. */
void       orrery_tableau_set_refusal (OrreryTableau *self, guint8 face, const char *reason);

/* For tests: the face and the goods of the tile at place `i`, counted from 0. FALSE if no tile is there. */
gboolean   orrery_tableau_get_drawn   (OrreryTableau *self, guint i, guint8 *face, guint8 *goods);
/* The drawn tile with that face; NULL: none. */
GtkWidget *orrery_tableau_get_tile    (OrreryTableau *self, guint8 face);
