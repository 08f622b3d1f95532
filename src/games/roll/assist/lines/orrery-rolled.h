/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One player's roll: how many dice of each color show which side. */
#pragma once

#include "games/roll/assist/lines/orrery-dice-line.h"

typedef struct
{
  guint8 n[ROLL_N_COLOURS][ROLL_N_SIDES];
} OrreryRolled;

/* Missing sides of a color in the seat's cup; negative: too many. */
int orrery_rolled_missing (const OrreryRolled *self, const RollState *state, guint seat,
                           guint colour);
gboolean orrery_rolled_is_whole (const OrreryRolled *self, const RollState *state, guint seat);

/* The answers of a seat with this roll; newly allocated GArray of GameAnswer. */
GArray *orrery_rolled_list_sides (const OrreryRolled *self) G_GNUC_WARN_UNUSED_RESULT;

/* Answers as text, to be saved, and back; reading stops at anything that is not an answer. Newly allocated. */
char *orrery_answers_write (const GArray *answers) G_GNUC_WARN_UNUSED_RESULT;
GArray *orrery_answers_read (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* Where the dice of a seat are after assigning, so that people can place them: "Explore: 2 Home dice.
 * Develop: 1 Home die, which selects it." Newly allocated. */
char *orrery_rolled_tell (const RollState *assigned, guint seat) G_GNUC_WARN_UNUSED_RESULT;
