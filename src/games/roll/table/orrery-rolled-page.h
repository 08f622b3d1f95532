/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRolledPage: what one player rolled, colour by colour: faces are tapped, or typed in a line
 * ("3e 2d w"). Faces that a die does not have are not offered.
 *
 * Keys in the line: Tab the next colour, Enter the next that lacks something, or goes on when none
 * does; Escape leaves it for what is revealed.
 *
 * Signals:
 *   changed (): something was entered
 *   done (): every die is entered, and the player goes on
 *   later (): it is entered when it is revealed */
#pragma once

#include <gtk/gtk.h>

#include "games/roll/assist/orrery-rolled.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_ROLLED_PAGE (orrery_rolled_page_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRolledPage, orrery_rolled_page, ORRERY, ROLLED_PAGE, GtkWidget)

GtkWidget *orrery_rolled_page_new (void);

/* The start of a round, and what the seat has entered before. `computer`: its dice are rolled by
 * others, and it goes on by itself. */
void orrery_rolled_page_set (OrreryRolledPage *self, const RollState *state, guint seat,
                             const char *name, const OrreryRolled *rolled, gboolean computer);
const OrreryRolled *orrery_rolled_page_get_rolled (OrreryRolledPage *self);
/* The colour that is typed; ROLL_NO_COLOUR without any. For tests. */
guint orrery_rolled_page_get_colour (OrreryRolledPage *self);
/* What the page says is missing. */
void orrery_rolled_page_set_compact (OrreryRolledPage *self, gboolean compact);

/* The same as a tap on a face (`n` 1) or on its minus (`n` -1). Public for tests. */
void orrery_rolled_page_tap (OrreryRolledPage *self, guint colour, guint side, int n);

/* For tests. */
const char *orrery_rolled_page_get_said (OrreryRolledPage *self);

G_END_DECLS
