/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/rules/data.h"
#include "games/frontiers/tiles/orrery-collection-private.h"
#include "games/frontiers/words/orrery-frontiers-tile.h"
#include "record/orrery-file.h"
#include "record/orrery-json-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

enum { MAX_BYTES = 1024 * 1024 };

const char *const orrery_collection_members[ORRERY_COLLECTION_N_LISTS] = { "worlds", "developments", "stacks", "homes", "goals" };

G_DEFINE_FINAL_TYPE (OrreryCollection, orrery_collection, G_TYPE_OBJECT)

static void
orrery_collection_finalize (GObject *object)
{
  json_object_unref (ORRERY_COLLECTION (object)->root);
  G_OBJECT_CLASS (orrery_collection_parent_class)->finalize (object);
}

static void
orrery_collection_class_init (OrreryCollectionClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = orrery_collection_finalize;
}

static void
orrery_collection_init (OrreryCollection *self)
{
  self->root = json_object_new ();
}

static JsonArray *
get_list (OrreryCollection *self, OrreryCollectionList list)
{
  JsonNode *node = json_object_get_member (self->root, orrery_collection_members[list]);

  return node != NULL && JSON_NODE_HOLDS_ARRAY (node) ? json_node_get_array (node) : NULL;
}

JsonObject *
orrery_collection_get_entry (OrreryCollection *self, OrreryCollectionList list, guint entry)
{
  JsonArray *array = get_list (self, list);
  JsonNode *node = array != NULL && entry < json_array_get_length (array) ? json_array_get_element (array, entry) : NULL;

  return node != NULL && JSON_NODE_HOLDS_OBJECT (node) ? json_node_get_object (node) : NULL;
}

guint
orrery_collection_count (OrreryCollection *self, OrreryCollectionList list)
{
  JsonArray *array;

  g_return_val_if_fail (ORRERY_IS_COLLECTION (self), 0);

  array = get_list (self, list);
  return array == NULL ? 0 : json_array_get_length (array);
}

OrreryCollection *
orrery_collection_new (const char *title)
{
  OrreryCollection *self = g_object_new (ORRERY_TYPE_COLLECTION, NULL);
  JsonArray *developments = json_array_new ();

  json_object_set_string_member (self->root, "format", ORRERY_COLLECTION_FORMAT);
  json_object_set_string_member (self->root, "title", title);
  json_object_set_array_member (self->root, "worlds", json_array_new ());
  for (guint i = 0; i < fr_n_known_developments; i++)
    {
      JsonObject *entry = json_object_new ();

      json_object_set_string_member (entry, "name", fr_known_tiles[i].name);
      json_object_set_boolean_member (entry, "checked", FALSE);
      json_array_add_object_element (developments, entry);
    }
  json_object_set_array_member (self->root, "developments", developments);
  json_object_set_array_member (self->root, "stacks", json_array_new ());
  json_object_set_array_member (self->root, "homes", json_array_new ());
  return self;
}

/* Import */

static gboolean
check_form (JsonObject *root, GError **error)
{
  if (g_strcmp0 (orrery_json_text_get_string (root, "format"), ORRERY_COLLECTION_FORMAT) != 0)
    {
      g_set_error (error, ORRERY_POSITION_ERROR, ORRERY_POSITION_ERROR_SYNTAX, _("this is not a collection: “format” must be “%s”"),
                   ORRERY_COLLECTION_FORMAT);
      return FALSE;
    }
  for (guint i = 0; i < ORRERY_COLLECTION_GOALS; i++)
    {
      JsonNode *node = json_object_get_member (root, orrery_collection_members[i]);

      if (node != NULL && !JSON_NODE_HOLDS_ARRAY (node))
        {
          g_set_error (error, ORRERY_POSITION_ERROR, ORRERY_POSITION_ERROR_SYNTAX, _("“%s” must be %s"), orrery_collection_members[i],
                       _("a list"));
          return FALSE;
        }
    }
  return TRUE;
}

