/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Text of others, fit to be shown. A file can hold characters that a terminal obeys, or that turn
 * the words around them; these are written out instead. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ORRERY_VISIBLE_MAX         200 /* characters, enough for anything that belongs on one line */
#define ORRERY_VISIBLE_MAX_MESSAGE 600 /* the same of a message */

/* TRUE if the character shows as itself: no control character, no end of a line, nothing that turns
 * the direction of writing. */
gboolean orrery_visible_is (gunichar c);

/* One line of text, with \u{202e} for U+202E and so on. What is longer than ORRERY_VISIBLE_MAX is cut
 * and ends with an ellipsis. NULL stays NULL. */
char *orrery_visible_dup (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* The same, of any length, with line ends left as they are. */
char *orrery_visible_dup_lines (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* A message that quotes others, in one line and not without end. */
char *orrery_visible_vprintf (const char *format, va_list args) G_GNUC_PRINTF (1, 0)
    G_GNUC_WARN_UNUSED_RESULT;

/* A name, with spaces for all that does not show, and no longer than so many characters. */
char *orrery_visible_dup_name (const char *name, guint max) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
