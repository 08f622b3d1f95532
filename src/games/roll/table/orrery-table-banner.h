/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryTableBanner: the table for those who sit across the room: round, phases, pool, tableaus,
 * scores (hidden by H) and whose answer is missing. */
#pragma once

#include <gtk/gtk.h>

#include "assist/orrery-session.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_TABLE_BANNER (orrery_table_banner_get_type ())
G_DECLARE_FINAL_TYPE (OrreryTableBanner, orrery_table_banner, ORRERY, TABLE_BANNER, GtkWindow)

GtkWidget *orrery_table_banner_new (OrrerySession     *session,
                                    const char *const *names);

G_END_DECLS
