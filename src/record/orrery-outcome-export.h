/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Outcomes for other programs. docs/history.md describes the formats. */
#pragma once

#include "record/orrery-outcome.h"

G_BEGIN_DECLS

/* GPtrArrays of OrreryOutcome. A line a player and game, with a head; lines end as RFC 4180 wants
 * it, and no spreadsheet takes a name for a formula. */
char *orrery_outcomes_to_csv (GPtrArray *outcomes) G_GNUC_WARN_UNUSED_RESULT;
/* A list of what each is kept as, without the final tables where they are not loaded. */
char *orrery_outcomes_to_json (GPtrArray *outcomes) G_GNUC_WARN_UNUSED_RESULT;

/* The link that has BG Stats offer to log the play. */
char *orrery_outcome_to_bgstats (OrreryOutcome *outcome) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
