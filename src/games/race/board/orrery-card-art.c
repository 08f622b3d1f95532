/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "config.h"

#include "games/race/board/orrery-card-art.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "games/race/board/orrery-card-icons.h"
#include "games/race/board/orrery-race-pieces.h"
#include "games/race/catalog/orrery-race-names.h"
#include "games/race/catalog/orrery-race-texts.h"
#include "widgets/art/orrery-badge.h"
#include "widgets/art/orrery-draw.h"
#include "widgets/art/orrery-hue.h"
#include "widgets/art/orrery-plan-art.h"
#include "widgets/art/orrery-token-art.h"
#include "widgets/style/orrery-text.h"

/* Beyond this the text keeps growing, but a card still fits a narrow window. */
#define MOST_GROWTH 1.5
/* For a small face-down card, which is not a square. */
#define BACK_HEIGHT 1.36
/* The part that a price on the lower edge of a hand card covers, in px at the default width. */
#define PRICE 14
/* Rows of powers on a hand card below a name of two lines. */
#define MOST_ROWS 3
/* Smaller icons would be unreadable. */
#define LEAST_LINE 0.8

/* In px at the default width. */
typedef struct
{
  double width, height, radius, art;
  double badge, badge_at, chip, chip_at, kind, kind_at;
  double pad, name, icon, row;
  double words; /* px; 0: icons only */
  double figure;
} Measures;

static const Measures measures[] = {
  [ORRERY_CARD_PAGE] = { 250, 350, 15, 140, 42, 28, 38, 27, 22, 9, 14, 17, 17, 22, 11.5, 0.315 },
  [ORRERY_CARD_NORMAL] = { 132, 185, 10, 84, 29, 19.5, 26, 18.5, 17, 7, 8, 12, 16, 20, 0, 0.3 },
  [ORRERY_CARD_HAND] = { 112, 157, 10, 71, 26, 17.5, 23, 16.5, 15, 6, 7, 11, 14, 16, 0, 0.285 },
  [ORRERY_CARD_TABLEAU] = { 150, 104, 10, 54, 22, 15, 20, 14.5, 13, 5, 7, 11, 14, 16, 0, 0.40 },
  [ORRERY_CARD_MINI] = { 64, 64, 8, 64, .figure = 0.37 },
};

typedef struct
{
  cairo_t *cr; /* NULL: only measured */
  PangoContext *context;
  double x, y, width, height;
  guint index;
  const RaceDesign *card;
  OrreryCardSize size;
  const Measures *m;
  double unit; /* px of the card per px of the measures */
  double letter; /* of the text as well, if the card is larger than its text needs */
  const OrreryStyle *style;
  gboolean rtl;
  const char *bonus; /* NULL: its value is not shown */
  double covered; /* px at its end, under another card */
} Card;

double
orrery_card_width (OrreryCardSize size, PangoContext *context)
{
  double growth = size == ORRERY_CARD_MINI ? 1 : CLAMP (orrery_text_factor (context), 1, MOST_GROWTH);

  return round (measures[size].width * growth);
}

double
orrery_card_radius (OrreryCardSize size, double width)
{
  return width >= 40 ? measures[size].radius : MAX (3, width * 0.16);
}

/* From the edge where reading starts. */
static double
across (const Card *c, double from_start)
{
  return c->rtl ? c->x + c->width - from_start : c->x + from_start;
}

/* --- The picture --- */

static OrreryPlanFigure
figure_of (const RaceDesign *card)
{
  static const OrreryPlanFigure figures[] = {
    ORRERY_PLAN_EXPLORE, ORRERY_PLAN_DEVELOP, ORRERY_PLAN_SETTLE, ORRERY_PLAN_SHIP, ORRERY_PLAN_CONSUME,
    ORRERY_PLAN_PRODUCE,
  };
  const guint kind = card->n_powers > 0 ? card->powers[0].kind : RACE_N_POWER_KINDS;

  if (kind == RACE_POWER_MILITARY || kind == RACE_POWER_SPECIALIZED_MILITARY || kind == RACE_POWER_TEMPORARY_MILITARY)
    return ORRERY_PLAN_MILITARY;
  return card->n_powers > 0 ? figures[card->powers[0].when] : ORRERY_PLAN_BURST;
}

