/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Plays in the real window like a person: with buttons, keys, dice and tiles. */
#pragma once

#include "app/game/orrery-game-view-private.h"
#include "app/orrery-application.h"
#include "app/orrery-window.h"
#include "app/play/orrery-play-room-private.h"
#include "games/roll/assist/drafts/orrery-assignment.h"
#include "games/roll/board/orrery-roll-board-private.h"

typedef struct
{
  OrreryWindow *window;
  OrreryPlayRoom *room;
  GameRng rng;
  guint asked[ROLL_N_QUESTIONS]; /* how often each question was answered */
} Driver;

/* Call it first in main: games are saved in a temporary folder, which is deleted at the end. */
void               driver_set_up     (int *argc, char ***argv);
OrreryApplication *driver_app        (void);
void               driver_tear_down  (void);

/* Without a size the window exists but is not shown. */
Driver *driver_new  (int width, int height);
void    driver_free (Driver *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Driver, driver_free)

/* Sets whether anything is animated. */
void driver_set_motion (gboolean on);

/* Runs the main loop until nothing is left to do, or until `done` returns TRUE. */
void     driver_settle (Driver *self);
/* Two frames: one for layout, and one for changes that it caused. */
void     driver_draw (Driver *self);
gboolean driver_wait   (Driver *self, gboolean (*done) (Driver *));
/* A person is asked, or must take the screen, or the game is over. */
gboolean driver_is_stopped (Driver *self);

/* A game with these kinds ("person", "simple" …), ended by NULL. */
OrreryRecord *driver_begin    (guint64 seed, guint options, const char *const *kinds);
/* A game from a position in JSON. The seats are people, or as in `kinds`. */
OrreryRecord *driver_position (const char *json, const char *const *kinds);
void          driver_play     (Driver *self, OrreryRecord *record);
/* Opens a file and waits for its game. FALSE: a dialog says why there is none. */
gboolean      driver_open     (Driver *self, GFile *file);
/* The dialog that is shown; NULL: none. */
GtkWidget    *driver_find_dialog (void);

/* The current decision: an assignment or ticks; NULL: something else. */
OrreryAssignment *driver_draft (Driver *self);
OrreryDecision   *driver_picks (Driver *self);

/* As if the key was pressed without any particular focus. */
gboolean driver_key (Driver *self, guint keyval);

/* Presses the button of that answer, wherever it is offered. */
void driver_press (Driver *self, GameAnswer answer);

/* Answers the current question; a computer player or chance decides. */
void driver_answer (Driver *self);
/* Plays until the game is over. */
void driver_finish (Driver *self);

/* All visible or accessible text in a widget and its visible children. */
char *driver_read (GtkWidget *widget);
/* The same for the whole window, visible or not, with what was last announced. */
char *driver_read_all (Driver *self);
/* How many games the start page lists; -1: it is still reading them. */
int driver_count_games (Driver *self, gboolean finished);
/* The first visible button with that label; NULL: none. */
GtkWidget *driver_find_button (GtkWidget *widget, const char *label);
