/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading a position. Words and numbers are checked here, one by one, so that a message can name
 * them; whether the table as a whole can be is for the rules to say. */
#include "config.h"

#include "games/frontiers/words/orrery-frontiers-position-private.h"
#include "games/frontiers/words/orrery-frontiers-power.h"
#include "record/orrery-json-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

enum { MAX_ROUND = 9999, MAX_CREDITS = 999, MAX_CHIPS = 999 };

#define fail orrery_frontiers_fail
#define SYNTAX ORRERY_FRONTIERS_ERROR_SYNTAX
#define IMPOSSIBLE ORRERY_FRONTIERS_ERROR_IMPOSSIBLE

static gboolean
check_members (JsonObject *object, const char *const *known, const char *const *looks, GError **error)
{
  JsonObjectIter iter;
  const char *name;

  json_object_iter_init (&iter, object);
  while (json_object_iter_next (&iter, &name, NULL))
    if (!g_strv_contains (known, name) && !g_strv_contains (looks, name))
      return fail (error, SYNTAX, _("“%s” is unknown"), name);
  return TRUE;
}

static gboolean
get_list (JsonObject *object, const char *member, guint most, JsonArray **list, GError **error)
{
  JsonNode *node = json_object_get_member (object, member);

  *list = NULL;
  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return fail (error, SYNTAX, _("“%s” must be %s"), member, _("a list"));
  *list = json_node_get_array (node);
  return json_array_get_length (*list) <= most
         || fail (error, IMPOSSIBLE, _("“%s” has %u entries, but cannot have more than %u"), member, json_array_get_length (*list), most);
}

/* Tiles: by name, "unnamed", or described on the spot */

static gboolean
describe_world (FrState *s, JsonObject *object, guint *tile, GError **error)
{
  guint i = 0;

  while (i < FR_N_WORLDS && fr_tile (s, i) != NULL)
    i++;
  if (i == FR_N_WORLDS)
    return fail (error, IMPOSSIBLE, _("more worlds are on the table than the %d of the box"), FR_N_WORLDS);
  if (!orrery_frontiers_tile_read_name (s, i, object, error) || !orrery_frontiers_tile_read (s, i, object, error))
    return FALSE;
  if (s->tiles[i].name == 0)
    {
      g_autofree char *name = g_strdup_printf ("World %u", i + 1);

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
  else if (!orrery_frontiers_get_word (object, "good", orrery_frontiers_kind_words, FR_N_KINDS, &kind, error))
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
      && (!read_good (s, object, tile, &mark, error) || !orrery_frontiers_get_number (object, "settlers", 0, 3, &settlers, error)
          || !orrery_frontiers_get_truth (object, "new", &is_new, error)
          || !orrery_frontiers_get_truth (object, "produced", &is_produced, error)))
    return FALSE;
  p->colony[p->n_colonies] = (guint8) tile;
  p->mark[p->n_colonies++] = (guint8) (mark | (guint) settlers << 3 | (is_new ? FR_MARK_NEW : 0) | (is_produced ? FR_MARK_PRODUCED : 0));
  return TRUE;
}

/* Does it say what is printed on the tile, and not only what lies on it? */
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

/* The home colony: described, named, "unnamed", null if there is none; one without anything on it if
 * nothing is said. */
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
    return fail (error, SYNTAX, _("“%s” must be %s"), "home", _("a name or an object"));
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

  if (!read_home (s, p, object, error) || !get_list (object, "colonies", FR_MAX_COLONIES, &list, error))
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

