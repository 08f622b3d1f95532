/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Turns events into sentences: who may know what, and which events are told together. */
#include "games/race/words/orrery-race-story.h"

#include <glib/gi18n.h>

const char *
orrery_race_story_name (const char *const *names, int seat)
{
  static const char *const plain[RACE_MAX_SEATS] = { N_("Seat 0"), N_("Seat 1"), N_("Seat 2"), N_("Seat 3") };

  if (seat < 0 || seat >= RACE_MAX_SEATS)
    return _("The table");
  return names != NULL && names[seat] != NULL ? names[seat] : _(plain[seat]);
}

const char *
orrery_race_story_card (guint design)
{
  return design < RACE_N_DESIGNS ? race_designs[0][design].name : _("an unknown card");
}

const char *
orrery_race_story_action (guint action)
{
  static const char *const words[RACE_N_ACTIONS] = {
    N_("Explore +5"), N_("Explore +1,+1"), N_("Develop"), N_("Settle"), N_("Consume: Trade"), N_("Consume: 2×VP"), N_("Produce"),
  };

  return action < RACE_N_ACTIONS ? _(words[action]) : "?";
}

const char *
orrery_race_story_phase (guint phase)
{
  static const char *const words[RACE_N_PHASES] = {
    N_("Explore"), N_("Develop"), N_("Develop again"), N_("Settle"), N_("Settle again"), N_("Consume"), N_("Produce"),
  };

  return phase < RACE_N_PHASES ? _(words[phase]) : "?";
}

/* How many consecutive events report one card each in the same way. */
static guint
count_series (const GameEvent *events, guint n)
{
  guint k = 1;

  while (k < n && events[k].kind == events[0].kind && events[k].seat == events[0].seat)
    k++;
  return k;
}

static char *
join_cards (const GameEvent *events, guint n)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (list, "%s%s", i == 0 ? "" : ", ", orrery_race_story_card (events[i].a));
  return g_string_free (list, FALSE);
}

/* `sum` cards in total, over several such events. */
static char *
tell_number (const GameEvent *e, int sum, const char *name)
{
  const gulong n = (gulong) MAX (sum, 0);

  switch (e->kind)
    {
    case RACE_EVENT_DREW:
    case RACE_EVENT_DREW_CARD:
      return g_strdup_printf (ngettext ("%s draws %d card.", "%s draws %d cards.", n), name, sum);
    case RACE_EVENT_KEPT:
    case RACE_EVENT_KEPT_CARD:
      return g_strdup_printf (ngettext ("%s keeps %d card.", "%s keeps %d cards.", n), name, sum);
    default:
      return g_strdup_printf (ngettext ("%s discards %d card.", "%s discards %d cards.", n), name,
                              sum);
    }
}

static gboolean
are_unknown (const GameEvent *events, guint n)
{
  for (guint i = 0; i < n; i++)
    if (events[i].a < RACE_N_DESIGNS)
      return FALSE;
  return TRUE;
}

/* At a real table nobody says which cards they draw: then only their number counts. */
static char *
tell_cards (const GameEvent *events, guint n, const char *name)
{
  g_autofree char *cards = join_cards (events, n);

  if (are_unknown (events, n))
    return tell_number (events, (int) n, name);
  switch (events[0].kind)
    {
    case RACE_EVENT_DREW_CARD:
      return g_strdup_printf (_("%s draws %s."), name, cards);
    case RACE_EVENT_KEPT_CARD:
      return g_strdup_printf (_("%s keeps %s."), name, cards);
    default:
      return g_strdup_printf (_("%s discards %s."), name, cards);
    }
}

static char *
tell_placed (const GameEvent *e, const char *name)
{
  const char *card = orrery_race_story_card (e->a);

  if (e->b == RACE_CONQUER)
    /* Translators: a player and a world, then strength and defense */
    return g_strdup_printf (_("%s conquers %s: %d against %d."), name, card, e->c, race_designs[0][e->a].cost);
  if (e->n == 0)
    return g_strdup_printf (_("%s places %s for free."), name, card);
  return g_strdup_printf (ngettext ("%s places %s for %d card.", "%s places %s for %d cards.",
                                    (gulong) e->n),
                          name, card, e->n);
}

static char *
tell_actions (const GameEvent *e, const char *name)
{
  if (e->b == 0)
    return g_strdup_printf (_("%s chooses %s."), name, orrery_race_story_action (e->a));
  return g_strdup_printf (_("%s chooses %s and %s."), name, orrery_race_story_action (e->a),
                          orrery_race_story_action (e->b - 1u));
}

