/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A popover that only shows something. A key that works in the window behind it closes the popover and has
 * its effect there. */
#pragma once

#include <gtk/gtk.h>

#define ORRERY_TYPE_INFO_POPOVER (orrery_info_popover_get_type ())
G_DECLARE_FINAL_TYPE (OrreryInfoPopover, orrery_info_popover, ORRERY, INFO_POPOVER, GtkPopover)

GtkWidget *orrery_info_popover_new   (void);

/* TRUE if there is one in that window. Escape closes it and does nothing else. */
gboolean   orrery_info_popover_is_open (GtkRoot *root);

/* Closes all open ones in that window. */
void       orrery_info_popover_close (GtkRoot *root);
