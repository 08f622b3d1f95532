/* SPDX-License-Identifier: GPL-3.0-or-later */
/* orrery-cli tiles: every face of every tile, out of data/roll/tiles.json. */
#include "config.h"

#include "catalog/orrery-json.h"
#include "catalog/orrery-language.h"
#include "cli.h"
#include "commands.h"

#include <gio/gio.h>
#include <glib/gi18n.h>
#include <inttypes.h>
#include <stdio.h>

#define FILE_NAME "tiles.json"
#define RESOURCE "/io/github/orrerytable/Orrery/roll/" FILE_NAME

static const CliCommand command = {
  .name = "tiles",
  .summary = N_("Lists all 137 faces: both sides of the 55 game tiles, the 18 halves of the "
                "factions and the 9 home worlds."),
  .description = N_("With --json, an array of objects: id, name, set (game, faction or home), "
                    "kind (development or world), cost, colour (null for a development), tile "
                    "(the number of the physical tile, faction or home world), text, powers, "
                    "placing (what happens once when it is placed; null for none), reassign, and "
                    "bonus for developments of cost 6. data/roll/README.md explains powers, "
                    "placing and bonus."),
};

static GBytes *
read_data (GError **error)
{
  const char *folder = g_getenv ("ORRERY_DATA_DIR");
  g_autofree char *path = NULL;
  g_autoptr (GFile) file = NULL;

  if (folder == NULL)
    return g_resources_lookup_data (RESOURCE, G_RESOURCE_LOOKUP_FLAGS_NONE, error);

  path = g_build_filename (folder, "roll", FILE_NAME, NULL);
  file = g_file_new_for_path (path);
  return g_file_load_bytes (file, NULL, NULL, error);
}

static void
append_text (GString *all, JsonObject *owner, const char *id)
{
  const char *text = json_object_get_string_member_with_default (owner, "text", NULL);

  if (text != NULL)
    g_string_append_printf (all, "%s%s", all->len > 0 ? "\n" : "",
                            orrery_language_translate (id, "text", text));
}

/* One text a power, then what happens once, then the points at the end. */
static char *
join_texts (JsonObject *face, JsonArray *powers)
{
  const char *id = json_object_get_string_member_with_default (face, "id", NULL);
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < json_array_get_length (powers); i++)
    append_text (all, json_array_get_object_element (powers, i), id);
  if (json_object_has_member (face, "placing"))
    append_text (all, json_object_get_object_member (face, "placing"), id);
  if (json_object_has_member (face, "bonus"))
    append_text (all, json_object_get_object_member (face, "bonus"), id);

  return g_string_free (all, FALSE);
}

static void
copy_member (JsonObject *to, JsonObject *from, const char *member)
{
  JsonNode *node = json_object_get_member (from, member);

  json_object_set_member (to, member,
                          node != NULL ? json_node_copy (node) : json_node_new (JSON_NODE_NULL));
}

static JsonObject *
make_face (JsonObject *face, const char *set, gint64 number)
{
  JsonObject *out = json_object_new ();
  g_autoptr (JsonArray) none = json_array_new ();
  gboolean has_powers = json_object_has_member (face, "powers");
  JsonArray *powers = has_powers ? json_object_get_array_member (face, "powers") : none;
  g_autofree char *text = join_texts (face, powers);

  copy_member (out, face, "id");
  copy_member (out, face, "name");
  json_object_set_string_member (out, "set", set);
  copy_member (out, face, "kind");
  copy_member (out, face, "cost");
  copy_member (out, face, "colour");
  json_object_set_int_member (out, "tile", number);
  json_object_set_string_member (out, "text", text);
  json_object_set_array_member (out, "powers", json_array_ref (powers));
  copy_member (out, face, "placing");
  json_object_set_boolean_member (out, "reassign",
                                  json_object_get_boolean_member_with_default (face, "reassign",
                                                                               FALSE));
  if (json_object_has_member (face, "bonus"))
    copy_member (out, face, "bonus");

  return out;
}

static void
check_text (OrreryJson *json, JsonObject *owner)
{
  if (owner != NULL)
    orrery_json_find_string (json, owner, "text");
}

/* The data's schema was checked when Orrery was built; what is checked here keeps another file in
 * ORRERY_DATA_DIR from being half shown. */
