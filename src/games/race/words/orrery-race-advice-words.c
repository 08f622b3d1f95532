/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/race/words/orrery-race-advice-words.h"

#include "assist/orrery-advice-words.h"
#include "assist/orrery-words.h"
#include "games/race/words/orrery-race-story.h"

#include <glib/gi18n.h>

/* --- Plans --- */

/* Answers of one kind that are told together: "Gem World and New Vinland". */
static char *
join_cards (const GameAnswer *steps, gsize n, gsize *used)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  gsize i;

  for (i = 0; i < n && GAME_ANSWER_KIND (steps[i]) == GAME_ANSWER_KIND (steps[0]); i++)
    g_ptr_array_add (names, (gpointer) orrery_race_story_card (GAME_ANSWER_A (steps[i])));
  *used = i;
  return orrery_words_join (names);
}

static char *
tell_action (GameAnswer answer)
{
  const char *first = orrery_race_story_action (GAME_ANSWER_A (answer));

  if (GAME_ANSWER_B (answer) == 0)
    return g_strdup_printf (_("choose %s"), first);
  return g_strdup_printf (_("choose %s and %s"), first, orrery_race_story_action (GAME_ANSWER_B (answer) - 1u));
}

static char *
tell_cards (const RaceState *state, const GameAnswer *steps, gsize n, gsize *used)
{
  g_autofree char *cards = join_cards (steps, n, used);

  switch (GAME_ANSWER_KIND (steps[0]))
    {
    case RACE_DO_START_WORLD:
      return g_strdup_printf (_("start with %s"), cards);
    case RACE_DO_DISCARD:
      return g_strdup_printf (state->ask == RACE_ASK_TACTICS ? _("discard %s for Military") : _("discard %s"), cards);
    case RACE_DO_KEEP:
      return g_strdup_printf (_("keep %s"), cards);
    case RACE_DO_DEVELOP:
      return g_strdup_printf (_("develop %s"), cards);
    case RACE_DO_SETTLE:
      return g_strdup_printf (_("settle %s"), cards);
    case RACE_DO_SELL:
      return g_strdup_printf (_("sell the good from %s"), cards);
    case RACE_DO_GOOD_OF:
      return g_strdup_printf (_("take the good from %s"), cards);
    case RACE_DO_PRODUCE_ON:
      return g_strdup_printf (_("produce on %s"), cards);
    default:
      return g_strdup_printf (_("use %s"), cards);
    }
}

static char *
tell_step (const RaceState *state, const GameAnswer *steps, gsize n, gsize *used)
{
  *used = 1;
  switch (GAME_ANSWER_KIND (steps[0]))
    {
    case RACE_DO_ACTION:
      return tell_action (steps[0]);
    case RACE_DO_PLACE_NOTHING:
      return g_strdup (_("place nothing"));
    case RACE_DO_CONQUER:
      return g_strdup_printf (_("conquer %s"), orrery_race_story_card (state->piece));
    case RACE_DO_PAY:
      return g_strdup_printf (_("pay for %s"), orrery_race_story_card (state->piece));
    case RACE_DO_GAMBLE:
      return g_strdup (_("gamble"));
    case RACE_DO_NAME:
      return g_strdup_printf (_("name %d"), GAME_ANSWER_A (steps[0]));
    case RACE_DO_DONE:
      return n == 1 ? g_strdup (_("do nothing more")) : NULL;
    default:
      return tell_cards (state, steps, n, used);
    }
}

char *
orrery_race_advice_plan (const void *data, const GameAnswer *steps, gsize n)
{
  const RaceState *state = data;
  g_autoptr (GPtrArray) phrases = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *all = NULL;
  gsize used;

  for (gsize i = 0; i < n; i += used)
    {
      char *phrase = i > 0 && GAME_ANSWER_KIND (steps[i]) == RACE_DO_DONE ? (used = 1, NULL)
                                                                          : tell_step (state, steps + i, n - i, &used);

      if (phrase != NULL)
        g_ptr_array_add (phrases, phrase);
    }
  all = orrery_words_join (phrases);
  return orrery_words_begin (all);
}

/* --- Reasons --- */

static char *
tell_placed (const AdviceReason *reason)
{
  const char *card = orrery_race_story_card (reason->piece);

  if (reason->percent >= 95)
    return g_strdup_printf (_("places %s: +%d VP"), card, reason->number);
  return g_strdup_printf (_("places %s in %d%% of cases: +%d VP"), card, reason->percent, reason->number);
}

static char *
tell_amount (const AdviceReason *reason)
{
  const gboolean more = reason->number > reason->other;
  g_autofree char *ours = orrery_advice_tenths (reason->number);
  g_autofree char *theirs = orrery_advice_tenths (reason->other);

  switch (reason->kind)
    {
    case RACE_ADVICE_CHIPS:
      return g_strdup_printf (more ? _("earns more VP in chips (%s instead of %s)")
                                   : _("but earns fewer VP in chips (%s instead of %s)"),
                              ours, theirs);
    case RACE_ADVICE_CARDS:
      return g_strdup_printf (more ? _("leaves more cards in hand (%s instead of %s)")
                                   : _("but leaves fewer cards in hand (%s instead of %s)"),
                              ours, theirs);
    default: /* RACE_ADVICE_GOODS */
      return g_strdup_printf (more ? _("leaves more goods on your worlds (%s instead of %s)")
                                   : _("but leaves fewer goods on your worlds (%s instead of %s)"),
                              ours, theirs);
    }
}

char *
orrery_race_advice_reason (const AdviceReason *reason)
{
  g_return_val_if_fail (reason != NULL, NULL);

  switch (reason->kind)
    {
    case ADVICE_BUILDS:
      return tell_placed (reason);
    case ADVICE_OTHERS_CALL:
    case ADVICE_NOBODY_CALLS:
      return orrery_advice_tell_call (reason, orrery_race_story_phase (reason->piece));
    default:
      return reason->kind < ADVICE_AMOUNTS ? orrery_advice_tell_end (reason) : tell_amount (reason);
    }
}

const char *const orrery_race_advice_reason_words[RACE_ADVICE_N_REASONS + 1]
    = { "nothing", "wins", "ends", "builds", "waits", "others call", "nobody calls", "chips", "cards", "goods", NULL };
