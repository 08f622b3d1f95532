/* SPDX-License-Identifier: GPL-3.0-or-later */
/* phone-app ROOM KIND…: the real window with a game in which people play on phones. ROOM is "play", "race" (Race in
 * the Play room), "mirror", "books", "race-books", or New Frontiers at a level such as "clock" (the Table room). Prints the
 * port and an address for each seat and for a TV as JSON, and the score when the game is over. Lines on the standard input: "here" decides for whoever is waited for on
 * this screen, "frames" prints how long frames took since it was last said, and "quit" ends it. For tests. */
#include "config.h"

#include "app/orrery-application.h"
#include "app/orrery-window.h"
#include "app/play/orrery-play-room-private.h"
#include "app/table/orrery-table-room-private.h"
#include "catalog/orrery-language.h"
#include "folder.h"
#include "games/games.h"
#include "phone-print.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#define ROLL_TABLE                                                                                                     \
  "\"pool\": 1, \"seats\": [%s{\"faction\": \"Space Piracy\", \"home\": \"Old Earth\", \"developments\": [\"Public Works\"],"    \
  " \"worlds\": [\"Space Port\"], \"tableau\": [\"Galactic Reserves\", \"Spice World\"], \"goods\": {\"Spice World\": [\"cyan\"]}," \
  " \"dice\": {\"cup\": {\"white\": 3, \"cyan\": 1}, \"citizenry\": {\"white\": 1}}},"                                    \
  "{\"faction\": \"Alien Archaeology\", \"home\": \"New Sparta\"}]}"

static const char roll_position[] = "{" ROLL_TABLE, mirrored_position[] = "{\"mirror\": true, " ROLL_TABLE;
#define RACE_TABLE                                                                                                        \
  "\"game\": \"race\", \"round\": 8, \"pool\": 4, \"seats\": [%s{\"tableau\": [\"Old Earth\", \"Gem World\", \"Contact Specialist\"," \
  " \"Spice World\", \"Public Works\", \"Comet Zone\", \"Consumer Markets\", \"Asteroid Belt\", \"Mining Robots\"],"         \
  " \"goods\": [\"Gem World\", \"Spice World\"], \"hand\": 6, \"chips\": 9}, {\"tableau\": [\"New Sparta\", \"Space Marines\"," \
  " \"Rebel Underground\", \"New Vinland\", \"Expedition Force\", \"Radioactive World\", \"Drop Ships\","                  \
  " \"Reptilian Uplift Race\"], \"goods\": [\"New Vinland\"], \"hand\": 6, \"chips\": 4}]}"

static const char race_position[] = "{" RACE_TABLE, mirrored_race_position[] = "{\"mirror\": true, " RACE_TABLE;

/* The last VP chips. `%s` twice: the level, and the other seats. */
static const char frontiers_position[]
    = "{\"game\": \"frontiers\", \"level\": \"%s\", \"round\": 9, \"pool\": 3, \"supply\": 9, \"seats\": [%s"
      "{\"credits\": 9, \"chips\": 11, \"colonists\": 3, \"military\": 1, \"explored\": 2, \"home\": {\"goods\": \"production\","
      " \"kind\": \"novelty\", \"vp\": 1, \"good\": true}, \"colonies\": [{\"type\": \"non-military\", \"number\": 2, \"colonists\": 1,"
      " \"goods\": \"production\", \"kind\": \"rare\", \"vp\": 2, \"good\": true}, {\"type\": \"non-military\", \"number\": 3, \"colonists\": 2,"
      " \"goods\": \"windfall\", \"kind\": \"genes\", \"vp\": 2}], \"developments\": [\"small 1\", \"small 4\", \"large 2\"]},"
      "{\"credits\": 4, \"chips\": 6, \"colonists\": 2, \"military\": 4, \"explored\": 1, \"home\": {\"goods\": \"windfall\","
      " \"kind\": \"alien\", \"vp\": 1, \"good\": true}, \"developments\": [\"small 2\", \"small 3\", \"small 5\", \"large 1\", \"large 3\"]}]}";

typedef struct
{
  GMainLoop *loop;
  OrreryGuests *guests;
  OrrerySession *session;
  GActionMap *actions; /* of the room */
  gint64 begun;        /* a frame, in µs */
  GArray *frames;      /* of double: ms */
} App;

static void
print_addresses (App *app)
{
  g_auto (GStrv) addresses = orrery_guests_invite_local (app->guests);

  phone_print_addresses (addresses, g_strv_length (addresses), NULL);
}

/* --- Frames --- */

/* The processor time of this thread, which does not include other programs. */
static gint64
get_time (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return now.tv_sec * G_USEC_PER_SEC + now.tv_nsec / 1000;
}

static void
before_paint_cb (GdkFrameClock *clock, App *app)
{
  app->begun = get_time ();
}

