/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

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
add_to_list (GPtrArray   *list,
             OrreryEntry *self,
             OrreryEntry *entry)
{
  if (entry != NULL && entry != self && !g_ptr_array_find (list, entry, NULL))
    g_ptr_array_add (list, entry);
}

/* Calls for each entry of the catalogue that fits. */
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
has_id (char       **ids,
        const char  *id)
{
  return ids != NULL && g_strv_contains ((const char *const *) ids, id);
}

static gboolean
is_child (OrreryEntry *self,
          OrreryEntry *other)
{
  return other->parent != NULL && g_str_equal (other->parent, self->id);
}

static gboolean
is_ruling_about (OrreryEntry *self,
                 OrreryEntry *other)
{
  return other->kind == ORRERY_KIND_RULING && has_id (other->links, self->id);
}

/* A power bends a rule that names its kind, if it works in one of the rule's phases. */
static gboolean
is_bent_by (OrreryEntry *rule,
            OrreryEntry *tile)
{
  const RollFace *face;

  if (rule->kind != ORRERY_KIND_RULE || tile->face < 0)
    return FALSE;
  if (has_id (rule->tiles, tile->id))
    return TRUE;

  face = &roll_faces[tile->face];
  for (guint i = 0; i < face->n_powers; i++)
    {
      const RollPower *power = &face->powers[i];

      if ((rule->bent_by & (1u << power->kind)) != 0
          && (power->phases == 0 || rule->phases == 0 || (rule->phases & power->phases) != 0))
        return TRUE;
    }

  return FALSE;
}

static gboolean
bends (OrreryEntry *tile,
       OrreryEntry *rule)
{
  return is_bent_by (rule, tile);
}

static int
count_common_powers (const RollFace *a,
                     const RollFace *b)
{
  int likeness = 0;

  for (guint i = 0; i < a->n_powers; i++)
    {
      for (guint k = 0; k < b->n_powers; k++)
        {
          const RollPower *x = &a->powers[i];
          const RollPower *y = &b->powers[k];

          if (x->kind != y->kind)
            continue;
          likeness = MAX (likeness, 4 + 2 * ((x->phases & y->phases) != 0 || x->phases == y->phases)
                                    + (x->colours == y->colours) + (x->to == y->to)
                                    + (x->per == y->per && x->condition == y->condition));
        }
    }

  return likeness;
}

static int
compare_gains (const RollFace *a,
               const RollFace *b)
{
  int likeness = 0;

  for (guint i = 0; i < a->placing.n_gains; i++)
    {
      for (guint k = 0; k < b->placing.n_gains; k++)
        {
          const RollGain *x = &a->placing.gains[i];
          const RollGain *y = &b->placing.gains[k];

          if (x->colour == y->colour)
            likeness += 2 + (x->to == y->to) + (x->count == y->count);
        }
    }

  return likeness + 2 * (a->placing.remove_die && b->placing.remove_die);
}

static int
get_likeness (const RollFace *a,
              const RollFace *b)
{
  if (a->kind != b->kind)
    return 0;
  if (a->kind == ROLL_WORLD)
    return compare_gains (a, b) + (a->colour == b->colour) * 2 - ABS ((int) a->cost - b->cost);

  return count_common_powers (a, b) + compare_gains (a, b);
}

static int
compare_likeness (gconstpointer a,
                  gconstpointer b)
{
  const Likeness *x = a;
  const Likeness *y = b;

  if (x->likeness != y->likeness)
    return y->likeness - x->likeness;

  return (int) x->entry->index - (int) y->entry->index;
}

static gboolean
is_rare (guint colours)
{
  return colours != 0 && __builtin_popcount (colours) <= 2;
}

/* Whether a development's power or bonus looks at what the other tile brings. */
static gboolean
looks_at (const RollFace *development,
          const RollFace *other)
{
  guint worlds = orrery_face_world_colours (development);
  guint dice = orrery_face_die_colours (development);

  if (development->kind != ROLL_DEVELOPMENT)
    return FALSE;
  if (other->kind == ROLL_WORLD && (worlds & ROLL_BIT (other->colour)) != 0)
    return TRUE;
  if (is_rare (dice) && (dice & orrery_face_gain_colours (other)) != 0)
    return TRUE;
  if (other->kind != ROLL_DEVELOPMENT)
    return FALSE;
  if (development->bonus.kind == ROLL_BONUS_REASSIGN_COSTS && other->reassign)
    return TRUE;
  for (guint i = 0; i < development->n_powers; i++)
    if (development->powers[i].reassign_only && other->reassign)
      return TRUE;

  return (worlds & orrery_face_world_colours (other)) != 0
         || (is_rare (dice) && is_rare (orrery_face_die_colours (other))
             && (dice & orrery_face_die_colours (other)) != 0);
}

static gboolean
combines (OrreryEntry *self,
          OrreryEntry *other)
{
  if (self->face < 0 || other->face < 0)
    return FALSE;

  return looks_at (&roll_faces[self->face], &roll_faces[other->face])
         || looks_at (&roll_faces[other->face], &roll_faces[self->face]);
}

OrreryEntry *
orrery_entry_get_reverse (OrreryEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ENTRY (self), NULL);

  if (self->face < 0 || self->face >= ROLL_FIRST_HOME_FACE || self->catalog == NULL)
    return NULL;

  return orrery_catalog_lookup_face (self->catalog, ROLL_REVERSE_OF (self->face));
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
  GPtrArray *list = new_list ();

  g_return_val_if_fail (ORRERY_IS_ENTRY (self), list);

  if (self->catalog == NULL)
    return list;

  if (self->phases & ORRERY_PHASE_ASSIGN)
    add_to_list (list, self, orrery_catalog_lookup (self->catalog, "assign"));
  for (guint i = 0; i < ROLL_N_PHASES; i++)
    if (self->phases & ROLL_BIT (i))
      add_to_list (list, self, orrery_catalog_lookup (self->catalog, roll_phase_names[i]));

  return list;
}

GPtrArray *
orrery_entry_list_rulings (OrreryEntry *self)
{
  g_return_val_if_fail (ORRERY_IS_ENTRY (self), new_list ());

  return list_where (self, is_ruling_about);
}

GPtrArray *
orrery_entry_list_similar (OrreryEntry *self)
{
  GPtrArray *list = new_list ();
  g_autoptr (GArray) likenesses = g_array_new (FALSE, FALSE, sizeof (Likeness));

  g_return_val_if_fail (ORRERY_IS_ENTRY (self), list);

  if (self->face < 0 || self->catalog == NULL)
    return list;

  for (int face = 0; face < ROLL_N_FACES; face++)
    {
      Likeness likeness = {
        .entry = orrery_catalog_lookup_face (self->catalog, face),
        .likeness = get_likeness (&roll_faces[self->face], &roll_faces[face]),
      };

      if (face != self->face && likeness.likeness >= LEAST_LIKENESS)
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
add_links_of_text (GPtrArray   *list,
                   OrreryEntry *self,
                   const char  *markup)
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

GPtrArray *
orrery_catalog_list_rules (OrreryCatalog *self)
{
  GPtrArray *list = new_list ();

  g_return_val_if_fail (ORRERY_IS_CATALOG (self), list);

  for (guint i = 0; i < self->entries->len; i++)
    {
      OrreryEntry *entry = g_ptr_array_index (self->entries, i);

      if (entry->kind == ORRERY_KIND_RULE && entry->parent == NULL)
        g_ptr_array_add (list, entry);
    }

  return list;
}
