/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Which tiles to print, how large, and whether on paper or into a file. */
#pragma once

#include <gtk/gtk.h>

#include "catalog/orrery-catalog.h"

G_BEGIN_DECLS

/* `shown` (may be NULL) is the entry on the screen, `found` what the search has found. */
void orrery_print_dialog_present (GtkWidget   *from,
                                  OrreryEntry *shown,
                                  GPtrArray   *found);

G_END_DECLS
