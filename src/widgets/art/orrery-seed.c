/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/art/orrery-seed.h"

#include <math.h>

/* FNV-1a. */
static guint64
hash (guint64 h, const char *text)
{
  for (; *text; text++)
    h = (h ^ (guchar) *text) * G_GUINT64_CONSTANT (0x100000001b3);
  return h;
}

OrrerySeed
orrery_seed (const char *salt, const char *id)
{
  guint64 h = hash (G_GUINT64_CONSTANT (0xcbf29ce484222325), salt);

  return (OrrerySeed) { hash (h ^ '/', id) };
}

/* SplitMix64. */
static guint64
next (OrrerySeed *seed)
{
  guint64 z = (seed->state += G_GUINT64_CONSTANT (0x9e3779b97f4a7c15));

  z = (z ^ (z >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  z = (z ^ (z >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);
  return z ^ (z >> 31);
}

double
orrery_seed_unit (OrrerySeed *seed)
{
  return (next (seed) >> 11) * 0x1p-53;
}

double
orrery_seed_range (OrrerySeed *seed, double from, double to)
{
  return from + (to - from) * orrery_seed_unit (seed);
}

int
orrery_seed_pick (OrrerySeed *seed, int n)
{
  return (int) (orrery_seed_unit (seed) * n);
}

double
orrery_seed_bell (OrrerySeed *seed)
{
  double sum = 0;

  for (int i = 0; i < 4; i++)
    sum += orrery_seed_unit (seed);
  return (sum - 2) * sqrt (3);
}
