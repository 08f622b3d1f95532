/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shortcuts of a whole window, without a display that could send keys. */
#pragma once

#include <gtk/gtk.h>

/* Tries the shortcuts of that phase in a widget and its descendants, like its window. */
gboolean press_key (GtkWidget *widget, guint keyval, GdkModifierType modifiers, GtkPropagationPhase phase);
