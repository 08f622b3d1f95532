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
    *state = *orrery_draft_get_state (self->draft);
  else if (self->picks != NULL)
    *state = *orrery_picks_get_state (self->picks);
  else
    *state = *orrery_roll_state (orrery_session_get_record (self->session));
}

static OrrerySeatStatus
status_of (OrreryPlayRoom *self, const RollState *truth, guint seat)
{
  const GameQuestion question = roll_question (truth);

  if (truth->step == ROLL_STEP_OVER)
    {
      GameScore score;

      roll_score (truth, &score);
      return (score.winners >> seat & 1) != 0 ? ORRERY_SEAT_WON : ORRERY_SEAT_WAITING;
    }
  if (truth->step == ROLL_STEP_ASSIGN && (truth->to_assign >> seat & 1) == 0)
    return ORRERY_SEAT_READY;
  if (self->looking == G_MAXUINT && question.seat == (int) seat && question.ask == GAME_DECIDE)
    return orrery_session_is_person (self->session, seat) ? ORRERY_SEAT_DECIDING : ORRERY_SEAT_THINKING;
  return truth->step == ROLL_STEP_ASSIGN ? ORRERY_SEAT_ASSIGNING : ORRERY_SEAT_WAITING;
}

static void
show_statuses (OrreryPlayRoom *self, const RollState *truth)
{
  for (guint i = 0; i < truth->n_seats; i++)
    {
      OrrerySeatCard *card = orrery_play_board_get_card (self->board, (int) i);

      if (card == NULL)
        continue;
      orrery_seat_card_set_computer (card, !orrery_session_is_person (self->session, i));
      orrery_seat_card_set_status (card, status_of (self, truth, i));
    }
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
  orrery_play_board_show (self->board, &state, self->front);
  show_statuses (self, &truth);
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
