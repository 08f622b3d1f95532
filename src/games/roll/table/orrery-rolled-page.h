/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRolledPage: one player's roll and assignment, in one line (orrery-rolled-line.h). You can tap faces,
 * too; only those that a die has are offered. A line with only the roll leads to the board, where the dice
 * are assigned.
 *
 * Signals:
 *   changed (): something was entered
 *   done (): everything is entered, and the player continues
 *   assign (): every die is entered, and the player assigns them on the board
 *   later (): enter it at Reveal
 *   recall (guint seat): the player recalls dice after all */
#pragma once

#include <adwaita.h>

#include "games/roll/assist/lines/orrery-rolled-line.h"

#define ORRERY_TYPE_ROLLED_PAGE (orrery_rolled_page_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRolledPage, orrery_rolled_page, ORRERY, ROLLED_PAGE, AdwBin)

GtkWidget *orrery_rolled_page_new (void);

/* The start of a round, and the seat's previous line. `computer`: others roll its dice, and it continues by itself. */
void orrery_rolled_page_set (OrreryRolledPage *self, const RollState *state, guint seat, const char *const *names,
                             const char *line, gboolean computer);
/* Sets whether the player could have recalled dice at the end of the previous round. Call this first. */
void orrery_rolled_page_set_can_recall (OrreryRolledPage *self, gboolean can);
const char *orrery_rolled_page_get_text (OrreryRolledPage *self);
void orrery_rolled_page_set_compact (OrreryRolledPage *self, gboolean compact);

/* The same as a tap on a face (`n` 1) or on its minus (`n` -1). Public for tests. */
void orrery_rolled_page_tap (OrreryRolledPage *self, guint colour, guint side, int n);
