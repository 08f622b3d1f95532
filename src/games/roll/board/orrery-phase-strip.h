/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryPhaseStrip: the five columns of a seat with its dice, the phase tiles above them, dice not
 * placed yet, and the Dictate area. An OrreryBoardPart.
 *
 * Dice are moved by drag, by clicking a die and then a column, or by keys on the focused or chosen
 * die: 1 to 5 its column, S and then 1 to 5 (or S twice: its own) selects, D dictates, U takes
 * back; arrows go from die to die, Escape lets go.
 *
 * Signals in addition to those of the part:
 *   moved (guint color, guint from, guint to): a move of set_moves was made
 *   take-back (guint color, guint place): U was pressed on a die, or it was dragged off the strip
 *   chosen (guint color, guint place): a die was picked up or, with ROLL_NO_COLOUR, dropped */
#pragma once

#include "games/roll/assist/drafts/orrery-dice-model.h"
#include "games/roll/board/orrery-board-part.h"

#define ORRERY_TYPE_PHASE_STRIP (orrery_phase_strip_get_type ())
G_DECLARE_FINAL_TYPE (OrreryPhaseStrip, orrery_phase_strip, ORRERY, PHASE_STRIP, GtkWidget)

GtkWidget *orrery_phase_strip_new        (void);

/* A draft: these moves are offered instead of answers, and "moved" says which was made. The room changes its
 * draft and gives the strip the resulting state. */
void       orrery_phase_strip_set_moves  (OrreryPhaseStrip *self, const OrreryDieMove *moves,
                                          gsize n);

/* Sets whether U is offered for a die at a place: mask of places (1 << place). */
void       orrery_phase_strip_set_take_back (OrreryPhaseStrip *self, guint places);

/* The same as a click on the die, or as its key from wherever the focus is. Public for tests. */
gboolean   orrery_phase_strip_handle_key (OrreryPhaseStrip *self, guint keyval,
                                          GdkModifierType modifiers);

/* Animates the dice of these places, as after a roll; their sides are already known. */
void       orrery_phase_strip_tumble     (OrreryPhaseStrip    *self);

/* The drawn pieces, for tests and for animations between parts. */
const OrreryDiceModel *
           orrery_phase_strip_get_dice   (OrreryPhaseStrip    *self);
/* The drawn die; NULL if it is not on the strip. */
GtkWidget *orrery_phase_strip_get_die    (OrreryPhaseStrip *self, guint id);

/* For tests. */
gboolean   orrery_phase_strip_choose     (OrreryPhaseStrip *self, RollColour colour, guint place);

/* The area of the dice at that place, as in OrreryPlacedDie. */
GtkWidget *orrery_phase_strip_get_spot   (OrreryPhaseStrip *self, guint place);
