/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Controls the Table room of the real window. */
#pragma once

#include "app/game/orrery-game-view-private.h"
#include "app/orrery-application.h"
#include "app/orrery-window.h"
#include "app/table/orrery-table-room-private.h"
#include "find.h"
#include "games/roll/assist/drafts/orrery-assignment.h"
#include "games/roll/assist/orrery-roll-book.h"
#include "games/roll/table/orrery-reveal-page-private.h"
#include "games/roll/table/orrery-roll-round.h"

typedef struct
{
  OrreryApplication *app;
  OrreryWindow *window;
  OrreryTableRoom *room;
  guint keys; /* pressed so far */
  guint clicks; /* on buttons without a key */
  gboolean has_keyboard; /* keys come from the X server */
  gboolean is_struck; /* the last one has not arrived yet */
} Driver;

static inline OrreryRollRound *
driver_round (Driver *driver)
{
  return ORRERY_ROLL_ROUND (driver->room->round);
}

static inline OrreryRevealPage *
driver_reveal (Driver *driver)
{
  return ORRERY_REVEAL_PAGE (find_nth (driver_round (driver), ORRERY_TYPE_REVEAL_PAGE, 0));
}

static inline OrreryRolledPage *
driver_rolled (Driver *driver)
{
  return ORRERY_ROLLED_PAGE (find_nth (driver_round (driver), ORRERY_TYPE_ROLLED_PAGE, 0));
}

/* "table", or the page on which a round is entered: "reveal" or "rolled". */
static inline const char *
driver_page (Driver *driver)
{
  return gtk_widget_get_parent (GTK_WIDGET (driver->room->round)) != NULL ? gtk_stack_get_visible_child_name (GTK_STACK (find_nth (driver_round (driver), GTK_TYPE_STACK, 0)))
                                                                           : "table";
}

/* The assignment of a player; NULL: none. */
static inline OrreryAssignment *
driver_assignment (OrreryTableRoom *room)
{
  OrreryDecision *decision = orrery_game_view_get_decision (room->view);

  return decision != NULL && ORRERY_IS_ASSIGNMENT (decision) ? ORRERY_ASSIGNMENT (decision) : NULL;
}

/* A command of the room. */
static inline void
driver_do (OrreryTableRoom *room, const char *name)
{
  g_action_group_activate_action (G_ACTION_GROUP (room->actions), name, NULL);
}

/* Call it first in main: tables are saved in a temporary folder, which is deleted at the end. */
void driver_set_up    (int *argc, char ***argv);
void driver_tear_down (void);

/* With a width of 0 the window is never shown, so no time is spent on drawing. */
void driver_open  (Driver *driver, int width, int height);
void driver_close (Driver *driver);
/* On the page for scoring a finished game, with the entries from when the window was last closed. */
void driver_open_score (Driver *driver);

/* From now on keys are real: the X server sends them to the window, if possible. */
void driver_take_keyboard (Driver *driver);

/* Iterates until the condition is true, however busy the machine is. */
typedef gboolean (*DriverCheck) (Driver *driver);
void     driver_until    (Driver *driver, DriverCheck check);
gboolean driver_is_asked (Driver *driver);
/* Until the room is waiting for people. */
void     driver_settle   (Driver *driver);
/* Follows a position, as JSON, with players of these names. */
void driver_follow (Driver *driver, const char *position, const char *const *names);
/* The same with computer players from `kinds`; until people are asked. */
void driver_begin (Driver *driver, const char *position, const char *const *names,
                   const char *const *kinds);
/* Either of these starts with the four players of table.json, at the start of a round. */
void driver_begin_four  (Driver *driver);
void driver_follow_four (Driver *driver);
/* Closes the window, and continues the saved table in another. */
void driver_reopen (Driver *driver, int width, int height);
/* A player wants to be asked about a step that was answered automatically, as in the row on the page of the
 * next round. */
void driver_reopen_optional (Driver *driver, guint seat);
/* Sends a key to the focused widget. */
void driver_press (Driver *driver, guint keyval, GdkModifierType modifiers);
/* Presses the key that is printed on a button; without one it is clicked. */
void driver_press_button (Driver *driver, GtkWidget *button);
/* Plain letters, and \t for Tab, \n for Enter. */
void driver_type  (Driver *driver, const char *keys);
