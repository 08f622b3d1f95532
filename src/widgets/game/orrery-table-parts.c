/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/game/orrery-table-parts.h"

#include "widgets/art/orrery-builders.h"

#include <adwaita.h>
#include <glib/gi18n.h>

GtkWidget *
orrery_overview_line_new (GtkWidget *picture, const char *text, const char *number)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *label = orrery_label_new (NULL, 0);
  GtkWidget *value = orrery_label_new ("orrery-number", 1);

  gtk_label_set_label (GTK_LABEL (label), text);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 18); /* narrower than the pane, so that no line is cut off */
  gtk_widget_set_hexpand (label, TRUE);
  gtk_label_set_label (GTK_LABEL (value), number);
  gtk_box_append (GTK_BOX (box), picture);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), value);
  return box;
}

GtkWidget *
orrery_overview_reminders_new (GtkWidget *box)
{
  if (gtk_widget_get_first_child (box) == NULL)
    {
      GtkWidget *label = orrery_label_new ("dim-label", 0);

      gtk_label_set_label (GTK_LABEL (label), _("Nothing to remember right now."));
      gtk_label_set_wrap (GTK_LABEL (label), TRUE);
      gtk_box_append (GTK_BOX (box), label);
    }
  return orrery_card_new (_("Reminders"), box);
}

GtkWidget *
orrery_may_row_new (GtkWidget *picture, const char *title, const char *text, gboolean may)
{
  GtkWidget *row = adw_action_row_new ();
  GtkWidget *mark = gtk_image_new_from_icon_name (may ? "emblem-ok-symbolic" : "action-unavailable-symbolic");

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  adw_action_row_set_subtitle (ADW_ACTION_ROW (row), text);
  gtk_widget_add_css_class (mark, may ? "orrery-good" : "dim-label");
  if (picture != NULL)
    {
      gtk_widget_set_valign (picture, GTK_ALIGN_CENTER);
      adw_action_row_add_prefix (ADW_ACTION_ROW (row), picture);
    }
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), mark);
  return row;
}

GtkWidget *
orrery_may_window_new (const Game *rules, const void *state, const char *const *names, OrreryMayFunc add_rows)
{
  const guint n_seats = rules->info (state).n_seats;
  const guint first = (guint) MAX (rules->question (state).seat, 0);
  GtkWidget *window = g_object_new (ADW_TYPE_WINDOW, "title", _("May I?"), NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *page = adw_preferences_page_new ();

  for (guint i = 0; i < n_seats; i++)
    {
      const guint seat = (first + i) % n_seats;
      AdwPreferencesGroup *group = ADW_PREFERENCES_GROUP (adw_preferences_group_new ());
      g_autofree char *title = g_markup_escape_text (names[seat], -1);

      adw_preferences_group_set_title (group, title);
      add_rows (group, state, seat, names, i == 0);
      adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), group);
    }
  gtk_widget_set_vexpand (page, TRUE);
  gtk_box_append (GTK_BOX (box), adw_header_bar_new ());
  gtk_box_append (GTK_BOX (box), page);
  adw_window_set_content (ADW_WINDOW (window), box);
  return window;
}
