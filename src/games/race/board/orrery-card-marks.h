/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Marks drawn on a card besides its print: a good, another cost, a price, a tick, a key. */
#pragma once

#include "games/race/board/orrery-race-card.h"

gboolean orrery_card_has_marks  (const OrreryCardMarks *marks);
/* The card's upper left corner is the origin. */
void     orrery_draw_card_marks (cairo_t *cr, PangoContext *context, double width, double height,
                                 guint face, OrreryCardSize size, const OrreryCardMarks *marks,
                                 double covered, const OrreryStyle *style);
