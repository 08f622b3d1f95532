/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-preferences"

#include "config.h"

#include "app/orrery-preferences.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "catalog/orrery-shelf.h"

/* A combo's choices, in the order of its rows: the words for people, the value of the key. */
typedef struct
{
  const char *title;
  const char *names[5];
  const char *values[5]; /* as GVariant prints them */
} Choice;

static const Choice style_choice = {
  N_("_Style"),
  { N_("Follow the system"), N_("Light"), N_("Dark") },
  { "'system'", "'light'", "'dark'" },
};

static const Choice motion_choice = {
  N_("_Animations"),
  { N_("Normal"), N_("Fast"), N_("Off") },
  { "'normal'", "'fast'", "'off'" },
};

static const Choice pace_choice = {
  N_("_Speed of computer players"),
  { N_("Slow"), N_("Normal"), N_("Fast"), N_("Instant") },
  { "uint32 1500", "uint32 600", "uint32 200", "uint32 0" },
};

static const Choice sound_choice = {
  N_("S_ound"),
  { N_("Off"), N_("Quiet"), N_("Normal"), N_("Loud") },
  { "0.0", "0.3", "0.6", "1.0" },
};

static const Choice verbosity_choice = {
  N_("Screen _reader"),
  { N_("Verbose"), N_("Brief") },
  { "'full'", "'terse'" },
};

/* A value that is not offered was set elsewhere, and stays until another one is chosen. */
static gboolean
read_choice (GValue *value, GVariant *variant, gpointer data)
{
  const Choice *choice = data;

  g_value_set_uint (value, GTK_INVALID_LIST_POSITION);
  for (guint i = 0; choice->values[i] != NULL; i++)
    {
      g_autoptr (GVariant) offered = g_variant_parse (g_variant_get_type (variant), choice->values[i], NULL, NULL, NULL);

      if (g_variant_equal (offered, variant))
        g_value_set_uint (value, i);
    }
  return TRUE;
}

static GVariant *
write_choice (const GValue *value, const GVariantType *type, gpointer data)
{
  const Choice *choice = data;
  guint i = g_value_get_uint (value);

  return i < g_strv_length ((char **) choice->values)
             ? g_variant_parse (type, choice->values[i], NULL, NULL, NULL)
             : NULL;
}

static GtkWidget *
new_choice_row (GSettings *settings, const char *key, const Choice *choice)
{
  g_autoptr (GtkStringList) model = gtk_string_list_new (NULL);
  GtkWidget *row;

  for (guint i = 0; choice->names[i] != NULL; i++)
    gtk_string_list_append (model, _(choice->names[i]));
  row = g_object_new (ADW_TYPE_COMBO_ROW,
                      "title", _(choice->title),
                      "use-underline", TRUE,
                      "model", model,
                      "use-subtitle", TRUE, /* next to the title, large text is cut off */
                      NULL);
  g_settings_bind_with_mapping (settings, key, row, "selected", G_SETTINGS_BIND_DEFAULT,
                                read_choice, write_choice, (gpointer) choice, NULL);
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
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Clear"));
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW,
                                 "title", _("Recently viewed"),
                                 "activatable-widget", button,
                                 NULL);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  g_signal_connect (button, "clicked", G_CALLBACK (forget_cb), NULL);
  g_settings_bind_writable (settings, "recent", button, "sensitive", FALSE);
  return row;
}

/* --- Restoring the defaults --- */

/* The settings in this window; remembered things such as window sizes or the last players are not reset. */
static const char *const preferences[] = { "style", "animation-speed", "verbosity", "pace", "sound-volume", "pause-at-reveal", "ask-forced",
                                           "large-print" };

static void
reset_response_cb (GSettings *settings, const char *response)
{
  for (guint i = 0; i < G_N_ELEMENTS (preferences) && g_str_equal (response, "reset"); i++)
    g_settings_reset (settings, preferences[i]);
}

