/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "printed-keys.h"

#include "keys.h"

static gboolean
is_used (GtkWidget *widget)
{
  return gtk_widget_get_mapped (widget) && gtk_widget_is_sensitive (widget);
}

void
printed_list_focusable (GtkWidget *widget, GPtrArray *list)
{
  if (!is_used (widget))
    return;
  if (gtk_widget_get_focusable (widget))
    g_ptr_array_add (list, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    printed_list_focusable (child, list);
}

const char *
printed_key (GtkWidget *widget)
{
  const char *key = NULL;

  if (GTK_IS_LABEL (widget) && gtk_widget_has_css_class (widget, "orrery-key"))
    return gtk_label_get_text (GTK_LABEL (widget));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && key == NULL;
       child = gtk_widget_get_next_sibling (child))
    key = printed_key (child);
  return key;
}

void
printed_list_buttons (GtkWidget *widget, GPtrArray *list)
{
  if (!is_used (widget))
    return;
  if (GTK_IS_BUTTON (widget) && printed_key (widget) != NULL)
    g_ptr_array_add (list, widget);
  else
    for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      printed_list_buttons (child, list);
}

const char *
printed_accelerator (const char *key)
{
  static const char *const names[][2] = { { "Enter", "Return" }, { "Esc", "Escape" }, { "Space", "space" }, { "?", "question" } };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    if (g_str_equal (key, names[i][0]))
      return names[i][1];
  return key;
}

/* Often a piece: most keys have another meaning for a piece that has the focus. */
static void
focus_anything (Driver *driver)
{
  g_autoptr (GPtrArray) places = g_ptr_array_new ();

  if (game_rng_below (&driver->rng, 2) == 0)
    printed_list_focusable (GTK_WIDGET (driver->room->view->board), places);
  if (places->len == 0)
    printed_list_focusable (GTK_WIDGET (driver->window), places);
  gtk_window_set_focus (GTK_WINDOW (driver->window),
                        g_ptr_array_index (places, game_rng_below (&driver->rng, places->len)));
}

void
printed_press (Driver *driver, const char *key)
{
  focus_anything (driver);
  keys_press (key);
}

gboolean
printed_is_ticked (GtkWidget *button)
{
  return GTK_IS_TOGGLE_BUTTON (button) && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (button));
}
