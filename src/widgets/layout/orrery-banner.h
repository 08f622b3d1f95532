/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryBanner: something is wrong, and stays so until somebody does something about it. Stands in
 * for AdwBanner, which is newer than what we build on and shows one line only. */
#pragma once

#include <adwaita.h>

G_BEGIN_DECLS

#define ORRERY_TYPE_BANNER (orrery_banner_get_type ())
G_DECLARE_FINAL_TYPE (OrreryBanner, orrery_banner, ORRERY, BANNER, AdwBin)

GtkWidget *orrery_banner_new (void);

/* What happened and what to do; NULL: the banner is not shown. Below it a path and the like, in small
 * print, or NULL. Nothing of either is cut off, however narrow the window is. */
void orrery_banner_set_title  (OrreryBanner *self,
                               const char   *title);
void orrery_banner_set_detail (OrreryBanner *self,
                               const char   *detail);

/* The button, which the banner owns. */
GtkWidget *orrery_banner_add_button (OrreryBanner *self,
                                     const char   *label,
                                     const char   *action);

G_END_DECLS
