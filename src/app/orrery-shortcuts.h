/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The window with all keyboard shortcuts: those of the app and of one game. */
#pragma once

#include "widgets/game/orrery-game-ui.h"

GtkShortcutsWindow *orrery_shortcuts_new (const OrreryGameUi *ui);
