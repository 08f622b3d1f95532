/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-play-room"

#include "app/play/orrery-play-room-private.h"

#include "app/room/orrery-opening.h"
#include "app/room/orrery-room.h"
#include "assist/orrery-daily.h"
#include "assist/orrery-decision.h"
#include "assist/orrery-games.h"
#include "assist/orrery-ledger.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/game/orrery-game-ui.h"

#include <glib/gi18n.h>

/* --- Messages of the game --- */

static void
moved_cb (OrreryPlayRoom *self)
{
  /* Undone: the new end counts. */
  if (!orrery_record_is_over (orrery_session_get_record (self->session)))
    self->counted = FALSE;
  play_room_follow_lesson (self);
  play_room_show_page (self);
}

/* Another person must take the screen before anything of theirs is shown. */
static void
hand_over (OrreryPlayRoom *self, int seat)
{
  OrreryRecord *record = orrery_session_get_record (self->session);
  const OrreryGameUi *ui = orrery_game_ui_get (orrery_record_get_game (record));
  g_autofree char *what = ui->tell_secret (orrery_session_get_state (self->session));

  self->waiting = TRUE;
  orrery_hand_over_set (self->hand_over, seat, orrery_record_get_player (record, (guint) seat)->name, what);
  orrery_game_view_set_seats (self->view, seat, GAME_NOBODY);
  play_room_show_page (self);
}

void
play_room_take_screen (OrreryPlayRoom *self)
{
  const int seat = orrery_game_view_get_front (self->view);

  if (!self->waiting)
    return;
  self->waiting = FALSE;
  orrery_game_view_set_seats (self->view, seat, seat);
  play_room_show_page (self);
  orrery_game_view_ask (self->view);
}

/* The only person who plays on this computer; -1: there is none, or there are several. */
static int
find_only_one_here (OrreryPlayRoom *self)
{
  const guint n = orrery_record_get_n_seats (orrery_session_get_record (self->session));
  int only = -1;

  for (guint i = 0; i < n; i++)
    if (orrery_session_is_person (self->session, i) && !orrery_guests_has (self->guests, i))
      {
        if (only >= 0)
          return -1;
        only = (int) i;
      }
  return only;
}

static void
tell_awaited (OrreryPlayRoom *self, guint seats)
{
  OrreryQuestionBar *bar = orrery_game_view_get_bar (self->view);
  g_autofree char *text = orrery_guests_tell_waiting (self->guests, seats);

  self->awaited = seats;
  orrery_question_bar_ask (bar, NULL, text, NULL);
  orrery_question_bar_add_action (bar, _("Decide Here"), NULL, "room.answer-here", NULL);
}

static void
wait_for_phone (OrreryPlayRoom *self, int seat)
{
  const int here = find_only_one_here (self);

  self->waiting = FALSE;
  orrery_game_view_set_seats (self->view, here >= 0 ? here : seat, here);
  orrery_game_view_set_decision (self->view, NULL);
  play_room_show_page (self);
  tell_awaited (self, 1u << seat);
}

/* The seat that is asked may be ready while others are still deciding in secret. */
void
play_room_show_awaited (OrreryPlayRoom *self)
{
  const guint seats = self->awaited != 0 ? orrery_guests_get_asked (self->guests) : 0;

  if (seats != 0 && seats != self->awaited && orrery_session_get_asked (self->session) >= 0)
    tell_awaited (self, seats);
}

