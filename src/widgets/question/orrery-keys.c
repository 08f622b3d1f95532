/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/question/orrery-keys.h"

#include "widgets/art/orrery-info-popover.h"
#include "widgets/art/orrery-peek.h"
#include "widgets/layout/orrery-wrap.h"

#include <glib/gi18n.h>

/* A key is tried before the focused widget gets it, and again after a text field has ignored it. */
struct _OrreryKeys
{
  GtkShortcutController *before; /* borrowed from the widget */
  GtkShortcutController *after;
};

typedef struct
{
  guint keyval;
  OrreryKeyFunc func;
  gpointer data;
} Key;

static gboolean
is_shown (GtkWidget *widget)
{
  for (; widget != NULL && !GTK_IS_ROOT (widget); widget = gtk_widget_get_parent (widget))
    if (!gtk_widget_get_visible (widget) || !gtk_widget_get_child_visible (widget))
      return FALSE;
  return TRUE;
}

/* An open popover keeps its keys, unless it only shows something. */
static gboolean
is_behind_popover (GtkWidget *widget, GtkWidget *focus)
{
  GtkWidget *popover = focus != NULL ? gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) : NULL;

  return popover != NULL && !ORRERY_IS_INFO_POPOVER (popover) && !gtk_widget_is_ancestor (widget, popover);
}

/* This may destroy the widget. */
static gboolean
press (GtkWidget *widget, const Key *key, gboolean typed)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;
  const gboolean is_typing = GTK_IS_EDITABLE (focus) || GTK_IS_TEXT_VIEW (focus);

  if (!is_shown (widget) || is_behind_popover (widget, focus) || (!typed && is_typing)
      || (key->keyval == GDK_KEY_Escape && root != NULL && orrery_info_popover_is_open (root))
      || !key->func (widget, key->keyval, key->data))
    return FALSE;
  if (root != NULL)
    {
      orrery_info_popover_close (root);
      orrery_peek_rest (root);
    }
  return TRUE;
}

static gboolean
before_cb (GtkWidget *widget, GVariant *args, gpointer key)
{
  return press (widget, key, FALSE);
}

static gboolean
after_cb (GtkWidget *widget, GVariant *args, gpointer key)
{
  return press (widget, key, TRUE);
}

static guint
keypad_of (guint keyval)
{
  if (keyval >= GDK_KEY_0 && keyval <= GDK_KEY_9)
    return GDK_KEY_KP_0 + keyval - GDK_KEY_0;
  return keyval == GDK_KEY_Return ? GDK_KEY_KP_Enter : keyval;
}

static void
append (GtkShortcutController *controller, GtkShortcutFunc func, const Key *key, GdkModifierType modifiers)
{
  GtkShortcutTrigger *trigger = gtk_keyval_trigger_new (key->keyval, modifiers);

  if (keypad_of (key->keyval) != key->keyval)
    trigger = gtk_alternative_trigger_new (trigger, gtk_keyval_trigger_new (keypad_of (key->keyval), modifiers));
  gtk_shortcut_controller_add_shortcut (
    controller, gtk_shortcut_new (trigger, gtk_callback_action_new (func, g_memdup2 (key, sizeof *key), g_free)));
}

void
orrery_keys_add (OrreryKeys *self, guint keyval, GdkModifierType modifiers, OrreryKeyFunc func, gpointer data)
{
  const Key key = { keyval, func, data };

  append (self->before, before_cb, &key, modifiers);
  append (self->after, after_cb, &key, modifiers);
}

static void
clear (GtkShortcutController *controller)
{
  GtkShortcut *shortcut;

  while ((shortcut = g_list_model_get_item (G_LIST_MODEL (controller), 0)) != NULL)
    {
      gtk_shortcut_controller_remove_shortcut (controller, shortcut);
      g_object_unref (shortcut);
    }
}

void
orrery_keys_clear (OrreryKeys *self)
{
  clear (self->before);
  clear (self->after);
}

static GtkShortcutController *
add_controller (GtkWidget *widget, GtkPropagationPhase phase)
{
  GtkEventController *controller = gtk_shortcut_controller_new ();

  gtk_event_controller_set_propagation_phase (controller, phase);
  gtk_shortcut_controller_set_scope (GTK_SHORTCUT_CONTROLLER (controller), GTK_SHORTCUT_SCOPE_MANAGED);
  gtk_widget_add_controller (widget, controller);
  return GTK_SHORTCUT_CONTROLLER (controller);
}

OrreryKeys *
orrery_keys_new (GtkWidget *widget)
{
  OrreryKeys *self = g_new0 (OrreryKeys, 1);

  self->before = add_controller (widget, GTK_PHASE_CAPTURE);
  self->after = add_controller (widget, GTK_PHASE_BUBBLE);
  g_object_set_data_full (G_OBJECT (widget), "orrery-keys", self, g_free);
  return self;
}

/* --- Printing --- */

char *
orrery_key_label (guint keyval, GdkModifierType modifiers)
{
  switch (keyval)
    {
    case GDK_KEY_Return:
      return g_strdup (modifiers == GDK_CONTROL_MASK ? _("Ctrl+Enter") : _("Enter"));
    case GDK_KEY_Escape:
      return g_strdup (_("Esc"));
    case GDK_KEY_space:
      return g_strdup (_("Space"));
    case GDK_KEY_Page_Up:
      return g_strdup (C_("key", "PgUp"));
    case GDK_KEY_Page_Down:
      return g_strdup (C_("key", "PgDn"));
    case GDK_KEY_BackSpace:
      return g_strdup (modifiers == GDK_ALT_MASK ? _("Alt+Backspace") : _("Backspace"));
    default:
      return gtk_accelerator_get_label (keyval, modifiers);
    }
}

GtkWidget *
orrery_key_cap_new (guint keyval, GdkModifierType modifiers)
{
  g_autofree char *label = orrery_key_label (keyval, modifiers);
  GtkWidget *cap = gtk_label_new (label);

  gtk_widget_add_css_class (cap, "orrery-key");
  gtk_widget_set_valign (cap, GTK_ALIGN_CENTER);
  return cap;
}

static gboolean
click_cb (GtkWidget *button, guint keyval, gpointer data)
{
  if (!gtk_widget_is_sensitive (button))
    return FALSE;
  g_signal_emit_by_name (button, "clicked");
  return TRUE;
}

GtkWidget *
orrery_key_button_new (const char *label, guint keyval, GdkModifierType modifiers)
{
  GtkWidget *button = gtk_button_new (), *row = orrery_wrap_new_row (8), *text = gtk_label_new (label);
  g_autofree char *key = orrery_key_label (keyval, modifiers);

  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  orrery_wrap_append (ORRERY_WRAP (row), text);
  orrery_wrap_append (ORRERY_WRAP (row), orrery_key_cap_new (keyval, modifiers));
  gtk_button_set_child (GTK_BUTTON (button), row);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  GTK_ACCESSIBLE_PROPERTY_KEY_SHORTCUTS, key, -1);
  orrery_keys_add (orrery_keys_new (button), keyval, modifiers, click_cb, NULL);
  return button;
}

void
orrery_key_button_set_label (GtkWidget *button, const char *label)
{
  GtkWidget *row = gtk_button_get_child (GTK_BUTTON (button));

  gtk_label_set_label (GTK_LABEL (gtk_widget_get_first_child (row)), label);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, label, -1);
}
