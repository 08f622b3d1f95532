/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Moments of the past: nothing is undone, they are only looked at. */
#include "config.h"

#include "app/play/orrery-play-room-private.h"
#include "games/roll/words/orrery-roll.h"

#include <glib/gi18n.h>

/* What a step is: everything between two decisions, or rolls, that can be told apart. */
static GArray *
list_points (OrreryRecord *record)
{
  GArray *points = g_array_new (FALSE, FALSE, sizeof (guint));
  const guint n = orrery_record_get_point (record);
  RollState state;
  guint point = 0;

  g_array_append_val (points, point);
  orrery_record_state_at (record, 0, &state);
  for (guint i = 0; i < n; i++)
    {
      const gboolean was_chance = roll_question (&state).ask == GAME_CHANCE;
      const guint8 actor = state.actor;

      roll_apply (&state, orrery_record_get_answer (record, i), NULL);
      point = i + 1;
      /* The dice of one roll are one step, and so is what was assigned in secret. */
      if ((was_chance && roll_question (&state).ask == GAME_CHANCE && state.actor == actor)
          || (roll_is_assigning (state.ask) && state.actor == actor && !was_chance))
        continue;
      g_array_append_val (points, point);
    }
  if (point < n)
    g_array_append_val (points, n);
  return points;
}

static void
say_where (OrreryPlayRoom *self)
{
  g_autofree char *text = NULL;
  RollState state;

  play_room_get_state (self, &state);
  if (state.step == ROLL_STEP_SETUP)
    text = g_strdup (_("Looking at the set-up"));
  else if (state.step == ROLL_STEP_OVER)
    text = g_strdup (_("Looking at the end"));
  else
    text = g_strdup_printf (_("Looking at round %d"), state.round);
  gtk_label_set_label (self->past_label, text);
}

/* Who may see what: in a game among people what is secret stays so until it is over. */
static void
choose_viewer (OrreryPlayRoom *self)
{
  const int reader = play_room_reader (self);

  if (reader >= 0 && reader < GAME_MAX_SEATS)
    self->holder = reader;
  else if (orrery_roll_state (orrery_session_get_record (self->session))->step == ROLL_STEP_OVER || reader < 0)
    self->holder = self->front;
  else
    self->holder = -1;
}

void
play_room_look (OrreryPlayRoom *self, guint point)
{
  OrreryRecord *record;

  if (self->session == NULL)
    return;
  record = orrery_session_get_record (self->session);
  if (self->looking == G_MAXUINT)
    {
      g_autoptr (GArray) points = list_points (record);

      orrery_session_pause (self->session);
      play_room_end_question (self);
      choose_viewer (self);
      orrery_replay_bar_set_points (self->replay, points, orrery_play_log_get_rounds (self->story));
      orrery_replay_bar_set_pace (self->replay, g_settings_get_uint (self->settings, "pace"));
    }
  self->looking = MIN (point, orrery_record_get_point (record));
  orrery_replay_bar_set_point (self->replay, self->looking);
  orrery_log_view_set_point (self->log, self->looking);
  gtk_widget_set_visible (GTK_WIDGET (self->replay), TRUE);
  gtk_widget_set_visible (GTK_WIDGET (self->bar), FALSE);
  gtk_revealer_set_reveal_child (self->past, TRUE);
  say_where (self);
  play_room_show_page (self);
  play_room_refresh (self);
  play_room_update_actions (self);
}

void
play_room_look_no_more (OrreryPlayRoom *self)
{
  if (self->looking == G_MAXUINT)
    return;
  self->looking = G_MAXUINT;
  orrery_replay_bar_set_playing (self->replay, FALSE);
  orrery_log_view_set_point (self->log, G_MAXUINT);
  gtk_widget_set_visible (GTK_WIDGET (self->replay), FALSE);
  gtk_widget_set_visible (GTK_WIDGET (self->bar), TRUE);
  gtk_revealer_set_reveal_child (self->past, FALSE);
  if (self->session == NULL)
    return;
  /* Who had the screen must take it anew, unless nobody else could have seen it. */
  if (play_room_reader (self) == GAME_MAX_SEATS)
    self->holder = -1;
  play_room_show_page (self);
  play_room_refresh (self);
  play_room_update_actions (self);
  orrery_session_run (self->session);
}

void
play_room_step (OrreryPlayRoom *self, int steps, gboolean rounds)
{
  if (self->session == NULL)
    return;
  if (self->looking == G_MAXUINT)
    play_room_look (self, orrery_record_get_point (orrery_session_get_record (self->session)));
  orrery_replay_bar_step (self->replay, steps, rounds);
}
