/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/history/orrery-history-parts.h"

#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-scrolled.h"

#include <adwaita.h>

enum
{
  WIDEST_PAGE = 1000,
  WIDEST_LIST = 720
};

GtkWidget *
orrery_history_page_new (GtkWidget *content)
{
  return orrery_scrolled_page_new (content, WIDEST_PAGE);
}

GtkWidget *
orrery_history_view_new (GListModel *model, GtkListItemFactory *factory, GtkWidget **view)
{
  GtkNoSelection *selection = gtk_no_selection_new (g_object_ref (model));
  GtkWidget *clamp = adw_clamp_scrollable_new ();

  *view = orrery_list_view_new (GTK_SELECTION_MODEL (selection), factory);
  gtk_list_view_set_single_click_activate (GTK_LIST_VIEW (*view), TRUE);
  gtk_widget_add_css_class (*view, "orrery-history");
  adw_clamp_scrollable_set_maximum_size (ADW_CLAMP_SCROLLABLE (clamp), WIDEST_LIST);
  adw_clamp_scrollable_set_child (ADW_CLAMP_SCROLLABLE (clamp), *view);
  return orrery_scrolled_new (clamp);
}

void
orrery_history_page_reset (GtkWidget *page)
{
  gtk_adjustment_set_value (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (page)), 0);
}
