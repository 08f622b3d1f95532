/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The reference in the overview of GNOME Shell: org.gnome.Shell.SearchProvider2. Choosing a result activates
 * the application's actions "show-entry" or "search". */
#pragma once

#include <gio/gio.h>

#define ORRERY_SEARCH_PROVIDER_PATH "/io/github/orrerytable/Orrery/SearchProvider"

/* Returns the registration, to be given to g_dbus_connection_unregister_object(); 0 on failure. */
guint orrery_search_provider_export (GApplication *app, GDBusConnection *connection, GError **error);
