/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/orrery-room-kinds.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/play/orrery-play-room.h"
#include "app/reference/orrery-reference.h"
#include "app/table/orrery-table-room.h"
#include "games/games.h"
#include "widgets/game/orrery-table-ui.h"

static gboolean
reference_has (const OrreryGameUi *ui)
{
  return ui->new_page != NULL && orrery_games_get_catalog (ui->game->rules->id) != NULL;
}

static gboolean
table_has (const OrreryGameUi *ui)
{
  return orrery_table_ui_get (ui->game) != NULL;
}

static gboolean
play_has (const OrreryGameUi *ui)
{
  return orrery_game_ui_can_play (ui->game);
}

static char *
tell_no_reference (const char *game)
{
  return g_strdup_printf (_("There is nothing to look up about %s yet."), game);
}

static char *
tell_no_table (const char *game)
{
  return g_strdup_printf (_("Games of %s on a real table can’t be followed or scored here yet."), game);
}

static char *
tell_no_play (const char *game)
{
  return g_strdup_printf (_("%s can’t be played on the screen yet."), game);
}

static GtkWidget *
build_reference (const OrreryGame *game)
{
  return orrery_reference_new ();
}

static GtkWidget *
build_play (const OrreryGame *game)
{
  return orrery_play_room_new ();
}

const OrreryRoomKind orrery_room_kinds[ORRERY_N_ROOM_KINDS] = {
  { "reference", build_reference, reference_has, FALSE, FALSE, N_("Open the _Reference"),
    "orrery-reference-symbolic", tell_no_reference },
  { "table", orrery_table_room_new, table_has, TRUE, FALSE, N_("Open the _Table"),
    "orrery-table-symbolic", tell_no_table },
  { "play", build_play, play_has, FALSE, TRUE, N_("_Play on the Screen"),
    "orrery-play-symbolic", tell_no_play },
};

int
orrery_room_kinds_find (const char *name, const OrreryGameUi *ui)
{
  for (guint i = 0; i < ORRERY_N_ROOM_KINDS; i++)
    if (g_str_equal (orrery_room_kinds[i].name, name) && (ui == NULL || orrery_room_kinds[i].has (ui)))
      return (int) i;
  return -1;
}

static const OrreryGame *
find_other_game (const char *name)
{
  const GPtrArray *uis = orrery_game_ui_list ();

  for (guint i = 0; i < uis->len; i++)
    {
      const OrreryGameUi *ui = g_ptr_array_index (uis, i);

      if (orrery_room_kinds_find (name, ui) >= 0)
        return ui->game;
    }
  return NULL;
}

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
orrery_room_kinds_new_missing (const char *name, const OrreryGameUi *ui)
{
  const OrreryRoomKind *room = &orrery_room_kinds[orrery_room_kinds_find (name, NULL)];
  const OrreryGame *other = find_other_game (name);
  g_autofree char *text = room->tell_missing (ui->game->rules->name);
  GtkWidget *buttons = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  for (guint i = 0; i < ORRERY_N_ROOM_KINDS; i++)
    if (orrery_room_kinds[i].has (ui))
      gtk_box_append (GTK_BOX (buttons), new_button (_(orrery_room_kinds[i].label), "win.room", orrery_room_kinds[i].name));
  if (gtk_widget_get_first_child (buttons) != NULL)
    gtk_widget_add_css_class (gtk_widget_get_first_child (buttons), "suggested-action");
  if (other != NULL)
    {
      /* Translators: %s is a game. */
      g_autofree char *label = g_strdup_printf (_("Show %s"), other->rules->name);

      gtk_box_append (GTK_BOX (buttons), new_button (label, "win.game", other->rules->id));
    }
  return g_object_new (ADW_TYPE_STATUS_PAGE,
                       "icon-name", room->icon,
                       "title", _("Not Here Yet"),
                       "description", text,
                       "child", buttons,
                       NULL);
}