static void
check_face (OrreryJson *json, JsonObject *face)
{
  orrery_json_get_string (json, face, "id");
  orrery_json_get_string (json, face, "name");
  orrery_json_get_string (json, face, "kind");
  orrery_json_find_string (json, face, "colour");
  orrery_json_check_value (json, face, "cost", G_TYPE_INT64, "a whole number");
  orrery_json_check_value (json, face, "reassign", G_TYPE_BOOLEAN, "true or false");
  if (json->error == NULL && json_object_has_member (face, "powers"))
    {
      JsonArray *powers = orrery_json_get_array (json, face, "powers");

      for (guint i = 0; json->error == NULL && i < json_array_get_length (powers); i++)
        check_text (json, orrery_json_get_element (json, powers, i));
    }
  for (int i = 0; i < 2 && json->error == NULL; i++)
    if (json_object_has_member (face, i == 0 ? "placing" : "bonus"))
      check_text (json, orrery_json_get_object (json, face, i == 0 ? "placing" : "bonus"));
}

static void
add_face (OrreryJson *json, JsonArray *out, JsonObject *piece, const char *side, const char *set)
{
  JsonObject *face = orrery_json_get_object (json, piece, side);
  gsize at = orrery_json_enter (json, side, -1);

  orrery_json_check_value (json, piece, "number", G_TYPE_INT64, "a whole number");
  if (face != NULL)
    check_face (json, face);
  orrery_json_leave (json, at);
  if (json->error == NULL)
    json_array_add_object_element (
      out, make_face (face, set, json_object_get_int_member_with_default (piece, "number", 0)));
}

static const struct
{
  const char *section;
  const char *set;
  const char *sides[2];
} sections[] = {
  { "tiles", "game", { "development", "world" } },
  { "factions", "faction", { "left", "right" } },
  { "homes", "home", { "world", NULL } },
};

static void
add_section (OrreryJson *json, JsonArray *out, JsonObject *root, gsize section)
{
  const char *name = sections[section].section;
  JsonArray *pieces = orrery_json_get_array (json, root, name);

  for (guint i = 0; json->error == NULL && i < json_array_get_length (pieces); i++)
    {
      gsize at = orrery_json_enter (json, name, (int) i);
      JsonObject *piece = orrery_json_get_element (json, pieces, i);

      for (int side = 0; side < 2 && sections[section].sides[side] != NULL; side++)
        add_face (json, out, piece, sections[section].sides[side], sections[section].set);
      orrery_json_leave (json, at);
    }
}

static JsonArray *
read_faces (GError **error)
{
  g_autoptr (GBytes) bytes = read_data (error);
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GString) place = g_string_new (NULL);
  g_autoptr (JsonArray) out = json_array_new ();
  OrreryJson json = { FILE_NAME, place, NULL };
  JsonObject *root;

  if (bytes == NULL)
    return NULL;
  root = orrery_json_open (&json, parser, bytes);
  for (gsize i = 0; json.error == NULL && i < G_N_ELEMENTS (sections); i++)
    add_section (&json, out, root, i);
  if (json.error != NULL)
    {
      g_propagate_error (error, json.error);
      return NULL;
    }
  return g_steal_pointer (&out);
}

static void
print_face (JsonObject *face)
{
  const char *colour = json_object_get_string_member_with_default (face, "colour", NULL);
  g_auto (GStrv) lines = g_strsplit (json_object_get_string_member (face, "text"), "\n", -1);

  printf ("%-28s %-7s %2" PRId64 "  %s%s%s, %s %" PRId64 "\n",
          json_object_get_string_member (face, "name"),
          json_object_get_string_member (face, "set"),
          json_object_get_int_member (face, "tile"),
          colour != NULL ? colour : "", colour != NULL ? " " : "",
          json_object_get_string_member (face, "kind"),
          _("cost"), json_object_get_int_member_with_default (face, "cost", 0));
  for (guint i = 0; lines[i] != NULL; i++)
    printf ("    %s\n", lines[i]);
}

static void
print_faces (JsonArray *faces, gboolean as_json)
{
  if (as_json)
    {
      g_autoptr (JsonNode) node = json_node_new (JSON_NODE_ARRAY);

      json_node_set_array (node, faces);
      cli_print_json (node);
      return;
    }
  for (guint i = 0; i < json_array_get_length (faces); i++)
    print_face (json_array_get_object_element (faces, i));
}

int
cli_tiles (int argc, char **argv)
{
  gboolean as_json = FALSE;
  const GOptionEntry entries[] = {
    { "json", 0, 0, G_OPTION_ARG_NONE, &as_json, N_("Print one JSON array"), NULL },
    { NULL }
  };
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonArray) faces = NULL;

  if (!cli_parse (&command, entries, &argc, &argv))
    return CLI_MISUSED;
  faces = read_faces (&error);
  if (faces == NULL)
    {
      cli_complain ("%s", error->message);
      return CLI_REFUSED;
    }
  print_faces (faces, as_json);
  return CLI_DONE;
}
