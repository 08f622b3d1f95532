/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/orrery-lesson-offer.h"

#include <glib/gi18n.h>

#include "widgets/layout/orrery-announce.h"

/* Closed, or the lesson has begun: do not offer it again. */
static void
response_cb (GSettings *settings)
{
  g_settings_set_boolean (settings, "offer-lesson", FALSE);
}

/* GTK gives this button an icon but no name. */
static void
name_close_button (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && gtk_widget_has_css_class (widget, "close"))
    {
      gtk_widget_set_tooltip_text (widget, _("Close"));
      orrery_set_spoken (widget, _("Close"));
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    name_close_button (child);
}

GtkWidget *
orrery_lesson_offer_new (GSettings *settings)
{
  GtkWidget *offer = g_object_new (GTK_TYPE_INFO_BAR,
                                   "revealed", FALSE,
                                   "show-close-button", TRUE,
                                   NULL);
  GtkWidget *label = gtk_label_new (_("New to the game? A lesson explains it while you play."));
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Start"));

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.lesson");
  gtk_info_bar_add_child (GTK_INFO_BAR (offer), label);
  gtk_info_bar_add_action_widget (GTK_INFO_BAR (offer), button, GTK_RESPONSE_ACCEPT);
  name_close_button (offer);
  g_signal_connect_object (offer, "response", G_CALLBACK (response_cb), settings, G_CONNECT_SWAPPED);
  g_settings_bind (settings, "offer-lesson", offer, "revealed", G_SETTINGS_BIND_GET);
  return offer;
}
