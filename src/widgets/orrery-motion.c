/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/orrery-motion.h"

GType orrery_speed_get_type (void) { return 0; }
OrrerySpeed orrery_motion_get_speed (void) { return 0; }
void orrery_motion_set_speed (OrrerySpeed speed) { }
guint orrery_motion_duration (OrreryMotion motion, GtkWidget *widget) { return 0; }
guint orrery_motion_delay (OrreryMotion motion, GtkWidget *widget, guint i, guint n) { return 0; }
AdwAnimation * orrery_motion_run (GtkWidget *widget, OrreryMotion motion, guint delay, OrreryMotionStep step, OrreryMotionStep done, gpointer data, GDestroyNotify free_data) { return 0; }
void orrery_motion_finish (void) { }
gboolean orrery_motion_is_running (void) { return 0; }
void orrery_motion_watch (GtkWidget *window) { }
