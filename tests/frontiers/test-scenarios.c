/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Scenarios of New Frontiers. */
#include "games/scenarios.h"

#include "games/frontiers/rules/internal.h"
#include "games/frontiers/words/orrery-frontiers.h"

#include <string.h>

/* Shorthands for tiles */

static JsonArray *
new_words (const char *word)
{
  JsonArray *array = json_array_new ();

  json_array_add_string_element (array, word);
  return array;
}

/* "S1 2", "S2 2 rebel", "E1 colonists 1", "C1 1 any 1 vp 1 [may]", "C3 1 1 Name" */
static JsonObject *
expand_power (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", 8);
  const guint n = g_strv_length (words);
  const char *code = words[0];
  JsonObject *power = json_object_new ();
  JsonObject *gain = NULL;
  const gboolean is_gain = strchr ("EDSP", code[0]) != NULL && n >= 3 && g_ascii_isdigit (words[2][0]);

  json_object_set_string_member (power, "code", code);
  if (strcmp (code, "C1") == 0)
    {
      json_object_set_int_member (power, "per_use", atoi (words[1]));
      json_object_set_array_member (power, "good", new_words (words[2]));
      json_object_set_int_member (power, "max_uses", atoi (words[3]));
      gain = json_object_new ();
      json_object_set_int_member (gain, words[4], atoi (words[5]));
      json_object_set_object_member (power, "gain", gain);
      if (n > 6)
        json_object_set_boolean_member (power, words[6], TRUE);
    }
  else if (strcmp (code, "C3") == 0)
    {
      json_object_set_int_member (power, "amount", atoi (words[1]));
      json_object_set_int_member (power, "plus", n > 2 ? atoi (words[2]) : 0);
      if (n > 3)
        json_object_set_string_member (power, "with", words[3]);
    }
  else if (strcmp (code, "C2") == 0 || is_gain)
    {
      gain = json_object_new ();
      json_object_set_int_member (gain, words[1], atoi (words[2]));
      json_object_set_object_member (power, "gain", gain);
      if (n > 3)
        json_object_set_array_member (power, strcmp (code, "P4") == 0 || strcmp (code, "P6") == 0 ? "good" : "of", new_words (words[3]));
      if (n > 4)
        json_object_set_string_member (power, "each", words[4]);
    }
  else if (n > 1)
    {
      json_object_set_int_member (power, strcmp (code, "S5") == 0 ? "discount" : strcmp (code, "S8") == 0 ? "range" : "amount", atoi (words[1]));
      if (n > 2)
        json_object_set_array_member (power, strcmp (code, "S2") == 0 ? "against" : code[0] == 'T' || strcmp (code, "S3") == 0 ? "good" : "of",
                                      new_words (words[2]));
    }
  return power;
}

static void
expand_powers (JsonObject *tile, const char *text)
{
  JsonArray *powers = json_array_new ();
  g_auto (GStrv) list = text == NULL ? NULL : g_strsplit (text, ", ", 8);

  for (guint i = 0; list != NULL && list[i] != NULL; i++)
    json_array_add_object_element (powers, expand_power (list[i]));
  json_object_set_array_member (tile, "powers", powers);
}

static gboolean
is_word (const char *word, const char *const *words)
{
  return g_strv_contains (words, word);
}

static void
expand_word (JsonObject *tile, JsonArray *keywords, const char *word)
{
  static const char *const goods[] = { "gray", "production", "windfall", NULL };
  static const char *const kinds[] = { "novelty", "rare", "genes", "alien", "any", NULL };

  if (is_word (word, goods))
    json_object_set_string_member (tile, "goods", word);
  else if (is_word (word, kinds) && json_object_has_member (tile, "goods") && !json_object_has_member (tile, "kind")
           && strcmp (json_object_get_string_member (tile, "goods"), "gray") != 0)
    json_object_set_string_member (tile, "kind", word);
  else if (strcmp (word, "good") == 0)
    json_object_set_boolean_member (tile, "good", TRUE);
  else if (strcmp (word, "VP?") == 0)
    json_object_set_string_member (tile, "vp", "?");
  else if (g_str_has_prefix (word, "VP"))
    json_object_set_int_member (tile, "vp", atoi (word + 2));
  else if (word[0] == '=')
    json_object_set_string_member (tile, "name", word + 1);
  else
    json_array_add_string_element (keywords, word);
}

static JsonNode *
expand (const char *text)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *tile = json_object_new ();
  JsonArray *keywords = json_array_new ();
  g_auto (GStrv) halves = g_strsplit (text, ": ", 2);
  g_auto (GStrv) words = g_strsplit (halves[0], " ", 12);
  const char *first = words[0];

  if (g_str_has_prefix (first, "nm") || (first[0] == 'm' && g_ascii_isdigit (first[1])))
    {
      const char *bracket = strchr (first, '(');

      json_object_set_string_member (tile, "type", first[0] == 'n' ? "non-military" : "military");
      json_object_set_int_member (tile, "number", atoi (first + (first[0] == 'n' ? 2 : 1)));
      json_object_set_int_member (tile, "colonists", bracket == NULL ? 1 : atoi (bracket + 1));
    }
  else if (first[0] == 'd')
    {
      json_object_set_string_member (tile, "size", "small");
      json_object_set_int_member (tile, "cost", atoi (first + 1));
      json_object_set_int_member (tile, "vp", 0);
    }
  else if (first[0] == 'L')
    json_object_set_string_member (tile, "size", "large");
  for (guint i = 1; words[i] != NULL; i++)
    expand_word (tile, keywords, words[i]);
  if (strcmp (first, "home") == 0 || first[0] == 'n' || first[0] == 'm')
    {
      if (!json_object_has_member (tile, "goods"))
        json_object_set_string_member (tile, "goods", "gray");
      if (!json_object_has_member (tile, "vp"))
        json_object_set_int_member (tile, "vp", 0);
    }
  json_object_set_array_member (tile, "keywords", keywords);
  expand_powers (tile, halves[1]);
  json_node_take_object (node, tile);
  return node;
}

