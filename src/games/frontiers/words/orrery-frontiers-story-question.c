/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The question to the player who decides; forced steps are stated, not asked. */
#include "games/frontiers/words/orrery-frontiers-story.h"
#include "games/frontiers/words/orrery-frontiers-tile.h"

#include <glib/gi18n.h>

/* Sentences with only a name in them. */
static const char *const plain[FR_N_QUESTIONS] = {
  [FR_ASK_MAT] = N_("%s, which mat do you get?"),
  [FR_ASK_DRAW] = N_("%s, which world do you draw from the bag?"),
  [FR_ASK_HOME] = N_("%s, choose a side of your mat."),
  [FR_ASK_SELECT] = N_("%s, select an action tile."),
  [FR_ASK_GOAL] = N_("%s, look at the top three goals, keep one face down and put the others under the stack."),
  [FR_ASK_GOAL_UP] = N_("%s, you may turn up your goal if it is a stockpile goal."),
  [FR_ASK_PICK] = N_("%s, take a world."),
  [FR_ASK_RETURN] = N_("%s, you have more than nine worlds and colonies. Return an explored world."),
  [FR_ASK_BUY] = N_("%s, buy a development or pass."),
  [FR_ASK_MILITARY] = N_("%s, what is your Military now?"),
  [FR_ASK_SETTLE] = N_("%s, take 2 colonists or settle a world."),
  [FR_ASK_REPLACE] = N_("%s, you may replace a colony."),
  [FR_ASK_WINDFALL] = N_("%s, put a good on a windfall colony."),
  [FR_ASK_KIND] = N_("%s, name the kind of your any-kind world."),
  [FR_ASK_SELL] = N_("%s, you may sell one good."),
  [FR_ASK_CHIPS] = N_("%s, how many VP do you gain by consuming?"),
};

static char *
fill_in (const char *sentence, const char *name)
{
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
  return g_strdup_printf (sentence, name);
#pragma GCC diagnostic pop
}

static char *
tell_facts (const FrState *state, const char *name)
{
  static const char *const sentences[FR_N_FACTS] = {
    N_("%s, what does the world cost, or what is its defense?"),
    N_("%s, how many colonists does the world need?"),
    N_("%s, which goods does the world hold?"),
    N_("%s, how many VP is the world worth?"),
  };

  if (state->step == FR_STEP_SETUP)
    return g_strdup_printf (state->piece == FR_FACT_GOODS ? _("%s, which goods does your home colony hold?")
                                                          : _("%s, how many VP is your home colony worth?"),
                            name);
  return fill_in (_(sentences[MIN (state->piece, FR_N_FACTS - 1)]), name);
}

/* TRUE if the price comes from an entry of My Tiles. */
static gboolean
is_owners_price (const FrState *state)
{
  const FrSeat *p = &state->seats[state->actor];

  if (state->now.stack > 0)
    {
      const FrTile *tile = fr_stack_tile (state, state->now.stack - 1u);

      return tile != NULL && tile->name != 0;
    }
  return state->now.world > 0 && orrery_frontiers_tile_is_owners (state, p->explored[state->now.world - 1]);
}

static char *
tell_price (const FrState *state, const char *name)
{
  if (state->piece == FR_UNNAMED)
    return g_strdup_printf (_("%s, how many credits do you pay?"), name);
  if (is_owners_price (state))
    return g_strdup_printf (_("%s, how many credits do you pay? According to My Tiles, it should be %d."), name, state->piece);
  return g_strdup_printf (_("%s, how many credits do you pay? It should be %d."), name, state->piece);
}

static char *
tell_consume (const FrState *state, const char *name)
{
  static const char *const sentences[] = {
    N_("%s, which Consume power do you use next?"),
    N_("%s, choose a good to consume."),
    N_("%s, which goods do you give back?"),
    N_("%s, how many credits do you gain by consuming?"),
  };

  return fill_in (_(sentences[MIN (state->piece, 3)]), name);
}

