/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Checks a collection for a terminal and for programs: how much of the box it has, and its problems. */
#include "games/frontiers/rules/data.h"
#include "games/frontiers/tiles/orrery-collection.h"
#include "record/orrery-json-add.h"
#include "record/orrery-json-text.h"

static void
add_counts (JsonBuilder *builder, OrreryCollection *collection)
{
  static const struct
  {
    const char *word;
    OrreryCollectionList list;
    guint box;
  } counts[] = {
    { "worlds", ORRERY_COLLECTION_WORLDS, FR_N_WORLDS },
    { "developments", ORRERY_COLLECTION_DEVELOPMENTS, FR_N_FACES },
    { "stacks", ORRERY_COLLECTION_STACKS, FR_N_STACKS },
    { "homes", ORRERY_COLLECTION_HOMES, FR_N_HOMES },
  };

  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      json_builder_set_member_name (builder, counts[i].word);
      json_builder_begin_object (builder);
      orrery_json_add_int (builder, "have", orrery_collection_count (collection, counts[i].list));
      orrery_json_add_int (builder, "box", counts[i].box);
      json_builder_end_object (builder);
    }
}

static void
add_messages (JsonBuilder *builder, const char *member, GPtrArray *messages, gboolean errors)
{
  json_builder_set_member_name (builder, member);
  json_builder_begin_array (builder);
  for (guint i = 0; i < messages->len; i++)
    {
      const OrreryCollectionMessage *message = messages->pdata[i];

      if (message->is_error == errors)
        json_builder_add_string_value (builder, message->text);
    }
  json_builder_end_array (builder);
}

/* Only a collection says which format it has. */
static gboolean
names_format (const char *text, gsize length)
{
  g_autoptr (JsonNode) node = orrery_json_text_parse (text, (gssize) length, NULL);

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) && json_object_has_member (json_node_get_object (node), "format");
}

JsonNode *
orrery_collection_check_text (const char *text, gsize length, GError **error)
{
  const gboolean is_meant = names_format (text, length);
  g_autoptr (OrreryCollection) collection = orrery_collection_new_from_text (text, (gssize) length, is_meant ? error : NULL);
  g_autoptr (JsonBuilder) builder = NULL;
  g_autoptr (GPtrArray) messages = NULL;

  if (collection == NULL)
    return NULL;
  builder = json_builder_new ();
  messages = orrery_collection_validate (collection);
  json_builder_begin_object (builder);
  orrery_json_add_string (builder, "kind", "collection");
  add_counts (builder, collection);
  add_messages (builder, "errors", messages, TRUE);
  add_messages (builder, "warnings", messages, FALSE);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}
