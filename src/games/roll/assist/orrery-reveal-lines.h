/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What was revealed in a round, one line per player: as it is typed, what has been understood of it,
 * and what is still missing or odd.
 *
 * Once it is known which phases were selected, a line says only what happens in them (orrery-round-line.h). Before
 * that it has every die with its column, and its side if that is to be checked (orrery-dice-line.h). */
#pragma once

#include "games/roll/assist/orrery-explain.h"
#include "games/roll/assist/orrery-round-line.h"

G_BEGIN_DECLS

typedef struct
{
  RollState state; /* at the start of the round */
  char *names[ROLL_MAX_SEATS + 1];
  guint8 selected[ROLL_MAX_SEATS + 1]; /* phases; ROLL_NO_PHASE: not said. After the last seat, the spare die's */
  char *lines[ROLL_MAX_SEATS];
  OrreryRoundLine rounds[ROLL_MAX_SEATS]; /* while it is brief */
  OrreryRevealed revealed[ROLL_MAX_SEATS];
  OrreryMissing missing[ROLL_MAX_SEATS];
  OrreryExplained explained[ROLL_MAX_SEATS];
  gboolean whole[ROLL_MAX_SEATS];
  gboolean kept[ROLL_MAX_SEATS]; /* "it happened, keep it" */
  OrreryOwnAnswers own[ROLL_MAX_SEATS];
} OrreryRevealLines;

void     orrery_reveal_lines_init         (OrreryRevealLines      *self);
void     orrery_reveal_lines_clear        (OrreryRevealLines      *self);

/* Lines are empty unless it is the same round as before; returns whether it is. `same_game`: the caller knows that it
 * is the same game, which the state alone cannot say. */
gboolean orrery_reveal_lines_begin        (OrreryRevealLines      *self,
                                           const RollState        *state,
                                           const char *const      *names,
                                           gboolean                same_game);
void     orrery_reveal_lines_set          (OrreryRevealLines      *self,
                                           guint                   seat,
                                           const char             *line);
/* A player who has entered roll and assignment elsewhere. */
void     orrery_reveal_lines_set_own      (OrreryRevealLines      *self,
                                           guint                   seat,
                                           const OrreryOwnAnswers *own);
gboolean orrery_reveal_lines_is_own       (OrreryRevealLines      *self,
                                           guint                   seat);

/* A phase that a seat has selected, or the spare die (`seat` is their number) of two players shows. */
void     orrery_reveal_lines_set_selected (OrreryRevealLines      *self,
                                           guint                   seat,
                                           guint                   phase);
guint    orrery_reveal_lines_get_selected (OrreryRevealLines      *self,
                                           guint                   seat);
/* The first of which it is not known; -1: none. */
int      orrery_reveal_lines_find_unselected (OrreryRevealLines   *self);
/* All are known: a mask of the phases that happen; 0: not all. */
guint    orrery_reveal_lines_get_phases   (OrreryRevealLines      *self);
/* TRUE if a line is to be read in that way. */
gboolean orrery_reveal_lines_is_brief     (OrreryRevealLines      *self);

/* Everything that was entered as answers; newly allocated. */
GArray  *orrery_reveal_lines_list_answers (OrreryRevealLines      *self) G_GNUC_WARN_UNUSED_RESULT;

/* Seats, or -1: who has an odd column that is not kept, and who after `seat` lacks something. */
int      orrery_reveal_lines_find_odd     (OrreryRevealLines      *self);
int      orrery_reveal_lines_find_lacking (OrreryRevealLines      *self,
                                           guint                   seat);

/* In words, newly allocated. */
char    *orrery_reveal_lines_tell_missing (OrreryRevealLines      *self,
                                           guint                   seat);
char    *orrery_reveal_lines_tell_odd     (OrreryRevealLines      *self,
                                           guint                   seat);
/* The same of any dice. */
char    *orrery_reveal_tell_odd           (const RollState        *state,
                                           guint                   seat,
                                           const OrreryRevealed   *revealed,
                                           const OrreryExplained  *explained,
                                           char *const            *names);

/* Lines with one thing changed, newly allocated. NULL if that is not possible. */
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
