/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/game/orrery-table-ui.h"

#include "widgets/art/orrery-seat-mark.h"
#include "widgets/layout/orrery-announce.h"

#include <adwaita.h>
#include <glib/gi18n.h>

static GPtrArray *uis;

void
orrery_table_ui_register (const OrreryTableUi *self)
{
  if (uis == NULL)
    uis = g_ptr_array_new ();
  if (!g_ptr_array_find (uis, self, NULL))
    g_ptr_array_add (uis, (gpointer) self);
}

const OrreryTableUi *
orrery_table_ui_get (const OrreryGame *game)
{
  for (guint i = 0; uis != NULL && i < uis->len; i++)
    if (((const OrreryTableUi *) g_ptr_array_index (uis, i))->game == game)
      return g_ptr_array_index (uis, i);
  return NULL;
}

GtkWidget *
orrery_seat_count_new (const OrreryGame *game)
{
  GtkStringList *numbers = gtk_string_list_new (NULL);
  GtkWidget *choice;

  for (guint n = game->rules->min_seats; n <= game->rules->max_seats; n++)
    gtk_string_list_take (numbers, g_strdup_printf (ngettext ("%u player", "%u players", n), n));
  choice = gtk_drop_down_new (G_LIST_MODEL (numbers), NULL);
  orrery_set_spoken (choice, _("Number of players"));
  gtk_widget_set_valign (choice, GTK_ALIGN_CENTER);
  return choice;
}

GtkWidget *
orrery_seat_name_new (guint seat, GtkWidget **mark)
{
  GtkWidget *row = adw_entry_row_new (), *own_mark = orrery_seat_mark_new (28);
  g_autofree char *title = g_strdup_printf (_("Player %u"), seat + 1);

  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_editable_set_text (GTK_EDITABLE (row), title);
  orrery_seat_mark_set (ORRERY_SEAT_MARK (own_mark), (int) seat, NULL);
  gtk_widget_set_valign (own_mark, GTK_ALIGN_CENTER);
  adw_entry_row_add_prefix (ADW_ENTRY_ROW (row), own_mark);
  if (mark != NULL)
    *mark = own_mark;
  return row;
}
