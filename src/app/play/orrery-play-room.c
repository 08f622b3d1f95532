/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-play-room"

#include "config.h"

#include "app/phones/orrery-guests-bar.h"
#include "app/play/orrery-play-room-private.h"

#include "app/game/orrery-pane.h"
#include "app/keep/orrery-tell.h"
#include "app/room/orrery-room.h"
#include "play/orrery-play-resources.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-announce.h"

#include <glib/gi18n.h>

static void orrery_play_room_iface_init (OrreryRoomInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryPlayRoom, orrery_play_room, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ORRERY_TYPE_ROOM, orrery_play_room_iface_init))

/* --- Pages --- */

void
play_room_show_page (OrreryPlayRoom *self)
{
  const char *page = "table";

  if (!play_room_has_game (self))
    page = "start";
  else if (!orrery_game_view_get_live (self->view) || self->lesson != NULL)
    page = "table";
  else if (self->waiting)
    page = "hand-over";
  else if (orrery_record_is_over (orrery_session_get_record (self->session)))
    page = "over";
  if ((g_str_equal (page, "table") || g_str_equal (page, "over"))
      && g_strcmp0 (gtk_stack_get_visible_child_name (self->stack), page) != 0)
    orrery_drop_focus (GTK_WIDGET (self->stack));
  gtk_stack_set_visible_child_name (self->stack, page);
}

/* A toast would cover the question of a game in progress. */
void
play_room_toast (OrreryPlayRoom *self, const char *text)
{
  const char *page = gtk_stack_get_visible_child_name (self->stack);

  if (g_strcmp0 (page, "table") == 0 && orrery_game_view_get_live (self->view))
    orrery_game_view_tell (self->view, text);
  else
    orrery_toast_show (GTK_WIDGET (self->toasts), text);
}

/* --- The start page --- */

static void
open_cb (OrreryPlayRoom *self, GFile *file)
{
  orrery_play_room_open (self, file, ORRERY_OPEN_TO_PLAY);
}

/* --- OrreryRoom --- */

static GActionGroup *
orrery_play_room_get_actions (OrreryRoom *room)
{
  return G_ACTION_GROUP (orrery_game_view_get_actions (ORRERY_PLAY_ROOM (room)->view));
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

  if (!play_room_has_game (self))
    {
      orrery_start_page_update (self->start_page);
      orrery_start_page_focus (self->start_page);
    }
}

static void
orrery_play_room_set_game (OrreryRoom *room, const OrreryGame *game)
{
  play_room_choose (ORRERY_PLAY_ROOM (room), game);
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
  iface->set_game = orrery_play_room_set_game;
}

/* --- The widget --- */

/* A closed window may stay alive for a while, but nobody plays in it. */
static void
orrery_play_room_unrealize (GtkWidget *widget)
{
  OrreryPlayRoom *self = ORRERY_PLAY_ROOM (widget);

  self->is_stopped = play_room_has_game (self) && orrery_game_view_get_live (self->view);
  if (self->is_stopped)
    orrery_session_pause (self->session);
  GTK_WIDGET_CLASS (orrery_play_room_parent_class)->unrealize (widget);
}

static void
orrery_play_room_realize (GtkWidget *widget)
{
  OrreryPlayRoom *self = ORRERY_PLAY_ROOM (widget);

  GTK_WIDGET_CLASS (orrery_play_room_parent_class)->realize (widget);
  if (self->is_stopped && play_room_has_game (self))
    orrery_session_run (self->session);
  self->is_stopped = FALSE;
}

static void
orrery_play_room_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  OrreryPlayRoom *self = ORRERY_PLAY_ROOM (widget);

  /* libadwaita 1.2 divides by the flap's width when it reveals it. */
  if (self->lesson != NULL && gtk_widget_get_width (GTK_WIDGET (self->lesson_flap)) == 0)
    gtk_widget_allocate (GTK_WIDGET (self->toasts), width, height, baseline, NULL);
  play_room_fold_lesson (self, width);
  gtk_widget_allocate (GTK_WIDGET (self->toasts), width, height, baseline, NULL);
}

