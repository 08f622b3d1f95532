/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryKeeper: sees to it that a game is on the disk while it is played.
 *
 * A game that cannot be kept at its start is played all the same; one that can no longer be saved is paused. Either
 * way "problem" says so until it is over, and the keeper tries again by itself
 * every few seconds.
 *
 * Properties, to bind to:
 *   problem (string): what is wrong and what to do about it; NULL while the game is kept
 *   place (string): the path of the file that could not be written; NULL while the game is kept */
#pragma once

#include "record/orrery-record.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_KEEPER (orrery_keeper_get_type ())
G_DECLARE_FINAL_TYPE (OrreryKeeper, orrery_keeper, ORRERY, KEEPER, GObject)

/* Keeps the record in a new file of that folder (see orrery-games.h). */
OrreryKeeper *orrery_keeper_new (OrreryRecord *record, const char *folder);
/* The same of a record that was restored from a file, and is kept there. */
OrreryKeeper *orrery_keeper_new_restored (OrreryRecord *record, const char *folder, GFile *file);

/* Where the game is kept, or was until it could be no more; NULL if it never was, or if there is no keeper. */
GFile *orrery_keeper_get_file (OrreryKeeper *self);
const char *orrery_keeper_get_problem (OrreryKeeper *self);
const char *orrery_keeper_get_place (OrreryKeeper *self);

/* On request: also writes the file again if it is gone. TRUE if all is well. */
gboolean orrery_keeper_retry (OrreryKeeper *self);
/* From now on the game is kept there. */
gboolean orrery_keeper_move (OrreryKeeper *self, GFile *file, GError **error);

/* Something that belongs to the game but is not in its file could not be written (NULL: it could).
 * It is tried again when the signal "retry" is emitted. */
void orrery_keeper_report (OrreryKeeper *self, const GError *error);

G_END_DECLS
