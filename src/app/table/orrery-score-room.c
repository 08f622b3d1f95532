/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-score-room"

#include "config.h"

#include "app/table/orrery-score-room.h"

#include <glib/gi18n.h>

#include "app/table/orrery-score-page.h"
#include "widgets/layout/orrery-announce.h"

struct _OrreryScoreRoom
{
  GtkWidget parent_instance;

  GtkWidget        *box;
  OrreryKeepBanner *keep_banner;
  GtkStack         *pages; /* one for each game, by its id */
};

static void room_init (OrreryRoomInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (OrreryScoreRoom, orrery_score_room, GTK_TYPE_WIDGET,
                               G_IMPLEMENT_INTERFACE (ORRERY_TYPE_ROOM, room_init))

static void
unsaved_cb (OrreryScoreRoom *self, const char *problem)
{
  orrery_keep_banner_set_other (self->keep_banner, problem);
}

static void
room_set_game (OrreryRoom *room, const OrreryGame *game)
{
  OrreryScoreRoom *self = ORRERY_SCORE_ROOM (room);
  const char *id = game->rules->id;

  if (gtk_stack_get_child_by_name (self->pages, id) == NULL)
    {
      GtkWidget *page = orrery_score_page_new (orrery_table_ui_get (game));

      g_signal_connect_object (page, "unsaved", G_CALLBACK (unsaved_cb), self, G_CONNECT_SWAPPED);
      gtk_stack_add_named (self->pages, page, id);
    }
  gtk_stack_set_visible_child_name (self->pages, id);
}

static void
room_enter (OrreryRoom *room)
{
  GtkWidget *page = gtk_stack_get_visible_child (ORRERY_SCORE_ROOM (room)->pages);

  if (page != NULL)
    gtk_widget_grab_focus (page);
}

static OrreryKeepBanner *
room_get_keep_banner (OrreryRoom *room)
{
  return ORRERY_SCORE_ROOM (room)->keep_banner;
}

static void
room_init (OrreryRoomInterface *iface)
{
  iface->set_game = room_set_game;
  iface->enter = room_enter;
  iface->get_keep_banner = room_get_keep_banner;
}

static void
orrery_score_room_dispose (GObject *object)
{
  OrreryScoreRoom *self = ORRERY_SCORE_ROOM (object);

  g_clear_pointer (&self->box, gtk_widget_unparent);

  G_OBJECT_CLASS (orrery_score_room_parent_class)->dispose (object);
}

static void
orrery_score_room_class_init (OrreryScoreRoomClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = orrery_score_room_dispose;
  gtk_widget_class_set_layout_manager_type (GTK_WIDGET_CLASS (klass), GTK_TYPE_BIN_LAYOUT);
}

static void
orrery_score_room_init (OrreryScoreRoom *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  self->keep_banner = ORRERY_KEEP_BANNER (orrery_keep_banner_new ());
  self->pages = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_hhomogeneous (self->pages, FALSE);
  gtk_stack_set_vhomogeneous (self->pages, FALSE);
  orrery_stack_set_spoken (self->pages, _("Table"));
  gtk_widget_set_vexpand (GTK_WIDGET (self->pages), TRUE);
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->keep_banner));
  gtk_box_append (GTK_BOX (self->box), GTK_WIDGET (self->pages));
  gtk_widget_set_parent (self->box, GTK_WIDGET (self));
}

GtkWidget *
orrery_score_room_new (void)
{
  return g_object_new (ORRERY_TYPE_SCORE_ROOM, NULL);
}
