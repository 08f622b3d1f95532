/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/race/assist/orrery-race-ticks.h"

#include "assist/orrery-single.h"
#include "games/race/assist/orrery-race-pair.h"
#include "games/race/rules/race.h"
#include "games/race/words/orrery-race-play-words.h"
#include "games/race/words/orrery-race-story.h"
#include "games/race/words/orrery-race.h"

#include <glib/gi18n.h>

#define ORRERY_TYPE_RACE_TICKS (orrery_race_ticks_get_type ())

G_DECLARE_FINAL_TYPE (OrreryRaceTicks, orrery_race_ticks, ORRERY, RACE_TICKS, OrreryTicks)

struct _OrreryRaceTicks
{
  OrreryTicks parent_instance;
};

G_DEFINE_FINAL_TYPE (OrreryRaceTicks, orrery_race_ticks, ORRERY_TYPE_TICKS)

static const RaceState *
start_of (OrreryDecision *decision)
{
  return orrery_decision_get_start (decision);
}

static guint
count_ticked (OrreryDecision *decision)
{
  guint n;

  orrery_ticks_get_ticked (ORRERY_TICKS (decision), &n);
  return n;
}

/* --- What is missing --- */

/* Goods of one kind can be too many for a power, although the total is right. */
static GameStatus
check_goods (OrreryDecision *decision)
{
  RaceState state = *start_of (decision);
  guint n;
  const GameAnswer *ticked = orrery_ticks_get_ticked (ORRERY_TICKS (decision), &n);
  GameStatus status = GAME_OK;

  for (guint i = 0; i < n && status == GAME_OK; i++)
    status = race_apply (&state, ticked[i], NULL);
  return status;
}

static char *
tell_missing (const RaceState *state, guint n)
{
  switch (state->ask)
    {
    case RACE_ASK_PAY:
      return g_strdup_printf (ngettext ("Pay %u more card.", "Pay %u more cards.", n), n);
    case RACE_ASK_KEEP:
      return g_strdup_printf (ngettext ("Keep %u more card.", "Keep %u more cards.", n), n);
    case RACE_ASK_GOOD_FOR:
      return g_strdup_printf (ngettext ("Choose %u more good.", "Choose %u more goods.", n), n);
    default:
      return g_strdup_printf (ngettext ("Discard %u more card.", "Discard %u more cards.", n), n);
    }
}

static char *
dup_missing (OrreryDecision *decision)
{
  const guint wanted = orrery_ticks_get_wanted (ORRERY_TICKS (decision));
  const guint n = count_ticked (decision);
  GameStatus status;

  if (wanted == 0)
    return ORRERY_DECISION_CLASS (orrery_race_ticks_parent_class)->dup_missing (decision);
  if (n < wanted)
    return tell_missing (start_of (decision), wanted - n);
  status = check_goods (decision);
  return status == GAME_OK ? NULL : g_strdup (orrery_race_story_refusal (status));
}

/* --- The button --- */

static char *
dup_done_label (OrreryDecision *decision)
{
  const guint wanted = orrery_ticks_get_wanted (ORRERY_TICKS (decision));
  const guint n = count_ticked (decision);

  switch (start_of (decision)->ask)
    {
    case RACE_ASK_PAY:
      return g_strdup_printf (_("Pay %u"), wanted);
    case RACE_ASK_KEEP:
      return g_strdup_printf (_("Keep %u"), wanted);
    case RACE_ASK_START_DISCARD:
    case RACE_ASK_LIMIT:
      return g_strdup_printf (_("Discard %u"), wanted);
    case RACE_ASK_SPEND:
      return n > 0 ? g_strdup_printf (_("Discard %u for VP"), n) : g_strdup (_("Discard None"));
    case RACE_ASK_GOOD_FOR:
      return g_strdup_printf (_("Take %u"), wanted);
    default:
      return g_strdup_printf (_("Produce on %u"), n);
    }
}

static void
orrery_race_ticks_class_init (OrreryRaceTicksClass *klass)
{
  ORRERY_DECISION_CLASS (klass)->dup_missing = dup_missing;
  ORRERY_DECISION_CLASS (klass)->dup_done_label = dup_done_label;
}

static void
orrery_race_ticks_init (OrreryRaceTicks *self)
{
}

OrreryDecision *
orrery_race_decision_new (const void *data)
{
  const RaceState *state = data;
  GameSet set = { 0 };

  if (state->ask == RACE_ASK_ACTION && (state->options & RACE_TWO_ACTIONS) != 0)
    return orrery_ticks_new (ORRERY_TYPE_RACE_PAIR, &orrery_race, state);
  race_set (state, &set);
  /* A single good or windfall world needs only one click. */
  if (state->ask == RACE_ASK_WINDFALL ? orrery_race_play_is_one_windfall (state)
                                      : state->ask == RACE_ASK_GOOD_FOR && set.wanted == 1)
    return orrery_single_new (&orrery_race, state);
  return set.n > 0 ? orrery_ticks_new (ORRERY_TYPE_RACE_TICKS, &orrery_race, state) : NULL;
}
