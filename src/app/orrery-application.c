/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "orrery-application"

#include "config.h"

#include "app/orrery-application.h"

#include "app/orrery-window.h"

#include <glib/gi18n.h>

struct _OrreryApplication
{
  AdwApplication parent_instance;
};

G_DEFINE_FINAL_TYPE (OrreryApplication, orrery_application, ADW_TYPE_APPLICATION)

/* The room. actions are what the visible room offers; see orrery-room.h. */
static const struct
{
  const char *action;
  const char *accels[3];
} shortcuts[] = {
  { "app.quit", { "<Control>q" } },
  { "app.new-game", { "<Control>n" } },
  { "app.preferences", { "<Control>comma" } },
  { "app.help", { "F1" } },
  { "window.close", { "<Control>w" } },
  { "win.show-help-overlay", { "<Control>question" } },
  { "win.room::reference", { "<Alt>1" } },
  { "win.room::table", { "<Alt>2" } },
  { "win.room::play", { "<Alt>3" } },
  { "room.find", { "<Control>f" } },
  { "room.undo", { "<Control>z" } },
  { "room.redo", { "<Control><Shift>z", "<Control>y" } },
};

static OrreryWindow *
get_window (OrreryApplication *self)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (self));

  return ORRERY_IS_WINDOW (window) ? ORRERY_WINDOW (window) : orrery_window_new (self);
}

static void
quit_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  g_application_quit (G_APPLICATION (user_data));
}

static void
about_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (user_data));

  adw_show_about_window (
      window,
      "application-name", _("Orrery"),
      "application-icon", ORRERY_APP_ID,
      "version", ORRERY_VERSION,
      "developer-name", _("The Orrery contributors"),
      "copyright", _("© 2026 The Orrery contributors"),
      "license-type", GTK_LICENSE_GPL_3_0,
      "website", "https://github.com/orrerytable/Orrery",
      "issue-url", "https://github.com/orrerytable/Orrery/issues",
      "comments",
      _("A companion for players of the board game Roll for the Galaxy.\n\n"
        "Orrery is unofficial. The people who design and publish the game have no part in it and "
        "do not endorse it; names and trademarks belong to their owners. It uses none of their "
        "artwork and none of their texts."),
      NULL);
}

/* The menu greys New Game, Preferences and Help until there are actions of those names. */
static const GActionEntry actions[] = {
  { .name = "quit", .activate = quit_action },
  { .name = "about", .activate = about_action },
};

static void
orrery_application_startup (GApplication *app)
{
  G_APPLICATION_CLASS (orrery_application_parent_class)->startup (app);

  g_action_map_add_action_entries (G_ACTION_MAP (app), actions, G_N_ELEMENTS (actions), app);
  for (gsize i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (app), shortcuts[i].action,
                                           (const char *const *) shortcuts[i].accels);
}

static void
orrery_application_activate (GApplication *app)
{
  gtk_window_present (GTK_WINDOW (get_window (ORRERY_APPLICATION (app))));
}

static int
orrery_application_handle_local_options (GApplication *app, GVariantDict *options)
{
  if (!g_variant_dict_contains (options, "version"))
    return -1;

  g_print ("orrery %s\n", ORRERY_VERSION);
  return 0;
}

static void
orrery_application_class_init (OrreryApplicationClass *klass)
{
  GApplicationClass *app_class = G_APPLICATION_CLASS (klass);

  app_class->startup = orrery_application_startup;
  app_class->activate = orrery_application_activate;
  app_class->handle_local_options = orrery_application_handle_local_options;
}

static void
orrery_application_init (OrreryApplication *self)
{
  const GOptionEntry options[] = {
    { .long_name = "version", .short_name = 'v', .arg = G_OPTION_ARG_NONE,
      .description = N_("Show the version and exit") },
    { 0 },
  };

  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_parameter_string (G_APPLICATION (self), "");
}

OrreryApplication *
orrery_application_new (void)
{
  return g_object_new (ORRERY_TYPE_APPLICATION,
                       "application-id", ORRERY_APP_ID,
                       "flags", G_APPLICATION_DEFAULT_FLAGS,
                       NULL);
}
