/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "orrery-room"

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

void
orrery_room_set_game (OrreryRoom *self, const OrreryGame *game)
{
  OrreryRoomInterface *iface;

  g_return_if_fail (ORRERY_IS_ROOM (self));

  iface = ORRERY_ROOM_GET_IFACE (self);
  if (iface->set_game != NULL)
    iface->set_game (self, game);
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

const OrreryGame *
orrery_room_host_get_game (OrreryRoomHost *self)
{
  g_return_val_if_fail (ORRERY_IS_ROOM_HOST (self), NULL);

  return ORRERY_ROOM_HOST_GET_IFACE (self)->get_game (self);
}

static OrreryKeepBanner *
get_keep_banner (OrreryRoom *self)
{
  OrreryRoomInterface *iface = ORRERY_ROOM_GET_IFACE (self);

  return iface->get_keep_banner != NULL ? iface->get_keep_banner (self) : NULL;
}

gboolean
orrery_room_is_saved (OrreryRoom *self)
{
  OrreryKeepBanner *banner;

  g_return_val_if_fail (ORRERY_IS_ROOM (self), TRUE);

  banner = get_keep_banner (self);
  return banner == NULL || orrery_keep_banner_is_saved (banner);
}

void
orrery_room_confirm (OrreryRoom *self, OrreryGoOn go_on, gpointer data, GDestroyNotify free_data)
{
  OrreryKeepBanner *banner;

  g_return_if_fail (ORRERY_IS_ROOM (self));

  banner = get_keep_banner (self);
  if (banner != NULL)
    orrery_keep_banner_confirm (banner, go_on, data, free_data);
  else
    {
      go_on (data);
      if (free_data != NULL)
        free_data (data);
    }
}

/* --- Commands --- */

static GSimpleAction *
new_action (const OrreryCommand *command)
{
  const GVariantType *type = command->parameter_type != NULL ? G_VARIANT_TYPE (command->parameter_type) : NULL;
  g_autoptr (GVariant) state = NULL;

  if (command->state == NULL)
    return g_simple_action_new (command->name, type);
  state = g_variant_parse (NULL, command->state, NULL, NULL, NULL);
  return g_simple_action_new_stateful (command->name, type, state);
}

void
orrery_room_add_commands (GActionMap *actions, const OrreryCommand *commands, gsize n, gpointer source, gpointer self)
{
  for (const OrreryCommand *command = commands; command < commands + n; command++)
    {
      g_autoptr (GSimpleAction) action = new_action (command);

      g_signal_connect_object (action, command->state == NULL ? "activate" : "change-state", command->run, self,
                               G_CONNECT_SWAPPED);
      if (command->enabled != NULL)
        g_object_bind_property (source, command->enabled, action, "enabled", G_BINDING_SYNC_CREATE);
      g_action_map_add_action (actions, G_ACTION (action));
    }
}
