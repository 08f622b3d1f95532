/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-game-row"

#include "app/keep/orrery-game-row.h"

#include <glib/gi18n.h>

struct _OrreryGameRow
{
  AdwActionRow parent_instance;

  OrreryGameInfo *game;
};

G_DEFINE_FINAL_TYPE (OrreryGameRow, orrery_game_row, ADW_TYPE_ACTION_ROW)

enum
{
  DELETE,
  REPAIR,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

/* --- What can be done --- */

static void
delete_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[DELETE], 0);
}

static void
repair_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  g_signal_emit (widget, signals[REPAIR], 0);
}

/* If no file manager can select the file, open its folder. */
static void
shown_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (OrreryGameRow) self = data;
  g_autoptr (GVariant) reply = g_dbus_connection_call_finish (G_DBUS_CONNECTION (source), result, NULL);
  g_autoptr (GFile) folder = g_file_get_parent (orrery_game_info_get_file (self->game));
  g_autofree char *uri = g_file_get_uri (folder);
  GtkRoot *root = gtk_widget_get_root (GTK_WIDGET (self));

  if (reply == NULL)
    gtk_show_uri (GTK_IS_WINDOW (root) ? GTK_WINDOW (root) : NULL, uri, GDK_CURRENT_TIME);
}

static void
show_file_action (GtkWidget *widget, const char *name, GVariant *parameter)
{
  OrreryGameRow *self = ORRERY_GAME_ROW (widget);
  g_autofree char *uri = g_file_get_uri (orrery_game_info_get_file (self->game));
  const char *const uris[] = { uri, NULL };
  GDBusConnection *bus = g_application_get_dbus_connection (g_application_get_default ());

  if (bus != NULL)
    g_dbus_connection_call (bus, "org.freedesktop.FileManager1", "/org/freedesktop/FileManager1",
                            "org.freedesktop.FileManager1", "ShowItems", g_variant_new ("(^ass)", uris, ""), NULL,
                            G_DBUS_CALL_FLAGS_NONE, -1, NULL, shown_cb, g_object_ref (self));
}

/* --- The row --- */

static gboolean
is_same_day (GDateTime *a, GDateTime *b)
{
  return g_date_time_get_year (a) == g_date_time_get_year (b)
         && g_date_time_get_day_of_year (a) == g_date_time_get_day_of_year (b);
}

static char *
say_when (GDateTime *time)
{
  g_autoptr (GDateTime) today = g_date_time_new_now_local ();
  g_autoptr (GDateTime) yesterday = g_date_time_add_days (today, -1);

  if (is_same_day (time, today))
    return g_date_time_format (time, _("today, %H:%M"));
  if (is_same_day (time, yesterday))
    return g_date_time_format (time, _("yesterday, %H:%M"));
  return g_date_time_format (time, "%x");
}

static GtkWidget *
delete_button_new (void)
{
  GtkWidget *button = gtk_button_new_from_icon_name ("user-trash-symbolic");

  gtk_widget_set_tooltip_text (button, _("Delete This Game"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (button), "game.delete");
  return button;
}

static GtkWidget *
menu_button_new (void)
{
  GtkWidget *button = gtk_menu_button_new ();
  g_autoptr (GMenu) menu = g_menu_new ();

  g_menu_append (menu, _("_Show File"), "game.show-file");
  g_menu_append (menu, _("_Repair a Copy"), "game.repair");
  g_menu_append (menu, _("_Delete"), "game.delete");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (button), G_MENU_MODEL (menu));
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (button), "view-more-symbolic");
  gtk_widget_set_tooltip_text (button, _("What You Can Do"));
  return button;
}

static void
fill (OrreryGameRow *self, const char *depth)
{
  const gboolean is_damaged = orrery_game_info_get_problem (self->game) != NULL;
  GtkWidget *button = is_damaged ? menu_button_new () : delete_button_new ();
  g_autofree char *when = say_when (orrery_game_info_get_time (self->game));
  /* Translators: how far a game is, and when it was played last */
  g_autofree char *subtitle = is_damaged ? g_strdup (orrery_game_info_get_problem (self->game))
                                         : g_strdup_printf (_("%s · %s"), orrery_game_info_get_subtitle (self->game), when);
  g_autofree char *with_depth
      = depth != NULL && !is_damaged ? g_strdup_printf ("%s · %s", depth, subtitle) : g_strdup (subtitle);

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (self), orrery_game_info_get_title (self->game));
  adw_action_row_set_subtitle (ADW_ACTION_ROW (self), with_depth);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), !is_damaged);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "game.repair", orrery_game_info_get_can_repair (self->game));
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (button, "flat");
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), button);
  if (!is_damaged)
    adw_action_row_add_suffix (ADW_ACTION_ROW (self), gtk_image_new_from_icon_name ("go-next-symbolic"));
  if (is_damaged)
    {
      gtk_widget_add_css_class (GTK_WIDGET (self), "orrery-damaged");
      adw_action_row_add_prefix (ADW_ACTION_ROW (self), gtk_image_new_from_icon_name ("dialog-warning-symbolic"));
    }
}

static void
orrery_game_row_finalize (GObject *object)
{
  g_clear_object (&ORRERY_GAME_ROW (object)->game);

  G_OBJECT_CLASS (orrery_game_row_parent_class)->finalize (object);
}

static void
orrery_game_row_class_init (OrreryGameRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  const GType type = G_TYPE_FROM_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = orrery_game_row_finalize;
  signals[DELETE] = g_signal_new ("delete", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[REPAIR] = g_signal_new ("repair", type, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
  gtk_widget_class_install_action (widget_class, "game.delete", NULL, delete_action);
  gtk_widget_class_install_action (widget_class, "game.repair", NULL, repair_action);
  gtk_widget_class_install_action (widget_class, "game.show-file", NULL, show_file_action);
}

static void
orrery_game_row_init (OrreryGameRow *self)
{
}

GtkWidget *
orrery_game_row_new (OrreryGameInfo *game, const char *depth)
{
  OrreryGameRow *self = g_object_new (ORRERY_TYPE_GAME_ROW, NULL);

  self->game = g_object_ref (game);
  fill (self, depth);
  return GTK_WIDGET (self);
}

OrreryGameInfo *
orrery_game_row_get_game (OrreryGameRow *self)
{
  g_return_val_if_fail (ORRERY_IS_GAME_ROW (self), NULL);

  return self->game;
}
