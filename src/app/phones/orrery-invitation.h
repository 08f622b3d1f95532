/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Codes to scan: one for each person at the table, and one for a TV. */
#pragma once

#include <gtk/gtk.h>

#include "phones/orrery-phones.h"

/* `error` says why the server does not run; NULL: it does. */
GtkWindow *orrery_invitation_present (GtkWindow *parent, OrrerySession *session, OrreryPhones *phones, const GError *error);
