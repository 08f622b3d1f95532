/* SPDX-License-Identifier: GPL-3.0-or-later */
/* One game switcher for the whole window. The second game has a reference, but no board. */
#include "config.h"

#include "find.h"
#include "app/orrery-application.h"
#include "app/orrery-window.h"
#include "app/reference/orrery-found-list.h"
#include "app/reference/orrery-reference-private.h"
#include "catalog/orrery-shelf.h"
#include "known-warnings.h"
#include "soon.h"
#include "folder.h"
#include "games/games.h"
#include "games/orrery-catalogs.h"
#include "games/roll/board/orrery-roll-ui.h"
#include "widgets/game/orrery-game-ui.h"

static OrreryApplication *app;

/* --- The second game --- */

static gboolean
get_picture (OrreryEntry *entry, double size, OrreryPicture *picture)
{
  return FALSE;
}

static GtkWidget *
new_page (OrreryCatalog *catalog, OrreryEntry *piece)
{
  return gtk_label_new (orrery_entry_get_name (piece));
}

static void
set_tile (GtkWidget *widget, OrreryEntry *tile)
{
}

static GtkWidget *
new_filter_picture (guint facet, guint value)
{
  return NULL;
}

static const OrreryFilterSpan kinds[] = { { ORRERY_FACET_KIND, 0, 1 } };
static const OrreryFilterRow rows[] = { { "Kind", kinds, 1 } };
static const OrreryTileGroup by_kind[] = { { ORRERY_FACET_KIND, ORRERY_KIND_WORLD } };
static const OrreryTileOrder orders[] = { { "Kind", by_kind, 1 } };

static char *
tell_count (guint n)
{
  return g_strdup_printf ("%u cards", n);
}

static const OrreryPieceWords words = {
  "Search for a card", "All cards", "By kind", "Found cards", "Saved cards", "Cards that change this", tell_count,
};

static OrreryGameUi second;

static void
register_second (void)
{
  const OrreryGame *const *game = orrery_game_list ();

  orrery_games_register_uis ();
  if (orrery_game_ui_list ()->len > 1)
    return;
  while (*game == orrery_game_get_default ())
    game++;
  second = (OrreryGameUi) {
    .game = *game,
    .words = &words,
    .get_picture = get_picture,
    .piece_symbol = ORRERY_SYMBOL_CARD,
    .new_page = new_page,
    .new_tile = orrery_roll_ui.new_tile,
    .set_tile = set_tile,
    .get_tile_width = orrery_roll_ui.get_tile_width,
    .dup_tile_kind = orrery_roll_ui.dup_tile_kind,
    .get_part_symbol = orrery_roll_ui.get_part_symbol,
    .filter_rows = rows,
    .n_filter_rows = 1,
    .new_filter_picture = new_filter_picture,
    .tile_orders = orders,
    .n_tile_orders = 1,
  };
  orrery_game_ui_register (&second);
}

static const OrreryGame *
get_second (void)
{
  return ((const OrreryGameUi *) g_ptr_array_index (orrery_game_ui_list (), 1))->game;
}

/* A game that is not played on screen. */
static const OrreryGame *
get_without_board (void)
{
  const GPtrArray *uis = orrery_game_ui_list ();

  for (guint i = 0; i < uis->len; i++)
    if (!orrery_game_ui_can_play (((const OrreryGameUi *) g_ptr_array_index (uis, i))->game))
      return ((const OrreryGameUi *) g_ptr_array_index (uis, i))->game;
  g_assert_not_reached ();
}

/* --- Tests --- */

static OrreryWindow *
open_window (void)
{
  OrreryWindow *window = orrery_window_new (app);

  gtk_window_present (GTK_WINDOW (window));
  soon_settle (0);
  return window;
}

static void
close_window (OrreryWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  soon_settle (0);
}

static void
choose (OrreryWindow *window, const OrreryGame *game)
{
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.game", "s", game->rules->id));
  soon_settle (0);
}

