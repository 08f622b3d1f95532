/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words for phases and colors, translated. */
#pragma once

#include <glib.h>

#include "games/roll/rules/data.h"

/* "Explore", … "Ship", "Wild"; ROLL_N_SIDES is "Assign". */
const char *orrery_phase_name        (guint phase);
/* "I", … "V". */
const char *orrery_phase_numeral     (guint phase);

/* The name of a color's kind: "Home", … "Alien", "Gray". */
const char *orrery_colour_name       (guint colour);
/* The same next to "die", "dice", "good" or "worker", where other languages may need another form; dice only. */
const char *orrery_colour_attribute  (guint colour);
/* The long form: "Alien Technology". */
const char *orrery_colour_long_name  (guint colour);
/* The color of a die: "Red"; dice only. */
const char *orrery_colour_word       (guint colour);
/* The same inside a sentence: "red". */
const char *orrery_colour_lower_word (guint colour);
