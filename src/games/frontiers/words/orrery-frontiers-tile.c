/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/frontiers/words/orrery-frontiers-power.h"
#include "record/orrery-json-text.h"

#include <glib/gi18n.h>
#include <string.h>

enum { MAX_NAME = 60, MOST_VP = FR_VP_UNKNOWN - 1 };

static const char *const type_words[] = { "non-military", "military" };
static const char *const goods_words[] = { "", "gray", "production", "windfall" };
static const char *const size_words[] = { "small", "large" };
static const char *const keyword_words[FR_N_KEYWORDS] = { "alien", "imperium", "rebel", "terraforming", "uplift" };

static gboolean
is_face (guint tile)
{
  return tile >= FR_FIRST_FACE && tile < FR_FIRST_HOME;
}

static gboolean
has_control (const char *name)
{
  while (*name != '\0' && !g_unichar_iscntrl (g_utf8_get_char (name)))
    name = g_utf8_next_char (name);
  return *name != '\0';
}

gboolean
orrery_frontiers_tile_read_name (FrState *state, guint tile, JsonObject *object, GError **error)
{
  const char *name = orrery_json_text_get_string (object, "name");

  if (name == NULL)
    return !json_object_has_member (object, "name")
           || orrery_position_fail_shape ("name", _("a name"), error);
  if (name[0] == '\0' || g_utf8_strlen (name, -1) > MAX_NAME)
    return orrery_position_fail (error, ORRERY_POSITION_ERROR_SYNTAX, _("a name must have 1 to %d letters"), MAX_NAME);
  if (has_control (name))
    return orrery_position_fail (error, ORRERY_POSITION_ERROR_SYNTAX, "%s", _("a name can only have letters"));
  if (orrery_frontiers_tile_find (state, name, is_face (tile)) >= 0)
    return orrery_position_fail (error, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("there are two tiles called “%s”"), name);
  state->tiles[tile].flags |= FR_IS_THERE;
  state->tiles[tile].kind = FR_NO_KIND;
  state->tiles[tile].name = orrery_frontiers_name_add (name);
  return state->tiles[tile].name != 0
         || orrery_position_fail (error, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("there are too many names"));
}

/* One by one */

static gboolean
read_keywords (JsonObject *object, FrTile *tile, guint *keywords, GError **error)
{
  JsonNode *node = json_object_get_member (object, "keywords");
  JsonArray *array;

  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return orrery_position_fail_shape ("keywords", _("a list"), error);
  array = json_node_get_array (node);
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonNode *word = json_array_get_element (array, i);
      guint k = 0;

      while (k < FR_N_KEYWORDS
             && (!orrery_json_text_holds (word, G_TYPE_STRING)
                 || g_ascii_strcasecmp (json_node_get_string (word), keyword_words[k]) != 0))
        k++;
      if (k == FR_N_KEYWORDS)
        return orrery_position_fail (error, ORRERY_POSITION_ERROR_SYNTAX, _("“%s” must be %s"), "keywords",
                                      "alien, imperium, rebel, terraforming, uplift");
      *keywords |= FR_BIT (k);
    }
  tile->flags |= FR_KEYWORDS_KNOWN;
  return TRUE;
}

/* A number, or "?". */
static gboolean
read_vp (JsonObject *object, int most, int *vp, GError **error)
{
  if (g_strcmp0 (orrery_json_text_get_string (object, "vp"), "?") == 0)
    *vp = FR_VP_BONUS;
  else if (!orrery_position_get_number (object, "vp", 0, most, vp, error))
    return FALSE;
  return TRUE;
}

/* If there is no room, sorting may free some. */

static gboolean
set_powers (FrState *state, FrTile *tile, const FrPower *powers, guint n)
{
  if (fr_tile_set_powers (state, tile, powers, n))
    return TRUE;
  fr_sort_pools (state);
  return fr_tile_set_powers (state, tile, powers, n);
}

static gboolean
set_lines (FrState *state, FrTile *tile, const FrLine *lines, guint n)
{
  if (fr_tile_set_lines (state, tile, lines, n))
    return TRUE;
  fr_sort_pools (state);
  return fr_tile_set_lines (state, tile, lines, n);
}

static gboolean
read_powers (FrState *state, JsonObject *object, FrTile *tile, GError **error)
{
  JsonNode *node = json_object_get_member (object, "powers");
  FrPower powers[FR_MAX_TILE_POWERS];
  JsonArray *array;
  guint n;

  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return orrery_position_fail_shape ("powers", _("a list"), error);
  array = json_node_get_array (node);
  n = json_array_get_length (array);
  if (n > FR_MAX_TILE_POWERS)
    return orrery_position_fail (error, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("a tile has at most %d powers"), FR_MAX_TILE_POWERS);
  for (guint i = 0; i < n; i++)
    if (!orrery_frontiers_power_read (state, json_array_get_element (array, i), &powers[i], error))
      return FALSE;
  return set_powers (state, tile, powers, n)
         || orrery_position_fail (error, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("there are more than %d different powers"),
                                   FR_MAX_POWERS);
}

