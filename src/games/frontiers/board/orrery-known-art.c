/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/frontiers/board/orrery-known-art.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "games/frontiers/catalog/orrery-frontiers-power-words.h"
#include "widgets/art/orrery-badge.h"
#include "widgets/art/orrery-draw.h"
#include "widgets/art/orrery-hue.h"
#include "widgets/art/orrery-plan-art.h"
#include "widgets/art/orrery-token-art.h"
#include "widgets/art/orrery-world-art.h"
#include "widgets/style/orrery-text.h"

/* Beyond this the text keeps growing, but a tile still fits a narrow window. */
#define MOST_GROWTH 1.5

/* In px at the default width. */
static const struct
{
  double width, height, radius, art, badge, chip, pad, name;
} measures[] = {
  [ORRERY_KNOWN_PAGE] = { 230, 230, 15, 132, 42, 38, 14, 17 },
  [ORRERY_KNOWN_NORMAL] = { 132, 148, 10, 80, 29, 26, 8, 12 },
  [ORRERY_KNOWN_MINI] = { 64, 64, 8, 64, 0, 0, 0, 0 },
};

typedef struct
{
  cairo_t *cr; /* NULL: only measured */
  PangoContext *context;
  double width, height;
  const FrKnownTile *tile;
  OrreryKnownSize size;
  double unit; /* px per px of the measures */
  const OrreryStyle *style;
  gboolean rtl;
} Drawing;

double
orrery_known_width (OrreryKnownSize size, PangoContext *context)
{
  const double growth = size == ORRERY_KNOWN_MINI ? 1 : CLAMP (orrery_text_factor (context), 1, MOST_GROWTH);

  return round (measures[size].width * growth);
}

double
orrery_known_radius (OrreryKnownSize size, double width)
{
  return width >= 40 ? measures[size].radius : MAX (3, width * 0.16);
}

const char *
orrery_known_sort_name (guint sort)
{
  static const char *const names[] = { N_("Small development"), N_("Large development"), N_("World or home colony") };

  g_return_val_if_fail (sort < G_N_ELEMENTS (names), "");

  return _(names[sort]);
}

char *
orrery_known_dup_cost (OrreryEntry *entry)
{
  guint cost = orrery_entry_get_cost (entry);

  return cost == ORRERY_NO_COST ? g_strdup (_("Cost not known")) : g_strdup_printf (_("Cost %u"), cost);
}

static double
across (const Drawing *d, double from_start)
{
  return d->rtl ? d->width - from_start : from_start;
}

/* --- The picture --- */

/* By the effect of its first power; for most tiles it is unknown. */
static int
get_figure (const FrKnownTile *tile)
{
  static const OrreryPlanFigure figures[] = {
    ORRERY_PLAN_EXPLORE, ORRERY_PLAN_DEVELOP, ORRERY_PLAN_SETTLE, ORRERY_PLAN_SHIP, ORRERY_PLAN_CONSUME, ORRERY_PLAN_PRODUCE,
  };
  const int phase = orrery_frontiers_phase_of (tile->power);

  if (g_str_equal (tile->power, "S1"))
    return ORRERY_PLAN_MILITARY;
  if (phase >= 0)
    return figures[phase];
  return tile->sort == FR_KNOWN_LARGE ? ORRERY_PLAN_BURST : -1;
}

static void
draw_question_mark (const Drawing *d, double height)
{
  orrery_set_vertical (d->cr, 0, height, &d->style->plan_top, &d->style->plan_bottom);
  cairo_rectangle (d->cr, 0, 0, d->width, height);
  cairo_fill (d->cr);
  orrery_set_source (d->cr, &d->style->plan_ink, 0.7);
  orrery_draw_number (d->cr, d->context, "?", d->width / 2, height / 2, height * 0.5);
}

static void
draw_plan (const Drawing *d, double height)
{
  const int figure = get_figure (d->tile);
  const OrreryPlanArt art = {
    .id = d->tile->id, .figure = (OrreryPlanFigure) figure, .scores = d->tile->sort == FR_KNOWN_LARGE,
    .size = d->size == ORRERY_KNOWN_MINI ? 0.37 : 0.3,
  };

  if (figure < 0)
    draw_question_mark (d, height);
  else
    orrery_draw_plan (d->cr, 0, 0, d->width, height, &art, d->style);
}

static guint8
get_hue (const FrKnownTile *tile)
{
  return tile->kind < FR_N_KINDS ? (guint8) (ORRERY_HUE_NOVELTY + tile->kind) : ORRERY_HUE_GRAY;
}

static void
draw_picture (const Drawing *d, double height)
{
  const OrreryWorldArt art = { .id = d->tile->id, .hue = get_hue (d->tile), .radius = 0.335, .x = 0.5, .y = 0.5 };

  cairo_save (d->cr);
  if (d->size == ORRERY_KNOWN_MINI)
    orrery_rounded_rect (d->cr, 0, 0, d->width, height, orrery_known_radius (d->size, d->width));
  else
    orrery_rounded_top (d->cr, 0, 0, d->width, height, orrery_known_radius (d->size, d->width));
  cairo_clip (d->cr);
  if (d->tile->sort == FR_KNOWN_COLONY)
    orrery_draw_world (d->cr, 0, 0, d->width, height, &art, d->style);
  else
    draw_plan (d, height);
  cairo_restore (d->cr);
}

