/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryPane: a pane with a fixed width, whatever it contains. A list of hundreds of wrapped lines is slow to
 * measure, and is measured often. */
#pragma once

#include <gtk/gtk.h>

enum { ORRERY_PANE_WIDTH = 276 };

#define ORRERY_TYPE_PANE (orrery_pane_get_type ())
G_DECLARE_FINAL_TYPE (OrreryPane, orrery_pane, ORRERY, PANE, GtkWidget)