static char *
tell_end (const GameEvent *e)
{
  switch (e->a)
    {
    case 1:
      return g_strdup (_("The VP pool is empty: the game is over."));
    case 2:
      return g_strdup (_("A tableau has twelve cards: the game is over."));
    default:
      return g_strdup (_("The VP pool is empty and a tableau has twelve cards: the game is over."));
    }
}

/* Cards in hands are not named: others may read this. */
static char *
tell_correction (const GameEvent *e, const char *name)
{
  const char *card = orrery_race_story_card (e->b);
  const int number = (gint16) (e->b << 8 | e->c);

  switch (e->n)
    {
    case RACE_DO_FIX_CHIPS:
      return g_strdup_printf (_("Corrected: %s has %d VP in chips."), name, number);
    case RACE_DO_FIX_POOL:
      return g_strdup_printf (_("Corrected: the pool has %d VP."), number);
    case RACE_DO_FIX_PLACE:
      return g_strdup_printf (_("Corrected: %s has %s in the tableau."), name, card);
    case RACE_DO_FIX_UNPLACE:
      return g_strdup_printf (_("Corrected: %s does not have %s in the tableau."), name, card);
    case RACE_DO_FIX_ADD_GOOD:
      return g_strdup_printf (_("Corrected: %s has a good on %s."), name, card);
    case RACE_DO_FIX_TAKE_GOOD:
      return g_strdup_printf (_("Corrected: %s has no good on %s."), name, card);
    case RACE_DO_FIX_ADD_CARD:
      return g_strdup_printf (_("Corrected: %s has one more card in hand."), name);
    case RACE_DO_FIX_TAKE_CARD:
      return g_strdup_printf (_("Corrected: %s has one card less in hand."), name);
    case RACE_DO_FIX_ADD_DISCARD:
      return g_strdup (_("Corrected: the discard pile has one more card."));
    default:
      return g_strdup (_("Corrected: the discard pile has one card less."));
    }
}

/* Events of the whole table. */
static char *
tell_common (const GameEvent *e, const char *name)
{
  switch (e->kind)
    {
    case RACE_EVENT_SETUP_DONE:
      return g_strdup (_("Everybody is ready to begin."));
    case RACE_EVENT_ROUND:
      return g_strdup_printf (_("Round %d begins."), e->n);
    case RACE_EVENT_PHASE:
      return g_strdup_printf (_("%s begins."), orrery_race_story_phase (e->a));
    case RACE_EVENT_RESHUFFLED:
      return g_strdup_printf (ngettext ("The discard pile becomes the new "
                                        "deck of %d card.",
                                        "The discard pile becomes the new deck of %d cards.", (gulong) e->n),
                              e->n);
    case RACE_EVENT_CORRECTED:
      return tell_correction (e, name);
    case RACE_EVENT_END:
      return tell_end (e);
    default:
      return NULL;
    }
}

/* The good and what it brings are one event after the other. */
static gboolean
brings_chips (const GameEvent *events, guint n)
{
  return n > 1 && events[0].kind == RACE_EVENT_CONSUMED && events[1].kind == RACE_EVENT_CHIPS
         && events[1].seat == events[0].seat && events[1].a == events[0].b;
}

static char *
tell_consumed (const GameEvent *e, int chips, const char *name)
{
  /* Translators: the player, the world, the card whose power takes its good, and the gain */
  return g_strdup_printf (_("%s consumes the good from %s with %s: %d VP."), name, orrery_race_story_card (e->a),
                          orrery_race_story_card (e->b), chips);
}

static char *
tell_goods (const GameEvent *e, const char *name)
{
  const char *card = orrery_race_story_card (e->a);

  switch (e->kind)
    {
    case RACE_EVENT_GOOD:
      return g_strdup_printf (_("%s gets a good on %s."), name, card);
    case RACE_EVENT_SOLD:
      return g_strdup_printf (ngettext ("%s sells the good from %s for %d "
                                        "card.",
                                        "%s sells the good from %s for %d cards.", (gulong) e->n),
                              name, card, e->n);
    case RACE_EVENT_CONSUMED:
      /* Translators: the player, the world, and the card whose power takes its good */
      return g_strdup_printf (_("%s consumes the good from %s with %s."), name, card, orrery_race_story_card (e->b));
    case RACE_EVENT_CHIPS:
      return g_strdup_printf (_("%s gains %d VP from %s."), name, e->n, card);
    case RACE_EVENT_NAMED:
      return g_strdup_printf (_("%s names %d."), name, e->n);
    default: /* RACE_EVENT_TURNED_UP */
      return g_strdup_printf (e->b != 0 ? _("%s turns up %s and wins it.") : _("%s turns up %s and discards it."), name,
                              card);
    }
}