/* --- Badges --- */

static char *
dup_number (guint number)
{
  return number >= FR_NOT_A_NUMBER ? g_strdup ("?") : g_strdup_printf ("%u", number);
}

static void
draw_cost (const Drawing *d, double size)
{
  g_autofree char *text = dup_number (d->tile->cost);

  orrery_draw_badge (d->cr, d->context, across (d, size * 0.67), size * 0.67, size, text,
                     d->tile->sort == FR_KNOWN_COLONY ? ORRERY_BADGE_CIRCLE : ORRERY_BADGE_DIAMOND, get_hue (d->tile), d->style);
}

static void
draw_vp (const Drawing *d, double size)
{
  g_autofree char *text = dup_number (d->tile->vp);

  orrery_draw_chip (d->cr, d->context, across (d, d->width - size * 0.71), size * 0.71, size, text, d->style);
}

/* --- Text --- */

static double
put_text (const Drawing *d, double y, const char *text, double size, PangoWeight weight, const GdkRGBA *ink)
{
  const double pad = measures[d->size].pad * d->unit;
  OrreryLettering lettering = { text, size, weight, d->width - 2 * pad, 3 };
  g_autoptr (PangoLayout) layout = orrery_lettering_layout (d->context, &lettering);
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  if (d->cr != NULL)
    {
      orrery_set_source (d->cr, ink, 1);
      orrery_draw_layout (d->cr, layout, pad, y);
    }
  return height;
}

/* Three dots: the more are filled, the more certain is the name. */
static double
put_dots (const Drawing *d, double y)
{
  const double radius = 3 * d->unit, pad = measures[d->size].pad * d->unit;

  for (guint i = 0; d->cr != NULL && i < 3; i++)
    {
      orrery_circle (d->cr, across (d, pad + radius + i * radius * 3), y + radius, radius - 0.5);
      orrery_set_source (d->cr, &d->style->dim, 1);
      cairo_set_line_width (d->cr, 1);
      if (i < 3u - d->tile->certainty)
        cairo_fill_preserve (d->cr);
      cairo_stroke (d->cr);
    }
  return 2 * radius;
}

/* Returns the height. */
static double
put_body (const Drawing *d, double top)
{
  double y = top + 6 * d->unit;

  y += put_text (d, y, d->tile->name, measures[d->size].name, PANGO_WEIGHT_BOLD, &d->style->text);
  y += put_text (d, y, orrery_known_sort_name (d->tile->sort), 10.5, PANGO_WEIGHT_NORMAL, &d->style->dim) + 4 * d->unit;
  y += put_dots (d, y);
  return y + 8 * d->unit - top;
}

static Drawing
begin (cairo_t *cr, PangoContext *context, double width, double height, guint tile, OrreryKnownSize size, const OrreryStyle *style)
{
  return (Drawing) {
    cr, context, width, height, &fr_known_tiles[tile], size, width / measures[size].width, style,
    context != NULL && pango_context_get_base_dir (context) == PANGO_DIRECTION_RTL,
  };
}

double
orrery_known_height (guint tile, OrreryKnownSize size, double width, PangoContext *context)
{
  const Drawing d = begin (NULL, context, width, 0, tile, size, orrery_style_current ());

  if (size == ORRERY_KNOWN_MINI)
    return width;
  return MAX (round (measures[size].height * d.unit), ceil (measures[size].art * d.unit + put_body (&d, 0)));
}

static void
draw_ground (const Drawing *d, double radius)
{
  if (!d->style->flat)
    orrery_soft_shadow (d->cr, 0, 0, d->width, d->height, radius, d->style->shadow, d->width > 70 ? 5 : 2, 1.5, 0.8);
  orrery_rounded_rect (d->cr, 0, 0, d->width, d->height, radius);
  orrery_set_source (d->cr, &d->style->tile, 1);
  cairo_fill (d->cr);
}

static void
draw_tile (const OrreryPicture *picture, cairo_t *cr, PangoContext *context, const OrreryStyle *style)
{
  const OrreryKnownSize size = (OrreryKnownSize) picture->detail;
  const Drawing d = begin (cr, context, picture->width, picture->height, (guint) picture->which, size, style);
  const double radius = orrery_known_radius (size, d.width);
  const double art = size == ORRERY_KNOWN_MINI ? d.height : round (measures[size].art * d.unit);

  draw_ground (&d, radius);
  draw_picture (&d, art);
  if (size != ORRERY_KNOWN_MINI)
    {
      put_body (&d, art);
      draw_vp (&d, measures[size].chip * d.unit);
    }
  if (d.width >= 40)
    draw_cost (&d, size == ORRERY_KNOWN_MINI ? d.width * 0.4 : measures[size].badge * d.unit);
  orrery_set_source (cr, &style->text, style->flat ? 1 : style->dark ? 0.1 : 0.08);
  orrery_outline (cr, 0, 0, d.width, d.height, radius, style->flat ? 2 : 1, 0);
}

const OrreryPictureKind orrery_picture_known_tile = { draw_tile, .has_lettering = TRUE };
