/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A group of buttons that is one stop for Tab: arrow keys, Home and End move inside it. */
#pragma once

#include <gtk/gtk.h>

/* The buttons are the children of `group`; call it again when they change. Tab goes to the first one, or to
 * the last used one. */
void orrery_roving_set_up (GtkWidget *group);
