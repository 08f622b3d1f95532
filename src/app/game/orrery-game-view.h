/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryGameView: a game in progress: its board, question, log, hints and replay. Both rooms show their game
 * in it.
 *
 * The room decides who is looking and who is asked: it sets the seats and the decision. The view composes the
 * decision and gives its answers to the session.
 *
 * Properties, notified: live (FALSE while a moment of the past is looked at), can-answer,
 * can-hint, can-put-back, can-undo, can-redo, can-replay, can-analyse, has-game, is-playing, is-over.
 *
 * Signals:
 *   give (GArray *answers of GameAnswer) → gboolean: a decision is made. TRUE: it has been handled;
 *     otherwise the session is given the answers
 *   asked (): the decision has changed
 *   branch (guint point): continue the game from there as a new one */
#pragma once

#include <adwaita.h>

#include "assist/orrery-decision.h"
#include "assist/orrery-session.h"
#include "widgets/game/orrery-board.h"
#include "widgets/question/orrery-coach.h"
#include "widgets/question/orrery-question-bar.h"

#define ORRERY_TYPE_GAME_VIEW (orrery_game_view_get_type ())
G_DECLARE_FINAL_TYPE (OrreryGameView, orrery_game_view, ORRERY, GAME_VIEW, GtkWidget)

/* All commands of the view. Use the prefix "game"; a room adds its own commands. */
GActionMap     *orrery_game_view_get_actions  (OrreryGameView *self);

/* The game that is shown; NULL: none. */
void            orrery_game_view_set_session  (OrreryGameView *self, OrrerySession *session);
/* The file next to which its analysis is saved; NULL: nowhere. */
void            orrery_game_view_set_file     (OrreryGameView *self, GFile *file);

/* The seat in front, and the one that is looking: GAME_NOBODY sees what is public. */
void            orrery_game_view_set_seats    (OrreryGameView *self, int front, int viewer);
int             orrery_game_view_get_front    (OrreryGameView *self);
int             orrery_game_view_get_viewer   (OrreryGameView *self);
/* By seat, NULL at the end. */
const char *const *orrery_game_view_get_names (OrreryGameView *self);
/* Who may read the log: the only person, GAME_NOBODY for all of it if only computers play, or GAME_MAX_SEATS
 * for the public part. */
int             orrery_game_view_get_reader   (OrreryGameView *self);

/* Asks for the session's current decision, with the answers given so far. */
void            orrery_game_view_ask          (OrreryGameView *self);
/* Asks for any other, or for none. */
void            orrery_game_view_set_decision (OrreryGameView *self, OrreryDecision *decision);
OrreryDecision *orrery_game_view_get_decision (OrreryGameView *self);
/* Asks what luck brought; whoever calls this adds where people enter it to the bar. */
void            orrery_game_view_ask_luck     (OrreryGameView *self, GdkPaintable *picture,
                                               const char *question);
/* Changes the decision, or makes it; FALSE if that isn't possible. */
gboolean        orrery_game_view_answer       (OrreryGameView *self, GameAnswer answer);

/* Shows a moment of the past, or the game as it is now. */
void            orrery_game_view_replay       (OrreryGameView *self, guint point);
void            orrery_game_view_stop_replay  (OrreryGameView *self);
gboolean        orrery_game_view_get_live     (OrreryGameView *self);

void            orrery_game_view_analyse      (OrreryGameView *self);
/* Shows the log again, whatever else was next to the board. */
void            orrery_game_view_show_log     (OrreryGameView *self);

/* Sets whether the game stops at pages that everybody should see, until somebody continues. */
void            orrery_game_view_set_moments  (OrreryGameView *self, gboolean has_moments);

/* Shows passing news above the board, where they do not cover the question, and has them read aloud. */
void            orrery_game_view_tell         (OrreryGameView *self, const char *text);

/* Highlights on the board what a lesson talks about, and scrolls to it; NULL: nothing. */
void            orrery_game_view_point_out    (OrreryGameView *self, const char *const *what);
OrreryCoach    *orrery_game_view_get_coach    (OrreryGameView *self);

/* Shown instead of the board and the question, unless the past is looked at; NULL: nothing. */
void            orrery_game_view_set_page     (OrreryGameView *self, GtkWidget *page);
GtkWidget      *orrery_game_view_get_page     (OrreryGameView *self);
/* Next to the board, with the log; and above the question. */
void            orrery_game_view_set_aside    (OrreryGameView *self, GtkWidget *aside);
void            orrery_game_view_set_above    (OrreryGameView *self, GtkWidget *above);
/* The room offers the answers itself, so the bar shows only the question. */
void            orrery_game_view_drop_offers  (OrreryGameView *self);
/* While there is no decision, the room can ask its own questions here. */
OrreryQuestionBar *orrery_game_view_get_bar   (OrreryGameView *self);
