/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Draws a die. */
#pragma once

#include "games/roll/rules/data.h"
#include "widgets/style/orrery-palette.h"

/* The corner radius of a die, relative to its side. */
#define ORRERY_DIE_CORNER 0.23

/* Its upper left corner is at x, y. `side` is a phase or wild; ROLL_NO_PHASE draws only the mark of the
 * color: a die with an unknown side, or a good. */
void orrery_draw_die       (cairo_t *cr, double x, double y, double size, RollColour colour,
                            RollPhase side, const OrreryStyle *style);

/* A good: the die in a round dock, for dark pictures of worlds. */
void orrery_draw_good      (cairo_t *cr, double x, double y, double size, RollColour colour,
                            const OrreryStyle *style);

/* Where a die can go: a dashed outline. */
void orrery_draw_die_place (cairo_t *cr, double x, double y, double size, const OrreryStyle *style);
