/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/layout/orrery-whole.h"

#define AROUND 24 /* px for shadows */

/* A clip that is larger than anything in it hides nothing, but two of different sizes differ as a whole. */
void
orrery_whole_push (GtkWidget *widget, GtkSnapshot *snapshot, gboolean odd)
{
  const int around = AROUND + (odd ? 1 : 0);

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (-around, -around,
                                                         gtk_widget_get_width (widget) + 2 * around,
                                                         gtk_widget_get_height (widget) + 2 * around));
}
