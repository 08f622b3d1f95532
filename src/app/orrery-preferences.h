/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences window. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

void orrery_preferences_present (GtkWindow *parent);

G_END_DECLS
