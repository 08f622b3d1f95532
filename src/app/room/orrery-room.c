/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "orrery-room"

#include "config.h"

#include "app/room/orrery-room.h"

G_DEFINE_INTERFACE (OrreryRoom, orrery_room, GTK_TYPE_WIDGET)

static void
orrery_room_default_init (OrreryRoomInterface *iface)
{
}

GActionGroup *
orrery_room_get_actions (OrreryRoom *self)
{
  OrreryRoomInterface *iface;

  g_return_val_if_fail (ORRERY_IS_ROOM (self), NULL);

  iface = ORRERY_ROOM_GET_IFACE (self);
  return iface->get_actions != NULL ? iface->get_actions (self) : NULL;
}

void
orrery_room_enter (OrreryRoom *self)
{
  OrreryRoomInterface *iface;

  g_return_if_fail (ORRERY_IS_ROOM (self));

  iface = ORRERY_ROOM_GET_IFACE (self);
  if (iface->enter != NULL)
    iface->enter (self);
}

GtkWidget *
orrery_room_get_header (OrreryRoom *self, GtkPackType side)
{
  OrreryRoomInterface *iface;

  g_return_val_if_fail (ORRERY_IS_ROOM (self), NULL);

  iface = ORRERY_ROOM_GET_IFACE (self);
  return iface->get_header != NULL ? iface->get_header (self, side) : NULL;
}

G_DEFINE_INTERFACE (OrreryRoomHost, orrery_room_host, GTK_TYPE_WIDGET)

static void
orrery_room_host_default_init (OrreryRoomHostInterface *iface)
{
}

GtkWidget *
orrery_room_host_get_room (OrreryRoomHost *self, const char *name)
{
  g_return_val_if_fail (ORRERY_IS_ROOM_HOST (self), NULL);

  return ORRERY_ROOM_HOST_GET_IFACE (self)->get_room (self, name);
}

void
orrery_room_host_show_room (OrreryRoomHost *self, const char *name)
{
  g_return_if_fail (ORRERY_IS_ROOM_HOST (self));

  ORRERY_ROOM_HOST_GET_IFACE (self)->show_room (self, name);
}

AdwToast *
orrery_toast_new (const char *text)
{
  g_autofree char *title = g_markup_escape_text (text, -1);

  return adw_toast_new (title);
}
