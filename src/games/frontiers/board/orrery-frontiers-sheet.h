/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The score of a game as a table with every part explained. */
#pragma once

#include <gtk/gtk.h>

#include "record/orrery-record.h"

GtkWidget *orrery_frontiers_sheet_new     (const void *state, const char *const *names);
/* More statistics. */
GArray    *orrery_frontiers_list_numbers  (OrreryRecord *record);
char      *orrery_frontiers_tell_numbers  (OrreryRecord *record, const char *const *names);
