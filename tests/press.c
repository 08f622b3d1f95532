/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "press.h"

static gboolean
is_of_key (GtkShortcutTrigger *trigger, guint keyval, GdkModifierType modifiers)
{
  if (GTK_IS_ALTERNATIVE_TRIGGER (trigger))
    return is_of_key (gtk_alternative_trigger_get_first (GTK_ALTERNATIVE_TRIGGER (trigger)), keyval, modifiers)
           || is_of_key (gtk_alternative_trigger_get_second (GTK_ALTERNATIVE_TRIGGER (trigger)), keyval, modifiers);
  return GTK_IS_KEYVAL_TRIGGER (trigger)
         && gtk_keyval_trigger_get_modifiers (GTK_KEYVAL_TRIGGER (trigger)) == modifiers
         && gtk_keyval_trigger_get_keyval (GTK_KEYVAL_TRIGGER (trigger)) == keyval;
}

static gboolean
try_shortcuts (GtkWidget *widget, GListModel *shortcuts, guint keyval, GdkModifierType modifiers)
{
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (shortcuts) && !handled; i++)
    {
      g_autoptr (GtkShortcut) shortcut = g_list_model_get_item (shortcuts, i);

      if (is_of_key (gtk_shortcut_get_trigger (shortcut), keyval, modifiers))
        handled = gtk_shortcut_action_activate (gtk_shortcut_get_action (shortcut), 0, widget, NULL);
    }
  return handled;
}

gboolean
press_key (GtkWidget *widget, guint keyval, GdkModifierType modifiers, GtkPropagationPhase phase)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);
  gboolean handled = FALSE;

  for (guint i = 0; i < g_list_model_get_n_items (controllers) && !handled; i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_SHORTCUT_CONTROLLER (controller) && gtk_event_controller_get_propagation_phase (controller) == phase
          && gtk_shortcut_controller_get_scope (GTK_SHORTCUT_CONTROLLER (controller)) != GTK_SHORTCUT_SCOPE_LOCAL)
        handled = try_shortcuts (widget, G_LIST_MODEL (controller), keyval, modifiers);
    }
  if (handled)
    return TRUE;
  /* The key may have destroyed the widgets. */
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL; child = gtk_widget_get_next_sibling (child))
    if (press_key (child, keyval, modifiers, phase))
      return TRUE;
  return FALSE;
}
