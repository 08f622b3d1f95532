/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/tiles/orrery-my-tiles.h"

#include "assist/orrery-games.h"
#include "games/frontiers/catalog/orrery-frontiers-power-words.h"
#include "games/frontiers/rules/data.h"

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>

static GFile *
get_file (void)
{
  g_autofree char *path = orrery_games_dup_path (ORRERY_GAMES_TABLES, "my-tiles.json");

  return g_file_new_for_path (path);
}

OrreryCollection *
orrery_my_tiles_load (GError **error)
{
  g_autoptr (GFile) file = get_file ();
  g_autoptr (GError) problem = NULL;
  OrreryCollection *self = orrery_collection_load (file, NULL, &problem);

  if (self != NULL)
    return self;
  if (!g_error_matches (problem, G_IO_ERROR, G_IO_ERROR_NOT_FOUND))
    {
      g_propagate_error (error, g_steal_pointer (&problem));
      return NULL;
    }
  return orrery_collection_new (_("My Tiles"));
}

guint
orrery_my_tiles_get_version (void)
{
  g_autoptr (GFile) file = get_file ();
  GStatBuf at;

  if (g_stat (g_file_peek_path (file), &at) != 0)
    return 0;
  return (guint) at.st_mtim.tv_sec * 31u + (guint) at.st_mtim.tv_nsec * 17u + (guint) at.st_size;
}

gboolean
orrery_my_tiles_save (OrreryCollection *self, GError **error)
{
  g_autoptr (GFile) file = get_file ();

  return orrery_collection_save (self, file, NULL, error);
}

/* --- Texts of an entry --- */

static char *
join_words (JsonArray *list)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < json_array_get_length (list); i++)
    if (json_node_get_value_type (json_array_get_element (list, i)) == G_TYPE_STRING)
      g_string_append_printf (text, "%s%s", text->len > 0 ? " " : "", json_array_get_string_element (list, i));
  return g_string_free (text, FALSE);
}

char *
orrery_my_tiles_dup_text (JsonObject *entry, const char *member)
{
  JsonNode *node = json_object_get_member (entry, member);

  if (node == NULL || JSON_NODE_HOLDS_NULL (node))
    return g_strdup ("");
  if (g_str_equal (member, "keywords") && JSON_NODE_HOLDS_ARRAY (node))
    return json_array_get_length (json_node_get_array (node)) == 0 ? g_strdup ("-") : join_words (json_node_get_array (node));
  if (!JSON_NODE_HOLDS_VALUE (node))
    return json_to_string (node, FALSE);
  if (json_node_get_value_type (node) == G_TYPE_INT64)
    return g_strdup_printf ("%" G_GINT64_FORMAT, json_node_get_int (node));
  return json_node_get_value_type (node) == G_TYPE_STRING ? g_strdup (json_node_get_string (node)) : g_strdup ("");
}

static void
add_fact (GString *text, JsonObject *entry, const char *member, const char *format)
{
  g_autofree char *value = orrery_my_tiles_dup_text (entry, member);

  if (*value == '\0' || g_str_equal (value, "-"))
    return;
  if (text->len > 0)
    g_string_append (text, ", ");
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  g_string_append_printf (text, format, value);
#pragma GCC diagnostic pop
}

/* Words of the collection, for people. */
static void
add_words (GString *text, JsonObject *entry, const char *member)
{
  g_autofree char *value = orrery_my_tiles_dup_text (entry, member);
  g_auto (GStrv) words = g_strsplit (value, " ", -1);

  for (guint i = 0; words[i] != NULL; i++)
    if (orrery_frontiers_word (words[i]) != NULL)
      g_string_append_printf (text, "%s%s", text->len > 0 ? ", " : "", orrery_frontiers_word (words[i]));
}

typedef char *(*TellFunc) (JsonObject *object);

/* Powers and scoring lines, one sentence each. */
static void
add_sentences (GString *text, JsonObject *entry, const char *member, TellFunc tell)
{
  JsonNode *node = json_object_get_member (entry, member);
  JsonArray *list = node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;

  for (guint i = 0; list != NULL && i < json_array_get_length (list); i++)
    if (JSON_NODE_HOLDS_OBJECT (json_array_get_element (list, i)))
      {
        g_autofree char *sentence = tell (json_array_get_object_element (list, i));
        const char *stop = text->len == 0 || g_str_has_suffix (text->str, ".") ? "" : ".";

        g_string_append_printf (text, "%s%s%s", stop, text->len > 0 ? " " : "", sentence);
      }
}

