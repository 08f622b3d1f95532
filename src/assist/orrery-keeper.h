/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryKeeper: saves a game continuously while it is played.
 *
 * A game that cannot be saved from the start can still be played; one that can no longer be saved is paused.
 * Either way, "problem" says so until that changes, and the keeper retries every few seconds.
 *
 * Properties, to bind to:
 *   problem (string): what is wrong and what to do about it; NULL while the game is saved
 *   place (string): the path of the file that could not be written; NULL while the game is saved */
#pragma once

#include "record/orrery-record.h"

#define ORRERY_TYPE_KEEPER (orrery_keeper_get_type ())
G_DECLARE_FINAL_TYPE (OrreryKeeper, orrery_keeper, ORRERY, KEEPER, GObject)

/* Saves the record in a new file in that folder (see orrery-games.h). */
OrreryKeeper *orrery_keeper_new (OrreryRecord *record, const char *folder);
/* The same for a record that was restored from a file, and continues to be saved there. */
OrreryKeeper *orrery_keeper_new_restored (OrreryRecord *record, const char *folder, GFile *file);

/* Where the game is saved, or was until that failed; NULL if it never was, or if there is no keeper. */
GFile *orrery_keeper_get_file (OrreryKeeper *self);
const char *orrery_keeper_get_problem (OrreryKeeper *self);
const char *orrery_keeper_get_place (OrreryKeeper *self);

/* Retries on request: this also writes the file again if it is missing. TRUE if the game is saved. */
gboolean orrery_keeper_retry (OrreryKeeper *self);
/* Saves the game there from now on. */
gboolean orrery_keeper_move (OrreryKeeper *self, GFile *file, GError **error);

/* Reports that something that belongs to the game but is not in its file could not be written (NULL: it
 * could). The signal "retry" asks for another attempt. */
void orrery_keeper_report (OrreryKeeper *self, const GError *error);
