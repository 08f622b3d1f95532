/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "games/roll/board/orrery-tile-body.h"

#include <math.h>

#include "games/roll/board/orrery-die-art.h"
#include "widgets/art/orrery-draw.h"
#include "widgets/art/orrery-symbols.h"
#include "widgets/style/orrery-text.h"
#include "widgets/art/orrery-token-art.h"
#include "games/roll/words/orrery-words.h"

enum
{
  MAX_ROWS = ROLL_MAX_POWERS + 1,
  MOST_LINES = 12 /* more than any text needs at twice the default font size */
};

/* The minimum size of a name before one of its words is broken. */
#define LEAST_NAME 0.6
#define LEAST_WORDS 0.7 /* of their default size, before a word is broken */

/* The differences between the sizes, in px at the default width and font. */
typedef struct
{
  double width;
  double pad, top;
  double name;          /* px of the name, and its minimum */
  double name_least;
  int name_lines;
  PangoWeight weight;
  double sub;           /* px of the line below the name; 0: none */
  double words;         /* px of the lines for powers; 0: no powers */
  double symbol;        /* next to such a line */
  double field;         /* after the symbol; 0: none */
  double piece;         /* height of dice and coins in the row of gains */
  gboolean placing_words;
  gboolean grows;       /* text scales with the width, by half */
} Measures;

static const Measures measures[] = {
  [ORRERY_TILE_LARGE] = {
    .width = 220, .pad = 14, .top = 9, .name = 16, .name_least = 13, .name_lines = 2,
    .weight = PANGO_WEIGHT_ULTRABOLD, .sub = 11, .words = 12, .symbol = 15, .field = 24,
    .piece = 24, .placing_words = TRUE,
  },
  [ORRERY_TILE_NORMAL] = {
    .width = 140, .pad = 9, .top = 6, .name = 12, .name_least = 11, .name_lines = 2,
    .weight = PANGO_WEIGHT_BOLD, .words = 10, .symbol = 14, .piece = 18,
  },
  [ORRERY_TILE_BOARD] = {
    .width = 110, .pad = 7, .top = 4, .name = 11.5, .name_least = 9.5, .name_lines = 2,
    .weight = PANGO_WEIGHT_BOLD, .words = 10, .symbol = 13, .piece = 15, .placing_words = TRUE,
    .grows = TRUE,
  },
  [ORRERY_TILE_SMALL] = {
    .width = 96, .pad = 7, .top = 3, .name = 10.5, .name_least = 10, .name_lines = 2,
    .weight = PANGO_WEIGHT_BOLD,
  },
};

typedef struct
{
  guint8 symbols[2];
  guint8 n_symbols;
  PangoLayout *words;
  gboolean below; /* the words are below, because one of them is too long to be next to the symbols */
  double height;
} Row;

struct _OrreryTileBody
{
  const RollFace *face;
  const Measures *m;
  PangoContext *context;
  double unit;   /* px of the tile per px of the measures */
  double letter; /* the same for things next to text */
  double type;   /* text scale in addition to the user's font */
  double width;
  gboolean rtl;
  PangoLayout *name, *sub, *placing;
  double name_height, sub_height, gains_height, placing_height;
  Row rows[MAX_ROWS];
  int n_rows;
};

static double
layout_height (PangoLayout *layout)
{
  int height;

  pango_layout_get_size (layout, NULL, &height);
  return height / (double) PANGO_SCALE;
}

static PangoLayout *
lay_out (OrreryTileBody *body, const char *text, double size, PangoWeight weight, double width,
         int lines)
{
  OrreryLettering lettering = { text, size * body->type, weight, width, lines };
  PangoLayout *layout = orrery_lettering_layout (body->context, &lettering);

  if (lines > 1)
    pango_layout_set_spacing (layout, -size * body->type * 0.1 * PANGO_SCALE);
  return layout;
}

static gboolean
breaks_badly (PangoLayout *layout, int lines)
{
  const char *text = pango_layout_get_text (layout);

  if (pango_layout_is_ellipsized (layout) || pango_layout_get_line_count (layout) > lines)
    return TRUE;
  /* A line that does not start after a space starts inside a word. */
  for (int i = 1; i < pango_layout_get_line_count (layout); i++)
    {
      int start = pango_layout_get_line_readonly (layout, i)->start_index;

      if (text[start - 1] != ' ' && text[start - 1] != '-')
        return TRUE;
    }
  return FALSE;
}

