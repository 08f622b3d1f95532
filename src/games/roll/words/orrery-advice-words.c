/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/words/orrery-advice-words.h"

#include "assist/orrery-advice-words.h"
#include "assist/orrery-words.h"
#include "games/roll/words/orrery-story-words.h"

#include <glib/gi18n.h>
#include <math.h>

/* Plans */

/* Dice of several answers that are told together: "2 Home and 1 Novelty dice". */
static char *
gather (const GameAnswer *steps, gsize n, gsize *used, GameAnswer mask, guint shift)
{
  guint counts[ROLL_N_COLOURS] = { 0 };
  gsize i;

  for (i = 0; i < n && (steps[i] & mask) == (steps[0] & mask); i++)
    counts[MIN (steps[i] >> shift & 0xff, ROLL_N_COLOURS - 1)]++;
  *used = i;
  return orrery_story_dice (counts);
}

enum
{
  COLOUR_IN_A = 16,
  COLOUR_IN_B = 8,
};

static char *
tell_gathered (const GameAnswer *steps, gsize n, gsize *used)
{
  const guint kind = GAME_ANSWER_KIND (steps[0]);
  const gboolean has_place = kind == ROLL_DO_RECALL;
  g_autofree char *dice = kind == ROLL_DO_PLACE ? gather (steps, n, used, 0xff00ff00, COLOUR_IN_A)
                          : has_place           ? gather (steps, n, used, 0xffff0000, COLOUR_IN_B)
                                                : gather (steps, n, used, 0xff000000, COLOUR_IN_A);

  switch (kind)
    {
    case ROLL_DO_PLACE:
      /* Translators: dice, and a phase */
      return g_strdup_printf (_("place %s in %s"), dice,
                              orrery_story_phase (GAME_ANSWER_B (steps[0])));
    case ROLL_DO_RECRUIT:
      return g_strdup_printf (_("recruit %s"), dice);
    case ROLL_DO_RECALL:
      return g_strdup_printf (_("recall %s from %s"), dice,
                              orrery_story_zone (GAME_ANSWER_A (steps[0])));
    case ROLL_DO_KEEP:
      return g_strdup_printf (_("take %s back into the cup"), dice);
    default:
      return g_strdup_printf (_("use %s"), dice);
    }
}

static char *
tell_worker (const RollState *state, GameAnswer answer)
{
  const guint a = GAME_ANSWER_A (answer), b = GAME_ANSWER_B (answer), c = GAME_ANSWER_C (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_SELECT:
      return g_strdup_printf (_("select %s with %s die from %s"), orrery_story_phase (c),
                              orrery_story_a_die (a), orrery_story_phase (b));
    case ROLL_DO_DICTATE:
      return g_strdup_printf (_("dictate with %s worker from %s"), orrery_story_a_die (a),
                              orrery_story_phase (b));
    case ROLL_DO_MOVE:
      return g_strdup_printf (_("move %s worker from %s to %s"), orrery_story_a_die (a),
                              orrery_story_phase (b), orrery_story_phase (c));
    case ROLL_DO_STOCK:
      return g_strdup_printf (_("stock with %s explorer"), orrery_story_a_die (a));
    case ROLL_DO_SCOUT:
      return g_strdup_printf (_("scout with %s explorer"), orrery_story_a_die (a));
    case ROLL_DO_WORKER:
      return g_strdup_printf (_("build with %s worker"), orrery_story_a_die (a));
    case ROLL_DO_TRADE:
      return g_strdup_printf (_("trade with %s shipper"), orrery_story_a_die (a));
    case ROLL_DO_CONSUME:
      return g_strdup_printf (_("consume with %s shipper"), orrery_story_a_die (a));
    case ROLL_DO_PRODUCE:
      return g_strdup_printf (_("produce with %s worker on %s"), orrery_story_a_die (a),
                              orrery_story_face (b));
    default: /* ROLL_DO_REMOVE */
      return g_strdup_printf (_("remove %s die from %s"), orrery_story_a_die (b),
                              orrery_story_place (a));
    }
}

