/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Messages to and from those who pick a seat. */
#pragma once

#include <json-glib/json-glib.h>

/* The seat that the request is about; -1: none. */
gint64    orrery_phone_pick_get_seat (JsonObject *request);

/* New nodes: where the page goes on, and the address as a QR code for TVs: {"address": TEXT, "rows": ["0110…", …]}. */
JsonNode *orrery_phone_pick_tell     (const char *path) G_GNUC_WARN_UNUSED_RESULT;
JsonNode *orrery_phone_pick_draw     (const char *address) G_GNUC_WARN_UNUSED_RESULT;
