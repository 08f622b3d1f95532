/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrrerySeatLine: the name, current score, cup, Citizenry, credits and chips of the seat in front. An
 * OrreryBoardPart.
 *
 * Answers that it accepts: recruit, and removing a die from cup or Citizenry. */
#pragma once

#include <adwaita.h>

#include "games/roll/board/orrery-board-part.h"

#define ORRERY_TYPE_SEAT_LINE (orrery_seat_line_get_type ())
G_DECLARE_FINAL_TYPE (OrrerySeatLine, orrery_seat_line, ORRERY, SEAT_LINE, AdwBin)

GtkWidget *orrery_seat_line_new         (void);

/* Narrow: coin, chip, cup and Citizenry as symbols with their numbers, no track. */
void       orrery_seat_line_set_compact (OrrerySeatLine *self, gboolean compact);
/* Compact, and still too wide: on two lines. */
void       orrery_seat_line_set_tight   (OrrerySeatLine *self, gboolean tight);

/* The drawn pieces, for tests. */
typedef struct
{
  RollDice cup;
  RollDice citizenry;
  int credits;
  int chips;
  int score;
} OrreryDrawnLine;

/* Public for tests. */
void       orrery_seat_line_get_drawn   (OrrerySeatLine *self, OrreryDrawnLine *drawn);

typedef enum
{
  ORRERY_LINE_CUP,
  ORRERY_LINE_CITIZENRY,
  ORRERY_LINE_CREDITS,
  ORRERY_LINE_POINTS,
} OrreryLinePart;

/* The widget that shows it; some are hidden in a small window. */
GtkWidget *orrery_seat_line_get_part    (OrrerySeatLine *self, OrreryLinePart part);
