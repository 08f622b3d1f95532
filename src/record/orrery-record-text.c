/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A whole record as text, and text as a record. */
#include "record/orrery-json-text.h"
#include "record/orrery-record-private.h"
#include "record/orrery-visible.h"

#include <glib/gi18n.h>

JsonNode *
orrery_record_to_json (OrreryRecord *self)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonArray *answers = json_array_new ();
  JsonObject *object;

  g_return_val_if_fail (ORRERY_IS_RECORD (self), NULL);

  object = orrery_record_header (self, "record");
  for (guint i = 0; i < self->answers->len; i++)
    {
      char text[GAME_MAX_TEXT];

      self->game->rules->format (g_array_index (self->answers, GameAnswer, i), text);
      json_array_add_string_element (answers, text);
    }
  json_object_set_array_member (object, "answers", answers);
  if (self->point < self->answers->len)
    json_object_set_int_member (object, "point", self->point);
  json_node_take_object (node, object);
  return node;
}

char *
orrery_record_to_text (OrreryRecord *self)
{
  g_autoptr (JsonNode) node = orrery_record_to_json (self);

  return orrery_json_text_print (node);
}

/* Reading: answers */

gboolean
orrery_reading_go_on (const OrreryReading *reading, double part, GError **error)
{
  if (reading->progress != NULL)
    g_atomic_int_set (reading->progress, (int) (1000 * part));
  return !g_cancellable_set_error_if_cancelled (reading->cancellable, error);
}

gboolean
orrery_record_fail_answer (OrreryRecord *self, GError **error, guint line, guint number,
                           const char *shown, GameStatus status)
{
  g_autofree char *visible = orrery_visible_dup (shown);

  return orrery_record_fail (
      error, ORRERY_RECORD_ERROR_ILLEGAL,
      /* Translators: a line of a file, the number of an answer, its words, and what
                              * is wrong with it, as a sentence */
      _("line %u, answer %u, “%s”: %s"), line, number, visible,
      self->game->tell_refusal (status));
}

gboolean
orrery_record_fail_length (GError **error)
{
  return orrery_record_fail (error, ORRERY_RECORD_ERROR_TOO_LARGE,
                             _("A game has at most %d answers."), ORRERY_RECORD_MAX_ANSWERS);
}

/* Where to find an answer if something is wrong with it. */
typedef struct
{
  JsonArray *answers;
  const char *text;
  gssize length;
} Answers;

static gboolean
read_answer (OrreryRecord *self, const Answers *all, guint i, GError **error)
{
  JsonNode *node = json_array_get_element (all->answers, i);
  GameStatus status = GAME_NO_SUCH_ANSWER;
  GameAnswer answer;
  guint line;

  if (orrery_json_text_holds (node, G_TYPE_STRING)
      && self->game->rules->parse (json_node_get_string (node), &answer))
    status = orrery_record_take (self, answer, NULL);
  if (status == GAME_OK)
    return TRUE;
  /* Find the line only now, when it is needed. */
  line = orrery_json_text_line_of (all->text, all->length, "answers", i);
  if (!orrery_json_text_holds (node, G_TYPE_STRING))
    return orrery_record_fail (error, ORRERY_RECORD_ERROR_SYNTAX,
                               _("line %u, answer %u: it must be text"), line, i + 1);
  return orrery_record_fail_answer (self, error, line, i + 1, json_node_get_string (node), status);
}

static gboolean
read_all (OrreryRecord *self, const Answers *all, const OrreryReading *reading, GError **error)
{
  const guint n = json_array_get_length (all->answers);

  if (n > ORRERY_RECORD_MAX_ANSWERS)
    return orrery_record_fail_length (error);
  for (guint i = 0; i < n; i++)
    if ((i % 1024 == 0 && !orrery_reading_go_on (reading, (double) i / n, error))
        || !read_answer (self, all, i, error))
      return FALSE;
  return TRUE;
}

static gboolean
read_answers (OrreryRecord *self, JsonObject *object, const char *text, gssize length,
              const OrreryReading *reading, GError **error)
{
  JsonNode *node = json_object_get_member (object, "answers");
  gint64 point;

  if (node == NULL || !JSON_NODE_HOLDS_ARRAY (node))
    return orrery_record_fail_syntax (error, "answers", _("a list"));
  if (!read_all (self, &(Answers){ json_node_get_array (node), text, length }, reading, error))
    return FALSE;
  if (!json_object_has_member (object, "point"))
    return TRUE;
  if (!orrery_record_get_number (object, "point", 0, self->answers->len, &point, error))
    return FALSE;
  orrery_record_move (self, (guint) point);
  return TRUE;
}

static gboolean
is_bare_position (JsonObject *object)
{
  return !json_object_has_member (object, "orrery") && !json_object_has_member (object, "type")
         && !json_object_has_member (object, "answers") && json_object_has_member (object, "seats");
}

OrreryRecord *
orrery_record_read_text (const char *text, gssize length, const OrreryReading *reading,
                         GError **error)
{
  const gsize n = length < 0 ? strlen (text) : (gsize) length;
  g_autoptr (OrreryRecord) self = NULL;
  g_autoptr (JsonNode) node = NULL;
  JsonObject *object;

  if (orrery_record_is_autosave (text, n))
    return orrery_record_from_autosave (text, n, reading, error);
  node = orrery_json_text_parse (text, length, error);
  if (node == NULL)
    return NULL;
  if (!JSON_NODE_HOLDS_OBJECT (node))
    {
      orrery_record_fail (error, ORRERY_RECORD_ERROR_SYNTAX, _("a record must be an object"));
      return NULL;
    }
  object = json_node_get_object (node);
  if (is_bare_position (object))
    {
      self = orrery_record_new_from_position_json (NULL, node, NULL, error);
      if (self == NULL)
        return NULL;
      self->seed = orrery_record_draw_seed ();
      self->has_seed = TRUE;
      return g_steal_pointer (&self);
    }
  self = orrery_record_from_header (object, "record", error);
  if (self == NULL || !read_answers (self, object, text, length, reading, error))
    return NULL;
  return g_steal_pointer (&self);
}

OrreryRecord *
orrery_record_from_text (const char *text, gssize length, GError **error)
{
  g_return_val_if_fail (text != NULL, NULL);

  return orrery_record_read_text (text, length, &(OrreryReading){ NULL }, error);
}
