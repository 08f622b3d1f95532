/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Dice as people type them at a table.
 *
 * Colors are w r p c b g y, columns and sides e d s p h (ship), x is Dictate. Spaces and commas are ignored.
 * A number before a die repeats it.
 *   totals     5w 2r p       how many of each color
 *   rolled     3e 2d w       sides of one color; w or * is wild
 *   revealed   we 2rs* gp/w  color, then column; * selects; / and the side it shows, if it is in another
 *                            column than that side's */
#pragma once

#include "games/roll/rules/roll.h"

#include <glib.h>

enum
{
  ORRERY_LINE_DICTATE = ROLL_N_PHASES, /* as a column */
  ORRERY_LINE_MAX_DICE = 64
};

/* One die that was entered. */
typedef struct
{
  guint8 colour;
  guint8 column; /* or ORRERY_LINE_DICTATE */
  guint8 side;   /* what it shows; ROLL_NO_PHASE: not said */
  gboolean selects;
} OrreryEntered;

typedef struct
{
  guint n;
  OrreryEntered dice[ORRERY_LINE_MAX_DICE];
  gboolean whole; /* the last die is complete */
  int colour;     /* the color of an incomplete die, or -1 */
  guint bad;      /* byte of the first mistake; G_MAXUINT: none */
} OrreryRevealed;

/* FALSE if something is impossible; `bad` gets its byte. */
gboolean orrery_dice_line_totals (const char *text, guint8 totals[ROLL_N_COLOURS], guint *bad);
/* A message about a mistake in the totals; NULL if there is none. */
char       *orrery_dice_line_tell_wrong (const char *text) G_GNUC_WARN_UNUSED_RESULT;
/* How to type totals. */
const char *orrery_dice_line_get_help   (void);
gboolean orrery_dice_line_rolled (const char *text, guint colour, guint8 sides[ROLL_N_SIDES],
                                  guint *bad);
/* Never fails: reads everything up to the first mistake. */
void orrery_dice_line_revealed (const char *text, OrreryRevealed *out);

/* The same dice in the shortest form; newly allocated. */
char *orrery_dice_line_write (const OrreryRevealed *revealed) G_GNUC_WARN_UNUSED_RESULT;
char *orrery_dice_line_write_totals (const guint8 totals[ROLL_N_COLOURS]) G_GNUC_WARN_UNUSED_RESULT;

/* How many dice from this one on are entered alike. */
guint orrery_revealed_count_equal (const OrreryRevealed *self, guint i);
/* Dice by color, and the one that selects; -1: none. */
void orrery_revealed_count (const OrreryRevealed *self, guint counts[ROLL_N_COLOURS]);
int orrery_revealed_selector (const OrreryRevealed *self);

char orrery_dice_line_colour_key (guint colour);
char orrery_dice_line_column_key (guint column);
