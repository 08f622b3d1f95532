/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRevealPage: the revealed (or rolled) dice. First the selected phases, then a row and a line per
 * player with the dice in phases that happen; type them, or tap a die and then its column. Instead of the
 * phases, you can enter every die with its column and side (F8); the page then finds out what moved it as you
 * type.
 *
 * Keys: Enter goes to the next incomplete player, or continues if everybody is complete; in the line, Tab
 * goes to the next player; F2 to the player with an odd column, F3 keeps it.
 *
 * Signals:
 *   changed (): a line has changed
 *   resolve (): everything is entered; orrery_reveal_page_list_answers has the answers
 *   rolled (guint seat): the player wants to enter the roll instead (F4)
 *   recall (guint seat): the player recalls dice after all */
#pragma once

#include <adwaita.h>

#include "games/roll/assist/lines/orrery-reveal-lines.h"

#define ORRERY_TYPE_REVEAL_PAGE (orrery_reveal_page_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRevealPage, orrery_reveal_page, ORRERY, REVEAL_PAGE, AdwBin)

GtkWidget *orrery_reveal_page_new (void);

/* The start of a round; lines are cleared unless it is the same round of the same game as before. */
void orrery_reveal_page_set_state (OrreryRevealPage *self, const RollState *state, const char *const *names,
                                   gboolean same_game);
const char *orrery_reveal_page_get_line (OrreryRevealPage *self, guint seat);
void orrery_reveal_page_set_line (OrreryRevealPage *self, guint seat, const char *line);
/* The phase that a player has selected, or (with the number of seats) that the spare die shows;
 * ROLL_NO_PHASE: unknown. */
void orrery_reveal_page_select (OrreryRevealPage *self, guint seat, guint phase);
/* All entries, and whether a player's line covers only phases that happen. */
const OrreryRevealLines *orrery_reveal_page_get_lines (OrreryRevealPage *self);
gboolean orrery_reveal_page_is_brief (OrreryRevealPage *self, guint seat);
/* Sets whether the player could have recalled dice at the end of the previous round. */
void orrery_reveal_page_set_can_recall (OrreryRevealPage *self, guint seat, gboolean can);
/* A player who has entered roll and assignment elsewhere: ready, and hidden here. An assignment of NULL: the
 * revealed dice are entered here. */
void orrery_reveal_page_set_own (OrreryRevealPage *self, guint seat, const OrreryOwnAnswers *own);
/* Players (a mask) who enter theirs elsewhere: they are not asked here. */
void orrery_reveal_page_set_away (OrreryRevealPage *self, guint away);
/* Public for tests. */
void orrery_reveal_page_go_to (OrreryRevealPage *self, guint seat);
/* Of the window, in px: without much room rows are compact. */
void orrery_reveal_page_set_width (OrreryRevealPage *self, int width);
GArray *orrery_reveal_page_list_answers (OrreryRevealPage *self) G_GNUC_WARN_UNUSED_RESULT;
