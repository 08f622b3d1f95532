/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The preferences window. */
#pragma once

#include <gtk/gtk.h>

void orrery_preferences_present (GtkWindow *parent);
