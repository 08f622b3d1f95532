/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Text of twice the size: no page of the Table room makes the window wider than a phone. */
#include "config.h"

#include "table-driver.h"

#include "../picture.h"
#include "games/games.h"
#include "games/roll/table/orrery-setup-page.h"

static void
assert_fits (Driver *driver)
{
  GtkWidget *content = gtk_widget_get_first_child (GTK_WIDGET (driver->window));
  int minimum;

  gtk_widget_measure (content, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  if (minimum > 360)
    picture_say_what_is_wide (content);
  g_assert_cmpint (minimum, <=, 360);
}

static void
test_start (void)
{
  Driver driver;

  driver_open (&driver, 360, 740);
  assert_fits (&driver);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (driver.window), "room.set-table", "s", "books"));
  assert_fits (&driver);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (find_button (driver.room->setup_page, "Join Mid-Game")), TRUE);
  assert_fits (&driver);
  driver_close (&driver);
}

static void
test_score (void)
{
  Driver driver;

  driver_open (&driver, 360, 740);
  g_assert_true (gtk_widget_activate_action (GTK_WIDGET (driver.window), "room.score", NULL));
  assert_fits (&driver);
  driver_close (&driver);
}

/* With a die that no power explains, and the buttons for that. */
static void
test_reveal (void)
{
  Driver driver;

  driver_open (&driver, 360, 740);
  driver_begin_four (&driver);
  assert_fits (&driver);
  driver_press (&driver, GDK_KEY_F8, 0); /* enter every die */
  driver_type (&driver, "wewhrdbdcp*gh\t");
  driver_type (&driver, "we2ws*rscpch\t");
  driver_type (&driver, "wxwh/ewhbh/pbd*rs\t");
  assert_fits (&driver);
  driver_type (&driver, "wewhwhydrsgp*\n");
  driver_settle (&driver);
  g_assert_cmpstr (driver_page (&driver), ==, "table");
  assert_fits (&driver);
  driver_close (&driver);
}

/* The page scrolls, so it never makes the window wider: the rows themselves must be narrow enough. What the dice do is
 * said in whole words below them. */
static void
test_words (void)
{
  Driver driver;
  GtkLabel *label;
  guint n = 0;
  int minimum;

  driver_open (&driver, 360, 740);
  driver_begin_four (&driver);
  driver_type (&driver, "essp");
  driver_type (&driver, "-2w\n-2w\n");
  driver_settle (&driver);
  gtk_widget_measure (driver_reveal (&driver)->rows[1], GTK_ORIENTATION_HORIZONTAL, -1, &minimum, NULL, NULL, NULL);
  g_assert_cmpint (minimum, <=, 360);
  for (guint i = 0; (label = GTK_LABEL (find_nth (driver_reveal (&driver)->rows[1], GTK_TYPE_LABEL, i))) != NULL; i++)
    if (strstr (gtk_label_get_label (label), "completes") != NULL && gtk_widget_get_visible (GTK_WIDGET (label)))
      {
        g_assert_true (g_str_has_prefix (gtk_label_get_label (label), "Settle: completes "));
        g_assert_true (gtk_label_get_wrap_mode (label) == PANGO_WRAP_WORD);
        n++;
      }
  g_assert_cmpuint (n, ==, 1);
  driver_close (&driver);
}

static void
test_mirror (void)
{
  Driver driver;

  driver_open (&driver, 360, 740);
  driver.room->depth = ORRERY_ROLL_MIRROR;
  driver_begin_four (&driver);
  assert_fits (&driver);
  g_assert_cmpstr (driver_page (&driver), ==, "rolled");
  assert_fits (&driver);
  driver_type (&driver, "ehdpdw?\n");
  g_assert_cmpstr (driver_page (&driver), ==, "table");
  assert_fits (&driver);
  driver_close (&driver);
}

int
main (int argc, char *argv[])
{
  orrery_games_register ();
  orrery_games_register_uis ();
  int status;

  driver_set_up (&argc, &argv);
  /* The window buttons, as in GNOME. */
  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", 2 * 96 * 1024, "gtk-decoration-layout", ":close",
                NULL);
  g_test_add_func ("/table/letters/start", test_start);
  g_test_add_func ("/table/letters/score", test_score);
  g_test_add_func ("/table/letters/reveal", test_reveal);
  g_test_add_func ("/table/letters/words", test_words);
  g_test_add_func ("/table/letters/mirror", test_mirror);
  status = g_test_run ();
  driver_tear_down ();
  return status;
}
