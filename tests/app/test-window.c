/* SPDX-License-Identifier: GPL-3.0-or-later */

/* The window as the program builds it: its rooms, its saved state, and its commands. */

#include "config.h"

#include "app/orrery-application.h"
#include "app/orrery-window.h"
#include "find.h"
#include "folder.h"
#include "games/games.h"
#include "known-warnings.h"
#include "soon.h"
#include "widgets/game/orrery-game-ui.h"

/* A process has one application, and one connection to the session bus. */
static OrreryApplication *app;

static void
close_window (OrreryWindow *window)
{
  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
test_rooms (void)
{
  static const char *const names[] = { "table", "play", "reference" };
  OrreryWindow *window = orrery_window_new (app);

  gtk_window_present (GTK_WINDOW (window));
  g_assert_cmpstr (orrery_window_get_room (window), ==, "reference");

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (window), "win.room", "s", names[i]));
      g_assert_cmpstr (orrery_window_get_room (window), ==, names[i]);
      g_assert_true (gtk_widget_get_mapped (orrery_window_ensure_room (window, names[i])));
    }

  gtk_widget_activate_action (GTK_WIDGET (window), "win.room", "s", "attic");
  g_assert_cmpstr (orrery_window_get_room (window), ==, "reference");
  g_assert_null (orrery_window_ensure_room (window, "attic"));

  close_window (window);
}

static void
test_remembers (void)
{
  g_autoptr (GSettings) settings = g_settings_new (ORRERY_APP_ID);
  OrreryWindow *window;
  int width, height;

  g_settings_set_int (settings, "window-width", 500);
  g_settings_set_int (settings, "window-height", 400);
  g_settings_set_string (settings, "room", "table");

  window = orrery_window_new (app);
  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  g_assert_cmpint (width, ==, 500);
  g_assert_cmpint (height, ==, 400);
  g_assert_cmpstr (orrery_window_get_room (window), ==, "table");

  gtk_window_set_default_size (GTK_WINDOW (window), 600, 450);
  orrery_window_set_room (window, "play");
  close_window (window);

  g_assert_cmpint (g_settings_get_int (settings, "window-width"), ==, 600);
  g_assert_cmpint (g_settings_get_int (settings, "window-height"), ==, 450);
  g_autofree char *room = g_settings_get_string (settings, "room");
  g_assert_cmpstr (room, ==, "play");

  g_settings_reset (settings, "window-width");
  g_settings_reset (settings, "window-height");
  g_settings_reset (settings, "room");
}

static void
list_shortcuts (GtkWidget *widget, GPtrArray *list)
{
  if (GTK_IS_SHORTCUTS_SHORTCUT (widget))
    g_ptr_array_add (list, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    list_shortcuts (child, list);
}

/* It opens without GTK warnings, which would end the test. */
static GtkWidget *
open_shortcuts (OrreryWindow *window)
{
  GtkWidget *overlay;

  gtk_widget_activate_action (GTK_WIDGET (window), "win.show-help-overlay", NULL);
  overlay = GTK_WIDGET (gtk_application_window_get_help_overlay (GTK_APPLICATION_WINDOW (window)));
  while (gtk_widget_get_width (overlay) == 0)
    g_main_context_iteration (NULL, TRUE);
  return overlay;
}

/* Every command in the shortcuts window has a key. */
static void
test_shortcuts_window (void)
{
  OrreryWindow *window = orrery_window_new (app);
  g_autoptr (GPtrArray) list = g_ptr_array_new ();
  guint checked = 0;

  gtk_window_present (GTK_WINDOW (window));
  list_shortcuts (open_shortcuts (window), list);
  for (guint i = 0; i < list->len; i++)
    {
      g_autofree char *action = NULL;
      g_auto (GStrv) accels = NULL;

      g_object_get (list->pdata[i], "action-name", &action, NULL);
      if (action == NULL)
        continue;
      accels = gtk_application_get_accels_for_action (GTK_APPLICATION (app), action);
      g_test_message ("%s", action);
      g_assert_nonnull (accels[0]);
      checked++;
    }
  g_assert_cmpuint (checked, >, 15);
  close_window (window);
}

static gboolean
has_shortcut (GtkWidget *overlay, const char *title)
{
  g_autoptr (GPtrArray) list = g_ptr_array_new ();

  list_shortcuts (overlay, list);
  for (guint i = 0; i < list->len; i++)
    {
      g_autofree char *own = NULL;

      g_object_get (list->pdata[i], "title", &own, NULL);
      if (g_str_equal (own, title))
        return TRUE;
    }
  return FALSE;
}

/* Keys of one game are listed with that game only. */
static void
test_shortcuts_of_game (void)
{
  OrreryWindow *window = orrery_window_new (app);
  const char *title = orrery_game_ui_get_default ()->keys[0].title;

  gtk_window_present (GTK_WINDOW (window));
  g_assert_true (has_shortcut (open_shortcuts (window), title));
  gtk_widget_activate_action (GTK_WIDGET (window), "win.game", "s", "race");
  g_assert_false (has_shortcut (open_shortcuts (window), title));
  g_assert_true (has_shortcut (open_shortcuts (window), "All cards"));
  close_window (window);
}

/* No key belongs to two commands. */
static void
test_shortcuts (void)
{
  OrreryWindow *window = orrery_window_new (app);
  g_auto (GStrv) actions = gtk_application_list_action_descriptions (GTK_APPLICATION (app));
  gsize checked = 0;

  for (gsize i = 0; actions[i] != NULL; i++)
    {
      g_auto (GStrv) accels =
          gtk_application_get_accels_for_action (GTK_APPLICATION (app), actions[i]);

      for (gsize j = 0; accels[j] != NULL; j++, checked++)
        {
          g_auto (GStrv) users =
              gtk_application_get_actions_for_accel (GTK_APPLICATION (app), accels[j]);

          /* Two commands on one key: only one of them would ever run. */
          g_assert_cmpuint (g_strv_length (users), ==, 1);
        }
    }
  g_assert_cmpuint (checked, >, 10);

  close_window (window);
}

static void
test_narrow (void)
{
  static const char *const names[] = { "reference", "table", "play" };
  OrreryWindow *window = orrery_window_new (app);
  int minimum;

  gtk_window_present (GTK_WINDOW (window));
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++)
    {
      orrery_window_set_room (window, names[i]);
      gtk_widget_measure (gtk_widget_get_first_child (GTK_WIDGET (window)),
                          GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
      g_assert_cmpint (minimum, <=, 360);
    }

  close_window (window);
}

/* Names in the narrow window are smaller if they would be cut otherwise. */
static void
test_large_text (void)
{
  OrreryWindow *window = orrery_window_new (app);
  GtkSettings *settings = gtk_widget_get_settings (GTK_WIDGET (window));
  int dpi;

  g_object_get (settings, "gtk-xft-dpi", &dpi, NULL);
  for (guint i = 0; i < 4; i++)
    {
      g_object_set (settings, "gtk-xft-dpi", (i % 2 + 1) * 96 * 1024, NULL);
      g_assert_cmpint (gtk_widget_has_css_class (GTK_WIDGET (window), "orrery-large-text"), ==, i % 2);
    }
  g_object_set (settings, "gtk-xft-dpi", dpi, NULL);

  close_window (window);
}

static GtkWidget *
find_window (GType type)
{
  GListModel *all = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (all, i);

      if (g_type_is_a (G_OBJECT_TYPE (window), type))
        return window;
    }
  return NULL;
}

