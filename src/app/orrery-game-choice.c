/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/orrery-game-choice.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "widgets/game/orrery-game-ui.h"
#include "widgets/layout/orrery-announce.h"

GMenuModel *
orrery_game_choice_new_menu (void)
{
  GMenu *menu = g_menu_new ();
  const GPtrArray *uis = orrery_game_ui_list ();

  for (guint i = 0; i < uis->len; i++)
    {
      const OrreryGameUi *ui = g_ptr_array_index (uis, i);
      g_autoptr (GMenuItem) item = g_menu_item_new (ui->game->rules->name, NULL);

      g_menu_item_set_action_and_target (item, "win.game", "s", ui->game->rules->id);
      g_menu_append_item (menu, item);
    }
  return G_MENU_MODEL (menu);
}

static GtkWidget *
add_button (GtkWidget *choice, GMenuModel *menu)
{
  GtkWidget *button = gtk_menu_button_new ();

  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), menu);
  gtk_widget_set_tooltip_text (button, _("Choose the Game"));
  adw_squeezer_add (ADW_SQUEEZER (choice), button);
  return button;
}

GtkWidget *
orrery_game_choice_new (void)
{
  g_autoptr (GMenuModel) menu = NULL;
  GtkWidget *choice;

  if (orrery_game_ui_list ()->len < 2)
    return NULL;
  menu = orrery_game_choice_new_menu ();
  /* On a phone, a room with many buttons leaves no room for it; it is in the main menu, too. */
  choice = g_object_new (ADW_TYPE_SQUEEZER, "homogeneous", FALSE, "allow-none", TRUE, "switch-threshold-policy",
                         ADW_FOLD_THRESHOLD_POLICY_NATURAL, NULL);
  add_button (choice, menu);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (add_button (choice, menu)), "applications-games-symbolic");
  return choice;
}

void
orrery_game_choice_set_game (GtkWidget *choice, const OrreryGame *game)
{
  /* Translators: %s is a game. */
  g_autofree char *spoken = g_strdup_printf (_("Game: %s"), game->rules->name);
  GtkWidget *first = gtk_widget_get_first_child (choice);

  gtk_menu_button_set_label (GTK_MENU_BUTTON (first), game->rules->name);
  for (GtkWidget *button = first; button != NULL; button = gtk_widget_get_next_sibling (button))
    orrery_set_spoken (button, spoken);
}
