/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryChoiceRow: answers side by side, each with a picture of the piece that it is about. Either one
 * of them is picked, or any number are ticked.
 *
 * Signal: picked (guint answer, gboolean on): a button was pressed; `on` is FALSE for a tick taken
 * back. */
#pragma once

#include <gtk/gtk.h>

#include "widgets/game/orrery-board.h"
#include "widgets/game/orrery-game-ui.h"

#define ORRERY_TYPE_CHOICE_ROW (orrery_choice_row_get_type ())
G_DECLARE_FINAL_TYPE (OrreryChoiceRow, orrery_choice_row, ORRERY, CHOICE_ROW, GtkWidget)

/* With `ticks`, any number of answers can be chosen. */
GtkWidget *orrery_choice_row_new (const OrreryGameUi *ui, gboolean ticks);
/* On one line that scrolls, and without keys. */
GtkWidget *orrery_choice_row_new_narrow (const OrreryGameUi *ui, gboolean ticks);
/* One below the other, each as high as its words need, and without keys. */
GtkWidget *orrery_choice_row_new_list (const OrreryGameUi *ui);

/* Large enough to be read before choosing; only for answers for which the game has cards. */
GtkWidget *orrery_choice_row_new_cards (const OrreryGameUi *ui, double zoom);

/* NULL: they are small. The widget switches between pages of cards. */
GtkWidget *orrery_choice_row_get_turner (OrreryChoiceRow *self);

/* Adds a choice; `state` asks the question. The first nine have keys from 1 on. With a `reason` it is grayed
 * out and says why. */
void       orrery_choice_row_add (OrreryChoiceRow *self, const void *state, GameAnswer answer,
                                  gboolean ticked, const char *reason);

/* Adds an answer that was given before, ticked and without a key. */
void       orrery_choice_row_add_given (OrreryChoiceRow *self, const OrreryGiven *given);

/* Which button has the focus, from 0; -1: none. Setting a number past the end focuses the last one. */
int        orrery_choice_row_get_focus  (OrreryChoiceRow *self);
void       orrery_choice_row_focus      (OrreryChoiceRow *self, guint place);
