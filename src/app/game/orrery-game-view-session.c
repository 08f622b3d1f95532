/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The game that is shown, and messages from its session. */
#include "app/game/orrery-game-view-private.h"

#include "app/game/orrery-sound.h"
#include "assist/orrery-words.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/layout/orrery-announce.h"

#include <glib/gi18n.h>

enum
{
  STATUS_AFTER = 250, /* ms of thinking before it is announced */
  MOST_NEWS = 160,    /* letters that can be read at a glance */
  NEWS_FOR = 6,       /* seconds that news stay over the board */
};

/* --- While nobody is asked --- */

/* A button that stays is not replaced: it may be pressed at that moment. Rooms without these actions show none. */
static void
tell (OrreryGameView *self, GdkPaintable *picture, const char *text, const char *why)
{
  const gboolean is_running = orrery_session_get_running (self->session);

  if (orrery_question_bar_has_action (self->bar, is_running ? "game.pause" : "game.go-on"))
    {
      orrery_question_bar_reword (self->bar, picture, text, why);
      return;
    }
  orrery_question_bar_ask (self->bar, picture, text, why);
  if (!g_action_group_has_action (G_ACTION_GROUP (self->actions), "play-on"))
    return;
  if (is_running)
    orrery_question_bar_add_action (self->bar, _("Pause"), "p", "game.pause", NULL);
  else
    orrery_question_bar_add_action (self->bar, _("Continue"), "p", "game.go-on", NULL);
  orrery_question_bar_add_action (self->bar, _("Skip to My Turn"), "space", "game.play-on", NULL);
}

/* One sentence is large, on one line; what else it brought stands below. */
static void
tell_happened (OrreryGameView *self, GdkPaintable *picture, const char *doing)
{
  const gboolean is_running = orrery_session_get_running (self->session);
  const char *rest = is_running ? orrery_words_after_sentence (self->happened) : NULL;
  g_autofree char *first = rest != NULL ? g_strndup (self->happened, rest - 1 - self->happened) : NULL;

  tell (self, picture, first != NULL ? first : self->happened,
        !is_running ? _("The game is paused.") : rest != NULL ? rest : doing);
}

static gboolean
status_cb (gpointer data)
{
  OrreryGameView *self = data;
  g_autofree char *doing = NULL;
  g_autoptr (GdkPaintable) picture = NULL;
  GameQuestion question;
  int seat;

  self->status = 0;
  if (self->session == NULL || self->replayed != G_MAXUINT || orrery_session_get_asked (self->session) >= 0)
    return G_SOURCE_REMOVE;
  question = self->ui->game->rules->question (orrery_session_get_state (self->session));
  if (question.ask != GAME_DECIDE || question.seat < 0 || orrery_session_get_stuck (self->session)
      || orrery_session_is_person (self->session, (guint) question.seat))
    return G_SOURCE_REMOVE;
  doing = self->ui->game->tell_question (orrery_session_get_state (self->session), (const char *const *) self->names);
  seat = self->happened != NULL ? self->happened_seat : question.seat;
  picture = orrery_seat_mark_paintable (seat, self->names[seat], 40);
  game_view_set_density (self, ORRERY_DENSITY_WHOLE);
  if (self->happened != NULL)
    tell_happened (self, picture, doing);
  else
    tell (self, picture, doing, orrery_session_get_running (self->session) ? NULL : _("The game is paused."));
  self->is_telling = TRUE;
  return G_SOURCE_REMOVE;
}

void
game_view_pause (OrreryGameView *self)
{
  g_clear_handle_id (&self->status, g_source_remove);
  orrery_session_pause (self->session);
  status_cb (self);
  game_view_notify (self);
}

/* The bar reports what the others do as it happens. People know what they did themselves. */
static void
keep_news (OrreryGameView *self, const GameEvents *events)
{
  const int seat = events->n > 0 ? events->list[0].seat : GAME_NOBODY;
  g_autofree char *text = NULL;

  if (seat < 0 || orrery_session_is_person (self->session, (guint) seat))
    {
      g_clear_pointer (&self->happened, g_free);
      return;
    }
  text = self->ui->game->tell_events (events, (const char *const *) self->names, orrery_game_view_get_reader (self));
  if (text == NULL || *text == '\0' || g_utf8_strlen (text, -1) > MOST_NEWS)
    return;
  g_free (self->happened);
  self->happened = g_markup_escape_text (text, -1);
  self->happened_seat = seat;
}

