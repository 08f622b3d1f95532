/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-preferences"

#include "config.h"

#include "app/orrery-preferences.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "app/reference/orrery-shelf.h"

/* In the order of the rows of a combo. */
static const char *const styles[] = { "system", "light", "dark" };

static gboolean
read_style (GValue *value, GVariant *variant, gpointer data)
{
  const char *name = g_variant_get_string (variant, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (styles); i++)
    if (g_str_equal (styles[i], name))
      g_value_set_uint (value, i);
  return TRUE;
}

static GVariant *
write_style (const GValue *value, const GVariantType *type, gpointer data)
{
  guint i = g_value_get_uint (value);

  return i < G_N_ELEMENTS (styles) ? g_variant_new_string (styles[i]) : NULL;
}

static GtkWidget *
new_style_row (GSettings *settings)
{
  const char *const names[] = { _("Follow the system"), _("Light"), _("Dark"), NULL };
  g_autoptr (GtkStringList) model = gtk_string_list_new (names);
  GtkWidget *row = g_object_new (ADW_TYPE_COMBO_ROW,
                                 "title", _("_Style"),
                                 "use-underline", TRUE,
                                 "model", model,
                                 NULL);

  g_settings_bind_with_mapping (settings, "style", row, "selected", G_SETTINGS_BIND_DEFAULT,
                                read_style, write_style, NULL, NULL);
  return row;
}

static GtkWidget *
new_switch_row (GSettings *settings, const char *key, const char *title, const char *subtitle)
{
  GtkWidget *toggle = gtk_switch_new ();
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW,
                                 "title", title,
                                 "subtitle", subtitle,
                                 "use-underline", TRUE,
                                 "activatable-widget", toggle,
                                 NULL);

  gtk_widget_set_valign (toggle, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), toggle);
  g_settings_bind (settings, key, toggle, "active", G_SETTINGS_BIND_DEFAULT);
  return row;
}

static void
forget_cb (void)
{
  orrery_shelf_forget (orrery_shelf_get_default ());
}

static GtkWidget *
new_forget_row (GSettings *settings)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Forget"));
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW,
                                 "title", _("What was looked up last"),
                                 "activatable-widget", button,
                                 NULL);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  g_signal_connect (button, "clicked", G_CALLBACK (forget_cb), NULL);
  g_settings_bind_writable (settings, "recent", button, "sensitive", FALSE);
  return row;
}

static GtkWidget *
new_group (const char *title, GtkWidget *first, GtkWidget *second)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), first);
  if (second != NULL)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), second);
  return group;
}

void
orrery_preferences_present (GtkWindow *parent)
{
  GSettings *settings = g_settings_new (ORRERY_APP_ID);
  GtkWidget *page = adw_preferences_page_new ();
  GtkWidget *window = g_object_new (ADW_TYPE_PREFERENCES_WINDOW,
                                    "transient-for", parent,
                                    "modal", TRUE,
                                    "search-enabled", FALSE,
                                    "default-width", 480,
                                    "default-height", 400,
                                    NULL);

  adw_preferences_page_add (
      ADW_PREFERENCES_PAGE (page),
      ADW_PREFERENCES_GROUP (new_group (_("Appearance"), new_style_row (settings), NULL)));
  adw_preferences_page_add (
      ADW_PREFERENCES_PAGE (page),
      ADW_PREFERENCES_GROUP (
          new_group (_("Reference"),
                     new_switch_row (settings, "large-print", _("_Large print"),
                                     _("On printed reference sheets")),
                     new_forget_row (settings))));
  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (window), ADW_PREFERENCES_PAGE (page));
  g_object_set_data_full (G_OBJECT (window), "settings", settings, g_object_unref);
  gtk_window_present (GTK_WINDOW (window));
}
