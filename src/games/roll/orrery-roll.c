/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/roll/words/orrery-roll.h"

#include "games/roll/assist/orrery-assignment.h"
#include "games/roll/assist/orrery-roll-ticks.h"
#include "games/roll/players/expert/train.h"
#include "games/roll/players/players.h"
#include "games/roll/words/describe.h"
#include "games/roll/words/orrery-advice-words.h"
#include "games/roll/words/orrery-position.h"
#include "games/roll/words/orrery-score-words.h"
#include "games/roll/words/orrery-story-words.h"
#include "games/roll/words/orrery-story.h"

#include <glib/gi18n-lib.h>

/* --- Factions --- */

/* For short, by its first half. */
static const char *
get_faction_name (guint faction)
{
  g_return_val_if_fail (faction >= 1 && faction <= ROLL_N_FACTIONS, "");

  return roll_faces[ROLL_FIRST_FACTION_FACE + 2 * (faction - 1)].name;
}

static guint
find_faction (const char *name)
{
  const int face = orrery_face_by_name (name);

  return face >= ROLL_FIRST_FACTION_FACE && face < ROLL_FIRST_HOME_FACE ? roll_faces[face].number : 0;
}

static guint
get_faction (const void *state, guint seat)
{
  return ((const RollState *) state)->seats[seat].faction;
}

static const OrreryRoles factions = {
  .word = "faction",
  .n = ROLL_N_FACTIONS,
  .get_name = get_faction_name,
  .dup_title = orrery_story_faction,
  .find = find_faction,
  .get = get_faction,
};

/* --- The end --- */

static const OrreryEnd ends[] = {
  [1] = { "pool", N_("the chips ran out") },
  [2] = { "tiles", N_("twelve squares were filled") },
  [3] = { "both", N_("the chips ran out and twelve squares were filled") },
};

static const OrreryEnd *
get_end (const GameEvent *event)
{
  return event->kind == ROLL_EVENT_END ? &ends[event->a] : NULL;
}

/* --- The same functions for those who do not know which game it is --- */

static gboolean
read_position (JsonNode *node, void *state, GError **error)
{
  return orrery_position_read (node, state, error);
}

static JsonNode *
write_position (const void *state, int seat)
{
  return orrery_position_write (state, seat);
}

static char *
tell_question (const void *state, const char *const *names)
{
  return orrery_story_question (state, names);
}

static char *
tell_state (const void *state, const char *const *names)
{
  return roll_tell_state (state, names);
}

static char *
tell_score (const void *state, const char *const *names)
{
  return roll_tell_score (state, names);
}

static char *
tell_plan (const void *state, const GameAnswer *steps, gsize n)
{
  return orrery_advice_plan (state, steps, n);
}

static char *
tell_winner (const void *state, const char *const *names)
{
  return orrery_score_title (state, names);
}

static char *
tell_result (const void *state, const char *const *names)
{
  return orrery_score_subtitle (state, names);
}

static GArray *
list_score (const void *state)
{
  return orrery_score_list (state);
}

static char *
tell_built (const void *state, guint seat)
{
  return orrery_score_tell_built (state, seat);
}

static JsonNode *
describe_score (const void *state, const char *const *names)
{
  return roll_describe_score (state, names);
}

static OrreryDecision *
new_decision (const void *state)
{
  const guint ask = ((const RollState *) state)->ask;
  GameSet set;

  if (roll_is_assigning (ask))
    return ORRERY_DECISION (orrery_assignment_new (state));
  game_set (&roll_game, state, &set);
  return set.n > 0 ? orrery_roll_ticks_new (state) : NULL;
}

const OrreryGame orrery_roll = {
  .rules = &roll_game,
  .bgg_id = 132531,
  .players = roll_players,
  .training = &roll_training,
  .roles = &factions,
  .read_position = read_position,
  .write_position = write_position,
  .strip_position = orrery_position_strip,
  .strip_to_table = orrery_position_strip_to_table,
  .tell_event = orrery_story_event,
  .tell_events = orrery_story_events,
  .tell_question = tell_question,
  .tell_refusal = orrery_story_refusal,
  .rank_event = orrery_story_rank,
  .get_end = get_end,
  .tell_state = tell_state,
  .tell_score = tell_score,
  .new_decision = new_decision,
  .adviser = &roll_adviser,
  .tell_plan = tell_plan,
  .tell_reason = orrery_advice_reason,
  .reason_words = orrery_advice_reason_words,
  .tell_winner = tell_winner,
  .tell_result = tell_result,
  .list_score = list_score,
  .tell_built = tell_built,
  .describe_event = roll_describe_event,
  .describe_score = describe_score,
};
