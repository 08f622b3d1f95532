/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryBanner: something is wrong, and stays so until somebody does something about it. Replaces AdwBanner,
 * which is newer than our minimum version and shows only one line. */
#pragma once

#include <adwaita.h>

#define ORRERY_TYPE_BANNER (orrery_banner_get_type ())
G_DECLARE_FINAL_TYPE (OrreryBanner, orrery_banner, ORRERY, BANNER, AdwBin)

GtkWidget *orrery_banner_new (void);

/* What happened and what to do; NULL: the banner is hidden. Below it, details such as a path in small print,
 * or NULL. Nothing is cut off, however narrow the window is. */
void orrery_banner_set_title  (OrreryBanner *self, const char *title);
void orrery_banner_set_detail (OrreryBanner *self, const char *detail);

/* The button, which the banner owns. */
GtkWidget *orrery_banner_add_button (OrreryBanner *self, const char *label, const char *action);
