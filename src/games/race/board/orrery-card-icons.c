/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/race/board/orrery-card-icons.h"

#include "games/race/board/orrery-race-pieces.h"
#include "games/race/catalog/orrery-race-names.h"
#include "widgets/art/orrery-badge.h"
#include "widgets/art/orrery-draw.h"
#include "widgets/art/orrery-hue.h"
#include "widgets/art/orrery-token-art.h"
#include "widgets/style/orrery-text.h"

static const GdkRGBA white = ORRERY_RGB (0xffffff);
static const GdkRGBA red = ORRERY_RGB (0xc01c28);
static const GdkRGBA chip_light = ORRERY_RGB (0x34426e);
static const GdkRGBA chip_dark = ORRERY_RGB (0x4a5c9c);
static const GdkRGBA chip_end = ORRERY_RGB (0x4a55b8);

/* --- Which icons --- */

typedef struct
{
  OrreryIcon *icons;
  guint n;
} List;

static OrreryIcon *
add (List *list, OrreryIconKind kind)
{
  OrreryIcon *icon = &list->icons[MIN (list->n, ORRERY_MAX_ICONS - 1)];

  list->n = MIN (list->n + 1, ORRERY_MAX_ICONS);
  *icon = (OrreryIcon) { .kind = kind, .good = ORRERY_ANY_GOOD };
  return icon;
}

static void
add_text (List *list, OrreryIconKind kind, const char *text)
{
  g_strlcpy (add (list, kind)->text, text, sizeof list->icons->text);
}

/* "+2", "−1". */
static void
add_signed (List *list, OrreryIconKind kind, int number)
{
  OrreryIcon *icon = add (list, kind);

  g_snprintf (icon->text, sizeof icon->text, number < 0 ? "−%d" : "+%d", ABS (number));
}

static void
add_less (List *list, OrreryIconKind kind, int number, guint good)
{
  add_signed (list, kind, -number);
  list->icons[list->n - 1].good = (guint8) good;
}

static void
add_good (List *list, OrreryIconKind kind, guint good)
{
  add (list, kind)->good = (guint8) good;
}

/* The only kind that a mask names. */
static guint
good_of (guint goods)
{
  const guint named = goods & ((1u << RACE_N_GOODS) - 1);

  return __builtin_popcount (named) == 1 ? (guint) __builtin_ctz (named) : ORRERY_ANY_GOOD;
}

static void
add_cards (List *list, int number)
{
  add (list, ORRERY_ICON_ARROW);
  add_signed (list, ORRERY_ICON_CARD, number);
}

static void
add_consume (List *list, const RacePower *power)
{
  OrreryIcon *icon;

  for (guint i = 0; i < power->takes; i++)
    add_good (list, ORRERY_ICON_GOOD, power->different ? i : good_of (power->goods));
  add (list, ORRERY_ICON_ARROW);
  if (power->vp > 0)
    {
      icon = add (list, ORRERY_ICON_VP);
      g_snprintf (icon->text, sizeof icon->text, "%d", power->vp);
    }
  if (power->cards > 0)
    add_signed (list, ORRERY_ICON_CARD, power->cards);
  if (power->uses > 1)
    {
      icon = add (list, ORRERY_ICON_TEXT);
      g_snprintf (icon->text, sizeof icon->text, "×%d", power->uses);
    }
}

static void
add_trade (List *list, const RacePower *power)
{
  add_signed (list, ORRERY_ICON_TEXT, power->amount);
  if (power->this_world)
    add (list, ORRERY_ICON_THIS);
  else if (good_of (power->goods) != ORRERY_ANY_GOOD)
    add_good (list, ORRERY_ICON_GOOD, good_of (power->goods));
}

