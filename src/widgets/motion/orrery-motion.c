/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/motion/orrery-motion.h"

#define STAGGER 40
#define MOST_STAGGER 240

G_DEFINE_ENUM_TYPE (OrrerySpeed, orrery_speed,
                    G_DEFINE_ENUM_VALUE (ORRERY_SPEED_NORMAL, "normal"),
                    G_DEFINE_ENUM_VALUE (ORRERY_SPEED_FAST, "fast"),
                    G_DEFINE_ENUM_VALUE (ORRERY_SPEED_OFF, "off"))

static const guint16 durations[ORRERY_N_MOTIONS][2] = {
  [ORRERY_MOTION_TUMBLE] = { 600, 250 }, [ORRERY_MOTION_MOVE] = { 200, 100 },
  [ORRERY_MOTION_BUILD] = { 300, 150 },  [ORRERY_MOTION_FLIP] = { 250, 120 },
  [ORRERY_MOTION_FADE] = { 150, 150 },
};

static OrrerySpeed current_speed = ORRERY_SPEED_NORMAL;

/* All that move, each with a reference. */
static GPtrArray *running;

typedef struct
{
  AdwAnimation *animation;
  double delay;
  double duration;
  OrreryMotionStep step;
  OrreryMotionStep done;
  gpointer data;
  GDestroyNotify free_data;
} Motion;

void
orrery_motion_set_speed (OrrerySpeed speed)
{
  g_return_if_fail (speed <= ORRERY_SPEED_OFF);

  current_speed = speed;
}

guint
orrery_motion_duration (OrreryMotion motion, GtkWidget *widget)
{
  g_return_val_if_fail (motion < ORRERY_N_MOTIONS, 0);

  if (current_speed == ORRERY_SPEED_OFF || !adw_get_enable_animations (widget))
    return 0;
  return durations[motion][current_speed];
}

guint
orrery_motion_delay (OrreryMotion motion, GtkWidget *widget, guint i, guint n)
{
  guint all = MIN (STAGGER * (n - 1), MOST_STAGGER);

  if (n < 2 || orrery_motion_duration (motion, widget) == 0)
    return 0;
  if (current_speed == ORRERY_SPEED_FAST)
    all /= 2;
  return all * i / (n - 1);
}

static void
motion_free (gpointer data)
{
  Motion *motion = data;

  if (motion->free_data)
    motion->free_data (motion->data);
  g_free (motion);
}

static void
on_value_cb (double value, gpointer data)
{
  Motion *motion = data;
  GtkWidget *widget = motion->animation ? adw_animation_get_widget (motion->animation) : NULL;
  double part = CLAMP ((value - motion->delay) / motion->duration, 0, 1);

  if (widget)
    motion->step (widget, adw_easing_ease (ADW_EASE_OUT_CUBIC, part), motion->data);
}

static void
on_done_cb (AdwAnimation *animation, gpointer data)
{
  Motion *motion = data;

  if (motion->done && adw_animation_get_widget (animation))
    motion->done (adw_animation_get_widget (animation), 1, motion->data);
  if (g_ptr_array_remove_fast (running, animation))
    g_object_unref (animation);
}

void
orrery_motion_run (GtkWidget *widget, OrreryMotion kind, guint delay, OrreryMotionStep step,
                   OrreryMotionStep done, gpointer data, GDestroyNotify free_data)
{
  guint duration = orrery_motion_duration (kind, widget);
  Motion *motion = g_new0 (Motion, 1);
  AdwAnimationTarget *target;

  *motion = (Motion) { NULL, delay, duration, step, done, data, free_data };
  if (duration == 0)
    {
      step (widget, 1, data);
      if (done)
        done (widget, 1, data);
      motion_free (motion);
      return;
    }
  if (!running)
    running = g_ptr_array_new ();
  target = adw_callback_animation_target_new (on_value_cb, motion, motion_free);
  motion->animation = adw_timed_animation_new (widget, 0, delay + duration, delay + duration,
                                               target);
  adw_timed_animation_set_easing (ADW_TIMED_ANIMATION (motion->animation), ADW_LINEAR);
  g_signal_connect (motion->animation, "done", G_CALLBACK (on_done_cb), motion);
  g_ptr_array_add (running, motion->animation);
  adw_animation_play (motion->animation);
}

