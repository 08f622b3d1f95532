/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/race/words/orrery-race-story.h"

#include <glib/gi18n.h>

const char *
orrery_race_story_refusal (GameStatus status)
{
  static const char *const sentences[RACE_N_STATUSES] = {
    [RACE_OK] = N_("That can be done."),
    [RACE_NO_SUCH_ANSWER] = N_("There is no such answer."),
    [RACE_OTHER_QUESTION] = N_("That does not answer the current question."),
    [RACE_IS_OVER] = N_("The game is over."),
    [RACE_NOT_LEFT] = N_("That one is no longer available."),
    [RACE_NOT_IN_HAND] = N_("That card is not among those to choose from."),
    [RACE_OUT_OF_ORDER] = N_("These choices make no difference, so they must be made in the order of the list."),
    [RACE_NOT_OFFERED] = N_("That start world was not dealt to this seat."),
    [RACE_ONE_ACTION] = N_("Everybody chooses one action in this game."),
    [RACE_TWO_ACTION_CARDS] = N_("Everybody chooses two actions in this game."),
    [RACE_ONLY_ONCE] = N_("There is only one action card of that kind."),
    [RACE_NO_DEVELOPMENT] = N_("That card is not a development."),
    [RACE_NO_WORLD] = N_("That card is not a world."),
    [RACE_IN_TABLEAU] = N_("A copy of that card is already in the tableau."),
    [RACE_TOO_DEAR] = N_("There are not enough cards in hand to pay for it."),
    [RACE_TOO_STRONG] = N_("There is not enough Military for it, and it cannot be paid for."),
    [RACE_NEEDED] = N_("The world cannot be placed without it."),
    [RACE_NOT_THIS_WAY] = N_("The world cannot be placed that way."),
    [RACE_NOT_OWNED] = N_("That card is not in this tableau."),
    [RACE_NO_SUCH_GOOD] = N_("There is no such good there."),
    [RACE_NO_SUCH_POWER] = N_("That card has no such power."),
    [RACE_USED_UP] = N_("That power has been used in this phase."),
    [RACE_TOO_FEW_GOODS] = N_("There are not enough goods for that power."),
    [RACE_SAME_KIND] = N_("The goods must be of different kinds."),
    [RACE_NO_SUCH_NUMBER] = N_("That number cannot be named."),
    [RACE_NOT_WINDFALL] = N_("That is not a windfall world."),
    [RACE_WORLD_FULL] = N_("That world has no room for another good."),
    [RACE_NO_POWER_LEFT] = N_("No power or bonus is left for that world."),
    [RACE_MUST_USE] = N_("That cannot be declined."),
    [RACE_IN_THE_MIDDLE] = N_("Finish the current choice first, then correct this."),
    [RACE_BREAKS_TABLE] = N_("That table is not possible."),
    [RACE_BAD_SETUP] = N_("The game cannot be set up like that."),
  };

  return status < RACE_N_STATUSES ? _(sentences[status]) : _("That is not possible.");
}
