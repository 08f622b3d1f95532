/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The app under load: soak-app games N [shown] | day
 *
 * games: starts this many games, plays them to the end in the real window (visible with a third word), views
 * and leaves them.
 * day: a day of the app's clock, one second per step, in which people play now and then.
 *
 * After warming up, neither memory nor the number of main loop sources may grow. */
#include "config.h"

#include "app/play-driver.h"
#include "folder.h"
#include "widgets/art/orrery-picture.h"
#include "games/games.h"
#include "games/roll/words/orrery-roll.h"

#include <malloc.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum
{
  DAY = 24 * 60 * 60,
  /* Not a leak yet: */
  PER_GAME = 4 * 1024,               /* bytes */
  AT_ALL = 3 * 1024 * 1024,          /* bytes of difference due to fonts, styles and the last game */
  AT_ALL_RESIDENT = 8 * 1024 * 1024, /* additional bytes due to fragmentation */
  AT_ALL_WIDGETS = 50,               /* messages that disappear by themselves */
  AT_ALL_SOURCES = 3,                /* pending work of GTK at that moment */
};

/* --- The clock --- */

static gint64 skipped; /* seconds */

/* The app's clock: the machine's, plus the skipped time. */
int
clock_gettime (clockid_t clock, struct timespec *time)
{
  const int result = (int) syscall (SYS_clock_gettime, clock, time);

  if (clock == CLOCK_MONOTONIC)
    time->tv_sec += skipped;
  return result;
}

/* --- Resources --- */

typedef struct
{
  gsize bytes;    /* allocated */
  gsize resident; /* as the system sees it */
  guint sources;
  guint widgets;
} Count;

static gboolean
never_cb (gpointer data)
{
  return G_SOURCE_REMOVE;
}

/* Source numbers only grow, so all can be looked up. */
static guint
count_sources (void)
{
  const guint last = g_idle_add (never_cb, NULL);
  guint n = 0;

  for (guint id = 1; id < last; id++)
    n += g_main_context_find_source_by_id (NULL, id) != NULL;
  g_source_remove (last);
  return n;
}

static guint
count_widgets (GtkWidget *widget)
{
  guint n = 1;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    n += count_widgets (child);
  return n;
}

static guint
count_all_widgets (void)
{
  GListModel *windows = gtk_window_get_toplevels ();
  guint n = 0;

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWidget) window = g_list_model_get_item (windows, i);

      n += count_widgets (window);
    }
  return n;
}

static gsize
read_resident (void)
{
  g_autofree char *text = NULL;
  gsize pages = 0;

  if (g_file_get_contents ("/proc/self/statm", &text, NULL, NULL))
    sscanf (text, "%*u %zu", &pages);
  return pages * (gsize) sysconf (_SC_PAGESIZE);
}

/* Caches are bounded, but fill at different times: empty them before counting. */
static Count
count (Driver *driver)
{
  Count c;

  for (guint i = 0; i < 20; i++)
    driver_settle (driver);
  orrery_picture_forget ();
  pango_fc_font_map_cache_clear (PANGO_FC_FONT_MAP (pango_cairo_font_map_get_default ()));
  malloc_trim (0);
  c.bytes = mallinfo2 ().uordblks;
  c.resident = read_resident ();
  c.sources = count_sources ();
  c.widgets = count_all_widgets ();
  return c;
}

static void
print (const char *when, guint n, Count c)
{
  printf ("%s %u: %zu KiB allocated, %zu KiB resident, %u widgets, %u sources\n", when, n, c.bytes / 1024,
          c.resident / 1024, c.widgets, c.sources);
  fflush (stdout);
}

static int
compare (guint n, Count before, Count after)
{
  const gssize growth = (gssize) after.bytes - (gssize) before.bytes;
  const gssize resident = (gssize) after.resident - (gssize) before.resident;

  printf ("grown in %u: %zd bytes, %zd resident\n", n, growth, resident);
  return growth > AT_ALL + (gssize) n * PER_GAME || resident > AT_ALL_RESIDENT
         || after.widgets > before.widgets + AT_ALL_WIDGETS || after.sources > before.sources + AT_ALL_SOURCES;
}

