/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lettering inside pieces: the user's font, in sizes that follow the user's. */
#pragma once

#include <gtk/gtk.h>

typedef struct
{
  const char *text;
  double size;         /* in px for the default font of 11 pt; scales with the user's */
  PangoWeight weight;
  double width;        /* 0: its natural width */
  int lines;           /* wraps at `width`, then ellipsizes; 0 or 1: one line */
  gboolean fixed;      /* `size` is final: numbers on badges and coins */
  gboolean squeeze;    /* one line that is too long shrinks before it is ellipsized */
  PangoAlignment align; /* left is where reading starts */
} OrreryLettering;

/* The user's font size relative to the default: 1 for Cantarell 11, 1.5 for 16.5. */
double       orrery_text_factor (PangoContext          *context);

/* A context for lettering in pieces with the font, direction and language of another, or, for drawing without
 * a widget, of the desktop. Glyphs are not snapped to pixels, so that a piece looks the same at every scale
 * and in print. */
PangoContext *orrery_text_context_copy (PangoContext *context);
PangoContext *orrery_text_context_new  (void);

/* Changes whenever the lettering would. */
guint        orrery_text_context_hash (PangoContext *context);

PangoLayout *orrery_lettering_layout (PangoContext *context, const OrreryLettering *lettering);

/* Draws with the current source and returns the height. x, y is the upper left corner. */
double       orrery_draw_layout (cairo_t *cr, PangoLayout *layout, double x, double y);

/* A short text whose ink is centered on x, y, as for numbers on a badge. */
void         orrery_draw_number (cairo_t *cr, PangoContext *context, const char *text, double x,
                                 double y, double size);