static gboolean
read_lines (FrState *state, JsonObject *object, FrTile *tile, GError **error)
{
  JsonNode *node = json_object_get_member (object, "scoring");
  FrLine lines[FR_MAX_TILE_LINES];
  JsonArray *array;
  guint n;

  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return orrery_position_fail_shape ("scoring", _("a list"), error);
  array = json_node_get_array (node);
  n = json_array_get_length (array);
  if (n > FR_MAX_TILE_LINES)
    return orrery_position_fail (error, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("a tile has at most %d lines"), FR_MAX_TILE_LINES);
  for (guint i = 0; i < n; i++)
    if (!orrery_frontiers_line_read (state, json_array_get_element (array, i), &lines[i], error))
      return FALSE;
  return set_lines (state, tile, lines, n)
         || orrery_position_fail (error, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("there are more than %d different lines"),
                                   FR_MAX_LINES);
}

static gboolean
check_kind (const FrTile *tile, int goods, int kind, gboolean is_home, GError **error)
{
  if (goods == FR_GRAY && kind != FR_NO_KIND)
    return orrery_position_fail (error, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("a gray world has no kind"));
  if (goods > FR_GRAY && kind == FR_NO_KIND)
    return orrery_position_fail (error, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("a world that holds goods needs a kind"));
  if (kind == FR_ANY_KIND && (is_home || (tile->flags & FR_MILITARY_TILE) != 0))
    return orrery_position_fail (error, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("only a non-military world can be of any kind"));
  return TRUE;
}

static gboolean
read_world (FrTile *tile, JsonObject *object, gboolean is_home, GError **error)
{
  int type = -1, number = FR_NUMBER_UNKNOWN, colonists = 0, goods = FR_GOODS_UNKNOWN, kind = FR_NO_KIND, vp = FR_VP_UNKNOWN;
  guint keywords = 0;
  const FrWorldsData *row;

  if (!orrery_frontiers_get_word (object, "type", type_words, 2, &type, error))
    return FALSE;
  tile->flags = (guint8) (tile->flags | (type >= 0 ? FR_TYPE_KNOWN : 0) | (type == 1 ? FR_MILITARY_TILE : 0));
  row = &fr_worlds[type == 1 ? 0 : 1];
  if (!orrery_position_get_number (object, "number", type < 0 ? 0 : row->first, type < 0 ? 9 : row->last, &number, error)
      || !orrery_position_get_number (object, "colonists", 1, 2, &colonists, error)
      || !orrery_frontiers_get_word (object, "goods", goods_words, G_N_ELEMENTS (goods_words), &goods, error)
      || !orrery_frontiers_get_word (object, "kind", fr_kind_names, FR_ANY_KIND + 1, &kind, error)
      || !read_vp (object, is_home ? MOST_VP : type < 0 ? fr_worlds[0].most_vp : row->most_vp, &vp, error)
      || !read_keywords (object, tile, &keywords, error))
    return FALSE;
  if (number != FR_NUMBER_UNKNOWN && type < 0)
    return orrery_position_fail (error, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("a number needs a type"));
  if (!check_kind (tile, goods, kind, is_home, error))
    return FALSE;
  if (goods == FR_GOODS_UNKNOWN)
    kind = FR_NO_KIND; /* without the goods, the kind is meaningless */
  fr_tile_set (tile, (guint) number, (guint) colonists, (guint) vp, (FrGoods) goods, (guint) kind, keywords);
  return TRUE;
}

static gboolean
read_development (FrTile *tile, JsonObject *object, GError **error)
{
  int size = -1, cost = FR_NUMBER_UNKNOWN, vp = FR_VP_UNKNOWN;
  guint keywords = 0;

  if (!orrery_frontiers_get_word (object, "size", size_words, 2, &size, error)
      || !orrery_position_get_number (object, "cost", 1, 9, &cost, error) || !read_vp (object, MOST_VP, &vp, error)
      || !read_keywords (object, tile, &keywords, error))
    return FALSE;
  if (size == 0 && cost == 9)
    return orrery_position_fail (error, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("a cost of 9 means a large development"));
  if (size == 1 && cost != 9 && cost != FR_NUMBER_UNKNOWN)
    return orrery_position_fail (error, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("a large development costs 9"));
  if (size == 1 || cost == 9)
    {
      tile->flags |= FR_LARGE_TILE;
      cost = 9;
      vp = vp == FR_VP_UNKNOWN ? FR_VP_BONUS : vp;
    }
  fr_tile_set (tile, (guint) cost, 0, (guint) vp, FR_GOODS_UNKNOWN, FR_NO_KIND, keywords);
  return TRUE;
}