/* --- Games --- */

static void
play (Driver *driver, guint64 seed)
{
  static const char *const kinds[] = { "person", "simple", "random", "simple", "random" };
  const char *seated[ROLL_MAX_SEATS + 1] = { NULL };
  g_autoptr (OrreryRecord) record = NULL;

  for (guint i = 0; i < 2 + seed % 4; i++)
    seated[i] = kinds[i];
  record = driver_begin (seed, 0, seated);
  game_rng_seed (&driver->rng, seed);
  driver_set_motion (seed % 4 == 0); /* pieces that fly take their time */
  driver_play (driver, record);
  driver_finish (driver);
  orrery_play_room_leave (driver->room);
  driver_settle (driver);
}

/* Every game is saved and listed on the start page; people would delete some. */
static void
throw_away (void)
{
  remove_folder (g_build_filename (g_get_user_data_dir (), "orrery", NULL));
}

/* The contents depend on the last game, so it is the same each time. */
static Count
count_after_game (Driver *driver)
{
  play (driver, 1);
  throw_away ();
  return count (driver);
}

static int
soak_games (guint n, gboolean shown)
{
  g_autoptr (Driver) driver = driver_new (shown ? 1000 : 0, 700);
  const guint warm = MAX (n / 5, 2);
  Count before = { 0 }, after;

  for (guint played = 0; played < n; played++)
    {
      if (played == warm)
        before = count_after_game (driver);
      play (driver, played + 1);
      throw_away ();
      if (played % 10 == 9)
        print ("games", played + 1, count (driver));
    }
  after = count_after_game (driver);
  print ("before, after games", warm, before);
  print ("at the end, after games", n, after);
  return compare (n - warm, before, after);
}

/* --- A day --- */

static void
pass (gint64 seconds)
{
  for (gint64 i = 0; i < seconds; i++)
    {
      skipped++;
      for (guint k = 0; k < 4 && g_main_context_iteration (NULL, FALSE); k++)
        ;
    }
}

static void
begin (Driver *driver, guint64 seed)
{
  static const char *const kinds[] = { "person", "simple", NULL };
  g_autoptr (OrreryRecord) record = driver_begin (seed, 0, kinds);

  driver_play (driver, record);
}

static void
leave (Driver *driver)
{
  orrery_play_room_leave (driver->room);
  for (guint i = 0; i < 20; i++)
    driver_settle (driver);
}

/* A long game has a long log, the last result is still there, and the start page lists all saved games: so
 * count after the same games each time. */
static Count
count_new_game (Driver *driver)
{
  leave (driver);
  throw_away ();
  game_rng_seed (&driver->rng, 1);
  begin (driver, 2);
  driver_finish (driver);
  leave (driver);
  begin (driver, 1);
  pass (10);
  return count (driver);
}

static int
soak_day (void)
{
  g_autoptr (Driver) driver = driver_new (1000, 700);
  Count before = { 0 }, after;
  guint quarters;

  begin (driver, 1);
  for (quarters = 0; quarters < DAY / 900; quarters++)
    {
      if (quarters == 24)
        before = count_new_game (driver);
      pass (900);
      g_assert_true (driver_wait (driver, driver_is_stopped));
      if (orrery_roll_state (orrery_session_get_record (driver->room->session))->step == ROLL_STEP_OVER)
        begin (driver, quarters);
      driver_answer (driver);
      g_assert_true (driver_wait (driver, driver_is_stopped));
    }
  after = count_new_game (driver);
  print ("quarters of an hour", 24, before);
  print ("quarters of an hour", quarters, after);
  return compare (quarters - 24, before, after);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  int result;

  driver_set_up (&argc, &argv);
  result = argc > 1 && strcmp (argv[1], "day") == 0
             ? soak_day ()
             : soak_games (argc > 2 ? (guint) atoi (argv[2]) : 200, argc > 3);
  driver_tear_down ();
  return result;
}
