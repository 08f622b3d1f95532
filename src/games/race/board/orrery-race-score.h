/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the score of a finished game of Race looks. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

GtkWidget *orrery_race_sheet_new (const void *state, const char *const *names);

G_END_DECLS
