/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The tiles of a position: an owner's collection, or the known part of it. */
#include "games/frontiers/words/orrery-frontiers-position-private.h"
#include "games/frontiers/words/orrery-frontiers-power.h"
#include "record/orrery-json-text.h"

#include <glib/gi18n.h>

/* An object of the list; NULL for a gap, and after an error. */
static JsonObject *
get_entry (JsonArray *list, guint i, const char *member, GError **error)
{
  JsonNode *node = json_array_get_element (list, i);

  if (JSON_NODE_HOLDS_NULL (node))
    return NULL;
  if (JSON_NODE_HOLDS_OBJECT (node))
    return json_node_get_object (node);
  orrery_position_fail_shape (member, _("a list of objects"), error);
  return NULL;
}

static void
prefix (GError **error, const char *member, guint i, JsonObject *object)
{
  const char *name = orrery_json_text_get_string (object, "name");

  if (name != NULL)
    g_prefix_error (error, "%s: ", name);
  else
    g_prefix_error (error, "%s %u: ", member, i + 1);
}

/* Reads one object of a list: its name, or everything else. */
typedef gboolean (*ReadEntry) (FrState *state, guint i, JsonObject *entry, gboolean names, GError **error);

static gboolean
read_list (FrState *state, JsonObject *object, const char *member, guint most, ReadEntry read, gboolean names, GError **error)
{
  JsonArray *list;

  if (!orrery_frontiers_get_list (object, member, most, &list, error))
    return FALSE;
  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      GError *local = NULL;
      JsonObject *entry = get_entry (list, i, member, &local);

      if (entry != NULL && !read (state, i, entry, names, &local))
        prefix (&local, member, i, entry);
      if (local != NULL)
        {
          g_propagate_error (error, local);
          return FALSE;
        }
    }
  return TRUE;
}

static gboolean
read_tile (FrState *state, guint tile, JsonObject *entry, gboolean names, GError **error)
{
  return names ? orrery_frontiers_tile_read_name (state, tile, entry, error)
               : orrery_frontiers_tile_read (state, tile, entry, error);
}

static gboolean
read_development (FrState *state, guint i, JsonObject *entry, gboolean names, GError **error)
{
  return read_tile (state, FR_FIRST_FACE + i, entry, names, error);
}

/* Homes are numbered by their mat and side. */
static gboolean
read_home (FrState *state, guint i, JsonObject *entry, gboolean names, GError **error)
{
  static const char *const sides[] = { "white", "other" };
  int mat = 0, side = -1;

  if (!orrery_position_get_number (entry, "mat", 1, FR_N_MATS, &mat, error)
      || !orrery_frontiers_get_word (entry, "side", sides, 2, &side, error))
    return FALSE;
  if (mat == 0 || side < 0)
    return orrery_position_fail (error, ORRERY_POSITION_ERROR_SYNTAX, _("“%s” is missing"), mat == 0 ? "mat" : "side");
  return read_tile (state, FR_FIRST_HOME + 2 * ((guint) mat - 1) + (guint) side, entry, names, error);
}

/* Stacks: which faces are where. A face in no stack goes to the first free one of its size. */

static gboolean
read_stack (FrState *state, guint i, JsonObject *entry, gboolean names, GError **error)
{
  static const char *const sizes[] = { "small", "large" };
  int size = -1, slot = 0;
  JsonNode *faces = json_object_get_member (entry, "faces");
  FrStack *stack;

  if (!orrery_frontiers_get_word (entry, "size", sizes, 2, &size, error)
      || !orrery_position_get_number (entry, "slot", 1, size == 1 ? FR_N_LARGE : FR_N_SMALL, &slot, error))
    return FALSE;
  if (size < 0 || slot == 0 || faces == NULL)
    return orrery_position_fail (error, ORRERY_POSITION_ERROR_SYNTAX, _("“%s” is missing"),
                                  size < 0 ? "size" : slot == 0 ? "slot" : "faces");
  if (!JSON_NODE_HOLDS_ARRAY (faces) || json_array_get_length (json_node_get_array (faces)) > 2)
    return orrery_position_fail_shape ("faces", _("a list of one or two names"), error);
  stack = &state->stacks[(size == 1 ? FR_N_SMALL : 0) + slot - 1];
  for (guint k = 0; k < json_array_get_length (json_node_get_array (faces)); k++)
    {
      JsonNode *node = json_array_get_element (json_node_get_array (faces), k);
      const char *name = orrery_json_text_holds (node, G_TYPE_STRING) ? json_node_get_string (node) : NULL;
      const int tile = name == NULL ? -1 : orrery_frontiers_tile_find (state, name, TRUE);

      if (JSON_NODE_HOLDS_NULL (node))
        continue;
      if (name == NULL)
        return orrery_position_fail (error, ORRERY_POSITION_ERROR_SYNTAX, _("“%s” must be %s"), "faces",
                                      _("a list of one or two names"));
      if (tile >= 0)
        stack->face[k] = (guint8) (tile - FR_FIRST_FACE);
    }
  return TRUE;
}

