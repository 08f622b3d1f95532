/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a position. Words and numbers are checked here, one by one, so that a message can name them; the
 * rules check whether the table as a whole is possible. */
#include "games/frontiers/words/orrery-frontiers-position-private.h"
#include "games/frontiers/words/orrery-frontiers-power.h"
#include "record/orrery-json-text.h"

#include <glib/gi18n.h>
#include <string.h>

enum { MAX_ROUND = 9999, MAX_CHIPS = 999 };

#define fail orrery_position_fail
#define SYNTAX ORRERY_POSITION_ERROR_SYNTAX
#define IMPOSSIBLE ORRERY_POSITION_ERROR_IMPOSSIBLE

gboolean
orrery_frontiers_get_list (JsonObject *object, const char *member, guint most, JsonArray **list, GError **error)
{
  *list = NULL;
  if (!orrery_position_get_array (object, member, list, error))
    return FALSE;
  return *list == NULL || json_array_get_length (*list) <= most
         || fail (error, IMPOSSIBLE, _("“%s” has %u entries, but cannot have more than %u"), member, json_array_get_length (*list), most);
}

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

/* The lowest level that keeps everything the position says: described tiles and numbers are meant to be used. */
static FrLevel
find_level (JsonObject *object)
{
  static const char *const tiles[] = { "home", "colonies", "explored", "developments" };
  static const char *const counters[] = { "credits", "colonists", "military", "stockpile" };
  JsonArray *seats = json_object_get_array_member (object, "seats");
  FrLevel level = json_object_has_member (object, "collection") ? FR_LEVEL_MIRROR : FR_LEVEL_CLOCK;

  for (guint i = 0; i < json_array_get_length (seats); i++)
    {
      JsonNode *node = json_array_get_element (seats, i);
      JsonObject *seat = JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;

      for (guint k = 0; seat != NULL && k < G_N_ELEMENTS (tiles); k++)
        if (has_objects (json_object_get_member (seat, tiles[k])))
          level = FR_LEVEL_MIRROR;
      for (guint k = 0; seat != NULL && k < G_N_ELEMENTS (counters); k++)
        if (json_object_has_member (seat, counters[k]) && level == FR_LEVEL_CLOCK)
          level = FR_LEVEL_COUNTERS;
    }
  return level;
}

static gboolean
read_options (JsonObject *object, guint8 *options, GError **error)
{
  gboolean first = FALSE, any = FALSE, decline = FALSE;
  JsonNode *goals = json_object_get_member (object, "goals");
  int level = find_level (object);

  if (!orrery_position_get_flag (object, "first_game", &first, error)
      || !orrery_position_get_flag (object, "stockpile_any", &any, error)
      || !orrery_position_get_flag (object, "decline", &decline, error)
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

  if (!orrery_frontiers_get_list (object, "order", FR_MAX_DISKS, &list, error)
      || !orrery_position_get_number (object, "selected", 0, s->n_disks - 1, &k, error))
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
        return orrery_position_fail_shape ("order", _("a list of seats"), error);
      s->order[i] = (guint8) seat;
    }
  return TRUE;
}

/* A list of words as a mask. */
static gboolean
read_words (JsonObject *object, const char *member, const char *const *words, guint n, guint8 *mask, GError **error)
{
  JsonArray *list;

  if (!orrery_frontiers_get_list (object, member, n, &list, error))
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

/* The seats that selected them; by default those of the order. */
static gboolean
read_selectors (FrState *s, JsonObject *object, GError **error)
{
  JsonArray *list;

  if (!orrery_frontiers_get_list (object, "selectors", FR_MAX_DISKS, &list, error))
    return FALSE;
  if (list != NULL && json_array_get_length (list) != s->n_taken)
    return fail (error, IMPOSSIBLE, _("“%s” must name %u seats"), "selectors", s->n_taken);
  for (guint i = 0; i < s->n_taken; i++)
    {
      JsonNode *node = list != NULL ? json_array_get_element (list, i) : NULL;
      const gint64 seat = node == NULL ? s->order[i % s->n_disks] : orrery_json_text_holds (node, G_TYPE_INT64) ? json_node_get_int (node) : -1;

      if (seat < 0 || seat >= s->n_seats)
        return orrery_position_fail_shape ("selectors", _("a list of seats"), error);
      s->selector[i] = (guint8) seat;
    }
  return TRUE;
}

/* The selected action tiles, in order. */
static gboolean
read_taken (FrState *s, JsonObject *object, const char *const *actions, GError **error)
{
  JsonArray *list;
  guint seen = 0;
  int last = -1;

  if (!read_words (object, "taken", actions, FR_N_ACTIONS, &s->taken, error)
      || !orrery_frontiers_get_list (object, "taken", FR_N_ACTIONS, &list, error)
      || !orrery_frontiers_get_word (object, "last", actions, FR_N_ACTIONS, &last, error))
    return FALSE;
  s->last = (guint8) (last + 1);
  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    for (guint k = 0; k < FR_N_ACTIONS; k++)
      if (g_str_equal (json_array_get_string_element (list, i), actions[k]) && (seen & FR_BIT (k)) == 0 && s->n_taken < FR_MAX_DISKS)
        {
          s->tile[s->n_taken++] = (guint8) k;
          seen |= FR_BIT (k);
        }
  return read_selectors (s, object, error);
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
      || !orrery_position_get_number (object, "holder", 0, s->n_seats - 1, &holder, error)
      || !orrery_position_get_flag (object, "down", &is_down, error))
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
  if (!orrery_frontiers_get_list (object, "goals", FR_N_GOALS, &list, error))
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

  if (!orrery_frontiers_get_list (object, "stacks", FR_N_STACKS, &list, error))
    return FALSE;
  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      JsonNode *node = json_array_get_element (list, i);
      const char *name = orrery_json_text_holds (node, G_TYPE_STRING) ? json_node_get_string (node) : "";
      guint stack = 0;

      if (!orrery_frontiers_stack_by_name (name, &stack) || stack >= FR_N_STACKS)
        return orrery_position_fail_shape ("stacks", _("a list of stacks that are turned over"), error);
      s->stacks[stack].left |= FR_TURNED;
    }
  return TRUE;
}

