/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-tile-art.h"

#include <math.h>

#include "games/roll/board/orrery-roll-pieces.h"
#include "widgets/art/orrery-draw.h"
#include "widgets/art/orrery-badge.h"
#include "widgets/art/orrery-plan-art.h"
#include "widgets/art/orrery-symbols.h"
#include "widgets/style/orrery-text.h"
#include "games/roll/board/orrery-tile-body.h"

G_DEFINE_ENUM_TYPE (OrreryTileSize, orrery_tile_size,
                    G_DEFINE_ENUM_VALUE (ORRERY_TILE_LARGE, "large"),
                    G_DEFINE_ENUM_VALUE (ORRERY_TILE_NORMAL, "normal"),
                    G_DEFINE_ENUM_VALUE (ORRERY_TILE_BOARD, "board"),
                    G_DEFINE_ENUM_VALUE (ORRERY_TILE_FLAT, "flat"),
                    G_DEFINE_ENUM_VALUE (ORRERY_TILE_SMALL, "small"),
                    G_DEFINE_ENUM_VALUE (ORRERY_TILE_LOW, "low"),
                    G_DEFINE_ENUM_VALUE (ORRERY_TILE_MINI, "mini"))

/* Beyond this the text keeps growing, but a tile still fits a narrow window. */
#define MOST_GROWTH 1.5
/* A narrower tile of the board has no room for words. */
#define BOARD_FROM 104
#define MOST_KNOWN 8000

static const struct
{
  double width, radius, art;  /* art: fraction of the height */
  double badge, badge_at, chip, good, good_above;
} measures[] = {
  [ORRERY_TILE_LARGE]  = { 220, 14, 0.53, 38, 25, 22, 40, 46 },
  [ORRERY_TILE_NORMAL] = { 140, 11, 0.55, 28, 18.5, 16, 28, 31 },
  [ORRERY_TILE_BOARD]  = { 110, 10, 0.45, 26, 17, 15, 28, 30 },
  [ORRERY_TILE_FLAT]   = { 110, 10, 0, 24, 15.5, 14, 26, 29 },
  [ORRERY_TILE_SMALL]  = { 96, 9, 0.64, 23, 15, 13, 24, 26 },
  [ORRERY_TILE_LOW]    = { 96, 9, 0, 22, 14, 13, 22, 25 },
  [ORRERY_TILE_MINI]   = { 64, 8, 1 },
};

double
orrery_tile_width (OrreryTileSize size, PangoContext *context)
{
  double growth = size == ORRERY_TILE_MINI ? 1
                  : CLAMP (orrery_text_factor (context), 1, MOST_GROWTH);

  return round (measures[size].width * growth);
}

double
orrery_tile_board_from (PangoContext *context)
{
  return round (BOARD_FROM * CLAMP (orrery_text_factor (context), 1, MOST_GROWTH));
}

double
orrery_tile_radius (OrreryTileSize size, double width)
{
  return width >= 40 ? measures[size].radius : MAX (3, width * 0.16);
}

static gboolean
is_low (OrreryTileSize size)
{
  return size == ORRERY_TILE_FLAT || size == ORRERY_TILE_LOW;
}

/* The width by which a tile is drawn. A wide flat one gets no higher: its words need fewer lines. */
static double
drawn_width (OrreryTileSize size, double width)
{
  return size == ORRERY_TILE_FLAT ? MIN (width, measures[size].width) : width;
}

static double
find_unit (OrreryTileSize size, double width)
{
  return drawn_width (size, width) / measures[size].width;
}

/* On the board, a small tile has a lower picture, which leaves more room for words. */
static double
art_height (OrreryTileSize size, double width)
{
  if (is_low (size))
    return round (drawn_width (size, width) * 0.31);
  if (size == ORRERY_TILE_BOARD)
    return round (width * (0.5 + 0.08 * CLAMP ((width - BOARD_FROM) / 46, 0, 1)));
  return size == ORRERY_TILE_MINI ? width : round (width * 1.2 * measures[size].art);
}

double
orrery_tile_least_height (OrreryTileSize size, double width)
{
  const double shape = size == ORRERY_TILE_LOW     ? 0.5
                       : size == ORRERY_TILE_FLAT  ? 0.9
                       : size == ORRERY_TILE_BOARD ? 1.1
                                                   : 1.2;

  return round (drawn_width (size, width) * shape);
}

static double
find_height (guint face, OrreryTileSize size, double width, PangoContext *context)
{
  double art = art_height (size, width);
  g_autoptr (OrreryTileBody) body = orrery_tile_body_new (face, size, width, context);

  return MAX (orrery_tile_least_height (size, width), ceil (art + orrery_tile_body_height (body)));
}

