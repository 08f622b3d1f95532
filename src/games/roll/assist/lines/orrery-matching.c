/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/assist/lines/orrery-matching.h"

#include <string.h>

void
orrery_matching_init (OrreryMatching *self, const guint8 *capacity, guint n_powers)
{
  memset (self, 0, sizeof *self);
  memcpy (self->capacity, capacity, n_powers);
}

static int
first_of (guint32 mask)
{
  return g_bit_nth_lsf (mask, -1);
}

static guint32
list_free (const OrreryMatching *self, guint32 mask)
{
  guint32 found = 0;

  for (; mask != 0; mask &= mask - 1)
    if (self->load[first_of (mask)] < self->capacity[first_of (mask)])
      found |= mask & -mask;
  return found;
}

static gboolean grant (OrreryMatching *self, guint wish, guint32 *seen);

/* Asks the current users of the power to take another. */
static gboolean
make_room (OrreryMatching *self, int power, guint32 *seen)
{
  for (guint i = 0; i < self->n_wishes; i++)
    if (self->by[i] == power && grant (self, i, seen))
      return TRUE;
  return FALSE;
}

static gboolean
grant (OrreryMatching *self, guint wish, guint32 *seen)
{
  const guint32 free = list_free (self, self->masks[wish] & ~*seen);

  if (free != 0)
    {
      self->by[wish] = (gint8) first_of (free);
      self->load[first_of (free)]++;
      return TRUE;
    }
  for (guint32 left; (left = self->masks[wish] & ~*seen) != 0;)
    {
      const int power = first_of (left);

      *seen |= left & -left;
      if (make_room (self, power, seen))
        {
          self->by[wish] = (gint8) power;
          return TRUE;
        }
    }
  return FALSE;
}

gboolean
orrery_matching_add (OrreryMatching *self, guint32 mask)
{
  const guint wish = self->n_wishes++;
  guint32 seen = self->full;

  self->masks[wish] = mask;
  self->by[wish] = -1;
  if (grant (self, wish, &seen))
    return TRUE;
  /* None of the users of these powers has an alternative, now or later. */
  self->full = seen;
  return FALSE;
}

guint32
orrery_matching_open (const OrreryMatching *self)
{
  guint32 open = list_free (self, G_MAXUINT32), before;

  do
    {
      before = open;
      for (guint i = 0; i < self->n_wishes; i++)
        if (self->by[i] >= 0 && (self->masks[i] & open) != 0)
          open |= 1u << self->by[i];
    }
  while (open != before);
  return open;
}