static char *
tell_good (GameAnswer answer)
{
  const char *face = orrery_story_face (GAME_ANSWER_A (answer));
  const char *good = orrery_story_a_die (GAME_ANSWER_B (answer));

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_SHIP:
      return g_strdup_printf (_("ship %s good from %s"), good, face);
    case ROLL_DO_RECALL_GOOD:
      return g_strdup_printf (_("recall %s good from %s"), good, face);
    default: /* ROLL_DO_REMOVE_GOOD */
      return g_strdup_printf (_("remove %s good from %s"), good, face);
    }
}

/* A tile of a stack, by its name if the seat knows it. */
static char *
tell_stacked (const RollState *state, GameAnswer answer)
{
  const guint kind = MIN (GAME_ANSWER_A (answer), 1u), position = GAME_ANSWER_B (answer);
  const RollSeat *seat = &state->seats[state->actor];
  const guint face = position >= 1 && position <= seat->n_stack[kind]
                       ? roll_stack_at (seat, kind, position - 1)
                       : ROLL_UNKNOWN;

  return g_strdup_printf (GAME_ANSWER_KIND (answer) == ROLL_DO_ABANDON ? _("abandon %s")
                                                                       : _("return %s to the bag"),
                          orrery_story_face (face));
}

static char *
tell_tile (const RollState *state, GameAnswer answer)
{
  const guint a = GAME_ANSWER_A (answer), b = GAME_ANSWER_B (answer);

  switch (GAME_ANSWER_KIND (answer))
    {
    case ROLL_DO_START:
      return g_strdup_printf (_("start with %s and %s"), orrery_story_face (a),
                              orrery_story_face (b));
    case ROLL_DO_PUT:
      return g_strdup_printf (GAME_ANSWER_C (answer) ? _("put %s on top of %s")
                                                     : _("put %s at the bottom of %s"),
                              orrery_story_face (a), orrery_story_stack (b));
    case ROLL_DO_USE:
      return g_strdup_printf (_("use %s"), orrery_story_face (a));
    case ROLL_DO_REARRANGE:
      return g_strdup (_("rearrange both stacks"));
    case ROLL_DO_BUY:
      return g_strdup (_("buy a VP chip"));
    default:
      return tell_stacked (state, answer);
    }
}

static char *
tell_done (const RollState *state)
{
  switch (state->ask)
    {
    case ROLL_ASK_REASSIGN:
    case ROLL_ASK_MOVE:
      return g_strdup (_("move no workers, and reveal"));
    case ROLL_ASK_ABANDON:
      return g_strdup (_("abandon nothing"));
    case ROLL_ASK_REARRANGE:
      return g_strdup (_("leave the stacks as they are"));
    case ROLL_ASK_RECALL:
      return g_strdup (_("recall nothing"));
    case ROLL_ASK_BUY:
      return g_strdup (_("buy nothing"));
    default:
      return g_strdup (_("nothing more"));
    }
}

static char *
tell_next (const RollState *state, const GameAnswer *steps, gsize n, gsize *used)
{
  *used = 1;
  switch (GAME_ANSWER_KIND (steps[0]))
    {
    case ROLL_DO_PLACE:
    case ROLL_DO_RECRUIT:
    case ROLL_DO_RECALL:
    case ROLL_DO_KEEP:
    case ROLL_DO_COUNT:
      return tell_gathered (steps, n, used);
    case ROLL_DO_SHIP:
    case ROLL_DO_RECALL_GOOD:
    case ROLL_DO_REMOVE_GOOD:
      return tell_good (steps[0]);
    case ROLL_DO_START:
    case ROLL_DO_PUT:
    case ROLL_DO_USE:
    case ROLL_DO_REARRANGE:
    case ROLL_DO_BUY:
    case ROLL_DO_ABANDON:
    case ROLL_DO_GIVE:
      return tell_tile (state, steps[0]);
    case ROLL_DO_DONE:
      return NULL;
    default:
      return tell_worker (state, steps[0]);
    }
}

