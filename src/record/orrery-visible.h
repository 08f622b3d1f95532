/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Text of others, fit to be shown. A file can hold characters that a terminal obeys, or that turn
 * the words around them; these are written out instead. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

#define ORRERY_VISIBLE_MAX 200 /* characters, enough for anything that belongs on one line */

/* Whether the character shows as itself: no control character, no end of a line, nothing that turns
 * the direction of writing. */
gboolean orrery_visible_is (gunichar c);

/* One line of text, with \u{202e} for U+202E and so on. What is longer than ORRERY_VISIBLE_MAX is cut
 * and ends with an ellipsis. NULL stays NULL. */
char *orrery_visible_dup (const char *text) G_GNUC_WARN_UNUSED_RESULT;

/* The same, of any length, with line ends left as they are. */
char *orrery_visible_dup_lines (const char *text) G_GNUC_WARN_UNUSED_RESULT;

G_END_DECLS
