/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the room share:
 *   orrery-table-room.c          the widget and its pages
 *   orrery-table-room-game.c     the game that is followed: begun, kept, undone, told
 *   orrery-table-room-round.c    the start of a round that is entered as a whole
 *   orrery-table-room-secret.c   the screen between people, and what a computer player says
 *   orrery-table-room-ask.c      questions, and answers by click, drag and key
 *   orrery-table-room-turns.c    who else can answer, and what was not used
 *   orrery-table-room-side.c     beside the table: what lies where, the log
 *   orrery-table-room-advice.c   hints and analysis
 *   orrery-table-room-over.c     after the game
 *   orrery-table-room-start.c    the start page */
#pragma once

#include <adwaita.h>

#include "app/game/orrery-play-log.h"
#include "app/keep/orrery-game-list.h"
#include "app/keep/orrery-keep-banner.h"
#include "app/keep/orrery-tell.h"
#include "app/advice/orrery-hint.h"
#include "assist/orrery-ledger.h"
#include "assist/orrery-thought.h"
#include "assist/orrery-ticks.h"
#include "games/roll/assist/orrery-assignment.h"
#include "app/play/orrery-game-over.h"
#include "app/play/orrery-hand-over.h"
#include "assist/orrery-ahead.h"
#include "app/table/orrery-score-page.h"
#include "app/table/orrery-table-room.h"
#include "widgets/game/orrery-board.h"
#include "widgets/log/orrery-log-view.h"
#include "widgets/question/orrery-choice-row.h"
#include "widgets/question/orrery-question-bar.h"

G_BEGIN_DECLS

/* What a hint was asked about, and by whom. */
typedef struct
{
  guint point;
  int seat;
  int viewer;
  gboolean draft;
} OrreryHintAbout;

struct _OrreryTableRoom
{
  GtkWidget parent_instance;

  GSimpleActionGroup *actions;
  const OrreryTableUi *ui;

  OrrerySession *session;
  OrreryKeeper *keeper;  /* NULL: no game is followed */
  char *names[GAME_MAX_SEATS + 1];
  gboolean counted;     /* its end is in the history */
  guint depth;          /* of the book */
  int front;            /* the seat in front */
  gboolean asked;       /* people are waited for, or the game is over */
  guint alone;          /* source: an answer that nobody is asked for */
  gboolean stuck;       /* the last answer could not be kept: nothing is answered by itself */
  guint save;           /* source: lines that are not on the disk yet */

  guint computers;      /* mask of seats */
  gboolean secret;      /* the screen is passed where something is secret */
  int viewer;           /* the seat that has the screen for itself; -1: the table */
  int waiting;          /* the seat that the screen is passed to; -1: none */

  OrreryAssignment *draft; /* that a player makes at the start of a round; NULL: none */
  OrreryThought *thought; /* about a suggestion; NULL: none */

  OrreryAhead *ahead;   /* turns that are answered before they come */
  GArray *held;         /* answers that close a turn, until people say so; NULL: none */
  GArray *missed;       /* of OrreryMissed: what they have not used */

  OrreryDecision *picks;
  OrreryChoiceRow *row; /* borrowed from the bar; NULL: none */
  OrreryPlayLog *story;

  AdwToastOverlay *toasts;
  OrreryKeepBanner *keep_banner;
  GtkStack *stack;
  OrreryGameList *start_list;
  OrreryScorePage *score_page;
  OrreryTableSetup *setup_page;
  OrreryRoundEntry *round;
  OrreryHandOver *hand_over;
  GtkWidget *hand_over_other;
  GtkWidget *told;      /* what to do for computer players */
  GtkWidget *told_text;
  OrreryGameOver *game_over;
  AdwFlap *flap;
  GtkStack *middle;     /* "round" or "table" */
  OrreryBoard *board;
  OrreryQuestionBar *bar;
  GtkWidget *others;    /* who else can answer */
  AdwBin *overview;     /* of what lies where */
  OrreryLogView *log;
  GtkWidget *hint_card; /* shown while there is a hint */
  OrreryHint *hint;
  OrreryHintAbout hint_about;
  GtkWidget *header_start;
  GtkWidget *header_end;
};

/* room */
void table_room_toast       (OrreryTableRoom *self,
                             const char      *text);
void table_room_warn           (OrreryTableRoom *self,
                                const GError    *error);
void table_room_show_page   (OrreryTableRoom *self,
                             const char      *name);

/* game */
/* Where the game is kept; NULL if it is not. */
GFile *table_room_get_kept  (OrreryTableRoom *self);
void table_room_follow      (OrreryTableRoom *self,
                             OrreryRecord    *record,
                             GFile           *kept);
