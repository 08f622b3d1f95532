/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/orrery-json-text.h"
#include "record/orrery-visible.h"

enum
{
  WIDTH = 100,
  STEP = 2
};

static void print_node (GString *out, JsonNode *node, guint indent, const char *member);

/* The exact text, but with escapes for characters that a terminal would interpret. */
static void
print_string (GString *out, const char *text)
{
  g_string_append_c (out, '"');
  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      const gunichar c = g_utf8_get_char (text);

      if (c == '"' || c == '\\')
        g_string_append_printf (out, "\\%c", (char) c);
      else if (c == '\n')
        g_string_append (out, "\\n");
      else if (orrery_visible_is (c))
        g_string_append_unichar (out, c);
      else if (c > 0xffff)
        g_string_append_printf (out, "\\u%04x\\u%04x", 0xd7c0 + (c >> 10), 0xdc00 + (c & 0x3ff));
      else
        g_string_append_printf (out, "\\u%04x", c);
    }
  g_string_append_c (out, '"');
}

/* json-glib would print 1e+22.0. */
static void
print_double (GString *out, double number)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_dtostr (text, sizeof text, number);
  g_string_append (out, text);
  if (strpbrk (text, ".e") == NULL)
    g_string_append (out, ".0");
}

static void
print_plain (GString *out, JsonNode *node)
{
  if (orrery_json_text_holds (node, G_TYPE_STRING))
    print_string (out, json_node_get_string (node));
  else if (orrery_json_text_holds (node, G_TYPE_INT64))
    g_string_append_printf (out, "%" G_GINT64_FORMAT, json_node_get_int (node));
  else if (orrery_json_text_holds (node, G_TYPE_DOUBLE))
    print_double (out, json_node_get_double (node));
  else if (orrery_json_text_holds (node, G_TYPE_BOOLEAN))
    g_string_append (out, json_node_get_boolean (node) ? "true" : "false");
  else
    g_string_append (out, "null");
}

/* Prints on one line if it fits `limit`; FALSE leaves partial output. */
static gboolean
print_flat (GString *out, JsonNode *node, const char *space, gsize limit)
{
  gboolean is_first = TRUE;

  if (JSON_NODE_HOLDS_ARRAY (node))
    {
      JsonArray *array = json_node_get_array (node);

      g_string_append_c (out, '[');
      for (guint i = 0; i < json_array_get_length (array); i++)
        {
          if (i > 0)
            g_string_append_printf (out, ",%s", space);
          if (!print_flat (out, json_array_get_element (array, i), space, limit))
            return FALSE;
        }
      g_string_append_c (out, ']');
    }
  else if (JSON_NODE_HOLDS_OBJECT (node))
    {
      JsonObjectIter iter;
      const char *name;
      JsonNode *value;

      g_string_append_c (out, '{');
      json_object_iter_init_ordered (&iter, json_node_get_object (node));
      while (json_object_iter_next_ordered (&iter, &name, &value))
        {
          if (!is_first)
            g_string_append_printf (out, ",%s", space);
          print_string (out, name);
          g_string_append_printf (out, ":%s", space);
          if (!print_flat (out, value, space, limit))
            return FALSE;
          is_first = FALSE;
        }
      g_string_append_c (out, '}');
    }
  else
    print_plain (out, node);
  return out->len <= limit;
}

static void
new_line (GString *out, guint indent)
{
  g_string_append_printf (out, "\n%*s", (int) indent, "");
}

static void
print_array (GString *out, JsonArray *array, guint indent)
{
  g_string_append_c (out, '[');
  for (guint i = 0; i < json_array_get_length (array); i++)
    {
      g_string_append (out, i == 0 ? "" : ",");
      new_line (out, indent + STEP);
      print_node (out, json_array_get_element (array, i), indent + STEP, NULL);
    }
  new_line (out, indent);
  g_string_append_c (out, ']');
}

static void
print_object (GString *out, JsonObject *object, guint indent)
{
  gboolean is_first = TRUE;
  JsonObjectIter iter;
  const char *name;
  JsonNode *value;

  g_string_append_c (out, '{');
  json_object_iter_init_ordered (&iter, object);
  while (json_object_iter_next_ordered (&iter, &name, &value))
    {
      g_string_append (out, is_first ? "" : ",");
      new_line (out, indent + STEP);
      print_string (out, name);
      g_string_append (out, ": ");
      print_node (out, value, indent + STEP, name);
      is_first = FALSE;
    }
  new_line (out, indent);
  g_string_append_c (out, '}');
}

/* Seats and answers are written one per line even if they would fit, so that a diff shows one change. */
static gboolean
is_list_of_lines (JsonNode *node, const char *member)
{
  return member != NULL && JSON_NODE_HOLDS_ARRAY (node)
         && json_array_get_length (json_node_get_array (node)) > 0
         && (strcmp (member, "answers") == 0 || strcmp (member, "seats") == 0);
}

/* How long the text may become if the current line is to fit, with a comma after it. */
static gsize
end_of_line (const GString *out)
{
  gsize start = out->len;

  while (start > 0 && out->str[start - 1] != '\n')
    start--;
  return start + WIDTH - 1;
}

static void
print_node (GString *out, JsonNode *node, guint indent, const char *member)
{
  const gsize start = out->len;

  if (!JSON_NODE_HOLDS_ARRAY (node) && !JSON_NODE_HOLDS_OBJECT (node))
    {
      print_plain (out, node);
      return;
    }
  if (indent > 0 && !is_list_of_lines (node, member) && print_flat (out, node, " ", end_of_line (out)))
    return;
  g_string_truncate (out, start);
  if (JSON_NODE_HOLDS_ARRAY (node))
    print_array (out, json_node_get_array (node), indent);
  else
    print_object (out, json_node_get_object (node), indent);
}

char *
orrery_json_text_print (JsonNode *node)
{
  GString *out = g_string_new (NULL);

  print_node (out, node, 0, NULL);
  g_string_append_c (out, '\n');
  return g_string_free (out, FALSE);
}

char *
orrery_json_text_print_line (JsonNode *node)
{
  GString *out = g_string_new (NULL);

  print_flat (out, node, " ", G_MAXSIZE);
  return g_string_free (out, FALSE);
}

char *
orrery_json_text_print_compact (JsonNode *node)
{
  GString *out = g_string_new (NULL);

  print_flat (out, node, "", G_MAXSIZE);
  return g_string_free (out, FALSE);
}