static void
add_settle (List *list, const RacePower *power)
{
  switch ((int) power->kind)
    {
    case RACE_POWER_REDUCE_WORLD_COST:
      add_less (list, ORRERY_ICON_CIRCLE, power->amount, good_of (power->goods));
      break;
    case RACE_POWER_SPECIALIZED_MILITARY:
      add_signed (list, ORRERY_ICON_SHIELD, power->amount);
      if (power->keywords != 0)
        add_text (list, ORRERY_ICON_TEXT, orrery_race_keyword_name (0));
      else
        list->icons[list->n - 1].good = (guint8) good_of (power->goods);
      break;
    case RACE_POWER_TEMPORARY_MILITARY:
      add (list, ORRERY_ICON_GONE);
      add (list, ORRERY_ICON_ARROW);
      add_signed (list, ORRERY_ICON_SHIELD, power->amount);
      break;
    case RACE_POWER_PLACE_WORLD_FOR_ZERO:
      add (list, ORRERY_ICON_GONE);
      add (list, ORRERY_ICON_ARROW);
      add_text (list, ORRERY_ICON_CIRCLE, "0");
      break;
    case RACE_POWER_PAY_FOR_MILITARY_WORLD:
      add (list, ORRERY_ICON_SHIELD);
      add (list, ORRERY_ICON_ARROW);
      add_less (list, ORRERY_ICON_CIRCLE, power->amount, ORRERY_ANY_GOOD);
      break;
    case RACE_POWER_DRAW_AFTER_PLACING_WORLD:
      add (list, ORRERY_ICON_CIRCLE);
      add_cards (list, power->amount);
      break;
    default:
      add_signed (list, ORRERY_ICON_SHIELD, power->amount);
      break;
    }
}

static void
add_consume_or_develop (List *list, const RacePower *power)
{
  switch ((int) power->kind)
    {
    case RACE_POWER_EXPLORE_KEEP:
      add_signed (list, ORRERY_ICON_KEEP, power->amount);
      break;
    case RACE_POWER_REDUCE_DEVELOPMENT_COST:
      add_less (list, ORRERY_ICON_DIAMOND, power->amount, ORRERY_ANY_GOOD);
      break;
    case RACE_POWER_DRAW_AFTER_PLACING_DEVELOPMENT:
      add (list, ORRERY_ICON_DIAMOND);
      add_cards (list, power->amount);
      break;
    case RACE_POWER_CONSUME:
      add_consume (list, power);
      break;
    case RACE_POWER_CONSUME_GOOD_AT_TRADE_PRICE:
      add (list, ORRERY_ICON_GOOD);
      add (list, ORRERY_ICON_ARROW);
      add (list, ORRERY_ICON_COIN);
      if (power->trade_powers)
        add_text (list, ORRERY_ICON_TEXT, "+");
      break;
    case RACE_POWER_CONSUME_ALL_GOODS:
      add_text (list, ORRERY_ICON_TEXT, "∞");
      add (list, ORRERY_ICON_GOOD);
      add (list, ORRERY_ICON_ARROW);
      add (list, ORRERY_ICON_VP);
      break;
    case RACE_POWER_DRAW_IF_LUCKY:
      add_text (list, ORRERY_ICON_CARD, "?");
      break;
    case RACE_POWER_DISCARD_HAND_CARDS:
      add (list, ORRERY_ICON_CARD);
      add (list, ORRERY_ICON_ARROW);
      add_text (list, ORRERY_ICON_VP, "1");
      g_snprintf (add (list, ORRERY_ICON_TEXT)->text, 8, "×%d", power->amount);
      break;
    default:
      add_signed (list, ORRERY_ICON_CARD, power->amount);
      break;
    }
}

static void
add_produce (List *list, const RaceDesign *card, const RacePower *power)
{
  switch ((int) power->kind)
    {
    case RACE_POWER_PRODUCE_ON_THIS_WORLD:
      add_good (list, ORRERY_ICON_GOOD, card->good);
      break;
    case RACE_POWER_DRAW_IF_PRODUCED_ON_THIS_WORLD:
      add_cards (list, power->amount);
      break;
    case RACE_POWER_PRODUCE_ON_WINDFALL:
      add_good (list, ORRERY_ICON_RING, good_of (power->goods));
      break;
    case RACE_POWER_DRAW_PER_GOOD_PRODUCED:
    case RACE_POWER_DRAW_PER_KIND_PRODUCED:
      add_good (list, ORRERY_ICON_GOOD, good_of (power->goods));
      add_cards (list, power->amount);
      break;
    case RACE_POWER_DRAW_PER_WORLD_IN_TABLEAU:
      add_good (list, ORRERY_ICON_DISC, good_of (power->goods));
      add_cards (list, power->amount);
      break;
    case RACE_POWER_DRAW_IF_STRICTLY_MOST_PRODUCED:
      add (list, ORRERY_ICON_MOST);
      add_good (list, ORRERY_ICON_GOOD, good_of (power->goods));
      add_cards (list, power->amount);
      break;
    default:
      add_signed (list, ORRERY_ICON_CARD, power->amount);
      break;
    }
}

