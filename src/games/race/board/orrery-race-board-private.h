/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the files of the board share:
 *   orrery-race-board.c      the widget, its layout, and what it shows
 *   orrery-race-board-ask.c  what can be chosen on it, and what was
 *   orrery-race-board-deeds.c  what the others did last
 *   orrery-race-board-fly.c  pieces on their way */
#pragma once

#include "games/race/board/orrery-race-board.h"

G_BEGIN_DECLS

/* What a seat did last. */
typedef struct
{
  guint kind;      /* RaceEvent */
  guint phase;     /* counted as they come */
  guint place;     /* of the game when it was shown first; 0: it has not been */
  GameEvent event; /* of what was placed */
  int goods, chips, cards;
} RaceDeed;

struct _OrreryRaceBoard
{
  OrreryBoard parent_instance;

  gboolean has_state;
  RaceState state; /* as the viewer may see it */
  int front;
  guint layout;    /* how it was laid out last */
  int room;        /* height that it shares with the question */
  double user_zoom;
  double zoom;     /* of the cards */
  gboolean large;  /* on a phone: the hand is shown in large cards */

  OrreryDecision *decision; /* NULL if nothing is asked */
  GameAnswer answers[GAME_MAX_ANSWERS];
  gsize n_answers;

  RaceDeed deeds[RACE_MAX_SEATS];
  guint deed_phase;
  guint deed_place; /* of the game, as it was shown last */

  GtkWidget *box;
  GtkWidget *players_box;
  GtkWidget *players[RACE_MAX_SEATS];
  GtkWidget *phases;
  GtkWidget *tableau;
  GtkWidget *hand_box;
  GtkWidget *hand_head; /* a wide board tells the number of cards beside the tableau's name */
  GtkWidget *hand_title;
  GtkWidget *hand_size;
  GtkWidget *hand;
};

/* board */
gboolean race_board_is_wide  (OrreryRaceBoard  *self);

/* ask */
void race_board_init_ask     (OrreryRaceBoard  *self);
/* Marks the pieces for what is offered. */
void race_board_mark         (OrreryRaceBoard  *self);
void race_board_set_decision (OrreryBoard      *board,
                              OrreryDecision   *decision,
                              gboolean          is_new);
void race_board_set_answers  (OrreryBoard      *board,
                              const GameAnswer *answers,
                              gsize             n);
void race_board_get_question (OrreryBoard      *board,
                              OrreryDecision   *decision,
                              const char       *name,
                              OrreryQuestion   *question);

/* deeds */
void  race_board_note         (OrreryBoard      *board,
                               const GameEvents *events);
/* Tells where in the game the board is: what comes later has not happened yet. */
void  race_board_place_deeds  (OrreryRaceBoard  *self);
/* Empty: nothing yet. */
char *race_board_tell_deed    (OrreryRaceBoard  *self,
                               guint             seat) G_GNUC_WARN_UNUSED_RESULT;

/* fly */
void race_board_fly          (OrreryBoard      *board,
                              OrreryFlight     *flight,
                              const GameEvents *events);

G_END_DECLS
