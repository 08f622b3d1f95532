/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrrerySeatMark: a player as a disc in the colour of the seat with an initial. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

#define ORRERY_TYPE_SEAT_MARK (orrery_seat_mark_get_type ())
G_DECLARE_FINAL_TYPE (OrrerySeatMark, orrery_seat_mark, ORRERY, SEAT_MARK, GtkWidget)

GtkWidget *orrery_seat_mark_new  (int             size);
void       orrery_seat_mark_set  (OrrerySeatMark *self,
                                  int             seat,
                                  const char     *name);

/* The same as a picture, for the question bar and lists. */
GdkPaintable *orrery_seat_mark_paintable (int         seat,
                                          const char *name,
                                          int         size);

/* In a snapshot, its upper left corner at the origin. */
void       orrery_seat_mark_snapshot (GtkSnapshot  *snapshot,
                                      PangoContext *context,
                                      int           seat,
                                      const char   *name,
                                      double        size);

G_END_DECLS
