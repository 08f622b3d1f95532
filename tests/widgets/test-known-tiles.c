/* SPDX-License-Identifier: GPL-3.0-or-later */
/* New Frontiers in the Reference: every tile is drawn at every size and in every style, different from all
 * others, and has a page that says what is unknown. */
#include "games/frontiers/board/orrery-frontiers-ui.h"
#include "games/frontiers/board/orrery-known-art.h"
#include "games/frontiers/catalog/orrery-frontiers-catalog.h"
#include "games/games.h"
#include "games/orrery-catalogs.h"
#include "widgets/style/orrery-text.h"

static PangoContext *context;

static char *
paint (guint tile, OrreryKnownSize size, const OrreryStyle *style)
{
  const double width = orrery_known_width (size, context), height = orrery_known_height (tile, size, width, context);
  const OrreryPicture picture = { &orrery_picture_known_tile, (int) tile, (int) size, width, height, .context = context };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, (int) width, (int) height);
  cairo_t *cr = cairo_create (surface);
  char *sum;

  orrery_picture_draw (&picture, cr, style);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  sum = g_compute_checksum_for_data (G_CHECKSUM_SHA1, cairo_image_surface_get_data (surface),
                                     (gsize) cairo_image_surface_get_stride (surface) * (gsize) height);
  cairo_surface_destroy (surface);
  return sum;
}

/* A mini has no name: tiles without known facts look the same. */
static void
test_pictures (void)
{
  for (guint s = 0; s < ORRERY_N_STYLES; s++)
    for (guint size = ORRERY_KNOWN_PAGE; size <= ORRERY_KNOWN_MINI; size++)
      {
        g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

        for (guint i = 0; i < fr_n_known_tiles; i++)
          if (!g_hash_table_add (seen, paint (i, (OrreryKnownSize) size, orrery_style_get (s & 1, s & 2)))
              && size != ORRERY_KNOWN_MINI)
            g_error ("%s looks like another tile", fr_known_tiles[i].name);
        g_assert_cmpuint (g_hash_table_size (seen), >, fr_n_known_tiles / 2);
      }
}

static void
test_pages (void)
{
  OrreryCatalog *catalog = orrery_catalog_get_for_game ("frontiers", NULL);

  g_assert_nonnull (catalog);
  for (guint i = 0; i < fr_n_known_tiles; i++)
    {
      OrreryEntry *entry = orrery_catalog_lookup (catalog, fr_known_tiles[i].id);
      OrreryPicture picture = { 0 };

      g_assert_cmpint (orrery_entry_get_piece (entry), ==, (int) i);
      g_assert_nonnull (orrery_entry_get_part (entry, FRONTIERS_PART_UNKNOWN));
      g_assert_true (orrery_frontiers_ui.get_picture (entry, 48, &picture));
      g_assert_cmpint (picture.which, ==, (int) i);
      g_object_unref (g_object_ref_sink (orrery_frontiers_ui.new_page (catalog, entry)));
    }
}

/* An unknown cost is shown as "not known", never as a number. */
static void
test_costs (void)
{
  OrreryCatalog *catalog = orrery_catalog_get_for_game ("frontiers", NULL);

  for (guint i = 0; i < fr_n_known_tiles; i++)
    {
      g_autofree char *cost = orrery_frontiers_ui.dup_tile_cost (orrery_catalog_lookup (catalog, fr_known_tiles[i].id));
      g_autofree char *known = g_strdup_printf ("Cost %u", fr_known_tiles[i].cost);

      g_assert_cmpstr (cost, ==, fr_known_tiles[i].cost == FR_NOT_KNOWN ? "Cost not known" : known);
    }
}

/* All parts of the cheat sheet are there. */
static void
test_cheats (void)
{
  OrreryCatalog *catalog = orrery_catalog_get_for_game ("frontiers", NULL);

  for (guint i = 0; i < orrery_frontiers_ui.n_cheats; i++)
    g_assert_nonnull (orrery_catalog_lookup (catalog, orrery_frontiers_ui.cheats[i].rule));
}

int
main (int argc, char *argv[])
{
  int result;

  gtk_test_init (&argc, &argv, NULL);
  orrery_games_register ();
  orrery_games_register_uis ();
  context = orrery_text_context_new ();
  g_test_add_func ("/known-tiles/pictures", test_pictures);
  g_test_add_func ("/known-tiles/pages", test_pages);
  g_test_add_func ("/known-tiles/costs", test_costs);
  g_test_add_func ("/known-tiles/cheats", test_cheats);
  result = g_test_run ();
  g_object_unref (context);
  return result;
}
