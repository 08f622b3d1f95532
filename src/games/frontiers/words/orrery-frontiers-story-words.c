/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Words of the game, and why an answer is rejected. */
#include "games/frontiers/words/orrery-frontiers-story.h"

#include <glib/gi18n.h>

const char *
orrery_frontiers_story_name (const char *const *names, int seat)
{
  static const char *const plain[FR_MAX_SEATS] = { N_("Seat 0"), N_("Seat 1"), N_("Seat 2"), N_("Seat 3"), N_("Seat 4") };

  if (seat < 0 || seat >= FR_MAX_SEATS)
    return _("The table");
  return names != NULL && names[seat] != NULL ? names[seat] : _(plain[seat]);
}

/* As printed on the tiles. */
const char *
orrery_frontiers_story_action (guint action)
{
  /* The names of fr_actions, for translators. */
  static const char *const names[FR_N_ACTIONS] = {
    N_("Retreat into Isolation"), N_("Chart Galactic Goals"), N_("Develop"), N_("Explore"), N_("Settle"), N_("Produce"),
    N_("Trade-Consume"), N_("Send Diplomatic Envoys"),
  };

  return action < FR_N_ACTIONS ? _(names[action]) : "?";
}

const char *
orrery_frontiers_story_goal (guint goal)
{
  return goal < FR_N_GOALS ? fr_goals[goal].name : _("a goal");
}

const char *
orrery_frontiers_story_kind (guint kind)
{
  static const char *const words[FR_N_KINDS] = { N_("novelty"), N_("rare elements"), N_("genes"), N_("alien technology") };

  return kind < FR_N_KINDS ? _(words[kind]) : "?";
}

const char *
orrery_frontiers_story_part (guint part)
{
  static const char *const words[FR_N_PADS] = { N_("developments"), N_("colonies"), N_("bonuses"), N_("credits and goods") };

  return part < FR_N_PADS ? _(words[part]) : orrery_frontiers_story_goal (part - FR_N_PADS);
}

char *
orrery_frontiers_story_dup_stack (guint stack)
{
  if (stack < FR_N_SMALL)
    return g_strdup_printf (_("the small development %u"), stack + 1);
  if (stack < FR_N_STACKS)
    return g_strdup_printf (_("the large development %u"), stack - FR_N_SMALL + 1);
  return g_strdup (stack == FR_SOME_LARGE ? _("a large development") : _("a small development"));
}

/* Packed as in the answer to `order`. */
char *
orrery_frontiers_story_dup_order (guint packed, const char *const *names)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < FR_MAX_DISKS; i++)
    {
      const guint seat = packed >> (3 * (4 - i)) & 7;

      if (seat < FR_MAX_SEATS)
        g_string_append_printf (list, "%s%s", i == 0 ? "" : ", ", orrery_frontiers_story_name (names, (int) seat));
    }
  return g_string_free (list, FALSE);
}

const char *
orrery_frontiers_story_refusal (GameStatus status)
{
  static const char *const sentences[FR_N_STATUSES] = {
    [FR_OK] = N_("That can be done."),
    [FR_NO_SUCH_ANSWER] = N_("There is no such answer."),
    [FR_OTHER_QUESTION] = N_("That does not answer the current question."),
    [FR_IS_OVER] = N_("The game is over."),
    [FR_TAKEN] = N_("That one is already taken."),
    [FR_NOT_IN_GAME] = N_("That is not part of this game."),
    [FR_MUST_SELECT] = N_("Every disk selects an action tile."),
    [FR_NOT_LEFT] = N_("None of them is left."),
    [FR_OWNED] = N_("This player already has that development."),
    [FR_TOO_DEAR] = N_("There are not enough credits for it."),
    [FR_TOO_STRONG] = N_("There is not enough Military for it, and it cannot be paid for."),
    [FR_TOO_FEW_COLONISTS] = N_("There are not enough colonists on the mat."),
    [FR_NO_ROOM] = N_("There is no room for it on the mat."),
    [FR_NO_SUCH_TILE] = N_("There is no such tile."),
    [FR_NO_SUCH_GOOD] = N_("There is no such good."),
    [FR_NO_SUCH_POWER] = N_("There is no such power, or it has been used."),
    [FR_NOT_THIS_WAY] = N_("The world cannot be settled that way."),
    [FR_OTHER_KIND] = N_("The kind does not fit."),
    [FR_WRONG_COST] = N_("The printed cost must be 0 to 3 higher."),
    [FR_JUST_SETTLED] = N_("A colony settled in this action cannot be replaced."),
    [FR_NOT_WINDFALL] = N_("That is not a windfall colony."),
    [FR_FULL] = N_("There is already a good on it."),
    [FR_ONLY_EXPLORED] = N_("Only explored worlds are returned, never colonies."),
    [FR_NOT_FOR_SALE] = N_("The good of the any-kind world cannot be sold."),
    [FR_MUST_USE] = N_("That cannot be declined."),
    [FR_LIMIT] = N_("That is more than the limit allows."),
    [FR_OUT_OF_ORDER] = N_("These choices make no difference, so they must be made in the order of the list."),
    [FR_OTHER_LEVEL] = N_("That is not asked at this level."),
    [FR_NOT_A_STOCKPILE] = N_("Only a stockpile goal can be turned up by choice."),
    [FR_TOO_LATE] = N_("It is too late: somebody has acted."),
    [FR_IN_THE_MIDDLE] = N_("Finish the current choice first, then correct this."),
    [FR_BREAKS_TABLE] = N_("That table is not possible."),
    [FR_BAD_SETUP] = N_("The game cannot be set up like that."),
  };

  return status < FR_N_STATUSES ? _(sentences[status]) : _("That is not possible.");
}
