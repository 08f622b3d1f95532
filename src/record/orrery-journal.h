/* SPDX-License-Identifier: GPL-3.0-or-later */
/* An append-only file of lines. After appending, a line is on disk as a whole, or not at all. The holder of
 * the journal holds a lock on the file. */
#pragma once

#include <glib.h>

typedef struct _OrreryJournal OrreryJournal;

/* Replaces any existing file with a new one. `old` is what this process already holds there, or NULL; it
 * stays valid. */
OrreryJournal *orrery_journal_create (const char *path, const char *text, gsize length,
                                      const OrreryJournal *old, GError **error);
/* Opens an existing file. */
OrreryJournal *orrery_journal_open (const char *path, GError **error);
/* Writes a file of these bytes that is never appended to; errno says why it failed. */
gboolean orrery_journal_copy (const char *path, const char *text, gsize length, GError **error);
/* Creates the folder for journals, if necessary. */
gboolean orrery_journal_make_folder (const char *folder, GError **error);
/* Deletes one, unless somebody else holds it. */
gboolean orrery_journal_delete (const char *path, GError **error);
void orrery_journal_free (OrreryJournal *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (OrreryJournal, orrery_journal_free)

const char *orrery_journal_get_path (const OrreryJournal *self);
gsize orrery_journal_get_size (const OrreryJournal *self);

/* Says that a game could not be saved, why (an errno), and what to do; always FALSE. */
gboolean orrery_journal_fail (int code, GError **error);

/* For a page whose entries are saved every few seconds: why that failed, and what to do about it. */
char *orrery_journal_dup_unsaved (int code);

/* Cuts off everything after `size` bytes: a torn line. */
gboolean orrery_journal_truncate (OrreryJournal *self, gsize size, GError **error);
gboolean orrery_journal_append (OrreryJournal *self, const char *lines, gsize length,
                                GError **error);
