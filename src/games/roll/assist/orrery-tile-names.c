/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/roll/assist/orrery-tile-names.h"

#include "catalog/orrery-fold.h"
#include "catalog/orrery-match.h"
#include "games/roll/words/orrery-story-words.h"

#include <string.h>

/* How well a name is met; the lower the better. */
enum
{
  EXACT,
  INITIALS,
  IN_ORDER,
  ANY_ORDER,
  TYPING_ERROR,
  NOT
};

enum
{
  LEAST_FOR_ERROR = 4
}; /* letters; a shorter word with an error could be anything */

typedef struct
{
  guint8 face;
  guint8 rank;
} Found;

static gboolean
begins (const char *typed, const char *word, gboolean guess)
{
  const guint n = (guint) strlen (typed);

  if (g_str_has_prefix (word, typed))
    return TRUE;
  return guess && n >= LEAST_FOR_ERROR
         && orrery_match_distance (typed, n, word, (guint) strlen (word), 1) <= 1;
}

/* Each typed word by one of the name's; in their order if `ordered`. */
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
  guint n = 0;

  while (words[n] != NULL)
    n++;
  if (n < 2 || strlen (typed) != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (words[i][0] != typed[i])
      return FALSE;
  return TRUE;
}

static guint8
rank_of (const char *folded, guint8 face)
{
  g_autofree char *name = orrery_fold_words (roll_faces[face].name);
  g_auto (GStrv) words = g_strsplit (name, " ", -1);
  g_auto (GStrv) typed = g_strsplit (folded, " ", -1);

  if (g_str_equal (folded, name))
    return EXACT;
  if (typed[1] == NULL && has_initials (folded, words))
    return INITIALS;
  if (has_all (typed, words, TRUE, FALSE))
    return IN_ORDER;
  if (has_all (typed, words, FALSE, FALSE))
    return ANY_ORDER;
  return has_all (typed, words, FALSE, TRUE) ? TYPING_ERROR : NOT;
}

static guint8
best_rank (const char *folded, guint8 face)
{
  const guint8 rank = rank_of (folded, face);

  return roll_faces[face].set == ROLL_SET_FACTION ? MIN (rank, rank_of (folded, face + 1)) : rank;
}

/* A name that begins with what was typed comes before one that has it later. */
static int
compare (gconstpointer a, gconstpointer b)
{
  const Found *first = a, *second = b;

  if (first->rank != second->rank)
    return first->rank - second->rank;
  return strcmp (roll_faces[first->face].name, roll_faces[second->face].name);
}

static gboolean
is_second_half (guint8 face)
{
  return roll_faces[face].set == ROLL_SET_FACTION && (face - ROLL_FIRST_FACTION_FACE) % 2 == 1;
}

GArray *
orrery_tile_names_find (const char *text, OrreryFaceFilter filter, gpointer data)
{
  g_autofree char *valid = g_utf8_make_valid (text, -1);
  g_autofree char *folded = orrery_fold_words (valid);
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (Found));
  GArray *faces = g_array_new (FALSE, FALSE, sizeof (guint8));

  for (guint face = 0; *folded != '\0' && face < ROLL_N_FACES; face++)
    {
      const Found one = { (guint8) face, best_rank (folded, (guint8) face) };

      if (one.rank != NOT && !is_second_half (one.face)
          && (filter == NULL || filter (one.face, data)))
        g_array_append_val (found, one);
    }
  g_array_sort (found, compare);
  for (guint i = 0; i < found->len; i++)
    {
      const Found *one = &g_array_index (found, Found, i);

      if (one->rank == TYPING_ERROR && g_array_index (found, Found, 0).rank != TYPING_ERROR)
        break;
      g_array_append_val (faces, one->face);
    }
  return faces;
}

char *
orrery_tile_names_label (guint8 face)
{
  if (roll_faces[face].set == ROLL_SET_FACTION)
    return orrery_story_faction (roll_faces[face].number);
  return g_strdup (roll_faces[face].name);
}
