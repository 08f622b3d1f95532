/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "soon.h"

enum
{
  PATIENCE = 120, /* seconds, on a busy machine */
  FRAMES = 2,
  MOST_FRAMES = 60, /* if the layout never rests */
  MOST_LEFT = 500 /* steps, if something never ends */
};

gint64
soon_get_end (void)
{
  return g_get_monotonic_time () + PATIENCE * G_USEC_PER_SEC;
}

gboolean
soon_go_on (gint64 end)
{
  if (!g_main_context_iteration (NULL, FALSE))
    g_usleep (200);
  return g_get_monotonic_time () < end;
}

/* --- Settling --- */

typedef struct
{
  GtkWidget *window;
  GdkFrameClock *clock; /* NULL: it is not on a screen */
  guint tick;
  guint n; /* frames so far */
  guint n_still; /* of them since the last layout */
} Frames;

static gboolean
count_cb (GtkWidget *window, GdkFrameClock *clock, gpointer data)
{
  Frames *frames = data;

  frames->n++;
  frames->n_still++;
  return G_SOURCE_CONTINUE;
}

static void
layout_cb (GdkFrameClock *clock, Frames *frames)
{
  frames->n_still = 0;
}

/* A window that is closed meanwhile gets no more of them. */
static gboolean
are_enough (GArray *windows)
{
  for (guint i = 0; i < windows->len; i++)
    {
      const Frames *frames = &g_array_index (windows, Frames, i);

      if (frames->n_still < FRAMES && frames->n < MOST_FRAMES && gtk_widget_get_mapped (frames->window))
        return FALSE;
    }
  return TRUE;
}

static GArray *
begin_frames (void)
{
  GListModel *toplevels = gtk_window_get_toplevels ();
  GArray *windows = g_array_new (FALSE, TRUE, sizeof (Frames));

  g_array_set_size (windows, g_list_model_get_n_items (toplevels));
  for (guint i = 0; i < windows->len; i++)
    {
      Frames *frames = &g_array_index (windows, Frames, i);

      frames->window = g_list_model_get_item (toplevels, i);
      frames->tick = gtk_widget_add_tick_callback (frames->window, count_cb, frames, NULL);
      if (g_set_object (&frames->clock, gtk_widget_get_frame_clock (frames->window)))
        g_signal_connect (frames->clock, "layout", G_CALLBACK (layout_cb), frames);
    }
  return windows;
}

static void
end_frames (GArray *windows)
{
  for (guint i = 0; i < windows->len; i++)
    {
      Frames *frames = &g_array_index (windows, Frames, i);

      gtk_widget_remove_tick_callback (frames->window, frames->tick);
      if (frames->clock != NULL)
        g_signal_handlers_disconnect_by_data (frames->clock, frames);
      g_clear_object (&frames->clock);
      g_object_unref (frames->window);
    }
  g_array_unref (windows);
}

void
soon_settle (guint ms)
{
  const gint64 least = g_get_monotonic_time () + ms * G_TIME_SPAN_MILLISECOND, end = soon_get_end ();
  GArray *windows = begin_frames ();

  while ((g_get_monotonic_time () < least || !are_enough (windows)) && soon_go_on (end))
    ;
  end_frames (windows);
  for (guint i = 0; i < MOST_LEFT && g_main_context_iteration (NULL, FALSE); i++)
    ;
}
