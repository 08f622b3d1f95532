/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryLogText: a few wrapped lines of text, like a label that remembers its height. A label lays its text
 * out again for every width it is measured at, and a log has hundreds. */
#pragma once

#include <gtk/gtk.h>

#define ORRERY_TYPE_LOG_TEXT (orrery_log_text_get_type ())
G_DECLARE_FINAL_TYPE (OrreryLogText, orrery_log_text, ORRERY, LOG_TEXT, GtkWidget)

/* `text` is read aloud, `markup` shown. */
GtkWidget  *orrery_log_text_new      (const char *text, const char *markup);
/* The byte of the text at that point of the widget. */
gsize       orrery_log_text_index_at (OrreryLogText *self, double x, double y);