static gboolean
is_shorthand (const char *text)
{
  return g_regex_match_simple ("^(nm[0-9]|m[0-9]|d[0-9]|L|home\\b)", text, 0, 0) && strcmp (text, "large") != 0;
}

/* Every shorthand anywhere in a position. */
static JsonNode *
expand_all (JsonNode *node)
{
  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *old = json_node_get_array (node);
      JsonArray *list = json_array_new ();
      JsonNode *result = json_node_new (JSON_NODE_ARRAY);

      for (guint i = 0; i < json_array_get_length (old); i++)
        json_array_add_element (list, expand_all (json_array_get_element (old, i)));
      json_node_take_array (result, list);
      return result;
    }
  if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObject *copy = json_object_new ();
      JsonNode *result = json_node_new (JSON_NODE_OBJECT);
      JsonObjectIter iter;
      const char *member;
      JsonNode *value;

      json_object_iter_init (&iter, json_node_get_object (node));
      while (json_object_iter_next (&iter, &member, &value))
        json_object_set_member (copy, member, expand_all (value));
      json_node_take_object (result, copy);
      return result;
    }
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING && is_shorthand (json_node_get_string (node)))
    return expand (json_node_get_string (node));
  return json_node_copy (node);
}

/* A written position is read back as the same state. */
static void
check_written (Run *run)
{
  g_autoptr (JsonNode) position = orrery_frontiers.write_position (&run->state, GAME_NOBODY);
  g_autoptr (GError) error = NULL;
  FrState again;

  if (!orrery_frontiers.read_position (position, &again, &error))
    run_fail (run, "it cannot be read again: %s", error->message);
  else if (memcmp (&again, &run->state, sizeof again) != 0)
    run_fail (run, "it is read as another state");
}

/* [seat, number from 1, value], or several of them. */
static void
check_computed (Run *run, const char *what, JsonArray *list)
{
  const FrState *s = (const FrState *) &run->state;
  int seat, is;
  guint at;

  if (JSON_NODE_HOLDS_ARRAY (json_array_get_element (list, 0)))
    {
      for (guint i = 0; i < json_array_get_length (list); i++)
        check_computed (run, what, json_array_get_array_element (list, i));
      return;
    }
  seat = (int) json_array_get_int_element (list, 0);
  at = (guint) json_array_get_int_element (list, 1) - 1;
  if (strcmp (what, "price") == 0)
    is = fr_develop_price (s, seat, at);
  else if (strcmp (what, "strength") == 0)
    is = fr_strength (s, seat, s->seats[seat].explored[at]);
  else if (strcmp (what, "sale") == 0)
    is = fr_sale (s, seat, at);
  else
    is = fr_bonus (s, seat, FR_PLACE_DEVELOPMENT + at);
  run_number (run, what, is, json_array_get_int_element (list, 2));
}

static void
check_goal (Run *run, JsonObject *object)
{
  const char *name = json_object_get_string_member (object, "goal");
  JsonArray *counts = json_object_get_array_member (object, "counts");
  JsonArray *vp = json_object_get_array_member (object, "vp");
  guint goal = 0;

  while (strcmp (fr_goals[goal].name, name) != 0)
    goal++;
  for (guint i = 0; i < json_array_get_length (counts); i++)
    run_number (run, name, fr_goal_vp ((const FrState *) &run->state, goal, (int) json_array_get_int_element (counts, i)),
                  json_array_get_int_element (vp, i));
}

static gboolean
run_member (Run *run, const char *word, const char *member, JsonNode *node)
{
  static const char *const computed[] = { "price", "strength", "sale", "bonus", NULL };

  if (g_strv_contains (computed, word))
    check_computed (run, word, json_node_get_array (node));
  else if (strcmp (word, "goal") == 0)
    check_goal (run, json_node_get_object (node));
  else
    return FALSE;
  return TRUE;
}

/* Every scenario of rules 9 is played; those about collections (157 to 162) are in test-collection.c. */
static const guint8 numbers[] = {
  1,   2,   5,   6,   7,   10,  11,  12,  15,  16,  17,  20,  21,  22,  25,  26,  27,  30,  31,  32,  35,  36,  37,  40,
  41,  42,  45,  46,  47,  50,  51,  52,  55,  56,  57,  60,  61,  62,  65,  66,  67,  70,  71,  72,  75,  76,  77,  80,
  81,  82,  85,  86,  87,  90,  91,  92,  95,  96,  97,  100, 101, 102, 105, 106, 107, 110, 111, 112, 115, 116, 117, 120,
  121, 122, 125, 126, 127, 130, 131, 132, 135, 136, 137, 140, 141, 142, 145, 146, 147, 150, 151, 152, 155, 156, 161, 165,
  166, 167,
};

static const char *const files[] = {
  "setup", "track", "develop", "explore", "settle", "produce", "trade", "goals", "end", "levels", NULL,
};

static const Scenarios frontiers = {
  .game = &orrery_frontiers,
  .folder = "frontiers",
  .files = files,
  .numbers = numbers,
  .n_numbers = G_N_ELEMENTS (numbers),
  .expand = expand_all,
  .run_member = run_member,
  .check = check_written,
};

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_assert_cmpuint (G_N_ELEMENTS (numbers), ==, 101 - 3);
  return scenarios_run (&frontiers);
}
