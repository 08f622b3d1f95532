/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layout of a question bar: a picture and texts with the buttons next to them, and the rest below. */
#pragma once

#include <gtk/gtk.h>

typedef struct
{
  GtkWidget *picture;
  GtkWidget *texts;
  GtkWidget *extra;
  GtkWidget *buttons;
  gboolean compact; /* the buttons are last, as wide as the bar */
  int width; /* allocated last */
} OrreryQuestionLayout;

void orrery_question_layout_measure  (const OrreryQuestionLayout *self, GtkOrientation orientation,
                                      int for_size, int *minimum, int *natural);
void orrery_question_layout_allocate (OrreryQuestionLayout *self, int width);