/* Announces a computer player's thinking once it takes long enough to be noticed. */
static gboolean
show_cb (gpointer data)
{
  OrreryGameView *self = data;

  self->refresh = 0;
  game_view_show (self);
  if (!game_view_show_moment (self) && self->status == 0 && orrery_session_get_asked (self->session) < 0)
    self->status = g_timeout_add (self->is_telling ? 0 : STATUS_AFTER, status_cb, self);
  return G_SOURCE_REMOVE;
}

/* Before the next frame, and before anything else is answered. */
static void
queue_show (OrreryGameView *self)
{
  if (self->refresh == 0)
    self->refresh = g_idle_add_full (G_PRIORITY_HIGH_IDLE, show_cb, self, NULL);
}

/* --- Messages of the session --- */

static void
answered_cb (OrreryGameView *self, guint seat, guint answer, GameEvents *events)
{
  orrery_play_log_add (self->story, orrery_record_get_point (game_view_get_record (self)), events);
  keep_news (self, events);
  game_view_find_moment (self, events);
  if (self->replayed == G_MAXUINT)
    {
      orrery_board_fly (self->board, self->flight, events);
      orrery_sound_play_events (self->ui, events, self->viewer, g_settings_get_double (self->settings, "sound-volume"));
    }
  queue_show (self);
}

static void
write_story (OrreryGameView *self)
{
  orrery_play_log_fill (self->story, game_view_get_record (self), (const char *const *) self->names,
                        orrery_game_view_get_reader (self));
}

static void
moved_cb (OrreryGameView *self)
{
  game_view_end_moment (self);
  orrery_game_view_set_decision (self, NULL);
  write_story (self);
  queue_show (self);
  game_view_notify (self);
}

/* A banner says why, and what can be done. */
static void
failed_cb (OrreryGameView *self)
{
  g_clear_handle_id (&self->status, g_source_remove);
  game_view_say (self, _("The game is paused until it can be saved."));
}

static void
over_cb (OrreryGameView *self)
{
  orrery_game_view_set_decision (self, NULL);
  g_clear_handle_id (&self->status, g_source_remove);
  game_view_say (self, _("The game is over."));
  game_view_show (self);
  game_view_notify (self);
}

/* --- The game --- */

static gboolean
end_news_cb (gpointer data)
{
  OrreryGameView *self = data;

  self->news_end = 0;
  gtk_revealer_set_reveal_child (self->news, FALSE);
  return G_SOURCE_REMOVE;
}

/* Part of the view, so that they disappear with their game, and above the bar, where a toast would cover the
 * buttons. */
static void
show_news (OrreryGameView *self, const char *text, gboolean is_calm)
{
  if (self->replayed != G_MAXUINT)
    return;
  g_clear_handle_id (&self->news_end, g_source_remove);
  gtk_label_set_text (self->news_label, text);
  orrery_toggle_class (GTK_WIDGET (self->news_label), "calm", is_calm);
  gtk_revealer_set_reveal_child (self->news, TRUE);
  orrery_announce (GTK_WIDGET (self), ORRERY_SAY_ALWAYS, text);
  self->news_end = g_timeout_add_seconds (NEWS_FOR, end_news_cb, self);
}

void
game_view_warn (OrreryGameView *self, const char *text)
{
  show_news (self, text, FALSE);
}

void
orrery_game_view_tell (OrreryGameView *self, const char *text)
{
  g_return_if_fail (ORRERY_IS_GAME_VIEW (self));

  show_news (self, text, TRUE);
}

static void
question_changed_cb (OrreryGameView *self)
{
  if (self->decision != NULL)
    game_view_fill_bar (self);
}