OrreryCollection *
orrery_collection_new_from_text (const char *text, gssize length, GError **error)
{
  g_autoptr (JsonNode) node = orrery_json_text_parse (text, length, error);
  OrreryCollection *self;

  if (node == NULL)
    return NULL;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      g_set_error_literal (error, ORRERY_POSITION_ERROR, ORRERY_POSITION_ERROR_SYNTAX, _("a collection must be an object"));
      return NULL;
    }
  if (!check_form (json_node_get_object (node), error))
    return NULL;
  self = g_object_new (ORRERY_TYPE_COLLECTION, NULL);
  json_object_unref (self->root);
  self->root = json_object_ref (json_node_get_object (node));
  return self;
}

OrreryCollection *
orrery_collection_load (GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (GBytes) bytes = orrery_file_read (file, MAX_BYTES, cancellable, error);

  if (bytes == NULL)
    return NULL;
  return orrery_collection_new_from_text (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes), error);
}

/* Export */

gboolean
orrery_collection_save (OrreryCollection *self, GFile *file, GCancellable *cancellable, GError **error)
{
  g_autoptr (JsonNode) node = json_node_new (JSON_NODE_OBJECT);
  g_autofree char *text = NULL;

  json_node_set_object (node, self->root);
  text = orrery_json_text_print (node);
  return orrery_file_write (file, text, cancellable, error);
}

/* Merging */

/* Names as people type them; homes are identified by mat and side, stacks by size and slot. */
static gboolean
is_same_entry (OrreryCollectionList list, JsonObject *a, JsonObject *b)
{
  static const char *const keys[ORRERY_COLLECTION_N_LISTS][2] = {
    [ORRERY_COLLECTION_STACKS] = { "size", "slot" },
    [ORRERY_COLLECTION_HOMES] = { "mat", "side" },
  };
  const char *name = orrery_json_text_get_string (a, "name");
  const char *other = orrery_json_text_get_string (b, "name");

  if (keys[list][0] == NULL)
    return name != NULL && other != NULL && g_ascii_strcasecmp (name, other) == 0;
  for (guint i = 0; i < 2; i++)
    {
      JsonNode *one = json_object_get_member (a, keys[list][i]);
      JsonNode *two = json_object_get_member (b, keys[list][i]);

      if (one == NULL || two == NULL || !json_node_equal (one, two))
        return FALSE;
    }
  return TRUE;
}

JsonObject *
orrery_collection_find_entry (OrreryCollection *self, OrreryCollectionList list, JsonObject *entry)
{
  for (guint i = 0; i < orrery_collection_count (self, list); i++)
    {
      JsonObject *other = orrery_collection_get_entry (self, list, i);

      if (other != NULL && is_same_entry (list, other, entry))
        return other;
    }
  return NULL;
}

gboolean
orrery_collection_is_bare (JsonObject *entry)
{
  g_autoptr (GList) members = json_object_get_members (entry);

  for (GList *member = members; member != NULL; member = member->next)
    if (strcmp (member->data, "name") != 0 && strcmp (member->data, "checked") != 0)
      return FALSE;
  return TRUE;
}

/* That an owner has checked a tile is not a fact about it; but if nothing else was entered, nothing was checked. */
static gboolean
fill_in (JsonObject *own, JsonObject *entry)
{
  JsonObjectIter iter;
  const char *member;
  JsonNode *value;
  gboolean differs = FALSE;

  if (orrery_collection_is_bare (own) && json_object_has_member (entry, "checked"))
    json_object_remove_member (own, "checked");
  json_object_iter_init (&iter, entry);
  while (json_object_iter_next (&iter, &member, &value))
    if (!json_object_has_member (own, member))
      json_object_set_member (own, member, json_node_copy (value));
    else if (strcmp (member, "checked") != 0 && strcmp (member, "name") != 0)
      differs |= !json_node_equal (json_object_get_member (own, member), value);
  return differs;
}

