/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes foreign text safe to show. A file can contain characters that control a terminal, or that reverse the
 * words around them; these are escaped. */
#pragma once

#include <glib.h>

#define ORRERY_VISIBLE_MAX         200 /* characters, enough for anything on one line */
#define ORRERY_VISIBLE_MAX_MESSAGE 600 /* the same for a message */

/* TRUE if the character shows as itself: no control character, no line end, nothing that changes the writing
 * direction. */
gboolean orrery_visible_is (gunichar c);

/* One line of text, with \u{202e} for U+202E and so on. Longer text than ORRERY_VISIBLE_MAX is ellipsized.
 * NULL stays NULL. */
char *orrery_visible_dup (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* The same, of any length, with line ends left as they are. */
char *orrery_visible_dup_lines (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* An error whose message quotes foreign text, on one line and with limited length. */
void orrery_visible_set_error (GError **error, GQuark domain, int code, const char *format, va_list args)
    G_GNUC_PRINTF (4, 0);

/* A name, with spaces instead of invisible characters, and at most so many characters long. */
char *orrery_visible_dup_name (const char *name, guint max) G_GNUC_WARN_UNUSED_RESULT;
