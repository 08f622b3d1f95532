/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orrery-links.h"

#include "orrery-catalog-private.h"
#include "orrery-entry-private.h"
#include "orrery-markup.h"

enum
{
  N_SIMILAR = 8,
  LEAST_LIKENESS = 4
};

typedef struct
{
  OrreryEntry *entry;
  int          likeness;
} Likeness;

static GPtrArray *
new_list (void)
{
  return g_ptr_array_new ();
}

static void
add_to_list (GPtrArray *list, OrreryEntry *self, OrreryEntry *entry)
{
  if (entry != NULL && entry != self && !g_ptr_array_find (list, entry, NULL))
    g_ptr_array_add (list, entry);
}

/* Calls the function for each matching entry of the catalog. */
static GPtrArray *
list_where (OrreryEntry *self,
            gboolean   (*fits) (OrreryEntry *self,
                                OrreryEntry *other))
{
  GPtrArray *list = new_list ();
  OrreryCatalog *catalog = self->catalog;

  for (guint i = 0; catalog != NULL && i < catalog->entries->len; i++)
    {
      OrreryEntry *other = g_ptr_array_index (catalog->entries, i);

      if (fits (self, other))
        add_to_list (list, self, other);
    }

  return list;
}

static gboolean
has_id (char **ids, const char *id)
{
  return ids != NULL && g_strv_contains ((const char *const *) ids, id);
}

static gboolean
is_child (OrreryEntry *self, OrreryEntry *other)
{
  return other->parent != NULL && g_str_equal (other->parent, self->id);
}

static gboolean
is_its_phase (OrreryEntry *self, OrreryEntry *other)
{
  const OrreryCatalog *catalog = self->catalog;
  guint phases = catalog->game->phases;

  return other->means_facet == (int) phases
         && (self->facets[phases] & (1u << other->means_value)) != 0;
}

static gboolean
is_ruling_about (OrreryEntry *self, OrreryEntry *other)
{
  return other->kind == ORRERY_KIND_RULING && has_id (other->links, self->id);
}

static gboolean
is_bent_by (OrreryEntry *rule, OrreryEntry *piece)
{
  const OrreryCatalog *catalog = rule->catalog;

  if (rule->kind != ORRERY_KIND_RULE || piece->piece < 0)
    return FALSE;

  return has_id (rule->tiles, piece->id) || catalog->game->bends (piece, rule);
}

static gboolean
bends (OrreryEntry *tile, OrreryEntry *rule)
{
  return is_bent_by (rule, tile);
}

static int
compare_likeness (gconstpointer a, gconstpointer b)
{
  const Likeness *x = a;
  const Likeness *y = b;

  if (x->likeness != y->likeness)
    return y->likeness - x->likeness;

  return (int) x->entry->index - (int) y->entry->index;
}

static gboolean
combines (OrreryEntry *self, OrreryEntry *other)
{
  const OrreryCatalog *catalog = self->catalog;

  return self->piece >= 0 && other->piece >= 0 && catalog->game->combines (self, other);
}

OrreryEntry *
orrery_entry_get_reverse (OrreryEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ENTRY (self), NULL);

  return self->reverse >= 0 && self->catalog != NULL
           ? orrery_catalog_get_entry (self->catalog, (guint) self->reverse) : NULL;
}

OrreryEntry *
orrery_entry_get_parent (OrreryEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ENTRY (self), NULL);

  return self->catalog != NULL ? orrery_catalog_lookup (self->catalog, self->parent) : NULL;
}

GPtrArray *
orrery_entry_list_children (OrreryEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ENTRY (self), new_list ());

  return list_where (self, is_child);
}

GPtrArray *
orrery_entry_list_phases (OrreryEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ENTRY (self), new_list ());

  return list_where (self, is_its_phase);
}

/* Entries that are only or mainly about this one. */
static gboolean
is_ruling_for (OrreryEntry *self, OrreryEntry *other)
{
  return is_ruling_about (self, other) && g_str_equal (other->links[0], self->id);
}

GPtrArray *
orrery_entry_list_rulings (OrreryEntry *self)
{
  g_autoptr (GPtrArray) all = NULL;
  GPtrArray *list;

  g_return_val_if_fail (ORRERY_IS_ENTRY (self), new_list ());

  list = list_where (self, is_ruling_for);
  all = list_where (self, is_ruling_about);
  for (guint i = 0; i < all->len; i++)
    add_to_list (list, self, g_ptr_array_index (all, i));

  return list;
}

GPtrArray *
orrery_entry_list_similar (OrreryEntry *self)
{
  GPtrArray *list = new_list ();
  g_autoptr (GArray) likenesses = g_array_new (FALSE, FALSE, sizeof (Likeness));
  OrreryCatalog *catalog;

  g_return_val_if_fail (ORRERY_IS_ENTRY (self), list);

  if (self->piece < 0 || self->catalog == NULL)
    return list;

  catalog = self->catalog;
  for (guint i = 0; i < catalog->entries->len; i++)
    {
      Likeness likeness = { .entry = g_ptr_array_index (catalog->entries, i) };

      if (likeness.entry == self || likeness.entry->piece < 0)
        continue;
      likeness.likeness = catalog->game->liken (self, likeness.entry);
      if (likeness.likeness >= LEAST_LIKENESS)
        g_array_append_val (likenesses, likeness);
    }
  g_array_sort (likenesses, compare_likeness);
  for (guint i = 0; i < MIN (likenesses->len, N_SIMILAR); i++)
    add_to_list (list, self, g_array_index (likenesses, Likeness, i).entry);

  return list;
}

GPtrArray *
orrery_entry_list_combines (OrreryEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ENTRY (self), new_list ());

  return list_where (self, combines);
}

GPtrArray *
orrery_entry_list_tiles (OrreryEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ENTRY (self), new_list ());

  return list_where (self, is_bent_by);
}

GPtrArray *
orrery_entry_list_rules (OrreryEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ENTRY (self), new_list ());

  return list_where (self, bends);
}

static void
add_links_of_text (GPtrArray *list, OrreryEntry *self, const char *markup)
{
  g_autoptr (GPtrArray) spans = NULL;

  if (markup == NULL)
    return;

  spans = orrery_markup_parse (markup);
  for (guint i = 0; i < spans->len; i++)
    {
      const OrrerySpan *span = g_ptr_array_index (spans, i);

      if (span->kind == ORRERY_SPAN_LINK)
        add_to_list (list, self, orrery_catalog_lookup (self->catalog, span->target));
    }
}

GPtrArray *
orrery_entry_list_links (OrreryEntry *self)
{
  GPtrArray *list = new_list ();

  g_return_val_if_fail (ORRERY_IS_ENTRY (self), list);

  if (self->catalog == NULL)
    return list;

  for (guint i = 0; self->links != NULL && self->links[i] != NULL; i++)
    add_to_list (list, self, orrery_catalog_lookup (self->catalog, self->links[i]));
  add_links_of_text (list, self, self->text);
  add_links_of_text (list, self, self->why);
  add_links_of_text (list, self, self->example);

  return list;
}
