/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events for programs: every operand under a name, with the rulebook's word for a value. */
#include "config.h"

#include "games/race/words/orrery-race-position-private.h"
#include "games/race/words/race-describe.h"

typedef enum
{
  FIELD_END,
  FIELD_CARD,
  FIELD_WHY, /* a card, or a word */
  FIELD_ACTION,
  FIELD_SECOND_ACTION, /* left out where there is none */
  FIELD_PHASE,
  FIELD_HOW, /* left out where there is none */
  FIELD_YES_NO,
  FIELD_NUMBER,
  FIELD_END_REASON,
  FIELD_CORRECTION /* the whole answer */
} FieldType;

typedef struct
{
  const char *name;
  char operand; /* a, b or n */
  FieldType type;
} Field;

static const Field fields[RACE_N_EVENTS][4] = {
  [RACE_EVENT_START_WORLD] = { { "world", 'a', FIELD_CARD } },
  [RACE_EVENT_OFFERED] = { { "world", 'a', FIELD_CARD } },
  [RACE_EVENT_ROUND] = { { "round", 'n', FIELD_NUMBER } },
  [RACE_EVENT_ACTIONS] = { { "action", 'a', FIELD_ACTION }, { "second", 'b', FIELD_SECOND_ACTION } },
  [RACE_EVENT_PHASE] = { { "phase", 'a', FIELD_PHASE } },
  [RACE_EVENT_DREW] = { { "count", 'n', FIELD_NUMBER }, { "by", 'b', FIELD_WHY } },
  [RACE_EVENT_DREW_CARD] = { { "card", 'a', FIELD_CARD }, { "by", 'b', FIELD_WHY } },
  [RACE_EVENT_RESHUFFLED] = { { "deck", 'n', FIELD_NUMBER } },
  [RACE_EVENT_KEPT] = { { "count", 'n', FIELD_NUMBER } },
  [RACE_EVENT_KEPT_CARD] = { { "card", 'a', FIELD_CARD } },
  [RACE_EVENT_DISCARDED] = { { "count", 'n', FIELD_NUMBER } },
  [RACE_EVENT_DISCARDED_CARD] = { { "card", 'a', FIELD_CARD } },
  [RACE_EVENT_REVEALED] = { { "card", 'a', FIELD_CARD } },
  [RACE_EVENT_SACRIFICED] = { { "card", 'a', FIELD_CARD }, { "military", 'n', FIELD_NUMBER } },
  [RACE_EVENT_PLACED] = { { "card", 'a', FIELD_CARD }, { "how", 'b', FIELD_HOW }, { "paid", 'n', FIELD_NUMBER } },
  [RACE_EVENT_GOOD] = { { "world", 'a', FIELD_CARD }, { "produced", 'b', FIELD_YES_NO } },
  [RACE_EVENT_SOLD] = { { "world", 'a', FIELD_CARD }, { "price", 'n', FIELD_NUMBER } },
  [RACE_EVENT_CONSUMED] = { { "world", 'a', FIELD_CARD }, { "by", 'b', FIELD_CARD } },
  [RACE_EVENT_CHIPS] = { { "chips", 'n', FIELD_NUMBER }, { "by", 'a', FIELD_CARD } },
  [RACE_EVENT_NAMED] = { { "number", 'n', FIELD_NUMBER } },
  [RACE_EVENT_TURNED_UP] = { { "card", 'a', FIELD_CARD }, { "won", 'b', FIELD_YES_NO } },
  [RACE_EVENT_CORRECTED] = { { "answer", 'n', FIELD_CORRECTION } },
  [RACE_EVENT_END] = { { "end", 'a', FIELD_END_REASON } },
};

static const char *
get_how (guint how)
{
  return how == RACE_CONQUER ? "conquer" : how == RACE_PAY ? "pay" : how == RACE_FOR_ZERO ? "for zero" : NULL;
}

/* The word for a value; NULL for what is not a word or is to be left out. */
static const char *
get_word (FieldType type, guint value)
{
  static const char *const phases[RACE_N_PHASES] = {
    "explore", "develop", "develop", "settle", "settle", "consume", "produce",
  };
  static const char *const ends[] = { "", "pool", "cards", "both" };

  switch (type)
    {
    case FIELD_CARD:
      return value < RACE_N_DESIGNS ? race_designs[0][value].name : "unknown";
    case FIELD_WHY:
      return orrery_race_why_word (value);
    case FIELD_ACTION:
      return orrery_race_action_words[value % RACE_N_ACTIONS];
    case FIELD_SECOND_ACTION:
      return value == 0 ? NULL : orrery_race_action_words[(value - 1) % RACE_N_ACTIONS];
    case FIELD_PHASE:
      return phases[value % RACE_N_PHASES];
    case FIELD_HOW:
      return get_how (value);
    case FIELD_END_REASON:
      return ends[value % G_N_ELEMENTS (ends)];
    case FIELD_END:
    case FIELD_YES_NO:
    case FIELD_NUMBER:
    case FIELD_CORRECTION:
    default:
      return NULL;
    }
}

static void
set_field (JsonObject *object, const GameEvent *event, const Field *field)
{
  const int value = field->operand == 'a' ? event->a : field->operand == 'b' ? event->b : event->n;
  const char *word = get_word (field->type, (guint) value);
  char text[GAME_MAX_TEXT];

  if (word != NULL)
    json_object_set_string_member (object, field->name, word);
  else if (field->type == FIELD_NUMBER)
    json_object_set_int_member (object, field->name, value);
  else if (field->type == FIELD_YES_NO)
    json_object_set_boolean_member (object, field->name, value != 0);
  else if (field->type == FIELD_CORRECTION)
    {
      race_format (GAME_ANSWER (event->n, event->a, event->b, event->c), text);
      json_object_set_string_member (object, field->name, text);
    }
}

JsonNode *
race_describe_event (const GameEvent *event)
{
  JsonNode *node = json_node_new (JSON_NODE_OBJECT);
  JsonObject *object = json_object_new ();

  json_object_set_string_member (object, "kind", race_game.event_word (event->kind));
  if (event->seat != GAME_NOBODY)
    json_object_set_int_member (object, "seat", event->seat);
  if (event->secret)
    json_object_set_boolean_member (object, "secret", TRUE);
  for (const Field *field = fields[event->kind]; field->name != NULL; field++)
    set_field (object, event, field);
  json_node_take_object (node, object);
  return node;
}