static void
orrery_play_room_dispose (GObject *object)
{
  OrreryPlayRoom *self = ORRERY_PLAY_ROOM (object);

  if (self->view != NULL)
    play_room_forget_game (self);
  g_clear_object (&self->settings);
  g_clear_object (&self->guests);
  gtk_widget_dispose_template (GTK_WIDGET (self), ORRERY_TYPE_PLAY_ROOM);

  G_OBJECT_CLASS (orrery_play_room_parent_class)->dispose (object);
}

static void
bind_template (GtkWidgetClass *widget_class)
{
  g_resources_register (orrery_play_get_resource ());
  g_type_ensure (ORRERY_TYPE_KEEP_BANNER);
  g_type_ensure (ORRERY_TYPE_PANE);
  g_type_ensure (ORRERY_TYPE_LESSON_PANE);
  g_type_ensure (ORRERY_TYPE_START_PAGE);
  g_type_ensure (ORRERY_TYPE_GAME_VIEW);
  g_type_ensure (ORRERY_TYPE_HAND_OVER);
  g_type_ensure (ORRERY_TYPE_GAME_OVER);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/io/github/orrerytable/Orrery/play/orrery-play-room.ui");
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, toasts);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, keep_banner);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, lesson_flap);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, lesson_pane);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, stack);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, start_page);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, view);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, hand_over);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, game_over);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, header_start);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, header_end);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, game_buttons);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, lesson_buttons);
  gtk_widget_class_bind_template_child (widget_class, OrreryPlayRoom, chapters_button);
  gtk_widget_class_bind_template_callback (widget_class, play_room_begin);
  gtk_widget_class_bind_template_callback (widget_class, open_cb);
  gtk_widget_class_bind_template_callback (widget_class, play_room_take_screen);
  gtk_widget_class_bind_template_callback (widget_class, play_room_check);
  gtk_widget_class_bind_template_callback (widget_class, play_room_go_to_step);
  gtk_widget_class_bind_template_callback (widget_class, play_room_try);
  gtk_widget_class_bind_template_callback (widget_class, play_room_branch);
  gtk_widget_class_bind_template_callback (widget_class, play_room_show_page);
}

static void
orrery_play_room_class_init (OrreryPlayRoomClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = orrery_play_room_dispose;
  widget_class->realize = orrery_play_room_realize;
  widget_class->unrealize = orrery_play_room_unrealize;
  widget_class->measure = orrery_measure_child;
  widget_class->size_allocate = orrery_play_room_size_allocate;
  bind_template (widget_class);
}

static void
orrery_play_room_init (OrreryPlayRoom *self)
{
  OrreryCoach *coach;

  self->settings = g_settings_new (ORRERY_APP_ID);
  self->guests = orrery_guests_new ();
  g_signal_connect_object (self->guests, "changed", G_CALLBACK (play_room_ask_again), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (self->guests, "shown", G_CALLBACK (play_room_show_awaited), self, G_CONNECT_SWAPPED);
  self->challenge = -1;
  gtk_widget_init_template (GTK_WIDGET (self));
  orrery_stack_set_spoken (self->stack, C_("room", "Play"));
  orrery_game_view_set_above (self->view, orrery_guests_bar_new (self->guests));
  coach = orrery_game_view_get_coach (self->view);
  g_signal_connect_object (coach, "next", G_CALLBACK (play_room_step_on), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (coach, "back", G_CALLBACK (play_room_step_back), self, G_CONNECT_SWAPPED);
  play_room_add_actions (self);
  play_room_choose (self, orrery_game_get_default ());
}

GtkWidget *
orrery_play_room_new (void)
{
  return g_object_new (ORRERY_TYPE_PLAY_ROOM, NULL);
}