static void
after_paint_cb (GdkFrameClock *clock, App *app)
{
  const double ms = (double) (get_time () - app->begun) / 1000;

  g_array_append_val (app->frames, ms);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

static void
print_frames (App *app)
{
  const guint n = app->frames->len;

  g_array_sort (app->frames, compare);
  printf ("{\"frames\":%u,\"half\":%.1f,\"most\":%.1f}\n", n, n > 0 ? g_array_index (app->frames, double, n / 2) : 0,
          n > 0 ? g_array_index (app->frames, double, n * 95 / 100) : 0);
  fflush (stdout);
  g_array_set_size (app->frames, 0);
}

/* --- Commands of the test --- */

static gboolean
line_cb (GIOChannel *channel, GIOCondition condition, gpointer data)
{
  App *app = data;
  g_autofree char *line = NULL;

  if (g_io_channel_read_line (channel, &line, NULL, NULL, NULL) != G_IO_STATUS_NORMAL || g_str_has_prefix (line, "quit"))
    {
      g_main_loop_quit (app->loop);
      return G_SOURCE_REMOVE;
    }
  if (g_str_has_prefix (line, "frames"))
    print_frames (app);
  else
    {
      g_action_group_activate_action (G_ACTION_GROUP (app->actions), "answer-here", NULL);
      print_addresses (app);
    }
  return G_SOURCE_CONTINUE;
}

/* A short game: `position` takes the other seats as a text. */
static OrreryRecord *
begin (const char *game, const char *position, const OrreryPlayer *players, guint n)
{
  g_autoptr (GString) text = g_string_new (position);
  g_autoptr (GString) others = g_string_new (NULL);
  g_autoptr (JsonNode) node = NULL;
  g_autoptr (GError) error = NULL;
  OrreryRecord *record;

  for (guint i = 2; i < n; i++)
    g_string_append (others, "{},");
  g_string_replace (text, "%s", others->str, 1);
  node = json_from_string (text->str, NULL);
  record = orrery_record_new_from_position_json (orrery_game_by_id (game), node, players, &error);
  g_assert_no_error (error);
  return record;
}

static gboolean
is_level (const char *room)
{
  return g_str_equal (room, "clock") || g_str_equal (room, "counters");
}

static OrreryRecord *
begin_frontiers (const char *level, const OrreryPlayer *players, guint n)
{
  g_autoptr (GString) text = g_string_new (frontiers_position);

  g_string_replace (text, "%s", level, 1);
  return begin ("frontiers", text->str, players, n);
}

static void
open_room (App *app, OrreryWindow *window, const char *room, const OrreryPlayer *players, guint n)
{
  g_autoptr (OrreryRecord) record = NULL;

  if (g_str_equal (room, "play") || g_str_equal (room, "race"))
    {
      OrreryPlayRoom *play;

      orrery_window_set_room (window, "play");
      play = ORRERY_PLAY_ROOM (orrery_window_ensure_room (window, "play"));
      record = g_str_equal (room, "race") ? begin ("race", race_position, players, n)
                                          : begin ("roll", roll_position, players, n);
      orrery_play_room_play (play, record);
      orrery_session_set_nodes (play->session, 50);
      app->guests = play->guests;
      app->session = play->session;
      app->actions = orrery_game_view_get_actions (play->view);
    }
  else
    {
      const gboolean is_race = g_str_equal (room, "race-books");
      OrreryTableRoom *table;

      orrery_window_set_game (window, is_race ? "race" : is_level (room) ? "frontiers" : "roll");
      orrery_window_set_room (window, "table");
      table = ORRERY_TABLE_ROOM (orrery_window_ensure_room (window, "table"));
      table->depth = g_str_equal (room, "mirror") ? table->ui->book->n_depths - 1 : 0;
      record = is_race          ? begin ("race", mirrored_race_position, players, n)
               : is_level (room) ? begin_frontiers (room, players, n)
                                 : begin ("roll", mirrored_position, players, n);
      table_room_follow (table, record, NULL);
      app->guests = table->guests;
      app->session = table->session;
      app->actions = table->actions;
    }
}

int
main (int argc, char *argv[])
{
  static const char *names[] = { "Ada", "Ben", "Cleo", "Dan", "Eve" };
  g_autofree char *folder = new_data_home ();
  g_autoptr (OrreryApplication) application = NULL;
  g_autoptr (GIOChannel) input = g_io_channel_unix_new (0);
  OrreryPlayer players[GAME_MAX_SEATS];
  GdkFrameClock *clock;
  OrreryWindow *window;
  App app = { 0 };

  g_assert (argc >= 4 && argc <= 2 + GAME_MAX_SEATS);
  orrery_language_init ();
  gtk_init ();
  adw_init ();
  orrery_games_register ();
  orrery_games_register_uis ();
  application = orrery_application_new ();
  g_application_set_flags (G_APPLICATION (application), G_APPLICATION_NON_UNIQUE);
  g_application_register (G_APPLICATION (application), NULL, NULL);
  window = orrery_window_new (application);
  for (int i = 2; i < argc; i++)
    players[i - 2] = (OrreryPlayer) { (char *) names[i - 2], argv[i] };
  app.loop = g_main_loop_new (NULL, FALSE);
  app.frames = g_array_new (FALSE, FALSE, sizeof (double));
  gtk_window_present (GTK_WINDOW (window));
  open_room (&app, window, argv[1], players, (guint) argc - 2);
  clock = gtk_widget_get_frame_clock (GTK_WIDGET (window));
  g_signal_connect (clock, "before-paint", G_CALLBACK (before_paint_cb), &app);
  g_signal_connect (clock, "after-paint", G_CALLBACK (after_paint_cb), &app);
  g_signal_connect (app.session, "over", G_CALLBACK (phone_print_score), NULL);
  print_addresses (&app);
  g_io_add_watch (input, G_IO_IN | G_IO_HUP, line_cb, &app);
  g_main_loop_run (app.loop);
  gtk_window_destroy (GTK_WINDOW (window));
  g_array_unref (app.frames);
  g_main_loop_unref (app.loop);
  remove_folder (g_steal_pointer (&folder));
  return 0;
}
