/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryKeepBanner: says that the game is not saved, as long as that is so, and what can be done. */
#pragma once

#include "assist/orrery-keeper.h"
#include "widgets/layout/orrery-banner.h"

#define ORRERY_TYPE_KEEP_BANNER (orrery_keep_banner_get_type ())
G_DECLARE_FINAL_TYPE (OrreryKeepBanner, orrery_keep_banner, ORRERY, KEEP_BANNER, GtkWidget)

GtkWidget *orrery_keep_banner_new (void);

/* Property "keeper"; NULL while no game is played. */
void orrery_keep_banner_set_keeper (OrreryKeepBanner *self, OrreryKeeper *keeper);
/* Shown if there is no game but something else is not saved; NULL: everything is saved. */
void orrery_keep_banner_set_other  (OrreryKeepBanner *self, const char *problem);

gboolean orrery_keep_banner_is_saved (OrreryKeepBanner *self);
/* Continues at once if the game is saved; otherwise asks first. */
typedef void (*OrreryGoOn) (gpointer data);
void orrery_keep_banner_confirm (OrreryKeepBanner *self, OrreryGoOn go_on, gpointer data,
                                 GDestroyNotify free_data);
