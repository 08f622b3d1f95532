/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-play-room"

#include "config.h"

#include "app/play/orrery-play-room-private.h"

#include "app/history/orrery-ledger.h"
#include "app/orrery-room.h"
#include "app/orrery-series.h"
#include "app/play/orrery-games.h"
#include "app/play/orrery-pane.h"
#include "play/orrery-play-resources.h"
#include "app/play/orrery-play-words.h"
#include "app/reference/orrery-entry-view.h"
#include "widgets/orrery-announce.h"
#include "widgets/orrery-motion.h"
#include "widgets/orrery-text.h"
#include "widgets/orrery-wrap.h"

#include <glib/gi18n.h>

enum
{
  LOG_FROM = 1100, /* px */
  NARROWEST = 360,
};

static void orrery_play_room_iface_init (OrreryRoomInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryPlayRoom, orrery_play_room, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ORRERY_TYPE_ROOM, orrery_play_room_iface_init))

/* --- Pages --- */

void
play_room_show_page (OrreryPlayRoom *self)
{
  const char *page = "table";

  if (self->session == NULL)
    page = "start";
  else if (self->looking != G_MAXUINT)
    page = "table";
  else if (self->waiting)
    page = "hand-over";
  else if (orrery_session_get_state (self->session)->step == ROLL_STEP_OVER)
    page = "over";
  gtk_stack_set_visible_child_name (self->stack, page);
}

static gboolean
ask_again_cb (gpointer data)
{
  OrreryPlayRoom *self = data;

  self->ask_again = 0;
  if (self->row != NULL)
    play_room_ask (self);
  return G_SOURCE_REMOVE;
}

/* Found out in the middle of laying out, when nothing can be asked anew. */
static void
changed_layout_cb (OrreryPlayRoom *self)
{
  if (self->row != NULL && self->ask_again == 0)
    self->ask_again = g_idle_add (ask_again_cb, self);
  orrery_question_bar_set_compact (self->bar, orrery_play_board_get_layout (self->board) == ORRERY_BOARD_NARROW);
}

/* --- What the game says --- */

static void
answered_cb (OrreryPlayRoom *self, guint seat, guint answer, GameEvents *events)
{
  if (self->lesson != NULL)
    orrery_lesson_take (self->lesson, events);
  orrery_play_log_add (self->story, orrery_record_get_point (orrery_session_get_record (self->session)), events);
  play_room_fly (self, events);
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
  if (orrery_session_get_state (self->session)->step != ROLL_STEP_OVER)
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

static void
ready_cb (OrreryPlayRoom *self)
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
  const guint begin = orrery_series_begin (record, orrery_record_get_point (record));

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
      if (play_room_is_secret (state) && self->holder != seat)
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

static void
failed_cb (OrreryPlayRoom *self, GError *error)
{
  AdwToast *toast = orrery_toast_new (error->message);

  adw_toast_set_timeout (toast, 0);
  adw_toast_set_button_label (toast, _("Try Again"));
  adw_toast_set_action_name (toast, "room.retry");
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* A game that was over when it was opened has been counted, or is not ours. */
static void
count_game (OrreryPlayRoom *self)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  const gboolean counted = self->counted;

  self->counted = TRUE;
  if (counted || self->watched
      || orrery_ledger_keep (orrery_ledger_get_default (), orrery_session_get_record (self->session),
                             ORRERY_OUTCOME_PLAYED, self->kept, &error))
    return;
  text = g_strdup_printf (_("The result cannot be kept: %s"), error->message);
  play_room_toast (self, text);
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
  /* Not while the room is being taken apart. */
  if (self->coach != NULL)
    orrery_coach_show (self->coach, self->lesson != NULL ? orrery_lesson_get_card (self->lesson) : NULL);
}

static void
forget_game (OrreryPlayRoom *self)
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
  g_clear_object (&self->kept);
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
  forget_game (self);
  self->lesson = lesson;
  sit_down (self, record);
  orrery_play_board_set_names (self->board, (const char *const *) self->names);
  write_story (self);
  ask_nothing (self);
  play_room_refresh (self);
  play_room_show_page (self);
  play_room_update_actions (self);
  orrery_session_run (self->session);
}

/* The game goes on even if it cannot be kept; the person is told. */
static void
keep (OrreryPlayRoom *self, OrreryRecord *record)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) file = orrery_games_new_file (&error);

  if (file != NULL && orrery_record_set_autosave (record, file, &error))
    {
      g_set_object (&self->kept, file);
      return;
    }
  {
    g_autofree char *text = g_strdup_printf (_("This game cannot be kept: %s"), error->message);

    play_room_toast (self, text);
  }
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

