/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "describe.h"

static void
add_answers (JsonObject *object, const Game *rules, const void *state, gboolean chance)
{
  GameAnswer answers[GAME_MAX_ANSWERS];
  guint8 weights[GAME_MAX_ANSWERS];
  const gsize n = chance ? rules->weigh (state, answers, weights)
                         : rules->legal (state, answers);
  JsonArray *texts = json_array_sized_new ((guint) n);
  JsonArray *numbers = chance ? json_array_sized_new ((guint) n) : NULL;

  for (gsize i = 0; i < n; i++)
    {
      char text[GAME_MAX_TEXT];

      rules->format (answers[i], text);
      json_array_add_string_element (texts, text);
      if (chance)
        json_array_add_int_element (numbers, weights[i]);
    }
  json_object_set_boolean_member (object, "forced", n == 1);
  json_object_set_array_member (object, "answers", texts);
  if (chance)
    json_object_set_array_member (object, "weights", numbers);
}

/* Every written state has its subject; round, step, sentence and answers are added. */
JsonNode *
cli_describe_question (const OrreryGame *game, const void *state, const char *const *names)
{
  g_autoptr (JsonNode) position = game->write_position (state, GAME_NOBODY);
  JsonObject *table = json_node_get_object (position);
  JsonNode *node = json_object_dup_member (table, "question");
  JsonObject *object = json_node_get_object (node);
  g_autofree char *text = game->tell_question (state, names);

  json_object_set_member (object, "round", json_object_dup_member (table, "round"));
  json_object_set_string_member (object, "step", game->rules->step_word (state));
  json_object_set_string_member (object, "text", text);
  add_answers (object, game->rules, state, game->rules->question (state).ask == GAME_CHANCE);
  return node;
}
