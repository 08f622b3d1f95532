/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Random numbers that are the same on every machine: a tile's picture is drawn from its id alone. */
#pragma once

#include <glib.h>

typedef struct
{
  guint64 state;
} OrrerySeed;

/* `salt` keeps the random numbers of two parts of a picture apart. */
OrrerySeed orrery_seed       (const char *salt, const char *id);

double     orrery_seed_unit  (OrrerySeed *seed); /* from 0, below 1 */
double     orrery_seed_range (OrrerySeed *seed, double from, double to);
int        orrery_seed_pick  (OrrerySeed *seed,  /* from 0, below n */
                              int         n);
double     orrery_seed_bell  (OrrerySeed *seed); /* mean 0, deviation about 1 */
