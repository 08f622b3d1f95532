/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of the view:
 *   orrery-game-view.c          the widget, and what it shows
 *   orrery-game-view-session.c  the game that is shown, and what its session says
 *   orrery-game-view-layout.c   how the board, the question and the log share the room
 *   orrery-game-view-ask.c      a decision, by click, drag and key
 *   orrery-game-view-actions.c  commands
 *   orrery-game-view-advice.c   hints and analysis
 *   orrery-game-view-replay.c   moments of the past
 *   orrery-game-view-moment.c   what everybody should see before the game goes on */
#pragma once

#include "app/advice/orrery-analysis-page.h"
#include "app/advice/orrery-hint.h"
#include "app/game/orrery-game-view.h"
#include "app/game/orrery-play-log.h"
#include "app/game/orrery-replay-bar.h"
#include "widgets/game/orrery-game-ui.h"
#include "widgets/log/orrery-log-view.h"
#include "widgets/question/orrery-choice-row.h"

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
  OrreryMoment moment;   /* if no page is set: none, or it is shown already */
  gboolean has_moments;  /* the room wants them */

  guint conditions;      /* mask of properties that are TRUE */

  int front;
  int viewer;
  guint replayed;        /* the point that is shown; G_MAXUINT: the game as it is now */
  guint seen_round;      /* its roll has already been animated */
  guint refresh;         /* source */
  guint ask_again;       /* source */
  guint share_pane;      /* source */
  guint scroll;          /* frames until the view scrolls to the part that the question is about */
  double scrolled_from;  /* where it was scrolled to when the question was asked */
  guint status;          /* source: says what the others are doing if it takes long */
  gboolean is_telling;   /* the bar says it already */
  char *happened;        /* what another player did last, as markup; NULL: nothing since a person did something */
  int happened_seat;
  guint news_end;        /* source: the news has been on screen long enough */
  guint rest;            /* source: answers the rest if nothing of it matters */
  gboolean is_resting;   /* a person has asked for that, */
  int rest_seat;         /* at this seat */

  OrreryChoiceRow *row;  /* borrowed from the bar; NULL: none */
  double row_zoom;       /* how it was built; 0: narrow */
  OrreryDensity density; /* of the board */
  gboolean asks_luck;    /* people say what luck brought */
  int room_width;        /* when the board was last laid out */
  int room_height;

  AdwFlap *flap;
  AdwBin *page_bin;
  GtkWidget *game_box;
  AdwBin *above_bin;
  GtkWidget *aside;
  AdwBin *aside_bin;
  GtkWidget *card_toggle; /* visible if the board has a close-up */
  GtkWidget *scrolled;
  GtkViewport *viewport;
  GtkScrolledWindow *moment_window; /* visible while one is shown */
  OrreryFlight *flight;
  OrreryBoard *board;
  OrreryCoach *coach;
  OrreryQuestionBar *bar;
  OrreryLogView *log;
  OrreryReplayBar *replay;
  GtkRevealer *past;
  GtkLabel *past_label;
  GtkRevealer *news;
  GtkLabel *news_label;
  GtkStack *pane;        /* "log", "entry", "hint" or "analysis" */
  AdwBin *entry_bin;
  OrreryHint *hint;      /* weak; NULL before it is asked for */
  OrreryAnalysisPage *analysis; /* weak, too */
};

/* view */
/* The state that is shown, of which the viewer sees a part. */
void     game_view_get_state   (OrreryGameView *self, GameState *state);
void     game_view_show        (OrreryGameView *self);
/* Works out the properties, and notifies those that have changed. */
void     game_view_notify      (OrreryGameView *self);
gboolean game_view_can_answer  (OrreryGameView *self);
gboolean game_view_is_over     (OrreryGameView *self);
OrreryRecord *game_view_get_record (OrreryGameView *self);
void game_view_show_players (OrreryGameView *self);

/* session */
/* Another game has another board. */
void     game_view_use         (OrreryGameView *self, const OrreryGame *game);
void     game_view_forget      (OrreryGameView *self);
/* While computer players act; game_view_go_on continues. */
void     game_view_pause       (OrreryGameView *self);

/* layout */
/* The log covers the table on demand instead of being beside it. */
void     game_view_fold_log    (OrreryGameView *self, gboolean fold);
/* Above the log; NULL: the board's close-up, if it has one. */
void     game_view_set_aside   (OrreryGameView *self, GtkWidget *aside);
void     game_view_update_room (OrreryGameView *self, int height);
void     game_view_set_density (OrreryGameView *self, OrreryDensity density);
/* Keeps the part that the question is about in view. */
void     game_view_scroll_to_part (OrreryGameView *self);
/* Another zoom was chosen. */
void     game_view_zoom        (OrreryGameView *self);
void     game_view_measure     (GtkWidget *widget, GtkOrientation orientation, int for_size,
                                int *minimum, int *natural, int *minimum_baseline,
                                int *natural_baseline);
void     game_view_size_allocate (GtkWidget *widget, int width, int height, int baseline);

/* ask */
void     game_view_fill_bar    (OrreryGameView *self);
void     game_view_say         (OrreryGameView *self, const char *text);
/* The board as a question of this kind leaves it room, before measuring whether it is enough. */
void     game_view_compact     (OrreryGameView *self);
/* Rebuilds the row if its size should have changed. */
void     game_view_fit_row     (OrreryGameView *self);
/* The same as orrery_game_view_tell(), in a color that nobody overlooks. */
void     game_view_warn        (OrreryGameView *self, const char *text);
void     game_view_several     (OrreryGameView *self, GArray *answers, GtkWidget *at);
/* Restarts the decision with these answers. */
void     game_view_lay_out     (OrreryGameView *self, GArray *answers);
void     game_view_give        (OrreryGameView *self, GArray *answers);
void     game_view_done        (OrreryGameView *self);
/* Answers this question and those that follow, as long as it does not matter how. */
void     game_view_do_rest     (OrreryGameView *self);

/* actions */
void     game_view_add_actions (OrreryGameView *self);

/* advice */
void     game_view_hint        (OrreryGameView *self);
/* Shows the log instead of a hint or an entry. FALSE: there is none. */
gboolean game_view_close_pane  (OrreryGameView *self);
void     game_view_uncover_board (OrreryGameView *self);
void     game_view_forget_hint (OrreryGameView *self);
/* Drops the analysis as well: it was of another game. */
void     game_view_forget_advice (OrreryGameView *self);
gboolean game_view_can_analyse (OrreryGameView *self);

/* moment */
/* After an answer: the last moment is over, and these events may bring another one. */
void     game_view_find_moment (OrreryGameView *self, const GameEvents *events);
/* Shows a moment that was found, and pauses the game. TRUE if one is shown now. */
gboolean game_view_show_moment (OrreryGameView *self);
/* TRUE if one is shown. */
gboolean game_view_has_moment  (OrreryGameView *self);
void     game_view_end_moment  (OrreryGameView *self);
/* The moment or the pause is over; the game continues. */
void     game_view_go_on       (OrreryGameView *self);
void     game_view_show_moment_again (OrreryGameView *self);

/* replay */
void     game_view_end_replay (OrreryGameView *self);
void     game_view_step        (OrreryGameView *self, int steps, gboolean rounds);
