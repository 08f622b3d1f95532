/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the room share:
 *   orrery-table-room.c          the widget and its pages
 *   orrery-table-room-game.c     the game that is followed: begun, kept, undone, told
 *   orrery-table-room-ask.c      questions, and answers by click, drag and key
 *   orrery-table-room-side.c     beside the table: the dice, what must not be forgotten, the log
 *   orrery-table-room-start.c    the start page */
#pragma once

#include <adwaita.h>

#include "app/history/orrery-ledger.h"
#include "app/orrery-picks.h"
#include "app/play/orrery-choice-row.h"
#include "app/play/orrery-game-over.h"
#include "app/play/orrery-play-board.h"
#include "app/play/orrery-play-log.h"
#include "app/table/orrery-reveal-page.h"
#include "app/table/orrery-score-page.h"
#include "app/table/orrery-setup-page.h"
#include "app/table/orrery-table-book.h"
#include "app/table/orrery-table-room.h"
#include "widgets/orrery-log-view.h"
#include "widgets/orrery-question-bar.h"

G_BEGIN_DECLS

struct _OrreryTableRoom
{
  GtkWidget parent_instance;

  GSimpleActionGroup *actions;

  OrrerySession *session;
  GFile *kept;
  char *names[ROLL_MAX_SEATS + 1];
  gboolean counted;     /* its end is in the history */
  OrreryDepth depth;
  int front;            /* the seat in front */
  gboolean asked;       /* people are waited for, or the game is over */
  guint alone;          /* source: an answer that nobody is asked for */
  guint save;           /* source: lines that are not on the disk yet */

  OrreryPicks *picks;
  OrreryChoiceRow *row; /* borrowed from the bar; NULL: none */
  OrreryPlayLog *story;

  AdwToastOverlay *toasts;
  GtkStack *stack;
  GtkWidget *start_list;
  OrreryScorePage *score_page;
  OrrerySetupPage *setup_page;
  OrreryRevealPage *reveal_page;
  OrreryGameOver *game_over;
  AdwFlap *flap;
  GtkStack *middle;     /* "reveal" or "table" */
  OrreryPlayBoard *board;
  OrreryQuestionBar *bar;
  GtkWidget *census;
  GtkWidget *reminders;
  OrreryLogView *log;
  GtkWidget *header_start;
  GtkWidget *header_end;
};

/* room */
void table_room_toast       (OrreryTableRoom *self,
                             const char      *text);
void table_room_show_page   (OrreryTableRoom *self,
                             const char      *name);

/* game */
void table_room_follow      (OrreryTableRoom *self,
                             OrreryRecord    *record,
                             GFile           *kept);
void table_room_leave       (OrreryTableRoom *self);
void table_room_count       (OrreryTableRoom   *self,
                             OrreryRecord      *record,
                             OrreryOutcomeKind  kind,
                             GFile             *kept);
void table_room_refresh     (OrreryTableRoom *self);
void table_room_asked       (OrreryTableRoom *self);
void table_room_give        (OrreryTableRoom  *self,
                             const GameAnswer *answers,
                             gsize             n);
void table_room_undo        (OrreryTableRoom *self);
void table_room_redo        (OrreryTableRoom *self);
void table_room_update_actions (OrreryTableRoom *self);
void table_room_save_lines  (OrreryTableRoom *self);
void table_room_queue_save  (OrreryTableRoom *self);

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
gboolean table_room_handle_key (OrreryTableRoom *self,
                                guint            keyval,
                                GdkModifierType  modifiers);

/* side */
GtkWidget *table_room_build_side (OrreryTableRoom *self);
void table_room_show_side        (OrreryTableRoom *self);

/* start */
GtkWidget *table_room_build_start (OrreryTableRoom *self);
void table_room_list_tables       (OrreryTableRoom *self);

G_END_DECLS
