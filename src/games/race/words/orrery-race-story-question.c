/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The question in words. A question may contain a secret of its seat; to show it to another seat, pass that
 * seat's view of the state, which asks nothing secret. */
#include "games/race/words/orrery-race-story.h"

#include <glib/gi18n.h>

/* Sentences with only a name in them. */
static const char *const plain[RACE_N_QUESTIONS] = {
  [RACE_ASK_START_WORLD] = N_("Which start world does %s get?"),
  [RACE_ASK_DRAW] = N_("Which card does %s draw?"),
  [RACE_ASK_TURN_UP] = N_("Which card does %s turn up?"),
  [RACE_ASK_CHOOSE_START] = N_("%s chooses a start world."),
  [RACE_ASK_START_DISCARD] = N_("%s chooses a card to discard."),
  [RACE_ASK_ACTION] = N_("%s chooses an action."),
  [RACE_ASK_KEEP] = N_("%s chooses a card to keep."),
  [RACE_ASK_DEVELOP] = N_("%s may place a development."),
  [RACE_ASK_SETTLE] = N_("%s may place a world."),
  [RACE_ASK_SELL] = N_("%s chooses a good to sell."),
  [RACE_ASK_CONSUME] = N_("%s chooses the next Consume power."),
  [RACE_ASK_NAME] = N_("%s names a number."),
  [RACE_ASK_SPEND] = N_("%s may discard cards for VP."),
  [RACE_ASK_WINDFALL] = N_("%s chooses a windfall world that gets a good."),
  [RACE_ASK_LIMIT] = N_("%s has too many cards, and chooses one to discard."),
};

/* Sentences with a name and a card. */
static const char *const with_card[RACE_N_QUESTIONS] = {
  /* Translators: the player, then the world */
  [RACE_ASK_GOOD] = N_("%s gets a good on %s: which card is it?"),
  [RACE_ASK_TACTICS] = N_("%s may discard %s for Military."),
  [RACE_ASK_HOW] = N_("%s chooses how to place %s."),
  [RACE_ASK_PAY] = N_("%s chooses a card to pay for %s."),
  [RACE_ASK_GOOD_FOR] = N_("%s chooses a good for %s."),
};

static char *
fill_in (const char *sentence, const char *name, const char *card)
{
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return card == NULL ? g_strdup_printf (sentence, name) : g_strdup_printf (sentence, name, card);
#pragma GCC diagnostic pop
}

char *
orrery_race_story_question (const void *data, const char *const *names)
{
  const RaceState *state = data;
  const GameQuestion question = race_question (state);
  const char *name = orrery_race_story_name (names, question.seat);

  if (question.ask == GAME_OVER)
    return g_strdup (_("The game is over."));
  if (question.about == RACE_ASK_ACTION && (state->options & RACE_TWO_ACTIONS) != 0)
    return g_strdup_printf (_("%s chooses two actions."), name);
  if (with_card[question.about] != NULL)
    return fill_in (_(with_card[question.about]), name, orrery_race_story_card (question.piece));
  return fill_in (_(plain[question.about]), name, NULL);
}
