/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Below a setup: a label for what is missing, and a start button that calls `begin` with `self`. */
GtkWidget *orrery_setup_foot_new (GtkWidget **problem, GCallback begin, gpointer self);
