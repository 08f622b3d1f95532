/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Sounds of pieces, at the volume from the settings; silent if nothing can play them. */
#pragma once

#include <gtk/gtk.h>

#include "widgets/game/orrery-game-ui.h"

/* Plays the sounds of all events, each once; `viewer` hears only what it may know. */
void orrery_sound_play_events (const OrreryGameUi *ui, const GameEvents *events, int viewer,
                               double volume);
