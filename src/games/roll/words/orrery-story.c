/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Turns events into sentences: who may know what, and which events are told together. */
#include "games/roll/words/orrery-story-private.h"

#include <string.h>

static gboolean
may_know (const GameEvent *event, int reader)
{
  return !event->secret || reader < 0 || event->seat == reader;
}

/* To readers who may know it, the secret event says more than the public one next to it. */
static gboolean
is_told_already (const GArray *told, const GameEvent *event)
{
  RollEvent secret;

  if (event->kind == ROLL_EVENT_PUT)
    secret = ROLL_EVENT_PUT_SECRET;
  else if (event->kind == ROLL_EVENT_ABANDONED)
    secret = ROLL_EVENT_ABANDONED_TILE;
  else
    return FALSE;
  for (guint i = 0; i < told->len; i++)
    {
      const GameEvent *other = &g_array_index (told, GameEvent, i);

      if (other->kind == secret && other->seat == event->seat)
        return TRUE;
    }
  return FALSE;
}

/* A name with a full stop at its end ("Ltd.") needs no second one. */
static char *
tell_next (OrreryTeller *teller)
{
  const guint kind = teller->events[0].kind;
  char *sentence;

  teller->used = 1;
  sentence = kind < ROLL_N_EVENTS && orrery_tell[kind] != NULL ? orrery_tell[kind](teller) : NULL;
  if (sentence != NULL && g_str_has_suffix (sentence, ".."))
    sentence[strlen (sentence) - 1] = '\0';
  return sentence;
}

char *
orrery_story_event (const GameEvent *event, const char *const *names, int seat)
{
  OrreryTeller teller = { event, 1, 0, names, seat };

  g_return_val_if_fail (event != NULL, NULL);

  return may_know (event, seat) ? tell_next (&teller) : NULL;
}

char *
orrery_story_events (const GameEvents *events, const char *const *names, int seat)
{
  g_autoptr (GArray) told = g_array_new (FALSE, FALSE, sizeof (GameEvent));
  GString *story = g_string_new (NULL);

  g_return_val_if_fail (events != NULL, NULL);

  for (guint i = 0; i < events->n; i++)
    if (may_know (&events->list[i], seat) && !is_told_already (told, &events->list[i]))
      g_array_append_val (told, events->list[i]);
  for (guint i = 0; i < told->len;)
    {
      OrreryTeller teller = { &g_array_index (told, GameEvent, i), told->len - i, 0, names, seat };
      g_autofree char *sentence = tell_next (&teller);

      if (sentence != NULL)
        g_string_append_printf (story, "%s%s", story->len > 0 ? " " : "", sentence);
      i += teller.used;
    }
  return g_string_free (story, story->len == 0);
}

OrreryEventRank
orrery_story_rank (const GameEvent *event)
{
  switch ((int) event->kind)
    {
    case ROLL_EVENT_ROUND:
    case ROLL_EVENT_END:
      return ORRERY_EVENT_ROUND;
    case ROLL_EVENT_PHASE:
      return ORRERY_EVENT_PHASE;
    case ROLL_EVENT_SHOWED:
    case ROLL_EVENT_PLACED:
    case ROLL_EVENT_STOCKED:
    case ROLL_EVENT_DREW:
    case ROLL_EVENT_WORKER:
    case ROLL_EVENT_RECRUITED:
      return ORRERY_EVENT_SERIES;
    default:
      return ORRERY_EVENT_PLAIN;
    }
}
