/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrrerySeatCard: another player's side of the table, small. An OrreryBoardPart without answers; a click
 * shows everything public in a popover. */
#pragma once

#include "games/roll/board/orrery-board-part.h"

typedef enum
{
  ORRERY_SEAT_WAITING,
  ORRERY_SEAT_ASSIGNING, /* "Assigning …" */
  ORRERY_SEAT_READY,     /* "Ready ✓" */
  ORRERY_SEAT_ACTING,    /* is asked now */
  ORRERY_SEAT_WON,
} OrrerySeatStatus;

#define ORRERY_TYPE_SEAT_CARD (orrery_seat_card_get_type ())
G_DECLARE_FINAL_TYPE (OrrerySeatCard, orrery_seat_card, ORRERY, SEAT_CARD, GtkWidget)

GtkWidget *orrery_seat_card_new          (void);

/* Compact: 110 × 58; otherwise 318 wide. */
void       orrery_seat_card_set_compact  (OrrerySeatCard *self, gboolean compact);
/* Compact: whether there is room for the dice on the phase strip, too. */
void       orrery_seat_card_set_has_dice (OrrerySeatCard *self, gboolean has_dice);
/* `deed`: what the seat does, or did last, if the status says no more than that; may be empty. */
void       orrery_seat_card_set_status   (OrrerySeatCard *self, OrrerySeatStatus status,
                                          const char *deed);
void       orrery_seat_card_set_computer (OrrerySeatCard *self, gboolean computer);

/* Everything on the card as one text: for tests, and read aloud. */
char      *orrery_seat_card_dup_summary  (OrrerySeatCard   *self) G_GNUC_WARN_UNUSED_RESULT;
