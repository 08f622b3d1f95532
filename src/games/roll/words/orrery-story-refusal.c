/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/words/orrery-story.h"

#include <glib/gi18n.h>

const char *
orrery_story_refusal (GameStatus status)
{
  static const char *const sentences[ROLL_N_STATUSES] = {
    [ROLL_OK] = N_("That can be done."),
    [ROLL_NO_SUCH_ANSWER] = N_("There is no such answer."),
    [ROLL_OTHER_QUESTION] = N_("That does not answer the current question."),
    [ROLL_IS_OVER] = N_("The game is over."),
    [ROLL_NOT_LEFT] = N_("That one is no longer available."),
    [ROLL_NO_SUCH_DIE] = N_("There is no die of that color there."),
    [ROLL_NO_SUCH_SIDE] = N_("That die has no such side."),
    [ROLL_NO_SUCH_TILE] = N_("There is no such tile there."),
    [ROLL_NO_SUCH_GOOD] = N_("There is no such good there."),
    [ROLL_NOT_OWNED] = N_("That tile is not in this tableau."),
    [ROLL_NOT_REASSIGN] = N_("That tile has no Reassign power."),
    [ROLL_USED_UP] = N_("That works only once per round and has been used."),
    [ROLL_SELECT_FIRST] = N_("A phase must be selected first."),
    [ROLL_TOO_FEW_WORKERS] = N_("One worker is set aside, so there must be another one to move."),
    [ROLL_NOT_MAJORITY] = N_("Somebody else has more worlds of that color."),
    [ROLL_WRONG_WORKER] = N_("The power does not move workers of that color."),
    [ROLL_WRONG_COLUMN] = N_("The power does not take workers from that column."),
    [ROLL_WRONG_TARGET] = N_("The power does not move workers to that column."),
    [ROLL_SAME_COLUMN] = N_("The worker is already in that column."),
    [ROLL_MUST_MOVE] = N_("The power has to move a worker before it is done."),
    [ROLL_OUT_OF_ORDER] = N_("These choices make no difference, so they must be made in the order of the list."),
    [ROLL_BOTTOM_ONLY] = N_("A new tile goes to the bottom of its stack."),
    [ROLL_NO_CHOICE_OF_PLACE] = N_("The stack is empty, so the tile cannot go on top."),
    [ROLL_MUST_PLACE] = N_("All tiles must be placed first."),
    [ROLL_MUST_USE] = N_("That cannot be declined."),
    [ROLL_GRAY_WORLD] = N_("A gray world holds no goods."),
    [ROLL_WORLD_FULL] = N_("That world has no room for another good."),
    [ROLL_CUP_EMPTY] = N_("The cup is empty: at least one die must be recalled."),
    [ROLL_FIRST_GAME_TILES] = N_("In a first game, the starting tiles show their cheaper sides."),
    [ROLL_IN_THE_MIDDLE] = N_("Finish the current choice first, then correct this."),
    [ROLL_BREAKS_TABLE] = N_("That table is not possible."),
    [ROLL_BAD_SETUP] = N_("The game cannot be set up like that."),
  };

  return status < ROLL_N_STATUSES ? _(sentences[status]) : _("That is not possible.");
}
