/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events for programs: every operand under a name, with the rulebook's word for a value. */
#include "assist/orrery-describe.h"
#include "games/frontiers/words/frontiers-describe.h"
#include "games/frontiers/words/orrery-frontiers-position-private.h"

enum
{
  FIELD_FROM_ONE = ORRERY_FIELD_OWN, /* colonies and places are counted from 1 */
  FIELD_STACK,
  FIELD_ACTION,
  FIELD_GOAL,
  FIELD_WORLD,
  FIELD_KIND,
  FIELD_END,
  FIELD_PART,
  FIELD_HOW,
  FIELD_PRICE,
  FIELD_UNEXPECTED,
  FIELD_NAME,
  FIELD_ORDER /* the answer of a correction */
};

static const OrreryEventField fields[FR_N_EVENTS][6] = {
  [FR_EVENT_SIDE] = { { "stack", 'a', FIELD_STACK }, { "turned", 'b', ORRERY_FIELD_YES_NO } },
  [FR_EVENT_ORDER] = { { "answer", 'n', FIELD_ORDER } },
  [FR_EVENT_HOME] = { { "mat", 'a', ORRERY_FIELD_NUMBER }, { "other_side", 'b', ORRERY_FIELD_YES_NO } },
  [FR_EVENT_ROUND] = { { "round", 'n', ORRERY_FIELD_NUMBER } },
  [FR_EVENT_SELECTED] = { { "action", 'a', FIELD_ACTION } },
  [FR_EVENT_CREDITS] = { { "credits", 'n', ORRERY_FIELD_NUMBER } },
  [FR_EVENT_CHIPS] = { { "vp", 'n', ORRERY_FIELD_NUMBER } },
  [FR_EVENT_COLONISTS] = { { "colonists", 'n', ORRERY_FIELD_NUMBER }, { "short", 'b', ORRERY_FIELD_YES_NO } },
  [FR_EVENT_MOVED] = { { "to", 'a', FIELD_FROM_ONE }, { "from", 'b', FIELD_FROM_ONE } },
  [FR_EVENT_GOAL_NAME] = { { "goal", 'a', FIELD_GOAL } },
  [FR_EVENT_GOAL_UP] = { { "goal", 'a', FIELD_GOAL } },
  [FR_EVENT_LAID_OUT] = { { "world", 'a', FIELD_WORLD }, { "name", 'n', FIELD_NAME } },
  [FR_EVENT_EXPLORED] = { { "world", 'a', FIELD_WORLD }, { "name", 'n', FIELD_NAME } },
  [FR_EVENT_RETURNED] = { { "world", 'a', FIELD_WORLD }, { "name", 'n', FIELD_NAME } },
  [FR_EVENT_STOCKPILED] = { { "goal", 'a', FIELD_GOAL }, { "count", 'n', ORRERY_FIELD_NUMBER } },
  [FR_EVENT_BOUGHT] = { { "stack", 'a', FIELD_STACK }, { "name", 'n', FIELD_NAME }, { "price", 'c', FIELD_PRICE },
                        { "unexpected", 'b', FIELD_UNEXPECTED } },
  [FR_EVENT_PASSED] = { { "action", 'a', FIELD_ACTION } },
  [FR_EVENT_SETTLED] = { { "world", 'a', FIELD_WORLD }, { "name", 'n', FIELD_NAME }, { "how", 'b', FIELD_HOW },
                         { "price", 'c', FIELD_PRICE }, { "unexpected", 'b', FIELD_UNEXPECTED } },
  [FR_EVENT_REPLACED] = { { "old", 'a', FIELD_WORLD }, { "new", 'b', FIELD_WORLD }, { "name", 'n', FIELD_NAME } },
  [FR_EVENT_GOOD] = { { "colony", 'a', FIELD_FROM_ONE }, { "good", 'b', FIELD_KIND }, { "produced", 'c', ORRERY_FIELD_YES_NO } },
  [FR_EVENT_SOLD] = { { "colony", 'a', FIELD_FROM_ONE }, { "good", 'b', FIELD_KIND }, { "price", 'n', ORRERY_FIELD_NUMBER } },
  [FR_EVENT_CONSUMED] = { { "colony", 'a', FIELD_FROM_ONE }, { "good", 'b', FIELD_KIND } },
  [FR_EVENT_TEMPORARY] = { { "colony", 'a', FIELD_FROM_ONE }, { "military", 'n', ORRERY_FIELD_NUMBER } },
  [FR_EVENT_FACTS] = { { "world", 'a', FIELD_WORLD } },
  [FR_EVENT_MILITARY] = { { "military", 'n', ORRERY_FIELD_NUMBER } },
  [FR_EVENT_KIND] = { { "good", 'a', FIELD_KIND } },
  [FR_EVENT_ON_PRODUCE] = { { "credits", 'n', ORRERY_FIELD_NUMBER } },
  [FR_EVENT_SHORT] = { { "good", 'a', FIELD_KIND } },
  [FR_EVENT_END] = { { "end", 'a', FIELD_END } },
  [FR_EVENT_SCORED] = { { "part", 'a', FIELD_PART }, { "points", 'n', ORRERY_FIELD_NUMBER } },
  [FR_EVENT_CORRECTED] = { { "answer", 'n', ORRERY_FIELD_ANSWER } },
  [FR_EVENT_LEARNED] = { { "name", 'n', FIELD_NAME } },
};