gboolean
orrery_play_room_open (OrreryPlayRoom *self, GFile *file, GError **error)
{
  g_autoptr (OrreryRecord) record = NULL;
  g_autoptr (GFile) folder = NULL;
  gboolean is_kept;

  g_return_val_if_fail (ORRERY_IS_PLAY_ROOM (self), FALSE);
  g_return_val_if_fail (G_IS_FILE (file), FALSE);

  folder = orrery_games_get_folder ();
  is_kept = g_file_has_prefix (file, folder);
  if (is_kept && self->kept != NULL && g_file_equal (file, self->kept))
    return TRUE;
  /* A game from elsewhere is kept here as well from now on; its own file stays as it is. */
  record = is_kept ? orrery_record_restore (file, error) : orrery_record_load (file, NULL, error);
  if (record == NULL)
    return FALSE;
  start (self, record, NULL);
  if (is_kept)
    g_set_object (&self->kept, file);
  else
    keep (self, record);
  if (!is_kept && self->counted && self->kept != NULL)
    orrery_ledger_pass_over (orrery_ledger_get_default (), self->kept);
  return TRUE;
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
                        self->draft != NULL ? orrery_draft_get_lack (self->draft) : ORRERY_DRAFT_WHOLE);
  show_card (self);
}

static void
coach_next_cb (OrreryPlayRoom *self)
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

static void
coach_leave_cb (OrreryPlayRoom *self)
{
  orrery_play_room_leave (self);
}

void
orrery_play_room_leave (OrreryPlayRoom *self)
{
  g_return_if_fail (ORRERY_IS_PLAY_ROOM (self));

  play_room_look_no_more (self);
  forget_game (self);
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

/* --- The start page --- */

static void
begin_cb (OrreryPlayRoom *self, OrreryRecord *record)
{
  orrery_play_room_play (self, record);
}

static void
open_cb (OrreryPlayRoom *self, GFile *file)
{
  g_autoptr (GError) error = NULL;

  if (!orrery_play_room_open (self, file, &error))
    play_room_toast (self, error->message);
}

static void
restore_cb (OrreryPlayRoom *self, AdwToast *toast)
{
  orrery_start_page_restore (self->start_page, g_object_get_data (G_OBJECT (toast), "game"));
  g_object_set_data (G_OBJECT (toast), "game", NULL);
}

/* Not wanted back: also when the window is closed. */
static void
dismissed_cb (AdwToast *toast)
{
  OrreryGameInfo *game = g_object_get_data (G_OBJECT (toast), "game");
  g_autoptr (GFile) analysis = NULL;

  if (game == NULL)
    return;
  analysis = orrery_analysis_file_beside (orrery_game_info_get_file (game));
  g_file_delete (orrery_game_info_get_file (game), NULL, NULL);
  g_file_delete (analysis, NULL, NULL);
}

static void
deleted_cb (OrreryPlayRoom *self, OrreryGameInfo *game)
{
  AdwToast *toast = adw_toast_new (_("The game is deleted."));

  adw_toast_set_button_label (toast, _("_Undo"));
  g_object_set_data_full (G_OBJECT (toast), "game", g_object_ref (game), g_object_unref);
  g_signal_connect_object (toast, "button-clicked", G_CALLBACK (restore_cb), self, G_CONNECT_SWAPPED);
  g_signal_connect (toast, "dismissed", G_CALLBACK (dismissed_cb), NULL);
  adw_toast_overlay_add_toast (self->toasts, toast);
}

/* --- What people do --- */

static void
answer_cb (OrreryPlayRoom *self, guint answer)
{
  play_room_answer (self, answer);
}

static void
several_cb (OrreryPlayRoom *self, GArray *answers, GtkWidget *at)
{
  play_room_several (self, answers, at);
}

static void
ticked_cb (OrreryPlayRoom *self, guint kind, guint position, gboolean on)
{
  play_room_answer (self, GAME_ANSWER (ROLL_DO_ABANDON, kind, position, 0));
}

static void
bar_action_cb (OrreryPlayRoom *self, const char *name)
{
  if (self->session != NULL)
    play_room_do (self, name);
}

static void
log_go_to_cb (OrreryPlayRoom *self, guint point)
{
  play_room_look (self, point);
}

static void
replay_look_cb (OrreryPlayRoom *self, guint point)
{
  play_room_look (self, point);
}

static gboolean
key_pressed_cb (OrreryPlayRoom *self, guint keyval, guint keycode, GdkModifierType modifiers)
{
  if (self->session == NULL || g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), "table") != 0)
    return FALSE;
  if (self->looking != G_MAXUINT && keyval == GDK_KEY_Escape)
    {
      play_room_look_no_more (self);
      return TRUE;
    }
  return self->looking == G_MAXUINT && play_room_handle_key (self, keyval, modifiers);
}

