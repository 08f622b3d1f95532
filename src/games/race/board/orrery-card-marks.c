/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/race/board/orrery-card-marks.h"

#include "games/race/board/orrery-card-icons.h"
#include "games/race/board/orrery-race-pieces.h"
#include "widgets/art/orrery-badge.h"
#include "widgets/art/orrery-draw.h"
#include "widgets/art/orrery-token-art.h"
#include "widgets/style/orrery-text.h"

enum
{
  TICK = 30,
  USED = 18,
  PIP = 12,
  KEY = 16,
};

typedef struct
{
  cairo_t *cr;
  PangoContext *context;
  double width, height;
  guint face;
  OrreryCardSize size;
  const OrreryCardMarks *marks;
  double covered; /* px at its end, under another card */
  const OrreryStyle *style;
} Over;

static const GdkRGBA white = { 1, 1, 1, 1 };
static const GdkRGBA struck_ground = ORRERY_RGB (0x101224);
static const GdkRGBA struck_text = ORRERY_RGB (0xe6e6ee);
static const GdkRGBA struck_line = ORRERY_RGB (0xffbe6f);
static const GdkRGBA pay = ORRERY_RGB (0x1a5fb4);
static const GdkRGBA strength = ORRERY_RGB (0x1b7a4a);
static const GdkRGBA not_now = ORRERY_RGB (0x5e5c64);
static const GdkRGBA bonus = ORRERY_RGB (0x4a55b8);

gboolean
orrery_card_has_marks (const OrreryCardMarks *marks)
{
  return marks->has_cost || marks->has_good || marks->is_ticked || marks->is_used || marks->has_bonus || marks->pill != NULL
         || marks->key != 0 || marks->n_to_pay > 0;
}

/* A short text on a rounded background, centered on x, y. */
static double
draw_label (const Over *o, double x, double y, const char *text, double size, const GdkRGBA *ground, const GdkRGBA *ink)
{
  OrreryLettering lettering = { text, size, PANGO_WEIGHT_BOLD };
  g_autoptr (PangoLayout) layout = orrery_lettering_layout (o->context, &lettering);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  orrery_rounded_rect (o->cr, x - width / 2.0 - 7, y - height / 2.0 - 1, width + 14, height + 2, height / 2.0 + 1);
  orrery_set_source (o->cr, ground, 1);
  cairo_fill (o->cr);
  orrery_set_source (o->cr, ink, 1);
  orrery_draw_layout (o->cr, layout, x - width / 2.0, y - height / 2.0);
  return width;
}

/* The middle of the part that is not covered. */
static double
find_middle (const Over *o)
{
  const gboolean rtl = pango_context_get_base_dir (o->context) == PANGO_DIRECTION_RTL;

  return (o->width + (rtl ? o->covered : -o->covered)) / 2;
}

/* --- The current cost --- */

static OrreryBadge
badge_of (const RaceDesign *card)
{
  if (card->kind == RACE_DEVELOPMENT)
    return ORRERY_BADGE_DIAMOND;
  return card->source == RACE_WINDFALL ? ORRERY_BADGE_RING : ORRERY_BADGE_CIRCLE;
}

static void
draw_struck (const Over *o, double x, double y, double size)
{
  const RaceDesign *card = orrery_card_print (o->face);
  g_autofree char *text = g_strdup_printf ("%d", card->cost);

  orrery_rounded_rect (o->cr, x - size * 0.2, y - size * 0.32, size * 0.86, size * 0.64, size * 0.32);
  orrery_set_source (o->cr, &struck_ground, 1);
  cairo_fill (o->cr);
  orrery_set_source (o->cr, &struck_text, 1);
  orrery_draw_number (o->cr, o->context, text, x + size * 0.32, y, size * 0.44);
  orrery_set_source (o->cr, &struck_line, 1);
  cairo_set_line_width (o->cr, 1.6);
  cairo_move_to (o->cr, x + size * 0.14, y);
  cairo_line_to (o->cr, x + size * 0.5, y);
  cairo_stroke (o->cr);
}

/* The printed cost is next to it, crossed out. */
static void
draw_cost (const Over *o)
{
  const RaceDesign *card = orrery_card_print (o->face);
  g_autofree char *text = g_strdup_printf ("%d", o->marks->cost);
  double at, size;

  orrery_card_badge (o->size, o->width, &at, &size);
  if (size <= 0 || (o->marks->cost == card->cost && !card->military))
    return;
  draw_struck (o, at + size * 0.5, at, size);
  orrery_draw_badge (o->cr, o->context, at, at, size, text, badge_of (card), orrery_race_hue (card->good), o->style);
}

/* --- On the card --- */

static void
draw_good (const Over *o)
{
  const RaceDesign *card = orrery_card_print (o->face);
  const double w = o->size == ORRERY_CARD_MINI ? o->width * 0.30 : o->size == ORRERY_CARD_TABLEAU ? 21 * o->width / 150 : 22;
  const double art = orrery_card_art_height (o->size, o->width);
  const double x = o->size == ORRERY_CARD_MINI ? o->width - w - 3 : o->width / 2 + art * 0.22;
  const double y = o->size == ORRERY_CARD_MINI ? o->height - w * 1.36 - 3 : art - w * 1.36 - 6;

  orrery_draw_card_good (o->cr, x, y, w, card->good, o->style);
  if (!o->marks->is_good_offered)
    return;
  orrery_set_source (o->cr, &o->style->accent, 1);
  orrery_outline (o->cr, x - 3, y - 3, w + 6, w * 1.36 + 6, w * 0.3, 2, 0);
}

