/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A group of buttons that is one stop for Tab: arrow keys, Home and End move inside it. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* `group` has its buttons as children; call it again when they have changed. The first one, or the one
 * used last, is where Tab arrives. */
void orrery_roving_set_up (GtkWidget *group);

G_END_DECLS
