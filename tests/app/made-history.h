/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A made-up history: games played by computer players, with names of people. */
#pragma once

#include <glib.h>

/* Writes this many results where the program looks for them. The same number gives the same games, three
 * dozen of which have different scores. `keep_records`: the first ones can be replayed. */
void make_history (guint n, guint keep_records);
/* The same in another folder. */
void make_history_in (const char *root, guint n, guint keep_records);
