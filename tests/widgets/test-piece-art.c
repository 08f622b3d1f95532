/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Every piece is drawn at every size and in every style: the same twice, different from all others, inside
 * its bounds, and without a warning. */
#include <string.h>

#include "widgets/art/orrery-draw.h"
#include "games/roll/board/orrery-roll-pieces.h"
#include "widgets/style/orrery-text.h"
#include "games/roll/board/orrery-tableau-arrange.h"
#include "games/roll/board/orrery-tile-body.h"

enum { MARGIN = 6 };

static PangoContext *context;

static cairo_surface_t *
paint (const OrreryPicture *picture, const OrreryStyle *style)
{
  cairo_surface_t *surface =
    cairo_image_surface_create (CAIRO_FORMAT_ARGB32, picture->width + 2 * MARGIN,
                                picture->height + 2 * MARGIN);
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, MARGIN, MARGIN);
  orrery_picture_draw (picture, cr, style);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static char *
checksum (const OrreryPicture *picture, const OrreryStyle *style)
{
  cairo_surface_t *surface = paint (picture, style);
  gsize size = cairo_image_surface_get_stride (surface)
               * (gsize) cairo_image_surface_get_height (surface);
  char *sum = g_compute_checksum_for_data (G_CHECKSUM_SHA1,
                                           cairo_image_surface_get_data (surface), size);

  cairo_surface_destroy (surface);
  return sum;
}

/* Adds the picture's checksum to a set in which it must be new. */
static void
check (GHashTable *seen, const OrreryPicture *picture, const OrreryStyle *style)
{
  char *sum = checksum (picture, style);
  g_autofree char *again = checksum (picture, style);

  g_assert_cmpstr (sum, ==, again);
  if (!g_hash_table_add (seen, sum))
    g_error ("Picture %d, %d looks like another", picture->which, picture->detail);
}

static void
test_dice (void)
{
  static const int sizes[] = { 64, 40, 28, 20, 13 };

  for (int s = 0; s < ORRERY_N_STYLES; s++)
    for (guint i = 0; i < G_N_ELEMENTS (sizes); i++)
      {
        g_autoptr (GHashTable) seen =
          g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

        for (int colour = 0; colour < ROLL_N_COLOURS; colour++)
          for (int side = 0; side <= ROLL_N_SIDES; side++)
            {
              OrreryPicture die = { &orrery_picture_die, colour,
                                    side < ROLL_N_SIDES ? side : ROLL_NO_PHASE, sizes[i],
                                    sizes[i] };

              check (seen, &die, orrery_style_get (s & 1, s & 2));
            }
      }
}

/* Without color, a die must still be distinguishable: by its mark alone. */
static void
test_marks (void)
{
  const GdkRGBA black = { 0, 0, 0, 1 };
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int colour = 0; colour <= ROLL_GRAY; colour++)
    {
      OrreryPicture mark = { &orrery_picture_symbol, orrery_symbol_of_colour (colour), 0, 6, 6,
                             black };

      check (seen, &mark, orrery_style_get (FALSE, FALSE));
    }
}

static void
test_symbols (void)
{
  const GdkRGBA ink = { 0.2f, 0.2f, 0.2f, 1 };
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int i = 0; i < ORRERY_N_SYMBOLS; i++)
    {
      OrreryPicture symbol = { &orrery_picture_symbol, i, 0, 32, 32, ink };
      OrrerySymbolId back;

      check (seen, &symbol, orrery_style_get (FALSE, FALSE));
      g_assert_true (orrery_symbol_from_nick (orrery_symbol_nick (i), &back));
      g_assert_cmpint (back, ==, i);
    }
  g_assert_false (orrery_symbol_from_nick ("teapot", &(OrrerySymbolId) { 0 }));
}

