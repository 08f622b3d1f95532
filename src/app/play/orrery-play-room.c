/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-play-room"

#include "config.h"

#include "app/play/orrery-play-room-private.h"

#include "app/room/orrery-room.h"
#include "app/play/orrery-pane.h"
#include "games/orrery-catalogs.h"
#include "play/orrery-play-resources.h"
#include "app/reference/orrery-entry-view.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/style/orrery-text.h"
#include "widgets/layout/orrery-wrap.h"
#include "games/roll/words/orrery-roll.h"

#include <glib/gi18n.h>

enum
{
  LOG_FROM = 1100, /* px */
  NARROWEST = 360,
};

static void orrery_play_room_iface_init (OrreryRoomInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryPlayRoom, orrery_play_room, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ORRERY_TYPE_ROOM, orrery_play_room_iface_init))

static void
ticked_cb (OrreryPlayRoom *self, guint kind, guint position, gboolean on)
{
  play_room_answer (self, GAME_ANSWER (ROLL_DO_ABANDON, kind, position, 0));
}

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
  else if (orrery_roll_state (orrery_session_get_record (self->session))->step == ROLL_STEP_OVER)
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

/* Found out in the middle of laying out, when nothing can be asked anew. A row that stays as it is
 * keeps what is open at its buttons. */
static void
compact_cb (OrreryPlayRoom *self)
{
  const gboolean narrow = orrery_board_get_compact (self->board);

  if (self->row != NULL && self->narrow_row != narrow && self->ask_again == 0)
    self->ask_again = g_idle_add (ask_again_cb, self);
  orrery_question_bar_set_compact (self->bar, narrow);
}

/* Of the game that is played; another one has another board. */
void
play_room_use (OrreryPlayRoom *self, const OrreryGame *game)
{
  const OrreryGameUi *ui = orrery_game_ui_get (game);

  if (self->ui == ui)
    return;
  self->ui = ui;
  self->board = ORRERY_BOARD (ui->new_board ());
  gtk_viewport_set_child (self->viewport, GTK_WIDGET (self->board));
  g_signal_connect_object (self->board, "answer", G_CALLBACK (play_room_answer), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "several", G_CALLBACK (play_room_several), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->board, "notify::compact", G_CALLBACK (compact_cb), self, G_CONNECT_SWAPPED);
  compact_cb (self);
  play_room_connect_strip (self);
  g_signal_connect_object (orrery_play_board_get_construction (ORRERY_PLAY_BOARD (self->board)), "ticked",
                           G_CALLBACK (ticked_cb), self, G_CONNECT_SWAPPED);
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
  orrery_play_room_open (self, file, ORRERY_OPEN_TO_PLAY);
}

/* --- What people do --- */

static void
ready_cb (OrreryPlayRoom *self)
{
  play_room_take_screen (self);
}

static void
coach_next_cb (OrreryPlayRoom *self)
{
  play_room_learn_on (self);
}

static void
coach_leave_cb (OrreryPlayRoom *self)
{
  orrery_play_room_leave (self);
}

static void
answer_cb (OrreryPlayRoom *self, guint answer)
{
  play_room_answer (self, answer);
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

static OrreryKeepBanner *
orrery_play_room_get_keep_banner (OrreryRoom *room)
{
  return ORRERY_PLAY_ROOM (room)->keep_banner;
}

static void
orrery_play_room_iface_init (OrreryRoomInterface *iface)
{
  iface->get_keep_banner = orrery_play_room_get_keep_banner;
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

  play_room_forget_game (self);
  /* A pane that is being moved outlives the room. */
  g_clear_weak_pointer (&self->hint);
  g_clear_weak_pointer (&self->analysis);
  g_clear_pointer (&self->story, orrery_play_log_free);
  g_clear_object (&self->settings);
  g_clear_object (&self->actions);
  gtk_widget_dispose_template (GTK_WIDGET (self), ORRERY_TYPE_PLAY_ROOM);

  G_OBJECT_CLASS (orrery_play_room_parent_class)->dispose (object);
}

static void
bind_children (GtkWidgetClass *widget_class)
{
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, toasts);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, keep_banner);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, stack);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, start_page);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, hand_over);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, game_over);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, flap);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, scrolled);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, flight);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, viewport);
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
  gtk_widget_class_bind_template_callback (widget_class, ready_cb);
  gtk_widget_class_bind_template_callback (widget_class, answer_cb);
  gtk_widget_class_bind_template_callback (widget_class, coach_next_cb);
  gtk_widget_class_bind_template_callback (widget_class, coach_leave_cb);
  gtk_widget_class_bind_template_callback (widget_class, log_go_to_cb);
  gtk_widget_class_bind_template_callback (widget_class, replay_look_cb);
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
  g_type_ensure (ORRERY_TYPE_KEEP_BANNER);
  g_type_ensure (ORRERY_TYPE_PANE);
  g_type_ensure (ORRERY_TYPE_START_PAGE);
  g_type_ensure (ORRERY_TYPE_HAND_OVER);
  g_type_ensure (ORRERY_TYPE_GAME_OVER);
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
  gtk_widget_init_template (GTK_WIDGET (self));
  orrery_stack_set_spoken (self->stack, C_("room", "Play"));
  orrery_stack_set_spoken (self->pane, C_("room", "Play"));
  self->story = orrery_play_log_new (self->log);
  play_room_use (self, orrery_game_get_default ());
  fold_log (self, TRUE);
  play_room_add_actions (self);
}

GtkWidget *
orrery_play_room_new (void)
{
  return g_object_new (ORRERY_TYPE_PLAY_ROOM, NULL);
}
