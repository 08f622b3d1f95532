/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-history"

#include "config.h"

#include "catalog/orrery-history.h"

/* Nobody walks further back. */
#define MOST_PLACES 200

struct _OrreryHistory
{
  GPtrArray *places;
  guint      at;
};

OrreryHistory *
orrery_history_new (const char *start)
{
  OrreryHistory *self = g_new0 (OrreryHistory, 1);

  self->places = g_ptr_array_new_with_free_func (g_free);
  g_ptr_array_add (self->places, g_strdup (start));
  return self;
}

void
orrery_history_free (OrreryHistory *self)
{
  if (self == NULL)
    return;

  g_ptr_array_unref (self->places);
  g_free (self);
}

const char *
orrery_history_get (OrreryHistory *self)
{
  return g_ptr_array_index (self->places, self->at);
}

void
orrery_history_push (OrreryHistory *self, const char *place)
{
  if (g_str_equal (place, orrery_history_get (self)))
    return;

  g_ptr_array_set_size (self->places, (int) self->at + 1);
  g_ptr_array_add (self->places, g_strdup (place));
  if (self->places->len > MOST_PLACES)
    g_ptr_array_remove_index (self->places, 0);
  self->at = self->places->len - 1;
}

gboolean
orrery_history_can_go (OrreryHistory *self, int steps)
{
  int to = (int) self->at + steps;

  return to >= 0 && to < (int) self->places->len;
}

const char *
orrery_history_go (OrreryHistory *self, int steps)
{
  if (!orrery_history_can_go (self, steps))
    return NULL;

  self->at += steps;
  return orrery_history_get (self);
}