static void
test_tokens (void)
{
  for (int s = 0; s < ORRERY_N_STYLES; s++)
    {
      g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
      const OrreryStyle *style = orrery_style_get (s & 1, s & 2);

      for (int n = -1; n < 60; n += 7)
        for (int i = 0; i < 2; i++)
          check (seen, &(OrreryPicture) { i == 0 ? &orrery_picture_coin : &orrery_picture_chip,
                                          n < 0 ? ORRERY_NO_NUMBER : n, 0, 30, 30,
                                          .context = context }, style);
      for (int phase = 0; phase < ROLL_N_PHASES; phase++)
        for (int on = 0; on < 2; on++)
          check (seen, &(OrreryPicture) { &orrery_picture_phase, phase, on, 92, 52,
                                          .context = context }, style);
    }
}

static OrreryPicture
tile_picture (int face, OrreryTileSize size)
{
  double width = orrery_tile_width (size, context);

  return (OrreryPicture) { &orrery_picture_tile, face, size, width,
                           orrery_tile_height (face, size, width, context), .context = context };
}

static void
test_tiles (gconstpointer data)
{
  OrreryTileSize size = GPOINTER_TO_INT (data);

  for (int s = 0; s < ORRERY_N_STYLES; s++)
    {
      g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

      for (int face = 0; face < ROLL_N_FACES; face++)
        {
          OrreryPicture tile = tile_picture (face, size);

          check (seen, &tile, orrery_style_get (s & 1, s & 2));
        }
    }
}

/* Without its badge and name, a world's picture is its own. */
static void
test_worlds_differ (void)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (int face = 0; face < ROLL_N_FACES; face++)
    {
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 100, 70);
      cairo_t *cr = cairo_create (surface);

      orrery_draw_tile_art (cr, 0, 0, 100, 70, face, orrery_style_get (FALSE, FALSE));
      cairo_destroy (cr);
      cairo_surface_flush (surface);
      if (roll_faces[face].kind == ROLL_WORLD)
        g_assert_true (g_hash_table_add (
          seen, g_compute_checksum_for_data (G_CHECKSUM_SHA1,
                                             cairo_image_surface_get_data (surface),
                                             70 * cairo_image_surface_get_stride (surface))));
      cairo_surface_destroy (surface);
    }
}

static PangoContext *
context_of (double factor)
{
  PangoContext *large = orrery_text_context_copy (context);
  PangoFontDescription *font = pango_font_description_copy (
    pango_context_get_font_description (context));

  pango_font_description_set_absolute_size (font, 11 * 96 / 72.0 * factor * PANGO_SCALE);
  pango_context_set_font_description (large, font);
  pango_font_description_free (font);
  return large;
}

/* With the default font, all tiles of a row have the same height; a large font makes them grow. */
static void
test_text_size (void)
{
  PangoContext *usual = context_of (1), *large = context_of (1.5), *huge = context_of (2.5);

  g_assert_cmpfloat_with_epsilon (orrery_text_factor (large), 1.5, 0.01);
  for (int size = ORRERY_TILE_LARGE; size < ORRERY_TILE_MINI; size++)
    {
      double width = orrery_tile_width (size, usual);

      g_assert_cmpfloat (orrery_tile_width (size, large), >, width * 1.4);
      g_assert_cmpfloat (orrery_tile_width (size, huge), <=, width * 1.51);
      for (int face = 0; face < ROLL_N_FACES; face++)
        {
          double height = orrery_tile_height (face, size, width, usual);

          g_assert_cmpfloat (height, >=, orrery_tile_least_height (size, width));
          g_assert_cmpfloat (orrery_tile_height (face, size, width, huge), >=, height);
        }
    }
  g_assert_cmpfloat (orrery_tile_height (0, ORRERY_TILE_LARGE, 220, huge), >, 265);
  g_object_unref (usual);
  g_object_unref (large);
  g_object_unref (huge);
}

