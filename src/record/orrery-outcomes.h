/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The outcomes that are kept: one small file each in the folder "results" beside the folders "games"
 * and "tables" with the records they come from. All of these may be called in a thread.
 *
 * A file is there whole or not at all. What was deleted leaves its name behind, so that the record,
 * which may still be there, does not bring it back. */
#pragma once

#include "record/orrery-outcome.h"

G_BEGIN_DECLS

#define ORRERY_OUTCOME_MAX_BYTES (1024 * 1024)

/* Where all of them are kept, and the two folders with records. */
char *orrery_outcomes_dup_root (void) G_GNUC_WARN_UNUSED_RESULT;

/* Keeps how a game has ended, and returns it. `record_file` is where the record is kept, or NULL.
 * If the same game ends again after an undo, that replaces its first end, but keeps what people have entered about
 * it: its date, who played, how long and where. */
OrreryOutcome *orrery_outcomes_keep (const char *root, OrreryRecord *record, OrreryOutcomeKind kind,
                                     GFile *record_file, GError **error);
/* The same for a game of which people know no more than what everybody scored. */
OrreryOutcome *orrery_outcomes_keep_totals (const char *root, const OrreryGame *game, const OrreryOutcomeSeat *seats,
                                            guint n, GError **error);
/* Changes one of them; its record and its final table stay. */
OrreryOutcome *orrery_outcomes_edit (const char *root, const char *id, const OrreryOutcomeEdit *edit, GError **error);
/* The game in that file is not ours to count. */
gboolean orrery_outcomes_pass_over (const char *root, GFile *record_file, GError **error);

/* All of them without their final tables, the newest first. What cannot be read stays where it is
 * and is named in `problems` (char *). */
GPtrArray *orrery_outcomes_read (const char *root, GPtrArray *problems, GCancellable *cancellable);
/* The same for the app: also keeps the outcomes of finished games that nobody has counted yet,
 * because the power failed or they are older than this, and forgets what was deleted. */
GPtrArray *orrery_outcomes_load (const char *root, GPtrArray *problems, GCancellable *cancellable);
/* One of them, with its final table. */
OrreryOutcome *orrery_outcomes_load_one (const char *root, const char *id, GError **error);

/* Deleted outcomes can be restored until they are forgotten. */
gboolean orrery_outcomes_delete (const char *root, const char *id, GError **error);
gboolean orrery_outcomes_restore (const char *root, const char *id, GError **error);
gboolean orrery_outcomes_forget (const char *root, const char *id, GError **error);

/* The file of the record an outcome comes from; NULL if it no longer exists. */
GFile *orrery_outcomes_find_record (const char *root, OrreryOutcome *outcome);

int orrery_outcomes_compare (OrreryOutcome *a, OrreryOutcome *b); /* the newest first */

G_END_DECLS
