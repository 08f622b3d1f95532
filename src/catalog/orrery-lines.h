/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Files with one fact per line: "id: text". Empty lines and those that begin with "#" are passed over. */
#pragma once

#include <glib.h>

/* FALSE: the line is not as it must be. */
typedef gboolean (*OrreryLineFunc) (gpointer data, const char *id, const char *text);

/* Calls `read` for each line. An error names the file and the line, and says how a line must be. */
gboolean orrery_lines_read (GBytes *bytes, const char *name, OrreryLineFunc read, gpointer data,
                            const char *how, GError **error);