static void
ask (OrreryPlayRoom *self)
{
  OrreryRecord *record = orrery_session_get_record (self->session);
  const Game *rules = orrery_record_get_game (record)->rules;
  const int seat = orrery_session_get_asked (self->session);
  const guint begin = orrery_decision_find_begin (record, orrery_record_get_point (record));
  int viewer = orrery_game_view_get_viewer (self->view);

  /* The game was interrupted in the middle of a decision, so the decision starts over. */
  if (begin != orrery_record_get_point (record))
    {
      orrery_session_go_to (self->session, begin);
      orrery_session_run (self->session);
      return;
    }
  if (orrery_guests_has (self->guests, (guint) seat))
    {
      wait_for_phone (self, seat);
      return;
    }
  self->awaited = 0;
  if (find_only_one_here (self) == seat)
    viewer = seat;
  else if (viewer != seat)
    {
      if (rules->secrecy (orrery_session_get_state (self->session)) != GAME_OPEN)
        {
          hand_over (self, seat);
          return;
        }
      viewer = GAME_NOBODY;
    }
  self->waiting = FALSE;
  orrery_game_view_set_seats (self->view, seat, viewer);
  play_room_show_page (self);
  orrery_game_view_ask (self->view);
}

static void
asked_cb (OrreryPlayRoom *self)
{
  if (!play_room_explain (self))
    ask (self);
}

/* Somebody must be here to continue afterwards. */
static gboolean
stops_at_moments (OrreryPlayRoom *self)
{
  for (guint i = 0; self->lesson == NULL && i < orrery_record_get_n_seats (orrery_session_get_record (self->session)); i++)
    if (orrery_session_is_person (self->session, i) && !orrery_guests_has (self->guests, i))
      return TRUE;
  return FALSE;
}

/* A draft here is not lost when somebody else picks up a phone. */
void
play_room_ask_again (OrreryPlayRoom *self)
{
  const int seat = self->session != NULL ? orrery_session_get_asked (self->session) : -1;

  if (self->session != NULL)
    orrery_game_view_set_moments (self->view, stops_at_moments (self));
  if (seat >= 0 && orrery_guests_has (self->guests, (guint) seat) != (self->awaited != 0))
    asked_cb (self);
}

/* A game that was already over when it was opened has been counted, or was not played here. */
static void
count_game (OrreryPlayRoom *self)
{
  g_autoptr (GError) error = NULL;

  if (self->counted || self->watched || self->lesson != NULL)
    return;
  orrery_daily_finish (orrery_session_get_record (self->session), self->settings);
  self->counted = orrery_ledger_keep (orrery_ledger_get_default (), orrery_session_get_record (self->session),
                                      ORRERY_OUTCOME_PLAYED, orrery_keeper_get_file (self->keeper), &error);
  if (self->keeper != NULL)
    orrery_keeper_report (self->keeper, error);
}

static void
retry_cb (OrreryPlayRoom *self)
{
  if (orrery_record_is_over (orrery_session_get_record (self->session)))
    count_game (self);
}

static void
over_cb (OrreryPlayRoom *self)
{
  const gboolean is_new = !self->counted && !self->watched;

  count_game (self);
  play_room_explain (self);
  orrery_game_over_set_record (self->game_over, orrery_session_get_record (self->session));
  play_room_show_page (self);
  if (is_new)
    orrery_game_over_celebrate (self->game_over);
}

/* --- Beginning and ending --- */

/* Takes ownership. */
static void
set_keeper (OrreryPlayRoom *self, OrreryKeeper *keeper)
{
  if (self->keeper != NULL)
    g_signal_handlers_disconnect_by_data (self->keeper, self);
  g_clear_object (&self->keeper);
  self->keeper = keeper;
  if (keeper != NULL)
    g_signal_connect_object (keeper, "retry", G_CALLBACK (retry_cb), self, G_CONNECT_SWAPPED);
  orrery_keep_banner_set_keeper (self->keep_banner, keeper);
  orrery_game_view_set_file (self->view, orrery_keeper_get_file (self->keeper));
}

void
play_room_forget_game (OrreryPlayRoom *self)
{
  play_room_forget_lesson (self);
  if (self->session != NULL)
    g_signal_handlers_disconnect_by_data (self->session, self);
  orrery_game_view_set_session (self->view, NULL);
  orrery_guests_set_session (self->guests, NULL);
  g_clear_object (&self->session);
  set_keeper (self, NULL);
  self->waiting = FALSE;
}