/* Laying out all the words takes a while, and a board needs the same ones over and over. */
double
orrery_tile_height (guint face, OrreryTileSize size, double width, PangoContext *context)
{
  static GHashTable *known;
  gpointer key, found;

  if (size == ORRERY_TILE_MINI)
    return width;
  if (!known)
    known = g_hash_table_new (NULL, NULL);
  else if (g_hash_table_size (known) > MOST_KNOWN)
    g_hash_table_remove_all (known);
  key = GSIZE_TO_POINTER (((gsize) orrery_text_context_hash (context) << 24) ^ ((gsize) lround (width) << 12) ^ (face << 3) ^ size);
  if (!g_hash_table_lookup_extended (known, key, NULL, &found))
    {
      found = GINT_TO_POINTER ((int) find_height (face, size, width, context));
      g_hash_table_insert (known, key, found);
    }
  return GPOINTER_TO_INT (found);
}

static void
draw_world (cairo_t *cr, double x, double y, double width, double height, guint face,
            const OrreryStyle *style)
{
  const OrreryWorldArt art = {
    .id = roll_faces[face].id, .hue = roll_faces[face].colour, .form = orrery_art_hints[face].form,
    .look = orrery_art_hints[face].look, .radius = 0.355, .x = 0.54, .y = 0.52,
  };

  orrery_draw_world (cr, x, y, width, height, &art, style);
}

static OrreryPlanFigure
figure_of (guint face)
{
  const OrrerySymbolId symbol = orrery_plan_symbol (face);

  if (symbol == ORRERY_SYMBOL_REASSIGN)
    return ORRERY_PLAN_REASSIGN;
  return symbol == ORRERY_SYMBOL_BONUS ? ORRERY_PLAN_BURST : ORRERY_PLAN_EXPLORE + symbol - ORRERY_SYMBOL_EXPLORE;
}

static void
draw_plan (cairo_t *cr, double x, double y, double width, double height, guint face,
           const OrreryStyle *style)
{
  const RollFace *tile = &roll_faces[face];
  const RollPower *power = &tile->powers[0];
  OrreryPlanArt art = {
    .id = tile->id, .figure = figure_of (face), .scores = tile->bonus.kind != ROLL_BONUS_NONE, .size = 0.365,
    .moves = { power->amount, ROLL_N_PHASES, 0 },
  };

  if (tile->n_powers > 0 && power->kind == ROLL_POWER_REASSIGN)
    art.moves = (OrreryPlanMoves) { power->amount, power->from, power->to };
  orrery_draw_plan (cr, x, y, width, height, &art, style);
}

void
orrery_draw_tile_art (cairo_t *cr, double x, double y, double width, double height, guint face,
                      const OrreryStyle *style)
{
  if (roll_faces[face].kind == ROLL_WORLD)
    draw_world (cr, x, y, width, height, face, style);
  else
    draw_plan (cr, x, y, width, height, face, style);
}

/* A tile while it is drawn. */
typedef struct
{
  cairo_t *cr;
  PangoContext *context;
  double x, y, width, height, radius;
  guint index;
  const RollFace *face;
  OrreryTileSize size;
  const OrreryStyle *style;
  gboolean rtl;
} Tile;

/* From the edge where reading starts. */
static double
across (const Tile *tile, double from_start)
{
  return tile->rtl ? tile->x + tile->width - from_start : tile->x + from_start;
}

static void
draw_badge (const Tile *tile, double at, double size)
{
  gboolean bonus = tile->face->bonus.kind != ROLL_BONUS_NONE && tile->size != ORRERY_TILE_MINI;
  g_autofree char *text = g_strdup_printf ("%d%s", tile->face->cost, bonus ? "+" : "");

  orrery_draw_badge (tile->cr, tile->context, across (tile, at), tile->y + at, size, text,
                     tile->face->kind == ROLL_WORLD ? ORRERY_BADGE_CIRCLE : ORRERY_BADGE_DIAMOND,
                     tile->face->kind == ROLL_WORLD ? tile->face->colour : ORRERY_HUE_GRAY, tile->style);
}

/* The mark of a world's color, or the symbol of a development. */
static void
draw_chip (const Tile *tile, double inset, double size)
{
  gboolean world = tile->face->kind == ROLL_WORLD;
  const OrreryKindColours *kind = world ? orrery_kind_colours (tile->face->colour) : NULL;
  const GdkRGBA white = { 1, 1, 1, 1 };
  double x = across (tile, tile->width - inset - size / 2), y = tile->y + inset + size / 2;

  orrery_rounded_rect (tile->cr, x - size / 2, y - size / 2, size, size, size * 0.3);
  orrery_set_source (tile->cr, world ? &kind->body : &orrery_token_colours ()->cost, 1);
  cairo_fill_preserve (tile->cr);
  cairo_set_source_rgba (tile->cr, 1, 1, 1, tile->style->flat ? 1 : world ? 0.35 : 0.18);
  cairo_set_line_width (tile->cr, tile->style->flat ? 1.5 : 0.75);
  cairo_stroke (tile->cr);
  orrery_draw_symbol (tile->cr,
                      world ? orrery_symbol_of_colour (tile->face->colour)
                            : orrery_plan_symbol (tile->index),
                      x, y, size * (world ? 0.5 : 0.7), world ? &kind->ink : &white);
}