static GtkWidget *
find_type (GtkWidget *widget, GType type)
{
  if (g_type_is_a (G_OBJECT_TYPE (widget), type) && gtk_widget_get_mapped (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_type (child, type);

      if (found != NULL)
        return found;
    }
  return NULL;
}

static void
test_remembers (void)
{
  g_autoptr (GSettings) settings = g_settings_new (ORRERY_APP_ID);
  g_autofree char *id = NULL;
  OrreryWindow *window = open_window ();

  g_assert_true (orrery_room_host_get_game (ORRERY_ROOM_HOST (window)) == orrery_game_get_default ());
  choose (window, get_second ());
  g_assert_true (orrery_room_host_get_game (ORRERY_ROOM_HOST (window)) == get_second ());
  id = g_settings_get_string (settings, "game");
  g_assert_cmpstr (id, ==, get_second ()->rules->id);
  close_window (window);

  window = open_window ();
  g_assert_true (orrery_room_host_get_game (ORRERY_ROOM_HOST (window)) == get_second ());
  /* A game of a newer version is unknown here. */
  g_settings_set_string (settings, "game", "no-such-game");
  g_assert_true (orrery_room_host_get_game (ORRERY_ROOM_HOST (window)) == orrery_game_get_default ());
  close_window (window);
  g_settings_reset (settings, "game");
}

static gboolean
has_item (GMenuModel *menu, const char *link, const char *action)
{
  for (int i = 0; i < g_menu_model_get_n_items (menu); i++)
    {
      g_autoptr (GMenuModel) below = g_menu_model_get_item_link (menu, i, link);
      g_autofree char *name = NULL;

      if (below != NULL && has_item (below, link, action))
        return TRUE;
      if (g_menu_model_get_item_attribute (menu, i, "action", "s", &name) && g_str_equal (name, action))
        return TRUE;
    }
  return FALSE;
}

/* By key, and in the main menu, which a phone has in every room. */
static void
test_next (void)
{
  OrreryWindow *window = open_window ();
  const guint n = orrery_game_ui_list ()->len;
  g_auto (GStrv) keys = gtk_application_get_accels_for_action (GTK_APPLICATION (app), "win.next-game");
  GMenuModel *menu = G_MENU_MODEL (gtk_widget_get_template_child (GTK_WIDGET (window), ORRERY_TYPE_WINDOW, "primary_menu"));

  g_assert_cmpstr (keys[0], ==, "<Control>g");
  g_assert_true (has_item (menu, G_MENU_LINK_SUBMENU, "win.game"));
  for (guint i = 1; i <= n; i++)
    {
      const OrreryGameUi *ui = g_ptr_array_index (orrery_game_ui_list (), i % n);

      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.next-game", NULL));
      g_assert_true (orrery_room_host_get_game (ORRERY_ROOM_HOST (window)) == ui->game);
    }
  close_window (window);
}

static guint
count_entries (OrreryReference *room)
{
  g_autoptr (GPtrArray) found = orrery_search_pane_list_found (ORRERY_SEARCH_PANE (find_nth (room, ORRERY_TYPE_SEARCH_PANE, 0)));

  return found->len;
}

static OrreryResult *
find_other (OrreryReference *room, const OrreryGame *game)
{
  GListModel *model = orrery_found_list_get_model (ORRERY_FOUND_LIST (find_nth (room, ORRERY_TYPE_FOUND_LIST, 0)));

  for (guint i = 0; i < g_list_model_get_n_items (model); i++)
    {
      g_autoptr (OrreryResult) result = g_list_model_get_item (model, i);

      if (orrery_result_get_kind (result) == ORRERY_RESULT_COMMAND
          && orrery_result_get_command (result) == ORRERY_COMMAND_GAME
          && g_str_equal (orrery_result_get_target (result), game->rules->id))
        return result;
    }
  return NULL;
}

/* The reference shows the chosen game, and results of the other one are one step away. */
static gboolean
shows_entry_of (OrreryReference *room, OrreryCatalog *catalog)
{
  OrreryEntry *shown = orrery_reference_get_shown (room);

  return shown != NULL && orrery_entry_get_catalog (shown) == catalog;
}

static void
test_reference (void)
{
  OrreryWindow *window = open_window ();
  OrreryReference *room = ORRERY_REFERENCE (orrery_window_ensure_room (window, "reference"));
  OrrerySearchPane *pane = ORRERY_SEARCH_PANE (find_nth (room, ORRERY_TYPE_SEARCH_PANE, 0));
  OrreryCatalog *first = orrery_catalog_get_default (NULL);
  OrreryCatalog *other = orrery_catalog_get_for_game (get_second ()->rules->id, NULL);

  orrery_reference_load (room);
  g_assert_cmpuint (count_entries (room), ==, orrery_catalog_get_n_entries (first));
  orrery_search_pane_set_text (pane, "free trade association");
  assert_soon (find_other (room, get_second ()) != NULL);
  g_assert_nonnull (strstr (orrery_result_get_title (find_other (room, get_second ())), get_second ()->rules->name));

  choose (window, get_second ());
  g_assert_cmpstr (orrery_search_pane_get_text (pane), ==, "free trade association");
  g_assert_nonnull (find_other (room, orrery_game_get_default ()));
  assert_soon (shows_entry_of (room, other));
  orrery_search_pane_clear (pane);
  g_assert_cmpuint (count_entries (room), ==, orrery_catalog_get_n_entries (other));
  for (guint i = 0; i < orrery_catalog_get_n_entries (other); i += 7)
    {
      orrery_reference_open (room, orrery_entry_get_id (orrery_catalog_get_entry (other, i)));
      soon_settle (0);
      g_assert_true (orrery_reference_get_shown (room) == orrery_catalog_get_entry (other, i));
    }
  choose (window, orrery_game_get_default ());
  g_assert_cmpstr (orrery_visits_get (room->visits), ==, ORRERY_PLACE_BROWSE);
  close_window (window);
}

/* A saved entry of one game is not saved in another game with the same id. */
static void
test_shelf (void)
{
  OrreryCatalog *first = orrery_catalog_get_default (NULL);
  OrreryCatalog *other = orrery_catalog_get_for_game (get_second ()->rules->id, NULL);
  OrreryShelf *shelf = orrery_shelf_get_default ();
  guint shared = 0;

  for (guint i = 0; i < orrery_catalog_get_n_entries (first); i++)
    {
      OrreryEntry *entry = orrery_catalog_get_entry (first, i);
      OrreryEntry *twin = orrery_catalog_lookup (other, orrery_entry_get_id (entry));

      g_assert_true (orrery_catalog_lookup_key (first, orrery_entry_get_key (entry)) == entry);
      g_assert_null (orrery_catalog_lookup_key (other, orrery_entry_get_key (entry)));
      if (twin == NULL)
        continue;
      shared++;
      orrery_shelf_set_saved (shelf, twin, TRUE);
      g_assert_false (orrery_shelf_is_saved (shelf, entry));
      g_assert_true (orrery_shelf_is_saved (shelf, twin));
      orrery_shelf_set_saved (shelf, twin, FALSE);
    }
  g_assert_cmpuint (shared, >, 0);
}

/* A room without the game says so and offers alternatives; its own game continues behind it. */
static void
test_missing_rooms (void)
{
  OrreryWindow *window = open_window ();
  GtkWidget *play = orrery_window_ensure_room (window, "play");
  GtkWidget *page;

  orrery_window_set_room (window, "play");
  soon_settle (0);
  g_assert_true (gtk_widget_get_mapped (play));
  choose (window, get_without_board ());
  page = find_type (GTK_WIDGET (window), ADW_TYPE_STATUS_PAGE);
  g_assert_nonnull (page);
  g_assert_nonnull (strstr (adw_status_page_get_description (ADW_STATUS_PAGE (page)), get_without_board ()->rules->name));
  g_assert_false (gtk_widget_get_mapped (play));
  orrery_window_new_game (window);
  g_assert_true (orrery_room_host_get_game (ORRERY_ROOM_HOST (window)) == get_without_board ());
  /* An event in the room brings its game back. */
  orrery_window_need_room (window, "play");
  soon_settle (0);
  g_assert_true (orrery_room_host_get_game (ORRERY_ROOM_HOST (window)) == orrery_game_get_default ());
  g_assert_true (gtk_widget_get_mapped (play));
  orrery_window_set_room (window, "reference");
  close_window (window);
}

static const OrreryGame *
get_without_lesson (void)
{
  const GPtrArray *uis = orrery_game_ui_list ();

  for (guint i = 0; i < uis->len; i++)
    {
      const OrreryGameUi *ui = g_ptr_array_index (uis, i);

      if (ui->new_lesson == NULL)
        return ui->game;
    }
  g_assert_not_reached ();
}

/* The lesson is offered while its game is chosen. */
static void
test_lesson (void)
{
  OrreryWindow *window = open_window ();

  orrery_window_offer_lesson (window);
  assert_soon (find_type (GTK_WIDGET (window), GTK_TYPE_INFO_BAR) != NULL);
  choose (window, get_without_lesson ());
  assert_soon (find_type (GTK_WIDGET (window), GTK_TYPE_INFO_BAR) == NULL);
  choose (window, orrery_game_get_default ());
  assert_soon (find_type (GTK_WIDGET (window), GTK_TYPE_INFO_BAR) != NULL);
  close_window (window);
}

/* Each game has its own Table room; a table of the other one continues. */
static void
test_table_rooms (void)
{
  OrreryWindow *window = open_window ();
  GtkWidget *followed;

  followed = orrery_window_ensure_room (window, "table");
  orrery_window_set_room (window, "table");
  soon_settle (0);
  g_assert_true (gtk_widget_get_mapped (followed));
  choose (window, get_second ());
  g_assert_false (gtk_widget_get_mapped (followed));
  g_assert_true (orrery_window_ensure_room (window, "table") != followed);
  g_assert_true (gtk_widget_get_mapped (orrery_window_ensure_room (window, "table")));
  choose (window, orrery_game_get_default ());
  g_assert_true (gtk_widget_get_mapped (followed));
  orrery_window_set_room (window, "reference");
  close_window (window);
}

/* Opening an entry from outside switches to its game. */
static void
test_show_entry (void)
{
  OrreryWindow *window = open_window ();
  OrreryCatalog *other = orrery_catalog_get_for_game (get_second ()->rules->id, NULL);
  OrreryEntry *entry = orrery_catalog_get_entry (other, 3);

  g_action_group_activate_action (G_ACTION_GROUP (app), "show-entry",
                                  g_variant_new_string (orrery_entry_get_key (entry)));
  soon_settle (0);
  g_assert_true (orrery_room_host_get_game (ORRERY_ROOM_HOST (window)) == get_second ());
  g_assert_true (orrery_reference_get_shown (ORRERY_REFERENCE (orrery_window_ensure_room (window, "reference")))
                 == entry);
  g_action_group_activate_action (G_ACTION_GROUP (app), "show-entry", g_variant_new_string ("gem-world"));
  soon_settle (0);
  g_assert_true (orrery_room_host_get_game (ORRERY_ROOM_HOST (window)) == orrery_game_get_default ());
  close_window (window);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GError) error = NULL;
  char *folder = new_data_home ();
  int status;

  orrery_games_register ();
  register_second ();
  gtk_test_init (&argc, &argv, NULL);
  known_warnings_init ();
  app = orrery_application_new ();
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (app), NULL, &error);
  g_assert_no_error (error);

  g_test_add_func ("/app/game-choice/remembers", test_remembers);
  g_test_add_func ("/app/game-choice/next", test_next);
  g_test_add_func ("/app/game-choice/reference", test_reference);
  g_test_add_func ("/app/game-choice/shelf", test_shelf);
  g_test_add_func ("/app/game-choice/missing-rooms", test_missing_rooms);
  g_test_add_func ("/app/game-choice/lesson", test_lesson);
  g_test_add_func ("/app/game-choice/show-entry", test_show_entry);
  g_test_add_func ("/app/game-choice/table-rooms", test_table_rooms);

  status = g_test_run ();
  g_object_unref (app);
  remove_folder (folder);
  return status;
}