/* The largest size that breaks well into so many lines; NULL: none does. */
static PangoLayout *
fit_name (OrreryTileBody *body, double width, double most, double least, int lines)
{
  for (double size = most; size >= least; size -= 0.5)
    {
      PangoLayout *name = lay_out (body, body->face->name, size, body->m->weight, width, lines);

      if (!breaks_badly (name, lines))
        return name;
      g_object_unref (name);
    }
  return NULL;
}

/* A large tile's name shrinks before it is broken into two lines; at other sizes, before a word is broken. */
static void
write_name (OrreryTileBody *body, double width)
{
  const Measures *m = body->m;

  body->name = fit_name (body, width, m->name, m->name_least, m->sub > 0 ? 1 : m->name_lines);
  if (!body->name)
    body->name = fit_name (body, width, m->name_least, m->name_least * LEAST_NAME, m->name_lines + 2);
  if (!body->name)
    body->name = lay_out (body, body->face->name, m->name_least * LEAST_NAME, m->weight, width,
                          MOST_LINES);
  body->name_height = layout_height (body->name);
}

/* --- Rows of powers --- */

/* Shrinks before a word is broken. */
static PangoLayout *
fit_words (OrreryTileBody *body, const char *words, double width)
{
  const double most = body->m->words;

  for (double size = most; size >= most * LEAST_WORDS; size -= 0.5)
    {
      PangoLayout *layout = lay_out (body, words, size, PANGO_WEIGHT_NORMAL, width, MOST_LINES);

      if (!breaks_badly (layout, MOST_LINES))
        return layout;
      g_object_unref (layout);
    }
  return lay_out (body, words, most, PANGO_WEIGHT_NORMAL, width, MOST_LINES);
}

static void
add_row (OrreryTileBody *body, guint first, int second, char *words)
{
  const Measures *m = body->m;
  Row *row = &body->rows[body->n_rows++];
  double box = (m->field > 0 ? m->field : m->symbol) * body->letter;
  double text_x;

  row->symbols[0] = first;
  row->n_symbols = second < 0 ? 1 : 2;
  if (second >= 0)
    row->symbols[1] = second;
  text_x = m->pad * body->unit + row->n_symbols * (box + 4 * body->unit) + 3 * body->unit;
  row->words = fit_words (body, words, body->width - text_x - 6 * body->unit);
  row->height = MAX (box, layout_height (row->words));
  row->below = breaks_badly (row->words, MOST_LINES);
  if (row->below)
    {
      g_object_unref (row->words);
      row->words = fit_words (body, words, body->width - (m->pad - 2) * body->unit - 6 * body->unit);
      row->height = box + 4 * body->unit + layout_height (row->words);
    }
  g_free (words);
}

static void
add_power (OrreryTileBody *body, const RollPower *power)
{
  guint first = ORRERY_SYMBOL_REASSIGN;
  int second = -1;

  if (power->kind == ROLL_POWER_DICTATE_AGAIN || power->kind == ROLL_POWER_DICTATE_MORE)
    first = ORRERY_SYMBOL_DICTATE;
  if (power->phases)
    {
      int phase = g_bit_nth_lsf (power->phases, -1);
      int other = g_bit_nth_lsf (power->phases, phase);

      first = ORRERY_SYMBOL_EXPLORE + phase;
      second = other < 0 ? -1 : ORRERY_SYMBOL_EXPLORE + other;
    }
  add_row (body, first, second, orrery_power_brief (power));
}

static double
rows_height (OrreryTileBody *body)
{
  double gap = (body->m->field > 0 ? 7 : 4) * body->unit, sum = 0;

  if (body->n_rows == 0)
    return 0;
  for (int i = 0; i < body->n_rows; i++)
    sum += body->rows[i].height + (i ? gap : 0);
  return sum;
}

/* --- Gains --- */

/* Goes from the side where reading starts. */
typedef struct
{
  cairo_t *cr;
  OrreryTileBody *body;
  const OrreryStyle *style;
  double x, y, size;
} Walk;

/* Returns the left edge of the next item. */
static double
step (Walk *walk, double width)
{
  double left = walk->x;

  if (walk->body->rtl)
    left = walk->x -= width;
  else
    walk->x += width;
  walk->x += (walk->body->rtl ? -1 : 1) * walk->size * 0.16;
  return left;
}

static void
walk_symbol (Walk *walk, guint symbol, double size, const GdkRGBA *ink)
{
  double x = step (walk, size) + size / 2;

  cairo_save (walk->cr);
  cairo_translate (walk->cr, x, walk->y);
  if (walk->body->rtl && symbol == ORRERY_SYMBOL_ARROW)
    cairo_scale (walk->cr, -1, 1);
  orrery_draw_symbol (walk->cr, symbol, 0, 0, size, ink);
  cairo_restore (walk->cr);
}

