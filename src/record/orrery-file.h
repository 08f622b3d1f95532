/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reading files that anybody may have put there. Only regular files are opened, so that a pipe or a
 * device never keeps us waiting, and never more than `max` bytes (whole MiB) are read. */
#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

#define ORRERY_FILE_MAX_SETTINGS (1024 * 1024)

/* A zero follows the bytes and is not one of them. Messages do not name the file. */
GBytes *orrery_file_read (GFile *file, gsize max, GCancellable *cancellable, GError **error);
/* The same of a path, as text. */
char *orrery_file_read_text (const char *path, gsize max, gsize *length, GError **error);
/* The same of standard input, whatever it is. */
GBytes *orrery_file_read_stdin (gsize max, GError **error);
/* Whole or not at all: written beside, synced and renamed, so that nothing that is there is opened. */
gboolean orrery_file_write (GFile *file, const char *text, GCancellable *cancellable,
                            GError **error);
/* Our settings; empty if they cannot be read. */
GKeyFile *orrery_file_read_keys (const char *path);

G_END_DECLS
