/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryCreditTrack: credits from 0 to 10, with a coin on the current number. */
#pragma once

#include <gtk/gtk.h>

#define ORRERY_TYPE_CREDIT_TRACK (orrery_credit_track_get_type ())
G_DECLARE_FINAL_TYPE (OrreryCreditTrack, orrery_credit_track, ORRERY, CREDIT_TRACK, GtkWidget)

GtkWidget *orrery_credit_track_new       (void);
int        orrery_credit_track_get_value (OrreryCreditTrack *self);
void       orrery_credit_track_set_value (OrreryCreditTrack *self, int value);
void       orrery_credit_track_set_zoom  (OrreryCreditTrack *self, double zoom);
