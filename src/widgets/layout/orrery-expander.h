/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <adwaita.h>

/* An AdwExpanderRow whose list has an accessible name; libadwaita gives it none. The title has no markup. */
GtkWidget *orrery_expander_new (const char *title);