static void
press_reset (GtkWidget *button, const char *response)
{
  GtkWidget *dialog;

  g_assert_true (gtk_widget_get_sensitive (button));
  g_signal_emit_by_name (button, "clicked");
  dialog = find_window (ADW_TYPE_MESSAGE_DIALOG);
  g_assert_nonnull (dialog);
  adw_message_dialog_response (ADW_MESSAGE_DIALOG (dialog), response);
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* All settings are reset, after asking; remembered state stays. */
static void
test_reset (void)
{
  g_autoptr (GSettings) settings = g_settings_new (ORRERY_APP_ID);
  OrreryWindow *window = orrery_window_new (app);
  GtkWidget *preferences, *button;
  g_autofree char *style = NULL;
  g_autofree char *room = NULL;

  gtk_window_present (GTK_WINDOW (window));
  g_settings_set_string (settings, "style", "dark");
  g_settings_set_uint (settings, "pace", 200);
  g_settings_set_boolean (settings, "large-print", TRUE);
  g_settings_set_string (settings, "room", "play");
  g_action_group_activate_action (G_ACTION_GROUP (app), "preferences", NULL);
  preferences = find_window (ADW_TYPE_PREFERENCES_WINDOW);
  g_assert_nonnull (preferences);
  button = find_button (preferences, "_Reset…");
  g_assert_nonnull (button);

  press_reset (button, "cancel");
  g_assert_cmpuint (g_settings_get_uint (settings, "pace"), ==, 200);
  press_reset (button, "reset");
  g_assert_cmpuint (g_settings_get_uint (settings, "pace"), ==, 600);
  g_assert_false (g_settings_get_boolean (settings, "large-print"));
  style = g_settings_get_string (settings, "style");
  g_assert_cmpstr (style, ==, "system");
  room = g_settings_get_string (settings, "room");
  g_assert_cmpstr (room, ==, "play");
  g_assert_false (gtk_widget_get_sensitive (button));
  g_settings_reset (settings, "room");
  gtk_window_destroy (GTK_WINDOW (preferences));
  close_window (window);
}

/* The button of the first-run bar shows only a cross, so it needs a name. */
static void
test_offer_can_be_closed (void)
{
  OrreryWindow *window = orrery_window_new (app);
  GtkWidget *bar;

  gtk_window_present (GTK_WINDOW (window));
  orrery_window_offer_lesson (window);
  assert_soon (find_class (GTK_WIDGET (window), "info") != NULL);
  bar = find_class (GTK_WIDGET (window), "info");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (find_class (bar, "close")), GTK_ACCESSIBLE_PROPERTY_LABEL, "Close");
  close_window (window);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  g_autoptr (GError) error = NULL;
  char *folder = new_data_home ();
  int status;

  gtk_test_init (&argc, &argv, NULL);
  known_warnings_init ();

  app = orrery_application_new ();
  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (app), NULL, &error);
  g_assert_no_error (error);

  g_test_add_func ("/app/window/rooms", test_rooms);
  g_test_add_func ("/app/window/remembers", test_remembers);
  g_test_add_func ("/app/window/shortcuts", test_shortcuts);
  g_test_add_func ("/app/window/shortcuts-window", test_shortcuts_window);
  g_test_add_func ("/app/window/shortcuts-of-game", test_shortcuts_of_game);
  g_test_add_func ("/app/window/reset", test_reset);
  g_test_add_func ("/app/window/narrow", test_narrow);
  g_test_add_func ("/app/window/large-text", test_large_text);
  g_test_add_func ("/app/window/offer-can-be-closed", test_offer_can_be_closed);

  status = g_test_run ();
  g_object_unref (app);
  remove_folder (folder);
  return status;
}
