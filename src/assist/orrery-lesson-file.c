/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads a lesson. Every answer of the scripted game is given once, to make sure that it can be played. */
#include "assist/orrery-lesson-private.h"

#include "catalog/orrery-json.h"

/* --- Games --- */

/* A record, as in a file. */
static OrreryRecord *
read_record (OrreryJson *json, JsonObject *object)
{
  JsonObject *member = orrery_json_get_object (json, object, "game");
  g_autoptr (JsonNode) node = NULL;
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;
  OrreryRecord *record;

  if (member == NULL)
    return NULL;
  node = json_node_new (JSON_NODE_OBJECT);
  json_node_set_object (node, member);
  text = json_to_string (node, FALSE);
  record = orrery_record_from_text (text, -1, &error);
  if (record == NULL)
    orrery_json_fail (json, "game: %s", error->message);
  return record;
}

static void
read_answers (OrreryLesson *self, OrreryJson *json, JsonObject *object)
{
  g_auto (GStrv) texts = orrery_json_dup_strings (json, object, "answers");

  for (guint i = 0; texts != NULL && texts[i] != NULL; i++)
    {
      GameAnswer answer;

      if (self->game->rules->parse (texts[i], &answer))
        g_array_append_val (self->script, answer);
      else
        orrery_json_fail (json, "answers[%u]: “%s” is no answer", i, texts[i]);
    }
}

/* --- Chapters --- */

static void
read_step (OrreryLesson *self, OrreryJson *json, JsonObject *object)
{
  static const char *const known[] = { "title", "text", "task", "shows", "skip", "answers", NULL };
  OrreryStep step = { .chapter = self->chapters->len, .point = self->script->len };

  orrery_json_check_members (json, object, known);
  orrery_json_check_value (json, object, "skip", G_TYPE_BOOLEAN, "true or false");
  step.title = orrery_json_dup_text (json, object, "title");
  step.text = orrery_json_dup_text (json, object, "text");
  step.task = orrery_json_dup_optional (json, object, "task");
  if (json_object_has_member (object, "shows"))
    step.shows = orrery_json_dup_strings (json, object, "shows");
  step.skips = json->error == NULL && json_object_get_boolean_member_with_default (object, "skip", FALSE);
  read_answers (self, json, object);
  g_array_append_val (self->steps, step);
}

static void
read_chapter (OrreryLesson *self, OrreryJson *json, JsonObject *object)
{
  static const char *const known[] = { "id", "title", "minutes", "steps", NULL };
  OrreryChapter chapter = { .first = self->steps->len };
  JsonArray *steps;

  orrery_json_check_members (json, object, known);
  orrery_json_check_value (json, object, "minutes", G_TYPE_INT64, "a number");
  json->id = orrery_json_get_string (json, object, "id");
  chapter.id = g_strdup (json->id);
  chapter.title = orrery_json_dup_text (json, object, "title");
  steps = orrery_json_get_array (json, object, "steps");
  for (guint i = 0; steps != NULL && i < json_array_get_length (steps) && json->error == NULL; i++)
    {
      const gsize at = orrery_json_enter (json, "steps", (int) i);
      JsonObject *element = orrery_json_get_element (json, steps, i);

      if (element != NULL)
        read_step (self, json, element);
      orrery_json_leave (json, at);
    }
  chapter.n_steps = self->steps->len - chapter.first;
  if (chapter.n_steps == 0)
    orrery_json_fail (json, "has no steps");
  chapter.minutes = json->error == NULL ? (guint) json_object_get_int_member_with_default (object, "minutes", 1) : 0;
  g_array_append_val (self->chapters, chapter);
}

/* --- Challenges --- */

