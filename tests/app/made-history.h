/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A history of games that computer players have played, under the names of people. */
#pragma once

#include <glib.h>

/* Writes so many results where the program looks for them. The same number gives the same games, of
 * which three dozen have different scores. `keep_records`: the first of them can be replayed. */
void make_history (guint n, guint keep_records);
/* The same in another folder. */
void make_history_in (const char *root, guint n, guint keep_records);
