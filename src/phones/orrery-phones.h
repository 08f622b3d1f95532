/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryPhones: lets players use the browsers of their phones as their own screens.
 *
 * The server runs only between orrery_phones_start() and orrery_phones_stop(). Anybody who knows the token in
 * the address of a seat sees what that seat sees, and decides for it; nothing else can be read or changed.
 * docs/phones.md describes the protocol and its security. */
#pragma once

#include "catalog/orrery-catalog.h"
#include "phones/orrery-phone-table.h"

#define ORRERY_TYPE_PHONES (orrery_phones_get_type ())

G_DECLARE_FINAL_TYPE (OrreryPhones, orrery_phones, ORRERY, PHONES, GObject)

/* Instead of a seat: everybody may pick one. */
enum { ORRERY_PHONES_PICK = -2 };

/* Phones look things up in the catalog of this game; NULL: they cannot. */
OrreryPhones *orrery_phones_new   (OrreryPhoneTable *table, const OrreryCatalogGame *catalog);

OrreryPhoneTable *orrery_phones_get_table (OrreryPhones *self);

/* With `is_local`, only for this computer, which is for tests. */
gboolean      orrery_phones_start (OrreryPhones *self, gboolean is_local, GError **error);
void          orrery_phones_stop  (OrreryPhones     *self);

/* "http://192.168.0.7:8642/s/…", for a seat; GAME_NOBODY: for a TV, which shows the public table;
 * ORRERY_PHONES_PICK: for everybody. NULL: this computer has no network, or the server does not run. */
char         *orrery_phones_dup_address (OrreryPhones *self, int seat) G_GNUC_WARN_UNUSED_RESULT;
/* While it is open, ORRERY_PHONES_PICK has an address, which TVs show, too. Whoever uses it can take any seat that is not
 * on a phone. Each time it is opened it has another one. */
void          orrery_phones_set_open    (OrreryPhones *self, gboolean is_open);
/* Invalidates the old address and disconnects everybody who uses it. */
void          orrery_phones_reissue     (OrreryPhones *self, int seat);
/* How many screens show the seat now. */
guint         orrery_phones_count       (OrreryPhones *self, int seat);

/* Signals:
 *   changed (): somebody has connected or left */
