/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/words/orrery-play-words.h"

#include "games/roll/words/orrery-story-words.h"
#include "games/roll/words/orrery-story.h"
#include "games/roll/words/orrery-words.h"

#include <glib/gi18n.h>

static const RollSeat *
actor (const RollState *state)
{
  return &state->seats[state->actor];
}

static guint
building (const RollState *state)
{
  return state->phase == ROLL_SETTLE ? ROLL_WORLD : ROLL_DEVELOPMENT;
}

/* The top tile that the dice of this phase complete. */
static const char *
top_name (const RollState *state)
{
  const guint kind = building (state);
  const guint face = actor (state)->n_stack[kind] > 0 ? roll_stack_at (actor (state), kind, 0) : ROLL_UNKNOWN;

  return face < ROLL_N_FACES ? roll_faces[face].name : _("the tile");
}

/* --- Questions --- */

static const char *const questions[ROLL_N_QUESTIONS] = {
  [ROLL_ASK_DRAW] = N_("%s, which tile do you draw?"),
  [ROLL_ASK_START] = N_("%s, which starting tile is your first development, and which your first world?"),
  [ROLL_ASK_PLACE] = N_("%s, place your wild dice."),
  [ROLL_ASK_SELECT] = N_("%s, select a phase with one of your dice."),
  [ROLL_ASK_REASSIGN] = N_("%s, reveal your dice, or move some first."),
  [ROLL_ASK_EXPLORE] = N_("%s, send an explorer to Scout or to Stock."),
  [ROLL_ASK_ABANDON] = N_("%s, abandon any tiles? Draw one more for each."),
  [ROLL_ASK_REARRANGE] = N_("%s, you may rearrange your stacks."),
  [ROLL_ASK_GIVE] = N_("%s, return one of your tiles to the bag."),
  [ROLL_ASK_PRODUCE] = N_("%s, which producer becomes a good, and on which world?"),
  [ROLL_ASK_SHIP] = N_("%s, which good do you ship?"),
  [ROLL_ASK_BUY] = N_("%s, do you buy a VP chip?"),
  [ROLL_ASK_RECALL] = N_("%s, which dice do you recall?"),
};

static char *
say_name (const char *sentence, const char *name)
{
  GString *text = g_string_new (_(sentence));

  g_string_replace (text, "%s", name, 1);
  return g_string_free (text, FALSE);
}

static char *
ask_builder (const RollState *state, const char *name)
{
  int n;

  switch (state->ask)
    {
    case ROLL_ASK_WORKER:
      return g_strdup_printf (_("%s, which worker builds %s next?"), name, top_name (state));
    case ROLL_ASK_COUNT:
      n = roll_cost (state, state->actor, roll_stack_at (actor (state), building (state), 0));
      return g_strdup_printf (ngettext ("%s, choose %d die to complete %s.",
                                        "%s, choose %d dice to complete %s.", (gulong) n),
                              name, n, top_name (state));
    case ROLL_ASK_KEEP:
      return g_strdup_printf (_("%s, which of the dice used for %s go to your cup?"), name,
                              state->piece < ROLL_N_FACES ? roll_faces[state->piece].name : _("the tile"));
    default: /* ROLL_ASK_REMOVE */
      return g_strdup_printf (_("%s, remove one of your dice for %s."), name,
                              state->piece < ROLL_N_FACES ? roll_faces[state->piece].name : _("the tile"));
    }
}

/* Nobody is addressed where something is asked of the table, such as the spare die. */
static char *
ask_other (const RollState *state, const char *name)
{
  const char *names[ROLL_MAX_SEATS + 1] = { NULL };

  if (state->ask < ROLL_N_QUESTIONS && questions[state->ask] != NULL)
    return say_name (questions[state->ask], name);
  names[state->actor] = name;
  return orrery_story_question (state, names);
}

char *
orrery_play_question (const void *asked, const char *name)
{
  const RollState *state = asked;

  g_return_val_if_fail (state != NULL && name != NULL, NULL);

  switch (state->ask)
    {
    case ROLL_ASK_WORKER:
    case ROLL_ASK_COUNT:
    case ROLL_ASK_KEEP:
    case ROLL_ASK_REMOVE:
      return ask_builder (state, name);
    case ROLL_ASK_DELIVER:
      return g_strdup_printf (_("%s, trade or consume the %s good from %s?"), name,
                              orrery_colour_attribute (state->now.good_colour), roll_faces[state->piece].name);
    case ROLL_ASK_PUT:
      return say_name (state->now.n_drawn > 1 ? N_("%s, which side of each tile do you want to build?")
                                              : N_("%s, which side of this tile do you want to build?"),
                       name);
    case ROLL_ASK_RECRUIT:
      return g_strdup_printf (ngettext ("%s, choose %d die to recruit.",
                                        "%s, choose %d dice to recruit.", state->now.moves),
                              name, state->now.moves);
    case ROLL_ASK_IDENTIFY:
      return g_strdup_printf (_("%s, you turn up a tile on %s: which one is it?"), name, orrery_story_stack (state->piece));
    case ROLL_ASK_ORDER:
      return g_strdup_printf (_("%s, choose the next tile of %s, from the top down."), name, orrery_story_stack (state->piece));
    default:
      return ask_other (state, name);
    }
}

