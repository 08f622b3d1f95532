/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Saved outcomes: one small file each in the folder "results", next to the folders "games" and "tables" with
 * their records. All of these functions may be called in a thread.
 *
 * A file is written as a whole or not at all. A deleted outcome leaves its name behind, so that its record,
 * which may still exist, does not bring it back. */
#pragma once

#include "record/orrery-outcome.h"

#define ORRERY_OUTCOME_MAX_BYTES (1024 * 1024)

/* The folder of outcomes, and the two folders of records. */
char *orrery_outcomes_dup_root (void) G_GNUC_WARN_UNUSED_RESULT;

/* Saves the outcome of a game, and returns it. `record_file` is where the record is saved, or NULL. If the
 * same game ends again after an undo, that replaces the first outcome, but keeps what people have edited:
 * date, players, duration and place. */
OrreryOutcome *orrery_outcomes_keep (const char *root, OrreryRecord *record, OrreryOutcomeKind kind,
                                     GFile *record_file, GError **error);
/* The same for a game of which only the scores are known. */
OrreryOutcome *orrery_outcomes_keep_totals (const char *root, const OrreryGame *game, const OrreryOutcomeSeat *seats,
                                            guint n, GError **error);
/* Changes one of them; its record and final table stay the same. */
OrreryOutcome *orrery_outcomes_edit (const char *root, const char *id, const OrreryOutcomeEdit *edit, GError **error);
/* Marks the game in that file as one that is not counted. */
gboolean orrery_outcomes_pass_over (const char *root, GFile *record_file, GError **error);

/* All of them without their final tables, newest first. Unreadable files stay where they are and are named in
 * `problems` (char *). */
GPtrArray *orrery_outcomes_read (const char *root, GPtrArray *problems, GCancellable *cancellable);
/* The same for the app: also saves the outcomes of finished games that have not been counted yet, because the
 * power failed or they are older than this, and forgets deleted ones. */
GPtrArray *orrery_outcomes_load (const char *root, GPtrArray *problems, GCancellable *cancellable);
/* One of them, with its final table. */
OrreryOutcome *orrery_outcomes_load_one (const char *root, const char *id, GError **error);

/* Deleted outcomes can be restored until they are forgotten. */
gboolean orrery_outcomes_delete (const char *root, const char *id, GError **error);
gboolean orrery_outcomes_restore (const char *root, const char *id, GError **error);
gboolean orrery_outcomes_forget (const char *root, const char *id, GError **error);

/* The file of an outcome's record; NULL if it no longer exists. */
GFile *orrery_outcomes_find_record (const char *root, OrreryOutcome *outcome);

int orrery_outcomes_compare (OrreryOutcome *a, OrreryOutcome *b); /* newest first */
