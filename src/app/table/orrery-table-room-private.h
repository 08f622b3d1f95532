/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of the room:
 *   orrery-table-room.c          the widget and its pages
 *   orrery-table-room-actions.c  commands, and the header that offers them
 *   orrery-table-room-game.c     the game that is followed: start, saving, undo, messages
 *   orrery-table-room-ask.c      who is asked what, including rolls and draws
 *   orrery-table-room-secret.c   handing over the screen, and moves of computer players
 *   orrery-table-room-turns.c    who else can answer, and unused powers
 *   orrery-table-room-optional.c optional questions, and suggestions
 *   orrery-table-room-together.c choices that all players make at the same time
 *   orrery-table-room-phones.c   players who use their own phones
 *   orrery-table-room-over.c     after the game
 *   orrery-table-room-start.c    the start page */
#pragma once

#include <adwaita.h>

#include "app/game/orrery-game-view.h"
#include "app/keep/orrery-game-list.h"
#include "app/keep/orrery-keep-banner.h"
#include "app/keep/orrery-tell.h"
#include "app/phones/orrery-guests.h"
#include "app/play/orrery-game-over.h"
#include "app/play/orrery-hand-over.h"
#include "app/table/orrery-moves.h"
#include "app/table/orrery-score-page.h"
#include "app/table/orrery-table-room.h"
#include "app/table/orrery-tick-lines.h"
#include "assist/orrery-ahead.h"
#include "assist/orrery-ledger.h"
#include "assist/orrery-thought.h"

struct _OrreryTableRoom
{
  GtkWidget parent_instance;

  const OrreryTableUi *ui;
  GActionMap *actions;  /* the view's, with the room's own */
  GAction *undo;        /* the view's, without those that are disabled here */

  OrrerySession *session;
  OrreryKeeper *keeper; /* NULL: no game is followed */
  gboolean counted;     /* its end is in the history */
  guint depth;          /* of the book */
  gboolean asked;       /* waiting for people, or the game is over */
  guint alone;          /* source: gives an answer that nobody is asked for */
  gboolean stuck;       /* the last answer could not be saved: answer nothing automatically */
  guint save;           /* source: saves lines that are not on disk yet */

  guint computers;      /* mask of seats */
  gboolean secret;      /* the screen is handed over if something is secret */
  gboolean compact;     /* the window is narrow */
  int viewer;           /* the seat that has the screen to itself; -1: everybody */
  int waiting;          /* the seat that the screen is handed to; -1: none */
  OrreryThought *thought; /* about a suggestion; NULL: none */

  OrreryGuests *guests; /* who plays on a phone */
  guint awaited;        /* mask of seats that the room is waiting for */

  OrreryAhead *ahead;   /* turns that are answered in advance */
  GArray *held;         /* answers that end a turn, held until people confirm; NULL: none */
  GArray *missed;       /* of OrreryMissed: their unused powers */

  guint wanted;         /* mask of seats that want to be asked about optional steps */
  gboolean is_optional; /* the one asked now */
  GPtrArray *bundles;   /* of OrreryBundle: answers that are given together; NULL: none are asked for */
  GArray *tail;         /* answers after a reopened one, to be repeated; NULL: none */
  guint together;       /* the point at which all lines were accepted; G_MAXUINT: somewhere else by now */
  guint lines_round;    /* the round of the lines below */
  char *lines[GAME_MAX_SEATS]; /* that were accepted; NULL: none */

  AdwToastOverlay *toasts;
  OrreryKeepBanner *keep_banner;
  GtkStack *stack;
  OrreryGameList *start_list;
  GtkWidget *score;            /* where a finished game is counted up: the game’s own page, or */
  OrreryScorePage *score_page; /* this one; NULL: the game has its own */
  OrreryTableSetup *setup_page;
  OrreryGameView *view;
  OrreryRoundEntry *round; /* NULL: no round is entered as a whole */
  OrreryHandOver *hand_over;
  GtkWidget *hand_over_other;
  OrreryMoves *moves;   /* what to do for computer players */
  OrreryGameOver *game_over;
  GtkWidget *others;    /* who else can answer */
  GtkWidget *tv;        /* weak: the table for people across the room; NULL: not shown */
  GtkWidget *header_start;
  GtkWidget *header_end;
};

/* room */
void table_room_toast       (OrreryTableRoom *self, const char *text);
void table_room_warn        (OrreryTableRoom *self, const GError *error);
void table_room_show_page   (OrreryTableRoom *self, const char *name);

/* actions */
void table_room_add_actions    (OrreryTableRoom *self);
void table_room_update_actions (OrreryTableRoom *self);
void table_room_build_headers  (OrreryTableRoom *self);

