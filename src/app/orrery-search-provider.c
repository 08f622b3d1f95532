/* SPDX-License-Identifier: GPL-3.0-or-later */
#define G_LOG_DOMAIN "orrery-search-provider"

#include "config.h"

#include "app/orrery-search-provider.h"

#include "catalog/orrery-search.h"
#include "games/games.h"
#include "games/orrery-catalogs.h"
#include "widgets/game/orrery-game-ui.h"

enum
{
  MOST_RESULTS = 6,
  ICON_SIZE = 96
};

static const char introspection[] =
    "<node><interface name='org.gnome.Shell.SearchProvider2'>"
    "<method name='GetInitialResultSet'>"
    "<arg type='as' direction='in'/><arg type='as' direction='out'/></method>"
    "<method name='GetSubsearchResultSet'>"
    "<arg type='as' direction='in'/><arg type='as' direction='in'/>"
    "<arg type='as' direction='out'/></method>"
    "<method name='GetResultMetas'>"
    "<arg type='as' direction='in'/><arg type='aa{sv}' direction='out'/></method>"
    "<method name='ActivateResult'>"
    "<arg type='s' direction='in'/><arg type='as' direction='in'/>"
    "<arg type='u' direction='in'/></method>"
    "<method name='LaunchSearch'>"
    "<arg type='as' direction='in'/><arg type='u' direction='in'/></method>"
    "</interface></node>";

/* The next catalog, starting at *at = 0, of a game whose pieces have pictures; NULL at the end. */
static OrreryCatalog *
next_catalog (guint *at)
{
  const GPtrArray *uis = orrery_game_ui_list ();
  OrreryCatalog *catalog = NULL;

  while (catalog == NULL && *at < uis->len)
    {
      const char *id = ((const OrreryGameUi *) g_ptr_array_index (uis, (*at)++))->game->rules->id;

      if (orrery_games_get_catalog (id) != NULL)
        catalog = orrery_catalog_get_for_game (id, NULL);
    }
  return catalog;
}

/* The overview searches for all kinds of things, so only names are found here. */
static GVariant *
find (GVariant *terms)
{
  const guint kinds = (1u << ORRERY_KIND_DEVELOPMENT) | (1u << ORRERY_KIND_WORLD)
                      | (1u << ORRERY_KIND_DIE) | (1u << ORRERY_KIND_TERM);
  g_autofree const char **words = g_variant_get_strv (terms, NULL);
  g_autofree char *text = g_strjoinv (" ", (char **) words);
  OrreryCatalog *catalog;
  GVariantBuilder ids;
  guint at = 0, n = 0;

  g_variant_builder_init (&ids, G_VARIANT_TYPE ("as"));
  while ((catalog = next_catalog (&at)) != NULL)
    {
      g_autoptr (GPtrArray) found = orrery_search_list_names (catalog, text, kinds);

      for (guint i = 0; i < found->len && n < MOST_RESULTS; i++, n++)
        g_variant_builder_add (&ids, "s", orrery_entry_get_key (g_ptr_array_index (found, i)));
    }
  return g_variant_new ("(as)", &ids);
}

/* A picture in the format of the Shell: width, height, rowstride, alpha, bits, channels, bytes. */
static GVariant *
draw_icon (OrreryEntry *entry)
{
  OrreryPicture picture = { NULL };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, ICON_SIZE, ICON_SIZE);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GdkPixbuf) pixbuf = NULL;

  orrery_game_ui_get_for (orrery_entry_get_catalog (entry))->get_picture (entry, ICON_SIZE - 8, &picture);
  picture.width = picture.height = ICON_SIZE - 8;
  cairo_translate (cr, 4, 4);
  orrery_picture_draw (&picture, cr, orrery_style_get (FALSE, FALSE));
  cairo_destroy (cr);
  pixbuf = gdk_pixbuf_get_from_surface (surface, 0, 0, ICON_SIZE, ICON_SIZE);
  cairo_surface_destroy (surface);
  return g_variant_new ("(iiibii@ay)", ICON_SIZE, ICON_SIZE, gdk_pixbuf_get_rowstride (pixbuf),
                        gdk_pixbuf_get_has_alpha (pixbuf), 8, gdk_pixbuf_get_n_channels (pixbuf),
                        g_variant_new_fixed_array (G_VARIANT_TYPE_BYTE,
                                                   gdk_pixbuf_read_pixels (pixbuf),
                                                   gdk_pixbuf_get_byte_length (pixbuf), 1));
}

