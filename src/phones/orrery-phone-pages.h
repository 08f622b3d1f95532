/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The files that phones load. */
#pragma once

#include <libsoup/soup.h>

void orrery_phone_pages_send (SoupServerMessage *message, const char *path, gboolean is_invited);
