/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "catalog/orrery-name-rank.h"

#include "catalog/orrery-fold.h"
#include "catalog/orrery-match.h"

#include <string.h>

enum
{
  LEAST_FOR_TYPO = 4 /* letters; a shorter word with a typo could mean anything */
};

static gboolean
begins (const char *typed, const char *word, gboolean guess)
{
  const guint n = (guint) strlen (typed);

  if (g_str_has_prefix (word, typed))
    return TRUE;
  return guess && n >= LEAST_FOR_TYPO
         && orrery_match_distance (typed, n, word, (guint) strlen (word), 1) <= 1;
}

/* TRUE if each typed word matches one in the name; in the same order if `ordered`. */
static gboolean
has_all (char **typed, char **words, gboolean ordered, gboolean guess)
{
  guint from = 0;

  for (guint i = 0; typed[i] != NULL; i++)
    {
      guint k = ordered ? from : 0;

      while (words[k] != NULL && !begins (typed[i], words[k], guess))
        k++;
      if (words[k] == NULL)
        return FALSE;
      from = k + 1;
    }
  return TRUE;
}

static gboolean
has_initials (const char *typed, char **words)
{
  const guint n = g_strv_length (words);

  if (n < 2 || strlen (typed) != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (words[i][0] != typed[i])
      return FALSE;
  return TRUE;
}

static gboolean
runs_together (const char *typed, char **words)
{
  if (*typed == '\0' || words[0] == NULL)
    return *typed == '\0';
  for (guint n = 1; typed[n - 1] != '\0' && typed[n - 1] == words[0][n - 1]; n++)
    if (runs_together (typed + n, words + 1))
      return TRUE;
  return FALSE;
}

OrreryNameRank
orrery_name_rank (const char *folded, const char *name)
{
  g_autofree char *own = orrery_fold_words (name);
  g_auto (GStrv) words = g_strsplit (own, " ", -1);
  g_auto (GStrv) typed = g_strsplit (folded, " ", -1);

  if (typed[0] == NULL)
    return ORRERY_NAME_NOT;
  if (g_str_equal (folded, own))
    return ORRERY_NAME_EXACT;
  if (typed[1] == NULL && has_initials (folded, words))
    return ORRERY_NAME_INITIALS;
  if (g_str_has_prefix (own, folded))
    return ORRERY_NAME_BEGINNING;
  if (has_all (typed, words, TRUE, FALSE))
    return begins (typed[0], words[0], FALSE) ? ORRERY_NAME_FROM_FIRST : ORRERY_NAME_IN_ORDER;
  if (typed[1] == NULL && runs_together (folded, words))
    return ORRERY_NAME_RUN;
  if (has_all (typed, words, FALSE, FALSE))
    return ORRERY_NAME_ANY_ORDER;
  return has_all (typed, words, FALSE, TRUE) ? ORRERY_NAME_TYPO : ORRERY_NAME_NOT;
}
