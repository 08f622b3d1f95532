/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryPhoneDoor: listens, and lets in only as many connections as a table needs, each only as long as it
 * needs. SoupServer has no such limits. */
#pragma once

#include <libsoup/soup.h>

typedef struct _OrreryPhoneDoor OrreryPhoneDoor;

/* Passes incoming connections to `server`. NULL: it can't listen. */
OrreryPhoneDoor *orrery_phone_door_open  (SoupServer *server, gboolean is_local, GError **error);
void             orrery_phone_door_close (OrreryPhoneDoor *self);
guint16          orrery_phone_door_get_port (OrreryPhoneDoor *self);

/* The connection has become a WebSocket, and may stay open. */
void             orrery_phone_door_keep  (OrreryPhoneDoor *self, GSocketAddress *remote);
/* It has sent a whole message, as it should before long. */
void             orrery_phone_door_hear  (OrreryPhoneDoor *self, GSocketAddress *remote);
/* Counts a message to it. FALSE: it has not read many of them, so it is disconnected. */
gboolean         orrery_phone_door_may_send (OrreryPhoneDoor *self, GSocketAddress *remote);

/* An address of this computer on the network; NULL: none. */
char            *orrery_phone_door_dup_host (OrreryPhoneDoor *self) G_GNUC_WARN_UNUSED_RESULT;
