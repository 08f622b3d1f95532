/* SPDX-License-Identifier: GPL-3.0-or-later */
/* "May I?": a window with the verdict on every power and die of a player. */
#include "games/roll/table/orrery-roll-table.h"

#include "games/roll/assist/orrery-roll-may.h"
#include "games/roll/board/orrery-die.h"
#include "games/roll/board/orrery-tile.h"
#include "games/roll/words/orrery-words.h"
#include "widgets/game/orrery-table-parts.h"

static void
add_rows (AdwPreferencesGroup *group, const void *now, guint seat, const char *const *names, gboolean is_first)
{
  const RollState *state = now;
  const RollSeat *p = &state->seats[seat];

  for (guint i = 0; i < p->n_tableau; i++)
    if (roll_faces[p->tableau[i]].n_powers > 0
        || roll_capacity (state, (int) seat, p->tableau[i]) > 0)
      {
        gboolean may;
        g_autofree char *text = orrery_roll_may_use (state, seat, p->tableau[i], names, &may);

        adw_preferences_group_add (group,
                                   orrery_may_row_new (orrery_tile_new (p->tableau[i], ORRERY_TILE_MINI),
                                            roll_faces[p->tableau[i]].name, text, may));
      }
  for (guint colour = 0; colour < ROLL_N_COLOURS; colour++)
    if (roll_dice_owned (state, (int) seat, colour) > 0)
      {
        gboolean may;
        g_autofree char *text = orrery_roll_may_use_die (state, seat, colour, names, &may);
        g_autofree char *title = orrery_die_spoken (colour, ROLL_NO_PHASE);

        adw_preferences_group_add (
            group,
            orrery_may_row_new (orrery_die_new (colour, ROLL_NO_PHASE, ORRERY_DIE_MEDIUM), title, text, may));
      }
}

GtkWidget *
orrery_roll_may_i_new (const void *state, const char *const *names)
{
  return orrery_may_window_new (&roll_game, state, names, add_rows);
}
