/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRevealRow: one player's revealed dice, with one cell per column and one for Dictate.
 *
 * Signals: column (guint seat, guint column): a cell was tapped
 *          die (guint seat, guint i): a die was tapped
 *          recall (guint seat): the player recalls dice after all
 *          dropped (guint seat, guint column, guint what): a die was dropped on a cell; `what` is as
 *            orrery_reveal_row_drag has it */
#pragma once

#include <adwaita.h>

#include "games/roll/assist/orrery-explain.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_REVEAL_ROW (orrery_reveal_row_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRevealRow, orrery_reveal_row, ORRERY, REVEAL_ROW, AdwBin)

GtkWidget *orrery_reveal_row_new (void);

/* `explained` is NULL if something is missing; `now`: this player's line is being typed. */
void       orrery_reveal_row_set (OrreryRevealRow       *self,
                                  int                    seat,
                                  const char            *name,
                                  const OrreryRevealed  *revealed,
                                  const OrreryMissing   *missing,
                                  const OrreryExplained *explained,
                                  gboolean               now);
/* Makes it possible to drag a widget to a cell: a die of a row (its seat and number), or one that is not
 * entered yet (ORRERY_DRAG_NEW and its color). */
enum
{
  ORRERY_DRAG_NEW = 0xff
};
#define ORRERY_DRAG(seat, i) ((seat) << 8 | (i))
void       orrery_reveal_row_drag (GtkWidget *widget,
                                   guint      what,
                                   guint      colour,
                                   guint      side);
/* Columns only for phases that happen (a mask; 0: all), one for dice that return to the cup, and below each
 * what its dice do. Call it before setting the dice. */
void       orrery_reveal_row_set_phases (OrreryRevealRow   *self,
                                         guint              phases);
void       orrery_reveal_row_set_words  (OrreryRevealRow   *self,
                                         guint              phase,
                                         const char        *words);
/* Shows what was typed; NULL: this is not a line of a round. Call it after setting the dice. */
void       orrery_reveal_row_set_line   (OrreryRevealRow   *self,
                                         const char        *line);
/* Shows an error next to the name. Call it after setting the dice. */
void       orrery_reveal_row_set_problem (OrreryRevealRow  *self,
                                          const char       *problem);
/* Shows the player's VP, credits and tiles under construction. */
void       orrery_reveal_row_set_seat   (OrreryRevealRow   *self,
                                         const RollState   *state,
                                         guint              seat);
/* Sets whether dice can still be recalled at the end of the previous round. */
void       orrery_reveal_row_set_can_recall (OrreryRevealRow *self,
                                             gboolean         can);
/* Shows a key with Ctrl on that button, which works too. */
void       orrery_reveal_row_set_recall_key (OrreryRevealRow *self,
                                             guint            keyval);
/* A cell is narrower than a word: what the dice do is said below them, and the pictures of the tiles are smaller. */
void       orrery_reveal_row_set_compact (OrreryRevealRow  *self,
                                          gboolean          compact);
/* The player is ready; the positions of the dice are secret. */
void       orrery_reveal_row_set_own (OrreryRevealRow *self,
                                      gboolean         own);

G_END_DECLS
