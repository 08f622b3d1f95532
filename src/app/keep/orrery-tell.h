/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Ways to tell people something: a toast for passing news, a dialog if something they asked for failed.
 * Lasting problems are shown in a banner (orrery-keep-banner.h). */
#pragma once

#include <adwaita.h>

/* A toast with plain text, on as many lines as it needs. */
AdwToast *orrery_toast_new     (const char *text);
/* Shows the toast where `at` is, instead of an older one, and has it read aloud. */
void      orrery_toast_present (AdwToast *toast, GtkWidget *at);
void      orrery_toast_show    (GtkWidget *at, const char *text);

/* The file name goes below the problem; it may be NULL. */
void orrery_tell_refused (GtkWidget *at, const char *heading, const GError *error, GFile *file);
