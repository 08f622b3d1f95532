/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Where the parts of a question bar lie: a picture and texts with the buttons beside them, and what
 * else there is below. */
#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

typedef struct
{
  GtkWidget *picture;
  GtkWidget *texts;
  GtkWidget *extra;
  GtkWidget *buttons;
  gboolean compact; /* the buttons stand last, as wide as the bar */
} OrreryQuestionLayout;

void orrery_question_layout_measure  (const OrreryQuestionLayout *self,
                                      GtkOrientation              orientation,
                                      int                         for_size,
                                      int                        *minimum,
                                      int                        *natural);
void orrery_question_layout_allocate (const OrreryQuestionLayout *self,
                                      int                         width);

G_END_DECLS
