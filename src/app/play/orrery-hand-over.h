/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryHandOver: the page between two people on one machine. It shows nothing of the game.
 *
 * Signal: ready (): the person has taken the screen. */
#pragma once

#include <adwaita.h>

#define ORRERY_TYPE_HAND_OVER (orrery_hand_over_get_type ())
G_DECLARE_FINAL_TYPE (OrreryHandOver, orrery_hand_over, ORRERY, HAND_OVER, AdwBin)

GtkWidget *orrery_hand_over_new (void);

void       orrery_hand_over_set (OrreryHandOver *self, int seat, const char *name, const char *what);