static void
reset_cb (GSettings *settings, GtkWidget *button)
{
  GtkWidget *dialog
    = adw_message_dialog_new (GTK_WINDOW (gtk_widget_get_root (button)), _("Reset All Settings?"),
                              _("Everything in this window goes back to its default. Your games, "
                                "their history and your saved entries are kept."));

  adw_message_dialog_add_responses (ADW_MESSAGE_DIALOG (dialog), "cancel", _("_Cancel"), "reset", _("_Reset"), NULL);
  adw_message_dialog_set_response_appearance (ADW_MESSAGE_DIALOG (dialog), "reset", ADW_RESPONSE_DESTRUCTIVE);
  adw_message_dialog_set_default_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  adw_message_dialog_set_close_response (ADW_MESSAGE_DIALOG (dialog), "cancel");
  g_signal_connect_object (dialog, "response", G_CALLBACK (reset_response_cb), settings, G_CONNECT_SWAPPED);
  gtk_window_present (GTK_WINDOW (dialog));
}

static void
update_reset (GtkWidget *button, const char *key, GSettings *settings)
{
  gboolean any = FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (preferences) && !any; i++)
    {
      g_autoptr (GVariant) value = g_settings_get_user_value (settings, preferences[i]);

      any = value != NULL && g_settings_is_writable (settings, preferences[i]);
    }
  gtk_widget_set_sensitive (button, any);
}

static GtkWidget *
new_reset_row (GSettings *settings)
{
  GtkWidget *button = gtk_button_new_with_mnemonic (_("_Reset…"));
  GtkWidget *row = g_object_new (ADW_TYPE_ACTION_ROW,
                                 "title", _("Restore the defaults"),
                                 "activatable-widget", button,
                                 NULL);

  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  adw_action_row_add_suffix (ADW_ACTION_ROW (row), button);
  g_signal_connect_object (button, "clicked", G_CALLBACK (reset_cb), settings, G_CONNECT_SWAPPED);
  g_signal_connect_object (settings, "changed", G_CALLBACK (update_reset), button, G_CONNECT_SWAPPED);
  update_reset (button, NULL, settings);
  return row;
}

/* --- The window --- */

static AdwPreferencesGroup *
add_group (GtkWidget *page, const char *title)
{
  GtkWidget *group = adw_preferences_group_new ();

  adw_preferences_group_set_title (ADW_PREFERENCES_GROUP (group), title);
  adw_preferences_page_add (ADW_PREFERENCES_PAGE (page), ADW_PREFERENCES_GROUP (group));
  return ADW_PREFERENCES_GROUP (group);
}

static GtkWidget *
new_page (GSettings *settings)
{
  GtkWidget *page = g_object_new (ADW_TYPE_PREFERENCES_PAGE, "title", _("General"), NULL);
  AdwPreferencesGroup *group = add_group (page, _("Appearance"));

  adw_preferences_group_add (group, new_choice_row (settings, "style", &style_choice));
  adw_preferences_group_add (group, new_choice_row (settings, "animation-speed", &motion_choice));
  adw_preferences_group_add (group, new_choice_row (settings, "verbosity", &verbosity_choice));

  group = add_group (page, _("Games"));
  adw_preferences_group_add (group, new_choice_row (settings, "pace", &pace_choice));
#if ORRERY_HAS_SOUND
  adw_preferences_group_add (group, new_choice_row (settings, "sound-volume", &sound_choice));
#endif
  adw_preferences_group_add (group, new_switch_row (settings, "pause-at-reveal", _("Pause at the _reveal"),
                                                    _("Show everybody’s dice before the phases begin")));
  adw_preferences_group_add (
      group, new_switch_row (settings, "ask-forced", _("_Ask every question"),
                             _("Even when there is only one answer")));

  group = add_group (page, _("Reference"));
  adw_preferences_group_add (group, new_switch_row (settings, "large-print", _("_Large print"),
                                                    _("On printed reference sheets")));
  adw_preferences_group_add (group, new_forget_row (settings));

  adw_preferences_group_add (add_group (page, _("All settings")), new_reset_row (settings));
  return page;
}

void
orrery_preferences_present (GtkWindow *parent)
{
  GSettings *settings = g_settings_new (ORRERY_APP_ID);
  GtkWidget *window = g_object_new (ADW_TYPE_PREFERENCES_WINDOW,
                                    "transient-for", parent,
                                    "modal", TRUE,
                                    "search-enabled", FALSE,
                                    "default-width", 480,
                                    "default-height", 560,
                                    NULL);

  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (window),
                              ADW_PREFERENCES_PAGE (new_page (settings)));
  g_object_set_data_full (G_OBJECT (window), "settings", settings, g_object_unref);
  gtk_window_present (GTK_WINDOW (window));
}