char *
orrery_my_tiles_tell (OrreryCollectionList list, JsonObject *entry)
{
  GString *text = g_string_new (NULL);
  g_autofree char *type = orrery_my_tiles_dup_text (entry, "type");
  const gboolean is_military = g_str_equal (type, "military");

  add_words (text, entry, "size");
  add_words (text, entry, "type");
  if (list == ORRERY_COLLECTION_HOMES)
    {
      add_fact (text, entry, "mat", _("mat %s"));
      add_words (text, entry, "side");
    }
  add_fact (text, entry, "cost", _("cost %s"));
  add_fact (text, entry, "number", is_military ? _("defense %s") : _("cost %s"));
  add_fact (text, entry, "colonists", _("colonists %s"));
  add_words (text, entry, "goods");
  add_words (text, entry, "kind");
  add_words (text, entry, "keywords");
  add_fact (text, entry, "vp", _("VP %s"));
  add_sentences (text, entry, "powers", orrery_frontiers_tell_power);
  add_sentences (text, entry, "scoring", orrery_frontiers_tell_line);
  if (text->len == 0)
    g_string_append (text, _("nothing entered yet"));
  return g_string_free (text, FALSE);
}

/* Except its name, and that it has been checked. */
static gboolean
says_something (JsonObject *entry)
{
  return json_object_get_size (entry) > 1u + (json_object_has_member (entry, "checked") ? 1u : 0u);
}

char *
orrery_my_tiles_tell_own (const char *name)
{
  static const OrreryCollectionList lists[] = { ORRERY_COLLECTION_DEVELOPMENTS, ORRERY_COLLECTION_WORLDS, ORRERY_COLLECTION_HOMES };
  g_autoptr (OrreryCollection) tiles = orrery_my_tiles_load (NULL);

  for (guint k = 0; tiles != NULL && k < G_N_ELEMENTS (lists); k++)
    for (guint i = 0; i < orrery_collection_count (tiles, lists[k]); i++)
      {
        JsonObject *entry = orrery_collection_get_entry (tiles, lists[k], i);
        g_autofree char *other = entry == NULL ? NULL : orrery_my_tiles_dup_text (entry, "name");

        if (entry != NULL && g_ascii_strcasecmp (other, name) == 0 && says_something (entry))
          return orrery_my_tiles_tell (lists[k], entry);
      }
  return NULL;
}

/* --- What is known --- */

const FrKnownTile *
orrery_my_tiles_find_known (const char *name)
{
  for (guint i = 0; name != NULL && i < fr_n_known_tiles; i++)
    if (g_ascii_strcasecmp (fr_known_tiles[i].name, name) == 0)
      return &fr_known_tiles[i];
  return NULL;
}

static JsonObject *
parse_facts (const FrKnownTile *tile)
{
  g_autoptr (JsonNode) node = json_from_string (tile->facts, NULL);

  g_return_val_if_fail (node != NULL, NULL);

  return json_object_ref (json_node_get_object (node));
}

/* Incomplete lists, or lists with missing fields, say so. */
static gboolean
is_whole (JsonObject *facts, const char *member)
{
  g_autofree char *word = g_strconcat (member, "_complete", NULL);

  return json_object_has_member (facts, member) && json_object_get_boolean_member_with_default (facts, word, TRUE);
}

JsonObject *
orrery_my_tiles_dup_known (const char *name)
{
  static const char *const members[] = { "size", "cost", "type", "goods", "kind", "keywords", "vp", "powers", "scoring" };
  const FrKnownTile *tile = orrery_my_tiles_find_known (name);
  g_autoptr (JsonObject) facts = tile != NULL ? parse_facts (tile) : NULL;
  JsonObject *known;

  if (facts == NULL)
    return NULL;
  known = json_object_new ();
  for (guint i = 0; i < G_N_ELEMENTS (members); i++)
    if (is_whole (facts, members[i]))
      json_object_set_member (known, members[i], json_node_copy (json_object_get_member (facts, members[i])));
  return known;
}

static const char *const certainties[] = { N_("certain"), N_("likely"), N_("a guess") };

static const char *
get_confidence (JsonObject *facts, const char *member)
{
  const gboolean is_list = g_str_equal (member, "powers") || g_str_equal (member, "scoring");
  g_autofree char *word = g_strconcat (is_list ? member : g_str_equal (member, "size") ? "name" : "data", "_confidence", NULL);

  return json_object_get_string_member_with_default (facts, word, "low");
}

const char *
orrery_my_tiles_tell_certainty (const char *name, const char *member)
{
  const FrKnownTile *tile = orrery_my_tiles_find_known (name);
  g_autoptr (JsonObject) facts = tile != NULL ? parse_facts (tile) : NULL;
  const char *confidence;

  if (facts == NULL || !is_whole (facts, member))
    return NULL;
  confidence = get_confidence (facts, member);
  return _(certainties[g_str_equal (confidence, "high") ? 0 : g_str_equal (confidence, "medium") ? 1 : 2]);
}

char *
orrery_my_tiles_tell_known (const char *name)
{
  const FrKnownTile *tile = orrery_my_tiles_find_known (name);

  if (tile == NULL)
    return NULL;
  if (tile->cost == FR_NOT_KNOWN)
    return g_strdup_printf (_("The name is %s; its cost is not known."), _(certainties[tile->certainty]));
  return g_strdup_printf (_("The name is %s; it should cost %u."), _(certainties[tile->certainty]), tile->cost);
}
