/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/roll/assist/orrery-lesson-words.h"

#include <glib/gi18n.h>

#include "games/roll/rules/data.h"
#include "games/roll/assist/orrery-standing.h"
#include "games/roll/words/orrery-words.h"

static void
append_item (GString *list, const char *item)
{
  g_string_append_printf (list, "%s%s", list->len > 0 ? ", " : "", item);
}

/* --- Assign --- */

char *
orrery_lesson_rolled (const RollState *state)
{
  const RollSeat *p = &state->seats[0];
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint side = 0; side < ROLL_N_SIDES; side++)
    {
      guint n = 0;
      g_autofree char *item = NULL;

      for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
        n += p->rolled[colour][side];
      if (n == 0)
        continue;
      /* Translators: how many dice show a phase: "2 Explore". */
      item = g_strdup_printf (_("%u %s"), n, orrery_phase_name (side));
      append_item (list, item);
    }
  return g_strdup_printf (_("These are your workers for this round, and they show: %s. Each is "
                            "in the column of the phase it shows, and that is the work it can "
                            "do; a wild die waits for you to choose. Nobody else sees them yet."),
                          list->str);
}

char *
orrery_lesson_assign (const RollState *state, OrreryAssignmentMissing lack)
{
  switch (lack)
    {
    case ORRERY_ASSIGNMENT_NEEDS_WILD:
      return g_strdup (_("The star is wild: this worker can do any work. Drag it to a column, or choose it and press a "
                         "number from 1 to 5."));
    case ORRERY_ASSIGNMENT_NEEDS_SELECT:
      return g_strdup (_("Only phases that somebody selects will happen. Choose any one of your "
                         "dice and put it on a phase tile at the top: drag it there, or press S "
                         "and a number. It works in that phase, whatever it shows, so pick a "
                         "phase where you have other workers too."));
    case ORRERY_ASSIGNMENT_NEEDS_MOVE:
      return g_strdup (_("You have started to Reassign. Choose the worker to move and where it "
                         "goes, or press Escape to put everything back."));
    case ORRERY_ASSIGNMENT_WHOLE:
    default:
      return g_strdup (_("You have selected a phase. You can still change your mind: Escape puts "
                         "everything back. When you are happy with it, choose Reveal. Then "
                         "everybody shows their dice at once."));
    }
}

/* --- Phases --- */

static char *
callers_of (const RollState *state, RollPhase phase, const char *const *names)
{
  const guint callers = orrery_phase_callers (state, phase);
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint seat = 0; seat < state->n_seats; seat++)
    if (callers & (1u << seat))
      append_item (list, seat == 0 ? _("you") : names[seat]);
  if (callers & (1u << 7))
    append_item (list, _("the spare die of a two-player game"));
  return g_strdup (list->str);
}

char *
orrery_lesson_phases (const RollState *state, const char *const *names)
{
  GString *text = g_string_new (_("All dice are revealed. These phases happen in this round, for everybody:"));

  for (guint phase = 0; phase < ROLL_N_PHASES; phase++)
    if (state->phases & ROLL_BIT (phase))
      {
        g_autofree char *callers = callers_of (state, phase, names);

        /* Translators: a phase, and who has selected it. */
        g_string_append_printf (text, _("\n%s, selected by %s"), orrery_phase_name (phase), callers);
      }
  g_string_append (text, _("\nWorkers in other columns have nothing to do and go back to their "
                           "owners’ cups."));
  return g_string_free (text, FALSE);
}

