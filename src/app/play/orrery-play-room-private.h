/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of the room:
 *   orrery-play-room.c          the widget and its pages
 *   orrery-play-room-game.c     the game that it plays, from its beginning to its end
 *   orrery-play-room-lesson.c   the lesson
 *   orrery-play-room-actions.c  commands */
#pragma once

#include <adwaita.h>

#include "app/game/orrery-game-view.h"
#include "app/keep/orrery-keep-banner.h"
#include "app/phones/orrery-guests.h"
#include "app/play/orrery-game-over.h"
#include "app/play/orrery-hand-over.h"
#include "app/play/orrery-lesson-pane.h"
#include "app/play/orrery-play-room.h"
#include "app/play/orrery-start-page.h"
#include "assist/orrery-lesson.h"

struct _OrreryPlayRoom
{
  GtkWidget parent_instance;

  GSettings *settings;
  const OrreryGame *game; /* the chosen game */

  OrrerySession *session; /* may belong to another game, and then waits until that is chosen again */
  OrreryKeeper *keeper;  /* NULL: the game is not saved */
  gboolean counted;      /* its end is in the history */
  gboolean watched;      /* only viewed: never counted */
  gboolean waiting;      /* source: until the person takes the screen */
  gboolean is_stopped;   /* until the window is shown again */
  OrreryGuests *guests;  /* who plays on a phone */
  guint awaited;         /* mask of seats that decide on phones; 0: the current question is answered here */
  OrreryLesson *lesson;  /* NULL: an ordinary game */
  guint lesson_step;     /* shown, or being moved to */
  int challenge;         /* -1: the scripted game */

  AdwToastOverlay *toasts;
  OrreryKeepBanner *keep_banner;
  AdwFlap *lesson_flap;
  OrreryLessonPane *lesson_pane;
  GtkStack *stack;
  OrreryStartPage *start_page;
  OrreryGameView *view;
  OrreryHandOver *hand_over;
  OrreryGameOver *game_over;
  GtkWidget *header_start;
  GtkWidget *header_end;
  GtkWidget *game_buttons;
  GtkWidget *lesson_buttons;
  GtkWidget *chapters_button;
};

/* game */
void play_room_forget_game    (OrreryPlayRoom *self);
void play_room_choose         (OrreryPlayRoom *self, const OrreryGame *game);
/* TRUE if a game can be played with the current choices. */
gboolean play_room_has_game   (OrreryPlayRoom *self);
/* Plays a new game. Asks first if the last one is not saved. */
void play_room_begin          (OrreryPlayRoom *self, OrreryRecord *record);
void play_room_take_screen    (OrreryPlayRoom *self);
/* A phone has connected or left: ask again. */
void play_room_ask_again      (OrreryPlayRoom *self);
void play_room_show_awaited   (OrreryPlayRoom *self);
/* Takes `lesson`; NULL: an ordinary game. */
void play_room_start          (OrreryPlayRoom *self, OrreryRecord *record, OrreryLesson *lesson);
void play_room_branch         (OrreryPlayRoom *self, guint point);

/* lesson */
void play_room_go_to_step     (OrreryPlayRoom *self, guint step);
void play_room_try            (OrreryPlayRoom *self, guint challenge);
void play_room_step_on        (OrreryPlayRoom *self);
void play_room_step_back      (OrreryPlayRoom *self);
/* Before a game of the lesson is run. */
void play_room_begin_lesson   (OrreryPlayRoom *self);
void play_room_forget_lesson  (OrreryPlayRoom *self);
/* Called after undo or redo. */
void play_room_follow_lesson  (OrreryPlayRoom *self);
/* Explains the lesson while the game is paused. TRUE if nothing should be asked. */
gboolean play_room_explain    (OrreryPlayRoom *self);
/* Checks a decision. TRUE: the lesson asks for another one. */
gboolean play_room_check      (OrreryPlayRoom *self, GArray *answers);
void play_room_fold_lesson    (OrreryPlayRoom *self, int width);

/* actions */
void play_room_add_actions    (OrreryPlayRoom *self);

/* room */
void play_room_show_page      (OrreryPlayRoom *self);
void play_room_toast          (OrreryPlayRoom *self, const char *text);
