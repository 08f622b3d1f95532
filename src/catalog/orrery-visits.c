/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-visits"

#include "catalog/orrery-visits.h"

/* Nobody goes back further. */
#define MOST_PLACES 200

struct _OrreryVisits
{
  GPtrArray *places;
  guint      at;
};

OrreryVisits *
orrery_visits_new (const char *start)
{
  OrreryVisits *self = g_new0 (OrreryVisits, 1);

  self->places = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->places, g_strdup (start));
  return self;
}

void
orrery_visits_free (OrreryVisits *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->places);
  g_free (self);
}

const char *
orrery_visits_get (OrreryVisits *self)
{
  return g_ptr_array_index (self->places, self->at);
}

void
orrery_visits_push (OrreryVisits *self, const char *place)
{
  if (g_str_equal (place, orrery_visits_get (self)))
    return;

  g_ptr_array_set_size (self->places, (int) self->at + 1);
  g_ptr_array_add (self->places, g_strdup (place));
  if (self->places->len > MOST_PLACES)
    g_ptr_array_remove_index (self->places, 0);
  self->at = self->places->len - 1;
}

gboolean
orrery_visits_can_go (OrreryVisits *self, int steps)
{
  int to = (int) self->at + steps;

  return to >= 0 && to < (int) self->places->len;
}

const char *
orrery_visits_go (OrreryVisits *self, int steps)
{
  if (!orrery_visits_can_go (self, steps))
    return NULL;

  self->at += steps;
  return orrery_visits_get (self);
}
