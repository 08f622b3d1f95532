/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Motion of pieces: how long it takes. */
#pragma once

#include <adwaita.h>

typedef enum
{
  ORRERY_SPEED_NORMAL,
  ORRERY_SPEED_FAST,
  ORRERY_SPEED_OFF,
} OrrerySpeed;

#define ORRERY_TYPE_SPEED (orrery_speed_get_type ())
GType orrery_speed_get_type (void);

typedef enum
{
  ORRERY_MOTION_TUMBLE,   /* a die rolls: 600 / 250 / 0 ms */
  ORRERY_MOTION_MOVE,     /* a die or tile moves: 200 / 100 / 0 */
  ORRERY_MOTION_BUILD,    /* a tile goes to the tableau: 300 / 150 / 0 */
  ORRERY_MOTION_FLIP,     /* a phase tile: 250 / 120 / 0 */
  ORRERY_MOTION_FADE,     /* the question: 150 / 150 / 0 */
  ORRERY_N_MOTIONS
} OrreryMotion;

/* For the whole program. */
void          orrery_motion_set_speed (OrrerySpeed      speed);

/* Milliseconds, 0 if animations are off here or in the desktop. When `n` pieces start together, the i-th one
 * is delayed: by 40 ms each, at most 240 in total. */
guint         orrery_motion_duration  (OrreryMotion motion, GtkWidget *widget);
guint         orrery_motion_delay     (OrreryMotion motion, GtkWidget *widget, guint i, guint n);

/* Runs `step` with 0 … 1 (eased out, after `delay` ms) and `done` at the end; at once if there is no motion.
 * The motion ends if the widget is destroyed before. */
typedef void (*OrreryMotionStep) (GtkWidget *widget,
                                  double     value,
                                  gpointer   data);

void          orrery_motion_run       (GtkWidget *widget, OrreryMotion motion, guint delay,
                                       OrreryMotionStep step, OrreryMotionStep done, gpointer data,
                                       GDestroyNotify free_data);