/* --- Advice --- */

static char *
advise_worker (const RollState *state)
{
  const guint kind = building (state);
  const int cost = roll_cost (state, state->actor, roll_stack_at (actor (state), kind, 0));

  /* Translators: how many dice are on a tile, of how many that it needs */
  return g_strdup_printf (_("%d of %d dice are there. All of them go to the Citizenry when it is "
                            "complete."),
                          roll_count_dice (actor (state)->dice[ROLL_ZONE + kind]), cost);
}

static char *
advise_explore (const RollState *state)
{
  return g_strdup_printf (ngettext ("%u explorer left. Scouting draws a "
                                    "tile, stocking earns credits.",
                                    "%u explorers left. Scouting draws a tile, stocking earns "
                                    "credits.",
                                    roll_count_dice (actor (state)->dice[ROLL_COLUMN + ROLL_EXPLORE]) + roll_count_dice (state->now.extra)),
                          roll_count_dice (actor (state)->dice[ROLL_COLUMN + ROLL_EXPLORE]) + roll_count_dice (state->now.extra));
}

static char *
advise_manage (const RollState *state)
{
  const RollSeat *p = actor (state);

  if (state->ask == ROLL_ASK_RECRUIT)
    return g_strdup_printf (ngettext ("Each costs $1. You have $%d, and %u die in the Citizenry.",
                                      "Each costs $1. You have $%d, and %u dice in the Citizenry.",
                                      roll_count_dice (p->dice[ROLL_CITIZENRY])),
                            p->credits, roll_count_dice (p->dice[ROLL_CITIZENRY]));
  return roll_count_dice (p->dice[ROLL_CUP]) == 0
           ? g_strdup (_("Your cup is empty, so at least one must come back."))
           : g_strdup (_("Dice on tiles under construction, and goods on your worlds. You can "
                         "also leave them."));
}

char *
orrery_play_advice (const RollState *state)
{
  switch (state->ask)
    {
    case ROLL_ASK_START:
      return g_strdup (_("Each has a development on one side and a world on the other."));
    case ROLL_ASK_EXPLORE:
      return advise_explore (state);
    case ROLL_ASK_ABANDON:
      return g_strdup (_("You draw one tile, and one more for each that you abandon."));
    case ROLL_ASK_PUT:
      return g_strdup (_("Either side up: as a development or as a world."));
    case ROLL_ASK_GIVE:
      return g_strdup (_("The bag has too few tiles for this Scout."));
    case ROLL_ASK_WORKER:
      return advise_worker (state);
    case ROLL_ASK_REMOVE:
      return g_strdup (_("Any die, wherever it is. It goes back to the supply."));
    case ROLL_ASK_PRODUCE:
      return g_strdup (_("A good that matches its world earns more when it is consumed."));
    case ROLL_ASK_SHIP:
      return g_strdup (_("Next you choose whether to Trade or to Consume it."));
    case ROLL_ASK_RECRUIT:
    case ROLL_ASK_RECALL:
      return advise_manage (state);
    default:
      return NULL;
    }
}

/* --- Answers --- */

/* "Military", "Military (extra)". */
static char *
tell_worker (guint colour, gboolean is_extra)
{
  return is_extra ? g_strdup_printf (_("%s (extra)"), orrery_colour_name (colour))
                  : g_strdup (orrery_colour_name (colour));
}

/* TRUE if all workers to choose from are equal, so they don't have to be named. */
static gboolean
is_only_worker (const RollState *state)
{
  const guint8 *column = actor (state)->dice[ROLL_COLUMN + state->phase];
  guint kinds = 0;

  for (guint c = 0; c < ROLL_N_COLOURS; c++)
    kinds += (column[c] > 0) + (state->now.extra[c] > 0);
  return kinds <= 1;
}

