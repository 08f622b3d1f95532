/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "app/room/orrery-missing-room.h"

#include <adwaita.h>
#include <glib/gi18n.h>

static GtkWidget *
new_button (const char *label, const char *action, const char *target)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (label);

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), action);
  gtk_actionable_set_action_target (GTK_ACTIONABLE (button), "s", target);
  gtk_widget_add_css_class (button, "pill");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  return button;
}

GtkWidget *
orrery_missing_room_new (const char *icon, const char *text, const OrreryRoomOffer *rooms, guint n_rooms,
                         const OrreryGame *other)
{
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  for (guint i = 0; i < n_rooms; i++)
    gtk_box_append (GTK_BOX (buttons), new_button (rooms[i].label, "win.room", rooms[i].name));
  if (n_rooms > 0)
    gtk_widget_add_css_class (gtk_widget_get_first_child (buttons), "suggested-action");
  if (other != NULL)
    {
      /* Translators: %s is a game. */
      g_autofree char *label = g_strdup_printf (_("Show %s"), other->rules->name);

      gtk_box_append (GTK_BOX (buttons), new_button (label, "win.game", other->rules->id));
    }
  return g_object_new (ADW_TYPE_STATUS_PAGE,
                       "icon-name", icon,
                       "title", _("Not Here Yet"),
                       "description", text,
                       "child", buttons,
                       NULL);
}
