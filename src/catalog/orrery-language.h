/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The language that people read and search in. */
#pragma once

#include <glib.h>

/* For main: uses the messages in $ORRERY_LOCALE_DIR, otherwise the installed ones. */
void        orrery_language_init      (void);

/* The language of the messages, "de"; "en" if there are none. */
const char *orrery_language_get_code  (void);

/* The translation of a text in the data files: a member of the entry with this id. */
const char *orrery_language_translate (const char *id, const char *member, const char *text);
