/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryPhoneMeter: ends a connection that sends a lot without saying anything. libsoup limits each frame of a
 * WebSocket, but older versions keep any number of them in memory until the message is whole. */
#pragma once

#include <gio/gio.h>

#define ORRERY_TYPE_PHONE_METER (orrery_phone_meter_get_type ())
G_DECLARE_FINAL_TYPE (OrreryPhoneMeter, orrery_phone_meter, ORRERY, PHONE_METER, GObject)

OrreryPhoneMeter *orrery_phone_meter_new   (void);

/* A whole message has arrived: what was sent so far is forgotten. */
void              orrery_phone_meter_reset (OrreryPhoneMeter *self);

/* The same connection, measured. */
GSocketConnection *orrery_phone_meter_wrap (OrreryPhoneMeter  *self,
                                            GSocketConnection *connection) G_GNUC_WARN_UNUSED_RESULT;
