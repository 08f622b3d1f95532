/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "describe.h"

#include "games/roll/words/orrery-position.h"
#include "games/roll/words/orrery-story.h"

static void
add_answers (JsonObject *object, const RollState *state, gboolean chance)
{
  GameAnswer answers[GAME_MAX_ANSWERS];
  guint8 weights[GAME_MAX_ANSWERS];
  const gsize n = chance ? roll_game.outcomes (state, answers, weights)
                         : roll_legal (state, answers);
  JsonArray *texts = json_array_sized_new ((guint) n);
  JsonArray *numbers = chance ? json_array_sized_new ((guint) n) : NULL;

  for (gsize i = 0; i < n; i++)
    {
      char text[GAME_MAX_TEXT];

      roll_format (answers[i], text);
      json_array_add_string_element (texts, text);
      if (chance)
        json_array_add_int_element (numbers, weights[i]);
    }
  json_object_set_boolean_member (object, "forced", n == 1);
  json_object_set_array_member (object, "answers", texts);
  if (chance)
    json_object_set_array_member (object, "weights", numbers);
}

/* A written state says "roll" as long as a round can begin from it. */
static const char *
get_step (const RollState *state, const char *written)
{
  return state->step == ROLL_STEP_ASSIGN
             ? roll_question (state).about == ROLL_ASK_SIDE ? "roll" : "assign"
             : written;
}

/* What it is about is in every written state; round, step, sentence and answers are added. */
JsonNode *
cli_describe_question (const RollState *state, const char *const *names)
{
  g_autoptr (JsonNode) position = orrery_position_write (state, -1);
  JsonObject *table = json_node_get_object (position);
  JsonNode *node = json_object_dup_member (table, "question");
  JsonObject *object = json_node_get_object (node);
  g_autofree char *text = orrery_story_question (state, names);

  json_object_set_member (object, "round", json_object_dup_member (table, "round"));
  json_object_set_string_member (
      object, "step", get_step (state, json_object_get_string_member (table, "step")));
  json_object_set_string_member (object, "text", text);
  add_answers (object, state, roll_question (state).ask == GAME_CHANCE);
  return node;
}
