/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts about an outcome. */
#pragma once

#include "record/orrery-outcome.h"
#include "record/orrery-tally.h"

/* "Played", "Real table", … */
const char *orrery_outcome_kind_name (OrreryOutcomeKind kind);

/* A date as the locale writes it, in local time; `time` adds the hour. */
char *orrery_outcome_dup_date (OrreryOutcome *outcome, gboolean time) G_GNUC_WARN_UNUSED_RESULT;

/* "<b>Ada 52</b> · Ben 47": the best first, as markup. */
char *orrery_outcome_dup_markup (OrreryOutcome *outcome) G_GNUC_WARN_UNUSED_RESULT;
/* The factions in the same order. */
char *orrery_outcome_dup_roles (OrreryOutcome *outcome) G_GNUC_WARN_UNUSED_RESULT;
/* The whole outcome in sentences, to be read aloud. */
char *orrery_outcome_dup_spoken (OrreryOutcome *outcome) G_GNUC_WARN_UNUSED_RESULT;

/* TRUE if each word of a query starts a name, a faction, the kind or the date; `words` come from orrery_fold_words. */
gboolean orrery_outcome_matches (OrreryOutcome *outcome, const char *const *words);

/* "12 games", "5 wins, 42 %". */
char *orrery_tally_dup_games (const OrreryTallySum *sum) G_GNUC_WARN_UNUSED_RESULT;
char *orrery_tally_dup_wins (const OrreryTallySum *sum) G_GNUC_WARN_UNUSED_RESULT;
/* "41.3 VP" */
char *orrery_tally_dup_average (const OrreryTallySum *sum) G_GNUC_WARN_UNUSED_RESULT;