static gboolean
read_aside (JsonObject *object, FrTile *tile, GError **error)
{
  gboolean is_aside = FALSE;

  if (!orrery_position_get_flag (object, "aside", &is_aside, error))
    return FALSE;
  tile->flags |= is_aside ? FR_ASIDE : 0;
  return TRUE;
}

gboolean
orrery_frontiers_tile_read (FrState *state, guint id, JsonObject *object, GError **error)
{
  FrTile *tile = &state->tiles[id];

  tile->flags |= FR_IS_THERE;
  return (is_face (id) ? read_development (tile, object, error) : read_world (tile, object, id >= FR_FIRST_HOME, error))
         && read_powers (state, object, tile, error) && read_lines (state, object, tile, error) && read_aside (object, tile, error);
}

void
orrery_frontiers_tiles_set_aside (FrState *state)
{
  for (guint i = 0; i < FR_N_TILES; i++)
    if (state->tiles[i].flags & FR_ASIDE)
      state->tiles[i].flags &= (guint8) ~FR_IS_THERE;
}

/* Writing */

static void
write_world (const FrTile *tile, JsonObject *object)
{
  const FrGoods goods = fr_tile_goods (tile);

  if (tile->flags & FR_TYPE_KNOWN)
    json_object_set_string_member (object, "type", type_words[(tile->flags & FR_MILITARY_TILE) != 0]);
  if (fr_tile_number (tile) != FR_NUMBER_UNKNOWN)
    json_object_set_int_member (object, "number", fr_tile_number (tile));
  if (fr_tile_colonists (tile) != 0)
    json_object_set_int_member (object, "colonists", fr_tile_colonists (tile));
  if (goods != FR_GOODS_UNKNOWN)
    json_object_set_string_member (object, "goods", goods_words[goods]);
  if (fr_tile_kind (tile) != FR_NO_KIND)
    json_object_set_string_member (object, "kind", fr_kind_names[fr_tile_kind (tile)]);
}

static void
write_lists (const FrState *state, const FrTile *tile, JsonObject *object)
{
  JsonArray *array;

  if (tile->flags & FR_KEYWORDS_KNOWN)
    {
      array = json_array_new ();
      for (guint i = 0; i < FR_N_KEYWORDS; i++)
        if (fr_tile_keywords (tile) & FR_BIT (i))
          json_array_add_string_element (array, keyword_words[i]);
      json_object_set_array_member (object, "keywords", array);
    }
  if (tile->flags & FR_LINES_KNOWN)
    {
      array = json_array_new ();
      for (guint i = 0; i < fr_tile_n_lines (tile); i++)
        json_array_add_object_element (array, orrery_frontiers_line_write (state, fr_tile_line (state, tile, i)));
      json_object_set_array_member (object, "scoring", array);
    }
  if (tile->flags & FR_POWERS_KNOWN)
    {
      array = json_array_new ();
      for (guint i = 0; i < fr_tile_n_powers (tile); i++)
        json_array_add_object_element (array, orrery_frontiers_power_write (state, fr_tile_power (state, tile, i)));
      json_object_set_array_member (object, "powers", array);
    }
}

JsonObject *
orrery_frontiers_tile_write (const FrState *state, guint id)
{
  const FrTile *tile = &state->tiles[id];
  JsonObject *object = json_object_new ();
  const char *name = orrery_frontiers_name_get (tile->name);

  if (name != NULL)
    json_object_set_string_member (object, "name", name);
  if (!is_face (id))
    write_world (tile, object);
  else
    {
      json_object_set_string_member (object, "size", size_words[(tile->flags & FR_LARGE_TILE) != 0]);
      if (fr_tile_number (tile) != FR_NUMBER_UNKNOWN)
        json_object_set_int_member (object, "cost", fr_tile_number (tile));
    }
  if (fr_tile_vp (tile) == FR_VP_BONUS)
    json_object_set_string_member (object, "vp", "?");
  else if (fr_tile_vp (tile) != FR_VP_UNKNOWN)
    json_object_set_int_member (object, "vp", fr_tile_vp (tile));
  write_lists (state, tile, object);
  if (tile->flags & FR_ASIDE)
    json_object_set_boolean_member (object, "aside", TRUE);
  return object;
}
