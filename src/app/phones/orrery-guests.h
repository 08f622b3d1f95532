/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryGuests: the phones that play along in a room's game. Nothing is opened on the network before somebody
 * is invited.
 *
 * Signals:
 *   changed (): somebody plays on a phone now, or here again
 *   shown (): somebody has connected, left or decided
 *   entered (guint seat, GArray *answers): a phone has entered its part of a round; NULL: it is entering it again */
#pragma once

#include <gtk/gtk.h>

#include "assist/orrery-session.h"
#include "assist/orrery-table-book.h"

#define ORRERY_TYPE_GUESTS (orrery_guests_get_type ())
G_DECLARE_FINAL_TYPE (OrreryGuests, orrery_guests, ORRERY, GUESTS, GObject)

typedef enum
{
  ORRERY_GUEST_NONE,  /* plays on this computer */
  ORRERY_GUEST_LOST,  /* the connection is lost */
  ORRERY_GUEST_ASKED, /* has something to decide */
  ORRERY_GUEST_READY
} OrreryGuestState;

OrreryGuests *orrery_guests_new (void);

/* TRUE if this program was built with phones. */
gboolean orrery_guests_are_possible (void);

/* Sets another game, or none: everybody who was invited leaves. */
void     orrery_guests_set_session (OrreryGuests *self, OrrerySession *session);

/* People at a real table, followed as closely as `depth` says, are asked now: `ready` is a mask of those who
 * have entered their part of a round. */
void     orrery_guests_set_book    (OrreryGuests *self, const OrreryTableBook *book, guint depth);
void     orrery_guests_ask         (OrreryGuests *self, guint ready);

/* Shows the codes to scan, or says there what doesn't work. */
void     orrery_guests_invite      (OrreryGuests *self, GtkWindow *parent);

/* The same without a window, for this computer only: the addresses of the seats, then that of the TV. For tests. */
GStrv    orrery_guests_invite_local (OrreryGuests *self) G_GNUC_WARN_UNUSED_RESULT;

/* What the phones see and send; NULL: nobody is invited. For tests. */
typedef struct _OrreryPhoneTable OrreryPhoneTable;
OrreryPhoneTable *orrery_guests_get_table (OrreryGuests *self);

/* TRUE if a phone decides for the seat, and a mask of all such seats. */
gboolean orrery_guests_has         (OrreryGuests *self, guint seat);
guint    orrery_guests_get_away    (OrreryGuests  *self);
/* A mask of the seats that are still deciding on their phones, and a sentence (markup) for such a mask. */
guint    orrery_guests_get_asked   (OrreryGuests  *self);
char    *orrery_guests_tell_waiting (OrreryGuests *self, guint seats) G_GNUC_WARN_UNUSED_RESULT;
/* What a seat is doing on its phone. */
OrreryGuestState orrery_guests_get_state (OrreryGuests *self, guint seat);
const char *orrery_guests_get_name (OrreryGuests *self, guint seat);
/* From now on the seat decides here, until a phone is used again. */
void     orrery_guests_bring_back  (OrreryGuests *self, guint seat);
