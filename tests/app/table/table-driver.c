/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "table-driver.h"

#include "../keys.h"
#include "../known-warnings.h"
#include "folder.h"
#include "press.h"
#include "soon.h"
#include "assist/orrery-games.h"
#include "games/roll/words/orrery-roll.h"

static char *folder;

void
driver_set_up (int *argc, char ***argv)
{
  folder = new_data_home ();
  gtk_test_init (argc, argv, NULL);
  known_warnings_init ();
  adw_init ();
}

void
driver_tear_down (void)
{
  g_clear_pointer (&folder, remove_folder);
}

void
driver_until (Driver *driver, DriverCheck check)
{
  assert_soon (check (driver));
}

/* The room is waiting for people: no answer is pending. */
gboolean
driver_is_asked (Driver *driver)
{
  return driver->room->session == NULL || driver->room->asked;
}

void
driver_settle (Driver *driver)
{
  driver_until (driver, driver_is_asked);
}

/* The last frame has been drawn. */
static gboolean
is_drawn (Driver *driver)
{
  return gtk_widget_get_mapped (GTK_WIDGET (driver->room))
         && gtk_widget_get_width (GTK_WIDGET (driver->room)) > 0;
}

/* Typing a line right away means entering every die. */
static gboolean
has_field (Driver *driver)
{
  if (driver_is_asked (driver) && g_str_equal (driver_page (driver), "reveal"))
    orrery_reveal_page_go_to (driver_reveal (driver), 0);
  return driver_is_asked (driver) && GTK_IS_TEXT (gtk_root_get_focus (GTK_ROOT (driver->window)));
}

void
driver_open (Driver *driver, int width, int height)
{
  static OrreryApplication *app; /* one per process */
  g_autoptr (GError) error = NULL;

  driver->keys = driver->clicks = 0;
  driver->has_keyboard = FALSE;
  if (app == NULL)
    {
      app = orrery_application_new ();
      g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
      g_application_register (G_APPLICATION (app), NULL, &error);
      g_assert_no_error (error);
    }
  driver->app = app;
  driver->window = orrery_window_new (driver->app);
  if (width > 0)
    gtk_window_set_default_size (GTK_WINDOW (driver->window), width, height);
  orrery_window_set_room (driver->window, "table");
  driver->room = ORRERY_TABLE_ROOM (orrery_window_ensure_room (driver->window, "table"));
  if (width == 0)
    return;
  gtk_window_present (GTK_WINDOW (driver->window));
  driver_until (driver, is_drawn);
}

/* GTK uses positions for Tab, so the page needs an allocation, as on a screen. */
static gboolean
has_score (Driver *driver)
{
  return gtk_widget_get_width (driver->room->score) > 0;
}

void
driver_open_score (Driver *driver)
{
  g_autofree char *from = g_test_build_filename (G_TEST_DIST, "app", "table", "score.ini", NULL);
  g_autofree char *to = orrery_games_dup_path (ORRERY_GAMES_TABLES, "score.ini");
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (from, &text, NULL, NULL));
  g_assert_true (g_file_set_contents (to, text, -1, NULL));
  driver_open (driver, 1000, 700);
  driver_do (driver->room, "score");
  driver_until (driver, has_score);
}

static gboolean
event_cb (GtkEventController *controller, GdkEvent *event, Driver *driver)
{
  if (gdk_event_get_event_type (event) == GDK_KEY_PRESS && !gdk_key_event_is_modifier (event))
    driver->is_struck = FALSE;
  return FALSE;
}

static gboolean
is_done (Driver *driver)
{
  return !driver->is_struck;
}

void
driver_take_keyboard (Driver *driver)
{
  GtkEventController *controller = gtk_event_controller_legacy_new ();

  gtk_event_controller_set_propagation_phase (controller, GTK_PHASE_CAPTURE);
  g_signal_connect (controller, "event", G_CALLBACK (event_cb), driver);
  gtk_widget_add_controller (GTK_WIDGET (driver->window), controller);
  driver->has_keyboard = keys_take (GTK_WINDOW (driver->window));
  if (!driver->has_keyboard)
    g_test_message ("no X server sends keys");
}

/* Waits until its press has been fully handled. Its release may go to the close-up of a tile. */
static void
strike (Driver *driver, guint keyval, GdkModifierType modifiers)
{
  const gboolean is_capital = gdk_keyval_to_lower (keyval) != keyval;
  g_autofree char *accelerator = gtk_accelerator_name (keyval, is_capital ? modifiers | GDK_SHIFT_MASK : modifiers);

  driver->is_struck = TRUE;
  keys_strike (accelerator);
  driver_until (driver, is_done);
}

void
driver_close (Driver *driver)
{
  gtk_window_destroy (GTK_WINDOW (driver->window));
}

void
driver_begin (Driver *driver, const char *position, const char *const *names,
              const char *const *kinds)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (JsonNode) node = json_from_string (position, &error);
  g_autoptr (OrreryRecord) record = NULL;
  OrreryPlayer players[ROLL_MAX_SEATS] = { 0 };

  g_assert_no_error (error);
  for (guint i = 0; names[i] != NULL; i++)
    players[i] =
        (OrreryPlayer){ (char *) names[i], (char *) (kinds != NULL ? kinds[i] : "person") };
  record = orrery_record_new_from_position_json (&orrery_roll, node, players, &error);
  g_assert_no_error (error);
  table_room_follow (driver->room, record, NULL);
  driver_settle (driver);
}

