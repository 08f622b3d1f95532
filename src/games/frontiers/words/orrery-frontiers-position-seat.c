/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading the seats of a position: their tiles, counters and entries of the score pad. */
#include "games/frontiers/words/orrery-frontiers-position-private.h"
#include "games/frontiers/words/orrery-frontiers-power.h"
#include "record/orrery-json-text.h"

#include <glib/gi18n.h>
#include <string.h>

enum { MAX_CREDITS = 999, MAX_CHIPS = 999 };

#define fail orrery_position_fail
#define SYNTAX ORRERY_POSITION_ERROR_SYNTAX
#define IMPOSSIBLE ORRERY_POSITION_ERROR_IMPOSSIBLE

/* Tiles: by name, "unnamed", or described on the spot */

static gboolean
describe_world (FrState *s, JsonObject *object, guint *tile, GError **error)
{
  guint i = 0;

  while (i < FR_N_WORLDS && s->tiles[i].flags != 0)
    i++;
  if (i == FR_N_WORLDS)
    return fail (error, IMPOSSIBLE, _("there are more worlds on the table than the %d in the box"), FR_N_WORLDS);
  if (!orrery_frontiers_tile_read_name (s, i, object, error) || !orrery_frontiers_tile_read (s, i, object, error))
    return FALSE;
  if (s->tiles[i].name == 0)
    {
      /* Translators: a world whose owner gave it no name */
      g_autofree char *name = g_strdup_printf (_("World %u"), i + 1);

      s->tiles[i].name = orrery_frontiers_name_add (name);
    }
  *tile = i;
  return TRUE;
}

static gboolean
find_world (const FrState *s, const char *name, guint *tile, GError **error)
{
  const int found = orrery_frontiers_tile_find (s, name, FALSE);
  guint64 number;

  if (strcmp (name, "unnamed") == 0)
    {
      *tile = FR_UNNAMED;
      return TRUE;
    }
  /* "#3": the third world of the collection, which may have no name. */
  if (name[0] == '#' && g_ascii_string_to_unsigned (name + 1, 10, 1, FR_N_WORLDS, &number, NULL) && fr_tile (s, (guint) number - 1) != NULL)
    {
      *tile = (guint) number - 1;
      return TRUE;
    }
  if (found < 0)
    return fail (error, SYNTAX, _("there is no world called “%s”"), name);
  *tile = (guint) found;
  return TRUE;
}

static gboolean
read_world (FrState *s, JsonNode *node, guint *tile, GError **error)
{
  const char *name;

  if (orrery_json_text_holds (node, G_TYPE_STRING))
    return find_world (s, json_node_get_string (node), tile, error);
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return fail (error, SYNTAX, _("a world must be a name or an object"));
  name = orrery_json_text_get_string (json_node_get_object (node), "name");
  if (name != NULL && (strcmp (name, "unnamed") == 0 || name[0] == '#' || orrery_frontiers_tile_find (s, name, FALSE) >= 0))
    return find_world (s, name, tile, error);
  return describe_world (s, json_node_get_object (node), tile, error);
}

/* true: of the colony's own kind; or a kind. */
static gboolean
read_good (const FrState *s, JsonObject *object, guint tile, guint *mark, GError **error)
{
  JsonNode *node = json_object_get_member (object, "good");
  const FrTile *known = fr_tile (s, tile);
  int kind = -1;

  if (node == NULL)
    return TRUE;
  if (orrery_json_text_holds (node, G_TYPE_BOOLEAN))
    {
      if (!json_node_get_boolean (node))
        return TRUE;
      kind = known != NULL && fr_tile_kind (known) < FR_N_KINDS ? (int) fr_tile_kind (known) : -1;
      if (kind < 0)
        return fail (error, IMPOSSIBLE, _("“good” must name a kind here"));
    }
  else if (!orrery_frontiers_get_word (object, "good", fr_kind_names, FR_N_KINDS, &kind, error))
    return FALSE;
  *mark |= (guint) kind + 1;
  return TRUE;
}

