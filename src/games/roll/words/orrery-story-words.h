/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The words for the log's sentences. */
#pragma once

#include "games/roll/rules/roll.h"

#include <glib.h>

const char *orrery_story_name (const char *const *names, int seat);
const char *orrery_story_die (guint colour);   /* "Rare Elements" */
const char *orrery_story_a_die (guint colour); /* "an Alien", before "die" or "worker" */
const char *orrery_story_phase (guint phase);  /* "Develop"; as a side of a die also "a wild" */
const char *orrery_story_place (guint place);  /* "the Citizenry" */
const char *orrery_story_stack (guint kind);   /* "the world stack" */
const char *orrery_story_zone (guint kind);    /* "the world zone" */
const char *orrery_story_face (guint face); /* "Space Port"; "a tile" if it is unnamed */
char *orrery_story_tile (guint tile);       /* both sides: "Public Works / Spice World" */
char *orrery_story_faction (guint number);  /* both halves */

/* "a Home die", "2 Home and 1 Military dice". */
char *orrery_story_dice (const guint counts[ROLL_N_COLOURS]);
char *orrery_story_one_colour (guint colour, guint n);

