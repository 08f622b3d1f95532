/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryGuestsBar: a line that says who plays on a phone, and which of them are connected or still deciding.
 * It is hidden if nobody does. */
#pragma once

#include "app/phones/orrery-guests.h"

#define ORRERY_TYPE_GUESTS_BAR (orrery_guests_bar_get_type ())
G_DECLARE_FINAL_TYPE (OrreryGuestsBar, orrery_guests_bar, ORRERY, GUESTS_BAR, GtkWidget)

GtkWidget *orrery_guests_bar_new (OrreryGuests *guests);