static void
walk_coin (Walk *walk, const char *sign, int amount)
{
  g_autofree char *text = g_strdup_printf ("%s%d", sign, amount);

  orrery_draw_coin (walk->cr, walk->body->context, step (walk, walk->size) + walk->size / 2,
                    walk->y, walk->size, text, walk->style);
}

static void
walk_gain (Walk *walk, const RollGain *gain)
{
  double die = walk->size * 0.86;

  for (int i = 0; i < gain->count; i++)
    {
      double x = step (walk, gain->to == ROLL_GAIN_GOOD ? walk->size * 1.15 : die);

      if (gain->to == ROLL_GAIN_GOOD)
        {
          orrery_circle (walk->cr, x + walk->size * 0.575, walk->y, walk->size * 0.575);
          orrery_set_source (walk->cr, &walk->style->text, 0.13);
          cairo_fill (walk->cr);
          x += (walk->size * 1.15 - die) / 2;
        }
      orrery_draw_die (walk->cr, x, walk->y - die / 2, die, gain->colour, ROLL_NO_PHASE,
                       walk->style);
    }
}

static void
draw_gains (Walk *walk, const RollPlacing *placing)
{
  const OrreryStyle *style = walk->style;

  if (placing->remove_die)
    walk_symbol (walk, ORRERY_SYMBOL_LOSE_DIE, walk->size * 0.82, &style->error);
  if (placing->start_credits)
    walk_coin (walk, "", placing->start_credits);
  if (placing->credits)
    walk_coin (walk, "+", placing->credits);
  for (int i = 0; i < placing->n_gains; i++)
    {
      const RollGain *gain = &placing->gains[i];

      walk_gain (walk, gain);
      /* Dice that go to the same place share an arrow. */
      if (gain->to == ROLL_GAIN_GOOD
          || (i + 1 < placing->n_gains && placing->gains[i + 1].to == gain->to))
        continue;
      walk_symbol (walk, ORRERY_SYMBOL_ARROW, walk->size * 0.44, &style->dim);
      walk_symbol (walk, gain->to == ROLL_GAIN_CUP ? ORRERY_SYMBOL_CUP : ORRERY_SYMBOL_CITIZENRY,
                   walk->size * 0.86, &style->text);
    }
}

/* --- The whole --- */

static void
add_placing (OrreryTileBody *body, double width)
{
  g_autofree char *words = orrery_placing_brief (&body->face->placing);

  if (!words || body->m->piece <= 0)
    return;
  body->gains_height = body->m->piece * body->letter;
  if (!body->m->placing_words)
    return;
  body->placing = lay_out (body, words, body->m->grows ? body->m->words : 11.5, PANGO_WEIGHT_NORMAL, width, MOST_LINES);
  body->placing_height = layout_height (body->placing);
}

OrreryTileBody *
orrery_tile_body_new (guint face, OrreryTileSize size, double width, PangoContext *context)
{
  OrreryTileBody *body = g_new0 (OrreryTileBody, 1);
  double inner;

  g_assert (size < ORRERY_TILE_MINI);
  body->face = &roll_faces[face];
  body->m = &measures[size == ORRERY_TILE_FLAT ? ORRERY_TILE_BOARD : size == ORRERY_TILE_LOW ? ORRERY_TILE_SMALL : size];
  body->context = g_object_ref (context);
  /* A wide flat tile is to have fewer lines, not larger ones. */
  body->unit = (size == ORRERY_TILE_FLAT ? MIN (width, orrery_tile_width (size, context)) : width) / body->m->width;
  body->type = body->m->grows ? pow (MAX (body->unit, 0.9), 0.6) : 1;
  body->letter = orrery_text_factor (context) * body->type;
  body->width = width;
  body->rtl = pango_context_get_base_dir (context) == PANGO_DIRECTION_RTL;
  inner = width - (body->m->pad * 2 - 2) * body->unit;
  write_name (body, inner);
  if (body->m->sub > 0)
    {
      g_autofree char *kind = orrery_face_kind (body->face);

      body->sub = lay_out (body, kind, body->m->sub, PANGO_WEIGHT_NORMAL, inner, MOST_LINES);
      body->sub_height = layout_height (body->sub);
    }
  if (body->m->words > 0)
    {
      for (int i = 0; i < body->face->n_powers; i++)
        add_power (body, &body->face->powers[i]);
      if (body->face->bonus.kind != ROLL_BONUS_NONE)
        add_row (body, ORRERY_SYMBOL_BONUS, -1, orrery_bonus_brief (&body->face->bonus));
      add_placing (body, inner);
    }
  return body;
}