void table_room_leave       (OrreryTableRoom *self);
gboolean table_room_count   (OrreryTableRoom   *self,
                             OrreryRecord      *record,
                             OrreryOutcomeKind  kind,
                             GFile             *kept);
void table_room_refresh     (OrreryTableRoom *self);
void table_room_asked       (OrreryTableRoom *self);
void table_room_give        (OrreryTableRoom  *self,
                             const GameAnswer *answers,
                             gsize             n);
/* What nobody has to be asked for; FALSE if people are asked. */
gboolean table_room_answers_alone (OrreryTableRoom *self,
                                   const void      *state,
                                   GameAnswer      *answer);
void table_room_undo        (OrreryTableRoom *self);
void table_room_redo        (OrreryTableRoom *self);
void table_room_update_actions (OrreryTableRoom *self);
void table_room_save_lines  (OrreryTableRoom *self);
void table_room_queue_save  (OrreryTableRoom *self);
/* What was kept of it, and under which name what is entered now. */
GKeyFile *table_room_read_lines (OrreryTableRoom *self);
char *table_room_dup_group  (OrreryTableRoom *self);
void table_room_go_on       (OrreryTableRoom *self);

/* round */
GtkWidget *table_room_build_round (OrreryTableRoom *self);
void table_room_ask_round     (OrreryTableRoom *self);
void table_room_go_on_round   (OrreryTableRoom *self);
void table_room_ask_draft     (OrreryTableRoom *self);
void table_room_suggest       (OrreryTableRoom *self);
void table_room_stop_thinking (OrreryTableRoom *self);
void table_room_draft_ready   (OrreryTableRoom *self);
void table_room_draft_back    (OrreryTableRoom *self);
gboolean table_room_answer_draft (OrreryTableRoom *self,
                                  GameAnswer       answer);
void table_room_connect_strip (OrreryTableRoom *self);

/* secret */
GtkWidget *table_room_build_hand_over (OrreryTableRoom *self);
GtkWidget *table_room_build_told      (OrreryTableRoom *self);
void     table_room_hand_over   (OrreryTableRoom *self,
                                 int              seat,
                                 const char      *what,
                                 const char      *other);
gboolean table_room_needs_screen (OrreryTableRoom *self,
                                  const void      *state);
void     table_room_tell        (OrreryTableRoom *self,
                                 guint            seat,
                                 const char      *text);

/* ask */
void table_room_begin_question (OrreryTableRoom *self);
void table_room_end_question   (OrreryTableRoom *self);
gboolean table_room_answer     (OrreryTableRoom *self,
                                GameAnswer       answer);
void table_room_several        (OrreryTableRoom *self,
                                GArray          *answers,
                                GtkWidget       *at);
void table_room_do             (OrreryTableRoom *self,
                                const char      *name);
void table_room_not_said       (OrreryTableRoom *self);
gboolean table_room_handle_key (OrreryTableRoom *self,
                                guint            keyval,
                                GdkModifierType  modifiers);

/* turns */
const void *table_room_state (OrreryTableRoom *self);
void table_room_answer_ahead   (OrreryTableRoom *self,
                                int              seat);
void table_room_answer_next    (OrreryTableRoom *self);
void table_room_show_others    (OrreryTableRoom *self);
gboolean table_room_give_ahead (OrreryTableRoom  *self,
                                const GameAnswer *answers,
                                gsize             n);
gboolean table_room_give_kept  (OrreryTableRoom *self);
gboolean table_room_hold       (OrreryTableRoom  *self,
                                const GameAnswer *answers,
                                gsize             n);
void table_room_drop_held      (OrreryTableRoom *self);
gboolean table_room_do_held    (OrreryTableRoom *self,
                                const char      *name);

/* side */
GtkWidget *table_room_build_side (OrreryTableRoom *self);
void table_room_show_side        (OrreryTableRoom *self);

/* advice */
GtkWidget *table_room_build_hint (OrreryTableRoom *self);
gboolean table_room_can_hint     (OrreryTableRoom *self);
void     table_room_hint         (OrreryTableRoom *self);
void     table_room_check_hint   (OrreryTableRoom *self);
void     table_room_analyse      (OrreryTableRoom *self);

/* over */
void table_room_add_over_actions    (OrreryTableRoom *self);
void table_room_update_over_actions (OrreryTableRoom *self);

/* start */
GtkWidget *table_room_build_start (OrreryTableRoom *self);
void table_room_list_tables       (OrreryTableRoom *self);

G_END_DECLS