/* Another game has another board. */
void
game_view_use (OrreryGameView *self, const OrreryGame *game)
{
  if (self->ui != NULL && self->ui->game == game)
    return;
  self->ui = orrery_game_ui_get (game);
  self->board = ORRERY_BOARD (self->ui->new_board ());
  gtk_viewport_set_child (self->viewport, GTK_WIDGET (self->board));
  g_signal_connect_object (self->board, "answer", G_CALLBACK (orrery_game_view_answer), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "several", G_CALLBACK (game_view_several), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "refused", G_CALLBACK (game_view_warn), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "news", G_CALLBACK (game_view_warn), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "question-changed", G_CALLBACK (question_changed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "notify::compact", G_CALLBACK (game_view_compact), self, G_CONNECT_SWAPPED);
  game_view_set_aside (self, NULL);
  game_view_update_room (self, gtk_widget_get_height (GTK_WIDGET (self)));
  game_view_compact (self);
}

void
game_view_forget (OrreryGameView *self)
{
  game_view_end_replay (self);
  if (self->session == NULL)
    return;
  orrery_session_pause (self->session);
  g_signal_handlers_disconnect_by_data (self->session, self);
  game_view_end_moment (self);
  orrery_game_view_set_decision (self, NULL);
  g_clear_pointer (&self->happened, g_free);
  game_view_forget_advice (self);
  gtk_revealer_set_reveal_child (self->news, FALSE);
  g_clear_handle_id (&self->news_end, g_source_remove);
  g_clear_handle_id (&self->refresh, g_source_remove);
  g_clear_handle_id (&self->status, g_source_remove);
  g_clear_handle_id (&self->ask_again, g_source_remove);
  g_clear_handle_id (&self->rest, g_source_remove);
  self->is_resting = FALSE;
  g_clear_object (&self->session);
  g_clear_object (&self->file);
  for (guint i = 0; i < GAME_MAX_SEATS; i++)
    g_clear_pointer (&self->names[i], g_free);
}

static void
connect_session (OrreryGameView *self)
{
  g_signal_connect_object (self->session, "answered", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "over", G_CALLBACK (over_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::thinking", G_CALLBACK (queue_show), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify", G_CALLBACK (game_view_notify), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "asked", G_CALLBACK (game_view_notify), self, G_CONNECT_SWAPPED);
}

/* Seat marks are drawn in the colors of the game that is shown. */
void
game_view_show_players (OrreryGameView *self)
{
  if (self->session != NULL && self->names[0] != NULL)
    orrery_seat_mark_set_players ((const char *const *) self->names, orrery_record_get_colours (game_view_get_record (self)));
}

static void
sit_down (OrreryGameView *self)
{
  const Game *rules = self->ui->game->rules;
  const void *state = orrery_session_get_state (self->session);
  const GameInfo info = rules->info (state);
  int reader;

  for (guint i = 0; i < info.n_seats; i++)
    self->names[i] = g_strdup (orrery_record_get_player (game_view_get_record (self), i)->name);
  game_view_show_players (self);
  reader = orrery_game_view_get_reader (self);
  self->front = reader >= 0 && reader < GAME_MAX_SEATS ? reader : 0;
  self->viewer = reader < GAME_MAX_SEATS ? self->front : GAME_NOBODY;
  /* Dice that are already on the table have been animated. */
  self->seen_round = rules->question (state).ask == GAME_CHANCE ? 0 : info.round;
}

void
orrery_game_view_set_session (OrreryGameView *self, OrrerySession *session)
{
  g_return_if_fail (ORRERY_IS_GAME_VIEW (self));
  g_return_if_fail (session == NULL || ORRERY_IS_SESSION (session));

  game_view_forget (self);
  if (session != NULL)
    {
      self->session = g_object_ref (session);
      game_view_uncover_board (self);
      game_view_use (self, orrery_record_get_game (game_view_get_record (self)));
      connect_session (self);
      sit_down (self);
      orrery_board_set_names (self->board, (const char *const *) self->names);
      write_story (self);
      game_view_say (self, "");
      game_view_show (self);
    }
  game_view_notify (self);
}
