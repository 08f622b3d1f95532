/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events for programs: every operand under a name, with the rulebook's word for a value. */
#include "assist/orrery-describe.h"
#include "games/race/words/orrery-race-position-private.h"
#include "games/race/words/race-describe.h"

enum
{
  FIELD_CARD = ORRERY_FIELD_OWN,
  FIELD_WHY, /* a card, or a word */
  FIELD_ACTION,
  FIELD_SECOND_ACTION, /* left out if there is none */
  FIELD_PHASE,
  FIELD_HOW, /* left out if there is none */
  FIELD_END_REASON
};

static const OrreryEventField fields[RACE_N_EVENTS][4] = {
  [RACE_EVENT_START_WORLD] = { { "world", 'a', FIELD_CARD } },
  [RACE_EVENT_OFFERED] = { { "world", 'a', FIELD_CARD } },
  [RACE_EVENT_ROUND] = { { "round", 'n', ORRERY_FIELD_NUMBER } },
  [RACE_EVENT_ACTIONS] = { { "action", 'a', FIELD_ACTION }, { "second", 'b', FIELD_SECOND_ACTION } },
  [RACE_EVENT_PHASE] = { { "phase", 'a', FIELD_PHASE } },
  [RACE_EVENT_DREW] = { { "count", 'n', ORRERY_FIELD_NUMBER }, { "by", 'b', FIELD_WHY } },
  [RACE_EVENT_DREW_CARD] = { { "card", 'a', FIELD_CARD }, { "by", 'b', FIELD_WHY } },
  [RACE_EVENT_RESHUFFLED] = { { "deck", 'n', ORRERY_FIELD_NUMBER } },
  [RACE_EVENT_KEPT] = { { "count", 'n', ORRERY_FIELD_NUMBER } },
  [RACE_EVENT_KEPT_CARD] = { { "card", 'a', FIELD_CARD } },
  [RACE_EVENT_DISCARDED] = { { "count", 'n', ORRERY_FIELD_NUMBER } },
  [RACE_EVENT_DISCARDED_CARD] = { { "card", 'a', FIELD_CARD } },
  [RACE_EVENT_REVEALED] = { { "card", 'a', FIELD_CARD } },
  [RACE_EVENT_SACRIFICED] = { { "card", 'a', FIELD_CARD }, { "military", 'n', ORRERY_FIELD_NUMBER } },
  [RACE_EVENT_PLACED] = { { "card", 'a', FIELD_CARD }, { "how", 'b', FIELD_HOW }, { "paid", 'n', ORRERY_FIELD_NUMBER } },
  [RACE_EVENT_GOOD] = { { "world", 'a', FIELD_CARD }, { "produced", 'b', ORRERY_FIELD_YES_NO } },
  [RACE_EVENT_SOLD] = { { "world", 'a', FIELD_CARD }, { "price", 'n', ORRERY_FIELD_NUMBER } },
  [RACE_EVENT_CONSUMED] = { { "world", 'a', FIELD_CARD }, { "by", 'b', FIELD_CARD } },
  [RACE_EVENT_CHIPS] = { { "chips", 'n', ORRERY_FIELD_NUMBER }, { "by", 'a', FIELD_CARD } },
  [RACE_EVENT_NAMED] = { { "number", 'n', ORRERY_FIELD_NUMBER } },
  [RACE_EVENT_TURNED_UP] = { { "card", 'a', FIELD_CARD }, { "won", 'b', ORRERY_FIELD_YES_NO } },
  [RACE_EVENT_CORRECTED] = { { "answer", 'n', ORRERY_FIELD_ANSWER } },
  [RACE_EVENT_END] = { { "end", 'a', FIELD_END_REASON } },
};

/* The word for a value; NULL: leave it out. */
static const char *
get_word (guint type, guint value)
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
      return value == RACE_CONQUER ? "conquer" : value == RACE_PAY ? "pay" : value == RACE_FOR_ZERO ? "for zero" : NULL;
    case FIELD_END_REASON:
    default:
      return ends[value % G_N_ELEMENTS (ends)];
    }
}

static void
add_field (JsonObject *object, const OrreryEventField *field, const GameEvent *event, int value)
{
  const char *word = get_word (field->type, (guint) value);

  if (word != NULL)
    json_object_set_string_member (object, field->name, word);
}

JsonNode *
race_describe_event (const GameEvent *event)
{
  return orrery_describe_event (&race_game, event, fields[event->kind], add_field);
}
