/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts in the reader's language instead of this computer's. */
#pragma once

#include <glib.h>

/* One of the languages of the pages ("de"); "", this computer's own, for NULL and everything else that somebody may send. */
const char *orrery_phone_language_find (const char *language);

/* Until the end call, gettext translates into this language in the main thread. Empty: nothing changes. */
void orrery_phone_language_begin (const char *language);
void orrery_phone_language_end   (void);
