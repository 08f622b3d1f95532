/* SPDX-License-Identifier: GPL-3.0-or-later */
/* The layout of OrreryWrap. */
#include "config.h"

#include "widgets/layout/orrery-line.h"
#include "widgets/layout/orrery-wrap.h"

enum
{
  SPACING = 10,
  HEIGHT = 20
};

static GtkWidget *
add (GtkWidget *wrap, int width)
{
  GtkWidget *child = gtk_drawing_area_new ();

  gtk_widget_set_size_request (child, width, HEIGHT);
  orrery_wrap_append (ORRERY_WRAP (wrap), child);
  return child;
}

static int
measure (GtkWidget *wrap, GtkOrientation orientation, int for_size)
{
  int minimum, natural;

  gtk_widget_measure (wrap, orientation, for_size, &minimum, &natural, NULL, NULL);
  return orientation == GTK_ORIENTATION_VERTICAL ? natural : minimum;
}

static void
lay_out (GtkWidget *wrap, int width, int height)
{
  g_assert_cmpint (measure (wrap, GTK_ORIENTATION_VERTICAL, width), ==, height);
  gtk_widget_size_allocate (wrap, &(GtkAllocation) { 0, 0, width, height }, -1);
}

static void
assert_place (GtkWidget *child, int x, int y, int width, int height)
{
  graphene_rect_t place;

  g_assert_true (gtk_widget_compute_bounds (child, gtk_widget_get_parent (child), &place));
  g_assert_cmpfloat (place.origin.x, ==, x);
  g_assert_cmpfloat (place.origin.y, ==, y);
  g_assert_cmpfloat (place.size.width, ==, width);
  g_assert_cmpfloat (place.size.height, ==, height);
}

static void
test_freely (void)
{
  g_autoptr (GtkWidget) wrap = g_object_ref_sink (orrery_wrap_new (SPACING));
  GtkWidget *first = add (wrap, 100), *hidden = add (wrap, 500), *second = add (wrap, 60);
  GtkWidget *third = add (wrap, 80);

  gtk_widget_set_visible (hidden, FALSE);
  g_assert_cmpint (measure (wrap, GTK_ORIENTATION_HORIZONTAL, -1), ==, 100);
  lay_out (wrap, 260, HEIGHT);
  assert_place (third, 180, 0, 80, HEIGHT);
  lay_out (wrap, 259, 2 * HEIGHT + SPACING);
  assert_place (first, 0, 0, 100, HEIGHT);
  assert_place (second, 110, 0, 60, HEIGHT);
  assert_place (third, 0, HEIGHT + SPACING, 80, HEIGHT);
  gtk_widget_set_direction (wrap, GTK_TEXT_DIR_RTL);
  lay_out (wrap, 259, 2 * HEIGHT + SPACING);
  assert_place (first, 159, 0, 100, HEIGHT);
}

static void
test_expand (void)
{
  g_autoptr (GtkWidget) wrap = g_object_ref_sink (orrery_wrap_new (SPACING));
  GtkWidget *first = add (wrap, 100), *second = add (wrap, 60);

  gtk_widget_set_hexpand (first, TRUE);
  lay_out (wrap, 200, HEIGHT);
  assert_place (first, 0, 0, 130, HEIGHT);
  assert_place (second, 140, 0, 60, HEIGHT);
}

static void
test_even (void)
{
  g_autoptr (GtkWidget) wrap = g_object_ref_sink (orrery_wrap_new_row (SPACING));
  GtkWidget *first = add (wrap, 100), *second = add (wrap, 60), *third = add (wrap, 80);

  orrery_wrap_set_mode (ORRERY_WRAP (wrap), ORRERY_WRAP_EVEN);
  g_assert_cmpint (measure (wrap, GTK_ORIENTATION_HORIZONTAL, -1), ==, 100);
  lay_out (wrap, 350, HEIGHT);
  assert_place (second, 120, 0, 110, HEIGHT);
  lay_out (wrap, 310, 2 * HEIGHT + SPACING);
  assert_place (first, 0, 0, 150, HEIGHT);
  assert_place (second, 160, 0, 150, HEIGHT);
  assert_place (third, 0, HEIGHT + SPACING, 310, HEIGHT);
}