/* The answer's effect, without naming the worker. */
static char *
outcome_of (const RollState *state, GameAnswer answer)
{
  const guint colour = GAME_ANSWER_A (answer);
  const guint8 world = state->piece;
  int chips, credits;

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_SCOUT:
      return g_strdup (_("Scout"));
    case ROLL_DO_STOCK:
      return g_strdup_printf (_("Stock +$%d"), roll_stock_credits (state, state->actor, colour));
    case ROLL_DO_TRADE:
      return g_strdup_printf (_("Trade +$%d"), roll_trade_value (state, state->actor, world));
    default: /* ROLL_DO_CONSUME */
      chips = roll_consume_chips (state, state->actor, world, state->now.good_colour, colour);
      credits = roll_consume_credits (state, state->actor, world);
      return credits > 0 ? g_strdup_printf (_("Consume +%d VP +$%d"), chips, credits)
                         : g_strdup_printf (_("Consume +%d VP"), chips);
    }
}

static char *
with_worker (const RollState *state, GameAnswer answer)
{
  g_autofree char *outcome = outcome_of (state, answer);
  g_autofree char *worker = tell_worker (GAME_ANSWER_A (answer), GAME_ANSWER_B (answer) != 0);

  if (is_only_worker (state))
    return g_steal_pointer (&outcome);
  /* Translators: what is done and which worker does it: "Trade +$3 · Home" */
  return g_strdup_printf (_("%s · %s"), outcome, worker);
}

static char *
name_put (const RollState *state, GameAnswer answer)
{
  const guint face = GAME_ANSWER_A (answer);
  const char *name = face < ROLL_N_FACES ? roll_faces[face].name : _("Unknown tile");
  const guint kind = GAME_ANSWER_B (answer);

  if (GAME_ANSWER_C (answer))
    return g_strdup_printf (_("%s on top"), name);
  if (state->ask == ROLL_ASK_PUT && actor (state)->n_stack[kind] > 0)
    return g_strdup_printf (kind == ROLL_WORLD ? _("World: %s") : _("Development: %s"), name);
  return g_strdup_printf (kind == ROLL_WORLD ? _("First world: %s") : _("First development: %s"), name);
}

static char *
name_stack_tile (const RollState *state, GameAnswer answer)
{
  const guint i = GAME_ANSWER_B (answer) - 1u;
  const guint face = roll_stack_at (actor (state), GAME_ANSWER_A (answer), i);

  return g_strdup (face < ROLL_N_FACES ? roll_faces[face].name : _("Unknown tile"));
}

static const char *
name_place (guint place)
{
  static const char *const places[ROLL_N_PLACES] = {
    [ROLL_CUP] = N_("cup"),
    [ROLL_CITIZENRY] = N_("Citizenry"),
    [ROLL_COLUMN + ROLL_EXPLORE] = N_("Explore"),
    [ROLL_COLUMN + ROLL_DEVELOP] = N_("Develop"),
    [ROLL_COLUMN + ROLL_SETTLE] = N_("Settle"),
    [ROLL_COLUMN + ROLL_PRODUCE] = N_("Produce"),
    [ROLL_COLUMN + ROLL_SHIP] = N_("Ship"),
    [ROLL_ZONE + ROLL_DEVELOPMENT] = N_("development zone"),
    [ROLL_ZONE + ROLL_WORLD] = N_("world zone"),
    [ROLL_DICTATED] = N_("Dictate"),
    [ROLL_WILDS] = N_("not placed"),
  };

  return place < ROLL_N_PLACES ? _(places[place]) : "";
}

/* The dice under construction lie on the tile on top of their stack. */
static const char *
name_recalled (const RollState *state, GameAnswer answer)
{
  const guint kind = GAME_ANSWER_A (answer);
  const guint8 top = actor (state)->n_stack[kind] > 0 ? roll_stack_at (actor (state), kind, 0) : ROLL_NONE;

  if (top < ROLL_N_FACES)
    return roll_faces[top].name;
  return name_place (ROLL_ZONE + kind);
}

static char *
name_die_at (GameAnswer answer, const char *place)
{
  /* Translators: a die and where it lies: "Home · Citizenry" */
  return g_strdup_printf (_("%s · %s"), orrery_colour_name (GAME_ANSWER_B (answer)), place);
}

static char *
name_good (guint face, guint colour)
{
  /* Translators: a good and its world: "Novelty · Space Port" */
  return g_strdup_printf (_("%s · %s"), orrery_colour_name (colour),
                          face < ROLL_N_FACES ? roll_faces[face].name : "");
}

static const char *
name_done (const RollState *state)
{
  switch (state->ask)
    {
    case ROLL_ASK_REARRANGE:
      return _("Leave Them");
    case ROLL_ASK_BUY:
      return _("Keep the Credits");
    case ROLL_ASK_REASSIGN:
      return _("Reveal");
    default:
      return _("Done");
    }
}

static char *
name_move (guint colour, const char *to)
{
  return g_strdup_printf ("%s → %s", orrery_colour_name (colour), to);
}

