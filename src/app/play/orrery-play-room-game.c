/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-play-room"

#include "config.h"

#include "app/play/orrery-play-room-private.h"

#include "app/room/orrery-opening.h"
#include "app/room/orrery-room.h"
#include "assist/orrery-ledger.h"
#include "assist/orrery-decision.h"
#include "assist/orrery-games.h"
#include "games/roll/words/orrery-roll.h"

#include <glib/gi18n.h>

/* --- What the game says --- */

static void
answered_cb (OrreryPlayRoom *self, guint seat, guint answer, GameEvents *events)
{
  if (self->lesson != NULL)
    orrery_lesson_take (self->lesson, events);
  orrery_play_log_add (self->story, orrery_record_get_point (orrery_session_get_record (self->session)), events);
  if (self->looking == G_MAXUINT)
    orrery_board_fly (self->board, self->flight, events);
  play_room_queue_refresh (self);
}

static void
write_story (OrreryPlayRoom *self)
{
  orrery_play_log_fill (self->story, orrery_session_get_record (self->session), (const char *const *) self->names,
                        play_room_reader (self));
}

static void
moved_cb (OrreryPlayRoom *self)
{
  /* Taken back: it counts as it ends anew. */
  if (orrery_roll_state (orrery_session_get_record (self->session))->step != ROLL_STEP_OVER)
    self->counted = FALSE;
  play_room_end_question (self);
  write_story (self);
  play_room_show_page (self);
  play_room_queue_refresh (self);
  play_room_update_actions (self);
}

/* Nothing of the last question stays behind. */
static void
ask_nothing (OrreryPlayRoom *self)
{
  orrery_question_bar_ask (self->bar, NULL, "", NULL);
}

/* Another person must take the screen before anything of theirs is shown. */
static void
hand_over (OrreryPlayRoom *self, int seat)
{
  const RollState *state = orrery_session_get_state (self->session);
  g_autofree char *what = NULL;

  self->waiting = TRUE;
  self->holder = -1;
  self->front = seat;
  what = state->step == ROLL_STEP_ASSIGN  ? g_strdup_printf (_("Round %d: the dice are rolled."), state->round)
         : state->step == ROLL_STEP_SETUP ? g_strdup (_("To choose the start tiles."))
                                          : g_strdup_printf (_("Round %d: exploring."), state->round);
  orrery_hand_over_set (self->hand_over, seat, self->names[seat], what);
  play_room_refresh (self);
  ask_nothing (self);
  play_room_show_page (self);
  play_room_update_actions (self);
}

void
play_room_take_screen (OrreryPlayRoom *self)
{
  if (!self->waiting)
    return;
  self->waiting = FALSE;
  self->holder = self->front;
  play_room_show_page (self);
  play_room_begin_question (self);
}

static void
asked_cb (OrreryPlayRoom *self)
{
  OrreryRecord *record = orrery_session_get_record (self->session);
  const RollState *state = orrery_session_get_state (self->session);
  const int seat = orrery_session_get_asked (self->session);
  const guint begin = orrery_decision_find_begin (record, orrery_record_get_point (record));

  g_clear_handle_id (&self->status, g_source_remove);
  /* A game that was cut off in the middle of a decision: it is made again, from its beginning. */
  if (begin != orrery_record_get_point (record))
    {
      orrery_session_go_to (self->session, begin);
      orrery_session_run (self->session);
      return;
    }
  if (orrery_session_count_persons (self->session) > 1)
    {
      if (roll_secrecy (state) != GAME_OPEN && self->holder != seat)
        {
          hand_over (self, seat);
          return;
        }
      if (self->holder != seat)
        {
          self->holder = -1;
          ask_nothing (self);
        }
    }
  self->front = seat;
  self->waiting = FALSE;
  play_room_show_page (self);
  play_room_begin_question (self);
}

/* The banner says why, and what can be done. */
static void
failed_cb (OrreryPlayRoom *self, GError *error)
{
  g_clear_handle_id (&self->status, g_source_remove);
  orrery_question_bar_ask (self->bar, NULL, _("The game is paused until it can be saved."), NULL);
}