/* Later lines keep the columns of the first. */
static void
test_spread (void)
{
  g_autoptr (GtkWidget) wrap = g_object_ref_sink (orrery_wrap_new (SPACING));
  GtkWidget *first = add (wrap, 100), *second = add (wrap, 100), *third = add (wrap, 100), *fourth = add (wrap, 100),
            *fifth = add (wrap, 100);

  orrery_wrap_set_mode (ORRERY_WRAP (wrap), ORRERY_WRAP_SPREAD);
  lay_out (wrap, 360, 2 * HEIGHT + SPACING);
  assert_place (first, 0, 0, 100, HEIGHT);
  assert_place (second, 130, 0, 100, HEIGHT);
  assert_place (third, 260, 0, 100, HEIGHT);
  assert_place (fourth, 0, HEIGHT + SPACING, 100, HEIGHT);
  assert_place (fifth, 130, HEIGHT + SPACING, 100, HEIGHT);
  lay_out (wrap, 600, HEIGHT);
  assert_place (second, 100 + SPACING, 0, 100, HEIGHT);
  /* Four would fit, but three and two look better than four and one. */
  lay_out (wrap, 440, 2 * HEIGHT + SPACING);
  assert_place (third, 340, 0, 100, HEIGHT);
  assert_place (fourth, 0, HEIGHT + SPACING, 100, HEIGHT);
}

static void
test_never (void)
{
  g_autoptr (GtkWidget) row = g_object_ref_sink (orrery_wrap_new_row (SPACING));
  GtkWidget *first = add (row, 100), *second = add (row, 60);

  g_assert_cmpint (measure (row, GTK_ORIENTATION_HORIZONTAL, -1), ==, 170);
  gtk_widget_size_allocate (row, &(GtkAllocation) { 0, 0, 300, 2 * HEIGHT }, -1);
  assert_place (first, 0, 0, 100, 2 * HEIGHT);
  assert_place (second, 110, 0, 60, 2 * HEIGHT);
}

static void
add_words (GtkWidget *wrap)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING), *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  static const char *const texts[] = { "As a World", "Costs three settlers.", "It would be the first in its stack." };

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      GtkWidget *line = orrery_line_new (GTK_ACCESSIBLE_ROLE_LABEL, ORRERY_LINE_ALL);

      orrery_line_set_text (ORRERY_LINE (line), texts[i], NULL);
      gtk_box_append (GTK_BOX (column), line);
    }
  gtk_widget_set_hexpand (column, TRUE);
  gtk_box_append (GTK_BOX (row), column);
  orrery_wrap_append (ORRERY_WRAP (wrap), row);
}

/* As on the cards of a question. GTK asks how high each text is at a dozen widths, but it is shaped only for those with
 * other lines; and GTK finds its heights consistent. */
static void
test_words (void)
{
  g_autoptr (GtkWidget) wrap = g_object_ref_sink (orrery_wrap_new (SPACING));
  const guint shaped = orrery_line_count_shaped ();
  int height = 0;

  orrery_wrap_set_mode (ORRERY_WRAP (wrap), ORRERY_WRAP_EVEN);
  add_words (wrap);
  add_words (wrap);
  g_assert_cmpint (measure (wrap, GTK_ORIENTATION_HORIZONTAL, -1), >, 0);
  g_assert_cmpint (measure (wrap, GTK_ORIENTATION_VERTICAL, 700), >, 0);
  g_assert_cmpuint (orrery_line_count_shaped () - shaped, <=, 4 * 6);
  gtk_widget_measure (gtk_widget_get_first_child (wrap), GTK_ORIENTATION_VERTICAL, -1, &height, NULL, NULL, NULL);
  g_assert_cmpint (height, >, 0);
}

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/widgets/wrap/freely", test_freely);
  g_test_add_func ("/widgets/wrap/expand", test_expand);
  g_test_add_func ("/widgets/wrap/even", test_even);
  g_test_add_func ("/widgets/wrap/spread", test_spread);
  g_test_add_func ("/widgets/wrap/never", test_never);
  g_test_add_func ("/widgets/wrap/words", test_words);
  return g_test_run ();
}
