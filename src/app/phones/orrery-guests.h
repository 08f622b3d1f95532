/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryGuests: the phones that play along in a room's game. Nothing is in the network before somebody is
 * invited.
 *
 * Signal: changed (): somebody plays on a phone now, or here again. */
#pragma once

#include <gtk/gtk.h>

#include "assist/orrery-session.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_GUESTS (orrery_guests_get_type ())
G_DECLARE_FINAL_TYPE (OrreryGuests, orrery_guests, ORRERY, GUESTS, GObject)

OrreryGuests *orrery_guests_new (void);

/* Whether this program was built with phones. */
gboolean orrery_guests_are_possible (void);

/* Another game, or none: whoever was invited leaves. */
void     orrery_guests_set_session (OrreryGuests  *self,
                                    OrrerySession *session);

/* Shows the codes to scan. What can't be done is said there. */
void     orrery_guests_invite      (OrreryGuests  *self,
                                    GtkWindow     *parent);

/* Whether a phone decides for the seat. */
gboolean orrery_guests_has         (OrreryGuests  *self,
                                    guint          seat);
/* From now on the seat decides here, until a phone is used again. */
void     orrery_guests_bring_back  (OrreryGuests  *self,
                                    guint          seat);

G_END_DECLS
