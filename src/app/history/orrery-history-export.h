/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Exports games of the history to files that people choose. */
#pragma once

#include <gtk/gtk.h>

#include "assist/orrery-ledger.h"

/* `format` is "csv", "json" or, for one game, "pdf". JSON files include the final tables, which are read from
 * disk. Public for tests. */
gboolean orrery_history_write (OrreryLedger *ledger, GPtrArray *outcomes, const char *format,
                               GFile *file, GError **error);

typedef void (*OrreryExported) (GtkWindow    *parent,
                                const GError *error);

/* Asks for a file, writes it and reports the result; reports nothing if no file was chosen. */
void     orrery_history_export (GtkWindow *parent, OrreryLedger *ledger, GPtrArray *outcomes,
                                const char *format, OrreryExported exported);