static void
draw_bonus (const Over *o)
{
  g_autofree char *text = g_strdup_printf ("%d", o->marks->bonus);
  double at, size;

  orrery_card_chip (o->size, o->width, &at, &size);
  if (size <= 0)
    return;
  orrery_draw_chip (o->cr, o->context, o->width - at, at, size, text, o->style);
  orrery_set_source (o->cr, &white, 1);
  orrery_circle (o->cr, o->width - at + size * 0.36, at + size * 0.36, size * 0.26);
  cairo_fill (o->cr);
  orrery_draw_symbol (o->cr, ORRERY_SYMBOL_BONUS, o->width - at + size * 0.36, at + size * 0.36, size * 0.4, &bonus);
}

static void
draw_tick (const Over *o)
{
  const double size = MIN (TICK, o->width * 0.5), x = find_middle (o), y = o->height / 2;

  orrery_rounded_rect (o->cr, 0, 0, o->width, o->height, orrery_card_radius (o->size, o->width));
  orrery_set_source (o->cr, &o->style->tile, 0.58);
  cairo_fill (o->cr);
  orrery_set_source (o->cr, &o->style->accent, 1);
  orrery_outline (o->cr, 0, 0, o->width, o->height, orrery_card_radius (o->size, o->width), 2, 0);
  orrery_circle (o->cr, x, y, size / 2);
  cairo_fill (o->cr);
  orrery_draw_symbol (o->cr, ORRERY_SYMBOL_CHECK, x, y, size * 0.6, &white);
}

/* At the end of the row of powers, which is dimmed. */
static void
draw_used (const Over *o)
{
  const double art = orrery_card_art_height (o->size, o->width), size = MIN (USED, o->width * 0.4);
  const double x = o->width - size / 2 - 5, y = o->height - size / 2 - 5;

  if (o->size != ORRERY_CARD_MINI)
    {
      orrery_set_source (o->cr, &o->style->tile, 0.55);
      cairo_rectangle (o->cr, 1, art, o->width - 2, o->height - art - 4);
      cairo_fill (o->cr);
    }
  orrery_set_source (o->cr, &strength, 1);
  orrery_circle (o->cr, x, y, size / 2);
  cairo_fill (o->cr);
  orrery_draw_symbol (o->cr, ORRERY_SYMBOL_CHECK, x, y, size * 0.6, &white);
}

static void
draw_pill (const Over *o)
{
  const GdkRGBA *const grounds[] = { &pay, &strength, &not_now };

  draw_label (o, find_middle (o), o->height - (o->size == ORRERY_CARD_MINI ? 4 : 3), o->marks->pill,
              o->size == ORRERY_CARD_MINI ? 9 : 11, grounds[o->marks->pill_kind], &white);
}

/* On the lower edge: one for each card to pay, ticked as you choose them. */
static void
draw_pips (const Over *o)
{
  const double x = find_middle (o) - (o->marks->n_to_pay - 1) * PIP * 0.6, y = o->height + 3;

  orrery_rounded_rect (o->cr, x - PIP * 0.8, y - PIP * 0.8, (o->marks->n_to_pay - 1) * PIP * 1.2 + PIP * 1.6, PIP * 1.6, PIP * 0.8);
  orrery_set_source (o->cr, &o->style->tile, 1);
  cairo_fill (o->cr);
  orrery_set_source (o->cr, &o->style->accent, 1);
  for (guint i = 0; i < o->marks->n_to_pay; i++)
    {
      const double at = x + i * PIP * 1.2;

      if (i >= o->marks->n_paid)
        orrery_outline (o->cr, at - PIP / 2.0, y - PIP / 2.0, PIP, PIP, PIP / 2.0, 1.5, 2);
      else
        {
          orrery_circle (o->cr, at, y, PIP / 2.0);
          cairo_fill (o->cr);
          orrery_draw_symbol (o->cr, ORRERY_SYMBOL_CHECK, at, y, PIP * 0.6, &white);
          orrery_set_source (o->cr, &o->style->accent, 1);
        }
    }
}

static void
draw_key (const Over *o)
{
  const char text[] = { g_ascii_toupper ((char) o->marks->key), '\0' };
  /* Between the badge and the kind, where it does not overlap other cards. */
  const double x = KEY / 2.0 + 4, y = orrery_card_art_height (o->size, o->width) * 0.58;

  orrery_rounded_rect (o->cr, x - KEY / 2.0, y - KEY / 2.0, KEY, KEY, 4);
  orrery_set_source (o->cr, &o->style->tile, 0.92);
  cairo_fill_preserve (o->cr);
  orrery_set_source (o->cr, &o->style->text, 0.35);
  cairo_set_line_width (o->cr, 1);
  cairo_stroke (o->cr);
  orrery_set_source (o->cr, &o->style->text, 1);
  orrery_draw_number (o->cr, o->context, text, x, y, 11);
}

void
orrery_draw_card_marks (cairo_t *cr, PangoContext *context, double width, double height, guint face,
                        OrreryCardSize size, const OrreryCardMarks *marks, double covered,
                        const OrreryStyle *style)
{
  const Over over = { cr, context, width, height, face, size, marks, covered, style };

  if (marks->has_cost)
    draw_cost (&over);
  if (marks->has_bonus && size == ORRERY_CARD_TABLEAU)
    draw_bonus (&over);
  if (marks->has_good)
    draw_good (&over);
  if (marks->is_used)
    draw_used (&over);
  if (marks->is_ticked)
    draw_tick (&over);
  if (marks->n_to_pay > 0 && size != ORRERY_CARD_MINI)
    draw_pips (&over);
  if (marks->pill != NULL)
    draw_pill (&over);
  if (marks->key != 0 && size != ORRERY_CARD_MINI)
    draw_key (&over);
}
