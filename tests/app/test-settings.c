/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Stored settings that no Orrery has written: by hand, by a newer version, or by a broken disk. The windows
 * that read them still open, with a visible size. Warnings end a test. */
#include "config.h"

#include "app/orrery-application.h"
#include "app/orrery-preferences.h"
#include "app/orrery-window.h"
#include "app/play/orrery-new-game.h"
#include "known-warnings.h"
#include "folder.h"
#include "games/games.h"


enum { SMALLEST = 100, LARGEST = 32767, N_ROUNDS = 5 }; /* px: larger than any window */

/* For every type of a key: values as GVariant prints them. */
static const struct
{
  const GVariantType *type;
  const char *values[N_ROUNDS + 1];
} bad[] = {
  { (const GVariantType *) "i", { "-2147483648", "-1", "0", "2147483647", "'wide'" } },
  { (const GVariantType *) "u", { "4294967295", "'fast'" } },
  { (const GVariantType *) "d", { "-1.0", "1e300", "'loud'" } },
  { (const GVariantType *) "b", { "'perhaps'", "2" } },
  { (const GVariantType *) "s", { "''", "'tea'", "'\\u202e<b>&amp;'", "7" } },
  { (const GVariantType *) "as", { "['', '', 'tea', '<b>']", "[3]", "'tea'" } },
  { (const GVariantType *) "a(ss)", { "[]", "[('', '')]", "[('', 'tea'), ('<b>', 'person'), ('', '')]",
                                      "[('', 'person'), ('', ''), ('', ''), ('', ''), ('', ''), ('', ''), ('', '')]", "['tea']" } },
  { (const GVariantType *) "ay", { "[0xff, 0xff, 0x00]", "[0x00, 0x00, 0x00, 0x00, 0x00, 0x00, 0x00]", "['tea']" } },
  { (const GVariantType *) "a{sy}", { "{'roll': 0xff}", "{'roll': 0xff, 'roll': 0x04}", "{'tea': 0x80}", "{7: 7}" } },
};

/* The value of a key in this round; every key of the schema gets one, even future ones. */
static const char *
value_of (GSettingsSchema *schema, const char *name, guint round)
{
  g_autoptr (GSettingsSchemaKey) key = g_settings_schema_get_key (schema, name);
  const GVariantType *type = g_settings_schema_key_get_value_type (key);

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    if (g_variant_type_equal (type, bad[i].type))
      return bad[i].values[round % g_strv_length ((char **) bad[i].values)];
  g_error ("%s is of a type that has no bad values here", name);
}

/* Any value of any type, with some bytes changed. GLib 2.74 itself fails on invalid UTF-8. */
static void
damage (GString *text, GSettingsSchema *schema, guint32 seed)
{
  g_auto (GStrv) keys = g_settings_schema_list_keys (schema);
  g_autoptr (GRand) rand = g_rand_new_with_seed (seed);

  for (guint i = 0; keys[i] != NULL; i++)
    {
      const char *const *values = bad[g_rand_int_range (rand, 0, G_N_ELEMENTS (bad))].values;
      const int n = (int) g_strv_length ((char **) values);

      g_string_append_printf (text, "%s=%s\n", keys[i], values[g_rand_int_range (rand, 0, n)]);
    }
  for (int n = g_rand_int_range (rand, 0, 6); n > 0; n--)
    text->str[g_rand_int_range (rand, 0, (gint32) text->len)] = (char) g_rand_int_range (rand, 1, 128);
}

static void
store (guint round)
{
  g_autoptr (GSettingsSchema) schema
    = g_settings_schema_source_lookup (g_settings_schema_source_get_default (), ORRERY_APP_ID, TRUE);
  g_auto (GStrv) keys = g_settings_schema_list_keys (schema);
  g_autoptr (GString) text = g_string_new ("[io/github/orrerytable/Orrery]\n");
  g_autofree char *shown = NULL;
  g_autoptr (GError) error = NULL;

  if (round >= N_ROUNDS)
    damage (text, schema, round);
  else
    for (guint i = 0; keys[i] != NULL; i++)
      g_string_append_printf (text, "%s=%s\n", keys[i], value_of (schema, keys[i], round));
  shown = g_strescape (text->str, "\n");
  g_test_message ("%s", shown);
  g_file_set_contents (g_getenv ("ORRERY_TEST_KEYFILE"), text->str, (gssize) text->len, &error);
  g_assert_no_error (error);
}

