/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryKeepBanner: says that the game is not saved, for as long as it is not, and what can be done. */
#pragma once

#include "assist/orrery-keeper.h"
#include "widgets/layout/orrery-banner.h"

G_BEGIN_DECLS

#define ORRERY_TYPE_KEEP_BANNER (orrery_keep_banner_get_type ())
G_DECLARE_FINAL_TYPE (OrreryKeepBanner, orrery_keep_banner, ORRERY, KEEP_BANNER, GtkWidget)

GtkWidget *orrery_keep_banner_new (void);

/* Property "keeper"; NULL while no game is played. */
void orrery_keep_banner_set_keeper (OrreryKeepBanner *self,
                                    OrreryKeeper     *keeper);
/* Shown where there is no game: something else that is not saved; NULL: everything is. */
void orrery_keep_banner_set_other  (OrreryKeepBanner *self,
                                    const char       *problem);

gboolean orrery_keep_banner_is_saved (OrreryKeepBanner *self);
/* Goes on at once, unless the game is not saved: then only if somebody says so. */
typedef void (*OrreryGoOn) (gpointer data);
void orrery_keep_banner_confirm (OrreryKeepBanner *self,
                                 OrreryGoOn        go_on,
                                 gpointer          data,
                                 GDestroyNotify    free_data);

G_END_DECLS
