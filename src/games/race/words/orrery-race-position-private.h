/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What reading and writing a position share: its words and members. */
#pragma once

#include "games/race/words/orrery-race-position.h"

G_BEGIN_DECLS

enum { RACE_N_STEP_WORDS = 8 };

extern const char *const orrery_race_step_words[RACE_N_STEP_WORDS]; /* of a position */
extern const char *const orrery_race_action_words[RACE_N_ACTIONS];
extern const char *const orrery_race_action_codes[RACE_N_ACTIONS]; /* read too */

const char *orrery_race_why_word (guint why); /* why a card is drawn: a card's name or a word */

/* By bit of the options. */
enum { RACE_N_OPTION_WORDS = 5 };
extern const char *const orrery_race_option_words[RACE_N_OPTION_WORDS];

/* What is read, and what writing adds to be looked at; NULL at the end. */
extern const char *const orrery_race_root_members[], *const orrery_race_root_looks[];
extern const char *const orrery_race_seat_members[], *const orrery_race_seat_looks[];

G_END_DECLS
