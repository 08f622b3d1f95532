/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Searches that look at names alone: for the desktop's search, and for commands that are given a name. */
#include "orrery-search.h"

#include <string.h>

#include "orrery-catalog-private.h"
#include "orrery-entry-private.h"
#include "orrery-fold.h"
#include "orrery-index.h"
#include "orrery-name-rank.h"

enum
{
  LEAST_LETTERS = 3, /* anything shorter could start any word */
  LIKE_LETTERS = 4,  /* at the start of words that are alike */
};

/* How well a name matches words that are all in it, whole or abbreviated: 0 not at all, 3 it is exactly the query. */
static guint
rate_name (const char *name, const char *typed)
{
  gsize n_typed = strlen (typed);
  gboolean has_long = FALSE;
  g_auto (GStrv) words = g_strsplit (typed, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    {
      gsize n = strlen (words[i]);
      const char *at = strstr (name, words[i]);

      while (at != NULL && at != name && at[-1] != ' ')
        at = strstr (at + 1, words[i]);
      /* A short word must be complete, unless it is still being typed. */
      if (at == NULL
          || (n < LEAST_LETTERS && words[i + 1] != NULL && at[n] != ' ' && at[n] != '\0'))
        return 0;
      has_long |= n >= LEAST_LETTERS;
    }
  if (!has_long)
    return 0;

  return strncmp (name, typed, n_typed) != 0 ? 1 : name[n_typed] != '\0' ? 2 : 3;
}

GPtrArray *
orrery_search_list_names (OrreryCatalog *catalog, const char *text, guint kinds)
{
  GPtrArray *found = g_ptr_array_new ();
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *typed = orrery_fold_words (valid);
  const OrreryIndex *index = orrery_catalog_get_index (catalog);

  for (guint rating = 3; rating > 0; rating--)
    for (guint i = 0; i < index->n_entries; i++)
      {
        OrreryEntry *entry = orrery_catalog_get_entry (catalog, i);

        if ((entry->is_piece || (kinds & (1u << entry->kind)) != 0)
            && rate_name (index->entries[i].name, typed) == rating)
          g_ptr_array_add (found, entry);
      }

  return found;
}

/* TRUE if a typed word begins like one of the name. */
static gboolean
is_like_name (const char *folded, const char *name)
{
  g_autofree char *own = orrery_fold_words (name);
  g_auto (GStrv) typed = g_strsplit (folded, " ", -1);
  g_auto (GStrv) words = g_strsplit (own, " ", -1);

  for (guint i = 0; typed[i] != NULL; i++)
    for (guint k = 0; words[k] != NULL; k++)
      if (strlen (typed[i]) >= LEAST_LETTERS && strncmp (typed[i], words[k], LIKE_LETTERS) == 0)
        return TRUE;
  return orrery_name_rank (folded, name) != ORRERY_NAME_NOT;
}

OrreryEntry *
orrery_search_name (OrreryCatalog *catalog, const char *name)
{
  g_autoptr (OrreryResults) results = NULL;
  g_autofree char *folded = NULL;
  OrreryEntry *entry = orrery_catalog_lookup (catalog, name);

  if (entry == NULL)
    entry = orrery_catalog_lookup_name (catalog, name);
  if (entry != NULL)
    return entry;

  results = orrery_search (catalog, name, NULL, 2);
  if (results->n_exact == 0)
    return NULL;

  /* The best one must be far ahead and have such a name, so that no guess surprises anybody. */
  entry = results->hits[0].entry;
  folded = orrery_fold_words (name);
  if ((results->n_exact == 1 || results->hits[0].score > results->hits[1].score * 5 / 4)
      && is_like_name (folded, entry->name))
    return entry;

  return NULL;
}
