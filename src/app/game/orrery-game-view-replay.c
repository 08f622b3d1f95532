/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Looking at moments of the past, without undoing anything. */
#include "app/game/orrery-game-view-private.h"

#include <glib/gi18n.h>

/* A step: everything between two decisions or rolls that players can tell apart. */
static GArray *
list_points (OrreryRecord *record)
{
  const Game *rules = orrery_record_get_game (record)->rules;
  GArray *points = g_array_new (FALSE, FALSE, sizeof (guint));
  const guint n = orrery_record_get_point (record);
  GameState before, state;
  guint point = 0;

  g_array_append_val (points, point);
  orrery_record_state_at (record, 0, &state);
  for (guint i = 0; i < n; i++)
    {
      GameQuestion was, is;

      before = state;
      rules->apply (&state, orrery_record_get_answer (record, i), NULL);
      was = rules->question (&before);
      is = rules->question (&state);
      point = i + 1;
      /* The dice of one roll are one step, and so are the answers of one decision. */
      if ((was.ask == GAME_CHANCE && is.ask == GAME_CHANCE && was.seat == is.seat)
          || game_continues (rules, &before, &state))
        continue;
      g_array_append_val (points, point);
    }
  if (point < n)
    g_array_append_val (points, n);
  return points;
}

static void
say_where (OrreryGameView *self)
{
  const OrreryGame *game = self->ui->game;
  g_autofree char *text = NULL;
  GameState state;
  guint round;

  game_view_get_state (self, &state);
  round = game->rules->info (&state).round;
  if (orrery_game_is_over (game, &state))
    text = g_strdup (_("Viewing the end"));
  else if (round == 0)
    text = g_strdup (_("Viewing the setup"));
  else
    text = g_strdup_printf (_("Viewing round %d"), round);
  gtk_label_set_label (self->past_label, text);
}

/* In a game among people, secrets stay secret until it is over. */
static int
choose_viewer (OrreryGameView *self)
{
  const int reader = orrery_game_view_get_reader (self);

  if (reader >= 0 && reader < GAME_MAX_SEATS)
    return reader;
  return reader < 0 || game_view_is_over (self) ? self->front : GAME_NOBODY;
}

static void
begin (OrreryGameView *self)
{
  OrreryRecord *record = game_view_get_record (self);
  g_autoptr (GArray) points = list_points (record);

  orrery_session_pause (self->session);
  game_view_end_moment (self);
  orrery_game_view_set_decision (self, NULL);
  orrery_replay_bar_set_points (self->replay, points, orrery_play_log_get_rounds (self->story));
  orrery_replay_bar_set_pace (self->replay, g_settings_get_uint (self->settings, "pace"));
}

void
orrery_game_view_replay (OrreryGameView *self, guint point)
{
  g_return_if_fail (ORRERY_IS_GAME_VIEW (self));

  if (self->session == NULL)
    return;
  if (self->replayed == G_MAXUINT)
    {
      begin (self);
      self->viewer = choose_viewer (self);
    }
  self->replayed = MIN (point, orrery_record_get_point (game_view_get_record (self)));
  orrery_replay_bar_set_point (self->replay, self->replayed);
  orrery_log_view_set_point (self->log, self->replayed);
  say_where (self);
  game_view_show (self);
  game_view_notify (self);
}

void
game_view_end_replay (OrreryGameView *self)
{
  self->replayed = G_MAXUINT;
  orrery_replay_bar_set_playing (self->replay, FALSE);
  orrery_log_view_set_point (self->log, G_MAXUINT);
}

/* The session continues and asks again. */
void
orrery_game_view_stop_replay (OrreryGameView *self)
{
  g_return_if_fail (ORRERY_IS_GAME_VIEW (self));

  if (self->replayed == G_MAXUINT)
    return;
  game_view_end_replay (self);
  /* The person who had the screen must take it again, unless nobody else could have seen it. */
  if (orrery_game_view_get_reader (self) == GAME_MAX_SEATS)
    self->viewer = GAME_NOBODY;
  game_view_show (self);
  game_view_notify (self);
  orrery_session_run (self->session);
}

void
game_view_step (OrreryGameView *self, int steps, gboolean rounds)
{
  if (self->session == NULL)
    return;
  if (self->replayed == G_MAXUINT)
    orrery_game_view_replay (self, orrery_record_get_point (game_view_get_record (self)));
  orrery_replay_bar_step (self->replay, steps, rounds);
}