static char *
tell_stockpile (const FrState *state, const char *name)
{
  switch (state->piece)
    {
    case FR_STOCKPILE_RESOURCES:
      return g_strdup_printf (_("%s, you may stockpile goods."), name);
    case FR_EXPLORATION:
      return g_strdup_printf (_("%s, you may stockpile an explored world."), name);
    default:
      return g_strdup_printf (_("%s, you may stockpile credits from your sale."), name);
    }
}

static char *
tell_settle (const FrState *state, const char *name)
{
  if (state->piece != 0)
    return g_strdup_printf (_("%s, you may settle a second world."), name);
  return fill_in (_(plain[FR_ASK_SETTLE]), name);
}

static char *
tell_score (const FrState *state, const char *name)
{
  if (state->piece < FR_PAD_TIE || (state->piece >= FR_N_PADS && !fr_is_counted (state, state->piece - FR_N_PADS)))
    /* Translators: the player, then "developments", "colonies", "bonuses" or a goal */
    return g_strdup_printf (_("%s, how many VP do you get for %s?"), name, orrery_frontiers_story_part (state->piece));
  return g_strdup_printf (_("%s, how many do you count for %s?"), name, orrery_frontiers_story_part (state->piece));
}

static char *
tell_how (const FrState *state, const char *name)
{
  const FrSeat *p = &state->seats[state->actor];
  g_autofree char *world = orrery_frontiers_tile_dup_name (state, p->explored[MIN (state->piece, FR_MAX_EXPLORED - 1)]);

  return g_strdup_printf (_("%s, how do you settle %s?"), name, world);
}

/* Which development is turned over: those in the two right-hand columns, and the large ones. */
static char *
tell_side (const FrState *state)
{
  g_autofree char *stack = orrery_frontiers_story_dup_stack (state->piece);

  /* Translators: "the small development 9" */
  return g_strdup_printf (_("Flip a coin for %s: on tails, turn it over."), stack);
}

static char *
tell_special (const FrState *state, const char *name)
{
  switch (state->ask)
    {
    case FR_ASK_SIDES:
      return tell_side (state);
    case FR_ASK_ORDER:
      return g_strdup (_("What is the player order?"));
    case FR_ASK_LAY_OUT:
      return g_strdup_printf (_("Lay out seven worlds: which is number %d?"), state->piece + 1);
    case FR_ASK_FACTS:
      return tell_facts (state, name);
    case FR_ASK_PRICE:
      return tell_price (state, name);
    case FR_ASK_SETTLE:
      return tell_settle (state, name);
    case FR_ASK_HOW:
      return tell_how (state, name);
    case FR_ASK_PRODUCE:
      return g_strdup_printf (_("%s, goods are short: on which colony do you produce %s?"), name, orrery_frontiers_story_kind (state->piece));
    case FR_ASK_STOCKPILE:
      return tell_stockpile (state, name);
    case FR_ASK_CONSUME:
      return tell_consume (state, name);
    default:
      return tell_score (state, name);
    }
}

char *
orrery_frontiers_story_question (const void *data, const char *const *names)
{
  const FrState *state = data;
  const char *name = orrery_frontiers_story_name (names, state->actor);

  if (state->ask == FR_ASK_OVER)
    return g_strdup (_("The game is over."));
  if (state->ask == FR_ASK_GOAL_UP && (state->step == FR_STEP_SCORE || state->action == FR_CHART))
    return g_strdup_printf (_("%s, which goal do you turn up?"), name);
  if (state->ask == FR_ASK_BUY && state->now.acting[0] == state->actor)
    return g_strdup_printf (_("%s, buy a development for 1 credit less, or pass."), name);
  if (state->ask != FR_ASK_SETTLE && plain[state->ask] != NULL)
    return fill_in (_(plain[state->ask]), name);
  return tell_special (state, name);
}