static char *
dup_world (guint tile)
{
  if (tile < FR_N_WORLDS)
    return g_strdup_printf ("world %u", tile + 1);
  return g_strdup (tile >= FR_FIRST_HOME && tile != FR_UNNAMED ? "home" : "unnamed");
}

/* The word for a value; NULL if it is not a word. */
static char *
dup_word (guint type, guint value, const GameEvent *event)
{
  static const char *const ways[] = { "unknown", "conquer", "pay" };
  char text[GAME_MAX_TEXT] = "";

  switch (type)
    {
    case FIELD_STACK:
      return orrery_frontiers_stack_dup_name (value);
    case FIELD_ACTION:
      return g_strdup (fr_actions[value % FR_N_ACTIONS].id);
    case FIELD_GOAL:
      return g_strdup (fr_goals[value % FR_N_GOALS].name);
    case FIELD_WORLD:
      return dup_world (value);
    case FIELD_KIND:
      return g_strdup (fr_kind_names[value % FR_N_KINDS]);
    case FIELD_END:
      return g_strdup (orrery_frontiers_end_words[value == FR_END_SPACES      ? 0
                                                  : value == FR_END_COLONIES  ? 1
                                                  : value == FR_END_COLONISTS ? 2
                                                                              : 3]);
    case FIELD_PART:
      return g_strdup (value < FR_N_PADS ? orrery_frontiers_pad_words[value] : fr_goals[(value - FR_N_PADS) % FR_N_GOALS].name);
    case FIELD_HOW:
      return g_strdup (ways[(value & ~(guint) FR_UNEXPECTED) % G_N_ELEMENTS (ways)]);
    case FIELD_NAME:
      return g_strdup (orrery_frontiers_name_get ((guint16) value));
    case FIELD_ORDER:
      fr_format (GAME_ANSWER (FR_DO_ORDER, event->a, event->b, event->c), text);
      return g_strdup (text);
    case FIELD_FROM_ONE:
    case FIELD_PRICE:
    case FIELD_UNEXPECTED:
    default:
      return NULL;
    }
}

static void
add_field (JsonObject *object, const OrreryEventField *field, const GameEvent *event, int value)
{
  g_autofree char *word = dup_word (field->type, (guint) value, event);

  if (word != NULL)
    json_object_set_string_member (object, field->name, word);
  else if (field->type == FIELD_UNEXPECTED)
    json_object_set_boolean_member (object, field->name, (value & FR_UNEXPECTED) != 0);
  else if (field->type != FIELD_NAME)
    json_object_set_int_member (object, field->name, value + (field->type == FIELD_FROM_ONE) - (field->type == FIELD_PRICE));
}

JsonNode *
frontiers_describe_event (const GameEvent *event)
{
  return orrery_describe_event (&fr_game, event, fields[event->kind], add_field);
}