static char *
tell_of_seat (const GameEvent *e, const char *name)
{
  const char *card = orrery_race_story_card (e->a);

  switch (e->kind)
    {
    case RACE_EVENT_START_WORLD:
      return g_strdup_printf (_("%s starts with %s."), name, card);
    case RACE_EVENT_OFFERED:
      return g_strdup_printf (_("%s may start with %s."), name, card);
    case RACE_EVENT_READY: /* everybody sees it at the players */
      return NULL;
    case RACE_EVENT_ACTIONS:
      return tell_actions (e, name);
    case RACE_EVENT_REVEALED:
      return g_strdup_printf (_("%s reveals %s."), name, card);
    case RACE_EVENT_NOTHING:
      return g_strdup_printf (_("%s places nothing."), name);
    case RACE_EVENT_SACRIFICED:
      return g_strdup_printf (_("%s discards %s from the tableau."), name, card);
    case RACE_EVENT_PLACED:
      return tell_placed (e, name);
    default:
      return tell_goods (e, name);
    }
}

static gboolean
is_card (const GameEvent *e)
{
  return e->kind == RACE_EVENT_DREW_CARD || e->kind == RACE_EVENT_KEPT_CARD || e->kind == RACE_EVENT_DISCARDED_CARD;
}

/* The sentence, and how many events it is about. */
static char *
tell (const GameEvent *events, guint n, const char *const *names, guint *used)
{
  char *common = tell_common (events, orrery_race_story_name (names, events[0].seat));

  *used = 1;
  if (common != NULL || events[0].seat == GAME_NOBODY)
    return common;
  /* The number of cards, for readers who may not know which. */
  if (events->kind == RACE_EVENT_DREW || events->kind == RACE_EVENT_KEPT || events->kind == RACE_EVENT_DISCARDED)
    {
      int sum = 0;

      *used = count_series (events, n);
      for (guint i = 0; i < *used; i++)
        sum += events[i].n;
      return tell_number (events, sum, orrery_race_story_name (names, events[0].seat));
    }
  if (brings_chips (events, n))
    {
      *used = 2;
      return tell_consumed (events, events[1].n, orrery_race_story_name (names, events[0].seat));
    }
  if (!is_card (events))
    return tell_of_seat (events, orrery_race_story_name (names, events[0].seat));
  *used = count_series (events, n);
  return tell_cards (events, *used, orrery_race_story_name (names, events[0].seat));
}

/* To readers who may know it, the secret event says more than the public one before it. */
static gboolean
is_told (const GameEvents *events, guint i, int reader)
{
  const GameEvent *e = &events->list[i];
  const GameEvent *next = i + 1 < events->n ? e + 1 : NULL;

  if (e->secret && reader != GAME_NOBODY && reader != e->seat)
    return FALSE;
  return next == NULL || next->kind != e->kind + 1 || !is_card (next)
         || (reader != GAME_NOBODY && reader != next->seat);
}

char *
orrery_race_story_event (const GameEvent *event, const char *const *names, int seat)
{
  guint used;

  g_return_val_if_fail (event != NULL, NULL);

  return event->secret && seat != GAME_NOBODY && seat != event->seat ? NULL : tell (event, 1, names, &used);
}

char *
orrery_race_story_events (const GameEvents *events, const char *const *names, int seat)
{
  g_autoptr (GArray) told = g_array_new (FALSE, FALSE, sizeof (GameEvent));
  GString *story = g_string_new (NULL);
  guint used;

  g_return_val_if_fail (events != NULL, NULL);

  for (guint i = 0; i < events->n; i++)
    if (is_told (events, i, seat))
      g_array_append_val (told, events->list[i]);
  for (guint i = 0; i < told->len; i += used)
    {
      g_autofree char *sentence = tell (&g_array_index (told, GameEvent, i), told->len - i, names, &used);

      if (sentence != NULL)
        g_string_append_printf (story, "%s%s", story->len > 0 ? " " : "", sentence);
    }
  return g_string_free (story, story->len == 0);
}

OrreryEventRank
orrery_race_story_rank (const GameEvent *event)
{
  switch ((int) event->kind)
    {
    case RACE_EVENT_ROUND:
    case RACE_EVENT_END:
      return ORRERY_EVENT_ROUND;
    case RACE_EVENT_PHASE:
      return ORRERY_EVENT_PHASE;
    case RACE_EVENT_DREW:
    case RACE_EVENT_DREW_CARD:
      return ORRERY_EVENT_SERIES;
    default:
      return ORRERY_EVENT_PLAIN;
    }
}