/* A list of worlds, or only how many they are. */
static gboolean
read_worlds (FrState *s, JsonObject *object, const char *member, guint most, guint8 *worlds, guint8 *n_worlds, GError **error)
{
  JsonArray *list;
  int n = 0;

  if (orrery_json_text_holds (json_object_get_member (object, member), G_TYPE_INT64))
    {
      if (!orrery_frontiers_get_number (object, member, 0, (int) most, &n, error))
        return FALSE;
      memset (worlds, FR_UNNAMED, (guint) n);
      *n_worlds = (guint8) n;
      return TRUE;
    }
  if (!get_list (object, member, most, &list, error))
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
    return fail (error, IMPOSSIBLE, _("there are more developments than the %d of the box"), FR_N_FACES);
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

  if (!get_list (object, "developments", FR_MAX_DEVELOPMENTS, &list, error))
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
        return fail (error, IMPOSSIBLE, _("no copy is left of a development that stands twice"));
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
    return fail (error, SYNTAX, _("“%s” must be %s"), "stockpile", _("an object"));
  object = json_node_get_object (node);
  if (!check_members (object, known, none, error) || !orrery_frontiers_get_number (object, "credits", 0, 99, &credits, error)
      || !read_worlds (s, object, "worlds", FR_MAX_STOCKPILED, p->stock_world, &p->n_stock_worlds, error))
    return FALSE;
  p->stock_credits = (guint8) credits;
  goods = json_object_get_member (object, "goods");
  if (goods == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_OBJECT (goods) || !check_members (json_node_get_object (goods), orrery_frontiers_kind_words, none, error))
    return error != NULL && *error != NULL ? FALSE : fail (error, SYNTAX, _("“%s” must be %s"), "goods", _("an object"));
  for (guint kind = 0; kind < FR_N_KINDS; kind++)
    {
      int n = 0;

      if (!orrery_frontiers_get_number (json_node_get_object (goods), orrery_frontiers_kind_words[kind], 0, 6, &n, error))
        return FALSE;
      p->stock[kind] = (guint8) n;
    }
  return TRUE;
}

static gboolean
read_entry (FrSeat *p, guint part, JsonObject *object, const char *member, GError **error)
{
  int n = -1;

  if (!orrery_frontiers_get_number (object, member, 0, 150, &n, error))
    return FALSE;
  if (n < 0)
    return TRUE;
  p->pad_known = (guint16) (p->pad_known | FR_BIT (part));
  if (part < FR_N_PADS)
    p->pad[part] = (gint16) n;
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
    return fail (error, SYNTAX, _("“%s” must be %s"), "score", _("an object"));
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
  if (!orrery_frontiers_get_number (object, "credits", 0, MAX_CREDITS, &credits, error)
      || !orrery_frontiers_get_number (object, "chips", 0, MAX_CHIPS, &chips, error)
      || !orrery_frontiers_get_number (object, "colonists", 0, 60, &colonists, error)
      || !orrery_frontiers_get_number (object, "military", -9, 30, &military, error)
      || !orrery_frontiers_get_number (object, "mat", 0, FR_N_MATS, &mat, error)
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
  return check_members (object, orrery_frontiers_seat_members, orrery_frontiers_seat_looks, error)
         && read_numbers (s, seat, object, error) && read_colonies (s, p, object, error)
         && read_worlds (s, object, "explored", FR_MAX_EXPLORED, p->explored, &p->n_explored, error)
         && read_developments (s, p, object, error) && read_stockpile (s, p, object, error) && read_score (p, object, error);
}

static gboolean
read_seats (FrState *s, JsonArray *seats, GError **error)
{
  for (guint i = 0; i < s->n_seats; i++)
    if (!read_seat (s, i, json_array_get_element (seats, i), error))
      {
        g_prefix_error (error, _("seat %d: "), i);
        return FALSE;
      }
  return TRUE;
}

/* The whole table */

static gboolean
has_objects (JsonNode *node)
{
  JsonArray *list;

  if (node == NULL || JSON_NODE_HOLDS_OBJECT (node))
    return node != NULL;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return FALSE;
  list = json_node_get_array (node);
  for (guint i = 0; i < json_array_get_length (list); i++)
    if (JSON_NODE_HOLDS_OBJECT (json_array_get_element (list, i)))
      return TRUE;
  return FALSE;
}

/* Whoever describes tiles wants them to be used. */
static gboolean
describes_tiles (JsonObject *object)
{
  static const char *const members[] = { "home", "colonies", "explored", "developments" };
  JsonArray *seats = json_object_get_array_member (object, "seats");

  if (json_object_has_member (object, "collection"))
    return TRUE;
  for (guint i = 0; i < json_array_get_length (seats); i++)
    {
      JsonNode *seat = json_array_get_element (seats, i);

      for (guint k = 0; JSON_NODE_HOLDS_OBJECT (seat) && k < G_N_ELEMENTS (members); k++)
        if (has_objects (json_object_get_member (json_node_get_object (seat), members[k])))
          return TRUE;
    }
  return FALSE;
}

static gboolean
read_options (JsonObject *object, guint8 *options, GError **error)
{
  gboolean first = FALSE, any = FALSE, decline = FALSE;
  JsonNode *goals = json_object_get_member (object, "goals");
  int level = describes_tiles (object) ? FR_LEVEL_MIRROR : FR_LEVEL_CLOCK;

  if (!orrery_frontiers_get_truth (object, "first_game", &first, error)
      || !orrery_frontiers_get_truth (object, "stockpile_any", &any, error)
      || !orrery_frontiers_get_truth (object, "decline", &decline, error)
      || !orrery_frontiers_get_word (object, "level", orrery_frontiers_level_words, FR_N_LEVELS, &level, error))
    return FALSE;
  *options = (guint8) ((first ? FR_FIRST_GAME : 0) | (any ? FR_STOCKPILE_ANY : 0) | (decline ? FR_DECLINE : 0)
                       | (goals != NULL && !JSON_NODE_HOLDS_NULL (goals) ? FR_GOALS : 0)
                       | (level == FR_LEVEL_MIRROR     ? FR_TILES
                          : level == FR_LEVEL_COUNTERS ? FR_COUNTERS
                                                       : 0));
  return TRUE;
}

static gboolean
read_order (FrState *s, JsonObject *object, GError **error)
{
  JsonArray *list;
  int k = 0;

  if (!get_list (object, "order", FR_MAX_DISKS, &list, error)
      || !orrery_frontiers_get_number (object, "selected", 0, s->n_disks - 1, &k, error))
    return FALSE;
  s->k = (guint8) k;
  if (list == NULL)
    return TRUE;
  if (json_array_get_length (list) != s->n_disks)
    return fail (error, IMPOSSIBLE, _("“%s” must name %u disks"), "order", s->n_disks);
  for (guint i = 0; i < s->n_disks; i++)
    {
      JsonNode *node = json_array_get_element (list, i);
      const gint64 seat = orrery_json_text_holds (node, G_TYPE_INT64) ? json_node_get_int (node) : -1;

      if (seat < 0 || seat >= s->n_seats)
        return fail (error, SYNTAX, _("“%s” must be %s"), "order", _("a list of seats"));
      s->order[i] = (guint8) seat;
    }
  return TRUE;
}

/* A list of words as a mask. */
static gboolean
read_words (JsonObject *object, const char *member, const char *const *words, guint n, guint8 *mask, GError **error)
{
  JsonArray *list;

  if (!get_list (object, member, n, &list, error))
    return FALSE;
  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      JsonNode *node = json_array_get_element (list, i);
      const char *word = orrery_json_text_holds (node, G_TYPE_STRING) ? json_node_get_string (node) : "";
      guint k = 0;

      while (k < n && strcmp (words[k], word) != 0)
        k++;
      if (k == n)
        return fail (error, SYNTAX, _("“%s” cannot be “%s”"), member, word);
      *mask = (guint8) (*mask | FR_BIT (k));
    }
  return TRUE;
}