static gboolean
has_error (OrreryCollection *self, OrreryCollectionList list, JsonObject *own)
{
  g_autoptr (GPtrArray) messages = orrery_collection_validate (self);

  for (guint i = 0; i < messages->len; i++)
    {
      const OrreryCollectionMessage *message = g_ptr_array_index (messages, i);

      if (message->is_error && message->list == list && message->entry >= 0
          && orrery_collection_get_entry (self, list, (guint) message->entry) == own)
        return TRUE;
    }
  return FALSE;
}

static void
overwrite (JsonObject *own, JsonObject *entry)
{
  JsonObjectIter iter;
  const char *member;
  JsonNode *value;

  json_object_iter_init (&iter, entry);
  while (json_object_iter_next (&iter, &member, &value))
    json_object_set_member (own, member, json_node_copy (value));
}

gboolean
orrery_collection_add (OrreryCollection *self, OrreryCollectionList list, JsonObject *entry)
{
  JsonObject *own;
  JsonNode *node;

  g_return_val_if_fail (ORRERY_IS_COLLECTION (self), FALSE);
  g_return_val_if_fail (list < ORRERY_COLLECTION_GOALS, FALSE);

  own = orrery_collection_find_entry (self, list, entry);
  if (own != NULL && list == ORRERY_COLLECTION_STACKS)
    return orrery_collection_merge_faces (own, entry);
  if (own != NULL)
    {
      if (!fill_in (own, entry))
        return FALSE;
      if (!has_error (self, list, own))
        return TRUE;
      overwrite (own, entry);
      return FALSE;
    }
  if (get_list (self, list) == NULL)
    json_object_set_array_member (self->root, orrery_collection_members[list], json_array_new ());
  node = json_node_new (JSON_NODE_OBJECT);
  json_node_set_object (node, entry);
  json_array_add_element (get_list (self, list), json_node_copy (node));
  json_node_unref (node);
  return FALSE;
}

void
orrery_collection_replace (OrreryCollection *self, OrreryCollectionList list, guint at, JsonObject *entry)
{
  JsonArray *array = get_list (self, list);
  g_autoptr (JsonArray) others = json_array_new ();

  g_return_if_fail (array != NULL && at < json_array_get_length (array));

  for (guint i = 0; i < json_array_get_length (array); i++)
    if (i != at)
      json_array_add_element (others, json_node_copy (json_array_get_element (array, i)));
    else if (entry != NULL)
      json_array_add_object_element (others, json_object_ref (entry));
  json_object_set_array_member (self->root, orrery_collection_members[list], g_steal_pointer (&others));
}

guint
orrery_collection_merge (OrreryCollection *self, OrreryCollection *other)
{
  guint differences = 0;
  JsonNode *goals;

  g_return_val_if_fail (ORRERY_IS_COLLECTION (self), 0);
  g_return_val_if_fail (ORRERY_IS_COLLECTION (other), 0);

  for (guint list = 0; list < ORRERY_COLLECTION_GOALS; list++)
    for (guint i = 0; i < orrery_collection_count (other, list); i++)
      {
        JsonObject *entry = orrery_collection_get_entry (other, list, i);

        differences += entry != NULL && orrery_collection_add (self, list, entry) ? 1 : 0;
      }
  goals = json_object_get_member (other->root, "goals");
  if (goals != NULL && !json_object_has_member (self->root, "goals"))
    json_object_set_member (self->root, "goals", json_node_copy (goals));
  else if (goals != NULL)
    differences += json_node_equal (goals, json_object_get_member (self->root, "goals")) ? 0 : 1;
  return differences;
}

/* A table */

