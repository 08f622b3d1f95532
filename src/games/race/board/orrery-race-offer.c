/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/race/board/orrery-race-offer.h"

#include "games/race/board/orrery-race-parts.h"
#include "games/race/board/orrery-race-pieces.h"
#include "games/race/words/orrery-race-play-words.h"
#include "games/race/words/orrery-race-story.h"

#include <glib/gi18n.h>

enum { CARD_SIZE = 44 };

/* The card that an answer is about; RACE_N_DESIGNS: none. */
static guint
card_of (const RaceState *state, GameAnswer answer)
{
  switch (GAME_ANSWER_KIND (answer))
    {
    case RACE_DO_START_WORLD:
    case RACE_DO_DISCARD:
    case RACE_DO_KEEP:
    case RACE_DO_DEVELOP:
    case RACE_DO_SETTLE:
    case RACE_DO_USE:
    case RACE_DO_SELL:
    case RACE_DO_GOOD_OF:
    case RACE_DO_PRODUCE_ON:
      return GAME_ANSWER_A (answer);
    case RACE_DO_CONQUER:
    case RACE_DO_PAY:
      return state->piece;
    default:
      return RACE_N_DESIGNS;
    }
}

static OrreryOfferKind
kind_of (const RaceState *state, GameAnswer answer)
{
  switch (GAME_ANSWER_KIND (answer))
    {
    case RACE_DO_PLACE_NOTHING:
    case RACE_DO_DONE:
      return ORRERY_OFFER_PLAIN;
    case RACE_DO_CONQUER:
    case RACE_DO_PAY:
    case RACE_DO_NAME:
      return ORRERY_OFFER_BRIEF;
    default:
      return state->ask == RACE_ASK_TACTICS || state->ask == RACE_ASK_HOW ? ORRERY_OFFER_BRIEF : ORRERY_OFFER_CHOICE;
    }
}

/* Cards with the same power, one of which stands for all: "+1 VP · or Public Works". */
static char *
tell_equals (const RaceState *state, GameAnswer answer, char *gain)
{
  const RaceSeat *p = &state->seats[state->actor];
  const guint design = GAME_ANSWER_A (answer);
  const char *other = NULL;
  g_autofree char *said = gain;
  guint n = 0;

  if (GAME_ANSWER_KIND (answer) != RACE_DO_USE)
    return g_steal_pointer (&said);
  for (guint i = 0; i < p->n_tableau; i++)
    if (p->tableau[i] != design && race_equal_power (state, p->tableau[i]) == design)
      {
        other = orrery_race_story_card (p->tableau[i]);
        n++;
      }
  if (n == 0)
    return g_steal_pointer (&said);
  if (n == 1)
    /* Translators: what a power brings, then another card that has the same power */
    return g_strdup_printf (_("%s · or %s"), said, other);
  /* Translators: what a power brings, then how many other cards have the same power */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s · or %u more like it", "%s · or %u more like it", n), said, n);
}

void
orrery_race_get_offer (const void *data, GameAnswer answer, gboolean narrow, OrreryOffer *offer)
{
  const RaceState *state = data;
  const guint design = card_of (state, answer);
  g_autofree char *name = orrery_race_play_answer (state, answer);
  g_autofree char *gain = tell_equals (state, answer, orrery_race_play_gain (state, answer));

  offer->kind = kind_of (state, answer);
  offer->key = offer->kind == ORRERY_OFFER_PLAIN ? "Return" : NULL;
  offer->label = gain != NULL ? g_strdup_printf ("%s: %s", name, gain) : g_strdup (name);
  offer->text = gain != NULL ? g_strdup_printf ("%s\n%s", name, gain) : g_strdup (name);
  if (design < RACE_N_DESIGNS && offer->kind == ORRERY_OFFER_CHOICE)
    {
      offer->pictures[0] = orrery_card_paintable_new (orrery_card_face (state, design), CARD_SIZE);
      offer->sizes[0] = CARD_SIZE;
      if (state->ask == RACE_ASK_CONSUME && !narrow)
        offer->icons = orrery_card_consume_icons_new (orrery_card_face (state, design));
    }
}

char *
orrery_race_tell_secret (const void *data)
{
  const RaceState *state = data;

  if (state->step == RACE_STEP_SETUP)
    return g_strdup (_("Your first cards are dealt."));
  if (state->ask == RACE_ASK_ACTION)
    return g_strdup_printf (_("Round %d: choose your action."), state->round);
  return g_strdup_printf (_("Round %d: %s."), state->round, orrery_race_story_phase (state->phase));
}

void
orrery_race_mark_event (const GameEvent *event, OrreryLogMark *mark)
{
  static const char *const symbols[ORRERY_RACE_N_PHASES] = { "explore", "develop", "settle", "consume", "produce" };

  switch (event->kind)
    {
    case RACE_EVENT_ROUND:
      mark->round = (guint) event->n;
      mark->is_section = mark->is_news = TRUE;
      break;
    case RACE_EVENT_PHASE:
      mark->symbol = symbols[orrery_race_phase_of_step (event->a)];
      mark->is_section = mark->is_news = TRUE;
      break;
    case RACE_EVENT_REVEALED:
      mark->bold = race_designs[0][event->a].name;
      break;
    case RACE_EVENT_PLACED:
      mark->bold = race_designs[0][event->a].name;
      mark->is_news = TRUE;
      mark->sound = ORRERY_SOUND_TILE;
      break;
    case RACE_EVENT_DREW:
      mark->sound = ORRERY_SOUND_TILE;
      break;
    case RACE_EVENT_CHIPS:
      mark->sound = ORRERY_SOUND_CHIP;
      break;
    case RACE_EVENT_END:
      mark->is_news = TRUE;
      break;
    default:
      break;
    }
}
