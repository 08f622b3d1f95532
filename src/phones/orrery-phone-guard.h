/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which requests are answered at all. */
#pragma once

#include <libsoup/soup.h>

/* Refuses requests that no browser of a guest sends, with a status: other methods, bodies, a name instead of our
 * address, and other pages that talk to us. FALSE: it may be answered. */
gboolean orrery_phone_guard_refuse (SoupServerMessage *message);
