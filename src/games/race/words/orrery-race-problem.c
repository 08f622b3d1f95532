/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/race/words/orrery-race-position-private.h"

#include <glib/gi18n.h>
#include <string.h>

const char *const orrery_race_step_words[RACE_N_STEP_WORDS] = {
  "action", "explore", "develop", "settle", "consume", "produce", "round-end", "over",
};
const char *const orrery_race_action_words[RACE_N_ACTIONS] = {
  "explore +5", "explore +1,+1", "develop", "settle", "consume: trade", "consume: 2x", "produce",
};
const char *const orrery_race_action_codes[RACE_N_ACTIONS] = { "E5", "E11", "D", "S", "CT", "C2", "P" };
const char *const orrery_race_option_words[RACE_N_OPTION_WORDS] = {
  "first_game", "mirror", "two_actions", "choose_start", "second_edition",
};

const char *
orrery_race_why_word (guint why)
{
  static const char *const words[] = { "deal", "explore", "sale", "settle bonus" };

  if (why < RACE_N_DESIGNS)
    return race_designs[0][why].name;
  return why >= RACE_WHY_DEALT && why <= RACE_WHY_SETTLE_BONUS ? words[why - RACE_WHY_DEALT] : NULL;
}

/* As typed, or with the apostrophe of a book. */
int
orrery_race_design_by_name (const char *name)
{
  g_autoptr (GString) plain = g_string_new (name);

  g_string_replace (plain, "’", "'", 0);
  for (int i = 0; i < RACE_N_DESIGNS; i++)
    if (g_ascii_strcasecmp (plain->str, race_designs[0][i].name) == 0 || strcmp (name, race_designs[0][i].id) == 0)
      return i;
  return -1;
}

static const char *
card_name (guint design)
{
  return design < RACE_N_DESIGNS ? race_designs[0][design].name : _("a card");
}

static char *
describe (const GameProblem *problem)
{
  switch ((RaceProblem) problem->code)
    {
    case RACE_BAD_SEATS:
      return g_strdup_printf (_("%d seats, but the game is for 2 to %d"), problem->n, RACE_MAX_SEATS);
    case RACE_BAD_CHIPS:
      return g_strdup_printf (_("%d VP in chips is not possible"), problem->n);
    case RACE_BAD_START:
      return g_strdup (_("its start world is unknown or belongs to another seat"));
    case RACE_BAD_TABLEAU:
      return g_strdup_printf (_("%s cannot be at that place in the tableau"), card_name (problem->piece));
    case RACE_CARD_TWICE:
      return g_strdup_printf (_("there are more copies of %s on the table than the game has"), card_name (problem->piece));
    case RACE_CARDS_LOST:
      return g_strdup_printf (_("there are more cards on the table than the %d in the game"), RACE_N_CARDS);
    case RACE_BAD_GOODS:
      return g_strdup_printf (_("%s cannot hold goods"), card_name (problem->piece));
    case RACE_BAD_HAND:
    case RACE_BAD_POWERS:
    case RACE_BAD_CHOICE:
      return g_strdup (_("the unfinished action does not match the cards"));
    case RACE_BAD_ACTIONS:
      return g_strdup (_("nobody can choose those actions in this game"));
    case RACE_BAD_QUESTION:
    case RACE_WHOLE:
    case RACE_N_PROBLEMS:
    default:
      return g_strdup (_("no answer is possible there"));
    }
}

char *
orrery_race_problem_text (const GameProblem *problem)
{
  g_autofree char *text = describe (problem);

  if (problem->seat == GAME_NOBODY)
    return g_steal_pointer (&text);
  return g_strdup_printf (_("seat %d: %s"), problem->seat, text);
}
