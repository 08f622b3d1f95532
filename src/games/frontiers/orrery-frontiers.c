/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/frontiers/words/orrery-frontiers.h"

#include "games/frontiers/assist/orrery-frontiers-turns.h"
#include "games/frontiers/tiles/orrery-collection.h"
#include "games/frontiers/words/frontiers-describe.h"
#include "games/frontiers/words/orrery-frontiers-answer.h"
#include "games/frontiers/words/orrery-frontiers-position.h"
#include "games/frontiers/words/orrery-frontiers-score-words.h"
#include "games/frontiers/words/orrery-frontiers-story.h"

#include <glib/gi18n.h>

/* --- Mats: what a player has for the whole game --- */

static const char *const mat_names[FR_N_MATS] = {
  "mat 1", "mat 2", "mat 3", "mat 4", "mat 5", "mat 6", "mat 7", "mat 8",
};

static const char *
get_mat_name (guint role)
{
  g_return_val_if_fail (role >= 1 && role <= FR_N_MATS, "");

  return mat_names[role - 1];
}

static char *
dup_mat_title (guint role)
{
  return g_strdup_printf (_("Mat %u"), role);
}

static guint
find_mat (const char *name)
{
  for (guint i = 0; i < FR_N_MATS; i++)
    if (g_strcmp0 (name, mat_names[i]) == 0)
      return i + 1;
  return 0;
}

static guint
get_mat (const void *state, guint seat)
{
  return ((const FrState *) state)->seats[seat].mat;
}

static const OrreryRoles mats = {
  .word = "mat",
  .title = N_("Mats"),
  .by = N_("By mat"),
  .n = FR_N_MATS,
  .get_name = get_mat_name,
  .dup_title = dup_mat_title,
  .find = find_mat,
  .get = get_mat,
};

/* --- The end --- */

/* By the lowest bit of the reasons for the end. */
static const OrreryEnd ends[] = {
  { "spaces", N_("somebody covered more than ten spaces") },
  { "colonies", N_("somebody had more than seven colonies") },
  { "colonists", N_("the colonists ran out") },
  { "pool", N_("the chips ran out") },
};

static const OrreryEnd *
get_end (const GameEvent *event)
{
  return event->kind != FR_EVENT_OVER || event->a == 0 ? NULL : &ends[MIN (g_bit_nth_lsf (event->a, -1), 3)];
}

static const PlayerKind *const players[] = { &player_random, NULL };

const OrreryGame orrery_frontiers = {
  .rules = &fr_game,
  .players = players,
  .roles = &mats,
  .read_position = orrery_frontiers_position_read,
  .write_position = orrery_frontiers_position_write,
  .strip_position = orrery_frontiers_position_strip,
  .strip_to_table = orrery_frontiers_position_strip,
  .tell_event = orrery_frontiers_story_event,
  .tell_events = orrery_frontiers_story_events,
  .tell_question = orrery_frontiers_story_question,
  .tell_answer = orrery_frontiers_dup_label,
  .tell_refusal = orrery_frontiers_story_refusal,
  .rank_event = orrery_frontiers_story_rank,
  .get_end = get_end,
  .tell_state = frontiers_tell_state,
  .tell_score = frontiers_tell_score,
  .tell_winner = frontiers_tell_winner,
  .tell_result = orrery_frontiers_score_result,
  .list_score = orrery_frontiers_score_list,
  .tell_built = orrery_frontiers_score_built,
  .new_decision = orrery_frontiers_new_decision,
  .describe_event = frontiers_describe_event,
  .describe_score = frontiers_describe_score,
  .check_file = orrery_collection_check_text,
};
