/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was revealed in a round, a line a player: as it is typed, what has been understood of it,
 * and what is still missing or odd. */
#pragma once

#include "games/roll/assist/orrery-explain.h"

G_BEGIN_DECLS

typedef struct
{
  RollState state; /* at the start of the round */
  char *names[ROLL_MAX_SEATS + 1];
  char *lines[ROLL_MAX_SEATS];
  OrreryRevealed revealed[ROLL_MAX_SEATS];
  OrreryMissing missing[ROLL_MAX_SEATS];
  OrreryExplained explained[ROLL_MAX_SEATS];
  gboolean whole[ROLL_MAX_SEATS];
  gboolean kept[ROLL_MAX_SEATS]; /* "it happened, keep it" */
  OrreryOwnAnswers own[ROLL_MAX_SEATS];
} OrreryRevealLines;

void     orrery_reveal_lines_init         (OrreryRevealLines      *self);
void     orrery_reveal_lines_clear        (OrreryRevealLines      *self);

/* Lines are empty unless it is the same round as before; returns whether it is. */
gboolean orrery_reveal_lines_begin        (OrreryRevealLines      *self,
                                           const RollState        *state,
                                           const char *const      *names);
void     orrery_reveal_lines_set          (OrreryRevealLines      *self,
                                           guint                   seat,
                                           const char             *line);
/* A player who has entered roll and assignment elsewhere. */
void     orrery_reveal_lines_set_own      (OrreryRevealLines      *self,
                                           guint                   seat,
                                           const OrreryOwnAnswers *own);
gboolean orrery_reveal_lines_is_own       (OrreryRevealLines      *self,
                                           guint                   seat);

/* Seats, or -1: who has an odd column that is not kept, and who after `seat` lacks something. */
int      orrery_reveal_lines_find_odd     (OrreryRevealLines      *self);
int      orrery_reveal_lines_find_lacking (OrreryRevealLines      *self,
                                           guint                   seat);

/* In words, newly allocated. */
char    *orrery_reveal_lines_tell_missing (OrreryRevealLines      *self,
                                           guint                   seat);
char    *orrery_reveal_lines_tell_odd     (OrreryRevealLines      *self,
                                           guint                   seat);

/* Lines with one thing changed, newly allocated. NULL: that cannot be done. */
char    *orrery_reveal_lines_add          (OrreryRevealLines      *self,
                                           guint                   seat,
                                           guint                   colour,
                                           guint                   column);
char    *orrery_reveal_lines_move         (OrreryRevealLines      *self,
                                           guint                   seat,
                                           guint                   die,
                                           guint                   column);
/* The die selects, or does no more. */
char    *orrery_reveal_lines_select       (OrreryRevealLines      *self,
                                           guint                   seat,
                                           guint                   die);
char    *orrery_reveal_lines_take_last    (OrreryRevealLines      *self,
                                           guint                   seat);

G_END_DECLS
