/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What everything that is printed has in common. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* In points; with a path it may be exported there. */
GtkPrintOperation *orrery_paper_new_operation (const char      *name,
                                               const char      *path) G_GNUC_WARN_UNUSED_RESULT;
/* Paper has no font of its own: it gets the desktop's. */
PangoContext      *orrery_paper_new_context   (GtkPrintContext *print) G_GNUC_WARN_UNUSED_RESULT;

/* A text on paper, in points, and in a gray from 0 to 1. Without `cr` it is only measured. Returns its
 * height. */
typedef struct
{
  const char    *text;
  double         size;
  PangoWeight    weight;
  double         x;
  double         y;
  double         width; /* it wraps there */
  PangoAlignment align;
  double         ink;
} OrreryPaperText;

double             orrery_paper_write         (const OrreryPaperText *text,
                                               PangoContext          *context,
                                               cairo_t               *cr);

G_END_DECLS
