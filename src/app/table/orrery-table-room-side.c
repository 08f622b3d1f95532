/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Beside the table: what lies where, a hint, and the story so far. */
#include "config.h"

#include "app/table/orrery-table-room-private.h"
#include "widgets/art/orrery-table-style.h"

#include <glib/gi18n.h>

void
table_room_show_side (OrreryTableRoom *self)
{
  adw_bin_set_child (self->overview, self->ui->new_overview (orrery_session_get_state (self->session),
                                                              (const char *const *) self->names));
  orrery_play_log_flush (self->story);
}

GtkWidget *
table_room_build_side (OrreryTableRoom *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  self->overview = ADW_BIN (adw_bin_new ());
  self->log = ORRERY_LOG_VIEW (orrery_log_view_new ());
  gtk_widget_set_size_request (GTK_WIDGET (self->log), -1, 240);
  gtk_widget_set_vexpand (GTK_WIDGET (self->log), TRUE);
  gtk_widget_add_css_class (box, "orrery-table-page");
  gtk_widget_add_css_class (box, "narrow");
  gtk_box_append (GTK_BOX (box), table_room_build_hint (self));
  gtk_box_append (GTK_BOX (box), GTK_WIDGET (self->overview));
  gtk_box_append (GTK_BOX (box), orrery_card_new (_("Log"), GTK_WIDGET (self->log)));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), box);
  gtk_widget_set_size_request (scrolled, 300, -1);
  gtk_widget_set_hexpand (scrolled, FALSE); /* whatever the cards in it would like */
  gtk_widget_add_css_class (scrolled, "background");
  return scrolled;
}