/* The step, and its unfinished work */

static gboolean
read_now_list (JsonObject *object, const char *member, guint most, guint greatest, guint8 *bytes, guint8 *n, GError **error)
{
  JsonArray *list;

  if (!orrery_frontiers_get_list (object, member, most, &list, error))
    return FALSE;
  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    {
      JsonNode *node = json_array_get_element (list, i);
      const gint64 value = orrery_json_text_holds (node, G_TYPE_INT64) ? json_node_get_int (node) : -1;

      if (value < 0 || value > greatest)
        return orrery_position_fail_shape (member, _("a list of numbers"), error);
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

      if (!orrery_position_get_number (object, field->name, 0, (int) field->most, &value, error))
        return FALSE;
      bytes[field->offset] = (guint8) value;
    }
  if (!orrery_position_get_number (object, "used", 0, 65535, &used, error)
      || !orrery_position_get_number (object, "used_high", 0, 65535, &high, error)
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
    return orrery_position_fail_shape ("now", _("an object"), error);
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
  if (!orrery_position_get_number (object, "pool", 0, MAX_CHIPS, &pool, error)
      || !orrery_position_get_number (object, "supply", 0, 60, &supply, error)
      || !orrery_position_get_number (object, "round", 0, MAX_ROUND, &round, error)
      || !orrery_position_get_number (object, "on_produce", 0, 99, &on_produce, error)
      || !read_words (object, "ends", orrery_frontiers_end_words, 4, &s->ends, error)
      || !read_taken (s, object, actions, error))
    return FALSE;
  s->pool = (gint16) pool;
  s->vp = (gint16) (pool + chips);
  s->supply = (guint8) supply;
  s->n_colonists = (guint8) MIN (255, supply + colonists);
  s->round = (guint16) round;
  s->on_produce = (guint8) on_produce;
  return TRUE;
}

/* A table at the start of a game, before anybody has anything. */
static gboolean
begin (JsonObject *object, FrState *s, JsonArray **seats, GError **error)
{
  GameSetup setup = { 0 };

  if (!orrery_frontiers_get_list (object, "seats", G_MAXUINT, seats, error))
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
    return orrery_position_fail_shape ("collection", _("an object"), error);
  return orrery_frontiers_read_tiles (s, json_node_get_object (node), error);
}

static gboolean
read_table (JsonObject *object, FrState *s, GError **error)
{
  static const char *const ids[] = { "frontiers" };
  JsonArray *seats;
  int game = 0;

  return orrery_position_check_members (object, orrery_frontiers_root_members, orrery_frontiers_root_looks, error)
         && orrery_frontiers_get_word (object, "game", ids, 1, &game, error) && begin (object, s, &seats, error)
         && read_collection (s, object, error) && read_order (s, object, error) && read_stacks (s, object, error)
         && read_goals (s, object, error) && orrery_frontiers_read_seats (s, seats, error) && read_pools (s, object, error)
         && read_step (s, object, error);
}

gboolean
orrery_frontiers_position_read (JsonNode *node, void *state, GError **error)
{
  g_autofree char *text = NULL;
  GameProblem problem;

  memset (state, 0, sizeof (FrState));
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return fail (error, SYNTAX, _("a position must be an object"));
  if (!read_table (json_node_get_object (node), state, error))
    return FALSE;
  fr_sort_pools (state);
  problem = fr_resume (state);
  if (problem.code == FR_WHOLE)
    return TRUE;
  text = orrery_frontiers_problem_text (state, &problem);
  return fail (error, IMPOSSIBLE, "%s", text);
}
