/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the room share:
 *   orrery-play-room.c          the widget and its pages
 *   orrery-play-room-game.c     the game that it plays, from its beginning to its end
 *   orrery-play-room-view.c     what is shown to whom
 *   orrery-play-room-ask.c      questions, and answers by click, drag and key
 *   orrery-play-room-assign.c   the same for an assignment
 *   orrery-play-room-actions.c  commands
 *   orrery-play-room-advice.c   hints and analysis
 *   orrery-play-room-look.c     moments of the past: log, replay */
#pragma once

#include <adwaita.h>

#include "app/advice/orrery-analysis-page.h"
#include "app/advice/orrery-hint.h"
#include "app/game/orrery-play-log.h"
#include "app/keep/orrery-keep-banner.h"
#include "games/roll/assist/orrery-lesson.h"
#include "widgets/question/orrery-coach.h"
#include "assist/orrery-ticks.h"
#include "games/roll/assist/orrery-assignment.h"
#include "games/roll/board/orrery-play-board.h"
#include "app/play/orrery-game-over.h"
#include "app/play/orrery-hand-over.h"
#include "app/play/orrery-play-room.h"
#include "app/play/orrery-replay-bar.h"
#include "app/play/orrery-start-page.h"
#include "widgets/log/orrery-log-view.h"
#include "widgets/question/orrery-choice-row.h"
#include "widgets/question/orrery-question-bar.h"

G_BEGIN_DECLS

struct _OrreryPlayRoom
{
  GtkWidget parent_instance;

  GSettings *settings;
  GSimpleActionGroup *actions;

  OrrerySession *session;
  OrreryKeeper *keeper;  /* NULL: nobody wants the game kept */
  GFile *beside;         /* of a game that is only looked back at: where its analysis is kept */
  char *names[ROLL_MAX_SEATS + 1];
  gboolean counted;      /* its end is in the history */
  gboolean watched;      /* only looked back at: never counted */

  int front;             /* the seat in front */
  int holder;            /* whose person has the screen; -1: nobody, only what all may see is shown */
  gboolean waiting;      /* for the person to take the screen */
  gboolean is_stopped;   /* until the window is shown again */
  guint looking;         /* the point looked at; G_MAXUINT: the game as it stands */
  guint tumbled;         /* the round whose dice have tumbled */
  guint refresh;         /* source */
  guint ask_again;       /* source */
  guint scroll;          /* frames until what the question is about is scrolled to */
  guint status;          /* source: says who thinks, if it takes long */

  OrreryLesson *lesson;  /* NULL: an ordinary game */
  OrreryAssignment *draft;
  guint8 chosen_colour;  /* the die in hand while assigning; ROLL_NO_COLOUR: none */
  guint8 chosen_place;
  OrreryDecision *picks;
  OrreryPlayLog *story;
  OrreryChoiceRow *row;  /* borrowed from the bar; NULL: none */
  gboolean narrow_row;   /* how it was built */

  AdwToastOverlay *toasts;
  OrreryKeepBanner *keep_banner;
  GtkStack *stack;
  OrreryStartPage *start_page;
  OrreryHandOver *hand_over;
  OrreryGameOver *game_over;
  AdwFlap *flap;
  GtkWidget *scrolled;
  OrreryFlight *flight;
  const OrreryGameUi *ui; /* of the game that is played */
  GtkViewport *viewport;
  OrreryBoard *board;
  OrreryCoach *coach;
  OrreryQuestionBar *bar;
  OrreryLogView *log;
  OrreryReplayBar *replay;
  GtkRevealer *past;
  GtkLabel *past_label;
  GtkStack *pane;        /* "log" or "entry" */
  AdwBin *entry_bin;
  OrreryHint *hint;      /* weak; NULL before it is asked for */
  OrreryAnalysisPage *analysis; /* the same */
  GtkWidget *header_start;
  GtkWidget *header_end;
};

/* view */
void play_room_refresh       (OrreryPlayRoom *self);
void play_room_queue_refresh (OrreryPlayRoom *self);
int  play_room_reader        (OrreryPlayRoom *self);
/* The state that is looked at, of which the viewer sees a part. */
void play_room_get_state     (OrreryPlayRoom *self,
                              RollState      *state);
void play_room_toast         (OrreryPlayRoom *self,
                              const char     *text);

/* ask */
void play_room_begin_question (OrreryPlayRoom *self);
void play_room_end_question   (OrreryPlayRoom *self);
void play_room_ask            (OrreryPlayRoom *self);
void play_room_give           (OrreryPlayRoom   *self,
                               const GameAnswer *answers,
                               gsize             n);
gboolean play_room_answer     (OrreryPlayRoom *self,
                               GameAnswer      answer);
void play_room_several        (OrreryPlayRoom *self,
                               GArray         *answers,
                               GtkWidget      *at);
void play_room_done           (OrreryPlayRoom *self);
void play_room_put_back       (OrreryPlayRoom *self);
void play_room_say_waiting    (OrreryPlayRoom *self);

/* assign */
void play_room_ask_draft      (OrreryPlayRoom *self);
void play_room_connect_strip  (OrreryPlayRoom *self);
void play_room_reveal         (OrreryPlayRoom *self);
gboolean play_room_answer_draft (OrreryPlayRoom *self,
                                 GameAnswer      answer);

/* advice */
gboolean play_room_can_hint   (OrreryPlayRoom *self);
void play_room_hint           (OrreryPlayRoom *self);
void play_room_forget_hint    (OrreryPlayRoom *self);
gboolean play_room_can_analyse (OrreryPlayRoom *self);
void play_room_analyse        (OrreryPlayRoom *self);

/* game */
void play_room_forget_game    (OrreryPlayRoom *self);
/* Where the game is kept; NULL if it is not. */
GFile *play_room_get_kept     (OrreryPlayRoom *self);
void play_room_take_screen    (OrreryPlayRoom *self);
void play_room_learn_on       (OrreryPlayRoom *self);
void play_room_explain        (OrreryPlayRoom *self);

/* look */
void play_room_look           (OrreryPlayRoom *self,
                               guint           point);
void play_room_look_no_more   (OrreryPlayRoom *self);
void play_room_step           (OrreryPlayRoom *self,
                               int             steps,
                               gboolean        rounds);

/* actions */
void play_room_add_actions    (OrreryPlayRoom *self);
void play_room_update_actions (OrreryPlayRoom *self);

/* room */
void play_room_use            (OrreryPlayRoom   *self,
                               const OrreryGame *game);
void play_room_show_page      (OrreryPlayRoom *self);

G_END_DECLS