static void
look_up_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OrreryPlayRoom *self = ORRERY_PLAY_ROOM (widget);
  OrreryCatalog *catalog = orrery_catalog_get_default (NULL);
  OrreryEntry *entry = catalog != NULL ? orrery_catalog_lookup (catalog, g_variant_get_string (parameter, NULL)) : NULL;
  GtkWidget *view = adw_bin_get_child (self->entry_bin);

  if (entry == NULL)
    return;
  if (view == NULL)
    {
      view = orrery_entry_view_new ();
      adw_bin_set_child (self->entry_bin, view);
    }
  orrery_entry_view_set_entry (ORRERY_ENTRY_VIEW (view), entry);
  gtk_stack_set_visible_child_name (self->pane, "entry");
  adw_flap_set_reveal_flap (self->flap, TRUE);
}

/* --- OrreryRoom --- */

static GActionGroup *
orrery_play_room_get_actions (OrreryRoom *room)
{
  return G_ACTION_GROUP (ORRERY_PLAY_ROOM (room)->actions);
}

static GtkWidget *
orrery_play_room_get_header (OrreryRoom *room, GtkPackType side)
{
  OrreryPlayRoom *self = ORRERY_PLAY_ROOM (room);

  return side == GTK_PACK_START ? self->header_start : self->header_end;
}

static void
orrery_play_room_enter (OrreryRoom *room)
{
  OrreryPlayRoom *self = ORRERY_PLAY_ROOM (room);

  if (self->session == NULL)
    {
      orrery_start_page_update (self->start_page);
      orrery_start_page_focus (self->start_page);
    }
}

static void
orrery_play_room_iface_init (OrreryRoomInterface *iface)
{
  iface->get_actions = orrery_play_room_get_actions;
  iface->get_header = orrery_play_room_get_header;
  iface->enter = orrery_play_room_enter;
}

/* --- The widget --- */

/* The log stands beside the table where there is room for both, and else comes over it on demand. */
static void
fold_log (OrreryPlayRoom *self, gboolean fold)
{
  const AdwFlapFoldPolicy policy = fold ? ADW_FLAP_FOLD_POLICY_ALWAYS : ADW_FLAP_FOLD_POLICY_NEVER;

  if (adw_flap_get_fold_policy (self->flap) == policy)
    return;
  g_settings_unbind (self->flap, "reveal-flap");
  adw_flap_set_fold_policy (self->flap, policy);
  if (fold)
    adw_flap_set_reveal_flap (self->flap, FALSE);
  else
    g_settings_bind (self->settings, "play-log", self->flap, "reveal-flap", G_SETTINGS_BIND_DEFAULT);
}

static void
orrery_play_room_measure (GtkWidget *widget,
                          GtkOrientation orientation,
                          int for_size,
                          int *minimum,
                          int *natural,
                          int *minimum_baseline,
                          int *natural_baseline)
{
  OrreryPlayRoom *self = ORRERY_PLAY_ROOM (widget);

  gtk_widget_measure (GTK_WIDGET (self->toasts), orientation, for_size, minimum, natural, minimum_baseline,
                      natural_baseline);
  /* Folded, the log needs no room. */
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    *minimum = MIN (*minimum, NARROWEST);
}

static void
orrery_play_room_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  OrreryPlayRoom *self = ORRERY_PLAY_ROOM (widget);

  fold_log (self, width < LOG_FROM * MAX (1, orrery_text_factor (gtk_widget_get_pango_context (widget))));
  gtk_widget_allocate (GTK_WIDGET (self->toasts), width, height, baseline, NULL);
}

/* A window that is closed may live on for a while, but nobody plays in it. */
static void
orrery_play_room_unrealize (GtkWidget *widget)
{
  OrreryPlayRoom *self = ORRERY_PLAY_ROOM (widget);

  self->is_stopped = self->session != NULL && self->looking == G_MAXUINT;
  if (self->is_stopped)
    orrery_session_pause (self->session);
  GTK_WIDGET_CLASS (orrery_play_room_parent_class)->unrealize (widget);
}

static void
orrery_play_room_realize (GtkWidget *widget)
{
  OrreryPlayRoom *self = ORRERY_PLAY_ROOM (widget);

  GTK_WIDGET_CLASS (orrery_play_room_parent_class)->realize (widget);
  if (self->is_stopped && self->session != NULL)
    orrery_session_run (self->session);
  self->is_stopped = FALSE;
}

