/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "widgets/layout/orrery-scrolled.h"

#include <adwaita.h>

GtkWidget *
orrery_scrolled_new (GtkWidget *child)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), child);
  return scrolled;
}

GtkWidget *
orrery_scrolled_page_new (GtkWidget *content, int width)
{
  GtkWidget *clamp;

  gtk_widget_add_css_class (content, "orrery-table-page");
  if (width < 0)
    return orrery_scrolled_new (content);
  clamp = adw_clamp_new ();
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), width);
  adw_clamp_set_child (ADW_CLAMP (clamp), content);
  return orrery_scrolled_new (clamp);
}
