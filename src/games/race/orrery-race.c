/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/race/words/orrery-race.h"

#include "games/race/assist/orrery-race-rest.h"
#include "games/race/assist/orrery-race-ticks.h"
#include "games/race/players/players.h"
#include "games/race/words/orrery-race-advice-words.h"
#include "games/race/words/orrery-race-play-words.h"
#include "games/race/words/orrery-race-position.h"
#include "games/race/words/orrery-race-score-words.h"
#include "games/race/words/orrery-race-story.h"
#include "games/race/words/race-describe.h"

#include <glib/gi18n.h>

/* --- Start worlds --- */

static const char *
get_start_name (guint role)
{
  g_return_val_if_fail (role >= 1 && role <= RACE_N_STARTS, "");

  return race_designs[0][race_starts[role - 1]].name;
}

static char *
dup_start_title (guint role)
{
  return g_strdup (get_start_name (role));
}

static guint
find_start (const char *name)
{
  const int design = orrery_race_design_by_name (name);

  return design < 0 || race_designs[0][design].start == RACE_NO_START ? 0 : race_designs[0][design].start + 1u;
}

static guint
get_start (const void *state, guint seat)
{
  const guint8 start = ((const RaceState *) state)->seats[seat].start;

  return start == RACE_NO_START ? 0 : start + 1u;
}

static const OrreryRoles start_worlds = {
  .word = "start_world",
  .title = N_("Start Worlds"),
  .by = N_("By start world"),
  .n = RACE_N_STARTS,
  .get_name = get_start_name,
  .dup_title = dup_start_title,
  .find = find_start,
  .get = get_start,
};

/* --- The end --- */

static const OrreryEnd ends[] = {
  [1] = { "pool", N_("the chips ran out") },
  [2] = { "cards", N_("somebody had twelve cards") },
  [3] = { "both", N_("the chips ran out and somebody had twelve cards") },
};

static const OrreryEnd *
get_end (const GameEvent *event)
{
  return event->kind == RACE_EVENT_END ? &ends[event->a] : NULL;
}

static const OrreryOption options[] = {
  { RACE_FIRST_GAME, N_("First game"), N_("Everyone gets a start world and its preset hand") },
  { RACE_TWO_ACTIONS, N_("Two actions each"), N_("For two players: each chooses two actions per round") },
  { RACE_CHOOSE_START, N_("Choose start worlds"), N_("For two players: each keeps one of two start worlds") },
  { RACE_SECOND_EDITION, N_("Second edition"), N_("Play with the cards of the second edition") },
};

const OrreryGame orrery_race = {
  .options = options,
  .n_options = G_N_ELEMENTS (options),
  .rules = &race_game,
  .bgg_id = 28143,
  .players = race_players,
  .roles = &start_worlds,
  .read_position = orrery_race_position_read,
  .write_position = orrery_race_position_write,
  .strip_position = orrery_race_position_strip,
  .strip_to_table = orrery_race_position_strip_to_table,
  .tell_event = orrery_race_story_event,
  .tell_events = orrery_race_story_events,
  .tell_question = orrery_race_story_question,
  .ask_player = orrery_race_play_question,
  .tell_answer = orrery_race_play_answer,
  .tell_gain = orrery_race_play_gain,
  .tell_refusal = orrery_race_story_refusal,
  .rank_event = orrery_race_story_rank,
  .get_end = get_end,
  .tell_state = race_tell_state,
  .tell_score = race_tell_score,
  .new_decision = orrery_race_decision_new,
  .list_rest = orrery_race_list_rest,
  .adviser = &race_adviser,
  .tell_plan = orrery_race_advice_plan,
  .tell_reason = orrery_race_advice_reason,
  .reason_words = orrery_race_advice_reason_words,
  .tell_winner = orrery_race_score_title,
  .tell_result = orrery_race_score_subtitle,
  .list_score = orrery_race_score_list,
  .tell_built = orrery_race_score_built,
  .describe_event = race_describe_event,
  .describe_score = race_describe_score,
};
