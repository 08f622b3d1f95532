/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ways to tell people something: a toast for news that passes, a dialog if something they asked for
 * failed. Lasting problems are shown in a banner (orrery-keep-banner.h). */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

/* A toast of plain words, all of them, on as many lines as it takes. */
AdwToast *orrery_toast_new     (const char *text);
/* Shows it where `at` is, in the place of an older one, and has it read aloud. */
void      orrery_toast_present (AdwToast   *toast,
                                GtkWidget  *at);
void      orrery_toast_show    (GtkWidget  *at,
                                const char *text);

/* The file is named below what is wrong; it may be NULL. */
void orrery_tell_refused (GtkWidget    *at,
                          const char   *heading,
                          const GError *error,
                          GFile        *file);

G_END_DECLS