void
orrery_tile_body_free (OrreryTileBody *body)
{
  for (int i = 0; i < body->n_rows; i++)
    g_clear_object (&body->rows[i].words);
  g_clear_object (&body->name);
  g_clear_object (&body->sub);
  g_clear_object (&body->placing);
  g_clear_object (&body->context);
  g_free (body);
}

static double
gap_of (OrreryTileBody *body)
{
  return (body->m->sub > 0 ? 9 : 5) * body->unit;
}

double
orrery_tile_body_height (OrreryTileBody *body)
{
  double gap = gap_of (body);
  double height = body->m->top * 2 * body->unit + body->name_height + body->sub_height;

  if (body->n_rows > 0)
    height += gap + rows_height (body);
  if (body->gains_height > 0)
    height += gap + body->gains_height;
  if (body->placing_height > 0)
    height += 5 * body->unit + body->placing_height;
  return height;
}

gboolean
orrery_tile_body_is_cut (OrreryTileBody *body)
{
  gboolean cut = breaks_badly (body->name, MOST_LINES)
                 || (body->sub && pango_layout_is_ellipsized (body->sub))
                 || (body->placing && pango_layout_is_ellipsized (body->placing));

  for (int i = 0; i < body->n_rows; i++)
    cut |= breaks_badly (body->rows[i].words, MOST_LINES);
  return cut;
}

static void
draw_row_symbol (OrreryTileBody *body, cairo_t *cr, double left, double y, guint symbol,
                 const OrreryStyle *style)
{
  double box = body->m->field * body->letter, size = body->m->symbol * body->letter;

  if (box > 0)
    {
      orrery_rounded_rect (cr, left, y - box / 2, box, box, box * 0.29);
      orrery_set_source (cr, &style->well, 1);
      cairo_fill (cr);
    }
  orrery_draw_symbol (cr, symbol, left + MAX (box, size) / 2, y, size, &style->text);
}

static void
draw_row (OrreryTileBody *body, cairo_t *cr, double x, double start, double y, const Row *row,
          const OrreryStyle *style)
{
  double box = MAX (body->m->field, body->m->symbol) * body->letter;
  double middle = row->below ? y - row->height / 2 + box / 2 : y;
  double words = row->below ? y + row->height / 2 - layout_height (row->words) : y - layout_height (row->words) / 2;
  double at = start;

  for (int i = 0; i < row->n_symbols; i++)
    {
      draw_row_symbol (body, cr, x + (body->rtl ? body->width - at - box : at), middle,
                       row->symbols[i], style);
      at += box + 4 * body->unit;
    }
  at = row->below ? start : at + 3 * body->unit;
  orrery_set_source (cr, &style->text, 1);
  orrery_draw_layout (cr, row->words, x + (body->rtl ? 6 * body->unit : at), words);
}

static void
draw_rows (OrreryTileBody *body, cairo_t *cr, double x, double y, const OrreryStyle *style)
{
  double start = (body->m->pad - 2) * body->unit;

  for (int i = 0; i < body->n_rows; i++)
    {
      const Row *row = &body->rows[i];

      draw_row (body, cr, x, start, y + row->height / 2, row, style);
      y += row->height + (body->m->field > 0 ? 7 : 4) * body->unit;
    }
}

/* On the smaller tiles, extra space goes between the name and the rest, on the large one below; a small
 * tile's name is centered. */
void
orrery_tile_body_draw (OrreryTileBody *body, cairo_t *cr, double x, double y, double height,
                       const OrreryStyle *style)
{
  double spare = MAX (0, height - orrery_tile_body_height (body));
  double left = x + (body->m->pad - (body->rtl ? 2 : 0)) * body->unit;

  y += body->m->top * body->unit + (body->m->words > 0 ? 0 : spare / 2);
  orrery_set_source (cr, &style->text, 1);
  y += orrery_draw_layout (cr, body->name, left, y);
  if (body->sub)
    {
      orrery_set_source (cr, &style->dim, 1);
      y += orrery_draw_layout (cr, body->sub, left, y);
    }
  y += gap_of (body) + (body->m->sub > 0 || body->m->grows ? 0 : spare * 0.55);
  if (body->gains_height > 0)
    {
      Walk walk = { cr, body, style, body->rtl ? x + body->width - body->m->pad * body->unit : left,
                    y + body->gains_height / 2, body->gains_height };

      draw_gains (&walk, &body->face->placing);
      y += body->gains_height + 5 * body->unit;
    }
  if (body->placing)
    {
      orrery_set_source (cr, &style->text, 1);
      y += orrery_draw_layout (cr, body->placing, left, y) + gap_of (body);
    }
  draw_rows (body, cr, x, y, style);
}
