/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "tell.h"

/* Prints pending text on its own line. */
static void
flush (CliTeller *self, const char *before)
{
  g_autofree char *line = NULL;

  if (self->pending.n == 0)
    return;
  line = self->game->tell_events (&self->pending, self->names, self->seat);
  if (line != NULL)
    g_string_append_printf (self->text, "%s%s\n", before, line);
  self->pending.n = 0;
}

static gboolean
goes_with_pending (const CliTeller *self, const GameEvent *event)
{
  const GameEvent *last;

  if (self->pending.n == 0 || self->game->rank_event (event) != ORRERY_EVENT_SERIES)
    return FALSE;
  last = &self->pending.list[self->pending.n - 1];
  return last->kind == event->kind && last->seat == event->seat;
}

void
cli_teller_add (CliTeller *self, const GameEvents *events)
{
  if (events->n > 0 && !goes_with_pending (self, &events->list[0]))
    flush (self, "    ");
  for (guint i = 0; i < events->n; i++)
    {
      const OrreryEventRank rank = self->game->rank_event (&events->list[i]);
      const char *heading = rank == ORRERY_EVENT_ROUND ? "\n" : rank == ORRERY_EVENT_PHASE ? "  " : NULL;

      if (heading != NULL || self->pending.n == GAME_MAX_EVENTS)
        flush (self, "    ");
      game_emit (&self->pending, events->list[i]);
      if (heading != NULL)
        flush (self, heading);
    }
}

char *
cli_teller_take (CliTeller *self)
{
  char *text;

  flush (self, "    ");
  text = g_string_free (self->text, FALSE);
  self->text = g_string_new (NULL);
  return text;
}

CliTeller *
cli_teller_new (const OrreryGame *game, const char *const *names, int seat)
{
  CliTeller *self = g_new0 (CliTeller, 1);

  self->game = game;
  self->text = g_string_new (NULL);
  self->names = names;
  self->seat = seat;
  return self;
}

void
cli_teller_free (CliTeller *self)
{
  g_string_free (self->text, TRUE);
  g_free (self);
}
