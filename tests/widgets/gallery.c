/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Shows every piece, as it looks on the screen, in one picture:
 *
 *   gallery light|dark OUT.png
 *
 * ADW_DEBUG_HIGH_CONTRAST=1 shows high contrast, GDK_SCALE=2 a finer screen. A third argument
 * is the font, as in "Cantarell 16", a fourth, rtl, the direction of Hebrew or Arabic. */
#include <adwaita.h>
#include <string.h>

#include "widgets/question/orrery-counter.h"
#include "games/roll/board/orrery-roll-pieces.h"
#include "games/roll/board/orrery-die.h"
#include "games/roll/board/orrery-phase-tile.h"
#include "widgets/art/orrery-symbol.h"
#include "games/roll/board/orrery-tile.h"
#include "games/roll/words/orrery-words.h"

static const char *const shown[] = {
  "gem-world", "asteroid-belt", "jungle-world", "deserted-alien-library", "galactic-trendsetters",
  "former-penal-colony", "alien-research-team", "investment-credits", "galactic-recycling",
  "mining-league", "free-trade-association", "galactic-influence",
};

static guint
face_of (const char *id)
{
  for (guint i = 0; i < ROLL_N_FACES; i++)
    if (g_str_equal (roll_faces[i].id, id))
      return i;
  g_error ("No tile %s", id);
}

static GtkWidget *
box (GtkOrientation orientation, int spacing)
{
  return gtk_box_new (orientation, spacing);
}

static void
put (GtkWidget *parent, GtkWidget *child)
{
  gtk_box_append (GTK_BOX (parent), child);
}

static GtkWidget *
text (const char *words, const char *class)
{
  GtkWidget *label = gtk_label_new (words);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_widget_add_css_class (label, class);
  return label;
}

static GtkWidget *
card (const char *title)
{
  GtkWidget *column = box (GTK_ORIENTATION_VERTICAL, 12);

  gtk_widget_add_css_class (column, "card");
  gtk_widget_add_css_class (column, "gallery");
  put (column, text (title, "heading"));
  return column;
}

static void
add_dice (GtkWidget *row, int colour, int size)
{
  for (int side = 0; side < ROLL_N_SIDES; side++)
    {
      GtkWidget *die = orrery_die_new (colour, side, size);

      if (size == ORRERY_DIE_MEDIUM && roll_dice[colour].weight[side] == 0)
        orrery_piece_set_state (ORRERY_PIECE (die), ORRERY_PIECE_DISABLED);
      put (row, die);
    }
}

static GtkWidget *
dice_card (void)
{
  GtkWidget *column = card ("Dice");

  for (int colour = 0; colour < ROLL_N_COLOURS; colour++)
    {
      GtkWidget *row = box (GTK_ORIENTATION_HORIZONTAL, 9);
      GtkWidget *name = text (orrery_colour_name (colour), "caption-heading");

      gtk_widget_set_size_request (name, 110, -1);
      put (row, orrery_symbol_new (orrery_symbol_of_colour (colour), 12));
      put (row, name);
      add_dice (row, colour, ORRERY_DIE_LARGE);
      add_dice (row, colour, ORRERY_DIE_MEDIUM);
      add_dice (row, colour, ORRERY_DIE_SMALL);
      put (row, orrery_die_new (colour, ROLL_NO_PHASE, ORRERY_DIE_MEDIUM));
      put (row, orrery_die_new (colour, ROLL_NO_PHASE, ORRERY_DIE_TINY));
      put (column, row);
    }
  return column;
}

static GtkWidget *
state_row (void)
{
  static const OrreryPieceState states[] = {
    0, ORRERY_PIECE_TARGET, ORRERY_PIECE_SELECTED, ORRERY_PIECE_ODD, ORRERY_PIECE_DISABLED,
  };
  GtkWidget *row = box (GTK_ORIENTATION_HORIZONTAL, 18);

  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    {
      GtkWidget *die = orrery_die_new (ROLL_GREEN, ROLL_SETTLE, ORRERY_DIE_LARGE);

      orrery_piece_set_state (ORRERY_PIECE (die), states[i]);
      put (row, die);
    }
  gtk_widget_set_state_flags (gtk_widget_get_first_child (row), GTK_STATE_FLAG_FOCUS_VISIBLE,
                              FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (states); i++)
    {
      GtkWidget *tile = orrery_tile_new (face_of ("jungle-world"), ORRERY_TILE_MINI);

      orrery_tile_set_goods (ORRERY_TILE (tile), (RollColour[]) { ROLL_GREEN }, 1);
      orrery_piece_set_state (ORRERY_PIECE (tile), states[i]);
      put (row, tile);
    }
  return row;
}

static GtkWidget *
symbol_grid (void)
{
  GtkWidget *grid = gtk_grid_new ();

  gtk_grid_set_column_spacing (GTK_GRID (grid), 12);
  gtk_grid_set_row_spacing (GTK_GRID (grid), 9);
  for (int i = 0; i < ORRERY_SYMBOL_MARK_HOME; i++)
    {
      GtkWidget *cell = box (GTK_ORIENTATION_VERTICAL, 3);
      GtkWidget *pair = box (GTK_ORIENTATION_HORIZONTAL, 6);

      put (pair, orrery_symbol_new (i, 30));
      put (pair, orrery_symbol_new (i, 14));
      put (cell, pair);
      put (cell, text (orrery_symbol_nick (i), "caption"));
      gtk_grid_attach (GTK_GRID (grid), cell, i % 9, i / 9, 1, 1);
    }
  return grid;
}

