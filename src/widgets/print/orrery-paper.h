/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shared code for everything that is printed. */
#pragma once

#include <gtk/gtk.h>

/* Something that can be printed, in points. */
typedef struct
{
  const char *title; /* of the print job, and of a PDF */
  /* Returns how many pages it takes. */
  guint (*paginate)  (gpointer data, PangoContext *context, double width, double height);
  void  (*draw_page) (gpointer data, cairo_t *cr, guint page);
  gpointer data;
} OrreryPaper;

/* Prints with `action`; an export writes a PDF to `path`. */
GtkPrintOperationResult orrery_paper_print (const OrreryPaper *paper,
                                            GtkPrintOperationAction action, const char *path,
                                            GtkWindow *parent, GError **error);

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

double             orrery_paper_write         (const OrreryPaperText *text, PangoContext *context,
                                               cairo_t *cr);
