/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A file of lines that is only ever appended to. A line is on the disk when it has been appended,
 * or it is not there at all. Whoever holds the journal holds a lock on the file. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef struct _OrreryJournal OrreryJournal;

/* Puts a whole new file in the place of what there may be. `old` is what this process holds there
 * already, or NULL; it stays valid. */
OrreryJournal *orrery_journal_create (const char *path, const char *text, gsize length,
                                      const OrreryJournal *old, GError **error);
/* Opens what there is. */
OrreryJournal *orrery_journal_open (const char *path, GError **error);
/* A file of these bytes that nobody appends to; errno says why it could not be written. */
gboolean orrery_journal_copy (const char *path, const char *text, gsize length, GError **error);
/* Makes the folder that journals are to be in, unless it is there. */
gboolean orrery_journal_make_folder (const char *folder, GError **error);
/* Deletes one, unless somebody else holds it. */
gboolean orrery_journal_delete (const char *path, GError **error);
void orrery_journal_free (OrreryJournal *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (OrreryJournal, orrery_journal_free)

const char *orrery_journal_get_path (const OrreryJournal *self);
gsize orrery_journal_get_size (const OrreryJournal *self);

/* Says that a game could not be saved, why (an errno), and what to do; always FALSE. */
gboolean orrery_journal_fail (int code, GError **error);

/* Lets go of everything after `size` bytes: a line that was torn. */
gboolean orrery_journal_truncate (OrreryJournal *self, gsize size, GError **error);
gboolean orrery_journal_append (OrreryJournal *self, const char *lines, gsize length,
                                GError **error);

G_END_DECLS
