/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Keys that hold in a whole window, without a display that could send them. */
#pragma once

#include <gtk/gtk.h>

/* Tries the shortcuts of that phase in a widget and all within it, as its window does. */
gboolean press_key (GtkWidget *widget, guint keyval, GdkModifierType modifiers, GtkPropagationPhase phase);
