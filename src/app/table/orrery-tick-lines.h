/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryTickLines: a page with one line for each player who chooses pieces now. One Enter accepts all lines.
 *
 * Signals: accepted (): all lines are complete; wanted (guint seat): see OrreryTickLine. */
#pragma once

#include "app/table/orrery-tick-line.h"

#define ORRERY_TYPE_TICK_LINES (orrery_tick_lines_get_type ())
G_DECLARE_FINAL_TYPE (OrreryTickLines, orrery_tick_lines, ORRERY, TICK_LINES, AdwBin)

GtkWidget      *orrery_tick_lines_new         (const char      *question);
/* Takes the line. */
void            orrery_tick_lines_add         (OrreryTickLines *self, OrreryTickLine *line);
/* After the last one. */
void            orrery_tick_lines_begin       (OrreryTickLines *self);

guint           orrery_tick_lines_get_n       (OrreryTickLines *self);
OrreryTickLine *orrery_tick_lines_get         (OrreryTickLines *self, guint i);

void            orrery_tick_lines_set_compact (OrreryTickLines *self, gboolean compact);
