/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "frame-times.h"

#include <time.h>

typedef struct
{
  char   *name;
  GArray *times; /* of double, ms */
} Row;

struct _FrameTimes
{
  GdkFrameClock *clock;
  gboolean       wall;
  GPtrArray     *rows;
  Row           *row;   /* NULL: none */
  gint64         began; /* in microseconds; 0: outside a frame */
};

static gint64
now (FrameTimes *self)
{
  struct timespec time;

  if (self->wall)
    return g_get_monotonic_time ();
  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (gint64) time.tv_sec * G_USEC_PER_SEC + time.tv_nsec / 1000;
}

void
frame_times_begin (FrameTimes *self)
{
  if (self->began == 0)
    self->began = now (self);
}

static void
after_cb (FrameTimes *self)
{
  const double ms = (double) (now (self) - self->began) / 1000;

  if (self->began != 0 && self->row != NULL)
    g_array_append_val (self->row->times, ms);
  self->began = 0;
}

void
frame_times_restart (FrameTimes *self)
{
  self->began = now (self);
}

static void
row_free (Row *row)
{
  g_free (row->name);
  g_array_unref (row->times);
  g_free (row);
}

FrameTimes *
frame_times_new (GtkWidget *widget, gboolean wall)
{
  FrameTimes *self = g_new0 (FrameTimes, 1);

  self->clock = g_object_ref (gtk_widget_get_frame_clock (widget));
  self->wall = wall;
  self->rows = g_ptr_array_new_with_free_func ((GDestroyNotify) row_free);
  g_signal_connect_swapped (self->clock, "before-paint", G_CALLBACK (frame_times_begin), self);
  g_signal_connect_data (self->clock, "after-paint", G_CALLBACK (after_cb), self, NULL,
                         G_CONNECT_SWAPPED | G_CONNECT_AFTER);
  return self;
}

void
frame_times_free (FrameTimes *self)
{
  g_signal_handlers_disconnect_by_data (self->clock, self);
  g_object_unref (self->clock);
  g_ptr_array_unref (self->rows);
  g_free (self);
}

void
frame_times_set (FrameTimes *self, const char *name)
{
  self->row = NULL;
  if (name == NULL)
    return;
  for (guint i = 0; i < self->rows->len && self->row == NULL; i++)
    if (g_str_equal (((Row *) g_ptr_array_index (self->rows, i))->name, name))
      self->row = g_ptr_array_index (self->rows, i);
  if (self->row != NULL)
    return;
  self->row = g_new0 (Row, 1);
  self->row->name = g_strdup (name);
  self->row->times = g_array_new (FALSE, FALSE, sizeof (double));
  g_ptr_array_add (self->rows, self->row);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const double x = *(const double *) a, y = *(const double *) b;

  return x < y ? -1 : x > y;
}

static double
percentile (const GArray *times, guint percent)
{
  return times->len == 0 ? 0 : g_array_index (times, double, (times->len - 1) * percent / 100);
}

void
frame_times_print (FrameTimes *self)
{
  for (guint i = 0; i < self->rows->len; i++)
    {
      GArray *times = ((Row *) g_ptr_array_index (self->rows, i))->times;
      guint fast = 0;

      for (guint j = 0; j < times->len; j++)
        fast += g_array_index (times, double, j) < 16;
      g_array_sort (times, compare);
      g_print ("%-28s %5u frames  50 %% %5.1f  90 %% %5.1f  95 %% %5.1f  99 %% %5.1f  most %5.1f ms"
               "  below 16 ms: %.1f %%\n",
               ((Row *) g_ptr_array_index (self->rows, i))->name, times->len, percentile (times, 50),
               percentile (times, 90), percentile (times, 95), percentile (times, 99),
               percentile (times, 100), times->len > 0 ? 100.0 * fast / times->len : 0);
    }
}
