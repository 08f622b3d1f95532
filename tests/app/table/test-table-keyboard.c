/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Each page of the Table room by Tab alone, forward and back: nothing is left out, nothing holds the focus. */
#include "config.h"

#include "table-driver.h"

#include "../focus-walk.h"
#include "games/games.h"
#include "games/roll/table/orrery-setup-page.h"

static void
walk_there_and_back (Driver *driver)
{
  focus_walk_check (GTK_WINDOW (driver->window), GTK_WIDGET (driver->room));
}

static void
test_set_up (void)
{
  Driver driver;

  driver_open (&driver, 1100, 760);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (driver.window), "room.set-table", "s", "books"));
  walk_there_and_back (&driver);
  orrery_setup_page_set_under_way (ORRERY_SETUP_PAGE (driver.room->setup_page), TRUE);
  walk_there_and_back (&driver);
  driver_close (&driver);
}

static void
test_score (void)
{
  Driver driver;

  driver_open (&driver, 1100, 760);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (driver.window), "room.score", NULL));
  walk_there_and_back (&driver);
  driver_close (&driver);
}

static void
test_reveal (void)
{
  Driver driver;

  driver_open (&driver, 1100, 760);
  driver_begin_four (&driver);
  walk_there_and_back (&driver);
  driver_close (&driver);
}

static void
test_resolve (void)
{
  static const char *const dialogs[] = { "room.correct", "room.may-i" };
  Driver driver;

  driver_open (&driver, 1100, 760);
  driver_begin_four (&driver);
  driver_press (&driver, GDK_KEY_F8, 0); /* enter every die */
  driver_type (&driver, "wewhrdbdcp*gh\t");
  driver_type (&driver, "we2ws*rscpch\t");
  driver_type (&driver, "wxwh/ewhbh/pbd*rs\t");
  driver_type (&driver, "wewhwhydrsgp*\n");
  driver_settle (&driver);
  g_assert_cmpstr (driver_page (&driver), ==, "table");
  walk_there_and_back (&driver);
  for (guint i = 0; i < G_N_ELEMENTS (dialogs); i++)
    {
      g_assert_true (gtk_widget_activate_action (GTK_WIDGET (driver.window), dialogs[i], NULL));
      focus_walk_check_dialog (GTK_WINDOW (driver.window));
    }
  driver_close (&driver);
}

static void
test_mirror (void)
{
  Driver driver;

  driver_open (&driver, 1100, 760);
  driver.room->depth = ORRERY_ROLL_MIRROR;
  driver_begin_four (&driver);
  walk_there_and_back (&driver);
  orrery_hand_over_ready (driver.room->hand_over);
  g_assert_cmpstr (driver_page (&driver), ==, "rolled");
  walk_there_and_back (&driver);
  driver_close (&driver);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  int status;

  driver_set_up (&argc, &argv);
  g_test_add_func ("/table/keyboard/set-up", test_set_up);
  g_test_add_func ("/table/keyboard/score", test_score);
  g_test_add_func ("/table/keyboard/reveal", test_reveal);
  g_test_add_func ("/table/keyboard/resolve", test_resolve);
  g_test_add_func ("/table/keyboard/mirror", test_mirror);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
