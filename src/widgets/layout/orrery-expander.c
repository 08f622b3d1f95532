/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/layout/orrery-expander.h"

static void
name_lists (GtkWidget *widget, const char *name)
{
  if (GTK_IS_LIST_BOX (widget))
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    name_lists (child, name);
}

GtkWidget *
orrery_expander_new (const char *title)
{
  GtkWidget *row = g_object_new (ADW_TYPE_EXPANDER_ROW, "use-markup", FALSE, "title", title, NULL);

  name_lists (row, title);
  return row;
}
