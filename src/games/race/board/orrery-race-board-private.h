/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared by the files of the board:
 *   orrery-race-board.c      the widget, its layout, and what it shows
 *   orrery-race-board-ask.c  choices on the board
 *   orrery-race-board-deeds.c  what the others did last
 *   orrery-race-board-fly.c  moving pieces */
#pragma once

#include "games/race/board/orrery-race-board.h"

/* The last action of a seat. */
typedef struct
{
  guint kind;      /* RaceEvent */
  guint phase;     /* added up */
  guint place;     /* the point when it was first shown; 0: not yet */
  GameEvent event; /* of the placed card */
  int goods, chips, cards;
} RaceDeed;

struct _OrreryRaceBoard
{
  OrreryBoard parent_instance;

  gboolean has_state;
  RaceState state; /* the viewer's view */
  int front;
  guint layout;    /* the last layout */
  guint offer_again; /* source */
  int room;        /* height that it shares with the question */
  double user_zoom;
  double zoom;     /* of the cards */
  gboolean large;  /* on a phone: the hand shows large cards */

  OrreryDecision *decision; /* NULL if nothing is asked */
  GameAnswer answers[GAME_MAX_ANSWERS];
  gsize n_answers;
  guint64 ticked; /* places in the hand */

  RaceDeed deeds[RACE_MAX_SEATS];
  guint deed_phase;
  guint deed_place; /* the last point that was shown */
  struct { int chips, cards; } gains[RACE_N_DESIGNS]; /* of powers, in this phase */

  GtkWidget *box;
  GtkWidget *players_box;
  GtkWidget *players[RACE_MAX_SEATS];
  GtkWidget *phases;
  GtkWidget *tableau;
  GtkWidget *hand_box;
  GtkWidget *hand_head; /* a wide board shows the number of cards next to the tableau's name */
  GtkWidget *hand_title;
  GtkWidget *hand_size;
  GtkWidget *hand;
  GtkWidget *close_up; /* beside the board */
};

/* board */
gboolean race_board_is_wide  (OrreryRaceBoard  *self);

/* ask */
void race_board_init_ask     (OrreryRaceBoard  *self);
/* Marks the pieces of offered answers. */
void race_board_mark         (OrreryRaceBoard  *self);
void race_board_set_decision (OrreryBoard *board, OrreryDecision *decision, gboolean is_new);
void race_board_set_answers  (OrreryBoard *board, const GameAnswer *answers, gsize n);
void race_board_get_question (OrreryBoard *board, OrreryDecision *decision, const char *name,
                              OrreryQuestion *question);

/* deeds */
void  race_board_note         (OrreryBoard *board, const GameEvents *events);
/* Sets the current point of the game: later events have not happened yet. */
void  race_board_place_deeds  (OrreryRaceBoard  *self);
/* Empty: nothing yet. */
char *race_board_tell_deed    (OrreryRaceBoard *self, guint seat) G_GNUC_WARN_UNUSED_RESULT;

/* What a power gave when it was last used; NULL: nobody saw it. */
char *race_board_tell_gain    (OrreryRaceBoard *self, guint design) G_GNUC_WARN_UNUSED_RESULT;

/* fly */
void race_board_fly          (OrreryBoard *board, OrreryFlight *flight, const GameEvents *events);
