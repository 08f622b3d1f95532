/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/board/orrery-frontiers-pages.h"

#include "games/frontiers/words/orrery-frontiers-story.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/art/orrery-seat-mark.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/layout/orrery-roving.h"

#include <glib/gi18n-lib.h>

enum { MARK = 26 };

void
orrery_frontiers_pages_set (GtkWidget *pages, const char *const *names, guint n_seats)
{
  guint seat = 0;

  for (GtkWidget *button = gtk_widget_get_first_child (pages); button != NULL; button = gtk_widget_get_next_sibling (button))
    {
      const char *name = orrery_frontiers_story_name (names, (int) seat);

      gtk_widget_set_visible (button, seat < n_seats);
      if (seat < n_seats)
        {
          orrery_seat_mark_set (ORRERY_SEAT_MARK (gtk_button_get_child (GTK_BUTTON (button))), (int) seat, name);
          orrery_set_spoken (button, name);
          orrery_tooltip_set (button, name);
        }
      seat++;
    }
}

GtkWidget *
orrery_frontiers_pages_new (const char *action)
{
  GtkWidget *pages = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, "halign", GTK_ALIGN_CENTER, NULL);

  for (guint i = 0; i < FR_MAX_SEATS; i++)
    {
      GtkWidget *button = gtk_toggle_button_new ();

      gtk_button_set_child (GTK_BUTTON (button), orrery_seat_mark_new (MARK));
      gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
      gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "u", i);
      gtk_widget_add_css_class (button, "flat");
      gtk_box_append (GTK_BOX (pages), button);
    }
  gtk_widget_add_css_class (pages, "orrery-pages");
  orrery_set_spoken (pages, _("Players"));
  orrery_roving_set_up (pages);
  return pages;
}
