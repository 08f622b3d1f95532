/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/roll/assist/orrery-tile-names.h"

#include "catalog/orrery-fold.h"
#include "catalog/orrery-name-rank.h"
#include "games/roll/words/orrery-story-words.h"

#include <string.h>

typedef struct
{
  guint8 face;
  guint8 rank;
} Found;

static guint8
best_rank (const char *folded, guint8 face)
{
  const OrreryNameRank rank = orrery_name_rank (folded, roll_faces[face].name);

  if (roll_faces[face].set != ROLL_SET_FACTION)
    return (guint8) rank;
  return (guint8) MIN (rank, orrery_name_rank (folded, roll_faces[face + 1].name));
}

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

      if (one.rank != ORRERY_NAME_NOT && !is_second_half (one.face)
          && (filter == NULL || filter (one.face, data)))
        g_array_append_val (found, one);
    }
  g_array_sort (found, compare);
  for (guint i = 0; i < found->len; i++)
    {
      const Found *one = &g_array_index (found, Found, i);

      if (one->rank == ORRERY_NAME_TYPO && g_array_index (found, Found, 0).rank != ORRERY_NAME_TYPO)
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
