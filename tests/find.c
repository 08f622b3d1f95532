/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "find.h"

#include <string.h>

static GtkWidget *
find (GtkWidget *in, GType type, guint *n)
{
  GtkWidget *found = NULL;

  if (g_type_is_a (G_OBJECT_TYPE (in), type) && (*n)-- == 0)
    return in;
  for (GtkWidget *child = gtk_widget_get_first_child (in); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find (child, type, n);
  return found;
}

GtkWidget *
find_nth (gpointer in, GType type, guint n)
{
  return find (GTK_WIDGET (in), type, &n);
}

/* Without the key that is printed on it. */
static const char *
label_of (GtkWidget *button)
{
  const char *label = gtk_button_get_label (GTK_BUTTON (button));
  GtkWidget *first = label == NULL ? find_nth (button, GTK_TYPE_LABEL, 0) : NULL;

  return first != NULL ? gtk_label_get_text (GTK_LABEL (first)) : label;
}

GtkWidget *
find_button (gpointer in, const char *label)
{
  GtkWidget *found;

  for (guint n = 0; (found = find_nth (in, GTK_TYPE_BUTTON, n)) != NULL; n++)
    if (g_strcmp0 (label_of (found), label) == 0)
      break;
  return found;
}

GtkWidget *
find_tooltip (gpointer in, const char *tooltip, guint n)
{
  GtkWidget *found;

  for (guint i = 0; (found = find_nth (in, GTK_TYPE_BUTTON, i)) != NULL; i++)
    if (g_strcmp0 (gtk_widget_get_tooltip_text (found), tooltip) == 0 && n-- == 0)
      break;
  return found;
}

GtkWidget *
find_text (gpointer in, const char *text)
{
  GtkWidget *found;

  for (guint n = 0; (found = find_nth (in, GTK_TYPE_LABEL, n)) != NULL; n++)
    if (strstr (gtk_label_get_text (GTK_LABEL (found)), text) != NULL)
      break;
  return found;
}

GtkWidget *
find_class (gpointer in, const char *css_class)
{
  GtkWidget *found;

  for (guint n = 0; (found = find_nth (in, GTK_TYPE_WIDGET, n)) != NULL; n++)
    if (gtk_widget_has_css_class (found, css_class))
      break;
  return found;
}

GtkWidget *
find_choice (gpointer in, guint answer)
{
  GtkWidget *found;

  for (guint n = 0; (found = find_nth (in, GTK_TYPE_BUTTON, n)) != NULL; n++)
    if (GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (found), "answer")) == answer
        && !(GTK_IS_TOGGLE_BUTTON (found) && gtk_toggle_button_get_active (GTK_TOGGLE_BUTTON (found))))
      break;
  return found;
}

guint
find_n_rows (gpointer in)
{
  GtkListBox *list = GTK_LIST_BOX (find_nth (in, GTK_TYPE_LIST_BOX, 0));
  int n = 0;

  while (gtk_list_box_get_row_at_index (list, n) != NULL)
    n++;
  return (guint) n;
}

gboolean
find_is_said (gpointer widget, const char *text)
{
  g_autofree char *said = gtk_test_accessible_check_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "");

  return said != NULL && strstr (said, text) != NULL;
}