static void
list_actions (const char *words[FR_N_ACTIONS])
{
  for (guint i = 0; i < FR_N_ACTIONS; i++)
    words[i] = fr_actions[i].id;
}

/* A goal: its name, or `goal`, `holder` and whether it is `down`. */
static gboolean
read_goal (FrState *s, JsonNode *node, GError **error)
{
  const char *names[FR_N_GOALS + 1];
  g_autoptr (JsonObject) made = NULL;
  JsonObject *object;
  int goal = -1, holder = 0;
  gboolean is_down = FALSE;

  for (guint i = 0; i < FR_N_GOALS; i++)
    names[i] = fr_goals[i].name;
  names[FR_SECRET_GOAL] = "secret";
  if (orrery_json_text_holds (node, G_TYPE_STRING))
    {
      made = json_object_new ();
      json_object_set_string_member (made, "goal", json_node_get_string (node));
    }
  else if (!JSON_NODE_HOLDS_OBJECT (node))
    return fail (error, SYNTAX, _("a goal must be a name or an object"));
  object = made != NULL ? made : json_node_get_object (node);
  if (!orrery_frontiers_get_word (object, "goal", names, FR_N_GOALS + 1, &goal, error)
      || !orrery_frontiers_get_number (object, "holder", 0, s->n_seats - 1, &holder, error)
      || !orrery_frontiers_get_truth (object, "down", &is_down, error))
    return FALSE;
  if (goal < 0)
    return fail (error, SYNTAX, _("“%s” is missing"), "goal");
  s->goal[s->n_goals] = (guint8) ((guint) goal | (is_down || goal == FR_SECRET_GOAL ? FR_FACE_DOWN : 0));
  s->holder[s->n_goals++] = (guint8) holder;
  return TRUE;
}

