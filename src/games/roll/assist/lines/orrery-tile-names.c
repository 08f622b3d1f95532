/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/assist/lines/orrery-tile-names.h"

#include "catalog/orrery-fold.h"
#include "catalog/orrery-name-rank.h"
#include "games/roll/assist/lines/orrery-dice-line.h"
#include "games/roll/words/orrery-story-words.h"
#include "games/roll/words/orrery-words.h"

#include <glib/gi18n.h>
#include <string.h>

enum
{
  LEAST_FOR_KIND = 3 /* letters */
};

typedef struct
{
  guint8 face;
  guint8 rank;
  gboolean described; /* after all names, before misspelled ones */
} Found;

/* --- By printed values --- */

static gboolean
is_cost (const char *word, const RollFace *face)
{
  return g_ascii_isdigit (*word) && g_ascii_strtoull (word, NULL, 10) == face->cost;
}

/* As dice are typed; a development has no color. */
static gboolean
is_letter (char letter, const RollFace *face)
{
  if (face->kind == ROLL_DEVELOPMENT)
    return letter == 'd';
  return face->colour < ROLL_N_COLOURS && letter == orrery_dice_line_colour_key (face->colour);
}

static gboolean
is_kind (const char *word, const RollFace *face)
{
  const char *name = face->kind == ROLL_DEVELOPMENT ? "development" : roll_colour_names[face->colour];
  g_autofree char *kind = face->kind == ROLL_DEVELOPMENT ? orrery_fold_words (_("Development"))
                                                         : orrery_fold_words (orrery_colour_name (face->colour));

  return strlen (word) >= LEAST_FOR_KIND && (g_str_has_prefix (name, word) || g_str_has_prefix (kind, word));
}

/* "2", "brown", "b2" */
static gboolean
is_described (const char *word, const RollFace *face)
{
  return is_cost (word, face) || is_kind (word, face) || (is_letter (*word, face) && is_cost (word + 1, face));
}

/* Other words belong to the name. */
static gboolean
is_all_described (const char *folded, guint8 face)
{
  g_auto (GStrv) typed = g_strsplit (folded, " ", -1);
  gboolean any = FALSE;

  for (guint i = 0; typed[i] != NULL; i++)
    {
      const gboolean is = is_described (typed[i], &roll_faces[face]);

      any = any || is;
      if (!is && orrery_name_rank (typed[i], roll_faces[face].name) >= ORRERY_NAME_TYPO)
        return FALSE;
    }
  return any;
}

/* --- By its name --- */

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
  if (first->described != second->described)
    return first->described - second->described;
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
      Found one = { (guint8) face, best_rank (folded, (guint8) face), FALSE };

      one.described = one.rank >= ORRERY_NAME_TYPO && is_all_described (folded, one.face);
      if (one.described)
        one.rank = ORRERY_NAME_TYPO - 1;
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
