/* SPDX-License-Identifier: GPL-3.0-or-later */
/* In which stack a development lies, and the quantities of Tax on Trade: what is not printed on a tile. */
#include "games/frontiers/tiles/orrery-collection-private.h"

#include "games/frontiers/rules/data.h"
#include "record/orrery-json-text.h"

#include <string.h>

enum { LAST_FIXED = 8, MOST_TAX = 99 };

/* --- Stacks --- */

static JsonArray *
get_faces (JsonObject *stack)
{
  JsonNode *node = stack == NULL ? NULL : json_object_get_member (stack, "faces");

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

/* NULL: there is none, or nobody has entered it. */
static const char *
get_face (JsonObject *stack, guint i)
{
  JsonArray *faces = get_faces (stack);
  JsonNode *node = faces != NULL && i < json_array_get_length (faces) ? json_array_get_element (faces, i) : NULL;

  return orrery_json_text_holds (node, G_TYPE_STRING) ? json_node_get_string (node) : NULL;
}

static void
set_face (JsonObject *stack, guint at, guint n, const char *name)
{
  JsonArray *faces = json_array_new ();

  for (guint i = 0; i < n; i++)
    {
      const char *face = i == at ? name : get_face (stack, i);

      if (face != NULL)
        json_array_add_string_element (faces, face);
      else
        json_array_add_null_element (faces);
    }
  json_object_set_array_member (stack, "faces", faces);
}

static int
find_face (JsonObject *stack, const char *name)
{
  for (guint i = 0; name != NULL && i < 2; i++)
    if (get_face (stack, i) != NULL && g_ascii_strcasecmp (get_face (stack, i), name) == 0)
      return (int) i;
  return -1;
}

void
orrery_collection_tell_place (OrreryCollection *self, JsonObject *entry)
{
  const char *name = orrery_json_text_get_string (entry, "name");

  for (guint i = 0; i < orrery_collection_count (self, ORRERY_COLLECTION_STACKS); i++)
    {
      JsonObject *stack = orrery_collection_get_entry (self, ORRERY_COLLECTION_STACKS, i);
      const int face = find_face (stack, name);

      if (face < 0)
        continue;
      json_object_set_member (entry, "slot", json_node_copy (json_object_get_member (stack, "slot")));
      json_object_set_string_member (entry, "side", face == 0 ? "white" : "other");
    }
}

static void
leave_stacks (OrreryCollection *self, const char *name)
{
  for (guint i = orrery_collection_count (self, ORRERY_COLLECTION_STACKS); i-- > 0;)
    {
      JsonObject *stack = orrery_collection_get_entry (self, ORRERY_COLLECTION_STACKS, i);
      const int face = find_face (stack, name);

      if (face < 0)
        continue;
      set_face (stack, (guint) face, json_array_get_length (get_faces (stack)), NULL);
      if (get_face (stack, 0) == NULL && get_face (stack, 1) == NULL)
        orrery_collection_replace (self, ORRERY_COLLECTION_STACKS, i, NULL);
    }
}

/* A stack that can be turned over has two faces, whether they are known or not. */
static guint
count_faces (JsonObject *stack, guint at)
{
  JsonNode *slot = json_object_get_member (stack, "slot");
  const gboolean is_fixed = g_strcmp0 (orrery_json_text_get_string (stack, "size"), "large") != 0
                            && orrery_json_text_holds (slot, G_TYPE_INT64) && json_node_get_int (slot) <= LAST_FIXED;

  return is_fixed && at == 0 && get_face (stack, 1) == NULL ? 1 : 2;
}

void
orrery_collection_take_place (OrreryCollection *self, const char *before, JsonObject *entry)
{
  const char *size = orrery_json_text_get_string (entry, "size");
  const guint at = g_strcmp0 (orrery_json_text_get_string (entry, "side"), "other") == 0 ? 1 : 0;
  g_autoptr (JsonObject) stack = json_object_new ();

  leave_stacks (self, before);
  if (json_object_has_member (entry, "slot") && json_object_has_member (entry, "name"))
    {
      JsonObject *own;

      leave_stacks (self, orrery_json_text_get_string (entry, "name"));
      json_object_set_string_member (stack, "size", size != NULL ? size : "small");
      json_object_set_member (stack, "slot", json_node_copy (json_object_get_member (entry, "slot")));
      orrery_collection_add (self, ORRERY_COLLECTION_STACKS, stack);
      own = orrery_collection_find_entry (self, ORRERY_COLLECTION_STACKS, stack);
      set_face (own, at, count_faces (own, at), orrery_json_text_get_string (entry, "name"));
    }
  json_object_remove_member (entry, "slot");
  json_object_remove_member (entry, "side");
}

gboolean
orrery_collection_merge_faces (JsonObject *own, JsonObject *other)
{
  gboolean differs = FALSE;

  for (guint i = 0; i < 2; i++)
    {
      const char *face = get_face (other, i);

      if (face == NULL || find_face (own, face) == (int) i)
        continue;
      if (get_face (own, i) == NULL)
        set_face (own, i, count_faces (own, i), face);
      else
        differs = TRUE;
    }
  return differs;
}

/* --- Tax on Trade --- */

static JsonArray *
get_tax (OrreryCollection *self)
{
  JsonNode *goals = json_object_get_member (self->root, "goals");
  JsonNode *tax = goals != NULL && JSON_NODE_HOLDS_OBJECT (goals) ? json_object_get_member (json_node_get_object (goals), "tax_on_trade") : NULL;

  return tax != NULL && JSON_NODE_HOLDS_ARRAY (tax) ? json_node_get_array (tax) : NULL;
}

/* FALSE: these are not three rising numbers. */
static gboolean
read_tax (JsonArray *list, guint8 *tax)
{
  gint64 last = 0;

  for (guint i = 0; i < FR_N_STEPS; i++)
    {
      JsonNode *node = list != NULL && json_array_get_length (list) == FR_N_STEPS ? json_array_get_element (list, i) : NULL;
      const gint64 n = orrery_json_text_holds (node, G_TYPE_INT64) ? json_node_get_int (node) : 0;

      if (n <= last || n > MOST_TAX)
        {
          memset (tax, 0, FR_N_STEPS);
          return FALSE;
        }
      tax[i] = (guint8) (last = n);
    }
  return TRUE;
}

gboolean
orrery_collection_get_tax (OrreryCollection *self, guint8 *tax)
{
  return read_tax (get_tax (self), tax);
}

static JsonArray *
new_tax (const char *text)
{
  g_auto (GStrv) words = g_strsplit_set (text, " ,;/", -1);
  JsonArray *list = json_array_new ();

  for (guint i = 0; words[i] != NULL; i++)
    if (words[i][0] != '\0')
      json_array_add_int_element (list, (gint64) g_ascii_strtoull (words[i], NULL, 10));
  return list;
}

gboolean
orrery_collection_set_tax (OrreryCollection *self, const char *text)
{
  g_autoptr (JsonArray) list = new_tax (text);
  JsonNode *goals = json_object_get_member (self->root, "goals");
  guint8 tax[FR_N_STEPS];

  if (json_array_get_length (list) > 0 && !read_tax (list, tax))
    return FALSE;
  if (goals == NULL || !JSON_NODE_HOLDS_OBJECT (goals))
    json_object_set_object_member (self->root, "goals", json_object_new ());
  goals = json_object_get_member (self->root, "goals");
  json_object_remove_member (json_node_get_object (goals), "tax_on_trade");
  if (json_array_get_length (list) > 0)
    json_object_set_array_member (json_node_get_object (goals), "tax_on_trade", g_steal_pointer (&list));
  return TRUE;
}