/* No text is shortened or left out, and the tile is as high as it needs, up to twice the usual size. */
static void
test_nothing_cut (void)
{
  static const double factors[] = { 0.8, 1, 1.25, 1.5, 2 };
  /* How high the picture is at least, as a share of the width. */
  static const double least_art[ORRERY_TILE_MINI] = {
    [ORRERY_TILE_LARGE] = 0.6, [ORRERY_TILE_NORMAL] = 0.6, [ORRERY_TILE_BOARD] = 0.5, [ORRERY_TILE_FLAT] = 0.2,
    [ORRERY_TILE_SMALL] = 0.6, [ORRERY_TILE_LOW] = 0.3,
  };

  for (guint f = 0; f < G_N_ELEMENTS (factors); f++)
    {
      PangoContext *text = context_of (factors[f]);

      for (int size = ORRERY_TILE_LARGE; size < ORRERY_TILE_MINI; size++)
        for (int face = 0; face < ROLL_N_FACES; face++)
          {
            double width = orrery_tile_width (size, text);
            g_autoptr (OrreryTileBody) body =
              orrery_tile_body_new (face, size, width, text);

            if (orrery_tile_body_is_cut (body))
              g_error ("%s is cut at size %d and font × %g", roll_faces[face].name, size,
                       factors[f]);
            g_assert_cmpfloat (orrery_tile_height (face, size, width, text), >=,
                               orrery_tile_body_height (body) + width * least_art[size]);
          }
      g_object_unref (text);
    }
}

/* On the board, too, at any width from which words are shown. */
static void
test_nothing_cut_on_board (void)
{
  static const double factors[] = { 1, 1.25, 1.5 };

  for (guint f = 0; f < G_N_ELEMENTS (factors); f++)
    {
      PangoContext *text = context_of (factors[f]);

      for (double width = orrery_tile_board_from (text); width <= 240; width += 9)
        for (int face = 0; face < ROLL_N_FACES; face++)
          {
            g_autoptr (OrreryTileBody) body = orrery_tile_body_new (face, ORRERY_TILE_BOARD, width, text);

            if (orrery_tile_body_is_cut (body))
              g_error ("%s is cut at %g px and font × %g", roll_faces[face].name, width, factors[f]);
          }
      g_object_unref (text);
    }
}

/* Ten tiles keep their words where there is little height: they get wider, and their words fewer lines. */
static void
test_words_in_low_rows (void)
{
  PangoContext *text = context_of (1);

  for (guint8 first = 0; first < 10; first++)
    {
      guint8 faces[10];
      OrreryTableauTiles tiles = { faces, G_N_ELEMENTS (faces), 0, 1, text };
      OrreryArrangement arranged;

      for (guint i = 0; i < G_N_ELEMENTS (faces); i++)
        faces[i] = (guint8) (first + 9 * i);
      orrery_tableau_arrange (&tiles, 1040, 2 * 118 + ORRERY_TABLEAU_GAP, &arranged);
      g_assert_cmpint (arranged.size, ==, ORRERY_TILE_FLAT);
    }
  g_object_unref (text);
}

/* From right to left the badge is on the right, and the picture itself is not mirrored. */
static void
test_direction (void)
{
  PangoContext *rtl = orrery_text_context_copy (context);
  OrreryPicture tile = tile_picture (1, ORRERY_TILE_NORMAL);
  g_autofree char *left = checksum (&tile, orrery_style_get (FALSE, FALSE)), *right = NULL;

  pango_context_set_base_dir (rtl, PANGO_DIRECTION_RTL);
  tile.context = rtl;
  right = checksum (&tile, orrery_style_get (FALSE, FALSE));
  g_assert_cmpstr (left, !=, right);
  g_object_unref (rtl);
}

