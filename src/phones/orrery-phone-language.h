/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Texts in the language of whoever reads them, not of this computer. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Until the end, in the main thread, gettext translates into it: "de". Empty or unknown: nothing changes. */
void orrery_phone_language_begin (const char *language);
void orrery_phone_language_end   (void);

G_END_DECLS
