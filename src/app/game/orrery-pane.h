/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryPane: a pane of a certain width, whatever is in it. A list of hundreds of wrapped lines takes
 * long to say how large it would like to be, and is asked often. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

enum { ORRERY_PANE_WIDTH = 276 };

#define ORRERY_TYPE_PANE (orrery_pane_get_type ())
G_DECLARE_FINAL_TYPE (OrreryPane, orrery_pane, ORRERY, PANE, GtkWidget)

G_END_DECLS