/* A colony and what is on it. */
static gboolean
add_colony (FrState *s, FrSeat *p, JsonNode *node, guint tile, GError **error)
{
  JsonObject *object = node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
  const FrTile *known = fr_tile (s, tile);
  int settlers = known != NULL && fr_tile_colonists (known) != 0 && tile < FR_FIRST_FACE ? (int) fr_tile_colonists (known) : 1;
  gboolean is_new = FALSE, is_produced = FALSE;
  guint mark = 0;

  if (p->n_colonies == FR_MAX_COLONIES)
    return fail (error, IMPOSSIBLE, _("“%s” has %u entries, but cannot have more than %u"), "colonies", p->n_colonies + 1u,
                 FR_MAX_COLONIES);
  if (object != NULL
      && (!read_good (s, object, tile, &mark, error) || !orrery_position_get_number (object, "settlers", 0, 3, &settlers, error)
          || !orrery_position_get_flag (object, "new", &is_new, error)
          || !orrery_position_get_flag (object, "produced", &is_produced, error)))
    return FALSE;
  p->colony[p->n_colonies] = (guint8) tile;
  p->mark[p->n_colonies++] = (guint8) (mark | (guint) settlers << 3 | (is_new ? FR_MARK_NEW : 0) | (is_produced ? FR_MARK_PRODUCED : 0));
  return TRUE;
}

/* TRUE if it describes the print on the tile, and not only the pieces on it. */
static gboolean
is_described (JsonObject *object)
{
  static const char *const on_it[] = { "good", "settlers", "new", "produced", NULL };
  JsonObjectIter iter;
  const char *member;

  json_object_iter_init (&iter, object);
  while (json_object_iter_next (&iter, &member, NULL))
    if (!g_strv_contains (on_it, member))
      return TRUE;
  return FALSE;
}

/* The home colony: described, named, "unnamed", null if there is none; if missing, one without anything on it. */
static gboolean
read_home (FrState *s, FrSeat *p, JsonObject *object, GError **error)
{
  JsonNode *node = json_object_get_member (object, "home");
  const guint tile = p->mat == 0 ? FR_SOME_HOME : FR_FIRST_HOME + 2u * (p->mat - 1u) + p->side;
  const char *name = node != NULL && orrery_json_text_holds (node, G_TYPE_STRING) ? json_node_get_string (node) : NULL;
  g_autoptr (JsonNode) blank = NULL;

  if (node != NULL && JSON_NODE_HOLDS_NULL (node))
    return TRUE;
  if (node == NULL && p->mat != 0 && fr_tile (s, tile) == NULL)
    {
      blank = json_from_string ("{\"goods\": \"gray\", \"vp\": 0, \"keywords\": [], \"powers\": []}", NULL);
      node = blank;
    }
  if (node == NULL)
    return add_colony (s, p, NULL, tile, error);
  if (name != NULL && strcmp (name, "unnamed") == 0)
    return add_colony (s, p, node, FR_SOME_HOME, error);
  if (name != NULL)
    {
      const int found = orrery_frontiers_tile_find (s, name, FALSE);

      return found >= FR_FIRST_HOME ? add_colony (s, p, node, (guint) found, error)
                                    : fail (error, SYNTAX, _("there is no home colony called “%s”"), name);
    }
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return orrery_position_fail_shape ("home", _("a name or an object"), error);
  if (tile == FR_SOME_HOME || g_strcmp0 (orrery_json_text_get_string (json_node_get_object (node), "name"), "unnamed") == 0)
    return add_colony (s, p, node, FR_SOME_HOME, error);
  if (fr_tile (s, tile) == NULL && is_described (json_node_get_object (node))
      && (!orrery_frontiers_tile_read_name (s, tile, json_node_get_object (node), error)
          || !orrery_frontiers_tile_read (s, tile, json_node_get_object (node), error)))
    return FALSE;
  return add_colony (s, p, node, tile, error);
}

static gboolean
read_colonies (FrState *s, FrSeat *p, JsonObject *object, GError **error)
{
  JsonArray *list;

  if (!read_home (s, p, object, error) || !orrery_frontiers_get_list (object, "colonies", FR_MAX_COLONIES, &list, error))
    return FALSE;
  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      JsonNode *node = json_array_get_element (list, i);
      guint tile = 0;

      if (!read_world (s, node, &tile, error) || !add_colony (s, p, node, tile, error))
        return FALSE;
    }
  return TRUE;
}

/* A list of worlds, or only their number. */
static gboolean
read_worlds (FrState *s, JsonObject *object, const char *member, guint most, guint8 *worlds, guint8 *n_worlds, GError **error)
{
  JsonArray *list;
  int n = 0;

  if (orrery_json_text_holds (json_object_get_member (object, member), G_TYPE_INT64))
    {
      if (!orrery_position_get_number (object, member, 0, (int) most, &n, error))
        return FALSE;
      memset (worlds, FR_UNNAMED, (guint) n);
      *n_worlds = (guint8) n;
      return TRUE;
    }
  if (!orrery_frontiers_get_list (object, member, most, &list, error))
    return FALSE;
  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      guint tile = 0;

      if (!read_world (s, json_array_get_element (list, i), &tile, error))
        return FALSE;
      worlds[(*n_worlds)++] = (guint8) tile;
    }
  return TRUE;
}

