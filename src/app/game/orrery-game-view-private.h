/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of the view:
 *   orrery-game-view.c          the widget, and what it shows
 *   orrery-game-view-ask.c      a decision, by click, drag and key
 *   orrery-game-view-actions.c  commands
 *   orrery-game-view-advice.c   hints and analysis
 *   orrery-game-view-look.c     moments of the past */
#pragma once

#include "app/advice/orrery-analysis-page.h"
#include "app/advice/orrery-hint.h"
#include "app/game/orrery-game-view.h"
#include "app/game/orrery-play-log.h"
#include "app/game/orrery-replay-bar.h"
#include "widgets/game/orrery-game-ui.h"
#include "widgets/log/orrery-log-view.h"
#include "widgets/question/orrery-choice-row.h"

G_BEGIN_DECLS

struct _OrreryGameView
{
  GtkWidget parent_instance;

  GSettings *settings;
  GSimpleActionGroup *actions;

  OrrerySession *session;
  GFile *file;
  char *names[GAME_MAX_SEATS + 1];
  const OrreryGameUi *ui; /* of the game that is shown */
  OrreryPlayLog *story;
  OrreryDecision *decision;

  guint conditions;      /* mask of properties that are TRUE */

  int front;
  int viewer;
  guint looking;         /* the point looked at; G_MAXUINT: the game as it stands */
  guint seen_round;      /* what was rolled in it has been seen rolling */
  guint refresh;         /* source */
  guint ask_again;       /* source */
  guint scroll;          /* frames until what the question is about is scrolled to */
  guint status;          /* source: says what the others do, if it takes long */
  gboolean is_telling;   /* the bar says it already */
  char *happened;        /* what another player did last, as markup; NULL: nothing since a person did something */
  int happened_seat;
  guint rest;            /* source: does what is left, where nothing of it matters */
  gboolean is_resting;   /* a person has asked for that, */
  int rest_seat;         /* at this seat */

  OrreryChoiceRow *row;  /* borrowed from the bar; NULL: none */
  gboolean narrow_row;   /* how it was built */

  AdwFlap *flap;
  AdwBin *page_bin;
  GtkWidget *game_box;
  AdwBin *above_bin;
  GtkWidget *aside;
  AdwBin *aside_bin;
  GtkWidget *scrolled;
  GtkViewport *viewport;
  OrreryFlight *flight;
  OrreryBoard *board;
  OrreryCoach *coach;
  OrreryQuestionBar *bar;
  OrreryLogView *log;
  OrreryReplayBar *replay;
  GtkRevealer *past;
  GtkLabel *past_label;
  GtkStack *pane;        /* "log", "entry", "hint" or "analysis" */
  AdwBin *entry_bin;
  OrreryHint *hint;      /* weak; NULL before it is asked for */
  OrreryAnalysisPage *analysis; /* the same */
};

/* view */
/* The state on show, of which the viewer sees a part. */
void     game_view_get_state   (OrreryGameView *self,
                                GameState      *state);
void     game_view_show        (OrreryGameView *self);
/* Works out the properties, and notifies those that have changed. */
void     game_view_notify      (OrreryGameView *self);
gboolean game_view_can_answer  (OrreryGameView *self);
gboolean game_view_is_over     (OrreryGameView *self);
OrreryRecord *game_view_get_record (OrreryGameView *self);

/* ask */
void     game_view_fill_bar    (OrreryGameView *self);
void     game_view_say         (OrreryGameView *self,
                                const char     *text);
void     game_view_compact     (OrreryGameView *self);
void     game_view_several     (OrreryGameView *self,
                                GArray         *answers,
                                GtkWidget      *at);
/* Begins the decision anew, with these answers. */
void     game_view_lay_out     (OrreryGameView *self,
                                GArray         *answers);
void     game_view_give        (OrreryGameView *self,
                                GArray         *answers);
void     game_view_done        (OrreryGameView *self);
/* Answers this question and those that follow, as long as it does not matter how. */
void     game_view_do_rest     (OrreryGameView *self);

/* actions */
void     game_view_add_actions (OrreryGameView *self);

/* advice */
void     game_view_hint        (OrreryGameView *self);
void     game_view_forget_hint (OrreryGameView *self);
/* The same of the analysis: it was of another game. */
void     game_view_forget_advice (OrreryGameView *self);
gboolean game_view_can_analyse (OrreryGameView *self);

/* look */
void     game_view_end_looking (OrreryGameView *self);
void     game_view_step        (OrreryGameView *self,
                                int             steps,
                                gboolean        rounds);

G_END_DECLS
