/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "games/roll/board/orrery-roll-board.h"

G_BEGIN_DECLS

typedef enum
{
  ORRERY_BOARD_WIDE,   /* the strip beside the construction */
  ORRERY_BOARD_MEDIUM, /* below each other; the other seats small */
  ORRERY_BOARD_NARROW, /* everything small, from 360 px */
} OrreryBoardLayout;

struct _OrreryRollBoard
{
  OrreryBoard parent_instance;

  OrreryBoardLayout layout;
  gboolean dense;   /* beside a large question */
  int room;         /* px in height, for the board and the question; 0: not known yet */
  double user_zoom;
  double zoom;      /* of the parts */
  int front;
  guint n_seats;
  gboolean told_last; /* that this round is the last one */

  GtkWidget *cards[ROLL_MAX_SEATS];
  GtkWidget *middle;
  GtkWidget *line;
  GtkWidget *strip;
  GtkWidget *construction;
  GtkWidget *tableau;

  OrreryDecision *decision; /* what is asked for; NULL: nothing */
  guint8 chosen_colour;     /* the die in hand while assigning; ROLL_NO_COLOUR: none */
  guint8 chosen_place;

  OrreryFlight *flight; /* weak; lies over the board */
  GArray *leaving;      /* pieces about to fly */
  guint fly_in;         /* frames */
};

void orrery_roll_board_init_ask     (OrreryRollBoard *self);
void orrery_roll_board_set_decision (OrreryBoard     *board,
                                     OrreryDecision  *decision,
                                     gboolean         is_new);
void orrery_roll_board_get_question (OrreryBoard     *board,
                                     OrreryDecision  *decision,
                                     const char      *name,
                                     OrreryQuestion  *question);
gboolean orrery_roll_board_use      (OrreryRollBoard *self,
                                     GameAnswer       answer);

void orrery_roll_board_init_fly (OrreryRollBoard  *self);
void orrery_roll_board_fly      (OrreryBoard      *board,
                                 OrreryFlight     *flight,
                                 const GameEvents *events);

G_END_DECLS
