/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Names of tiles. A state has no room for them, so it stores their numbers. */
#include "games/frontiers/words/orrery-frontiers-tile.h"

#include <glib/gi18n.h>
#include <string.h>

enum { MAX_NAMES = G_MAXUINT16 };

static GMutex mutex;
static GPtrArray *names; /* by number - 1 */
static GHashTable *numbers;

guint16
orrery_frontiers_name_add (const char *name)
{
  guint number;

  g_mutex_lock (&mutex);
  if (names == NULL)
    {
      names = g_ptr_array_new ();
      numbers = g_hash_table_new (g_str_hash, g_str_equal);
    }
  number = GPOINTER_TO_UINT (g_hash_table_lookup (numbers, name));
  if (number == 0 && names->len < MAX_NAMES)
    {
      char *copy = g_strdup (name);

      g_ptr_array_add (names, copy);
      number = names->len;
      g_hash_table_insert (numbers, copy, GUINT_TO_POINTER (number));
    }
  g_mutex_unlock (&mutex);
  return (guint16) number;
}

const char *
orrery_frontiers_name_get (guint16 name)
{
  const char *found = NULL;

  g_mutex_lock (&mutex);
  if (name > 0 && names != NULL && name <= names->len)
    found = g_ptr_array_index (names, name - 1);
  g_mutex_unlock (&mutex);
  return found;
}

int
orrery_frontiers_tile_find (const FrState *state, const char *name, gboolean is_development)
{
  for (guint i = 0; i < FR_N_TILES; i++)
    {
      const FrTile *tile = fr_tile (state, i);
      const char *other = tile == NULL ? NULL : orrery_frontiers_name_get (tile->name);

      if (other != NULL && (i >= FR_FIRST_FACE && i < FR_FIRST_HOME) == is_development
          && g_ascii_strcasecmp (other, name) == 0)
        return (int) i;
    }
  return -1;
}

gboolean
orrery_frontiers_tile_is_owners (const FrState *state, guint id)
{
  const FrTile *tile = fr_tile (state, id);

  return tile != NULL && tile->name != 0;
}

char *
orrery_frontiers_tile_dup_name (const FrState *state, guint id)
{
  const FrTile *tile = fr_tile (state, id);
  const char *name = tile == NULL ? NULL : orrery_frontiers_name_get (tile->name);

  if (name != NULL)
    return g_strdup (name);
  if (id >= FR_FIRST_HOME && id != FR_UNNAMED)
    return g_strdup (_("the home colony"));
  return g_strdup (_("a world"));
}
