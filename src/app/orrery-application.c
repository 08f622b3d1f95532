/* SPDX-License-Identifier: GPL-3.0-or-later */

#define G_LOG_DOMAIN "orrery-application"

#include "config.h"

#include "app/orrery-application.h"

#include <glib/gi18n.h>

#include "app/history/orrery-history-window.h"
#include "app/orrery-name-buttons.h"
#include "app/orrery-preferences.h"
#include "app/orrery-search-provider.h"
#include "app/orrery-window.h"
#include "app/play/orrery-play-room.h"
#include "app/reference/orrery-reference.h"
#include "games/games.h"
#include "games/orrery-catalogs.h"
#include "widgets/game/orrery-game-ui.h"
#include "widgets/layout/orrery-announce.h"
#include "widgets/motion/orrery-motion.h"

/* How long an idle service stays, in ms. */
#define PATIENCE 30000

struct _OrreryApplication
{
  AdwApplication parent_instance;

  GSettings *settings;
  guint      search_provider_id;
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
  { "app.history", { "<Control>h" } },
  { "app.preferences", { "<Control>comma" } },
  { "app.help", { "F1" } },
  { "window.close", { "<Control>w" } },
  { "win.show-help-overlay", { "<Control>question" } },
  { "win.next-game", { "<Control>g" } },
  { "win.room::reference", { "<Alt>1" } },
  { "win.room::table", { "<Alt>2" } },
  { "win.room::play", { "<Alt>3" } },
  { "room.find", { "<Control>f" } },
  { "room.back", { "<Alt>Left" } },
  { "room.forward", { "<Alt>Right" } },
  { "room.browse", { "<Alt>Home" } },
  { "room.turn", { "<Control>t" } },
  { "room.save-entry", { "<Control>d" } },
  { "room.print", { "<Control>p" } },
  { "room.undo", { "<Control>z" } },
  { "room.redo", { "<Control><Shift>z", "<Control>y" } },
  { "room.open-game", { "<Control>o" } },
  { "room.save-game", { "<Control>s" } },
  { "room.rematch", { "<Control><Shift>n" } },
  { "room.play-on", { "<Control>Return" } },
  { "room.hint", { "<Control>i" } },
  { "room.replay", { "<Control>r" } },
  { "room.analyse", { "<Control><Shift>r" } },
  { "room.step(-1)", { "<Control>Left" } },
  { "room.step(1)", { "<Control>Right" } },
  { "room.step-round(-1)", { "<Control>Page_Up" } },
  { "room.step-round(1)", { "<Control>Page_Down" } },
  { "room.zoom(1)", { "<Control>plus", "<Control>equal" } },
  { "room.zoom(-1)", { "<Control>minus" } },
  { "room.zoom(0)", { "<Control>0" } },
  { "room.copy-result", { "<Control><Shift>c" } },
  { "room.score", { "<Control>e" } },
  { "room.correct", { "<Control>k" } },
  { "room.tv", { "F11" } },
  { "room.log", { "F9" } },
  { "room.large-card", { "<Shift>F9" } },
  { "room.leave", { "<Control>BackSpace" } },
};

static OrreryWindow *
get_window (OrreryApplication *self)
{
  /* The most recently used one comes first. */
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (self)); l != NULL; l = l->next)
    if (ORRERY_IS_WINDOW (l->data))
      return l->data;
  return orrery_window_new (self);
}

/* A window whose game is not saved asks first. */
static void
quit_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  for (GList *l = gtk_application_get_windows (GTK_APPLICATION (user_data)); l != NULL; l = l->next)
    if (ORRERY_IS_WINDOW (l->data) && !orrery_window_is_saved (l->data))
      {
        gtk_window_close (l->data);
        return;
      }
  g_application_quit (G_APPLICATION (user_data));
}

