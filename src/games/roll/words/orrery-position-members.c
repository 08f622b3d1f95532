/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Members of a position, checked one by one so that a message can name them. */
#include "config.h"

#include "games/roll/words/orrery-position-private.h"
#include "record/orrery-json-text.h"
#include "record/orrery-visible.h"

#include <glib/gi18n-lib.h>
#include <inttypes.h>

gboolean
position_fail (OrreryPositionReader *r, OrreryPositionError code, const char *format, ...)
{
  g_autofree char *text = NULL;
  va_list args;

  va_start (args, format);
  text = orrery_visible_vprintf (format, args);
  va_end (args);
  if (r->seat != GAME_NOBODY)
    {
      g_autofree char *who = orrery_seat_text (r->seat, r->names);

      g_set_error (r->error, ORRERY_POSITION_ERROR, (int) code, "%s: %s", who, text);
    }
  else
    g_set_error_literal (r->error, ORRERY_POSITION_ERROR, (int) code, text);
  return FALSE;
}

gboolean
position_fail_shape (OrreryPositionReader *r, const char *member, const char *shape)
{
  /* Translators: "“credits” must be a whole number" */
  return position_fail (r, ORRERY_POSITION_ERROR_SYNTAX, _("“%s” must be %s"), member, shape);
}

gboolean
position_check_members (OrreryPositionReader *r, JsonObject *object, const char *const *known, const char *const *looks)
{
  JsonObjectIter iter;
  const char *name;

  json_object_iter_init (&iter, object);
  while (json_object_iter_next (&iter, &name, NULL))
    if (!g_strv_contains (known, name) && !g_strv_contains (looks, name))
      return position_fail (r, ORRERY_POSITION_ERROR_SYNTAX, _("“%s” is unknown"), name);
  return TRUE;
}

gboolean
position_as_number (OrreryPositionReader *r, JsonNode *node, const char *member, int least, int most, int *value)
{
  gint64 n;

  if (!orrery_json_text_holds (node, G_TYPE_INT64))
    return position_fail_shape (r, member, _("a whole number"));
  n = json_node_get_int (node);
  if (n < least || n > most)
    return position_fail (r, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                          _("“%s” is %" PRId64 ", but must be from %d to %d"), member, n, least,
                          most);
  *value = (int) n;
  return TRUE;
}

gboolean
position_get_number (OrreryPositionReader *r, JsonObject *object, const char *member, int least, int most, int *value)
{
  JsonNode *node = json_object_get_member (object, member);

  return node == NULL || position_as_number (r, node, member, least, most, value);
}

const char *
position_as_word (OrreryPositionReader *r, JsonNode *node, const char *member)
{
  if (orrery_json_text_holds (node, G_TYPE_STRING))
    return json_node_get_string (node);
  position_fail_shape (r, member, _("a word"));
  return NULL;
}

/* Which of the words is it? -1 after a failure. */
int
position_as_word_of (OrreryPositionReader *r, JsonNode *node, const char *member, const char *const *words, guint n)
{
  const char *word = position_as_word (r, node, member);

  if (word == NULL)
    return -1;
  for (guint i = 0; i < n; i++)
    if (strcmp (word, words[i]) == 0)
      return (int) i;
  position_fail (r, ORRERY_POSITION_ERROR_SYNTAX, _("“%s” cannot be “%s”"), member, word);
  return -1;
}

gboolean
position_get_array (OrreryPositionReader *r, JsonObject *object, const char *member, JsonArray **array)
{
  JsonNode *node = json_object_get_member (object, member);

  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_ARRAY (node))
    return position_fail_shape (r, member, _("a list"));
  *array = json_node_get_array (node);
  return TRUE;
}

gboolean
position_get_object (OrreryPositionReader *r, JsonObject *object, const char *member, JsonObject **value)
{
  JsonNode *node = json_object_get_member (object, member);

  if (node == NULL)
    return TRUE;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    return position_fail_shape (r, member, _("an object"));
  *value = json_node_get_object (node);
  return TRUE;
}

/* Tiles and dice */

int
position_as_face (OrreryPositionReader *r, JsonNode *node, const char *member)
{
  const char *name = position_as_word (r, node, member);
  int face;

  if (name == NULL)
    return -1;
  face = orrery_face_by_name (name);
  if (face < 0)
    position_fail (r, ORRERY_POSITION_ERROR_SYNTAX, _("“%s”: there is no tile called “%s”"), member, name);
  return face;
}

int
position_as_tile (OrreryPositionReader *r, JsonNode *node, const char *member)
{
  const char *name = position_as_word (r, node, member);
  int face;

  if (name == NULL)
    return -1;
  if (strcmp (name, "unknown") == 0)
    return ROLL_UNKNOWN;
  face = position_as_face (r, node, member);
  if (face < 0)
    return -1;
  if (roll_faces[face].set == ROLL_SET_GAME)
    return ROLL_TILE_OF (face);
  position_fail (r, ORRERY_POSITION_ERROR_IMPOSSIBLE, _("%s cannot be in “%s”"),
                 roll_faces[face].name, member);
  return -1;
}

gboolean
position_get_flag (OrreryPositionReader *r, JsonObject *object, const char *member, gboolean *value)
{
  JsonNode *node = json_object_get_member (object, member);

  if (node == NULL)
    return TRUE;
  if (!orrery_json_text_holds (node, G_TYPE_BOOLEAN))
    return position_fail_shape (r, member, _("true or false"));
  *value = json_node_get_boolean (node);
  return TRUE;
}

static int
colour_of (const char *name)
{
  for (int i = 0; i < ROLL_N_COLOURS; i++)
    if (strcmp (name, roll_colour_names[i]) == 0)
      return i;
  return -1;
}

static gboolean
read_die_count (OrreryPositionReader *r, const char *place, const char *name, JsonNode *node,
                RollDice dice)
{
  const int colour = colour_of (name);
  g_autofree char *member = g_strdup_printf ("%s: %s", place, name);
  int n = 0;

  if (colour < 0)
    return position_fail (r, ORRERY_POSITION_ERROR_SYNTAX, _("“%s”: there are no %s dice"), place, name);
  if (!position_as_number (r, node, member, 0, G_MAXINT16, &n))
    return FALSE;
  if (n > roll_dice[colour].count)
    return position_fail (r, ORRERY_POSITION_ERROR_IMPOSSIBLE,
                          _("%d %s dice on the table, but the box has %d"), n, name,
                          roll_dice[colour].count);
  dice[colour] = (guint8) n;
  return TRUE;
}

gboolean
position_as_dice (OrreryPositionReader *r, JsonNode *node, const char *member, RollDice dice)
{
  JsonObjectIter iter;
  const char *colour;
  JsonNode *count;

  if (!JSON_NODE_HOLDS_OBJECT (node))
    return position_fail_shape (r, member, _("an object"));
  json_object_iter_init (&iter, json_node_get_object (node));
  while (json_object_iter_next (&iter, &colour, &count))
    if (!read_die_count (r, member, colour, count, dice))
      return FALSE;
  return TRUE;
}