guint
orrery_race_list_icons (const RaceDesign *card, const RacePower *power,
                        OrreryIcon icons[ORRERY_MAX_ICONS], guint n)
{
  List list = { icons, n };

  if (power->when == RACE_IN_SETTLE)
    add_settle (&list, power);
  else if (power->when == RACE_IN_TRADE)
    add_trade (&list, power);
  else if (power->when == RACE_IN_PRODUCE)
    add_produce (&list, card, power);
  else
    add_consume_or_develop (&list, power);
  return list.n;
}

/* --- Drawing --- */

typedef struct
{
  cairo_t *cr; /* NULL: only measured */
  PangoContext *context;
  double y;
  double size;
  const OrreryStyle *style;
} Pen;

static double
draw_text (const Pen *pen, double x, const char *text, double size)
{
  OrreryLettering lettering = { text, size, PANGO_WEIGHT_BOLD, .fixed = TRUE };
  g_autoptr (PangoLayout) layout = orrery_lettering_layout (pen->context, &lettering);
  int width, height;

  pango_layout_get_pixel_size (layout, &width, &height);
  if (pen->cr != NULL)
    {
      orrery_set_source (pen->cr, &pen->style->text, 1);
      orrery_draw_layout (pen->cr, layout, x, pen->y - height / 2.0);
    }
  return width;
}

static void
draw_inside (const Pen *pen, double x, double y, const char *text, const GdkRGBA *ink, double size)
{
  if (*text == '\0')
    return;
  orrery_set_source (pen->cr, ink, 1);
  orrery_draw_number (pen->cr, pen->context, text, x, y, size);
}

/* The small square behind a shield or a cost that shows its kind. */
static double
draw_tag (const Pen *pen, double x, guint good)
{
  const OrreryKindColours *kind = orrery_kind_colours (orrery_race_hue (good));
  double size = pen->size * 0.58;
  double y = pen->y + pen->size * 0.2;

  if (good >= RACE_N_GOODS)
    return 0;
  if (pen->cr != NULL)
    {
      orrery_rounded_rect (pen->cr, x, y - size / 2, size, size, size * 0.3);
      orrery_set_source (pen->cr, &kind->body, 1);
      cairo_fill_preserve (pen->cr);
      orrery_set_source (pen->cr, pen->style->dark ? &kind->rim : &kind->edge, 1);
      cairo_set_line_width (pen->cr, 0.8);
      cairo_stroke (pen->cr);
      orrery_draw_symbol (pen->cr, orrery_hue_mark (orrery_race_hue (good)), x + size / 2, y, size * 0.54, &kind->ink);
    }
  return size;
}

static double
draw_card (const Pen *pen, double x, const OrreryIcon *icon)
{
  double width = pen->size * 0.74, before = 0;

  if (icon->text[0] != '\0')
    before = draw_text (pen, x, icon->text, pen->size * 0.8) + pen->size * 0.1;
  if (pen->cr != NULL)
    orrery_draw_symbol (pen->cr, icon->kind == ORRERY_ICON_KEEP ? ORRERY_SYMBOL_KEEP
                                 : icon->kind == ORRERY_ICON_GONE ? ORRERY_SYMBOL_GONE
                                                                  : ORRERY_SYMBOL_CARD,
                        x + before + width / 2, pen->y, pen->size * 0.96, &pen->style->text);
  return before + width;
}

static double
draw_shield (const Pen *pen, double x, const OrreryIcon *icon)
{
  double half = pen->size * 0.55, width = half * 2 * 1.01;

  if (pen->cr != NULL)
    {
      orrery_trace_shield (pen->cr, x + width / 2, pen->y, half);
      orrery_set_source (pen->cr, &red, 1);
      cairo_fill (pen->cr);
      draw_inside (pen, x + width / 2, pen->y - half * 0.12, icon->text, &white, pen->size * 0.62);
    }
  return width + (icon->good < RACE_N_GOODS ? draw_tag (pen, x + width - pen->size * 0.1, icon->good) : 0);
}

