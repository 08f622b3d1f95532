/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrrerySeatMark: a player as a disc in the color of the seat with an initial. */
#pragma once

#include <gtk/gtk.h>

#define ORRERY_TYPE_SEAT_MARK (orrery_seat_mark_get_type ())
G_DECLARE_FINAL_TYPE (OrrerySeatMark, orrery_seat_mark, ORRERY, SEAT_MARK, GtkWidget)

GtkWidget *orrery_seat_mark_new  (int             size);
void       orrery_seat_mark_set  (OrrerySeatMark *self, int seat, const char *name);
/* For players who do not play yet: letters from orrery_seat_mark_list_initials(). */
void       orrery_seat_mark_set_initials (OrrerySeatMark *self, const char *initials);

/* Uses another color than the seat's; below 0: the seat's. */
void       orrery_seat_mark_set_colour (OrrerySeatMark *self, int colour);

/* Players whose names start with the same letter get a second one. By seat, NULL at the end; NULL: nobody
 * plays. `colours` are those of their pieces; NULL: the default ones. */
void       orrery_seat_mark_set_players (const char *const *names, const guint8 *colours);
/* The colour of a seat, by its number in the palette. */
guint      orrery_seat_mark_get_colour (int seat, const char *name);
/* The initials of players by their names, all different. */
GStrv      orrery_seat_mark_list_initials (const char *const *names) G_GNUC_WARN_UNUSED_RESULT;
/* Those of one seat. Public for tests. */
char      *orrery_seat_mark_dup_initials (int seat, const char *name);

/* The same as a picture, for the question bar and lists. */
GdkPaintable *orrery_seat_mark_paintable (int seat, const char *name, int size);

/* Draws it in a snapshot, with its upper left corner at the origin. */
void       orrery_seat_mark_snapshot (GtkSnapshot *snapshot, PangoContext *context, int seat,
                                      const char *name, double size);
