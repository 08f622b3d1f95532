/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Takes a picture of a game in the real window, for docs/ and for looking at it:
 *
 *   play-shot out.png --size 1280x800 --style dark --game table.json --kinds person,simple \
 *     --do "room.answer::select ship with white from explore" --wait 500
 *
 * Without a game it shows the start page. */
#include "config.h"

#include "picture.h"
#include "play-driver.h"

#include "catalog/orrery-language.h"

#include <stdlib.h>

static char *size_text;
static char *style;
static char *game;
static char *kinds_text;
static char **actions;
static int wait_ms = 800;
static int n_answers;
static char *until;
static double text_scale = 1;
static gboolean end;
static gboolean free_choice;
static gboolean bare;

static gboolean rtl;

static const GOptionEntry options[] = {
  { "rtl", 0, 0, G_OPTION_ARG_NONE, &rtl, "From right to left", NULL },
  { "size", 0, 0, G_OPTION_ARG_STRING, &size_text, "Size of the window", "WxH" },
  { "style", 0, 0, G_OPTION_ARG_STRING, &style, "light, dark or contrast", "STYLE" },
  { "game", 0, 0, G_OPTION_ARG_STRING, &game, "A record, a position, or a seed", "FILE" },
  { "kinds", 0, 0, G_OPTION_ARG_STRING, &kinds_text, "Who plays, for a position or a seed", "LIST" },
  { "do", 0, 0, G_OPTION_ARG_STRING_ARRAY, &actions, "Activate an action; may be repeated", "NAME" },
  { "answers", 0, 0, G_OPTION_ARG_INT, &n_answers, "First give so many decisions", "N" },
  { "until", 0, 0, G_OPTION_ARG_STRING, &until, "First play until this is asked, from that round on", "ASK,ROUND" },
  { "text-scale", 0, 0, G_OPTION_ARG_DOUBLE, &text_scale, "How large the text is", "FACTOR" },
  { "free", 0, 0, G_OPTION_ARG_NONE, &free_choice, "No first game: start tiles are chosen", NULL },
  { "end", 0, 0, G_OPTION_ARG_NONE, &end, "First play to the end", NULL },
  { "wait", 0, 0, G_OPTION_ARG_INT, &wait_ms, "How long to wait before the picture", "MS" },
  { "bare", 0, 0, G_OPTION_ARG_NONE, &bare, "No rounded corners, no shadow", NULL },
  { NULL }
};

static gboolean
quit_cb (gpointer loop)
{
  g_main_loop_quit (loop);
  return G_SOURCE_REMOVE;
}

static void
wait_for (guint ms)
{
  g_autoptr (GMainLoop) loop = g_main_loop_new (NULL, FALSE);

  g_timeout_add (ms, quit_cb, loop);
  g_main_loop_run (loop);
}

static OrreryRecord *
get_record (void)
{
  g_autoptr (GError) error = NULL;
  g_auto (GStrv) kinds = g_strsplit (kinds_text != NULL ? kinds_text : "person,simple,simple", ",", -1);
  g_autofree char *text = NULL;
  guint64 seed;
  OrreryRecord *record;

  if (g_ascii_string_to_unsigned (game, 10, 0, G_MAXUINT64, &seed, NULL))
    return driver_begin (seed, free_choice ? 0 : ROLL_FIRST_GAME, (const char *const *) kinds);
  if (!g_file_get_contents (game, &text, NULL, &error))
    g_error ("%s", error->message);
  if (strstr (text, "\"answers\"") == NULL)
    return driver_position (text, (const char *const *) kinds);
  record = orrery_record_from_text (text, -1, &error);
  if (record == NULL)
    g_error ("%s", error->message);
  return record;
}

static void
do_action (Driver *driver, const char *text)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *name = NULL;
  g_autoptr (GVariant) target = NULL;

  if (g_str_has_prefix (text, "room.answer::") || g_str_has_prefix (text, "room.do::"))
    {
      g_auto (GStrv) parts = g_strsplit (text, "::", 2);

      gtk_widget_activate_action (GTK_WIDGET (driver->window), parts[0], "s", parts[1]);
    }
  else if (g_str_has_prefix (text, "choose:"))
    {
      guint colour, place;

      if (sscanf (text, "choose:%u,%u", &colour, &place) == 2)
        orrery_phase_strip_choose (orrery_play_board_get_strip (driver->room->board), colour, place);
    }
  else if (g_action_parse_detailed_name (text, &name, &target, &error))
    gtk_widget_activate_action_variant (GTK_WIDGET (driver->window), name, target);
  wait_for (MIN (300, (guint) wait_ms));
}

/* Without a window manager the window has an edge of its own. */
static void
fit (Driver *driver, int width, int height)
{
  GtkWidget *content = adw_application_window_get_content (ADW_APPLICATION_WINDOW (driver->window));

  gtk_window_set_default_size (GTK_WINDOW (driver->window), 2 * width - gtk_widget_get_width (content),
                               2 * height - gtk_widget_get_height (content));
  wait_for (300);
}

static gboolean
is_reached (Driver *driver)
{
  const RollState *state = orrery_session_get_state (driver->room->session);
  g_auto (GStrv) parts = g_strsplit (until, ",", 2);

  return state->step == ROLL_STEP_OVER
         || (g_str_equal (roll_game.question_word (state->ask), parts[0]) && !driver->room->waiting
             && (parts[1] == NULL || state->round >= atoi (parts[1])));
}

static void
show_game (Driver *driver)
{
  g_autoptr (OrreryRecord) record = NULL;

  if (game == NULL)
    return;
  record = get_record ();
  driver_play (driver, record);
  for (int i = 0; i < n_answers; i++)
    {
      driver_answer (driver);
      driver_wait (driver, driver_is_stopped);
    }
  while (until != NULL && !is_reached (driver))
    {
      driver_answer (driver);
      driver_wait (driver, driver_is_stopped);
    }
  if (end)
    driver_finish (driver);
}

int
main (int argc, char *argv[])
{
  g_autoptr (GOptionContext) context = g_option_context_new ("OUT.png");
  g_autoptr (GError) error = NULL;
  g_autoptr (GSettings) settings = NULL;
  Driver *driver;
  int width = 1280, height = 800;

  orrery_language_init ();
  g_option_context_add_main_entries (context, options, NULL);
  if (!g_option_context_parse (context, &argc, &argv, &error) || argc != 2)
    g_error ("%s", error != NULL ? error->message : "OUT.png is missing");
  driver_set_up (&argc, &argv);
  if (rtl)
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  settings = g_settings_new (ORRERY_APP_ID);
  g_settings_set_uint (settings, "pace", 0);
  if (g_strcmp0 (style, "dark") == 0)
    adw_style_manager_set_color_scheme (adw_style_manager_get_default (), ADW_COLOR_SCHEME_FORCE_DARK);
  g_object_set (gtk_settings_get_default (), "gtk-font-name", "Cantarell 11", "gtk-decoration-layout", ":close",
                "gtk-cursor-blink", FALSE, "gtk-xft-dpi", (int) (96 * 1024 * text_scale), NULL);
  if (size_text != NULL)
    sscanf (size_text, "%dx%d", &width, &height);
  driver = driver_new (width, height);
  wait_for (300);
  fit (driver, width, height);
  show_game (driver);
  for (guint i = 0; actions != NULL && actions[i] != NULL; i++)
    do_action (driver, actions[i]);
  wait_for ((guint) wait_ms);
  picture_save (GTK_WIDGET (driver->window), argv[1], bare);
  driver_free (driver);
  driver_tear_down ();
  return 0;
}
