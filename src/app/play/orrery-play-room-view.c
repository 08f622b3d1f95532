/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is shown to whom. Every part gets a view: of the seat whose person has the screen, or, while
 * several people look, of what everybody may see. */
#include "config.h"

#include "app/keep/orrery-tell.h"
#include "app/play/orrery-play-room-private.h"
#include "games/roll/words/orrery-roll.h"

#include <glib/gi18n.h>

/* Who reads the log: the only person, everybody where computers play alone, or what all may know. */
int
play_room_reader (OrreryPlayRoom *self)
{
  const guint n = orrery_session_count_persons (self->session);
  const RollState *state = orrery_session_get_state (self->session);

  if (n == 0)
    return -1;
  for (guint i = 0; n == 1 && i < state->n_seats; i++)
    if (orrery_session_is_person (self->session, i))
      return (int) i;
  return GAME_MAX_SEATS;
}

void
play_room_get_state (OrreryPlayRoom *self, RollState *state)
{
  if (self->looking != G_MAXUINT)
    orrery_record_state_at (orrery_session_get_record (self->session), self->looking, state);
  else if (self->draft != NULL)
    *state = *(const RollState *) orrery_decision_get_state (ORRERY_DECISION (self->draft));
  else if (self->picks != NULL)
    *state = *(const RollState *) orrery_decision_get_state (self->picks);
  else
    *state = *orrery_roll_state (orrery_session_get_record (self->session));
}

static guint
list_computers (OrreryPlayRoom *self, guint n_seats)
{
  guint computers = 0;

  for (guint i = 0; i < n_seats; i++)
    computers |= (guint) !orrery_session_is_person (self->session, i) << i;
  return computers;
}

void
play_room_refresh (OrreryPlayRoom *self)
{
  RollState state, truth;

  g_clear_handle_id (&self->refresh, g_source_remove);
  if (self->session == NULL)
    return;
  play_room_get_state (self, &state);
  truth = state;
  roll_view (&state, self->holder);
  orrery_board_show (self->board, &state, self->front);
  orrery_board_show_players (self->board, &truth, list_computers (self, truth.n_seats), self->looking == G_MAXUINT);
  orrery_play_log_flush (self->story);
}

static gboolean
refresh_cb (gpointer data)
{
  OrreryPlayRoom *self = data;

  self->refresh = 0;
  play_room_refresh (self);
  play_room_say_waiting (self);
  return G_SOURCE_REMOVE;
}

/* Before the next frame, and before anything else is answered. */
void
play_room_queue_refresh (OrreryPlayRoom *self)
{
  if (self->refresh == 0)
    self->refresh = g_idle_add_full (G_PRIORITY_HIGH_IDLE, refresh_cb, self, NULL);
}

void
play_room_toast (OrreryPlayRoom *self, const char *text)
{
  orrery_toast_show (GTK_WIDGET (self->toasts), text);
}
