/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Reads files that may come from anywhere. Only regular files are opened, so that a pipe or device never
 * blocks us, and at most `max` bytes (whole MiB) are read. */
#pragma once

#include <gio/gio.h>

#define ORRERY_FILE_MAX_SETTINGS (1024 * 1024)

/* The bytes are followed by a zero that does not count. Messages do not name the file. */
GBytes *orrery_file_read (GFile *file, gsize max, GCancellable *cancellable, GError **error);
/* The same for a path, as text. */
char *orrery_file_read_text (const char *path, gsize max, gsize *length, GError **error);
/* The same for standard input, whatever it is. */
GBytes *orrery_file_read_stdin (gsize max, GError **error);
/* All or nothing: written to a new file, synced and renamed, so that an existing file is never opened. */
gboolean orrery_file_write (GFile *file, const char *text, GCancellable *cancellable,
                            GError **error);
/* Our settings; empty if they cannot be read. */
GKeyFile *orrery_file_read_keys (const char *path);