static double
draw_circle (const Pen *pen, double x, const OrreryIcon *icon)
{
  const OrreryKindColours *kind = orrery_kind_colours (orrery_race_hue (icon->good));
  double half = pen->size * 0.56;

  if (pen->cr != NULL)
    {
      orrery_circle (pen->cr, x + half, pen->y, half);
      orrery_set_source (pen->cr, &kind->body, 1);
      cairo_fill_preserve (pen->cr);
      orrery_set_source (pen->cr, pen->style->dark ? &kind->rim : &kind->edge, 1);
      cairo_set_line_width (pen->cr, 1);
      cairo_stroke (pen->cr);
      draw_inside (pen, x + half, pen->y, icon->text, &kind->ink, pen->size * 0.64);
    }
  return 2 * half + (icon->good < RACE_N_GOODS ? draw_tag (pen, x + 2 * half - pen->size * 0.1, icon->good) : 0);
}

static double
draw_diamond (const Pen *pen, double x, const OrreryIcon *icon)
{
  double half = pen->size * 0.62;

  if (pen->cr != NULL)
    {
      orrery_trace_diamond (pen->cr, x + half, pen->y, half);
      orrery_set_source (pen->cr, pen->style->dark ? &chip_dark : &chip_light, 1);
      cairo_fill (pen->cr);
      draw_inside (pen, x + half, pen->y, icon->text, &white, pen->size * 0.58);
    }
  return 2 * half;
}

static void
draw_rainbow (const Pen *pen, double x, double radius)
{
  for (guint i = 0; i < RACE_N_GOODS; i++)
    {
      cairo_new_sub_path (pen->cr);
      cairo_arc (pen->cr, x, pen->y, radius, i * G_PI_2 - G_PI_2, i * G_PI_2);
      orrery_set_source (pen->cr, &orrery_kind_colours (orrery_race_hue (i))->body, 1);
      cairo_stroke (pen->cr);
    }
}

static double
draw_world (const Pen *pen, double x, const OrreryIcon *icon)
{
  const OrreryKindColours *kind = orrery_kind_colours (orrery_race_hue (icon->good));
  gboolean ring = icon->kind == ORRERY_ICON_RING;
  double half = pen->size / 2;

  if (pen->cr == NULL)
    return pen->size;
  orrery_circle (pen->cr, x + half, pen->y, half);
  orrery_set_source (pen->cr, ring ? &orrery_night : &kind->body, 1);
  cairo_fill (pen->cr);
  cairo_set_line_width (pen->cr, pen->size * 0.16);
  if (ring && icon->good >= RACE_N_GOODS)
    draw_rainbow (pen, x + half, half - pen->size * 0.08);
  else if (ring)
    {
      orrery_circle (pen->cr, x + half, pen->y, half - pen->size * 0.08);
      orrery_set_source (pen->cr, &kind->body, 1);
      cairo_stroke (pen->cr);
    }
  if (icon->good < RACE_N_GOODS)
    orrery_draw_symbol (pen->cr, orrery_hue_mark (orrery_race_hue (icon->good)), x + half, pen->y, pen->size * 0.4,
                        ring ? &kind->body : &kind->ink);
  return pen->size;
}

static double
draw_arrow (const Pen *pen, double x)
{
  double half = pen->size * 0.24;

  if (pen->cr != NULL)
    {
      cairo_move_to (pen->cr, x, pen->y - half);
      cairo_line_to (pen->cr, x + half * 1.25, pen->y);
      cairo_line_to (pen->cr, x, pen->y + half);
      cairo_close_path (pen->cr);
      orrery_set_source (pen->cr, &pen->style->text, 0.75);
      cairo_fill (pen->cr);
    }
  return half * 1.25;
}

static double
draw_symbol (const Pen *pen, double x, OrrerySymbolId symbol)
{
  if (pen->cr != NULL)
    orrery_draw_symbol (pen->cr, symbol, x + pen->size / 2, pen->y, pen->size, &pen->style->text);
  return pen->size;
}

static double
draw_token (const Pen *pen, double x, const OrreryIcon *icon)
{
  gboolean coin = icon->kind == ORRERY_ICON_COIN;
  double size = pen->size * (coin ? 1.04 : 1.22);

  if (pen->cr != NULL)
    (coin ? orrery_draw_coin : orrery_draw_chip) (pen->cr, pen->context, x + size / 2, pen->y, size,
                                                  icon->text[0] != '\0' ? icon->text : NULL, pen->style);
  return size;
}