void
driver_follow (Driver *driver, const char *position, const char *const *names)
{
  driver_begin (driver, position, names, NULL);
  driver_until (driver, has_field);
}

void
driver_begin_four (Driver *driver)
{
  static const char *const names[] = { "Ada", "Ben", "Cleo", "Dan", NULL };
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "app", "table", "table.json", NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  driver_begin (driver, text, names, NULL);
}

void
driver_follow_four (Driver *driver)
{
  driver_begin_four (driver);
  driver_until (driver, has_field);
}

void
driver_reopen (Driver *driver, int width, int height)
{
  g_autoptr (GFile) file = g_object_ref (orrery_keeper_get_file (driver->room->keeper));
  g_autoptr (OrreryRecord) record = NULL;
  g_autoptr (GError) error = NULL;

  driver_close (driver);
  driver_open (driver, width, height);
  record = orrery_record_restore (file, NULL, &error);
  g_assert_no_error (error);
  table_room_follow (driver->room, record, file);
  driver_settle (driver);
}

void
driver_reopen_optional (Driver *driver, guint seat)
{
  OrreryRecord *record = orrery_session_get_record (driver->room->session);
  RollState state;
  guint point = orrery_record_get_point (record);

  do
    {
      g_assert_cmpuint (point, >, 0);
      orrery_record_state_at (record, --point, &state);
    }
  while (state.actor != seat || state.step != ROLL_STEP_MANAGE || !orrery_roll_is_optional (&state));
  table_room_reopen (driver->room, point);
}

/* Calls the key controllers of a widget as GTK would. */
static gboolean
offer (GtkWidget *widget, guint keyval, GdkModifierType modifiers)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);
      gboolean handled = FALSE;

      if (!GTK_IS_EVENT_CONTROLLER_KEY (controller))
        continue;
      g_signal_emit_by_name (controller, "key-pressed", keyval, 0u, modifiers, &handled);
      if (handled)
        return TRUE;
    }
  return FALSE;
}

void
driver_press (Driver *driver, guint keyval, GdkModifierType modifiers)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (driver->window));
  const guint32 letter = gdk_keyval_to_unicode (keyval);

  driver->keys++;
  if (driver->has_keyboard)
    {
      strike (driver, keyval, modifiers);
      return;
    }
  if (press_key (GTK_WIDGET (driver->window), keyval, modifiers, GTK_PHASE_CAPTURE))
    return;
  for (GtkWidget *widget = focus; widget != NULL; widget = gtk_widget_get_parent (widget))
    if (!GTK_IS_TEXT (widget) && !GTK_IS_WINDOW (widget) && offer (widget, keyval, modifiers))
      return;
  if (modifiers == 0 && GTK_IS_TEXT (focus) && g_unichar_isprint (letter))
    {
      char text[8] = { 0 };
      int position;

      gtk_editable_delete_selection (GTK_EDITABLE (focus));
      position = gtk_editable_get_position (GTK_EDITABLE (focus));
      g_unichar_to_utf8 (letter, text);
      gtk_editable_insert_text (GTK_EDITABLE (focus), text, -1, &position);
      gtk_editable_set_position (GTK_EDITABLE (focus), position);
    }
  else if (modifiers == 0 && GTK_IS_TEXT (focus) && keyval == GDK_KEY_BackSpace)
    {
      const int position = gtk_editable_get_position (GTK_EDITABLE (focus));

      if (position > 0)
        gtk_editable_delete_text (GTK_EDITABLE (focus), position - 1, position);
    }
  else if (modifiers == 0 && GTK_IS_TEXT (focus) && keyval == GDK_KEY_Return)
    g_signal_emit_by_name (focus, "activate");
  else if (keyval == GDK_KEY_Tab)
    gtk_widget_child_focus (GTK_WIDGET (driver->window), GTK_DIR_TAB_FORWARD);
  else
    press_key (GTK_WIDGET (driver->window), keyval, modifiers, GTK_PHASE_BUBBLE);
}

static const char *
key_of (GtkWidget *widget)
{
  const char *key = NULL;

  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "orrery-key"))
    return gtk_label_get_text (GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && key == NULL;
       child = gtk_widget_get_next_sibling (child))
    key = key_of (child);
  return key;
}

void
driver_press_button (Driver *driver, GtkWidget *button)
{
  const char *key = key_of (button);

  if (key == NULL)
    {
      driver->clicks++;
      g_signal_emit_by_name (button, "clicked");
    }
  else
    driver_press (driver, strlen (key) == 1 ? (guint) *key : GDK_KEY_Return, 0);
}

void
driver_type (Driver *driver, const char *keys)
{
  for (; *keys != '\0'; keys++)
    driver_press (driver,
                  *keys == '\t'   ? GDK_KEY_Tab
                  : *keys == '\n' ? GDK_KEY_Return
                                  : gdk_unicode_to_keyval ((guint32) *keys),
                  0);
}
