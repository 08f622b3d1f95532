/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Roll's tiles for a terminal and for programs. */
#include "games/roll/catalog/orrery-roll-entry-private.h"

#include <glib/gi18n.h>

#include "catalog/orrery-language.h"
#include "catalog/orrery-links.h"
#include "games/roll/catalog/orrery-roll-names.h"
#include "record/orrery-json-add.h"

/* --- One entry of the catalog --- */

char *
orrery_roll_dup_kind (OrreryEntry *entry)
{
  const RollFace *face = orrery_entry_get_roll_face (entry);
  GString *kind = g_string_new (orrery_kind_get_name (orrery_entry_get_kind (entry)));

  if (face != NULL && face->kind == ROLL_WORLD)
    g_string_append_printf (kind, ", %s", orrery_colour_long_name (face->colour));
  if (face != NULL)
    g_string_append_printf (kind, _(", cost %u"), face->cost);
  if (face != NULL && face->set == ROLL_SET_FACTION)
    g_string_append_printf (kind, _(", faction %u"), face->number);
  if (face != NULL && face->set == ROLL_SET_HOME)
    g_string_append_printf (kind, ", %s", _("home world"));

  return g_string_free (kind, FALSE);
}

char *
orrery_roll_dup_more (OrreryEntry *entry)
{
  OrreryEntry *reverse = orrery_entry_get_reverse (entry);

  if (reverse == NULL)
    return NULL;

  return g_strdup_printf (orrery_entry_get_roll_face (entry)->set == ROLL_SET_GAME
                            ? _("Other side: %s") : _("Other half: %s"),
                          orrery_entry_get_name (reverse));
}

void
orrery_roll_describe (OrreryEntry *entry, JsonBuilder *builder)
{
  const RollFace *face = orrery_entry_get_roll_face (entry);
  OrreryEntry *reverse = orrery_entry_get_reverse (entry);

  if (face == NULL)
    return;

  orrery_json_add_int (builder, "cost", face->cost);
  orrery_json_add_int (builder, "number", face->number);
  if (face->kind == ROLL_WORLD)
    orrery_json_add_string (builder, "colour", roll_colour_names[face->colour]);
  if (reverse != NULL)
    orrery_json_add_string (builder, "reverse", orrery_entry_get_id (reverse));
}

/* --- All of tiles.json --- */

static void
append_text (GString *all, JsonObject *owner, const char *id)
{
  const char *text = json_object_get_string_member_with_default (owner, "text", NULL);

  if (text != NULL)
    g_string_append_printf (all, "%s%s", all->len > 0 ? "\n" : "",
                            orrery_language_translate (id, "text", text));
}

/* One text per power, then the one-time effect, then the points at the end. */
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

/* The data was validated when Orrery was built; these checks keep another file in ORRERY_DATA_DIR from being
 * shown in part. */
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

void
orrery_roll_list_pieces (OrreryJson *json, JsonObject *root, JsonArray *list)
{
  for (gsize i = 0; json->error == NULL && i < G_N_ELEMENTS (sections); i++)
    add_section (json, list, root, i);
}

char *
orrery_roll_tell_piece (JsonObject *face)
{
  const char *colour = json_object_get_string_member_with_default (face, "colour", NULL);

  return g_strdup_printf ("%-28s %-7s %2" G_GINT64_FORMAT "  %s%s%s, %s %" G_GINT64_FORMAT,
                          json_object_get_string_member (face, "name"),
                          json_object_get_string_member (face, "set"),
                          json_object_get_int_member (face, "tile"),
                          colour != NULL ? colour : "", colour != NULL ? " " : "",
                          json_object_get_string_member (face, "kind"),
                          _("cost"), json_object_get_int_member_with_default (face, "cost", 0));
}