/* By both of its sides. */
static char *
name_drawn (guint tile)
{
  if (tile >= ROLL_N_TILES)
    return g_strdup (_("Keep It Secret"));
  return g_strdup_printf ("%s / %s", roll_faces[ROLL_DEVELOPMENT_OF (tile)].name, roll_faces[ROLL_WORLD_OF (tile)].name);
}

static int
chip_price (const RollState *state)
{
  const RollSeat *p = actor (state);

  for (guint i = 0; i < p->n_tableau; i++)
    for (guint k = 0; k < roll_faces[p->tableau[i]].n_powers; k++)
      if (roll_faces[p->tableau[i]].powers[k].kind == ROLL_POWER_TRADE_BUY)
        return roll_faces[p->tableau[i]].powers[k].amount;
  return 0;
}

char *
orrery_play_answer (const RollState *state, GameAnswer answer)
{
  const guint a = GAME_ANSWER_A (answer), b = GAME_ANSWER_B (answer);

  g_return_val_if_fail (state != NULL, NULL);

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_DONE:
      return g_strdup (name_done (state));
    case ROLL_DO_SPARE:
      return g_strdup (orrery_phase_name (a));
    case ROLL_DO_SHOW:
      return orrery_die_spoken (a, b);
    case ROLL_DO_TILE:
      return name_drawn (a);
    case ROLL_DO_PLACE:
      return name_move (a, orrery_phase_name (b));
    case ROLL_DO_SELECT:
      return g_strdup_printf ("%s ★ %s", orrery_colour_name (a), orrery_phase_name (GAME_ANSWER_C (answer)));
    case ROLL_DO_DICTATE:
      return name_move (a, _("Dictate"));
    case ROLL_DO_MOVE:
      return name_move (a, orrery_phase_name (GAME_ANSWER_C (answer)));
    case ROLL_DO_START:
      return g_strdup_printf (_("Develop %s, settle %s"), roll_faces[a].name, roll_faces[b].name);
    case ROLL_DO_USE:
      return g_strdup (a < ROLL_N_FACES ? roll_faces[a].name : "");
    case ROLL_DO_SCOUT:
    case ROLL_DO_STOCK:
    case ROLL_DO_TRADE:
    case ROLL_DO_CONSUME:
      return with_worker (state, answer);
    case ROLL_DO_ABANDON:
    case ROLL_DO_GIVE:
      return name_stack_tile (state, answer);
    case ROLL_DO_PUT:
      return name_put (state, answer);
    case ROLL_DO_REARRANGE:
      return g_strdup (_("Rearrange…"));
    case ROLL_DO_WORKER:
    case ROLL_DO_COUNT:
    case ROLL_DO_KEEP:
    case ROLL_DO_RECRUIT:
      return tell_worker (a, FALSE);
    case ROLL_DO_REMOVE:
      return name_die_at (answer, name_place (a));
    case ROLL_DO_PRODUCE:
      return name_good (b, a);
    case ROLL_DO_SHIP:
    case ROLL_DO_REMOVE_GOOD:
    case ROLL_DO_RECALL_GOOD:
      return name_good (a, b);
    case ROLL_DO_RECALL:
      return name_die_at (answer, name_recalled (state, answer));
    case ROLL_DO_BUY:
      return g_strdup_printf (_("Buy 1 VP for $%d"), chip_price (state));
    default:
      {
        char text[GAME_MAX_TEXT];

        return g_strndup (text, roll_format (answer, text));
      }
    }
}

static char *
name_face (guint face)
{
  return g_strdup (face < ROLL_N_FACES ? roll_faces[face].name : "");
}

char *
orrery_play_answer_beside (const RollState *state, GameAnswer answer)
{
  g_return_val_if_fail (state != NULL, NULL);

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_SCOUT:
    case ROLL_DO_STOCK:
    case ROLL_DO_TRADE:
    case ROLL_DO_CONSUME:
      return outcome_of (state, answer);
    case ROLL_DO_WORKER:
    case ROLL_DO_COUNT:
    case ROLL_DO_KEEP:
    case ROLL_DO_RECRUIT:
      return g_strdup ("");
    case ROLL_DO_REMOVE:
      return g_strdup (name_place (GAME_ANSWER_A (answer)));
    case ROLL_DO_RECALL:
      return g_strdup (name_recalled (state, answer));
    case ROLL_DO_PRODUCE:
      return name_face (GAME_ANSWER_B (answer));
    case ROLL_DO_SHIP:
    case ROLL_DO_REMOVE_GOOD:
    case ROLL_DO_RECALL_GOOD:
      return name_face (GAME_ANSWER_A (answer));
    default:
      return orrery_play_answer (state, answer);
    }
}
