/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Events for programs: every operand under a name, with the rulebook's word for a value. */
#include "assist/orrery-describe.h"
#include "games/roll/words/describe.h"

enum
{
  FIELD_COLOUR = ORRERY_FIELD_OWN,
  FIELD_SIDE,
  FIELD_PHASE,
  FIELD_PHASES, /* a mask */
  FIELD_PLACE,
  FIELD_FACE, /* left out if there is none */
  FIELD_TILE,
  FIELD_FACTION,
  FIELD_KIND,
  FIELD_GAIN_TO,
  FIELD_POWER,         /* face, or Dictate */
  FIELD_PLACE_OR_GOOD, /* b: place, or a good on face c */
  FIELD_ZONE_OR_GOOD,  /* b: kind of a zone, or a good on face c */
  FIELD_END_REASON
};

static const OrreryEventField fields[ROLL_N_EVENTS][5] = {
  [ROLL_EVENT_FACTION] = { { "faction", 'a', FIELD_FACTION } },
  [ROLL_EVENT_HOME] = { { "home", 'a', FIELD_FACE } },
  [ROLL_EVENT_START_TILES] = { { "development", 'a', FIELD_FACE }, { "world", 'b', FIELD_FACE } },
  [ROLL_EVENT_ROUND] = { { "round", 'n', ORRERY_FIELD_NUMBER } },
  [ROLL_EVENT_SHOWED] = { { "die", 'a', FIELD_COLOUR }, { "side", 'b', FIELD_SIDE } },
  [ROLL_EVENT_PLACED] = { { "die", 'a', FIELD_COLOUR }, { "to", 'b', FIELD_PHASE } },
  [ROLL_EVENT_SELECTED] = { { "die", 'a', FIELD_COLOUR }, { "phase", 'b', FIELD_PHASE } },
  [ROLL_EVENT_REASSIGNED] = { { "die", 'a', FIELD_COLOUR },
                              { "from", 'b', FIELD_PHASE },
                              { "to", 'c', FIELD_PHASE },
                              { "by", 'n', FIELD_POWER } },
  [ROLL_EVENT_DICTATED] = { { "die", 'a', FIELD_COLOUR }, { "from", 'b', FIELD_PHASE } },
  [ROLL_EVENT_SPARE] = { { "phase", 'a', FIELD_PHASE } },
  [ROLL_EVENT_PHASES] = { { "phases", 'a', FIELD_PHASES } },
  [ROLL_EVENT_PHASE] = { { "phase", 'a', FIELD_PHASE } },
  [ROLL_EVENT_TO_CUP] = { { "die", 'a', FIELD_COLOUR },
                          { "from", 'b', FIELD_PLACE },
                          { "count", 'n', ORRERY_FIELD_NUMBER } },
  [ROLL_EVENT_STOCKED] = { { "die", 'a', FIELD_COLOUR }, { "extra", 'b', ORRERY_FIELD_YES_NO } },
  [ROLL_EVENT_SCOUTED] = { { "die", 'a', FIELD_COLOUR }, { "extra", 'b', ORRERY_FIELD_YES_NO } },
  [ROLL_EVENT_ABANDONED] = { { "count", 'n', ORRERY_FIELD_NUMBER } },
  [ROLL_EVENT_ABANDONED_TILE] = { { "tile", 'a', FIELD_FACE }, { "stack", 'b', FIELD_KIND } },
  [ROLL_EVENT_DREW] = { { "tile", 'a', FIELD_TILE } },
  [ROLL_EVENT_PUT] = { { "tile", 'a', FIELD_FACE },
                       { "stack", 'b', FIELD_KIND },
                       { "on_top", 'c', ORRERY_FIELD_YES_NO } },
  [ROLL_EVENT_PUT_SECRET] = { { "tile", 'a', FIELD_FACE },
                              { "stack", 'b', FIELD_KIND },
                              { "on_top", 'c', ORRERY_FIELD_YES_NO } },
  [ROLL_EVENT_TOP] = { { "tile", 'a', FIELD_FACE }, { "stack", 'b', FIELD_KIND } },
  [ROLL_EVENT_GAVE] = { { "stack", 'b', FIELD_KIND } },
  [ROLL_EVENT_PILE] = { { "count", 'n', ORRERY_FIELD_NUMBER } },
  [ROLL_EVENT_WORKER] = { { "die", 'a', FIELD_COLOUR }, { "stack", 'b', FIELD_KIND } },
  [ROLL_EVENT_COMPLETED] = { { "tile", 'a', FIELD_FACE }, { "dice", 'n', ORRERY_FIELD_NUMBER } },
  [ROLL_EVENT_KEPT] = { { "die", 'a', FIELD_COLOUR },
                        { "count", 'n', ORRERY_FIELD_NUMBER },
                        { "by", 'b', FIELD_FACE } },
  [ROLL_EVENT_CREDITS] = { { "credits", 'n', ORRERY_FIELD_NUMBER },
                           { "by", 'a', FIELD_FACE },
                           { "capped", 'b', ORRERY_FIELD_YES_NO } },
  [ROLL_EVENT_CHIPS] = { { "chips", 'n', ORRERY_FIELD_NUMBER }, { "by", 'a', FIELD_FACE } },
  [ROLL_EVENT_GAINED] = { { "die", 'a', FIELD_COLOUR },
                          { "count", 'n', ORRERY_FIELD_NUMBER },
                          { "to", 'b', FIELD_GAIN_TO },
                          { "by", 'c', FIELD_FACE } },
  [ROLL_EVENT_REMOVED] = { { "die", 'a', FIELD_COLOUR }, { "from", 'b', FIELD_PLACE_OR_GOOD } },
  [ROLL_EVENT_PRODUCED] = { { "die", 'a', FIELD_COLOUR }, { "world", 'b', FIELD_FACE } },
  [ROLL_EVENT_TRADED] = { { "shipper", 'a', FIELD_COLOUR },
                          { "world", 'b', FIELD_FACE },
                          { "good", 'c', FIELD_COLOUR } },
  [ROLL_EVENT_CONSUMED] = { { "shipper", 'a', FIELD_COLOUR },
                            { "world", 'b', FIELD_FACE },
                            { "good", 'c', FIELD_COLOUR } },
  [ROLL_EVENT_BOUGHT] = { { "by", 'a', FIELD_FACE }, { "price", 'n', ORRERY_FIELD_NUMBER } },
  [ROLL_EVENT_RECRUITED] = { { "die", 'a', FIELD_COLOUR }, { "count", 'n', ORRERY_FIELD_NUMBER } },
  [ROLL_EVENT_RECALLED] = { { "die", 'a', FIELD_COLOUR }, { "from", 'b', FIELD_ZONE_OR_GOOD } },
  [ROLL_EVENT_CORRECTED] = { { "answer", 'n', ORRERY_FIELD_ANSWER } },
  [ROLL_EVENT_END] = { { "end", 'a', FIELD_END_REASON } },
};

