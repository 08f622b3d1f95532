/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/words/orrery-roll.h"

#include "games/roll/assist/drafts/orrery-assignment.h"
#include "games/roll/assist/drafts/orrery-roll-ticks.h"
#include "games/roll/assist/orrery-roll-alone.h"
#include "games/roll/players/expert/train.h"
#include "games/roll/players/players.h"
#include "games/roll/words/describe.h"
#include "games/roll/words/orrery-advice-words.h"
#include "games/roll/words/orrery-play-words.h"
#include "games/roll/words/orrery-position.h"
#include "games/roll/words/orrery-score-words.h"
#include "games/roll/words/orrery-story-words.h"
#include "games/roll/words/orrery-story.h"

#include <glib/gi18n.h>

/* --- Factions --- */

/* The short form: its first half. */
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
  .title = N_("Factions"),
  .by = N_("By faction"),
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

/* --- Decisions --- */

static char *
tell_answer (const void *state, GameAnswer answer)
{
  return orrery_play_answer (state, answer);
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

static const OrreryOption options[] = {
  { ROLL_FIRST_GAME, N_("First game"), N_("Starting tiles show their cheaper sides, so nobody has to choose") },
};

const OrreryGame orrery_roll = {
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .rules = &roll_game,
  .bgg_id = 132531,
  .players = roll_players,
  .training = &roll_training,
  .roles = &factions,
  .read_position = orrery_position_read,
  .write_position = orrery_position_write,
  .strip_position = orrery_position_strip,
  .strip_to_table = orrery_position_strip_to_table,
  .tell_event = orrery_story_event,
  .tell_events = orrery_story_events,
  .tell_question = orrery_story_question,
  .ask_player = orrery_play_question,
  .tell_answer = tell_answer,
  .tell_refusal = orrery_story_refusal,
  .rank_event = orrery_story_rank,
  .get_end = get_end,
  .tell_state = roll_tell_state,
  .tell_score = roll_tell_score,
  .new_decision = new_decision,
  .makes_no_difference = orrery_roll_makes_no_difference,
  .adviser = &roll_adviser,
  .tell_plan = orrery_advice_plan,
  .tell_reason = orrery_advice_reason,
  .reason_words = orrery_advice_reason_words,
  .tell_winner = orrery_score_title,
  .tell_result = orrery_score_subtitle,
  .list_score = orrery_score_list,
  .tell_built = orrery_score_tell_built,
  .describe_event = roll_describe_event,
  .describe_score = roll_describe_score,
};