/* Developments: "small 9", "large", a name, or described on the spot */

static int
stack_of_face (const FrState *s, guint face)
{
  for (guint i = 0; i < FR_N_STACKS; i++)
    if (s->stacks[i].face[0] == face || s->stacks[i].face[1] == face)
      return (int) i;
  return -1;
}

static gboolean
describe_development (FrState *s, JsonObject *object, guint *stack, GError **error)
{
  guint face = 0;
  gboolean is_large;
  guint i;

  while (face < FR_N_FACES && fr_tile (s, FR_FIRST_FACE + face) != NULL)
    face++;
  if (face == FR_N_FACES)
    return fail (error, IMPOSSIBLE, _("there are more developments than the %d in the box"), FR_N_FACES);
  if (!orrery_frontiers_tile_read_name (s, FR_FIRST_FACE + face, object, error)
      || !orrery_frontiers_tile_read (s, FR_FIRST_FACE + face, object, error))
    return FALSE;
  if (s->tiles[FR_FIRST_FACE + face].name == 0)
    {
      g_autofree char *name = g_strdup_printf ("Development %u", face + 1);

      s->tiles[FR_FIRST_FACE + face].name = orrery_frontiers_name_add (name);
    }
  is_large = (s->tiles[FR_FIRST_FACE + face].flags & FR_LARGE_TILE) != 0;
  for (i = is_large ? FR_N_SMALL : 0; i < (is_large ? FR_N_STACKS : FR_N_SMALL); i++)
    if (s->stacks[i].face[0] == FR_UNNAMED && s->stacks[i].face[1] == FR_UNNAMED && (s->stacks[i].left & 15) > 0)
      {
        s->stacks[i].face[0] = (guint8) face;
        *stack = i;
        return TRUE;
      }
  return fail (error, IMPOSSIBLE, _("there is no free stack for it"));
}

static gboolean
read_development (FrState *s, JsonNode *node, guint *stack, GError **error)
{
  const char *name = orrery_json_text_holds (node, G_TYPE_STRING) ? json_node_get_string (node) : NULL;
  int tile;

  if (name == NULL && !JSON_NODE_HOLDS_OBJECT (node))
    return fail (error, SYNTAX, _("a development must be a name or an object"));
  if (name != NULL && orrery_frontiers_stack_by_name (name, stack))
    return TRUE;
  if (name == NULL)
    name = orrery_json_text_get_string (json_node_get_object (node), "name");
  tile = name == NULL ? -1 : orrery_frontiers_tile_find (s, name, TRUE);
  if (tile >= 0 && stack_of_face (s, (guint) tile - FR_FIRST_FACE) >= 0)
    {
      *stack = (guint) stack_of_face (s, (guint) tile - FR_FIRST_FACE);
      return TRUE;
    }
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return fail (error, SYNTAX, _("there is no development called “%s”"), name);
  return describe_development (s, json_node_get_object (node), stack, error);
}

static gboolean
read_developments (FrState *s, FrSeat *p, JsonObject *object, GError **error)
{
  JsonArray *list;

  if (!orrery_frontiers_get_list (object, "developments", FR_MAX_DEVELOPMENTS, &list, error))
    return FALSE;
  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      guint stack = 0;

      if (!read_development (s, json_array_get_element (list, i), &stack, error))
        return FALSE;
      p->development[p->n_developments++] = (guint8) stack;
      if (stack >= FR_N_STACKS)
        continue;
      if ((s->stacks[stack].left & 15) == 0)
        return fail (error, IMPOSSIBLE, _("no copy is left of a development that is listed twice"));
      s->stacks[stack].left--;
    }
  return TRUE;
}

/* A stockpile, and what was entered for the score */