static void
draw_plan (const Card *c, double height)
{
  const OrreryPlanArt art = {
    .id = c->card->id, .figure = figure_of (c->card), .scores = c->card->n_lines > 0, .size = c->m->figure,
  };

  orrery_draw_plan (c->cr, c->x, c->y, c->width, height, &art, c->style);
}

static void
draw_world (const Card *c, double height)
{
  static const OrreryHalo halos[] = { ORRERY_HALO_NONE, ORRERY_HALO_RING, ORRERY_HALO_FILLED };
  const gboolean mini = c->size == ORRERY_CARD_MINI;
  const OrreryWorldArt art = {
    .id = c->card->id, .hue = (guint8) orrery_race_hue (c->card->good), .halo = (guint8) halos[c->card->source],
    .form = orrery_race_art_hints[c->index].form, .look = orrery_race_art_hints[c->index].look,
    .radius = c->card->source == RACE_NO_GOODS ? 0.335 : 0.3, .x = mini ? 0.54 : 0.5, .y = mini ? 0.54 : 0.5,
  };

  orrery_draw_world (c->cr, c->x, c->y, c->width, height, &art, c->style);
}

static void
draw_picture (const Card *c, double height)
{
  const double radius = orrery_card_radius (c->size, c->width);

  cairo_save (c->cr);
  if (c->size == ORRERY_CARD_MINI)
    orrery_rounded_rect (c->cr, c->x, c->y, c->width, height, radius);
  else
    orrery_rounded_top (c->cr, c->x, c->y, c->width, height, radius);
  cairo_clip (c->cr);
  if (c->card->kind == RACE_WORLD)
    draw_world (c, height);
  else
    draw_plan (c, height);
  cairo_restore (c->cr);
}

/* --- Badges --- */

static void
draw_cost (const Card *c, double at, double size)
{
  const RaceDesign *card = c->card;
  g_autofree char *text = g_strdup_printf ("%d", card->cost);

  orrery_draw_badge (c->cr, c->context, across (c, at), c->y + at, size, text,
                     card->kind == RACE_DEVELOPMENT ? ORRERY_BADGE_DIAMOND
                     : card->military               ? ORRERY_BADGE_SHIELD
                     : card->source == RACE_WINDFALL ? ORRERY_BADGE_RING
                                                     : ORRERY_BADGE_CIRCLE,
                     orrery_race_hue (card->good), c->style);
}

static void
draw_vp (const Card *c)
{
  const double at = c->m->chip_at * c->unit;
  g_autofree char *text = c->card->n_lines > 0 ? g_strdup ("?") : g_strdup_printf ("%d", c->card->vp);

  orrery_draw_chip (c->cr, c->context, across (c, c->width - at), c->y + at, c->m->chip * c->unit, text, c->style);
}

/* The mark of the kind: filled on a production world, outlined on a windfall world. */
static void
draw_kind (const Card *c, double art)
{
  const OrreryKindColours *kind = orrery_kind_colours (orrery_race_hue (c->card->good));
  const double size = c->m->kind * c->unit, at = c->m->kind_at * c->unit + size / 2;
  const double x = across (c, at), y = c->y + art - at - 1;
  const gboolean outlined = c->card->source == RACE_WINDFALL;

  if (c->card->kind != RACE_WORLD)
    return;
  orrery_rounded_rect (c->cr, x - size / 2, y - size / 2, size, size, size * 0.3);
  orrery_set_source (c->cr, outlined ? &orrery_night : &kind->body, 1);
  cairo_fill_preserve (c->cr);
  orrery_set_source (c->cr, outlined ? &kind->body : &kind->edge, 1);
  cairo_set_line_width (c->cr, outlined ? MAX (1.5, size * 0.12) : 0.75);
  cairo_stroke (c->cr);
  orrery_draw_symbol (c->cr, orrery_hue_mark (orrery_race_hue (c->card->good)), x, y, size * (outlined ? 0.4 : 0.5),
                      outlined ? &kind->body : &kind->ink);
}

