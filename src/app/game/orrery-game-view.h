/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryGameView: a game in progress: its board, what is asked, its log, hints, and the way through its
 * past. Both rooms show their game in it.
 *
 * The room says who looks, and who is asked: it sets the seats and the decision. The view composes the
 * decision and gives its answers to the session.
 *
 * Properties, notified: live (FALSE while a moment of the past is looked at), can-answer,
 * can-hint, can-put-back, can-undo, can-redo, can-replay, can-analyse, has-game, is-playing, is-over.
 *
 * Signals:
 *   give (GArray *answers of GameAnswer) → gboolean: a decision is made. TRUE: it is taken care of;
 *     otherwise the session is given the answers
 *   asked (): what is being decided has changed, or something else is
 *   branch (guint point): the game is to be played on from there */
#pragma once

#include <adwaita.h>

#include "assist/orrery-decision.h"
#include "assist/orrery-session.h"
#include "widgets/game/orrery-board.h"
#include "widgets/question/orrery-coach.h"
#include "widgets/question/orrery-question-bar.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_GAME_VIEW (orrery_game_view_get_type ())
G_DECLARE_FINAL_TYPE (OrreryGameView, orrery_game_view, ORRERY, GAME_VIEW, GtkWidget)

/* All that can be done here. Shown under the prefix "game"; a room adds its own commands. */
GActionMap     *orrery_game_view_get_actions  (OrreryGameView *self);

/* The game that is shown; NULL: none. */
void            orrery_game_view_set_session  (OrreryGameView *self,
                                               OrrerySession  *session);
/* Beside which file its analysis is kept; NULL: nowhere. */
void            orrery_game_view_set_file     (OrreryGameView *self,
                                               GFile          *file);

/* The seat in front, and the one that is looking: GAME_NOBODY sees what everybody may see. */
void            orrery_game_view_set_seats    (OrreryGameView *self,
                                               int             front,
                                               int             viewer);
int             orrery_game_view_get_front    (OrreryGameView *self);
int             orrery_game_view_get_viewer   (OrreryGameView *self);
/* By seat, NULL at the end. */
const char *const *orrery_game_view_get_names (OrreryGameView *self);
/* Who may read the log: the only person, GAME_NOBODY for all of it where computers play alone, or
 * GAME_MAX_SEATS for what everybody may. */
int             orrery_game_view_get_reader   (OrreryGameView *self);

/* Asks for the session's current decision, with what has been answered of it so far. */
void            orrery_game_view_ask          (OrreryGameView *self);
/* Asks for any other, or for none. */
void            orrery_game_view_set_decision (OrreryGameView *self,
                                               OrreryDecision *decision);
OrreryDecision *orrery_game_view_get_decision (OrreryGameView *self);
/* Changes the decision, or makes it; FALSE if that is not possible. */
gboolean        orrery_game_view_answer       (OrreryGameView *self,
                                               GameAnswer      answer);

/* Shows a moment of the past, or the game as it is now. */
void            orrery_game_view_look         (OrreryGameView *self,
                                               guint           point);
void            orrery_game_view_stop_looking (OrreryGameView *self);
gboolean        orrery_game_view_get_live     (OrreryGameView *self);

void            orrery_game_view_analyse      (OrreryGameView *self);
/* The log again, whatever else was beside the board. */
void            orrery_game_view_show_log     (OrreryGameView *self);

/* Sets whether the game stops at pages that everybody should see, until somebody continues. */
void            orrery_game_view_set_moments  (OrreryGameView *self,
                                               gboolean        has_moments);

/* Rings what a lesson speaks of on the board, and brings it into view; NULL: nothing. */
void            orrery_game_view_point_out    (OrreryGameView    *self,
                                               const char *const *what);
OrreryCoach    *orrery_game_view_get_coach    (OrreryGameView *self);

/* Shown instead of the board and the question, unless the past is looked at; NULL: nothing. */
void            orrery_game_view_set_page     (OrreryGameView *self,
                                               GtkWidget      *page);
/* Beside the board, with the log; and above the question. */
void            orrery_game_view_set_aside    (OrreryGameView *self,
                                               GtkWidget      *aside);
void            orrery_game_view_set_above    (OrreryGameView *self,
                                               GtkWidget      *above);
/* The room offers the answers of the decision in another way: the bar has the question alone. */
void            orrery_game_view_drop_offers  (OrreryGameView *self);
/* While there is no decision, the room asks here for what it likes. */
OrreryQuestionBar *orrery_game_view_get_bar   (OrreryGameView *self);

G_END_DECLS
