/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* What a page of the help shows above its text: parts of a table as they are drawn in the rooms,
 * only to be looked at. NULL: nothing. */
GtkWidget *orrery_help_picture_new (const char *id);

G_END_DECLS
