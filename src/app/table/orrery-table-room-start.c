/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The start page: how closely to follow a table, and the saved tables. */
#include "app/room/orrery-opening.h"
#include "app/room/orrery-room.h"
#include "app/table/orrery-table-room-private.h"
#include "assist/orrery-games.h"
#include "widgets/art/orrery-builders.h"
#include "widgets/layout/orrery-announce.h"

#include <glib/gi18n.h>

static GtkWidget *
depth_button_new (const char *title, const char *text, const char *action)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 3);
  GtkWidget *heading = orrery_label_new ("heading", 0);
  GtkWidget *line = orrery_label_new ("dim-label", 0);

  gtk_label_set_label (GTK_LABEL (heading), title);
  gtk_label_set_label (GTK_LABEL (line), text);
  gtk_label_set_wrap (GTK_LABEL (line), TRUE);
  gtk_box_append (GTK_BOX (box), heading);
  gtk_box_append (GTK_BOX (box), line);
  gtk_button_set_child (GTK_BUTTON (button), box);
  orrery_set_spoken (button, title);
  gtk_widget_add_css_class (button, "card");
  gtk_widget_add_css_class (button, "orrery-table-card");
  gtk_actionable_set_detailed_action_name (GTK_ACTIONABLE (button), action);
  return button;
}

static void
opened_cb (GtkWidget *widget, OrreryRecord *record, GFile *file, gpointer data)
{
  const OrreryGame *game = orrery_record_get_game (record);

  /* Each game has a room of its own. */
  if (game != ORRERY_TABLE_ROOM (widget)->ui->game)
    {
      OrreryRoomHost *window = ORRERY_ROOM_HOST (gtk_widget_get_root (widget));

      gtk_widget_activate_action (widget, "win.game", "s", game->rules->id);
      widget = orrery_room_host_get_room (window, "table");
    }
  table_room_follow (ORRERY_TABLE_ROOM (widget), record, file);
}

void
orrery_table_room_open (OrreryTableRoom *self, GFile *file)
{
  g_return_if_fail (ORRERY_IS_TABLE_ROOM (self));

  orrery_opening_begin (GTK_WIDGET (self), file, ORRERY_OPENING_FOLLOWS, opened_cb, NULL);
}

void
table_room_list_tables (OrreryTableRoom *self)
{
  orrery_game_list_update (self->start_list);
}

static GtkWidget *
history_button_new (void)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_History"));

  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "app.history");
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  return button;
}

static const char *
get_depth (OrreryGameInfo *game)
{
  const OrreryTableUi *ui = orrery_table_ui_get (orrery_game_info_get_game (game));
  const guint depth = orrery_game_info_get_depth (game);

  return ui != NULL && depth > 0 && depth <= ui->book->n_depths ? _(ui->book->depths[depth - 1].title) : NULL;
}

/* The game in progress comes first: most people come here to continue it. */
GtkWidget *
table_room_build_start (OrreryTableRoom *self)
{
  GtkWidget *page = adw_status_page_new ();
  GtkWidget *clamp = adw_clamp_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  adw_status_page_set_icon_name (ADW_STATUS_PAGE (page), "orrery-table-symbolic");
  adw_status_page_set_title (ADW_STATUS_PAGE (page), _("At a Real Table"));
  adw_status_page_set_description (
      ADW_STATUS_PAGE (page), _("You handle the pieces; Orrery keeps the books."));
  gtk_box_append (GTK_BOX (box),
                  depth_button_new (_("Score"),
                                    _("Score a finished game, with every bonus explained."),
                                    "room.score"));
  for (guint i = 0; i < self->ui->book->n_depths; i++)
    {
      const OrreryDepth *depth = &self->ui->book->depths[i];
      g_autofree char *action = g_strconcat ("room.set-table::", depth->id, NULL);

      gtk_box_append (GTK_BOX (box), depth_button_new (_(depth->title), _(depth->text), action));
    }
  gtk_box_append (GTK_BOX (box), history_button_new ());
  self->start_list = ORRERY_GAME_LIST (orrery_game_list_new (ORRERY_GAMES_TABLES));
  g_signal_connect_object (self->start_list, "open", G_CALLBACK (orrery_table_room_open), self, G_CONNECT_SWAPPED);
  orrery_game_list_set_depths (self->start_list, get_depth);
  orrery_game_list_set_middle (self->start_list, box);
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), 480);
  adw_clamp_set_child (ADW_CLAMP (clamp), GTK_WIDGET (self->start_list));
  adw_status_page_set_child (ADW_STATUS_PAGE (page), clamp);
  return page;
}
