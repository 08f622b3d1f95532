/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/question/orrery-setup-foot.h"

#include "widgets/art/orrery-builders.h"
#include "widgets/question/orrery-keys.h"

#include <glib/gi18n.h>

GtkWidget *
orrery_setup_foot_new (GtkWidget **problem, GCallback begin, gpointer self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *start = orrery_key_button_new (_("Start"), GDK_KEY_Return, GDK_CONTROL_MASK);

  *problem = orrery_label_new ("orrery-odd", 0);
  gtk_label_set_wrap (GTK_LABEL (*problem), TRUE);
  gtk_widget_add_css_class (start, "suggested-action");
  gtk_widget_add_css_class (start, "pill");
  gtk_widget_set_halign (start, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (foot), *problem);
  gtk_box_append (GTK_BOX (foot), start);
  /* The key works from anywhere on the page; this scrolls to what is missing. */
  g_signal_connect (start, "clicked", G_CALLBACK (gtk_widget_grab_focus), NULL);
  g_signal_connect_object (start, "clicked", begin, self, G_CONNECT_SWAPPED);
  return foot;
}