static const char *const gains[] = { "cup", "citizenry", "good" };
static const char *const ends[] = { "", "pool", "tiles", "both" };

static const char *
get_face (int face)
{
  return face == ROLL_UNKNOWN ? "unknown" : face < ROLL_N_FACES ? roll_faces[face].name : NULL;
}

static const char *
pick (const char *const *words, int n, int i)
{
  return i >= 0 && i < n ? words[i] : NULL;
}

/* The word for a value; NULL: leave it out. */
static const char *
get_word (const GameEvent *event, guint type, int value)
{
  switch (type)
    {
    case FIELD_COLOUR:
      return pick (roll_colour_names, ROLL_N_COLOURS, value);
    case FIELD_SIDE:
      return pick (roll_phase_names, ROLL_N_SIDES + 1, value);
    case FIELD_PHASE:
      return pick (roll_phase_names, ROLL_N_PHASES, value);
    case FIELD_PLACE:
      return pick (roll_place_names, ROLL_N_PLACES, value);
    case FIELD_FACE:
      return get_face (value);
    case FIELD_TILE:
      return get_face (value == ROLL_UNKNOWN ? value : ROLL_DEVELOPMENT_OF (value));
    case FIELD_FACTION:
      return get_face (ROLL_FIRST_FACTION_FACE + 2 * (value - 1));
    case FIELD_KIND:
      return pick (roll_kind_names, ROLL_WORLD + 1, value);
    case FIELD_GAIN_TO:
      return pick (gains, G_N_ELEMENTS (gains), value);
    case FIELD_POWER:
      return value < 0 ? "Dictate" : get_face (value);
    case FIELD_PLACE_OR_GOOD:
      return value == ROLL_N_PLACES ? get_face (event->c) : pick (roll_place_names, ROLL_N_PLACES, value);
    case FIELD_ZONE_OR_GOOD:
      return value == 2 ? get_face (event->c) : pick (roll_place_names, ROLL_N_PLACES, ROLL_ZONE + value);
    case FIELD_END_REASON:
    default:
      return pick (ends, G_N_ELEMENTS (ends), value);
    }
}

static JsonArray *
new_phases (int mask)
{
  JsonArray *phases = json_array_new ();

  for (guint i = 0; i < ROLL_N_PHASES; i++)
    if (mask & (int) ROLL_BIT (i))
      json_array_add_string_element (phases, roll_phase_names[i]);
  return phases;
}

static void
add_field (JsonObject *object, const OrreryEventField *field, const GameEvent *event, int value)
{
  const char *word;

  if (field->type == FIELD_PHASES)
    json_object_set_array_member (object, field->name, new_phases (value));
  else if ((word = get_word (event, field->type, value)) != NULL)
    json_object_set_string_member (object, field->name, word);
}

JsonNode *
roll_describe_event (const GameEvent *event)
{
  return orrery_describe_event (&roll_game, event, fields[event->kind], add_field);
}