/* A game that was over when it was opened has been counted, or is not ours. */
static void
count_game (OrreryPlayRoom *self)
{
  g_autoptr (GError) error = NULL;

  if (self->counted || self->watched)
    return;
  self->counted = orrery_ledger_keep (orrery_ledger_get_default (), orrery_session_get_record (self->session),
                                      ORRERY_OUTCOME_PLAYED, play_room_get_kept (self), &error);
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
  count_game (self);
  play_room_end_question (self);
  g_clear_handle_id (&self->status, g_source_remove);
  orrery_game_over_set_record (self->game_over, orrery_session_get_record (self->session));
  orrery_question_bar_ask (self->bar, NULL, _("The game is over."), NULL);
  play_room_refresh (self);
  play_room_show_page (self);
  play_room_update_actions (self);
}

static void
thinking_cb (OrreryPlayRoom *self)
{
  play_room_queue_refresh (self);
}

/* --- Beginning and ending --- */

static void
show_card (OrreryPlayRoom *self)
{
  const OrreryCard *card = self->lesson != NULL ? orrery_lesson_get_card (self->lesson) : NULL;

  /* Not while the room is being taken apart. */
  if (self->coach == NULL)
    return;
  if (card == NULL)
    orrery_coach_show (self->coach, NULL, NULL, NULL);
  else
    orrery_coach_show (self->coach, card->title, card->text,
                       card->waits ? NULL : card->kind == ORRERY_CARD_END ? _("Play _On") : _("_Next"));
}

/* Takes it. */
static void
set_keeper (OrreryPlayRoom *self, OrreryKeeper *keeper)
{
  if (self->keeper != NULL)
    g_signal_handlers_disconnect_by_data (self->keeper, self);
  g_clear_object (&self->keeper);
  self->keeper = keeper;
  if (keeper != NULL)
    g_signal_connect_object (keeper, "retry", G_CALLBACK (retry_cb), self, G_CONNECT_SWAPPED);
  /* Not while the room is being taken apart. */
  if (self->keep_banner != NULL)
    orrery_keep_banner_set_keeper (self->keep_banner, keeper);
}

GFile *
play_room_get_kept (OrreryPlayRoom *self)
{
  return self->keeper != NULL ? orrery_keeper_get_file (self->keeper) : NULL;
}

void
play_room_forget_game (OrreryPlayRoom *self)
{
  g_clear_pointer (&self->lesson, orrery_lesson_free);
  show_card (self);
  if (self->session != NULL)
    orrery_session_pause (self->session);
  play_room_end_question (self);
  g_clear_handle_id (&self->refresh, g_source_remove);
  g_clear_handle_id (&self->status, g_source_remove);
  g_clear_handle_id (&self->ask_again, g_source_remove);
  g_clear_object (&self->session);
  set_keeper (self, NULL);
  g_clear_object (&self->beside);
  for (guint i = 0; i < ROLL_MAX_SEATS; i++)
    g_clear_pointer (&self->names[i], g_free);
  self->waiting = FALSE;
  self->tumbled = 0;
}