static void
draw_keyword (const Card *c, double art)
{
  const char *word = c->card->keywords & RACE_KEYWORD_REBEL   ? orrery_race_keyword_name (0)
                     : c->card->keywords & RACE_KEYWORD_ALIEN ? orrery_race_keyword_name (1)
                                                              : NULL;
  const GdkRGBA white = { 1, 1, 1, 1 };
  OrreryLettering lettering = { word, c->m->name * 0.72, PANGO_WEIGHT_BOLD };
  g_autoptr (PangoLayout) layout = NULL;
  double x, y, pad = 6 * c->unit;
  int width, height;

  if (word == NULL)
    return;
  layout = orrery_lettering_layout (c->context, &lettering);
  pango_layout_get_pixel_size (layout, &width, &height);
  x = c->rtl ? c->x + c->m->kind_at * c->unit : c->x + c->width - c->m->kind_at * c->unit - width - 2 * pad;
  y = c->y + art - c->m->kind_at * c->unit - height - 2;
  orrery_rounded_rect (c->cr, x, y, width + 2 * pad, height + 2, height / 2.0);
  orrery_set_source (c->cr, &orrery_night, 0.82);
  cairo_fill (c->cr);
  orrery_set_source (c->cr, &white, 1);
  orrery_draw_layout (c->cr, layout, x + pad, y + 1);
}

/* --- Text --- */

static double
put_text (const Card *c, double y, double from, const char *text, double size, PangoWeight weight, int lines,
          const GdkRGBA *ink)
{
  const double pad = c->m->pad * c->unit;
  OrreryLettering lettering = { text, size * c->letter, weight, c->width - c->covered - from * c->unit - pad, lines };
  g_autoptr (PangoLayout) layout = orrery_lettering_layout (c->context, &lettering);
  int height;

  pango_layout_get_pixel_size (layout, NULL, &height);
  if (c->cr != NULL)
    {
      orrery_set_source (c->cr, ink, 1);
      orrery_draw_layout (c->cr, layout, c->rtl ? c->x + c->covered + pad : c->x + from * c->unit, y);
    }
  return height;
}

static guint
list_icons (const Card *c, guint when, OrreryIcon icons[ORRERY_MAX_ICONS])
{
  guint n = 0;

  for (guint i = 0; i < c->card->n_powers; i++)
    if (c->card->powers[i].when == when)
      n = orrery_race_list_icons (c->card, &c->card->powers[i], icons, n);
  return n;
}

/* All powers of a phase: when they work, their icons and, with room, their words. */
static double
put_row (const Card *c, double y, guint when)
{
  const double chip = c->m->row * c->unit, left = c->m->pad - 1, icons_at = left + c->m->row + 5;
  const double size = c->m->icon * c->unit, inner = c->width - (icons_at + c->m->pad) * c->unit;
  g_autoptr (GString) words = g_string_new (NULL);
  OrreryIcon icons[ORRERY_MAX_ICONS];
  double shrink, width, height = chip;
  guint n = 0;

  for (guint i = 0; i < c->card->n_powers; i++)
    if (c->card->powers[i].when == when)
      {
        g_autofree char *text = orrery_race_tell_power (&c->card->powers[i]);

        n = orrery_race_list_icons (c->card, &c->card->powers[i], icons, n);
        g_string_append_printf (words, "%s%s", words->len > 0 ? " " : "", text);
      }
  if (n == 0)
    return 0;
  width = orrery_draw_icons (NULL, c->context, 0, 0, size, icons, n, c->style);
  shrink = width > inner ? inner / width : 1;
  if (c->cr != NULL)
    {
      orrery_draw_when (c->cr, c->context, c->rtl ? c->x + c->width - left * c->unit - chip : c->x + left * c->unit, y,
                        chip, when, c->style);
      orrery_draw_icons (c->cr, c->context,
                         c->rtl ? c->x + c->width - icons_at * c->unit - width * shrink : c->x + icons_at * c->unit,
                         y + chip / 2, size * shrink, icons, n, c->style);
    }
  if (c->m->words > 0)
    height += put_text (c, y + chip + 2, icons_at, words->str, c->m->words, PANGO_WEIGHT_NORMAL, 12, &c->style->text) + 4;
  /* Three rows must fit on a hand card. */
  return height + (c->size == ORRERY_CARD_HAND ? 1 : 4) * c->unit;
}

