/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads the scenario files: tables become one scenario per row, named seats come from seats.json. */
#include "scenario.h"

#include <string.h>

static JsonNode *
load_file (const char *folder, const char *name)
{
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) error = NULL;

  if (!json_parser_load_from_file (parser, path, &error))
    g_error ("%s: %s", path, error->message);
  return json_node_copy (json_parser_get_root (parser));
}

/* Tables: "$word" stands for the row's value in that column. */

static char *
text_of (JsonNode *node)
{
  if (json_node_get_value_type (node) == G_TYPE_STRING)
    return json_node_dup_string (node);
  return json_to_string (node, FALSE);
}

static char *
fill_in_text (const char *text, JsonObject *row)
{
  g_autoptr (GString) filled = g_string_new (text);
  g_autoptr (GList) words = json_object_get_members (row);

  for (GList *word = words; word != NULL; word = word->next)
    {
      g_autofree char *mark = g_strdup_printf ("$%s", (const char *) word->data);
      g_autofree char *value = text_of (json_object_get_member (row, word->data));

      g_string_replace (filled, mark, value, 0);
    }
  return g_strdup (filled->str);
}

static JsonNode *fill_in (JsonNode *node, JsonObject *row);

static JsonNode *
fill_in_object (JsonObject *object, JsonObject *row)
{
  JsonObject *filled = json_object_new ();
  JsonObjectIter iter;
  const char *name;
  JsonNode *member;
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);

  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, &member))
    if (strcmp (name, "rows") != 0)
      {
        g_autofree char *new_name = fill_in_text (name, row);

        json_object_set_member (filled, new_name, fill_in (member, row));
      }
  json_node_take_object (node, filled);
  return node;
}

static JsonNode *
fill_in_array (JsonArray *array, JsonObject *row)
{
  JsonArray *filled = json_array_new ();
  JsonNode *node = json_node_new (JSON_NODE_ARRAY);

  for (guint i = 0; i < json_array_get_length (array); i++)
    json_array_add_element (filled, fill_in (json_array_get_element (array, i), row));
  json_node_take_array (node, filled);
  return node;
}

static JsonNode *
fill_in_string (JsonNode *node, JsonObject *row)
{
  const char *text = json_node_get_string (node);
  g_autofree char *filled = NULL;
  JsonNode *result;

  if (text[0] == '$' && json_object_has_member (row, text + 1))
    return json_node_copy (json_object_get_member (row, text + 1));
  filled = fill_in_text (text, row);
  result = json_node_new (JSON_NODE_VALUE);
  json_node_set_string (result, filled);
  return result;
}

static JsonNode *
fill_in (JsonNode *node, JsonObject *row)
{
  if (JSON_NODE_HOLDS_OBJECT (node))
    return fill_in_object (json_node_get_object (node), row);
  if (JSON_NODE_HOLDS_ARRAY (node))
    return fill_in_array (json_node_get_array (node), row);
  if (JSON_NODE_HOLDS_VALUE (node) && json_node_get_value_type (node) == G_TYPE_STRING)
    return fill_in_string (node, row);
  return json_node_copy (node);
}

static void
check_row (const char *file, const char *template, JsonObject *row)
{
  g_autoptr (GList) words = json_object_get_members (row);

  for (GList *word = words; word != NULL; word = word->next)
    {
      g_autofree char *mark = g_strdup_printf ("$%s", (const char *) word->data);

      if (strstr (template, mark) == NULL)
        g_error ("%s: a row has \"%s\", which its table does not use", file, (const char *) word->data);
    }
}

/* Seats by name. */

static void
name_seats (const char *file, JsonObject *position, JsonObject *known)
{
  JsonArray *seats = json_object_get_array_member (position, "seats");
  JsonArray *named = json_array_new ();

  for (guint i = 0; i < json_array_get_length (seats); i++)
    {
      JsonNode *seat = json_array_get_element (seats, i);

      if (JSON_NODE_HOLDS_VALUE (seat))
        {
          const char *name = json_node_get_string (seat);

          if (name == NULL || !json_object_has_member (known, name))
            g_error ("%s: no seat \"%s\" in seats.json", file, name);
          seat = json_object_get_member (known, name);
        }
      json_array_add_element (named, json_node_copy (seat));
    }
  json_object_set_array_member (position, "seats", named);
}

static void
add_scenario (GPtrArray *all, const char *file, JsonNode *node, JsonObject *known)
{
  Scenario *scenario = g_new0 (Scenario, 1);
  JsonObject *object = json_node_get_object (node);

  if (!json_object_has_member (object, "name") || !json_object_has_member (object, "rule"))
    g_error ("%s: a scenario has no name or cites no rule", file);
  if (json_object_has_member (object, "position"))
    {
      JsonObject *position = json_object_get_object_member (object, "position");

      json_object_set_string_member (position, "game", "roll");
      name_seats (file, position, known);
    }
  scenario->file = g_strdup (file);
  scenario->object = json_object_ref (object);
  scenario->name = g_strdelimit (g_strdup (json_object_get_string_member (object, "name")), "/#", '-');
  g_ptr_array_add (all, scenario);
}

static void
add_rows (GPtrArray *all, const char *file, JsonNode *template, JsonObject *known)
{
  JsonArray *rows = json_object_get_array_member (json_node_get_object (template), "rows");
  g_autofree char *text = json_to_string (template, FALSE);

  for (guint i = 0; i < json_array_get_length (rows); i++)
    {
      JsonObject *row = json_array_get_object_element (rows, i);
      g_autoptr (JsonNode) filled = fill_in (template, row);

      check_row (file, text, row);
      add_scenario (all, file, filled, known);
    }
}

static void
load_scenarios (GPtrArray *all, const char *folder, const char *name, JsonObject *known)
{
  g_autoptr (JsonNode) root = load_file (folder, name);
  g_autofree char *file = g_strndup (name, strlen (name) - strlen (".json"));
  JsonArray *array;

  if (!JSON_NODE_HOLDS_ARRAY (root))
    g_error ("%s: not a list of scenarios", name);
  array = json_node_get_array (root);
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      JsonNode *node = json_array_get_element (array, i);

      if (!JSON_NODE_HOLDS_OBJECT (node))
        g_error ("%s: scenario %u is no object", name, i);
      if (json_object_has_member (json_node_get_object (node), "rows"))
        add_rows (all, file, node, known);
      else
        add_scenario (all, file, node, known);
    }
}

static void
scenario_free (gpointer data)
{
  Scenario *scenario = data;

  g_free (scenario->file);
  g_free (scenario->name);
  json_object_unref (scenario->object);
  g_free (scenario);
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

GPtrArray *
scenarios_load (const char *folder)
{
  GPtrArray *all = g_ptr_array_new_with_free_func (scenario_free);
  g_autoptr (JsonNode) seats = load_file (folder, "seats.json");
  g_autoptr (GPtrArray) names = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GError) error = NULL;
  GDir *dir = g_dir_open (folder, 0, &error);
  const char *name;

  if (dir == NULL)
    g_error ("%s", error->message);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".json") && strcmp (name, "seats.json") != 0)
      g_ptr_array_add (names, g_strdup (name));
  g_dir_close (dir);
  g_ptr_array_sort (names, compare_names);
  for (guint i = 0; i < names->len; i++)
    load_scenarios (all, folder, names->pdata[i], json_node_get_object (seats));
  return all;
}
