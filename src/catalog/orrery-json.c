/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "orrery-json.h"

#include "orrery-catalog.h"
#include "orrery-language.h"

/* The same format as in po/extract-data.py. */
#define KEYWORD_SEPARATOR "; "

enum
{
  MAX_BYTES = 4 * 1024 * 1024,
  MAX_DEPTH = 32
};

void
orrery_json_fail (OrreryJson *json, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list args;

  if (json->error != NULL)
    return;

  va_start (args, format);
  message = g_strdup_vprintf (format, args);
  va_end (args);
  g_set_error (&json->error, ORRERY_CATALOG_ERROR, ORRERY_CATALOG_ERROR_SCHEMA, "%s: %s%s%s",
               json->file, json->place->str, json->place->len > 0 ? ": " : "", message);
}

/* json-glib recurses for every bracket, until the stack overflows. */
static gboolean
is_shallow (const char *data, gsize length)
{
  gboolean is_quoted = FALSE;
  guint depth = 0;

  for (gsize i = 0; i < length && depth <= MAX_DEPTH; i++)
    if (is_quoted && data[i] == '\\')
      i++;
    else if (data[i] == '"')
      is_quoted = !is_quoted;
    else if (!is_quoted && (data[i] == '[' || data[i] == '{'))
      depth++;
    else if (!is_quoted && (data[i] == ']' || data[i] == '}') && depth > 0)
      depth--;

  return depth <= MAX_DEPTH;
}

/* A problem found before parsing, or NULL. */
static const char *
find_fault (const char *data, gsize length)
{
  if (length > MAX_BYTES)
    return "is too large";
  if (!g_utf8_validate_len (data, length, NULL))
    return "is not valid UTF-8";

  return is_shallow (data, length) ? NULL : "has brackets that are nested too deeply";
}

JsonObject *
orrery_json_open (OrreryJson *json, JsonParser *parser, GBytes *bytes)
{
  g_autoptr (GError) error = NULL;
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);
  const char *fault = find_fault (length == 0 ? "" : data, length);
  JsonNode *root;

  if (json->error != NULL)
    return NULL;

  if (fault != NULL)
    {
      g_set_error (&json->error, ORRERY_CATALOG_ERROR, ORRERY_CATALOG_ERROR_SYNTAX, "%s: %s",
                   json->file, fault);
      return NULL;
    }
  if (!json_parser_load_from_data (parser, length == 0 ? "" : data, (gssize) length, &error))
    {
      g_set_error (&json->error, ORRERY_CATALOG_ERROR, ORRERY_CATALOG_ERROR_SYNTAX,
                   "%s: %s", json->file, error->message);
      return NULL;
    }

  root = json_parser_get_root (parser);
  if (root == NULL || !JSON_NODE_HOLDS_OBJECT (root))
    {
      orrery_json_fail (json, "must be an object");
      return NULL;
    }

  return json_node_get_object (root);
}

gsize
orrery_json_enter (OrreryJson *json, const char *member, int element)
{
  gsize at = json->place->len;

  if (member != NULL)
    g_string_append_printf (json->place, "%s%s", at > 0 ? "." : "", member);
  if (element >= 0)
    g_string_append_printf (json->place, "[%d]", element);

  return at;
}

void
orrery_json_leave (OrreryJson *json, gsize at)
{
  g_string_truncate (json->place, at);
}

void
orrery_json_check_members (OrreryJson *json, JsonObject *object, const char *const *known)
{
  JsonObjectIter iter;
  const char *member;

  if (json->error != NULL)
    return;

  json_object_iter_init (&iter, object);
  while (json_object_iter_next (&iter, &member, NULL))
    if (!g_strv_contains (known, member))
      orrery_json_fail (json, "does not know \"%s\"", member);
}

static void
fail_at (OrreryJson *json, const char *member, const char *what)
{
  gsize at = orrery_json_enter (json, member, -1);

  orrery_json_fail (json, "must be %s", what);
  orrery_json_leave (json, at);
}

static JsonNode *
find_member (OrreryJson *json, JsonObject *object, const char *member)
{
  return json->error == NULL && object != NULL ? json_object_get_member (object, member) : NULL;
}

void
orrery_json_check_value (OrreryJson *json, JsonObject *object, const char *member, GType type,
                         const char *what)
{
  JsonNode *node = find_member (json, object, member);

  if (node != NULL && (!JSON_NODE_HOLDS_VALUE (node) || json_node_get_value_type (node) != type))
    fail_at (json, member, what);
}

