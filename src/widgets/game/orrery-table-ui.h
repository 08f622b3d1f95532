/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryTableUi: what of a game is drawn for people at a real table: where they enter what lies on it. The
 * Table room knows a game only by this, its OrreryGame and its OrreryGameUi.
 *
 * It is a constant of the game's table/; src/games/games.c has the list. */
#pragma once

#include "widgets/game/orrery-score-entry.h"
#include "widgets/game/orrery-table-setup.h"

G_BEGIN_DECLS

typedef struct
{
  const OrreryGame *game;

  /* A finished game that nobody has followed: an OrreryScoreEntry. */
  GtkWidget *(*new_score_entry) (void);

  /* Before the first round: an OrreryTableSetup. NULL: games can only be counted up. */
  GtkWidget *(*new_setup)       (void);
} OrreryTableUi;

/* Makes it known. The first one is the default. */
void                 orrery_table_ui_register    (const OrreryTableUi *self);
const OrreryTableUi *orrery_table_ui_get_default (void);
/* NULL: the Table room does not have this game. */
const OrreryTableUi *orrery_table_ui_get         (const OrreryGame *game);

/* A choice of the number of players; the first is the least that the game takes. */
GtkWidget           *orrery_seat_count_new       (const OrreryGame *game);

G_END_DECLS
