/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRaceSeat: where one player's final tableau is entered.
 *
 * Signal: changed () */
#pragma once

#include <gtk/gtk.h>
#include <json-glib/json-glib.h>

G_BEGIN_DECLS

#define ORRERY_TYPE_RACE_SEAT (orrery_race_seat_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRaceSeat, orrery_race_seat, ORRERY, RACE_SEAT, GtkWidget)

/* Whether a card may still be added to anybody's tableau. */
typedef gboolean (*OrreryCardFilter) (guint    design,
                                      gpointer data);

GtkWidget  *orrery_race_seat_new         (guint             seat,
                                          OrreryCardFilter  filter,
                                          gpointer          data);

const char *orrery_race_seat_get_name    (OrreryRaceSeat   *self);
gboolean    orrery_race_seat_has_card    (OrreryRaceSeat   *self,
                                          guint             design);
/* All but the name. */
void        orrery_race_seat_clear       (OrreryRaceSeat   *self);
/* What is still to be entered, as a sentence; NULL: nothing. */
char       *orrery_race_seat_dup_missing (OrreryRaceSeat   *self);

/* As the seat of a position, and back; FALSE: that is none. */
JsonObject *orrery_race_seat_describe    (OrreryRaceSeat   *self);
gboolean    orrery_race_seat_read        (OrreryRaceSeat   *self,
                                          JsonNode         *seat,
                                          JsonNode         *name);

G_END_DECLS
