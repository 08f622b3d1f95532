/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The picture of a development: a light plan whose figure says when it acts, drawn from the
 * tile's id alone. */
#pragma once

#include "games/roll/rules/data.h"
#include "widgets/style/orrery-palette.h"
#include "widgets/art/orrery-symbols.h"

G_BEGIN_DECLS

/* The symbol of what the development is about: a phase, Reassign, or the star when it acts once,
 * on being placed. */
OrrerySymbolId orrery_plan_symbol (guint              face);

/* `face` is an index into roll_faces and must be a development. Small pictures get fewer parts
 * and thicker lines. The caller clips round corners. */
void           orrery_draw_plan   (cairo_t           *cr,
                                   double             x,
                                   double             y,
                                   double             width,
                                   double             height,
                                   guint              face,
                                   const OrreryStyle *style);

G_END_DECLS
