/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRevealPage: what was revealed (or rolled). First the selected phases, then a row and a line per player with
 * the dice in phases that happen; typed, or tapped: a die, then its column. Instead of the phases, every die can be
 * entered with its column and its side (F8); what can have moved it is then worked out as you type.
 *
 * Keys: Enter goes to the next player who lacks something, or on when nobody does; in the line, Tab goes to the next
 * player; F2 to the player with an odd column, F3 keeps it.
 *
 * Signals:
 *   changed (): a line has changed
 *   resolve (): everything is entered; orrery_reveal_page_list_answers says what to answer
 *   rolled (guint seat): the player rather enters what was rolled (F4)
 *   recall (guint seat): the player recalls dice after all */
#pragma once

#include <gtk/gtk.h>

#include "games/roll/assist/orrery-reveal-lines.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_REVEAL_PAGE (orrery_reveal_page_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRevealPage, orrery_reveal_page, ORRERY, REVEAL_PAGE, GtkWidget)

GtkWidget *orrery_reveal_page_new (void);

/* The start of a round; lines are empty unless it is the same round of the same game as before. */
void orrery_reveal_page_set_state (OrreryRevealPage *self, const RollState *state, const char *const *names,
                                   gboolean same_game);
const char *orrery_reveal_page_get_line (OrreryRevealPage *self, guint seat);
void orrery_reveal_page_set_line (OrreryRevealPage *self, guint seat, const char *line);
/* A phase that a player has selected, or (with the number of seats) the spare die shows; ROLL_NO_PHASE: not said. */
void orrery_reveal_page_select (OrreryRevealPage *self, guint seat, guint phase);
/* All entries, and whether the line of a player has only dice in phases that happen. */
const OrreryRevealLines *orrery_reveal_page_get_lines (OrreryRevealPage *self);
gboolean orrery_reveal_page_is_brief (OrreryRevealPage *self, guint seat);
/* Sets whether the player could have recalled dice at the end of the previous round. */
void orrery_reveal_page_set_can_recall (OrreryRevealPage *self, guint seat, gboolean can);
/* A player who has entered roll and assignment elsewhere: ready, and nothing of it is shown. An
 * assignment of NULL: what is revealed is entered here. */
void orrery_reveal_page_set_own (OrreryRevealPage *self, guint seat, const OrreryOwnAnswers *own);
/* Players (a mask) who enter it elsewhere: they are not asked for here. */
void orrery_reveal_page_set_away (OrreryRevealPage *self, guint away);
/* Public for tests. */
void orrery_reveal_page_go_to (OrreryRevealPage *self, guint seat);
/* The same as dropping a die on a cell; `what` as orrery_reveal_row_drag has it. For tests. */
void orrery_reveal_page_drop (OrreryRevealPage *self, guint seat, guint column, guint what);
/* Narrow: less around the pieces, no list of keys. */
void orrery_reveal_page_set_compact (OrreryRevealPage *self, gboolean compact);
GArray *orrery_reveal_page_list_answers (OrreryRevealPage *self) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