static double
put_bonus (const Card *c, double y)
{
  const double chip = c->m->row * c->unit, left = c->m->pad - 1;
  g_autofree char *bonus = orrery_race_tell_bonus (c->card);
  double height = chip;

  if (bonus == NULL)
    return 0;
  if (c->cr != NULL)
    orrery_draw_when (c->cr, c->context, c->rtl ? c->x + c->width - left * c->unit - chip : c->x + left * c->unit, y,
                      chip, RACE_IN_PRODUCE + 1, c->style);
  if (c->m->words > 0)
    height = MAX (height, put_text (c, y + 2, left + c->m->row + 5, bonus, c->m->words, PANGO_WEIGHT_NORMAL, 24,
                                    &c->style->text));
  else
    put_text (c, y + 2, left + c->m->row + 5, c->bonus != NULL ? c->bonus : _("Bonus"), 11, PANGO_WEIGHT_BOLD, 1, &c->style->text);
  return height + 4 * c->unit;
}

/* A hand card with a single power shows its words if they fit above a price on the lower edge. */
static void
put_words (const Card *c, double y)
{
  const double pad = c->m->pad * c->unit;
  g_autofree char *text = c->card->n_powers == 1 ? orrery_race_tell_power (&c->card->powers[0]) : NULL;
  OrreryLettering lettering = { text, 9.5 * c->letter, PANGO_WEIGHT_NORMAL, c->width - c->covered - 2 * pad, 3 };
  g_autoptr (PangoLayout) layout = NULL;
  int height;

  if (c->size != ORRERY_CARD_HAND || c->cr == NULL || text == NULL || c->card->n_lines > 0)
    return;
  layout = orrery_lettering_layout (c->context, &lettering);
  pango_layout_get_pixel_size (layout, NULL, &height);
  if (pango_layout_is_ellipsized (layout) || y + height > c->y + c->height - PRICE * c->unit)
    return;
  orrery_set_source (c->cr, &c->style->dim, 1);
  orrery_draw_layout (c->cr, layout, c->x + pad + (c->rtl ? c->covered : 0), y);
}

static guint
count_rows (const Card *c)
{
  OrreryIcon icons[ORRERY_MAX_ICONS];
  guint n = c->card->n_lines > 0 ? 1 : 0;

  for (guint when = RACE_IN_EXPLORE; when <= RACE_IN_PRODUCE; when++)
    n += list_icons (c, when, icons) > 0;
  return n;
}

/* On a hand card, the third line of a name that is partly covered needs the room of a power. */
static int
count_name_lines (const Card *c)
{
  return c->size != ORRERY_CARD_HAND || (c->covered > 0 && count_rows (c) < MOST_ROWS) ? 3 : 2;
}

/* The name and the powers; returns the height. */
static double
put_body (const Card *c, double top)
{
  g_autofree char *sort = orrery_race_dup_sort (c->card);
  const gboolean hand = c->size == ORRERY_CARD_HAND;
  double y = top + (hand ? 4 : 6) * c->unit;

  y += put_text (c, y, c->m->pad, c->card->name, c->m->name, PANGO_WEIGHT_BOLD, count_name_lines (c), &c->style->text);
  if (c->m->words > 0)
    y += put_text (c, y, c->m->pad, sort, 11, PANGO_WEIGHT_NORMAL, 2, &c->style->dim);
  y += (hand ? 2 : 5) * c->unit;
  for (guint when = RACE_IN_EXPLORE; when <= RACE_IN_PRODUCE; when++)
    y += put_row (c, y, when);
  put_words (c, y + 2 * c->unit);
  y += put_bonus (c, y);
  if (c->card->n_powers == 0 && c->card->n_lines == 0)
    y += put_text (c, y, c->m->pad, _("No power"), c->m->words > 0 ? c->m->words : 10.5, PANGO_WEIGHT_NORMAL, 2,
                   &c->style->dim);
  return y + 4 * c->unit - top;
}

/* The width of the powers on one line, with icons of that size. */
static double
measure_line (const Card *c, double chip, double size, double gap)
{
  OrreryIcon icons[ORRERY_MAX_ICONS];
  double width = -gap;

  for (guint when = RACE_IN_EXPLORE; when <= RACE_IN_PRODUCE; when++)
    {
      const guint n = list_icons (c, when, icons);

      if (n > 0)
        width += chip + 3 + orrery_draw_icons (NULL, c->context, 0, 0, size, icons, n, c->style) + gap;
    }
  return width;
}

