/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays in the real window as a person would: by buttons, keys, dice and tiles. */
#pragma once

#include "app/orrery-application.h"
#include "app/orrery-window.h"
#include "app/game/orrery-game-view-private.h"
#include "app/play/orrery-play-room-private.h"
#include "games/roll/assist/orrery-assignment.h"
#include "games/roll/board/orrery-roll-board-private.h"

typedef struct
{
  OrreryWindow *window;
  OrreryPlayRoom *room;
  GameRng rng;
  guint asked[ROLL_N_QUESTIONS]; /* how often each question was answered */
} Driver;

/* Before anything else in main: games are kept in a folder of their own, which is gone at the end. */
void               driver_set_up     (int *argc, char ***argv);
OrreryApplication *driver_app        (void);
void               driver_tear_down  (void);

/* Without a size the window is there but not shown. */
Driver *driver_new  (int width, int height);
void    driver_free (Driver *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Driver, driver_free)

/* Sets whether anything is animated. */
void driver_set_motion (gboolean on);

/* Lets the program run until nothing is left to do, or until `done` says so. */
void     driver_settle (Driver *self);
/* Two frames: one that lays out, and one for what was found out by it. */
void     driver_draw (Driver *self);
gboolean driver_wait   (Driver *self, gboolean (*done) (Driver *));
/* A person is asked, or must take the screen, or the game is over. */
gboolean driver_is_stopped (Driver *self);

/* A game of these kinds ("person", "simple" …); NULL ends them. */
OrreryRecord *driver_begin    (guint64 seed, guint options, const char *const *kinds);
/* A game from a position in JSON. The seats are people, or what `kinds` says. */
OrreryRecord *driver_position (const char *json, const char *const *kinds);
void          driver_play     (Driver *self, OrreryRecord *record);
/* Opens a file and waits for its game. FALSE: a dialog says why there is none. */
gboolean      driver_open     (Driver *self, GFile *file);
/* The dialog that is shown; NULL: none. */
GtkWidget    *driver_find_dialog (void);

/* The current decision: an assignment or ticks; NULL: something else. */
OrreryAssignment *driver_draft (Driver *self);
OrreryDecision   *driver_picks (Driver *self);

/* As if the key was pressed with nothing special in focus. */
gboolean driver_key (Driver *self, guint keyval);

/* Presses the button of that answer, wherever it is offered. */
void driver_press (Driver *self, GameAnswer answer);

/* Answers the current question; a computer player or chance decides. */
void driver_answer (Driver *self);
/* Goes on until the game is over. */
void driver_finish (Driver *self);

/* Everything that can be read or heard in a widget and all within it that is shown. */
char *driver_read (GtkWidget *widget);
/* The same of the whole room, shown or not. */
char *driver_read_all (Driver *self);
/* The first shown button with that label; NULL: none. */
GtkWidget *driver_find_button (GtkWidget *widget, const char *label);
