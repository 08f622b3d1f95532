/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A roll and its assignment, typed in one line behind the screen: one face after the other, in the order of
 * the colors on the page. The number of dice per color is known, so you do not type colors.
 *
 *   eedh     faces e d s p h
 *   3e       a number repeats a die
 *   hS h-s   a capital letter, or one after a dash, says where the die goes; X is Dictate
 *   we       w is a wild face; the letter after it says where it goes, and ? that this is decided later
 *   d* hS*   the die selects the phase
 *   ?        a die that is not entered yet
 *
 * For a computer player you type only faces, and w alone is a wild one. */
#pragma once

#include "games/roll/assist/lines/orrery-rolled.h"

typedef enum
{
  ORRERY_ROLLED_RIGHT,
  ORRERY_ROLLED_MISSING,  /* some dice are not entered */
  ORRERY_ROLLED_UNCLEAR,
  ORRERY_ROLLED_NO_FACE,  /* dice of `colour` do not have this face */
  ORRERY_ROLLED_TOO_MANY, /* more than there are of `colour` */
  ORRERY_ROLLED_ALL       /* there is no die left that could show it */
} OrreryRolledProblem;

typedef struct
{
  OrreryRevealed revealed; /* ROLL_NO_PHASE as the column of a wild die: it is not decided yet */
  OrreryRolled rolled;
  guint8 colour;         /* of the problem, or of the die that comes next; ROLL_NO_COLOUR: none */
  gboolean is_assigned;  /* it says where some dice go */
  gboolean is_open;      /* the column of a wild die is not decided yet */
  OrreryRolledProblem problem;
  guint bad;             /* byte of the problem */
} OrreryRolledLine;

/* At the start of a round. `only_faces`: a computer player's. */
void     orrery_rolled_line_read  (OrreryRolledLine *self, const char *text, const RollState *state,
                                   guint seat, gboolean only_faces);
/* In the shortest form; newly allocated. */
char    *orrery_rolled_line_write (const OrreryRolledLine *self, const RollState *state, guint seat,
                                   gboolean only_faces) G_GNUC_WARN_UNUSED_RESULT;

/* Adds or removes one die of a face; FALSE if that is not possible. */
gboolean orrery_rolled_line_add   (OrreryRolledLine *self, const RollState *state, guint seat,
                                   guint colour, guint side);
gboolean orrery_rolled_line_drop  (OrreryRolledLine *self, guint colour, guint side);

/* TRUE if the line includes the whole assignment. */
gboolean orrery_rolled_line_is_whole (const OrreryRolledLine *self, const RollState *state,
                                      guint seat);
/* A message about an error or a missing entry, newly allocated. */
char    *orrery_rolled_line_tell  (const OrreryRolledLine *self, const char *text,
                                   const RollState *state, guint seat, const char *name);