/* The name and all powers, one line each. If there are many, they are smaller; of those that still do not
 * fit, only the phase is shown. */
static void
put_line (const Card *c, double top)
{
  const double pad = c->m->pad * c->unit, inner = c->width - 2 * pad;
  double chip = c->m->row * c->unit, size = c->m->icon * c->unit, gap = 7 * c->unit;
  double x = pad, y = top + 5 * c->unit;
  const double shrink = CLAMP (inner / MAX (measure_line (c, chip, size, gap), 1), LEAST_LINE, 1);

  y += put_text (c, y, c->m->pad, c->card->name, c->m->name, PANGO_WEIGHT_BOLD, 1, &c->style->text) + 5 * c->unit;
  if (c->card->n_powers == 0)
    put_text (c, y, c->m->pad, c->card->n_lines > 0 ? _("Bonus") : _("No power"), 10.5, PANGO_WEIGHT_NORMAL, 1, &c->style->dim);
  chip *= shrink;
  size *= shrink;
  gap *= shrink;
  for (guint when = RACE_IN_EXPLORE; when <= RACE_IN_PRODUCE; when++)
    {
      OrreryIcon icons[ORRERY_MAX_ICONS];
      const guint n = list_icons (c, when, icons);
      double width;

      if (n == 0)
        continue;
      width = orrery_draw_icons (NULL, c->context, 0, 0, size, icons, n, c->style);
      orrery_draw_when (c->cr, c->context, c->rtl ? c->x + c->width - x - chip : c->x + x, y, chip, when, c->style);
      if (x + chip + 3 * shrink + width > c->width - pad / 2)
        width = 0;
      else
        orrery_draw_icons (c->cr, c->context,
                           c->rtl ? c->x + c->width - x - chip - 3 * shrink - width : c->x + x + chip + 3 * shrink,
                           y + chip / 2, size, icons, n, c->style);
      x += chip + 3 * shrink + width + gap;
    }
}

static Card
make_card (cairo_t *cr, PangoContext *context, double x, double y, double width, double height, guint face,
           OrreryCardSize size, const OrreryStyle *style)
{
  return (Card) {
    cr, context, x, y, width, height, face % RACE_N_DESIGNS, orrery_card_print (face), size, &measures[size],
    width / measures[size].width, MAX (1, width / orrery_card_width (size, context)), style, pango_context_get_base_dir (context) == PANGO_DIRECTION_RTL,
  };
}

/* Cards side by side have the same height, which grows with the text size. */
static double
orrery_fixed_height (OrreryCardSize size, double width, PangoContext *context)
{
  const Measures *m = &measures[size];
  const double unit = width / m->width, letters = CLAMP (orrery_text_factor (context), 1, 2) - unit;
  const double lines = size == ORRERY_CARD_HAND ? 2 : 1;

  return round (m->height * unit + MAX (letters, 0) * lines * m->name * 1.3);
}

double
orrery_card_height (guint face, OrreryCardSize size, double width, PangoContext *context)
{
  const Card card = make_card (NULL, context, 0, 0, width, 0, MIN (face, ORRERY_CARD_N_FACES - 1u), size, orrery_style_current ());

  if (size == ORRERY_CARD_MINI)
    return face < ORRERY_CARD_N_FACES ? width : round (width * BACK_HEIGHT);
  if (size == ORRERY_CARD_HAND || size == ORRERY_CARD_TABLEAU)
    return orrery_fixed_height (size, width, context);
  return MAX (round (card.m->height * card.unit), ceil (card.m->art * card.unit + put_body (&card, 0)));
}

static void
draw_ground (const Card *c, double radius)
{
  if (!c->style->flat)
    orrery_soft_shadow (c->cr, c->x, c->y, c->width, c->height, radius, c->style->shadow, c->width > 70 ? 5 : 2,
                        c->width > 40 ? 1.5 : 0.8, 0.8);
  orrery_rounded_rect (c->cr, c->x, c->y, c->width, c->height, radius);
  orrery_set_source (c->cr, &c->style->tile, 1);
  cairo_fill (c->cr);
}