static gboolean
read_goals (FrState *s, JsonObject *object, GError **error)
{
  JsonArray *list;

  if (orrery_json_text_holds (json_object_get_member (object, "goals"), G_TYPE_BOOLEAN))
    {
      if (!json_node_get_boolean (json_object_get_member (object, "goals")))
        s->options = (guint8) (s->options & ~(guint) FR_GOALS);
      return TRUE;
    }
  if (!get_list (object, "goals", FR_N_GOALS, &list, error))
    return FALSE;
  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    if (!read_goal (s, json_array_get_element (list, i), error))
      return FALSE;
  return TRUE;
}

/* Which faces are up, and stacks with fewer copies. */
static gboolean
read_stacks (FrState *s, JsonObject *object, GError **error)
{
  JsonArray *list;

  if (!get_list (object, "stacks", FR_N_STACKS, &list, error))
    return FALSE;
  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      JsonNode *node = json_array_get_element (list, i);
      const char *name = orrery_json_text_holds (node, G_TYPE_STRING) ? json_node_get_string (node) : "";
      guint stack = 0;

      if (!orrery_frontiers_stack_by_name (name, &stack) || stack >= FR_N_STACKS)
        return fail (error, SYNTAX, _("“%s” must be %s"), "stacks", _("a list of stacks that are turned over"));
      s->stacks[stack].left |= FR_TURNED;
    }
  return TRUE;
}

/* The step, and what is half done in it */

static gboolean
read_now_list (JsonObject *object, const char *member, guint most, guint greatest, guint8 *bytes, guint8 *n, GError **error)
{
  JsonArray *list;

  if (!get_list (object, member, most, &list, error))
    return FALSE;
  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      JsonNode *node = json_array_get_element (list, i);
      const gint64 value = orrery_json_text_holds (node, G_TYPE_INT64) ? json_node_get_int (node) : -1;

      if (value < 0 || value > greatest)
        return fail (error, SYNTAX, _("“%s” must be %s"), member, _("a list of numbers"));
      bytes[(*n)++] = (guint8) value;
    }
  return TRUE;
}

static gboolean
read_now (FrState *s, JsonObject *object, GError **error)
{
  guint8 *bytes = (guint8 *) &s->now;
  int used = 0, high = 0;

  memset (&s->now, 0, sizeof s->now);
  for (const OrreryFrontiersNowField *field = orrery_frontiers_now_fields; field->name != NULL; field++)
    {
      int value = 0;

      if (!orrery_frontiers_get_number (object, field->name, 0, (int) field->most, &value, error))
        return FALSE;
      bytes[field->offset] = (guint8) value;
    }
  if (!orrery_frontiers_get_number (object, "used", 0, 65535, &used, error)
      || !orrery_frontiers_get_number (object, "used_high", 0, 65535, &high, error)
      || !read_now_list (object, "acting", FR_MAX_SEATS, FR_MAX_SEATS - 1, s->now.acting, &s->now.n_acting, error)
      || !read_now_list (object, "laid_out", FR_MAX_LAID_OUT, 255, s->now.laid, &s->now.n_laid, error))
    return FALSE;
  s->now.used = (guint32) used | (guint32) high << 16;
  return TRUE;
}

static gboolean
read_step (FrState *s, JsonObject *object, GError **error)
{
  const char *words[FR_N_ACTIONS + 4];
  JsonNode *now = json_object_get_member (object, "now");
  int step = FR_N_ACTIONS;

  list_actions (words);
  words[FR_N_ACTIONS] = "select";
  words[FR_N_ACTIONS + 1] = "setup";
  words[FR_N_ACTIONS + 2] = "score";
  words[FR_N_ACTIONS + 3] = "over";
  if (!orrery_frontiers_get_word (object, "step", words, FR_N_ACTIONS + 4, &step, error))
    return FALSE;
  s->step = (guint8) (step < FR_N_ACTIONS        ? FR_STEP_ACTION
                      : step == FR_N_ACTIONS     ? FR_STEP_SELECT
                      : step == FR_N_ACTIONS + 1 ? FR_STEP_SETUP
                      : step == FR_N_ACTIONS + 2 ? FR_STEP_SCORE
                                                 : FR_STEP_OVER);
  s->action = (guint8) (step < FR_N_ACTIONS ? step : 0);
  if (now == NULL && (s->step == FR_STEP_ACTION || s->step == FR_STEP_SETUP))
    return fail (error, SYNTAX, _("“step” cannot be “%s” without “now”: begin with “select”"), words[step]);
  if (now == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_OBJECT (now))
    return fail (error, SYNTAX, _("“%s” must be %s"), "now", _("an object"));
  return read_now (s, json_node_get_object (now), error);
}

