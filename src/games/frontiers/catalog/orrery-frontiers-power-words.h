/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Powers and scoring lines of a tile as sentences. They are read from JSON (docs/frontiers.md), so that
 * missing facts can be shown as unknown: a number is "?" then. */
#pragma once

#include <json-glib/json-glib.h>

/* The actions that a power can belong to, in the order of the rulebook. */
enum { ORRERY_FRONTIERS_N_PHASES = 6 };

extern const char *const orrery_frontiers_phase_ids[ORRERY_FRONTIERS_N_PHASES + 1];
const char *orrery_frontiers_phase_name (guint phase);
/* By the first letter of a code; -1: none. */
int         orrery_frontiers_phase_of   (const char *code);

/* A word of a collection ("windfall", "rebel") for people; NULL: it is none. */
const char *orrery_frontiers_word       (const char *id);

char       *orrery_frontiers_tell_power (JsonObject *power) G_GNUC_WARN_UNUSED_RESULT;
char       *orrery_frontiers_tell_line  (JsonObject *line) G_GNUC_WARN_UNUSED_RESULT;