static char *
dup_comments (void)
{
  const OrreryGame *const *games = orrery_game_list ();
  g_autoptr (GPtrArray) names = g_ptr_array_new ();
  g_autofree char *list = NULL;

  for (guint i = 0; games[i] != NULL; i++)
    g_ptr_array_add (names, (gpointer) games[i]->rules->name);
  g_ptr_array_add (names, NULL);
  list = g_strjoinv (", ", (char **) names->pdata);
  /* Translators: the names of board games. */
  return g_strdup_printf (_("A companion for board game players: %s.\n\n"
                            "Orrery is unofficial. The people who design and publish the games have no part in it and "
                            "do not endorse it; names and trademarks belong to their owners. It uses none of their "
                            "artwork and none of their texts."),
                          list);
}

static void
about_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  GtkWindow *window = gtk_application_get_active_window (GTK_APPLICATION (user_data));
  g_autofree char *comments = dup_comments ();

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
      "release-notes-version", ORRERY_VERSION,
      "release-notes",
      _("<p>The first release: a reference of every piece and rule, a room for games on a real table, computer "
        "players at several levels, and a lesson for new players.</p>"),
      "comments", comments,
      NULL);
}

static void
new_game_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  OrreryWindow *window = get_window (ORRERY_APPLICATION (user_data));

  gtk_window_present (GTK_WINDOW (window));
  orrery_window_new_game (window);
}

static void
history_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  OrreryWindow *window = get_window (ORRERY_APPLICATION (user_data));

  orrery_history_window_present (GTK_WINDOW (window));
}

static void
preferences_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  orrery_preferences_present (gtk_application_get_active_window (GTK_APPLICATION (user_data)));
}

static void
teach (gpointer room)
{
  orrery_play_room_teach (room);
}

static void
lesson_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  OrreryApplication *self = ORRERY_APPLICATION (user_data);
  OrreryWindow *window = get_window (self);
  GtkWidget *room;

  orrery_window_need_room (window, "play");
  gtk_window_present (GTK_WINDOW (window));
  room = orrery_window_ensure_room (window, "play");
  orrery_room_confirm (ORRERY_ROOM (room), teach, room, NULL);
  g_settings_set_boolean (self->settings, "offer-lesson", FALSE);
}

static OrreryReference *
show_reference (OrreryApplication *self)
{
  OrreryWindow *window = get_window (self);

  orrery_window_set_room (window, "reference");
  gtk_window_present (GTK_WINDOW (window));
  return ORRERY_REFERENCE (orrery_window_ensure_room (window, "reference"));
}

static void
help_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  OrreryApplication *self = ORRERY_APPLICATION (user_data);
  OrreryWindow *window = get_window (self);
  g_autofree char *id = g_strdup_printf ("help-%s", orrery_window_get_room (window));

  /* The game stays open, and the page is shown above it. */
  gtk_window_present (GTK_WINDOW (window));
  if (g_str_equal (id, "help-reference"))
    orrery_reference_open (show_reference (self), id);
  else
    orrery_reference_show (GTK_WIDGET (window), id);
}

/* An entry of another game switches to that game; any other entry is shown for every game. */
static void
choose_game_of (OrreryWindow *window, const char *key)
{
  const GPtrArray *uis = orrery_game_ui_list ();
  for (guint i = 0; i < uis->len; i++)
    {
      const char *id = ((const OrreryGameUi *) g_ptr_array_index (uis, i))->game->rules->id;
      OrreryCatalog *catalog = orrery_games_get_catalog (id) != NULL ? orrery_catalog_get_for_game (id, NULL)
                                                                      : NULL;

      if (catalog != NULL && orrery_catalog_lookup_key (catalog, key) != NULL)
        orrery_window_set_game (window, id);
    }
}

static void
show_entry_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  const char *key = g_variant_get_string (parameter, NULL);

  choose_game_of (get_window (user_data), key);
  orrery_reference_open_from_outside (show_reference (ORRERY_APPLICATION (user_data)), key);
}

static void
search_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  orrery_reference_search (show_reference (ORRERY_APPLICATION (user_data)),
                           g_variant_get_string (parameter, NULL));
}

