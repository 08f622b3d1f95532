/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How the score of a finished game of Race looks. */
#pragma once

#include <gtk/gtk.h>

GtkWidget *orrery_race_sheet_new (const void *state, const char *const *names);
