/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/layout/orrery-field-row.h"

#include "widgets/layout/orrery-announce.h"

struct _OrreryFieldRow
{
  AdwActionRow parent_instance;
};

G_DEFINE_FINAL_TYPE (OrreryFieldRow, orrery_field_row, ADW_TYPE_ACTION_ROW)

/* A row without fields takes the focus itself, or the list would end there. */
static gboolean
orrery_field_row_focus (GtkWidget *widget, GtkDirectionType direction)
{
  const gboolean is_inside = gtk_widget_get_focus_child (widget) != NULL;

  if (gtk_widget_child_focus (gtk_list_box_row_get_child (GTK_LIST_BOX_ROW (widget)), direction))
    return TRUE;
  return !is_inside && GTK_WIDGET_CLASS (orrery_field_row_parent_class)->focus (widget, direction);
}

static void
orrery_field_row_class_init (OrreryFieldRowClass *klass)
{
  GTK_WIDGET_CLASS (klass)->focus = orrery_field_row_focus;
}

static void
orrery_field_row_init (OrreryFieldRow *self)
{
}

GtkWidget *
orrery_field_row_new (void)
{
  return g_object_new (ORRERY_TYPE_FIELD_ROW, NULL);
}

GtkWidget *
orrery_input_row_new (const char *title, const char *subtitle, GtkWidget *input)
{
  GtkWidget *row = adw_action_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  if (subtitle != NULL)
    adw_action_row_set_subtitle (ADW_ACTION_ROW (row), subtitle);
  gtk_widget_set_valign (input, GTK_ALIGN_CENTER);
  orrery_set_spoken (input, title);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), input);
  adw_action_row_set_activatable_widget (ADW_ACTION_ROW (row), input);
  return row;
}