static void
connect_session (OrreryPlayRoom *self)
{
  orrery_guests_set_session (self->guests, self->session);
  g_signal_connect_object (self->session, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "asked", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "over", G_CALLBACK (over_cb), self, G_CONNECT_SWAPPED);
  g_settings_bind (self->settings, "pace", self->session, "pace", G_SETTINGS_BIND_GET);
  if (self->lesson == NULL)
    g_settings_bind (self->settings, "ask-forced", self->session, "ask-forced", G_SETTINGS_BIND_GET);
}

gboolean
play_room_has_game (OrreryPlayRoom *self)
{
  return self->session != NULL && orrery_record_get_game (orrery_session_get_record (self->session)) == self->game;
}

static void
bring_back (OrreryPlayRoom *self)
{
  orrery_game_view_set_session (self->view, self->session);
  orrery_game_view_set_file (self->view, orrery_keeper_get_file (self->keeper));
  if (self->watched)
    orrery_game_view_replay (self->view, 0);
  else
    orrery_session_run (self->session);
}

void
play_room_choose (OrreryPlayRoom *self, const OrreryGame *game)
{
  if (self->game == game)
    return;
  self->game = game;
  orrery_start_page_set_game (self->start_page, game);
  if (play_room_has_game (self))
    bring_back (self);
  else
    orrery_game_view_set_session (self->view, NULL);
  play_room_show_page (self);
}

