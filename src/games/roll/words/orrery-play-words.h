/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Questions and answers in words for the player. */
#pragma once

#include "games/roll/rules/roll.h"

#include <glib.h>

/* One sentence that tells `name` what to decide. */
char *orrery_play_question (const void *state, const char *name) G_GNUC_WARN_UNUSED_RESULT;
/* Help with the decision; NULL: none. */
char *orrery_play_advice   (const RollState *state) G_GNUC_WARN_UNUSED_RESULT;

/* An answer, short enough for a button, with its gain. */
char *orrery_play_answer   (const RollState *state, GameAnswer answer) G_GNUC_WARN_UNUSED_RESULT;

/* The same next to a picture of its piece; may be empty. */
char *orrery_play_answer_beside (const RollState *state,
                                 GameAnswer       answer) G_GNUC_WARN_UNUSED_RESULT;
