/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/orrery-position.h"

#include <glib/gi18n.h>
#include <inttypes.h>

#include "record/orrery-json-text.h"
#include "record/orrery-visible.h"

G_DEFINE_QUARK (orrery - position - error - quark, orrery_position_error)

gboolean
orrery_position_fail (GError **error, OrreryPositionError code, const char *format, ...)
{
  va_list args;

  va_start (args, format);
  orrery_visible_set_error (error, ORRERY_POSITION_ERROR, (int) code, format, args);
  va_end (args);
  return FALSE;
}

gboolean
orrery_position_fail_shape (const char *member, const char *shape, GError **error)
{
  /* Translators: "“credits” must be a whole number" */
  return orrery_position_fail (error, ORRERY_POSITION_ERROR_SYNTAX, _("“%s” must be %s"), member, shape);
}

gboolean
orrery_position_check_members (JsonObject *object, const char *const *known, const char *const *looks, GError **error)
{
  JsonObjectIter iter;
  const char *name;

  json_object_iter_init (&iter, object);
  while (json_object_iter_next (&iter, &name, NULL))
    if (!g_strv_contains (known, name) && !g_strv_contains (looks, name))
      return orrery_position_fail (error, ORRERY_POSITION_ERROR_SYNTAX, _("“%s” is unknown"), name);
  return TRUE;
}

gboolean
orrery_position_as_number (JsonNode *node, const char *member, int least, int most, int *value, GError **error)
{
  gint64 n;

  if (!orrery_json_text_holds (node, G_TYPE_INT64))
    return orrery_position_fail_shape (member, _("a whole number"), error);
  n = json_node_get_int (node);
  if (n < least || n > most)
    return orrery_position_fail (error, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                                 _("“%s” is %" PRId64 ", but must be from %d to %d"), member, n, least, most);
  *value = (int) n;
  return TRUE;
}

gboolean
orrery_position_get_number (JsonObject *object, const char *member, int least, int most, int *value, GError **error)
{
  JsonNode *node = json_object_get_member (object, member);

  return node == NULL || orrery_position_as_number (node, member, least, most, value, error);
}

gboolean
orrery_position_get_flag (JsonObject *object, const char *member, gboolean *value, GError **error)
{
  JsonNode *node = json_object_get_member (object, member);

  if (node == NULL)
    return TRUE;
  if (!orrery_json_text_holds (node, G_TYPE_BOOLEAN))
    return orrery_position_fail_shape (member, _("true or false"), error);
  *value = json_node_get_boolean (node);
  return TRUE;
}

const char *
orrery_position_as_word (JsonNode *node, const char *member, GError **error)
{
  if (orrery_json_text_holds (node, G_TYPE_STRING))
    return json_node_get_string (node);
  orrery_position_fail_shape (member, _("a word"), error);
  return NULL;
}

int
orrery_position_as_word_of (JsonNode *node, const char *member, const char *const *words, guint n, GError **error)
{
  const char *word = orrery_position_as_word (node, member, error);

  if (word == NULL)
    return -1;
  for (guint i = 0; i < n; i++)
    if (g_str_equal (word, words[i]))
      return (int) i;
  orrery_position_fail (error, ORRERY_POSITION_ERROR_SYNTAX, _("“%s” cannot be “%s”"), member, word);
  return -1;
}

gboolean
orrery_position_get_array (JsonObject *object, const char *member, JsonArray **array, GError **error)
{
  JsonNode *node = json_object_get_member (object, member);

  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return orrery_position_fail_shape (member, _("a list"), error);
  *array = json_node_get_array (node);
  return TRUE;
}

gboolean
orrery_position_get_object (JsonObject *object, const char *member, JsonObject **value, GError **error)
{
  JsonNode *node = json_object_get_member (object, member);

  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return orrery_position_fail_shape (member, _("an object"), error);
  *value = json_node_get_object (node);
  return TRUE;
}

static void
remove_members (JsonObject *object, const char *const *members)
{
  for (; *members != NULL; members++)
    if (json_object_has_member (object, *members))
      json_object_remove_member (object, *members);
}

JsonNode *
orrery_position_without (JsonNode *node, const char *const *members, const char *const *of_seats)
{
  g_autofree char *text = json_to_string (node, FALSE);
  JsonNode *copy = json_from_string (text, NULL);
  JsonObject *object = json_node_get_object (copy);
  JsonArray *seats = json_object_get_array_member (object, "seats");

  remove_members (object, members);
  for (guint i = 0; i < json_array_get_length (seats); i++)
    remove_members (json_array_get_object_element (seats, i), of_seats);
  return copy;
}