static gboolean
is_in_stack (const FrState *state, guint face)
{
  for (guint i = 0; i < FR_N_STACKS; i++)
    if (state->stacks[i].face[0] == face || state->stacks[i].face[1] == face)
      return TRUE;
  return FALSE;
}

static void
place_faces (FrState *state)
{
  for (guint face = 0; face < FR_N_FACES; face++)
    {
      const FrTile *tile = fr_tile (state, FR_FIRST_FACE + face);
      const gboolean is_large = tile != NULL && (tile->flags & FR_LARGE_TILE) != 0;
      guint i = is_large ? FR_N_SMALL : 0;

      if (tile == NULL || is_in_stack (state, face))
        continue;
      while (i < (is_large ? FR_N_STACKS : FR_N_SMALL) && state->stacks[i].face[0] != FR_UNNAMED)
        i++;
      if (i < (is_large ? FR_N_STACKS : FR_N_SMALL))
        state->stacks[i].face[0] = (guint8) face;
    }
}

/* The quantities of Tax on Trade. */
static gboolean
read_tax (FrState *state, JsonObject *object, GError **error)
{
  JsonNode *goals = json_object_get_member (object, "goals");
  JsonNode *tax;
  int last = 0;

  if (goals == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_OBJECT (goals))
    return orrery_position_fail_shape ("goals", _("an object"), error);
  tax = json_object_get_member (json_node_get_object (goals), "tax_on_trade");
  if (tax == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_ARRAY (tax) || json_array_get_length (json_node_get_array (tax)) != FR_N_STEPS)
    return orrery_position_fail_shape ("tax_on_trade", _("three rising numbers"), error);
  for (guint i = 0; i < FR_N_STEPS; i++)
    {
      JsonNode *node = json_array_get_element (json_node_get_array (tax), i);
      const gint64 n = orrery_json_text_holds (node, G_TYPE_INT64) ? json_node_get_int (node) : 0;

      if (n <= last || n > 99)
        return orrery_position_fail (error, ORRERY_POSITION_ERROR_SYNTAX, _("“%s” must be %s"), "tax_on_trade",
                                      _("three rising numbers"));
      state->tax[i] = (guint8) n;
      last = (int) n;
    }
  return TRUE;
}

static gboolean
check_any_kind (const FrState *state, GError **error)
{
  guint n = 0;

  for (guint i = 0; i < FR_N_WORLDS; i++)
    n += fr_tile (state, i) != NULL && fr_tile_kind (&state->tiles[i]) == FR_ANY_KIND ? 1 : 0;
  return n <= 1 || orrery_position_fail (error, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("only one world can be of any kind"));
}

gboolean
orrery_frontiers_read_tiles (FrState *state, JsonObject *object, GError **error)
{
  /* Names come first, so that powers and lines can refer to tiles that come later. */
  for (guint names = 2; names-- > 0;)
    if (!read_list (state, object, "worlds", FR_N_WORLDS, read_tile, names == 1, error)
        || !read_list (state, object, "developments", FR_N_FACES, read_development, names == 1, error)
        || !read_list (state, object, "homes", FR_N_HOMES, read_home, names == 1, error))
      return FALSE;
  orrery_frontiers_tiles_set_aside (state);
  if (!read_list (state, object, "stacks", FR_N_STACKS, read_stack, FALSE, error) || !read_tax (state, object, error)
      || !check_any_kind (state, error))
    return FALSE;
  place_faces (state);
  return TRUE;
}