/* The whole window switches to the game that is played. */
void
play_room_start (OrreryPlayRoom *self, OrreryRecord *record, OrreryLesson *lesson)
{
  const int challenge = self->challenge;

  if (lesson == NULL && gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    orrery_drop_focus (GTK_WIDGET (gtk_widget_get_root (GTK_WIDGET (self))));
  play_room_forget_game (self);
  play_room_choose (self, orrery_record_get_game (record));
  self->lesson = lesson;
  self->challenge = lesson != NULL ? challenge : -1;
  self->session = orrery_session_new (record);
  self->counted = orrery_record_is_over (record);
  self->watched = FALSE;
  orrery_game_view_set_session (self->view, self->session);
  orrery_game_view_set_moments (self->view, stops_at_moments (self));
  connect_session (self);
  gtk_widget_activate_action (GTK_WIDGET (self), "win.game", "s", self->game->rules->id);
  play_room_begin_lesson (self);
  play_room_show_page (self);
  orrery_session_run (self->session);
}

/* The game continues even if it cannot be saved; the banner says so. */
static void
keep (OrreryPlayRoom *self, OrreryRecord *record)
{
  set_keeper (self, orrery_keeper_new (record, ORRERY_GAMES_PLAYED));
}

void
orrery_play_room_play (OrreryPlayRoom *self, OrreryRecord *record)
{
  g_return_if_fail (ORRERY_IS_PLAY_ROOM (self));
  g_return_if_fail (ORRERY_IS_RECORD (record));

  g_object_ref (record);
  /* The board needs the space of the offer; the start page offers the lesson, too. */
  g_settings_set_boolean (self->settings, "offer-lesson", FALSE);
  play_room_start (self, record, NULL);
  keep (self, record);
  g_object_unref (record);
}

static gboolean
is_kept (GFile *file)
{
  g_autoptr (GFile) folder = orrery_games_get_folder (ORRERY_GAMES_PLAYED);

  return g_file_has_prefix (file, folder);
}

static void
replay (OrreryPlayRoom *self)
{
  g_action_group_activate_action (G_ACTION_GROUP (orrery_game_view_get_actions (self->view)), "replay", NULL);
}

static void
opened_cb (GtkWidget *widget, OrreryRecord *record, GFile *file, gpointer data)
{
  OrreryPlayRoom *self = ORRERY_PLAY_ROOM (widget);
  const OrreryOpenTo to = GPOINTER_TO_UINT (data);

  if (to == ORRERY_OPEN_TO_WATCH)
    {
      play_room_start (self, record, NULL);
      self->watched = TRUE;
      orrery_game_view_replay (self->view, 0);
      return;
    }
  play_room_start (self, record, NULL);
  if (is_kept (file))
    set_keeper (self, orrery_keeper_new_restored (record, ORRERY_GAMES_PLAYED, file));
  else
    keep (self, record);
  /* A file that was already over when it was opened is not a new result. */
  if (!is_kept (file) && self->counted && orrery_keeper_get_file (self->keeper) != NULL)
    orrery_ledger_pass_over (orrery_ledger_get_default (), orrery_keeper_get_file (self->keeper));
  if (to == ORRERY_OPEN_TO_REPLAY)
    replay (self);
}

typedef struct
{
  OrreryPlayRoom *room;
  GFile *file;
  OrreryOpenTo to;
} Wanted;

static void
wanted_free (gpointer data)
{
  Wanted *wanted = data;

  g_object_unref (wanted->file);
  g_free (wanted);
}

static void
open_wanted (gpointer data)
{
  const Wanted *wanted = data;
  const gboolean restores = wanted->to != ORRERY_OPEN_TO_WATCH && is_kept (wanted->file);

  orrery_opening_begin (GTK_WIDGET (wanted->room), wanted->file,
                        restores ? ORRERY_OPENING_RESTORES : ORRERY_OPENING_LOADS, opened_cb,
                        GUINT_TO_POINTER (wanted->to));
}

void
orrery_play_room_open (OrreryPlayRoom *self, GFile *file, OrreryOpenTo to)
{
  Wanted *wanted;

  g_return_if_fail (ORRERY_IS_PLAY_ROOM (self));
  g_return_if_fail (G_IS_FILE (file));

  if (to != ORRERY_OPEN_TO_WATCH && orrery_keeper_get_file (self->keeper) != NULL && g_file_equal (file, orrery_keeper_get_file (self->keeper)))
    {
      if (to == ORRERY_OPEN_TO_REPLAY)
        replay (self);
      return;
    }
  wanted = g_new (Wanted, 1);
  *wanted = (Wanted) { self, g_object_ref (file), to };
  orrery_room_confirm (ORRERY_ROOM (self), open_wanted, wanted, wanted_free);
}

void
orrery_play_room_leave (OrreryPlayRoom *self)
{
  g_return_if_fail (ORRERY_IS_PLAY_ROOM (self));

  play_room_forget_game (self);
  orrery_game_over_set_record (self->game_over, NULL);
  play_room_show_page (self);
  orrery_start_page_update (self->start_page);
}

/* --- Another game --- */

/* Replaces the game on the screen, if people agree. */
typedef struct
{
  OrreryPlayRoom *room;
  OrreryRecord *record;
} Other;

static void
other_free (gpointer data)
{
  Other *other = data;

  g_object_unref (other->record);
  g_free (other);
}

static void
play_other (gpointer data)
{
  const Other *other = data;

  orrery_game_view_show_log (other->room->view);
  orrery_play_room_play (other->room, other->record);
}

void
play_room_begin (OrreryPlayRoom *self, OrreryRecord *record)
{
  Other *other = g_new (Other, 1);

  *other = (Other) { self, g_object_ref (record) };
  orrery_room_confirm (ORRERY_ROOM (self), play_other, other, other_free);
}

void
orrery_play_room_branch (OrreryPlayRoom *self, OrreryRecord *record, guint point)
{
  g_autoptr (OrreryRecord) branch = NULL;

  g_return_if_fail (ORRERY_IS_PLAY_ROOM (self));
  g_return_if_fail (ORRERY_IS_RECORD (record));

  branch = orrery_record_branch (record, point);
  play_room_begin (self, branch);
}

void
play_room_branch (OrreryPlayRoom *self, guint point)
{
  orrery_play_room_branch (self, orrery_session_get_record (self->session), point);
}