char *
orrery_lesson_phase (RollPhase phase)
{
  switch (phase)
    {
    case ROLL_EXPLORE:
      return g_strdup (_("Each explorer either Stocks, which earns $2, or Scouts: you draw a "
                         "tile, choose one of its two sides, and put it under your developments "
                         "or under your worlds to be built."));
    case ROLL_DEVELOP:
      return g_strdup (_("Each developer goes onto the development on top of your stack. When it "
                         "has as many dice as it costs, it is yours: it joins your tableau, "
                         "scores its cost and gives you its power. The dice go to the Citizenry."));
    case ROLL_SETTLE:
      return g_strdup (_("Each settler goes onto the world on top of your stack, just as "
                         "developers go onto developments. Most worlds give you a new die when "
                         "they are placed."));
    case ROLL_PRODUCE:
      return g_strdup (_("Each producer becomes a good on one of your empty colored worlds."));
    case ROLL_SHIP:
      return g_strdup (_("Each shipper takes a good from a world, to Trade it for credits or to "
                         "Consume it for VP chips, which earns more if the dice match the color "
                         "of the world."));
    case ROLL_WILD:
    case ROLL_N_SIDES:
    case ROLL_NO_PHASE:
    default:
      return g_strdup ("");
    }
}

/* --- Questions --- */

static char *
recruit_text (const RollState *state)
{
  const RollSeat *p = &state->seats[0];
  guint n = 0;

  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    n += p->dice[ROLL_CITIZENRY][colour];
  return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE,
                   "The round is almost over. You have $%u, and %u die in the Citizenry. For each $1 one of them comes "
                   "back to your cup and will be rolled next round. You must recruit as many as you can pay for.",
                   "The round is almost over. You have $%u, and %u dice in the Citizenry. For each $1 one of them comes "
                   "back to your cup and will be rolled next round. You must recruit as many as you can pay for.",
                   n),
      p->credits, n);
}

char *
orrery_lesson_question (const RollState *state)
{
  switch (state->ask)
    {
    case ROLL_ASK_EXPLORE:
      return g_strdup (_("Stock for money, which you will need to get used dice back, or scout for a tile to build. In "
                         "the first rounds a bit of both is good."));
    case ROLL_ASK_ABANDON:
      return g_strdup (_("Before you draw, you may abandon tiles that you do not want to build; "
                         "for each of them you draw one more. You do not have to."));
    case ROLL_ASK_PUT:
      return g_strdup (_("Every tile has two sides, a development and a world. Choose the side "
                         "that you want to build; the tile goes under that stack. Only the top "
                         "tile of a stack is built."));
    case ROLL_ASK_WORKER:
      return g_strdup (_("Choose which of your workers goes onto the tile next. Dice on a tile "
                         "only come back through the Citizenry, so special colors may be better "
                         "used elsewhere."));
    case ROLL_ASK_PRODUCE:
      return g_strdup (_("Choose which die becomes a good, and where. Remember the colors: a "
                         "good that matches its world earns more when it is consumed."));
    case ROLL_ASK_SHIP:
    case ROLL_ASK_DELIVER:
      return g_strdup (_("Trade earns credits depending on the color of the world. Consume earns "
                         "1 VP, plus 1 if the shipper and 1 if the good has the color of the "
                         "world."));
    case ROLL_ASK_RECRUIT:
      return recruit_text (state);
    case ROLL_ASK_RECALL:
      return g_strdup (_("Dice on unfinished tiles and dice that are goods can go back to the "
                         "cup. It is usually best to leave them where they are: choose Recall "
                         "None."));
    default:
      return g_strdup (_("Read the question below. It offers everything you can choose; click a "
                         "tile or a word in it to open its page and learn more."));
    }
}

/* --- The end --- */

char *
orrery_lesson_end (const RollState *state)
{
  return g_strdup_printf (
      _("That is a whole round, and all rounds are like it: roll, assign, reveal, do the phases, "
        "recruit. The game ends with the round in which somebody has %d tiles or the VP chips "
        "run out. There are %d VP left in the pool. Then the tiles count their costs, chips "
        "their value, and big developments their bonus; whoever has the most wins. Keep playing, "
        "or leave this game and start your own."),
      ROLL_END_SQUARES, MAX (state->pool, 0));
}