/* Between the picture and the words, in the color of the world. */
static void
draw_seam (const Card *c, double y)
{
  const gboolean world = c->card->kind == RACE_WORLD;

  orrery_set_source (c->cr, world ? &orrery_kind_colours (orrery_race_hue (c->card->good))->body : &c->style->plan_ink,
                     world ? 1 : 0.9);
  cairo_rectangle (c->cr, c->x, y - 1.5, c->width, world ? 2.5 : 1.5);
  cairo_fill (c->cr);
}

static void
draw_full (const Card *c)
{
  const double art = round (c->m->art * c->unit);

  draw_picture (c, art);
  draw_seam (c, c->y + art);
  if (c->size == ORRERY_CARD_TABLEAU)
    put_line (c, c->y + art);
  else
    put_body (c, c->y + art);
  draw_kind (c, art);
  draw_keyword (c, art);
  draw_cost (c, c->m->badge_at * c->unit, c->m->badge * c->unit);
  draw_vp (c);
}

static void
draw_mini (const Card *c)
{
  const double badge = c->width * (c->width >= 56 ? 0.36 : 0.46);

  draw_picture (c, c->height);
  if (c->width >= 40)
    draw_cost (c, badge * 0.6, badge);
}

void
orrery_draw_card (cairo_t *cr, PangoContext *context, double x, double y, double width,
                  double height, guint face, OrreryCardSize size, const char *bonus, double covered,
                  const OrreryStyle *style)
{
  Card card = make_card (cr, context, x, y, width, height, face, size, style);
  const double radius = orrery_card_radius (size, width);

  g_return_if_fail (face < ORRERY_CARD_N_FACES);

  card.bonus = bonus;
  card.covered = covered;
  cairo_save (cr);
  draw_ground (&card, radius);
  if (size == ORRERY_CARD_MINI)
    draw_mini (&card);
  else
    draw_full (&card);
  orrery_set_source (cr, &style->text, style->flat ? 1 : style->dark ? 0.1 : 0.08);
  orrery_outline (cr, x, y, width, height, radius, style->flat ? 2 : 1, 0);
  cairo_restore (cr);
}

/* --- Face down --- */

static const GdkRGBA back_top = ORRERY_RGB (0x3f4f86);
static const GdkRGBA back_bottom = ORRERY_RGB (0x232e58);
static const GdkRGBA back_sun = ORRERY_RGB (0xffd166);

void
orrery_draw_card_back (cairo_t *cr, double width, double height, const OrreryStyle *style)
{
  const GdkRGBA white = { 1, 1, 1, 1 };
  const double radius = MIN (10, width * 0.16), middle = height / 2;

  orrery_rounded_rect (cr, 0, 0, width, height, radius);
  orrery_set_vertical (cr, 0, height, &back_top, &back_bottom);
  cairo_fill (cr);
  orrery_set_source (cr, &white, 0.85);
  orrery_outline (cr, 0, 0, width, height, radius, MAX (1, width * 0.04), 0);
  cairo_set_line_width (cr, MAX (0.8, width * 0.02));
  for (guint i = 0; i < 3; i++)
    {
      cairo_save (cr);
      cairo_translate (cr, width / 2, middle);
      cairo_rotate (cr, i * G_PI / 3);
      cairo_scale (cr, 1, 0.42);
      orrery_circle (cr, 0, 0, width * 0.34);
      cairo_restore (cr);
      orrery_set_source (cr, &white, 0.55);
      cairo_stroke (cr);
    }
  orrery_circle (cr, width / 2, middle, width * 0.08);
  orrery_set_source (cr, &back_sun, 1);
  cairo_fill (cr);
}

/* --- Positions --- */

void
orrery_card_badge (OrreryCardSize size, double width, double *at, double *badge)
{
  const double unit = width / measures[size].width;

  *badge = size == ORRERY_CARD_MINI ? (width < 40 ? 0 : width * (width >= 56 ? 0.36 : 0.46)) : measures[size].badge * unit;
  *at = size == ORRERY_CARD_MINI ? *badge * 0.6 : measures[size].badge_at * unit;
}

void
orrery_card_chip (OrreryCardSize size, double width, double *at, double *chip)
{
  const double unit = width / measures[size].width;

  *chip = measures[size].chip * unit;
  *at = measures[size].chip_at * unit;
}

double
orrery_card_art_height (OrreryCardSize size, double width)
{
  return round (measures[size].art * width / measures[size].width);
}