static void
add_meta (GVariantBuilder *metas, OrreryEntry *entry)
{
  const OrreryGameUi *ui = orrery_game_ui_get_for (orrery_entry_get_catalog (entry));
  g_autofree char *plain = g_strdelimit (g_strdup (orrery_entry_get_plain (entry)), "\n", ' ');
  /* Some names are in several games. */
  g_autofree char *text = orrery_game_ui_list ()->len > 1
                              ? g_strdup_printf ("%s · %s", ui->game->rules->name, plain)
                              : g_strdup (plain);

  g_variant_builder_open (metas, G_VARIANT_TYPE_VARDICT);
  g_variant_builder_add (metas, "{sv}", "id", g_variant_new_string (orrery_entry_get_key (entry)));
  g_variant_builder_add (metas, "{sv}", "name",
                         g_variant_new_string (orrery_entry_get_name (entry)));
  g_variant_builder_add (metas, "{sv}", "description", g_variant_new_string (text));
  if (orrery_entry_get_piece (entry) >= 0)
    g_variant_builder_add (metas, "{sv}", "icon-data", draw_icon (entry));
  else
    g_variant_builder_add (metas, "{sv}", "gicon", g_variant_new_string (ORRERY_APP_ID));
  g_variant_builder_close (metas);
}

static OrreryEntry *
lookup (const char *key)
{
  OrreryEntry *entry = NULL;
  OrreryCatalog *catalog;
  guint at = 0;

  while (entry == NULL && (catalog = next_catalog (&at)) != NULL)
    entry = orrery_catalog_lookup_key (catalog, key);
  return entry;
}

static GVariant *
describe (GVariant *ids)
{
  GVariantBuilder metas;
  GVariantIter iter;
  const char *id;

  g_variant_builder_init (&metas, G_VARIANT_TYPE ("aa{sv}"));
  g_variant_iter_init (&iter, ids);
  while (g_variant_iter_next (&iter, "&s", &id))
    {
      OrreryEntry *entry = lookup (id);

      if (entry != NULL)
        add_meta (&metas, entry);
    }
  return g_variant_new ("(aa{sv})", &metas);
}

static void
activate (GApplication *app, GVariant *parameters)
{
  const char *id;

  g_variant_get_child (parameters, 0, "&s", &id);
  g_action_group_activate_action (G_ACTION_GROUP (app), "show-entry", g_variant_new_string (id));
}

static void
launch (GApplication *app, GVariant *parameters)
{
  g_autoptr (GVariant) terms = g_variant_get_child_value (parameters, 0);
  g_autofree const char **words = g_variant_get_strv (terms, NULL);

  g_action_group_activate_action (G_ACTION_GROUP (app), "search",
                                  g_variant_new_take_string (g_strjoinv (" ", (char **) words)));
}

static GVariant *
answer (GApplication *app, const char *method, GVariant *parameters)
{
  gboolean narrows = g_str_equal (method, "GetSubsearchResultSet");
  g_autoptr (GVariant) strings = NULL;

  if (g_str_equal (method, "ActivateResult"))
    {
      activate (app, parameters);
      return NULL;
    }
  if (g_str_equal (method, "LaunchSearch"))
    {
      launch (app, parameters);
      return NULL;
    }
  strings = g_variant_get_child_value (parameters, narrows ? 1 : 0);
  return g_str_equal (method, "GetResultMetas") ? describe (strings)
                                                : find (strings);
}

static void
method_call_cb (GDBusConnection *connection, const char *sender, const char *path,
                const char *interface, const char *method, GVariant *parameters,
                GDBusMethodInvocation *invocation, gpointer user_data)
{
  GApplication *app = user_data;
  g_autoptr (GError) error = NULL;

  if (orrery_catalog_get_default (&error) == NULL)
    {
      g_dbus_method_invocation_return_gerror (invocation, error);
      return;
    }
  /* Replies come from a program that may have been started just for this. */
  g_application_hold (app);
  g_dbus_method_invocation_return_value (invocation,
                                         answer (app, method, parameters));
  g_application_release (app);
}

guint
orrery_search_provider_export (GApplication *app, GDBusConnection *connection, GError **error)
{
  static const GDBusInterfaceVTable vtable = { .method_call = method_call_cb };
  g_autoptr (GDBusNodeInfo) node = g_dbus_node_info_new_for_xml (introspection, error);

  g_return_val_if_fail (node != NULL, 0);

  return g_dbus_connection_register_object (connection, ORRERY_SEARCH_PROVIDER_PATH,
                                            node->interfaces[0], &vtable, app, NULL, error);
}