static const char *
get_node_string (JsonNode *node)
{
  const char *string;

  if (node == NULL || !JSON_NODE_HOLDS_VALUE (node)
      || json_node_get_value_type (node) != G_TYPE_STRING)
    return NULL;

  string = json_node_get_string (node);
  return *string != '\0' ? string : NULL;
}

JsonArray *
orrery_json_get_array (OrreryJson *json, JsonObject *object, const char *member)
{
  JsonNode *node = find_member (json, object, member);

  if (node != NULL && JSON_NODE_HOLDS_ARRAY (node))
    return json_node_get_array (node);

  fail_at (json, member, "a list");
  return NULL;
}

JsonObject *
orrery_json_get_object (OrreryJson *json, JsonObject *object, const char *member)
{
  JsonNode *node = find_member (json, object, member);

  if (node != NULL && JSON_NODE_HOLDS_OBJECT (node))
    return json_node_get_object (node);

  fail_at (json, member, "an object");
  return NULL;
}

const char *
orrery_json_get_string (OrreryJson *json, JsonObject *object, const char *member)
{
  const char *string = get_node_string (find_member (json, object, member));

  if (string == NULL)
    fail_at (json, member, "a text");

  return string;
}

const char *
orrery_json_find_string (OrreryJson *json, JsonObject *object, const char *member)
{
  if (find_member (json, object, member) == NULL)
    return NULL;

  return orrery_json_get_string (json, object, member);
}

JsonObject *
orrery_json_get_element (OrreryJson *json, JsonArray *array, guint element)
{
  JsonNode *node = json->error == NULL ? json_array_get_element (array, element) : NULL;

  if (node != NULL && JSON_NODE_HOLDS_OBJECT (node))
    return json_node_get_object (node);

  orrery_json_fail (json, "must be an object");
  return NULL;
}

char **
orrery_json_dup_strings (OrreryJson *json, JsonObject *object, const char *member)
{
  g_autoptr (GPtrArray) strings = g_ptr_array_new_with_free_func (g_free);

  if (find_member (json, object, member) != NULL)
    {
      JsonArray *array = orrery_json_get_array (json, object, member);

      for (guint i = 0; array != NULL && i < json_array_get_length (array); i++)
        {
          const char *string = get_node_string (json_array_get_element (array, i));

          if (string == NULL)
            fail_at (json, member, "a list of texts");
          else
            g_ptr_array_add (strings, g_strdup (string));
        }
    }

  g_ptr_array_add (strings, NULL);
  return (char **) g_ptr_array_steal (strings, NULL);
}

char *
orrery_json_dup_optional (OrreryJson *json, JsonObject *object, const char *member)
{
  const char *text = orrery_json_find_string (json, object, member);

  return g_strdup (orrery_language_translate (json->id, member, text));
}

char *
orrery_json_dup_text (OrreryJson *json, JsonObject *object, const char *member)
{
  JsonNode *node = find_member (json, object, member);
  g_auto (GStrv) paragraphs = NULL;

  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
    {
      const char *text = orrery_json_get_string (json, object, member);

      return g_strdup (orrery_language_translate (json->id, member, text));
    }

  paragraphs = orrery_json_dup_strings (json, object, member);
  if (paragraphs[0] == NULL)
    fail_at (json, member, "a text");
  for (guint i = 0; paragraphs[i] != NULL; i++)
    {
      char *translated = g_strdup (orrery_language_translate (json->id, member, paragraphs[i]));

      g_free (paragraphs[i]);
      paragraphs[i] = translated;
    }

  return g_strjoinv ("\n\n", paragraphs);
}

char **
orrery_json_dup_keywords (OrreryJson *json, JsonObject *object, const char *title)
{
  g_auto (GStrv) keywords = orrery_json_dup_strings (json, object, "keywords");
  g_autofree char *joined = g_strjoinv (KEYWORD_SEPARATOR, keywords);
  const char *name = orrery_json_find_string (json, object, title);
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  if (name != NULL && orrery_language_translate (json->id, title, name) != name)
    g_strv_builder_add (builder, name);
  if (*joined != '\0')
    {
      const char *translated = orrery_language_translate (json->id, "keywords", joined);

      if (translated != joined)
        {
          g_auto (GStrv) theirs = g_strsplit (translated, KEYWORD_SEPARATOR, -1);

          g_strv_builder_addv (builder, (const char **) theirs);
        }
    }
  g_strv_builder_addv (builder, (const char **) keywords);

  return g_strv_builder_end (builder);
}
