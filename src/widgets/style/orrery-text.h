/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Lettering inside pieces: the user's font, in sizes that follow the user's. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct
{
  const char *text;
  double size;         /* in px at the usual font of 11 pt; grows with the user's */
  PangoWeight weight;
  double width;        /* 0: as wide as it is */
  int lines;           /* wraps at `width`, ellipsizes behind; 0 or 1: one line */
  gboolean fixed;      /* `size` is final: numbers on badges and coins */
  gboolean squeeze;    /* one line that is too long gets smaller, before it ellipsizes */
  PangoAlignment align; /* left is where reading begins */
} OrreryLettering;

/* The user's font as a part of the usual one: 1 at Cantarell 11, 1.5 at 16.5. */
double       orrery_text_factor (PangoContext          *context);

/* A context for lettering in pieces with the font, direction and language of another, or, for
 * drawing without a widget, of the desktop. Glyphs are not snapped to the pixels of a screen, so
 * that a piece looks alike at every scale and in print. */
PangoContext *orrery_text_context_copy (PangoContext *context);
PangoContext *orrery_text_context_new  (void);

/* Changes whenever the lettering would. */
guint        orrery_text_context_hash (PangoContext *context);

PangoLayout *orrery_lettering_layout (PangoContext          *context,
                                      const OrreryLettering *lettering);

/* Draws in the current source and returns the height. x, y is the upper left corner. */
double       orrery_draw_layout (cairo_t               *cr,
                                 PangoLayout           *layout,
                                 double                 x,
                                 double                 y);

/* A short text centered on x, y by its ink, as numbers on a badge must be. */
void         orrery_draw_number (cairo_t               *cr,
                                 PangoContext          *context,
                                 const char            *text,
                                 double                 x,
                                 double                 y,
                                 double                 size);

G_END_DECLS