static void
look_up_action (GSimpleAction *action, GVariant *parameter, gpointer user_data)
{
  OrreryReference *reference = show_reference (ORRERY_APPLICATION (user_data));

  orrery_reference_search (reference, "");
  g_action_group_activate_action (orrery_room_get_actions (ORRERY_ROOM (reference)), "find", NULL);
}

static const GActionEntry actions[] = {
  { .name = "quit", .activate = quit_action },
  { .name = "about", .activate = about_action },
  { .name = "new-game", .activate = new_game_action },
  { .name = "history", .activate = history_action },
  { .name = "preferences", .activate = preferences_action },
  { .name = "help", .activate = help_action },
  { .name = "lesson", .activate = lesson_action },
  { .name = "look-up", .activate = look_up_action },
  { .name = "show-entry", .activate = show_entry_action, .parameter_type = "s" },
  { .name = "search", .activate = search_action, .parameter_type = "s" },
};

static void
style_changed_cb (OrreryApplication *self)
{
  g_autofree char *style = g_settings_get_string (self->settings, "style");

  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      g_str_equal (style, "light")  ? ADW_COLOR_SCHEME_FORCE_LIGHT
                                      : g_str_equal (style, "dark") ? ADW_COLOR_SCHEME_FORCE_DARK
                                                                    : ADW_COLOR_SCHEME_DEFAULT);
}

static void
speed_changed_cb (OrreryApplication *self)
{
  g_autofree char *speed = g_settings_get_string (self->settings, "animation-speed");

  orrery_motion_set_speed (g_str_equal (speed, "off")    ? ORRERY_SPEED_OFF
                           : g_str_equal (speed, "fast") ? ORRERY_SPEED_FAST
                                                         : ORRERY_SPEED_NORMAL);
}

static void
verbosity_changed_cb (OrreryApplication *self)
{
  g_autofree char *verbosity = g_settings_get_string (self->settings, "verbosity");

  orrery_announce_set_full (!g_str_equal (verbosity, "terse"));
}

static void
orrery_application_startup (GApplication *app)
{
  OrreryApplication *self = ORRERY_APPLICATION (app);

  G_APPLICATION_CLASS (orrery_application_parent_class)->startup (app);

  self->settings = g_settings_new (ORRERY_APP_ID);
  g_signal_connect_object (self->settings, "changed::style", G_CALLBACK (style_changed_cb), self,
                           G_CONNECT_SWAPPED);
  style_changed_cb (self);
  g_signal_connect_object (self->settings, "changed::animation-speed",
                           G_CALLBACK (speed_changed_cb), self, G_CONNECT_SWAPPED);
  speed_changed_cb (self);
  g_signal_connect_object (self->settings, "changed::verbosity",
                           G_CALLBACK (verbosity_changed_cb), self, G_CONNECT_SWAPPED);
  verbosity_changed_cb (self);
  orrery_name_buttons ();

  g_action_map_add_action_entries (G_ACTION_MAP (app), actions, G_N_ELEMENTS (actions), app);
  g_simple_action_set_enabled (
      G_SIMPLE_ACTION (g_action_map_lookup_action (G_ACTION_MAP (app), "new-game")),
      orrery_window_has_games ());
  for (gsize i = 0; i < G_N_ELEMENTS (shortcuts); i++)
    gtk_application_set_accels_for_action (GTK_APPLICATION (app), shortcuts[i].action,
                                           (const char *const *) shortcuts[i].accels);
}

static void
orrery_application_activate (GApplication *app)
{
  OrreryApplication *self = ORRERY_APPLICATION (app);
  OrreryWindow *window = get_window (self);

  gtk_window_present (GTK_WINDOW (window));
  if (g_settings_get_boolean (self->settings, "offer-lesson"))
    orrery_window_offer_lesson (window);
}

