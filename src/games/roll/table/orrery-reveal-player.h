/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryRevealPlayer: what a player has at the start of a round: name and VP, credits and chips, Citizenry, and the
 * tiles under construction.
 *
 * Signal: recall (): the player recalls dice after all */
#pragma once

#include <adwaita.h>

#include "games/roll/rules/roll.h"

#define ORRERY_TYPE_REVEAL_PLAYER (orrery_reveal_player_get_type ())
G_DECLARE_FINAL_TYPE (OrreryRevealPlayer, orrery_reveal_player, ORRERY, REVEAL_PLAYER, AdwBin)

GtkWidget *orrery_reveal_player_new            (void);

void       orrery_reveal_player_set_name       (OrreryRevealPlayer *self, guint seat,
                                                const char *name);
void       orrery_reveal_player_set_state      (OrreryRevealPlayer *self, const RollState *state,
                                                guint seat);
/* Sets whether dice can still be recalled at the end of the previous round. */
void       orrery_reveal_player_set_can_recall (OrreryRevealPlayer *self, gboolean can);
/* Shows a key with Ctrl on that button, which works too. */
void       orrery_reveal_player_set_recall_key (OrreryRevealPlayer *self, guint keyval);
/* Smaller pictures of the tiles. */
void       orrery_reveal_player_set_compact    (OrreryRevealPlayer *self, gboolean compact);