static void
test_cache (void)
{
  const OrreryStyle *style = orrery_style_get (FALSE, FALSE);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  OrreryPicture die = { &orrery_picture_die, ROLL_RED, ROLL_SHIP, 40, 40 };
  OrreryPictureStats stats;
  GskRenderNode *node;

  orrery_picture_forget ();
  orrery_picture_snapshot (&die, snapshot, style, 1);
  orrery_picture_snapshot (&die, snapshot, style, 1);
  orrery_picture_snapshot (&die, snapshot, style, 2);
  stats = orrery_picture_stats ();
  g_assert_cmpuint (stats.misses, ==, 2);
  g_assert_cmpuint (stats.hits, ==, 1);
  for (int face = 0; face < ROLL_N_FACES; face++)
    {
      OrreryPicture tile = tile_picture (face, ORRERY_TILE_LARGE);

      orrery_picture_snapshot (&tile, snapshot, style, 2);
      stats = orrery_picture_stats ();
      g_assert_cmpuint (stats.bytes, <=, stats.most_bytes);
    }
  g_assert_cmpuint (stats.entries, <, ROLL_N_FACES);
  node = gtk_snapshot_free_to_node (snapshot);
  gsk_render_node_unref (node);
  orrery_picture_forget ();
  g_assert_cmpuint (orrery_picture_stats ().entries, ==, 0);
}

/* The time of the first painting and of the next; printed, and limited by a bound that only a mistake can exceed. */
static void
test_speed (void)
{
  const OrreryStyle *style = orrery_style_get (FALSE, FALSE);

  for (int size = ORRERY_TILE_LARGE; size <= ORRERY_TILE_MINI; size++)
    {
      GtkSnapshot *snapshot = gtk_snapshot_new ();
      g_autofree char *name = NULL;
      double took[2];
      GskRenderNode *node;

      orrery_picture_forget ();
      for (int pass = 0; pass < 2; pass++)
        {
          gint64 start = g_get_monotonic_time ();

          for (int face = 0; face < 20; face++)
            {
              OrreryPicture tile = { &orrery_picture_tile, face, size,
                                     orrery_tile_width (size, context), 0, .context = context };

              tile.height = size == ORRERY_TILE_MINI ? tile.width : tile.width * 1.2;
              orrery_picture_snapshot (&tile, snapshot, style, 1);
            }
          took[pass] = (g_get_monotonic_time () - start) / 20000.0;
        }
      name = g_enum_to_string (ORRERY_TYPE_TILE_SIZE, size);
      g_test_message ("%s: %.2f ms at first, then %.4f ms", name, took[0], took[1]);
      g_assert_cmpfloat (took[0], <, 100);
      g_assert_cmpfloat (took[1], <, took[0] / 5);
      node = gtk_snapshot_free_to_node (snapshot);
      gsk_render_node_unref (node);
    }
}

int
main (int argc, char *argv[])
{
  int result;

  gtk_test_init (&argc, &argv, NULL);
  context = orrery_text_context_new ();
  g_test_add_func ("/piece-art/dice", test_dice);
  g_test_add_func ("/piece-art/marks", test_marks);
  g_test_add_func ("/piece-art/symbols", test_symbols);
  g_test_add_func ("/piece-art/tokens", test_tokens);
  g_test_add_data_func ("/piece-art/tiles/large", GINT_TO_POINTER (ORRERY_TILE_LARGE), test_tiles);
  g_test_add_data_func ("/piece-art/tiles/normal", GINT_TO_POINTER (ORRERY_TILE_NORMAL),
                        test_tiles);
  g_test_add_data_func ("/piece-art/tiles/small", GINT_TO_POINTER (ORRERY_TILE_SMALL), test_tiles);
  g_test_add_data_func ("/piece-art/tiles/mini", GINT_TO_POINTER (ORRERY_TILE_MINI), test_tiles);
  g_test_add_func ("/piece-art/worlds-differ", test_worlds_differ);
  g_test_add_func ("/piece-art/text-size", test_text_size);
  g_test_add_func ("/piece-art/nothing-cut", test_nothing_cut);
  g_test_add_func ("/piece-art/nothing-cut-on-board", test_nothing_cut_on_board);
  g_test_add_func ("/piece-art/words-in-low-rows", test_words_in_low_rows);
  g_test_add_func ("/piece-art/direction", test_direction);
  g_test_add_func ("/piece-art/cache", test_cache);
  g_test_add_func ("/piece-art/speed", test_speed);
  result = g_test_run ();
  g_object_unref (context);
  return result;
}
