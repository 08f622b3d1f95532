/* SPDX-License-Identifier: GPL-3.0-or-later */
/* How long the frames of a window take, in milliseconds, as rows of percentiles. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct _FrameTimes FrameTimes;

/* By processor time of this thread, which other programs do not add to, or by the wall's clock. */
FrameTimes *frame_times_new    (GtkWidget  *widget,
                                gboolean    wall);
void        frame_times_free   (FrameTimes *self);

/* The frames from now on count under this name; NULL: under none. */
void        frame_times_set    (FrameTimes *self,
                                const char *name);
/* Time spent outside frames, on a key for example, counts to the next frame. */
void        frame_times_begin  (FrameTimes *self);
/* The same, without what was begun before. */
void        frame_times_restart (FrameTimes *self);

/* A row for each name, in the order in which they were first used. */
void        frame_times_print  (FrameTimes *self);

G_END_DECLS