static double
draw_icon (const Pen *pen, double x, const OrreryIcon *icon)
{
  switch (icon->kind)
    {
    case ORRERY_ICON_TEXT:
      return draw_text (pen, x, icon->text, pen->size * 0.8);
    case ORRERY_ICON_ARROW:
      return draw_arrow (pen, x);
    case ORRERY_ICON_CARD:
    case ORRERY_ICON_KEEP:
    case ORRERY_ICON_GONE:
      return draw_card (pen, x, icon);
    case ORRERY_ICON_VP:
    case ORRERY_ICON_COIN:
      return draw_token (pen, x, icon);
    case ORRERY_ICON_GOOD:
      if (pen->cr != NULL)
        orrery_draw_card_good (pen->cr, x, pen->y - pen->size * 0.5, pen->size * 0.74, icon->good, pen->style);
      return pen->size * 0.74;
    case ORRERY_ICON_SHIELD:
      return draw_shield (pen, x, icon);
    case ORRERY_ICON_CIRCLE:
      return draw_circle (pen, x, icon);
    case ORRERY_ICON_DIAMOND:
      return draw_diamond (pen, x, icon);
    case ORRERY_ICON_DISC:
    case ORRERY_ICON_RING:
      return draw_world (pen, x, icon);
    case ORRERY_ICON_THIS:
      return draw_symbol (pen, x, ORRERY_SYMBOL_SETTLE);
    case ORRERY_ICON_MOST:
    default:
      return draw_symbol (pen, x, ORRERY_SYMBOL_MOST);
    }
}

double
orrery_draw_icons (cairo_t *cr, PangoContext *context, double x, double y, double size,
                   const OrreryIcon *icons, guint n, const OrreryStyle *style)
{
  const Pen pen = { cr, context, y, size, style };
  const double gap = MAX (2, size * 0.2);
  double at = x;

  for (guint i = 0; i < n; i++)
    at += draw_icon (&pen, at, &icons[i]) + (i + 1 < n ? gap : 0);
  return at - x;
}

/* --- Goods and phases --- */

static void
draw_any_good (cairo_t *cr, double x, double y, double width, double height, double radius)
{
  const double line = MAX (0.9, width * 0.075);

  orrery_rounded_rect (cr, x, y, width, height, radius);
  orrery_set_source (cr, &orrery_night, 1);
  cairo_fill (cr);
  cairo_save (cr);
  orrery_rounded_rect (cr, x + line, y + line, width - 2 * line, height - 2 * line, radius * 0.72);
  cairo_clip (cr);
  for (guint i = 0; i < RACE_N_GOODS; i++)
    {
      cairo_rectangle (cr, x + (i % 2) * width / 2, y + (i / 2) * height / 2, width / 2, height / 2);
      orrery_set_source (cr, &orrery_kind_colours (orrery_race_hue (i))->body, 1);
      cairo_fill (cr);
    }
  cairo_restore (cr);
}

void
orrery_draw_card_good (cairo_t *cr, double x, double y, double width, guint good,
                       const OrreryStyle *style)
{
  const OrreryKindColours *kind = orrery_kind_colours (orrery_race_hue (good));
  const double height = width * 1.36, radius = width * 0.2, line = MAX (0.9, width * 0.07);

  if (good >= RACE_N_GOODS)
    {
      draw_any_good (cr, x, y, width, height, radius);
      return;
    }
  orrery_rounded_rect (cr, x, y, width, height, radius);
  orrery_set_source (cr, style->dark ? &kind->rim : &kind->edge, 1);
  cairo_fill (cr);
  orrery_rounded_rect (cr, x + line, y + line, width - 2 * line, height - 2 * line, radius * 0.75);
  orrery_set_source (cr, &kind->body, 1);
  cairo_fill (cr);
  orrery_draw_symbol (cr, orrery_hue_mark (orrery_race_hue (good)), x + width / 2, y + height / 2,
                      width * (width >= 15 ? 0.44 : 0.56), &kind->ink);
}

void
orrery_draw_when (cairo_t *cr, PangoContext *context, double x, double y, double size, guint when,
                  const OrreryStyle *style)
{
  if (when == RACE_IN_TRADE)
    {
      orrery_draw_coin (cr, context, x + size / 2, y + size / 2, size * 1.02, NULL, style);
      return;
    }
  orrery_rounded_rect (cr, x, y, size, size, size * 0.28);
  orrery_set_source (cr, when > RACE_IN_PRODUCE ? &chip_end : style->dark ? &chip_dark : &chip_light, 1);
  cairo_fill (cr);
  orrery_draw_symbol (cr, orrery_race_when_symbol (when), x + size / 2, y + size / 2, size * 0.7, &white);
}