static void
wait_until_shown (GtkWidget *widget)
{
  while (gtk_widget_get_width (widget) == 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
open_all (OrreryWindow *window, GSettings *settings)
{
  static const char *const rooms[] = { "reference", "table", "play" };
  GtkWidget *dialog = orrery_new_game_new (GTK_WINDOW (window), orrery_game_get_default (), settings);

  gtk_window_present (GTK_WINDOW (window));
  wait_until_shown (GTK_WIDGET (window));
  for (guint i = 0; i < G_N_ELEMENTS (rooms); i++)
    {
      orrery_window_set_room (window, rooms[i]);
      wait_until_shown (orrery_window_ensure_room (window, rooms[i]));
    }
  gtk_window_present (GTK_WINDOW (dialog));
  wait_until_shown (dialog);
  orrery_preferences_present (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  gtk_window_destroy (GTK_WINDOW (dialog));
}

/* In its own process: settings are read once. */
static void
start_app (void)
{
  g_autoptr (OrreryApplication) app = orrery_application_new ();
  g_autoptr (GSettings) settings = NULL;
  OrreryWindow *window;
  int width, height;

  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (app), NULL, NULL);
  settings = g_settings_new (ORRERY_APP_ID);
  window = orrery_window_new (app);
  gtk_window_get_default_size (GTK_WINDOW (window), &width, &height);
  g_assert_cmpint (width, >=, SMALLEST);
  g_assert_cmpint (width, <=, LARGEST);
  g_assert_cmpint (height, >=, SMALLEST);
  g_assert_cmpint (height, <=, LARGEST);
  open_all (window, settings);
  gtk_window_destroy (GTK_WINDOW (window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

static void
test_round (gconstpointer round)
{
  if (g_test_subprocess ())
    {
      start_app ();
      return;
    }
  store (GPOINTER_TO_UINT (round));
  g_test_trap_subprocess (NULL, 120 * G_USEC_PER_SEC, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();
}

/* --- The default of each choice is one of those offered --- */

static guint
count_chosen (GtkWidget *widget)
{
  guint n = 0;

  if (ADW_IS_COMBO_ROW (widget))
    {
      g_test_message ("%s", adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)));
      g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (widget)), !=, GTK_INVALID_LIST_POSITION);
      return 1;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_chosen (child);
  return n;
}

static void
check_defaults (void)
{
  g_autoptr (OrreryApplication) app = orrery_application_new ();
  g_autoptr (GList) windows = NULL;
  guint n = 0;

  g_application_set_flags (G_APPLICATION (app), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (app), NULL, NULL);
  orrery_preferences_present (GTK_WINDOW (orrery_window_new (app)));
  windows = gtk_window_list_toplevels ();
  for (GList *i = windows; i != NULL; i = i->next)
    n += count_chosen (i->data);
  g_assert_cmpuint (n, >=, 4);
}

static void
test_defaults (void)
{
  g_autoptr (GError) error = NULL;

  if (g_test_subprocess ())
    {
      check_defaults ();
      return;
    }
  g_file_set_contents (g_getenv ("ORRERY_TEST_KEYFILE"), "", 0, &error);
  g_assert_no_error (error);
  g_test_trap_subprocess (NULL, 120 * G_USEC_PER_SEC, G_TEST_SUBPROCESS_INHERIT_STDERR);
  g_test_trap_assert_passed ();
}

/* Each round has a number that reproduces it. `make soak` runs more of them. */
static guint
count_rounds (void)
{
  const char *wanted = g_getenv ("ORRERY_TEST_SETTINGS");

  return N_ROUNDS + (wanted != NULL ? (guint) g_ascii_strtoull (wanted, NULL, 10) : 3);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  char *folder = g_getenv ("ORRERY_TEST_KEYFILE") == NULL ? new_data_home () : NULL;
  int result;

  if (folder != NULL)
    {
      g_autofree char *settings = g_build_filename (folder, "glib-2.0", "settings", NULL);
      g_autofree char *path = g_build_filename (settings, "keyfile", NULL);

      g_mkdir_with_parents (settings, 0700);
      g_setenv ("XDG_CONFIG_HOME", folder, TRUE);
      g_setenv ("GSETTINGS_BACKEND", "keyfile", TRUE);
      g_setenv ("ORRERY_TEST_KEYFILE", path, TRUE);
    }
  gtk_test_init (&argc, &argv, NULL);
  known_warnings_init ();
  for (guint round = 0; round < count_rounds (); round++)
    {
      g_autofree char *path = g_strdup_printf ("/settings/bad/%u", round);

      g_test_add_data_func (path, GUINT_TO_POINTER (round), test_round);
    }
  g_test_add_func ("/settings/defaults", test_defaults);
  result = g_test_run ();
  if (folder != NULL)
    remove_folder (folder);
  return result;
}
