/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A roll and what a player does with it, as it is typed in one line behind the screen: one face after the other, in
 * the order of the colors on the page. How many dice there are of each is known, so that no color has to be typed.
 *
 *   eedh     faces e d s p h
 *   3e       a number repeats a die
 *   hS h-s   a capital letter, or one after a dash, says where the die goes; X is Dictate
 *   we       w is a wild face; the letter after it says where it goes, and ? that this is decided later
 *   d* hS*   the die selects the phase
 *   ?        a die that is not entered yet
 *
 * Of a computer player only faces are typed, and w alone is a wild one. */
#pragma once

#include "games/roll/assist/orrery-rolled.h"

G_BEGIN_DECLS

typedef enum
{
  ORRERY_ROLLED_RIGHT,
  ORRERY_ROLLED_MISSING,  /* not every die is entered */
  ORRERY_ROLLED_UNCLEAR,
  ORRERY_ROLLED_NO_FACE,  /* dice of `colour` do not have it */
  ORRERY_ROLLED_TOO_MANY, /* more than there are of `colour` */
  ORRERY_ROLLED_ALL       /* no die is left that this could be */
} OrreryRolledProblem;

typedef struct
{
  OrreryRevealed revealed; /* with ROLL_NO_PHASE as the column of a wild die that goes nowhere yet */
  OrreryRolled rolled;
  guint8 colour;         /* of the problem, or of the die that is typed next; ROLL_NO_COLOUR: none */
  gboolean is_assigned;  /* it says where some dice go */
  gboolean is_open;      /* a wild die goes nowhere yet */
  OrreryRolledProblem problem;
  guint bad;             /* byte of the problem */
} OrreryRolledLine;

/* At the start of a round. `only_faces`: a computer player's. */
void     orrery_rolled_line_read  (OrreryRolledLine       *self,
                                   const char             *text,
                                   const RollState        *state,
                                   guint                   seat,
                                   gboolean                only_faces);
/* As short as it can be typed; newly allocated. */
char    *orrery_rolled_line_write (const OrreryRolledLine *self,
                                   const RollState        *state,
                                   guint                   seat,
                                   gboolean                only_faces) G_GNUC_WARN_UNUSED_RESULT;

/* Adds or removes one die of a face; FALSE if that is not possible. */
gboolean orrery_rolled_line_add   (OrreryRolledLine       *self,
                                   const RollState        *state,
                                   guint                   seat,
                                   guint                   colour,
                                   guint                   side);
gboolean orrery_rolled_line_drop  (OrreryRolledLine       *self,
                                   guint                   colour,
                                   guint                   side);

/* TRUE if it says everything that the player does, so nothing is left to assign. */
gboolean orrery_rolled_line_is_whole (const OrreryRolledLine *self,
                                      const RollState        *state,
                                      guint                   seat);
/* A message about an error or a missing entry, newly allocated. */
char    *orrery_rolled_line_tell  (const OrreryRolledLine *self,
                                   const char             *text,
                                   const RollState        *state,
                                   guint                   seat,
                                   const char             *name);

G_END_DECLS
