/* SPDX-License-Identifier: GPL-3.0-or-later */

#pragma once

#include <adwaita.h>

#include "app/keep/orrery-keep-banner.h"
#include "record/orrery-game.h"

#define ORRERY_TYPE_ROOM (orrery_room_get_type ())

G_DECLARE_INTERFACE (OrreryRoom, orrery_room, ORRERY, ROOM, GtkWidget)

/* The window's view of a room. Each function may be left out.
 *
 * `get_actions` lends the commands that the room offers. While the room is visible, the window shows them
 * under the prefix "room", so that a menu, a header button or an accelerator can name "room.undo" or
 * "room.find" whichever room is open, and is insensitive if there is no such command.
 *
 * `enter` is called each time the room becomes visible, to put the focus where a person expects it.
 *
 * `get_header` lends the widget that the header bar shows on one side while the room is visible.
 *
 * `set_game` is called after the room is built, and whenever another game is chosen that the room has.
 *
 * `get_keep_banner` lends the banner that says that the room's game is not saved; it is asked before the game
 * is left or the window closed. */
struct _OrreryRoomInterface
{
  GTypeInterface parent_iface;

  GActionGroup *(*get_actions) (OrreryRoom *self);
  void          (*enter)       (OrreryRoom *self);
  GtkWidget    *(*get_header)  (OrreryRoom  *self,
                                GtkPackType  side);
  void          (*set_game)    (OrreryRoom       *self,
                                const OrreryGame *game);
  OrreryKeepBanner *(*get_keep_banner) (OrreryRoom *self);
};

GActionGroup *orrery_room_get_actions (OrreryRoom *self);
void          orrery_room_enter       (OrreryRoom *self);
GtkWidget    *orrery_room_get_header  (OrreryRoom *self, GtkPackType side);

void          orrery_room_set_game    (OrreryRoom *self, const OrreryGame *game);

gboolean      orrery_room_is_saved    (OrreryRoom *self);
/* Continues at once if the room's game is saved; otherwise asks first. */
void          orrery_room_confirm     (OrreryRoom *self, OrreryGoOn go_on, gpointer data,
                                       GDestroyNotify free_data);

#define ORRERY_TYPE_ROOM_HOST (orrery_room_host_get_type ())

G_DECLARE_INTERFACE (OrreryRoomHost, orrery_room_host, ORRERY, ROOM_HOST, GtkWidget)

/* A room uses these to show another room by its name ("play"), and to find out which game is chosen. */
struct _OrreryRoomHostInterface
{
  GTypeInterface parent_iface;

  GtkWidget *(*get_room)  (OrreryRoomHost *self,
                           const char     *name);
  void       (*show_room) (OrreryRoomHost *self,
                           const char     *name);
  const OrreryGame *(*get_game) (OrreryRoomHost *self);
};

GtkWidget    *orrery_room_host_get_room  (OrreryRoomHost *self, const char *name);
void          orrery_room_host_show_room (OrreryRoomHost *self, const char *name);
const OrreryGame *orrery_room_host_get_game (OrreryRoomHost *self);

/* What a command does, and when it can be used. */
typedef struct
{
  const char *name;           /* of its action */
  GCallback   run;            /* gets `self`, and the parameter or the new state */
  const char *enabled;        /* the property of the source that enables it; NULL: it is always enabled */
  const char *parameter_type; /* NULL: none */
  const char *state;          /* the first one, as text; NULL: none */
} OrreryCommand;

/* Adds the actions of a list of commands, which do nothing once `self` is gone. */
void orrery_room_add_commands (GActionMap *actions, const OrreryCommand *commands, gsize n,
                               gpointer source, gpointer self);