/* There is only one game on screen, so only the first of several files is opened. */
static void
orrery_application_open (GApplication *app, GFile **files, int n_files, const char *hint)
{
  OrreryWindow *window = get_window (ORRERY_APPLICATION (app));
  OrreryPlayRoom *room;

  orrery_window_need_room (window, "play");
  gtk_window_present (GTK_WINDOW (window));
  room = ORRERY_PLAY_ROOM (orrery_window_ensure_room (window, "play"));
  orrery_play_room_open (room, files[0], ORRERY_OPEN_TO_PLAY);
}

/* Also in a process that GNOME Shell started for searching and that has no window. */
static gboolean
orrery_application_dbus_register (GApplication *app, GDBusConnection *connection, const char *path,
                                  GError **error)
{
  OrreryApplication *self = ORRERY_APPLICATION (app);

  if (!G_APPLICATION_CLASS (orrery_application_parent_class)
           ->dbus_register (app, connection, path, error))
    return FALSE;
  self->search_provider_id = orrery_search_provider_export (app, connection, error);
  return self->search_provider_id != 0;
}

static void
orrery_application_dbus_unregister (GApplication *app, GDBusConnection *connection,
                                    const char *path)
{
  OrreryApplication *self = ORRERY_APPLICATION (app);

  if (self->search_provider_id != 0)
    g_dbus_connection_unregister_object (connection, self->search_provider_id);
  self->search_provider_id = 0;
  G_APPLICATION_CLASS (orrery_application_parent_class)->dbus_unregister (app, connection, path);
}

static void
orrery_application_dispose (GObject *object)
{
  g_clear_object (&ORRERY_APPLICATION (object)->settings);

  G_OBJECT_CLASS (orrery_application_parent_class)->dispose (object);
}

/* For desktops that start a program again for a launcher action. */
static int
orrery_application_handle_local_options (GApplication *app, GVariantDict *options)
{
  static const char *const commands[] = { "new-game", "look-up" };
  g_autoptr (GError) error = NULL;

  if (g_variant_dict_contains (options, "version"))
    {
      g_print ("orrery %s\n", ORRERY_VERSION);
      return 0;
    }
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      if (!g_variant_dict_contains (options, commands[i]))
        continue;
      if (!g_application_register (app, NULL, &error))
        {
          g_printerr ("orrery: %s\n", error->message);
          return 1;
        }
      g_action_group_activate_action (G_ACTION_GROUP (app), commands[i], NULL);
    }
  return -1;
}

static void
orrery_application_class_init (OrreryApplicationClass *klass)
{
  GApplicationClass *app_class = G_APPLICATION_CLASS (klass);

  app_class->startup = orrery_application_startup;
  app_class->activate = orrery_application_activate;
  app_class->open = orrery_application_open;
  app_class->handle_local_options = orrery_application_handle_local_options;
  app_class->dbus_register = orrery_application_dbus_register;
  app_class->dbus_unregister = orrery_application_dbus_unregister;
  G_OBJECT_CLASS (klass)->dispose = orrery_application_dispose;
}

static void
orrery_application_init (OrreryApplication *self)
{
  const GOptionEntry options[] = {
    { .long_name = "version", .short_name = 'v', .arg = G_OPTION_ARG_NONE,
      .description = N_("Show the version and exit") },
    { .long_name = "new-game", .arg = G_OPTION_ARG_NONE,
      .description = N_("Start a new game") },
    { .long_name = "look-up", .arg = G_OPTION_ARG_NONE,
      .description = N_("Look up a piece or a rule") },
    { 0 },
  };

  g_application_add_main_option_entries (G_APPLICATION (self), options);
  g_application_set_option_context_parameter_string (G_APPLICATION (self),
                                                      _("[FILE]"));
}

OrreryApplication *
orrery_application_new (void)
{
  return g_object_new (ORRERY_TYPE_APPLICATION,
                       "application-id", ORRERY_APP_ID,
                       "flags", G_APPLICATION_HANDLES_OPEN,
                       "inactivity-timeout", PATIENCE,
                       NULL);
}
