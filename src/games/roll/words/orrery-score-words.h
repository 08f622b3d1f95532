/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The winner and the end of the game, in words. */
#pragma once

#include <glib.h>

#include "games/roll/rules/roll.h"
#include "record/orrery-game.h"

/* "Ada wins on the tie-break", and the sentence below it; for a page's title. */
char  *orrery_score_title    (const void        *state,
                              const char *const *names) G_GNUC_WARN_UNUSED_RESULT;
char  *orrery_score_subtitle (const void        *state,
                              const char *const *names) G_GNUC_WARN_UNUSED_RESULT;

/* See OrreryGame. */
GArray *orrery_score_list       (const void *state);
char   *orrery_score_tell_built (const void *state, guint seat);
