/* SPDX-License-Identifier: GPL-3.0-or-later */
/* OrreryWrap: children one after the other, on as many lines as necessary. Unlike a GtkBox it never asks for
 * the width of a child at some height, for which wrapped text is laid out over and over. */
#pragma once

#include <gtk/gtk.h>

#define ORRERY_TYPE_WRAP (orrery_wrap_get_type ())
G_DECLARE_FINAL_TYPE (OrreryWrap, orrery_wrap, ORRERY, WRAP, GtkWidget)

typedef enum
{
  ORRERY_WRAP_FREELY, /* each at its natural width, or wider if it expands */
  ORRERY_WRAP_EVEN,   /* all of the same width, each line as wide as the widget */
  ORRERY_WRAP_NEVER,  /* on one line, each at its natural width if there is room */
  ORRERY_WRAP_SPREAD, /* as freely, but all lines have about as many columns, which fill the width with wider spaces; for children
                       * of the same width */
} OrreryWrapMode;

/* Property: spacing in px, between children and between lines. */
GtkWidget *orrery_wrap_new      (int             spacing);
/* One that never wraps. */
GtkWidget *orrery_wrap_new_row  (int             spacing);

void       orrery_wrap_append   (OrreryWrap *self, GtkWidget *child);
void       orrery_wrap_clear    (OrreryWrap     *self);

void       orrery_wrap_set_mode (OrreryWrap *self, OrreryWrapMode mode);
