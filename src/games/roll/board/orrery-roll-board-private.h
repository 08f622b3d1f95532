/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/roll/board/orrery-roll-board.h"
#include "games/roll/words/orrery-deeds.h"

typedef enum
{
  ORRERY_BOARD_WIDE,   /* the strip next to the construction */
  ORRERY_BOARD_MEDIUM, /* the strip next to construction and tableau; the other seats small */
  ORRERY_BOARD_NARROW, /* everything small, from 360 px */
} OrreryBoardLayout;

struct _OrreryRollBoard
{
  OrreryBoard parent_instance;

  OrreryBoardLayout layout;
  OrreryDensity dense;
  int room;         /* height in px for the board and the question; 0: not known yet */
  double user_zoom;
  double zoom;      /* of the parts of the seat in front */
  double line_zoom; /* of the bar and of its line */
  double card_zoom; /* of the other seats */
  int front;
  guint n_seats;
  gboolean told_last; /* that this round is the last one */
  OrreryDeeds deeds;

  GtkWidget *cards[ROLL_MAX_SEATS];
  GtkWidget *middle;
  GtkWidget *line;
  GtkWidget *strip;
  GtkWidget *construction;
  GtkWidget *tableau;

  OrreryDecision *decision; /* the current question; NULL: none */
  guint8 chosen_colour;     /* the die in hand while assigning; ROLL_NO_COLOUR: none */
  guint8 chosen_place;
};

/* Where the parts are, and how large. */
void orrery_roll_board_measure       (GtkWidget *widget, GtkOrientation orientation, int for_size,
                                      int *minimum, int *natural, int *minimum_baseline,
                                      int *natural_baseline);
void orrery_roll_board_size_allocate (GtkWidget *widget, int width, int height, int baseline);
void orrery_roll_board_set_room      (OrreryBoard *board, int height, double zoom);
void orrery_roll_board_set_dense     (OrreryBoard *board, OrreryDensity dense);
/* Shows the cards of the other seats if there is room for them. */
void orrery_roll_board_show_seats    (OrreryRollBoard *self);
void orrery_roll_board_draw_cards    (OrreryRollBoard *self, gboolean on);

void orrery_roll_board_init_ask     (OrreryRollBoard *self);
void orrery_roll_board_set_decision (OrreryBoard *board, OrreryDecision *decision, gboolean is_new);
void orrery_roll_board_get_question (OrreryBoard *board, OrreryDecision *decision, const char *name,
                                     OrreryQuestion *question);
gboolean orrery_roll_board_use      (OrreryRollBoard *self, GameAnswer answer);

void orrery_roll_board_fly      (OrreryBoard *board, OrreryFlight *flight, const GameEvents *events);

GtkWidget *orrery_roll_board_find (OrreryBoard *board, const char *word);

gboolean orrery_roll_board_get_moment (OrreryBoard *board, OrreryRecord *record,
                                       const GameEvents *events, OrreryMoment *moment);
