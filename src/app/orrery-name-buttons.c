/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-name-buttons"

#include "app/orrery-name-buttons.h"

/* A menu button has no name even with a label. */
static gboolean
lacks_name (GtkWidget *widget)
{
  return GTK_IS_MENU_BUTTON (widget)
         || (GTK_IS_BUTTON (widget) && gtk_button_get_icon_name (GTK_BUTTON (widget)) != NULL);
}

static void
tooltip_changed_cb (GtkWidget *widget)
{
  const char *name = gtk_widget_get_tooltip_text (widget);

  if (name == NULL && GTK_IS_MENU_BUTTON (widget))
    name = gtk_menu_button_get_label (GTK_MENU_BUTTON (widget));
  if (name != NULL)
    gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* With a mnemonic, screen readers would say it twice, once with the underline. */
static void
label_changed_cb (GtkWidget *widget)
{
  if (gtk_button_get_use_underline (GTK_BUTTON (widget)) && gtk_button_get_label (GTK_BUTTON (widget)) != NULL)
    gtk_accessible_reset_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

static gboolean
realize_hook (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if (GTK_IS_BUTTON (widget))
    {
      g_signal_handlers_disconnect_by_func (widget, label_changed_cb, NULL);
      g_signal_connect (widget, "notify::label", G_CALLBACK (label_changed_cb), NULL);
      label_changed_cb (widget);
    }
  if (!lacks_name (widget))
    return TRUE;
  g_signal_handlers_disconnect_by_func (widget, tooltip_changed_cb, NULL);
  g_signal_connect (widget, "notify::tooltip-text", G_CALLBACK (tooltip_changed_cb), NULL);
  tooltip_changed_cb (widget);
  return TRUE;
}

void
orrery_name_buttons (void)
{
  static gboolean done;
  g_autoptr (GTypeClass) ensure = NULL;

  if (done)
    return;
  done = TRUE;
  ensure = g_type_class_ref (GTK_TYPE_WIDGET);
  g_signal_add_emission_hook (g_signal_lookup ("realize", GTK_TYPE_WIDGET), 0, realize_hook, NULL, NULL);
}