void
orrery_collection_set_text (JsonObject *entry, const char *member, const char *cell)
{
  static const char *const numbers[] = { "number", "colonists", "cost", "vp", "mat", "slot", NULL };
  gint64 number;

  if (cell[0] == '\0')
    return;
  if (strcmp (member, "keywords") == 0)
    {
      g_auto (GStrv) words = g_strsplit (strcmp (cell, "-") == 0 ? "" : cell, " ", -1);
      JsonArray *list = json_array_new ();

      for (guint i = 0; words[i] != NULL; i++)
        if (words[i][0] != '\0')
          json_array_add_string_element (list, words[i]);
      json_object_set_array_member (entry, member, list);
    }
  else if (strcmp (member, "powers") == 0 || strcmp (member, "scoring") == 0)
    {
      JsonNode *node = orrery_json_text_parse (cell, -1, NULL);

      /* Unreadable entries are kept unchanged, for validation to report. */
      if (node != NULL)
        json_object_set_member (entry, member, node);
      else
        json_object_set_string_member (entry, member, cell);
    }
  else if (strcmp (member, "checked") == 0)
    json_object_set_boolean_member (entry, member, strcmp (cell, "yes") == 0 || strcmp (cell, "true") == 0);
  else if (g_strv_contains (numbers, member) && g_ascii_string_to_signed (cell, 10, -99, 99, &number, NULL))
    json_object_set_int_member (entry, member, number);
  else
    json_object_set_string_member (entry, member, cell);
}

/* A cell in quotation marks may contain separators, and two quotation marks for one. */
static char *
take_cell (const char **row, char separator)
{
  GString *cell = g_string_new (NULL);
  const gboolean is_quoted = **row == '"';
  const char *c = *row + (is_quoted ? 1 : 0);

  for (; *c != '\0' && (is_quoted ? *c != '"' || c[1] == '"' : *c != separator); c++)
    {
      g_string_append_c (cell, *c);
      c += is_quoted && *c == '"' ? 1 : 0;
    }
  c += strcspn (c, (const char[]) { separator, '\0' });
  *row = *c == separator ? c + 1 : NULL;
  return g_strstrip (g_string_free (cell, FALSE));
}

static GStrv
split_row (const char *row, char separator)
{
  GPtrArray *cells = g_ptr_array_new ();

  while (row != NULL)
    g_ptr_array_add (cells, take_cell (&row, separator));
  g_ptr_array_add (cells, NULL);
  return (GStrv) g_ptr_array_free (cells, FALSE);
}

static void
add_row (OrreryCollection *self, OrreryCollectionList list, char **header, const char *row, char separator)
{
  g_auto (GStrv) cells = split_row (row, separator);
  g_autoptr (JsonObject) entry = json_object_new ();

  for (guint i = 0; header[i] != NULL && cells[i] != NULL; i++)
    orrery_collection_set_text (entry, header[i], cells[i]);
  if (list == ORRERY_COLLECTION_DEVELOPMENTS)
    orrery_collection_take_place (self, NULL, entry);
  orrery_collection_add (self, list, entry);
}

int
orrery_collection_import_table (OrreryCollection *self, OrreryCollectionList list, const char *text, GError **error)
{
  /* Some spreadsheets write a byte order mark first. */
  g_auto (GStrv) rows = g_strsplit (g_str_has_prefix (text, "\357\273\277") ? text + 3 : text, "\n", -1);
  const char *first = rows[0] == NULL ? "" : rows[0];
  const char separator = strchr (first, '\t') != NULL ? '\t' : strchr (first, ';') != NULL ? ';' : ',';
  g_auto (GStrv) header = NULL;
  int n = 0;

  g_return_val_if_fail (ORRERY_IS_COLLECTION (self), -1);
  g_return_val_if_fail (list <= ORRERY_COLLECTION_DEVELOPMENTS, -1);

  header = split_row (rows[0] == NULL ? "" : g_strchomp (rows[0]), separator);
  if (!g_utf8_validate (text, -1, NULL) || !g_strv_contains ((const char *const *) header, "name"))
    {
      g_set_error_literal (error, ORRERY_POSITION_ERROR, ORRERY_POSITION_ERROR_SYNTAX,
                           _("the table needs a header row with a column “name”"));
      return -1;
    }
  for (guint i = 1; rows[i] != NULL; i++)
    if (g_strchomp (rows[i])[0] != '\0')
      {
        add_row (self, list, header, rows[i], separator);
        n++;
      }
  return n;
}