static void
draw_ground (const Tile *tile)
{
  const OrreryStyle *style = tile->style;

  if (!style->flat)
    orrery_soft_shadow (tile->cr, tile->x, tile->y, tile->width, tile->height, tile->radius,
                        style->shadow, tile->width > 70 ? 5 : 2, tile->width > 40 ? 1.5 : 0.8, 0.8);
  orrery_rounded_rect (tile->cr, tile->x, tile->y, tile->width, tile->height, tile->radius);
  orrery_set_source (tile->cr, &style->tile, 1);
  cairo_fill (tile->cr);
}

static void
draw_edge (const Tile *tile)
{
  const OrreryStyle *style = tile->style;

  orrery_set_source (tile->cr, &style->text, style->flat ? 1 : style->dark ? 0.1 : 0.08);
  orrery_outline (tile->cr, tile->x, tile->y, tile->width, tile->height, tile->radius,
                  style->flat ? 2 : 1, 0);
}

static void
draw_picture (const Tile *tile, double height)
{
  cairo_save (tile->cr);
  if (tile->size == ORRERY_TILE_MINI)
    orrery_rounded_rect (tile->cr, tile->x, tile->y, tile->width, height, tile->radius);
  else
    orrery_rounded_top (tile->cr, tile->x, tile->y, tile->width, height, tile->radius);
  cairo_clip (tile->cr);
  orrery_draw_tile_art (tile->cr, tile->x, tile->y, tile->width, height, tile->index,
                        tile->style);
  cairo_restore (tile->cr);
}

static void
draw_mini (const Tile *tile)
{
  double w = tile->width;
  gboolean world = tile->face->kind == ROLL_WORLD;
  double badge = w * (w >= 56 ? (world ? 0.34 : 0.38) : (world ? 0.42 : 0.5));

  draw_picture (tile, tile->height);
  draw_edge (tile);
  if (w >= 30)
    draw_badge (tile, badge * 0.62, badge);
  if (w >= 48)
    draw_chip (tile, w * 0.065, w * (world ? 0.21 : 0.24));
}

/* Between the picture and the words, in the color of the world. */
static void
draw_seam (const Tile *tile, double y)
{
  gboolean world = tile->face->kind == ROLL_WORLD;

  if (world)
    orrery_set_source (tile->cr, &orrery_kind_colours (tile->face->colour)->body, 1);
  else
    orrery_set_source (tile->cr, &tile->style->plan_ink, 0.9);
  cairo_rectangle (tile->cr, tile->x, y - (world ? 1.5 : 1), tile->width, world ? 2.5 : 1.5);
  cairo_fill (tile->cr);
}

static void
draw_full (const Tile *tile)
{
  double unit = find_unit (tile->size, tile->width);
  double art = art_height (tile->size, tile->width), rest = tile->height - art;
  g_autoptr (OrreryTileBody) body =
    orrery_tile_body_new (tile->index, tile->size, tile->width, tile->context);

  draw_picture (tile, art);
  draw_seam (tile, tile->y + art);
  orrery_tile_body_draw (body, tile->cr, tile->x, tile->y + art, rest, tile->style);
  draw_edge (tile);
  draw_badge (tile, measures[tile->size].badge_at * unit, measures[tile->size].badge * unit);
  draw_chip (tile, 3 + tile->width * 8 / 220, measures[tile->size].chip * unit);
}

void
orrery_draw_tile (cairo_t *cr, PangoContext *context, double x, double y, double width,
                  double height, guint face, OrreryTileSize size, const OrreryStyle *style)
{
  Tile tile = {
    cr, context, x, y, width, height, orrery_tile_radius (size, width), face, &roll_faces[face],
    size, style, pango_context_get_base_dir (context) == PANGO_DIRECTION_RTL,
  };

  g_return_if_fail (face < ROLL_N_FACES);

  cairo_save (cr);
  draw_ground (&tile);
  if (size == ORRERY_TILE_MINI)
    draw_mini (&tile);
  else
    draw_full (&tile);
  cairo_restore (cr);
}

double
orrery_tile_good_place (OrreryTileSize size, double width, int n, gboolean rtl, double *x,
                        double *y)
{
  double unit = find_unit (size, width);
  double good = size == ORRERY_TILE_MINI ? MAX (12, width * 0.34) : measures[size].good * unit;
  /* A low picture has no room below the symbol of its kind. */
  double left = width - good - (is_low (size) ? 24 : 6) * unit - n * good * 0.7;

  *x = rtl ? width - left - good : left;
  *y = size == ORRERY_TILE_MINI ? width * 0.93 - good
                                : art_height (size, width) - measures[size].good_above * unit;
  return good;
}