char *
orrery_advice_plan (const void *data, const GameAnswer *steps, gsize n)
{
  const RollState *state = data;
  g_autoptr (GPtrArray) phrases = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *all = NULL;
  gsize used;

  g_return_val_if_fail (state != NULL && steps != NULL, NULL);

  for (gsize i = 0; i < n; i += used)
    {
      char *phrase = tell_next (state, steps + i, n - i, &used);

      if (phrase != NULL)
        g_ptr_array_add (phrases, phrase);
      /* The new order follows, which needs no words. */
      if (GAME_ANSWER_KIND (steps[i]) == ROLL_DO_REARRANGE)
        break;
    }
  if (phrases->len == 0)
    g_ptr_array_add (phrases, tell_done (state));
  all = orrery_words_join (phrases);
  return orrery_words_begin (all);
}

/* Reasons */

static char *
tell_number (const AdviceReason *reason)
{
  const gboolean more = reason->number > reason->other;
  g_autofree char *ours = orrery_advice_tenths (reason->number);
  g_autofree char *theirs = orrery_advice_tenths (reason->other);

  switch (reason->kind)
    {
    case ROLL_ADVICE_CHIPS:
      return g_strdup_printf (more ? _("earns more VP in chips (%s instead of %s)")
                                   : _("but earns fewer VP in chips (%s instead of %s)"),
                              ours, theirs);
    case ROLL_ADVICE_CREDITS:
      return g_strdup_printf (more ? _("leaves $%s instead of $%s")
                                   : _("but leaves only $%s instead of $%s"),
                              ours, theirs);
    case ROLL_ADVICE_GOODS:
      return g_strdup_printf (more ? _("leaves more goods on your worlds (%s instead of %s)")
                                   : _("but leaves fewer goods on your worlds (%s instead of %s)"),
                              ours, theirs);
    case ROLL_ADVICE_DICE:
      return g_strdup_printf (more ? _("brings more dice into the next round (%s instead of %s)")
                                   : _("but brings fewer dice into the next round (%s instead of %s)"),
                              ours, theirs);
    default: /* ROLL_ADVICE_TILES */
      return g_strdup_printf (more ? _("leaves more tiles to build (%s instead of %s)")
                                   : _("but leaves fewer tiles to build (%s instead of %s)"),
                              ours, theirs);
    }
}

static char *
tell_built (const AdviceReason *reason)
{
  const char *face = orrery_story_face (reason->piece);

  if (reason->percent >= 95)
    return g_strdup_printf (_("completes %s: +%d VP"), face, reason->number);
  return g_strdup_printf (_("completes %s in %d%% of cases: +%d VP"), face, reason->percent,
                          reason->number);
}

char *
orrery_advice_reason (const AdviceReason *reason)
{
  g_return_val_if_fail (reason != NULL, NULL);

  switch (reason->kind)
    {
    case ADVICE_BUILDS:
      return tell_built (reason);
    case ADVICE_WAITS:
      return g_strdup_printf (_("%s is next to be built"), orrery_story_face (reason->piece));
    case ADVICE_OTHERS_CALL:
    case ADVICE_NOBODY_CALLS:
      return orrery_advice_tell_call (reason, orrery_story_phase (reason->piece));
    default:
      return reason->kind < ADVICE_AMOUNTS ? orrery_advice_tell_end (reason) : tell_number (reason);
    }
}

const char *const orrery_advice_reason_words[ROLL_ADVICE_N_REASONS + 1]
    = { "nothing", "wins",    "ends",  "builds", "waits", "others call", "nobody calls", "chips",
        "credits", "goods",   "dice",  "tiles",  NULL };
