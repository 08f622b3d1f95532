/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orrery-entry-private.h"

#include <glib/gi18n.h>
#include <string.h>

#include "orrery-catalog.h"
#include "orrery-markup.h"

#define ENOUGH_OF_A_SUMMARY 100

G_DEFINE_FINAL_TYPE (OrreryEntry, orrery_entry, G_TYPE_OBJECT)

const char *
orrery_catalog_get_name (const char *id, gpointer catalog)
{
  OrreryEntry *entry = catalog != NULL ? orrery_catalog_lookup (catalog, id) : NULL;

  return entry != NULL ? entry->name : NULL;
}

static void
append_part (GString *whole, const char *lead, const char *part)
{
  if (part == NULL)
    return;

  if (whole->len > 0)
    g_string_append (whole, "\n\n");
  g_string_append (whole, lead);
  g_string_append (whole, part);
}

static void
orrery_entry_finalize (GObject *object)
{
  OrreryEntry *self = ORRERY_ENTRY (object);

  g_free (self->id);
  g_free (self->key);
  g_free (self->name);
  g_free (self->text);
  g_free (self->plain);
  g_free (self->summary);
  g_free (self->example);
  g_free (self->why);
  for (guint i = 0; i < ORRERY_MAX_PARTS; i++)
    g_free (self->parts[i]);
  g_strfreev (self->keywords);
  g_strfreev (self->questions);
  g_strfreev (self->links);
  g_strfreev (self->tiles);
  g_strfreev (self->facts);
  g_free (self->parent);

  G_OBJECT_CLASS (orrery_entry_parent_class)->finalize (object);
}

static void
orrery_entry_class_init (OrreryEntryClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = orrery_entry_finalize;
}

static void
orrery_entry_init (OrreryEntry *self)
{
  self->piece = -1;
  self->reverse = -1;
  self->means_facet = -1;
  self->cost = ORRERY_NO_COST;
}

OrreryKind
orrery_entry_get_kind (OrreryEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ENTRY (self), ORRERY_KIND_RULE);

  return self->kind;
}

const char *
orrery_entry_get_id (OrreryEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ENTRY (self), NULL);

  return self->id;
}

guint
orrery_entry_get_index (OrreryEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ENTRY (self), 0);

  return self->index;
}

const char *
orrery_entry_get_name (OrreryEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ENTRY (self), NULL);

  return self->name;
}

const char *
orrery_entry_get_text (OrreryEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ENTRY (self), NULL);

  return self->text;
}

const char *
orrery_entry_get_example (OrreryEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ENTRY (self), NULL);

  return self->example;
}

const char *
orrery_entry_get_why (OrreryEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ENTRY (self), NULL);

  return self->why;
}

const char *
orrery_entry_get_plain (OrreryEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ENTRY (self), NULL);

  if (self->plain == NULL)
    {
      GString *whole = g_string_new (NULL);

      append_part (whole, "", self->text);
      append_part (whole, "", self->why);
      append_part (whole, _("For example: "), self->example);
      self->plain = orrery_markup_to_plain (whole->str, orrery_catalog_get_name, self->catalog);
      g_string_free (whole, TRUE);
    }

  return self->plain;
}

/* Adds whole paragraphs until there is some content: many texts begin with a line that introduces a list. */
static char *
summarise (const char *plain)
{
  GString *summary = g_string_new (NULL);

  for (const char *p = plain; *p != '\0'; p++)
    {
      if (*p != '\n')
        g_string_append_c (summary, *p);
      else if (p[1] == '\n' && summary->len >= ENOUGH_OF_A_SUMMARY)
        break;
      else if (p[1] != '\n')
        g_string_append_c (summary, ' ');
    }

  return g_string_free (summary, FALSE);
}

const char *
orrery_entry_get_summary (OrreryEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ENTRY (self), NULL);

  if (self->summary == NULL)
    self->summary = summarise (orrery_entry_get_plain (self));

  return self->summary;
}

OrrerySource
orrery_entry_get_source (OrreryEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ENTRY (self), ORRERY_SOURCE_NONE);

  return self->source;
}

int
orrery_entry_get_piece (OrreryEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ENTRY (self), -1);

  return self->piece;
}

gboolean
orrery_entry_is_tile (OrreryEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ENTRY (self), FALSE);

  return self->piece >= 0 && (self->kind == ORRERY_KIND_DEVELOPMENT || self->kind == ORRERY_KIND_WORLD);
}

const char *
orrery_entry_get_part (OrreryEntry *self, guint part)
{
  g_return_val_if_fail (ORRERY_IS_ENTRY (self), NULL);

  return part < ORRERY_MAX_PARTS ? self->parts[part] : NULL;
}

guint
orrery_entry_get_facet (OrreryEntry *self, guint facet)
{
  g_return_val_if_fail (ORRERY_IS_ENTRY (self) && facet < ORRERY_MAX_FACETS, 0);

  return self->facets[facet];
}

guint
orrery_entry_get_cost (OrreryEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ENTRY (self), ORRERY_NO_COST);

  return self->cost;
}

guint
orrery_entry_get_depth (OrreryEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ENTRY (self), 0);

  return self->depth;
}
