/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "assist/orrery-table-book.h"

OrreryBundle *
orrery_bundle_new (char *label, char *key, GArray *answers)
{
  OrreryBundle *self = g_new0 (OrreryBundle, 1);

  self->label = label;
  self->key = key;
  self->answers = answers;
  return self;
}

void
orrery_bundle_free (OrreryBundle *self)
{
  g_free (self->label);
  g_free (self->key);
  g_array_unref (self->answers);
  g_free (self);
}

GArray *
orrery_table_book_suggest (const OrreryTableBook *self, const void *state)
{
  return self->suggest != NULL ? self->suggest (state) : g_array_new (FALSE, FALSE, sizeof (GameAnswer));
}
