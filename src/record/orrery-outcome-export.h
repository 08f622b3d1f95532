/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Outcomes for other programs. docs/history.md describes the formats. */
#pragma once

#include "record/orrery-outcome.h"

/* GPtrArrays of OrreryOutcome. One line per player and game, with a header row; lines end as in RFC 4180, and
 * no spreadsheet mistakes a name for a formula. */
char *orrery_outcomes_to_csv (GPtrArray *outcomes) G_GNUC_WARN_UNUSED_RESULT;
/* A list of the saved outcomes, without final tables that are not loaded. */
char *orrery_outcomes_to_json (GPtrArray *outcomes) G_GNUC_WARN_UNUSED_RESULT;

/* A link that makes BG Stats offer to log the play. */
char *orrery_outcome_to_bgstats (OrreryOutcome *outcome) G_GNUC_WARN_UNUSED_RESULT;