static void
connect_session (OrreryPlayRoom *self)
{
  g_signal_connect_object (self->session, "answered", G_CALLBACK (answered_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "moved", G_CALLBACK (moved_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "asked", G_CALLBACK (asked_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "failed", G_CALLBACK (failed_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "over", G_CALLBACK (over_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->session, "notify::thinking", G_CALLBACK (thinking_cb), self, G_CONNECT_SWAPPED);
  g_settings_bind (self->settings, "pace", self->session, "pace", G_SETTINGS_BIND_GET);
  g_settings_bind (self->settings, "ask-forced", self->session, "ask-forced", G_SETTINGS_BIND_GET);
}

static void
sit_down (OrreryPlayRoom *self, OrreryRecord *record)
{
  const RollState *state = orrery_record_get_state (record);
  int reader;

  self->session = orrery_session_new (record);
  self->counted = state->step == ROLL_STEP_OVER;
  self->watched = FALSE;
  for (guint i = 0; i < state->n_seats; i++)
    self->names[i] = g_strdup (orrery_record_get_player (record, i)->name);
  reader = play_room_reader (self);
  self->front = reader >= 0 && reader < GAME_MAX_SEATS ? reader : 0;
  self->holder = reader < GAME_MAX_SEATS ? self->front : -1;
  /* Dice that lie there already have tumbled before. */
  self->tumbled = state->step == ROLL_STEP_ASSIGN ? state->round : 0;
  connect_session (self);
}

static void
start (OrreryPlayRoom *self, OrreryRecord *record, OrreryLesson *lesson)
{
  play_room_look_no_more (self);
  play_room_forget_game (self);
  self->lesson = lesson;
  sit_down (self, record);
  play_room_use (self, orrery_record_get_game (record));
  orrery_board_set_names (self->board, (const char *const *) self->names);
  write_story (self);
  ask_nothing (self);
  play_room_refresh (self);
  play_room_show_page (self);
  play_room_update_actions (self);
  orrery_session_run (self->session);
}

/* The game goes on even if it cannot be kept; the banner says so. */
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
  start (self, record, NULL);
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
  g_action_group_activate_action (G_ACTION_GROUP (self->actions), "replay", NULL);
}

static void
opened_cb (GtkWidget *widget, OrreryRecord *record, GFile *file, gpointer data)
{
  OrreryPlayRoom *self = ORRERY_PLAY_ROOM (widget);
  const OrreryOpenTo to = GPOINTER_TO_UINT (data);

  if (to == ORRERY_OPEN_TO_WATCH)
    {
      orrery_play_room_watch (self, record);
      return;
    }
  start (self, record, NULL);
  if (is_kept (file))
    set_keeper (self, orrery_keeper_new_restored (record, ORRERY_GAMES_PLAYED, file));
  else
    keep (self, record);
  /* It ended elsewhere, and is no result of ours. */
  if (!is_kept (file) && self->counted && play_room_get_kept (self) != NULL)
    orrery_ledger_pass_over (orrery_ledger_get_default (), play_room_get_kept (self));
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

  if (to != ORRERY_OPEN_TO_WATCH && play_room_get_kept (self) != NULL && g_file_equal (file, play_room_get_kept (self)))
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
orrery_play_room_watch (OrreryPlayRoom *self, OrreryRecord *record)
{
  g_return_if_fail (ORRERY_IS_PLAY_ROOM (self));
  g_return_if_fail (ORRERY_IS_RECORD (record));

  start (self, record, NULL);
  self->watched = TRUE;
  play_room_look (self, 0);
}

void
orrery_play_room_leave (OrreryPlayRoom *self)
{
  g_return_if_fail (ORRERY_IS_PLAY_ROOM (self));

  play_room_look_no_more (self);
  play_room_forget_game (self);
  orrery_game_over_set_record (self->game_over, NULL);
  play_room_show_page (self);
  play_room_update_actions (self);
  orrery_start_page_update (self->start_page);
}

OrrerySession *
orrery_play_room_get_session (OrreryPlayRoom *self)
{
  g_return_val_if_fail (ORRERY_IS_PLAY_ROOM (self), NULL);

  return self->session;
}

/* --- The lesson --- */

/* Its game is not kept, unless somebody plays on. */
void
orrery_play_room_teach (OrreryPlayRoom *self)
{
  g_autoptr (OrreryRecord) record = NULL;

  g_return_if_fail (ORRERY_IS_PLAY_ROOM (self));

  record = orrery_lesson_new_record ();
  start (self, record, orrery_lesson_new ());
}

/* What is asked, to somebody who is learning. */
void
play_room_explain (OrreryPlayRoom *self)
{
  if (self->lesson != NULL)
    orrery_lesson_look (self->lesson, orrery_session_get_state (self->session), (const char *const *) self->names,
                        self->draft != NULL ? orrery_assignment_get_missing (self->draft) : ORRERY_ASSIGNMENT_WHOLE);
  show_card (self);
}

void
play_room_learn_on (OrreryPlayRoom *self)
{
  if (self->lesson == NULL)
    return;
  orrery_lesson_next (self->lesson);
  if (orrery_lesson_is_over (self->lesson))
    {
      g_clear_pointer (&self->lesson, orrery_lesson_free);
      keep (self, orrery_session_get_record (self->session));
    }
  show_card (self);
}
