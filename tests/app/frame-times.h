/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long the frames of a window take, in milliseconds, as rows of percentiles. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _FrameTimes FrameTimes;

/* By processor time of this thread, so that other programs do not count, or by wall-clock time. */
FrameTimes *frame_times_new    (GtkWidget *widget, gboolean wall);
void        frame_times_free   (FrameTimes *self);

/* Frames from now on count under this name; NULL: they do not count. */
void        frame_times_set    (FrameTimes *self, const char *name);
/* Time spent outside frames, for example on a key, counts for the next frame. */
void        frame_times_begin  (FrameTimes *self);
/* The same, without anything started before. */
void        frame_times_restart (FrameTimes *self);

/* One row per name, in the order of first use. */
void        frame_times_print  (FrameTimes *self);

G_END_DECLS