/* Pools: what the seats do not have, unless they say otherwise. */
static gboolean
read_pools (FrState *s, JsonObject *object, GError **error)
{
  const char *actions[FR_N_ACTIONS];
  const FrSetupData *setup = &fr_setups[s->n_seats];
  int chips = 0, colonists = 0;
  int pool, supply, round = 1, on_produce = 0;

  list_actions (actions);
  for (guint i = 0; i < s->n_seats; i++)
    {
      chips += s->seats[i].chips;
      colonists += s->seats[i].colonists;
      for (guint k = 0; k < s->seats[i].n_colonies; k++)
        colonists += (s->seats[i].mark[k] & FR_MARK_COLONISTS) >> 3;
    }
  pool = MAX (0, setup->pool - chips);
  supply = MAX (0, setup->colonists - colonists);
  if (!orrery_frontiers_get_number (object, "pool", 0, MAX_CHIPS, &pool, error)
      || !orrery_frontiers_get_number (object, "supply", 0, 60, &supply, error)
      || !orrery_frontiers_get_number (object, "round", 0, MAX_ROUND, &round, error)
      || !orrery_frontiers_get_number (object, "on_produce", 0, 99, &on_produce, error)
      || !read_words (object, "ends", orrery_frontiers_end_words, 4, &s->ends, error)
      || !read_words (object, "taken", actions, FR_N_ACTIONS, &s->taken, error))
    return FALSE;
  s->pool = (gint16) pool;
  s->vp = (gint16) (pool + chips);
  s->supply = (guint8) supply;
  s->n_colonists = (guint8) MIN (255, supply + colonists);
  s->round = (guint16) round;
  s->on_produce = (guint8) on_produce;
  return TRUE;
}

/* A table as at the start of a game, but nobody has anything yet. */
static gboolean
begin (JsonObject *object, FrState *s, JsonArray **seats, GError **error)
{
  GameSetup setup = { 0 };

  if (!get_list (object, "seats", G_MAXUINT, seats, error))
    return FALSE;
  if (*seats == NULL)
    return fail (error, SYNTAX, _("“seats” is missing"));
  setup.n_seats = (guint8) MIN (json_array_get_length (*seats), 255);
  if (!read_options (object, &setup.options, error))
    return FALSE;
  if (setup.n_seats < 2 || setup.n_seats > FR_MAX_SEATS)
    return fail (error, IMPOSSIBLE, _("%u seats, but the game is for 2 to %d"), json_array_get_length (*seats), FR_MAX_SEATS);
  if (fr_start (s, &setup) != FR_OK)
    return fail (error, IMPOSSIBLE, _("a first game has no goals"));
  memset (&s->now, 0, sizeof s->now);
  return TRUE;
}

static gboolean
read_collection (FrState *s, JsonObject *object, GError **error)
{
  JsonNode *node = json_object_get_member (object, "collection");

  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return fail (error, SYNTAX, _("“%s” must be %s"), "collection", _("an object"));
  return orrery_frontiers_read_tiles (s, json_node_get_object (node), error);
}

static gboolean
read_table (JsonObject *object, FrState *s, GError **error)
{
  static const char *const ids[] = { "frontiers" };
  JsonArray *seats;
  int game = 0;

  return check_members (object, orrery_frontiers_root_members, orrery_frontiers_root_looks, error)
         && orrery_frontiers_get_word (object, "game", ids, 1, &game, error) && begin (object, s, &seats, error)
         && read_collection (s, object, error) && read_order (s, object, error) && read_stacks (s, object, error)
         && read_goals (s, object, error) && read_seats (s, seats, error) && read_pools (s, object, error)
         && read_step (s, object, error);
}

gboolean
orrery_frontiers_position_read (JsonNode *node, FrState *state, GError **error)
{
  g_autofree char *text = NULL;
  GameProblem problem;

  memset (state, 0, sizeof *state);
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return fail (error, SYNTAX, _("a position must be an object"));
  if (!read_table (json_node_get_object (node), state, error))
    return FALSE;
  orrery_frontiers_tiles_sort_pools (state);
  problem = fr_resume (state);
  if (problem.code == FR_WHOLE)
    return TRUE;
  text = orrery_frontiers_problem_text (state, &problem);
  return fail (error, IMPOSSIBLE, "%s", text);
}
