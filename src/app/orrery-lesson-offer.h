/* SPDX-License-Identifier: GPL-3.0-or-later */
/* A bar that offers the lesson to new players until it is taken or closed. */
#pragma once

#include <gtk/gtk.h>

GtkWidget *orrery_lesson_offer_new (GSettings *settings);
