/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "assist/orrery-describe.h"

#include <glib/gi18n.h>

#include "record/orrery-winner.h"

enum { LABEL_WIDTH = 18 };

static int
get_operand (const GameEvent *event, char operand)
{
  return operand == 'a' ? event->a : operand == 'b' ? event->b : operand == 'c' ? event->c : event->n;
}

static void
add_answer (JsonObject *object, const char *name, const Game *rules, const GameEvent *event, int kind)
{
  char text[GAME_MAX_TEXT] = "";

  rules->format (GAME_ANSWER (kind, event->a, event->b, event->c), text);
  json_object_set_string_member (object, name, text);
}

JsonNode *
orrery_describe_event (const Game *rules, const GameEvent *event, const OrreryEventField *fields, OrreryEventFieldFunc add)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "kind", rules->event_word (event->kind));
  if (event->seat != GAME_NOBODY)
    json_object_set_int_member (object, "seat", event->seat);
  if (event->secret)
    json_object_set_boolean_member (object, "secret", TRUE);
  for (const OrreryEventField *field = fields; field->name != NULL; field++)
    {
      const int value = get_operand (event, field->operand);

      if (field->type == ORRERY_FIELD_NUMBER)
        json_object_set_int_member (object, field->name, value);
      else if (field->type == ORRERY_FIELD_YES_NO)
        json_object_set_boolean_member (object, field->name, value != 0);
      else if (field->type == ORRERY_FIELD_ANSWER)
        add_answer (object, field->name, rules, event, value);
      else
        add (object, field, event, value);
    }
  json_node_take_object (node, object);
  return node;
}

JsonNode *
orrery_describe_score (const Game *rules, const void *state, const char *const *names, OrreryScorePartsFunc add)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();
  JsonArray *seats = json_array_new ();
  JsonArray *winners = json_array_new ();
  GameScore score;

  rules->score (state, &score);
  for (guint i = 0; i < score.n_seats; i++)
    {
      JsonObject *seat = json_object_new ();

      json_object_set_int_member (seat, "seat", i);
      json_object_set_string_member (seat, "name", names[i]);
      json_object_set_int_member (seat, "total", score.total[i]);
      add (seat, state, &score, i);
      json_object_set_int_member (seat, "tie_break", score.tie_break[i]);
      json_array_add_object_element (seats, seat);
      if ((score.winners >> i & 1) != 0)
        json_array_add_int_element (winners, i);
    }
  json_object_set_array_member (object, "seats", seats);
  json_object_set_array_member (object, "winners", winners);
  json_object_set_boolean_member (object, "over", rules->question (state).ask == GAME_OVER);
  json_node_take_object (node, object);
  return node;
}

char *
orrery_describe_score_lines (const Game *rules, const void *state, const char *const *names, OrreryScoreLinesFunc add)
{
  GString *text = g_string_new (NULL);
  g_autofree char *winners = NULL;
  GameScore score;

  rules->score (state, &score);
  for (guint i = 0; i < score.n_seats; i++)
    {
      g_string_append_printf (text, _("Seat %u, %s: %d VP\n"), i, names[i], score.total[i]);
      add (text, state, &score, i);
    }
  winners = orrery_winner_join_names (score.winners, names);
  if (rules->question (state).ask == GAME_OVER)
    g_string_append_printf (text, _("%s won.\n"), winners);
  else
    g_string_append_printf (text, _("The game is not over; %s would win now.\n"), winners);
  return g_string_free (text, FALSE);
}

JsonArray *
orrery_describe_bonuses (const GameScore *score, guint seat, guint kind, const char *word,
                         OrreryPieceNameFunc get_name)
{
  JsonArray *bonuses = json_array_new ();

  for (guint i = 0; i < score->n_parts; i++)
    if (score->parts[i].seat == (int) seat && score->parts[i].kind == kind)
      {
        JsonObject *bonus = json_object_new ();

        json_object_set_string_member (bonus, word, get_name (score->parts[i].piece));
        json_object_set_int_member (bonus, "points", score->parts[i].points);
        json_array_add_object_element (bonuses, bonus);
      }
  return bonuses;
}

void
orrery_describe_add_bonuses (GString *text, const GameScore *score, guint seat, guint kind,
                             OrreryPieceNameFunc get_name)
{
  for (guint i = 0; i < score->n_parts; i++)
    if (score->parts[i].seat == (int) seat && score->parts[i].kind == kind)
      g_string_append_printf (text, "  %4d  %s\n", score->parts[i].points, get_name (score->parts[i].piece));
}

void
orrery_describe_add_row (GString *text, const char *label, GPtrArray *items)
{
  g_autofree char *all = NULL;

  if (items->len == 0)
    return;
  g_ptr_array_add (items, NULL);
  all = g_strjoinv (", ", (char **) items->pdata);
  /* Columns are counted in characters, not bytes. */
  g_string_append_printf (text, "  %s%*s %s\n", label, (int) MAX (0, LABEL_WIDTH - g_utf8_strlen (label, -1)), "", all);
}