/* game */
void table_room_follow      (OrreryTableRoom *self, OrreryRecord *record, GFile *kept);
void table_room_go_on_with (OrreryTableRoom *self, OrreryRecord *record);
void table_room_leave       (OrreryTableRoom *self);
/* Answers the current question, or one ahead. */
void table_room_give        (OrreryTableRoom *self, const GameAnswer *answers, gsize n);
/* The answer to a question that does not have to be asked; FALSE if people are asked. */
gboolean table_room_answers_alone (OrreryTableRoom *self, const void *state, GameAnswer *answer);
void table_room_undo        (OrreryTableRoom *self);
void table_room_save_lines  (OrreryTableRoom *self);
void table_room_queue_save  (OrreryTableRoom *self);
/* The saved entries, and the name under which new ones are saved. */
GKeyFile *table_room_read_lines (OrreryTableRoom *self);
char *table_room_dup_group  (OrreryTableRoom *self);

/* ask */
/* Whether a round begins that is entered as a whole, and whether the question belongs to one. */
gboolean table_room_is_round_due (OrreryTableRoom *self, const void *state);
gboolean table_room_is_in_round  (OrreryTableRoom *self, const void *state);
GtkWidget *table_room_build_round (OrreryTableRoom *self);
void table_room_asked       (OrreryTableRoom *self);
/* Answers together, or one by one after all. */
void table_room_give_bundle (OrreryTableRoom *self, guint i);
/* Asks again, no matter who has the screen now. */
void table_room_go_on       (OrreryTableRoom *self);
void table_room_forget_round (OrreryTableRoom *self);
/* Shows the board without a question. */
void table_room_show_board  (OrreryTableRoom *self, int front);
void table_room_not_said    (OrreryTableRoom *self);
/* A decision was made in the view; FALSE: the session gets the answers. */
gboolean table_room_take    (OrreryTableRoom *self, GArray *answers);
/* Adds to what the view offers at the start of a round. */
void table_room_offer_more  (OrreryTableRoom *self);
void table_room_suggest     (OrreryTableRoom *self);

/* secret */
GtkWidget *table_room_build_hand_over (OrreryTableRoom *self);
void     table_room_hand_over   (OrreryTableRoom *self, int seat, const char *what,
                                 const char *other);
gboolean table_room_needs_screen (OrreryTableRoom *self, const void *state);
void     table_room_tell        (OrreryTableRoom *self, guint seat, const char *text,
                                 GtkWidget *picture);
void     table_room_load_moves  (OrreryTableRoom *self);
/* What the last answer makes the computer player `seat` do. */
void     table_room_tell_answer (OrreryTableRoom *self, guint seat, const GameEvents *events);

/* turns */
const void *table_room_state (OrreryTableRoom *self);
void table_room_answer_ahead   (OrreryTableRoom *self, int seat);
void table_room_answer_next    (OrreryTableRoom *self);
void table_room_show_others    (OrreryTableRoom *self);
gboolean table_room_give_ahead (OrreryTableRoom *self, const GameAnswer *answers, gsize n);
gboolean table_room_give_kept  (OrreryTableRoom *self);
gboolean table_room_hold       (OrreryTableRoom *self, const GameAnswer *answers, gsize n);
void table_room_drop_held      (OrreryTableRoom *self);
void table_room_go_on_without  (OrreryTableRoom *self, gboolean never);
void table_room_use_it         (OrreryTableRoom *self);

/* phones */
void table_room_build_guests (OrreryTableRoom *self, GtkBox *box);
void table_room_invite       (OrreryTableRoom *self);
/* From now on, everybody that the room is waiting for decides here. */
void table_room_answer_here  (OrreryTableRoom *self);
/* Sends the current question to phones; TRUE: it is answered there, and the room waits. */
gboolean table_room_ask_phones  (OrreryTableRoom *self, const void *state);
gboolean table_room_await_round (OrreryTableRoom *self);
/* A mask of the seats that have decided what is still secret, and the same for the TV. */
guint table_room_list_ready      (OrreryTableRoom *self);
void table_room_show_ready       (OrreryTableRoom *self);

/* over */
void table_room_rematch          (OrreryTableRoom *self);
void table_room_sit_down         (OrreryTableRoom *self);
void table_room_branch           (OrreryTableRoom *self, guint point);

/* optional */
void table_room_want        (OrreryTableRoom *self);
void table_room_reopen      (OrreryTableRoom *self, guint point);
gboolean table_room_give_tail (OrreryTableRoom *self);
void table_room_offer_optional (OrreryTableRoom *self);
void table_room_suggest_ticks (OrreryTableRoom *self, OrreryDecision *decision);

/* together */
/* Shows a line for every player who is asked the same now; FALSE: this is asked one by one. */
gboolean table_room_ask_together (OrreryTableRoom *self, const void *state);
void table_room_join_together    (OrreryTableRoom *self);
/* For tests: the page; NULL: it is not shown. */
OrreryTickLines *table_room_get_together (OrreryTableRoom *self);

/* start */
GtkWidget *table_room_build_start (OrreryTableRoom *self);
void table_room_list_tables       (OrreryTableRoom *self);