static gboolean
read_stockpile (FrState *s, FrSeat *p, JsonObject *object, GError **error)
{
  static const char *const known[] = { "goods", "credits", "worlds", NULL };
  static const char *const none[] = { NULL };
  JsonNode *node = json_object_get_member (object, "stockpile");
  JsonNode *goods;
  int credits = 0;

  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return orrery_position_fail_shape ("stockpile", _("an object"), error);
  object = json_node_get_object (node);
  if (!orrery_position_check_members (object, known, none, error) || !orrery_position_get_number (object, "credits", 0, 99, &credits, error)
      || !read_worlds (s, object, "worlds", FR_MAX_STOCKPILED, p->stock_world, &p->n_stock_worlds, error))
    return FALSE;
  p->stock_credits = (guint8) credits;
  goods = json_object_get_member (object, "goods");
  if (goods == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_OBJECT (goods) || !orrery_position_check_members (json_node_get_object (goods), fr_kind_names, none, error))
    return error != NULL && *error != NULL ? FALSE : orrery_position_fail_shape ("goods", _("an object"), error);
  for (guint kind = 0; kind < FR_N_KINDS; kind++)
    {
      int n = 0;

      if (!orrery_position_get_number (json_node_get_object (goods), fr_kind_names[kind], 0, 6, &n, error))
        return FALSE;
      p->stock[kind] = (guint8) n;
    }
  return TRUE;
}

static gboolean
read_entry (FrSeat *p, guint part, JsonObject *object, const char *member, GError **error)
{
  int n = -1;

  if (!orrery_position_get_number (object, member, 0, 150, &n, error))
    return FALSE;
  if (n < 0)
    return TRUE;
  p->pad_known = (guint16) (p->pad_known | FR_BIT (part));
  if (part < FR_N_PADS)
    p->pad[part] = (guint8) n;
  else
    p->goal_pad[part - FR_N_PADS] = (guint8) n;
  return TRUE;
}

static gboolean
read_score (FrSeat *p, JsonObject *object, GError **error)
{
  JsonNode *node = json_object_get_member (object, "score");

  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return orrery_position_fail_shape ("score", _("an object"), error);
  object = json_node_get_object (node);
  for (guint i = 0; i < FR_N_PADS; i++)
    if (!read_entry (p, i, object, orrery_frontiers_pad_words[i], error))
      return FALSE;
  for (guint i = 0; i < FR_N_GOALS; i++)
    if (!read_entry (p, FR_N_PADS + i, object, fr_goals[i].name, error))
      return FALSE;
  return TRUE;
}

/* A seat */

static gboolean
read_numbers (FrState *s, guint seat, JsonObject *object, GError **error)
{
  static const char *const sides[] = { "white", "other" };
  FrSeat *p = &s->seats[seat];
  int credits = fr_setups[s->n_seats].credits[0], chips = 0, colonists = 0, military = 0, mat = (int) seat + 1, side = 0;

  for (guint i = 0; i < s->n_seats; i++)
    if (s->order[i] == seat)
      credits = fr_setups[s->n_seats].credits[i];
  if (!orrery_position_get_number (object, "credits", 0, MAX_CREDITS, &credits, error)
      || !orrery_position_get_number (object, "chips", 0, MAX_CHIPS, &chips, error)
      || !orrery_position_get_number (object, "colonists", 0, 60, &colonists, error)
      || !orrery_position_get_number (object, "military", -9, 30, &military, error)
      || !orrery_position_get_number (object, "mat", 0, FR_N_MATS, &mat, error)
      || !orrery_frontiers_get_word (object, "side", sides, 2, &side, error))
    return FALSE;
  p->credits = (gint16) credits;
  p->chips = (gint16) chips;
  p->colonists = (guint8) colonists;
  p->military = (gint8) military;
  p->mat = (guint8) mat;
  p->side = (guint8) side;
  return TRUE;
}

static gboolean
read_seat (FrState *s, guint seat, JsonNode *node, GError **error)
{
  FrSeat *p = &s->seats[seat];
  JsonObject *object;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return fail (error, SYNTAX, _("it must be an object"));
  object = json_node_get_object (node);
  return orrery_position_check_members (object, orrery_frontiers_seat_members, orrery_frontiers_seat_looks, error)
         && read_numbers (s, seat, object, error) && read_colonies (s, p, object, error)
         && read_worlds (s, object, "explored", FR_MAX_EXPLORED, p->explored, &p->n_explored, error)
         && read_developments (s, p, object, error) && read_stockpile (s, p, object, error) && read_score (p, object, error);
}

gboolean
orrery_frontiers_read_seats (FrState *s, JsonArray *seats, GError **error)
{
  for (guint i = 0; i < s->n_seats; i++)
    if (!read_seat (s, i, json_array_get_element (seats, i), error))
      {
        g_prefix_error (error, _("seat %d: "), i);
        return FALSE;
      }
  return TRUE;
}