static GtkWidget *
symbols_card (void)
{
  GtkWidget *column = card ("Symbols, counters and states");
  GtkWidget *phases = box (GTK_ORIENTATION_HORIZONTAL, 9);
  GtkWidget *counters = box (GTK_ORIENTATION_HORIZONTAL, 18);

  for (int i = 0; i < ROLL_N_PHASES; i++)
    put (phases, orrery_phase_tile_new (i, i == ROLL_DEVELOP || i == ROLL_SETTLE));
  for (int i = 0; i < 2; i++)
    {
      GtkWidget *inside = orrery_counter_new (i, 7, 36), *large = orrery_counter_new (i, 25, 44);

      orrery_counter_set_inside (ORRERY_COUNTER (inside), TRUE);
      orrery_counter_set_inside (ORRERY_COUNTER (large), TRUE);
      put (counters, orrery_counter_new (i, 9, 22));
      put (counters, inside);
      put (counters, large);
    }
  put (column, phases);
  put (column, counters);
  put (column, symbol_grid ());
  put (column, state_row ());
  return column;
}

static GtkWidget *
tile_row (int from, int to, OrreryTileSize size, int width, int gap)
{
  GtkWidget *row = box (GTK_ORIENTATION_HORIZONTAL, gap);

  for (int i = from; i < to; i++)
    {
      GtkWidget *tile = orrery_tile_new (face_of (shown[i]), size);

      orrery_tile_set_width (ORRERY_TILE (tile), width);
      if (size == ORRERY_TILE_NORMAL && i == 2)
        orrery_tile_set_goods (ORRERY_TILE (tile), (RollColour[]) { ROLL_GREEN, ROLL_WHITE }, 2);
      if (size == ORRERY_TILE_SMALL && i == 11)
        orrery_piece_set_state (ORRERY_PIECE (tile), ORRERY_PIECE_SELECTED);
      put (row, tile);
    }
  return row;
}

static GtkWidget *
gallery (void)
{
  GtkWidget *page = box (GTK_ORIENTATION_VERTICAL, 18);
  GtkWidget *top = box (GTK_ORIENTATION_HORIZONTAL, 18);

  gtk_widget_add_css_class (page, "gallery");
  put (top, dice_card ());
  put (top, symbols_card ());
  put (page, top);
  put (page, tile_row (0, 6, ORRERY_TILE_LARGE, 0, 24));
  put (page, tile_row (6, 12, ORRERY_TILE_LARGE, 0, 24));
  put (page, tile_row (0, 10, ORRERY_TILE_NORMAL, 0, 12));
  put (page, tile_row (0, 12, ORRERY_TILE_SMALL, 0, 18));
  put (page, tile_row (0, 12, ORRERY_TILE_MINI, 0, 18));
  put (page, tile_row (0, 12, ORRERY_TILE_MINI, 44, 18));
  put (page, tile_row (0, 12, ORRERY_TILE_MINI, 28, 18));
  return page;
}

static void
save (GtkWidget *window, const char *path)
{
  GdkPaintable *paintable = gtk_widget_paintable_new (window);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  int width = gtk_widget_get_width (window), height = gtk_widget_get_height (window);
  int scale = gtk_widget_get_scale_factor (window);
  GskRenderNode *node;
  GdkTexture *texture;

  gtk_snapshot_scale (snapshot, scale, scale);
  gdk_paintable_snapshot (paintable, snapshot, width, height);
  node = gtk_snapshot_free_to_node (snapshot);
  texture = gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node,
                                         &GRAPHENE_RECT_INIT (0, 0, width * scale,
                                                              height * scale));
  gdk_texture_save_to_png (texture, path);
  g_object_unref (texture);
  gsk_render_node_unref (node);
  g_object_unref (paintable);
}

static gboolean
stop_cb (gpointer done)
{
  *(gboolean *) done = TRUE;
  return G_SOURCE_REMOVE;
}

int
main (int argc, char *argv[])
{
  GtkCssProvider *css = gtk_css_provider_new ();
  GtkWidget *window;
  gboolean done = FALSE;

  if (argc < 3)
    return 1;
  adw_init ();
  g_object_set (gtk_settings_get_default (), "gtk-font-name", argc > 3 ? argv[3] : "Cantarell 11",
                NULL);
  if (argc > 4 && g_str_equal (argv[4], "rtl"))
    gtk_widget_set_default_direction (GTK_TEXT_DIR_RTL);
  adw_style_manager_set_color_scheme (adw_style_manager_get_default (),
                                      g_str_equal (argv[1], "dark") ? ADW_COLOR_SCHEME_FORCE_DARK
                                                                    : ADW_COLOR_SCHEME_FORCE_LIGHT);
  gtk_css_provider_load_from_data (css, "box.gallery { padding: 18px; }", -1);
  gtk_style_context_add_provider_for_display (gdk_display_get_default (),
                                              GTK_STYLE_PROVIDER (css),
                                              GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
  window = gtk_window_new ();
  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_child (GTK_WINDOW (window), gallery ());
  gtk_window_present (GTK_WINDOW (window));
  g_timeout_add (600, stop_cb, &done);
  while (!done)
    g_main_context_iteration (NULL, TRUE);
  save (window, argv[2]);
  return 0;
}
