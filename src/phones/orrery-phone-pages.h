/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The files that phones load. */
#pragma once

#include <libsoup/soup.h>

G_BEGIN_DECLS

/* An early handler of the server: requests need no body, so none is read. */
void orrery_phone_pages_refuse_body (SoupServer        *server,
                                     SoupServerMessage *message,
                                     const char        *path,
                                     GHashTable        *query,
                                     gpointer           user_data);
void orrery_phone_pages_send        (SoupServerMessage *message,
                                     const char        *path,
                                     gboolean           is_invited);

G_END_DECLS
