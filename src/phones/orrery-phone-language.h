/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts in the reader's language instead of this computer's. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Until the end call, gettext translates into this language ("de") in the main thread. Empty or unknown:
 * nothing changes. */
void orrery_phone_language_begin (const char *language);
void orrery_phone_language_end   (void);

G_END_DECLS
