/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "assist/orrery-piece-finder.h"

#include "catalog/orrery-fold.h"
#include "catalog/orrery-name-rank.h"
#include "catalog/orrery-search.h"

typedef struct
{
  OrreryEntry *entry;
  OrreryNameRank rank;
} Found;

static int
compare (gconstpointer a, gconstpointer b)
{
  const Found *first = a, *second = b;

  if (first->rank != second->rank)
    return (int) first->rank - (int) second->rank;
  return g_utf8_collate (orrery_entry_get_name (first->entry), orrery_entry_get_name (second->entry));
}

/* Two pieces that always go together count as one. */
static void
add (const OrreryFinalGame *game, OrreryCatalog *catalog, OrreryEntry *entry, GPtrArray *found)
{
  const guint piece = game->get_first ((guint) orrery_entry_get_piece (entry));
  OrreryEntry *first = orrery_catalog_lookup (catalog, game->get_id (piece));

  if (first != NULL && !g_ptr_array_find (found, first, NULL))
    g_ptr_array_add (found, first);
}

static void
add_names (const OrreryFinalGame *game, OrreryCatalog *catalog, const char *text, const OrreryFilter *filter,
           GPtrArray *found)
{
  g_autofree char *folded = orrery_fold_words (text);
  g_autoptr (GArray) names = g_array_new (FALSE, FALSE, sizeof (Found));

  for (guint i = 0; i < orrery_catalog_get_n_entries (catalog); i++)
    {
      OrreryEntry *entry = orrery_catalog_get_entry (catalog, i);
      const Found one = { entry, orrery_entry_is_tile (entry) ? orrery_name_rank (folded, orrery_entry_get_name (entry))
                                                              : ORRERY_NAME_NOT };

      /* The Reference knows more about typos. */
      if (one.rank < ORRERY_NAME_TYPO && orrery_filter_matches (filter, entry))
        g_array_append_val (names, one);
    }
  g_array_sort (names, compare);
  for (guint i = 0; i < names->len; i++)
    add (game, catalog, g_array_index (names, Found, i).entry, found);
}

/* "b2": Rare elements, cost 2, in words of the Reference; NULL: it is not of this form. */
static char *
dup_query (const OrreryFinalGame *game, const char *text)
{
  const struct { char key; const char *word; } kinds[] = {
    { game->novelty_key, "novelty" }, { 'b', "rare" }, { 'g', "genes" }, { 'y', "alien" }, { 'd', "development" },
  };

  if (text[0] == '\0' || !g_ascii_isdigit (text[1]) || text[2] != '\0')
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (g_ascii_tolower (text[0]) == kinds[i].key)
      return g_strdup_printf ("%s %c", kinds[i].word, text[1]);
  return NULL;
}

static void
add_meant (const OrreryFinalGame *game, OrreryCatalog *catalog, const char *text, const OrreryFilter *filter,
           GPtrArray *found)
{
  g_autofree char *query = dup_query (game, text);
  g_autoptr (OrreryResults) results = orrery_search (catalog, query != NULL ? query : text, filter, 0);
  /* Among entries that lack some words, only near misses of a name are useful here. */
  const guint n = results->n_exact > 0 ? MIN (results->n_exact, results->n_hits) : results->n_hits;

  for (guint i = 0; i < n && (results->n_exact > 0 || found->len == 0 || i < 3); i++)
    {
      OrreryEntry *entry = results->hits[i].entry;

      /* "brown 2" asks for printed values, not for texts that mention them. */
      if (orrery_entry_is_tile (entry) && orrery_filter_matches (&results->understood, entry))
        add (game, catalog, entry, found);
    }
}

GPtrArray *
orrery_piece_find (const OrreryFinalGame *game, OrreryCatalog *catalog, const char *text, const OrreryFilter *filter)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  GPtrArray *found = g_ptr_array_new ();

  g_strstrip (valid);
  if (*valid != '\0')
    add_names (game, catalog, valid, filter, found);
  if (*valid != '\0' || !orrery_filter_is_empty (filter))
    add_meant (game, catalog, valid, filter, found);
  return found;
}
