/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The question in words. A question may contain a secret of its seat; to show it to another seat, pass that
 * seat's view of the state, which asks nothing secret. */
#include "games/roll/words/orrery-story-words.h"
#include "games/roll/words/orrery-story.h"

#include <glib/gi18n.h>

/* Sentences with only a name in them. */
static const char *const sentences[ROLL_N_QUESTIONS] = {
  [ROLL_ASK_FACTION] = N_("Which faction does %s get?"),
  [ROLL_ASK_HOME] = N_("Which home world does %s get?"),
  [ROLL_ASK_DRAW] = N_("Which tile does %s draw?"),
  [ROLL_ASK_START] = N_("%s chooses which starting tile is the development and which the world."),
  [ROLL_ASK_SELECT] = N_("%s selects a phase with one of the workers."),
  [ROLL_ASK_REASSIGN] = N_("%s may reassign workers."),
  [ROLL_ASK_EXPLORE] = N_("%s chooses an explorer to Scout or to Stock."),
  [ROLL_ASK_ABANDON] = N_("%s may abandon tiles, to draw one more for each."),
  [ROLL_ASK_PUT] = N_("%s places a drawn tile, either side up."),
  [ROLL_ASK_REARRANGE] = N_("%s may rearrange both stacks."),
  [ROLL_ASK_GIVE] = N_("%s returns a tile because the bag has too few."),
  [ROLL_ASK_PRODUCE] = N_("%s chooses which producer becomes a good, and on which world."),
  [ROLL_ASK_SHIP] = N_("%s chooses a good to ship."),
  [ROLL_ASK_BUY] = N_("%s may buy a VP chip."),
  [ROLL_ASK_RECRUIT] = N_("%s chooses the next die to recruit."),
};

static char *
ask_of_stack (const RollState *state, const char *name)
{
  if (state->ask == ROLL_ASK_IDENTIFY)
    /* Translators: a player and a stack */
    return g_strdup_printf (_("%s turns up a tile on %s: which one is it?"), name,
                            orrery_story_stack (state->piece));
  return g_strdup_printf (_("%s chooses the next tile of %s, from the top down."), name,
                          orrery_story_stack (state->piece));
}

static char *
ask_of_die (const RollState *state, const char *name)
{
  if (state->ask == ROLL_ASK_SIDE)
    return g_strdup_printf (_("%s rolls %s die: what does it show?"), name,
                            orrery_story_a_die (state->piece));
  return g_strdup_printf (_("%s chooses a column for %s die."), name,
                          orrery_story_a_die (state->piece));
}

static char *
ask_of_builder (const RollState *state, const char *name)
{
  const RollKind kind = state->phase == ROLL_SETTLE ? ROLL_WORLD : ROLL_DEVELOPMENT;
  const RollSeat *seat = &state->seats[state->actor];

  switch (state->ask)
    {
    case ROLL_ASK_WORKER:
      return g_strdup_printf (kind == ROLL_WORLD ? _("%s chooses the next settler.")
                                                 : _("%s chooses the next developer."),
                              name);
    case ROLL_ASK_COUNT:
      return g_strdup_printf (
          _("%s has more dice than needed, and chooses those that complete %s."), name,
          orrery_story_face (seat->n_stack[kind] > 0 ? roll_stack_at (seat, kind, 0)
                                                     : ROLL_UNKNOWN));
    case ROLL_ASK_KEEP:
      return g_strdup_printf (_("%s chooses dice used for %s that go to the cup."), name,
                              orrery_story_face (state->piece));
    default: /* ROLL_ASK_REMOVE */
      return g_strdup_printf (_("%s removes a die for %s."), name,
                              orrery_story_face (state->piece));
    }
}

static char *
ask_other (const RollState *state, const char *name)
{
  switch (state->ask)
    {
    case ROLL_ASK_SPARE:
      return g_strdup (_("What does the spare die show?"));
    case ROLL_ASK_MOVE:
      return g_strdup_printf (_("%s moves a worker (%s)."), name,
                              state->piece == ROLL_NONE ? _("Dictate")
                                                        : orrery_story_face (state->piece));
    case ROLL_ASK_DELIVER:
      return g_strdup_printf (_("%s trades or consumes the %s good from %s."), name,
                              orrery_story_die (state->now.good_colour),
                              orrery_story_face (state->piece));
    case ROLL_ASK_RECALL:
      return g_strdup_printf (roll_count_dice (state->seats[state->actor].dice[ROLL_CUP]) == 0
                                  ? _("%s must recall a die because the cup is empty.")
                                  : _("%s may recall dice."),
                              name);
    default:
      return g_strdup (_("The game is over."));
    }
}

char *
orrery_story_question (const void *data, const char *const *names)
{
  const RollState *state = data;
  const char *name;

  g_return_val_if_fail (state != NULL, NULL);

  name = orrery_story_name (names, state->actor);
  switch (state->ask)
    {
    case ROLL_ASK_IDENTIFY:
    case ROLL_ASK_ORDER:
      return ask_of_stack (state, name);
    case ROLL_ASK_SIDE:
    case ROLL_ASK_PLACE:
      return ask_of_die (state, name);
    case ROLL_ASK_WORKER:
    case ROLL_ASK_COUNT:
    case ROLL_ASK_KEEP:
    case ROLL_ASK_REMOVE:
      return ask_of_builder (state, name);
    default:
      break;
    }
  if (state->ask < ROLL_N_QUESTIONS && sentences[state->ask] != NULL)
    {
      GString *sentence = g_string_new (_(sentences[state->ask]));

      g_string_replace (sentence, "%s", name, 1);
      return g_string_free (sentence, FALSE);
    }
  return ask_other (state, name);
}