static void
read_goal (OrreryJson *json, JsonObject *object, OrreryChallenge *challenge)
{
  static const char *const known[] = { "event", "count", "sum", "win", NULL };
  JsonObject *goal = orrery_json_get_object (json, object, "goal");

  if (goal == NULL)
    return;
  orrery_json_check_members (json, goal, known);
  orrery_json_check_value (json, goal, "count", G_TYPE_INT64, "a number");
  orrery_json_check_value (json, goal, "sum", G_TYPE_INT64, "a number");
  challenge->event = g_strdup (orrery_json_find_string (json, goal, "event"));
  if (json->error != NULL)
    return;
  challenge->sums = json_object_has_member (goal, "sum");
  challenge->count = (guint) json_object_get_int_member_with_default (goal, challenge->sums ? "sum" : "count", 1);
}

static void
read_challenge (OrreryLesson *self, OrreryJson *json, JsonObject *object)
{
  static const char *const known[] = { "id", "title", "text", "goal", "game", NULL };
  OrreryChallenge challenge = { 0 };
  OrreryRecord *trial;

  orrery_json_check_members (json, object, known);
  json->id = orrery_json_get_string (json, object, "id");
  challenge.id = g_strdup (json->id);
  challenge.title = orrery_json_dup_text (json, object, "title");
  challenge.text = orrery_json_dup_text (json, object, "text");
  read_goal (json, object, &challenge);
  g_array_append_val (self->challenges, challenge);
  trial = read_record (json, object);
  if (trial != NULL)
    g_ptr_array_add (self->trials, trial);
}

/* --- The script --- */

typedef void (*ReadFunc) (OrreryLesson *self, OrreryJson *json, JsonObject *object);

static void
read_list (OrreryLesson *self, OrreryJson *json, JsonObject *root, const char *member, ReadFunc func)
{
  JsonArray *list = orrery_json_get_array (json, root, member);

  for (guint i = 0; list != NULL && i < json_array_get_length (list) && json->error == NULL; i++)
    {
      const gsize at = orrery_json_enter (json, member, (int) i);
      JsonObject *element = orrery_json_get_element (json, list, i);

      if (element != NULL)
        func (self, json, element);
      orrery_json_leave (json, at);
    }
}

static void
read_start (OrreryLesson *self, OrreryJson *json, JsonObject *root)
{
  self->start = read_record (json, root);
  for (guint i = 0; self->start != NULL && i < orrery_record_get_n_answers (self->start); i++)
    {
      const GameAnswer answer = orrery_record_get_answer (self->start, i);

      g_array_append_val (self->script, answer);
    }
}

/* Gives all answers of the scripted game. */
static void
check_script (OrreryLesson *self, OrreryJson *json)
{
  g_autoptr (OrreryRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  if (self->steps->len == 0)
    orrery_json_fail (json, "has no chapters");
  if (json->error != NULL)
    return;
  record = orrery_lesson_new_record (self, 0);
  for (guint i = orrery_record_get_point (record); i < self->script->len; i++)
    if (!orrery_record_answer (record, g_array_index (self->script, GameAnswer, i), NULL, &error))
      {
        char text[GAME_MAX_TEXT];

        self->game->rules->format (g_array_index (self->script, GameAnswer, i), text);
        orrery_json_fail (json, "answer %u, “%s”: %s", i, text, error->message);
        return;
      }
}

gboolean
lesson_read (OrreryLesson *self, const char *file, GBytes *bytes, GError **error)
{
  static const char *const known[] = { "game", "chapters", "challenges", NULL };
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GString) place = g_string_new (NULL);
  OrreryJson json = { file, place, NULL, NULL };
  JsonObject *root = orrery_json_open (&json, parser, bytes);

  if (root != NULL)
    {
      orrery_json_check_members (&json, root, known);
      read_start (self, &json, root);
      read_list (self, &json, root, "chapters", read_chapter);
      read_list (self, &json, root, "challenges", read_challenge);
      check_script (self, &json);
    }
  if (json.error == NULL)
    return TRUE;
  g_propagate_error (error, json.error);
  return FALSE;
}