static void
orrery_play_room_dispose (GObject *object)
{
  OrreryPlayRoom *self = ORRERY_PLAY_ROOM (object);

  forget_game (self);
  /* A pane that is being moved outlives the room. */
  g_clear_weak_pointer (&self->hint);
  g_clear_weak_pointer (&self->analysis);
  g_clear_pointer (&self->story, orrery_play_log_free);
  g_clear_pointer (&self->leaving, g_array_unref);
  g_clear_object (&self->settings);
  g_clear_object (&self->actions);
  gtk_widget_dispose_template (GTK_WIDGET (self), ORRERY_TYPE_PLAY_ROOM);

  G_OBJECT_CLASS (orrery_play_room_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, toasts);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, stack);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, start_page);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, hand_over);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, game_over);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, flap);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, scrolled);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, flight);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, board);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, coach);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, bar);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, log);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, replay);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, past);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, past_label);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, pane);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, entry_bin);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, header_start);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, header_end);
}

static void
bind_callbacks (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_callback (widget_class, begin_cb);
  gtk_widget_class_bind_template_callback (widget_class, open_cb);
  gtk_widget_class_bind_template_callback (widget_class, deleted_cb);
  gtk_widget_class_bind_template_callback (widget_class, ready_cb);
  gtk_widget_class_bind_template_callback (widget_class, answer_cb);
  gtk_widget_class_bind_template_callback (widget_class, several_cb);
  gtk_widget_class_bind_template_callback (widget_class, changed_layout_cb);
  gtk_widget_class_bind_template_callback (widget_class, bar_action_cb);
  gtk_widget_class_bind_template_callback (widget_class, coach_next_cb);
  gtk_widget_class_bind_template_callback (widget_class, coach_leave_cb);
  gtk_widget_class_bind_template_callback (widget_class, log_go_to_cb);
  gtk_widget_class_bind_template_callback (widget_class, replay_look_cb);
  gtk_widget_class_bind_template_callback (widget_class, key_pressed_cb);
}

static void
orrery_play_room_class_init (OrreryPlayRoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_play_room_dispose;
  widget_class->measure = orrery_play_room_measure;
  widget_class->size_allocate = orrery_play_room_size_allocate;
  widget_class->realize = orrery_play_room_realize;
  widget_class->unrealize = orrery_play_room_unrealize;

  g_resources_register (orrery_play_get_resource ());
  g_type_ensure (ORRERY_TYPE_COACH);
  g_type_ensure (ORRERY_TYPE_PANE);
  g_type_ensure (ORRERY_TYPE_START_PAGE);
  g_type_ensure (ORRERY_TYPE_HAND_OVER);
  g_type_ensure (ORRERY_TYPE_GAME_OVER);
  g_type_ensure (ORRERY_TYPE_PLAY_BOARD);
  g_type_ensure (ORRERY_TYPE_FLIGHT);
  g_type_ensure (ORRERY_TYPE_QUESTION_BAR);
  g_type_ensure (ORRERY_TYPE_LOG_VIEW);
  g_type_ensure (ORRERY_TYPE_REPLAY_BAR);
  g_type_ensure (ORRERY_TYPE_WRAP);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/orrerytable/Orrery/play/orrery-play-room.ui");
  bind_children (widget_class);
  bind_callbacks (widget_class);
  gtk_widget_class_install_action (widget_class, ORRERY_ACTION_LOOK_UP, "s", look_up_action);
}

/* Once for the display. */
static void
load_style (void)
{
  static GdkDisplay *styled;
  GdkDisplay *display = gdk_display_get_default ();
  g_autoptr (GtkCssProvider) provider = NULL;

  if (display == NULL || display == styled)
    return;
  styled = display;
  provider = gtk_css_provider_new ();
  gtk_css_provider_load_from_resource (provider, "/io/github/orrerytable/Orrery/play/play.css");
  gtk_style_context_add_provider_for_display (display, GTK_STYLE_PROVIDER (provider),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static void
orrery_play_room_init (OrreryPlayRoom *self)
{
  load_style ();
  self->settings = g_settings_new (ORRERY_APP_ID);
  self->looking = G_MAXUINT;
  self->holder = -1;
  play_room_fly_init (self);
  gtk_widget_init_template (GTK_WIDGET (self));
  orrery_stack_set_spoken (self->stack, C_("room", "Play"));
  orrery_stack_set_spoken (self->pane, C_("room", "Play"));
  self->story = orrery_play_log_new (self->log);
  play_room_connect_strip (self);
  g_signal_connect_object (orrery_play_board_get_construction (self->board), "ticked", G_CALLBACK (ticked_cb), self,
                           G_CONNECT_SWAPPED);
  fold_log (self, TRUE);
  play_room_add_actions (self);
}

GtkWidget *
orrery_play_room_new (void)
{
  return g_object_new (ORRERY_TYPE_PLAY_ROOM, NULL);
}
