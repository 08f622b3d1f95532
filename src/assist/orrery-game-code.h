/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A setup and a seed as one code that people can share: "orrery:roll/person+simple/1/12345". Everybody who
 * enters it gets the same game; the same decisions lead to the same luck. */
#pragma once

#include "assist/orrery-game-setup.h"

char    *orrery_game_code_new  (const OrreryGameSetup *setup,
                                guint64                seed) G_GNUC_WARN_UNUSED_RESULT;
/* FALSE if it is not a code, or is for an impossible game; `setup` is then empty. */
gboolean orrery_game_code_read (const char *code, OrreryGameSetup *setup, guint64 *seed);

/* The daily challenge: one person against one computer player, the same for everybody. */
void     orrery_game_code_of_day (const OrreryGame *game, GDateTime *day, OrreryGameSetup *setup,
                                  guint64 *seed);
