/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/art/orrery-symbols.h"

#include "widgets/art/orrery-draw.h"

/* A symbol is a list of shapes, each a path in a small language:
 *
 *   M x y, L x y, C x y x y x y, Z   as in SVG, always absolute
 *   O x y r                          a circle
 *   R x y w h r                      a rounded rectangle
 *   A x y rx ry turn from to         an arc of a turned ellipse; N runs backwards
 *
 * A path is filled by the even-odd rule, so a path inside a path is a hole, or it is stroked. `cut` keeps its
 * paths, separated by X, free of ink. Cutting with a clip instead of an operator keeps print and PDF in
 * vector form. */
typedef struct
{
  const char *path;
  double stroke; /* width of the line; 0 fills */
  double round;  /* a filled path gets an outline this wide, to round its corners */
  double dash;
  gboolean butt;
  const char *cut;
} Shape;

enum { MAX_SHAPES = 5 };

typedef struct
{
  const char *nick;
  Shape shapes[MAX_SHAPES];
} Sign;

#define STAR(outer) \
  "M0 -" #outer "L.2704 -.3722L.9511 -.309L.4375 .1421L.5878 .809" \
  "L0 .46L-.5878 .809L-.4375 .1421L-.9511 -.309L-.2704 -.3722Z"

static const Sign signs[ORRERY_N_SYMBOLS] = {
  [ORRERY_SYMBOL_EXPLORE] = { "explore", {
    { "M-1.04 0C-.6 -.82 .6 -.82 1.04 0C.6 .82 -.6 .82 -1.04 0ZO0 0 .47" },
    { "O0 0 .29O.1 -.1 .1" } } },
  [ORRERY_SYMBOL_DEVELOP] = { "develop", {
    { "M0 -.86L.86 0L0 .86L-.86 0Z", .stroke = .26 },
    { "M0 -.36L.36 0L0 .36L-.36 0Z", .round = .08 } } },
  [ORRERY_SYMBOL_SETTLE] = { "settle", {
    { "O0 0 .64", .cut = "A0 0 1.28 .56 -.42 0 3.1416N0 0 .84 .12 -.42 3.1416 0Z" },
    { "A0 0 1.06 .34 -.42 -.5 3.6416", .stroke = .17 } } },
  [ORRERY_SYMBOL_PRODUCE] = { "produce", {
    { "M0 -.94L.84 -.47L.84 .47L0 .94L-.84 .47L-.84 -.47Z", .round = .12,
      .cut = "M-1.2 -.769L0 -.097L1.2 -.769L1.2 -.575L.085 .05L.085 1.2L-.085 1.2L-.085 .05"
             "L-1.2 -.575ZXM-.6 -.881L.5 -.259L.5 -.121L-.6 -.743Z" } } },
  [ORRERY_SYMBOL_SHIP] = { "ship", {
    { "M.764 -.764C.792 -.311 .552 .042 .269 .297L.255 .82L-.085 1.075L-.184 .608L-.608 .184"
      "L-1.075 .085L-.82 -.255L-.297 -.269C-.042 -.552 .311 -.792 .764 -.764Z"
      "O.212 -.212 .17" },
    { "M-.615 .375L-.375 .615L-.806 .806Z" } } },
  [ORRERY_SYMBOL_WILD] = { "wild", {
    { "M0 -.82L0 .82M-.7101 -.41L.7101 .41M-.7101 .41L.7101 -.41", .stroke = .34 } } },
  [ORRERY_SYMBOL_REASSIGN] = { "reassign", {
    { "R-1 .12 .74 .74 .16", .stroke = .15, .dash = .22 },
    { "R.22 .06 .84 .84 .2" },
    { "A0 .02 .66 .66 0 3.19 5.93", .stroke = .19 },
    { "M.98 -.62L.72 -.06L.28 -.44Z" } } },
  [ORRERY_SYMBOL_DICTATE] = { "dictate", {
    { "M-.98 -.24L-.5 -.28L.42 -.84L.42 .62L-.5 .1L-.98 .06Z", .round = .12 },
    { "M-.66 .22L-.44 .86L-.16 .86L-.3 .3Z", .round = .12 },
    { "A.46 -.1 .48 .48 0 -.85 .85", .stroke = .17 } } },
  [ORRERY_SYMBOL_CUP] = { "cup", {
    { "M-.535 -.494L-.846 .61C-.898 .847 -.044 1.188 .082 .98L.616 -.034Z",
      .cut = "A.041 -.264 .62 .22 .38 0 6.2832ZX"
             "M-.787 .149C-.56 .45 -.06 .66 .41 .587L.36 .69C-.08 .77 -.62 .55 -.83 .26Z" },
    { "A.041 -.264 .66 .24 .38 0 6.2832Z", .stroke = .15 },
    { "M.424 -1.066L.846 -.836L.616 -.414L.194 -.644Z", .round = .1 } } },
  [ORRERY_SYMBOL_CITIZENRY] = { "citizenry", {
    { "O.42 -.536 .292M-.113 .48C-.113 -.243 .953 -.243 .953 .48Z",
      .cut = "O-.28 -.414 .394XM-1 .955C-1 -.019 .44 -.019 .44 .955Z" },
    { "O-.3 -.331 .333M-.908 .826C-.908 .002 .308 .002 .308 .826Z" } } },
  [ORRERY_SYMBOL_PERSON] = { "person", {
    { "O0 -.42 .4M-.74 .86C-.74 -.1 .74 -.1 .74 .86Z" } } },
  [ORRERY_SYMBOL_LOSE_DIE] = { "lose-die", {
    { "R-.88 -.88 1.76 1.76 .4", .stroke = .2, .dash = .34 },
    { "M-.42 0L.42 0", .stroke = .28 } } },
  [ORRERY_SYMBOL_GOOD] = { "good", {
    { "A0 0 .92 .92 0 .7854 2.3562", .stroke = .2 },
    { "R-.5 -.62 1 1 .2" } } },
  [ORRERY_SYMBOL_CREDIT] = { "credit", {
    { "O0 0 .96O0 0 .78" },
    { "M.27 -.27C.1 -.47 -.31 -.41 -.29 -.17C-.27 .08 .3 -.04 .3 .21C.3 .45 -.13 .47 -.3 .25",
      .stroke = .16 },
    { "M0 -.56L0 .56", .stroke = .14 } } },
  [ORRERY_SYMBOL_CHIP] = { "chip", {
    { "M0 -1C.13 -.82 .2 -.78 .5 -.87C.52 -.64 .62 -.56 .87 -.5C.78 -.2 .82 -.13 1 0"
      "C.82 .13 .78 .2 .87 .5C.62 .56 .52 .64 .5 .87C.2 .78 .13 .82 0 1"
      "C-.13 .82 -.2 .78 -.5 .87C-.52 .64 -.62 .56 -.87 .5C-.78 .2 -.82 .13 -1 0"
      "C-.82 -.13 -.78 -.2 -.87 -.5C-.62 -.56 -.52 -.64 -.5 -.87C-.2 -.78 -.13 -.82 0 -1Z"
      "M0 -.54L.155 -.19L.52 -.165L.25 .085L.33 .45L0 .26L-.33 .45L-.25 .085L-.52 -.165"
      "L-.155 -.19Z" } } },
  [ORRERY_SYMBOL_BONUS] = { "bonus", { { STAR (1), .round = .1 } } },
  [ORRERY_SYMBOL_ARROW] = { "arrow", {
    { "M-.8 0L.7 0M.22 -.5L.76 0L.22 .5", .stroke = .24 } } },
  [ORRERY_SYMBOL_CHECK] = { "check", {
    { "M-.75 .05L-.2 .6L.8 -.55", .stroke = .3 } } },
  [ORRERY_SYMBOL_WARNING] = { "warning", {
    { "M0 -.85L.95 .75L-.95 .75Z", .round = .2,
      .cut = "R-.1 -.4 .2 .72 .1XO0 .52 .12" } } },
  [ORRERY_SYMBOL_DIE] = { "die", {
    { "R-.85 -.85 1.7 1.7 .4O-.36 -.36 .17O.36 .36 .17O0 0 .17" } } },
  [ORRERY_SYMBOL_TILE] = { "tile", {
    { "R-.78 -.94 1.56 1.88 .28R-.56 -.72 1.12 .92 .12O0 -.26 .3" } } },
  [ORRERY_SYMBOL_FLIP] = { "flip", {
    { "A0 0 .72 .72 0 3.456 5.8", .stroke = .22 },
    { "A0 0 .72 .72 0 .314 2.66", .stroke = .22 },
    { "M.95 -.65L.78 -.1L.28 -.35Z" },
    { "M-.95 .65L-.78 .1L-.28 .35Z" } } },
  [ORRERY_SYMBOL_HINT] = { "hint", {
    { "A0 -.24 .6 .6 0 2.2 7.22L.26 .48L-.26 .48Z", .stroke = .2 },
    { "M-.2 .88L.2 .88", .stroke = .2 } } },
  [ORRERY_SYMBOL_END] = { "end", {
    { "M-.62 -.9L-.62 .95", .stroke = .2 },
    { "M-.62 -.86L.86 -.86L.5 -.36L.86 .14L-.62 .14Z", .round = .1 } } },
  [ORRERY_SYMBOL_CONSUME] = { "consume", {
    { "M.94 .06A0 .06 .94 .94 0 0 3.1416Z" },
    { "M-.12 -1.05L.43 -.87L.19 -.15L-.36 -.33Z", .round = .1 } } },
  [ORRERY_SYMBOL_CARD] = { "card", { { "R-.66 -.94 1.32 1.88 .26", .stroke = .22 } } },
  [ORRERY_SYMBOL_KEEP] = { "keep", {
    { "R-.66 -.94 1.32 1.88 .26", .stroke = .22 },
    { "M-.3 .06L-.06 .32L.34 -.24", .stroke = .24 } } },
  [ORRERY_SYMBOL_GONE] = { "gone", {
    { "R-.66 -.94 1.32 1.88 .26", .stroke = .2, .dash = .32 },
    { "M0 -.42L0 .42M-.36 .1L0 .46L.36 .1", .stroke = .2 } } },
  [ORRERY_SYMBOL_MOST] = { "most", {
    { "R-.92 .1 .5 .82 .12R-.25 -.86 .5 1.78 .12R.42 .36 .5 .56 .12" } } },
  [ORRERY_SYMBOL_SHIELD] = { "shield", {
    { "M0 -.98C.3 -.8 .58 -.74 .9 -.74C.96 .02 .72 .66 0 1.02C-.72 .66 -.96 .02 -.9 -.74C-.58 -.74 -.3 -.8 0 -.98Z" } } },
  [ORRERY_SYMBOL_DOME] = { "dome", {
    { "A0 .45 .86 .86 0 3.1416 6.2832", .stroke = .2 },
    { "M-.98 .76L.98 .76", .stroke = .22 },
    { "O0 .12 .26" } } },
  [ORRERY_SYMBOL_TRADE] = { "trade", {
    { "M-.8 -.38L.74 -.38M.36 -.78L.78 -.38L.36 .02", .stroke = .22 },
    { "M.8 .42L-.74 .42M-.36 .02L-.78 .42L-.36 .82", .stroke = .22 } } },
  [ORRERY_SYMBOL_ENVOY] = { "envoy", {
    { "O-.42 -.5 .34M-1 .82C-1 -.12 .16 -.12 .16 .82Z" },
    { "M.62 .82L.62 -.62M.24 -.28L.62 -.72L1 -.28", .stroke = .22 } } },
  [ORRERY_SYMBOL_MARK_HOME] = { "mark-home", { { "O0 0 .72" } } },
  [ORRERY_SYMBOL_MARK_MILITARY] = { "mark-military", {
    { "M-1 .55L0 -.45L1 .55", .stroke = .62, .butt = TRUE } } },
  [ORRERY_SYMBOL_MARK_CONSUMPTION] = { "mark-consumption", {
    { "M1 -.45A0 -.45 1 1 0 0 3.1416Z" } } },
  [ORRERY_SYMBOL_MARK_NOVELTY] = { "mark-novelty", {
    { "M-1 -.3L-.3 -.3L-.3 -1L.3 -1L.3 -.3L1 -.3L1 .3L.3 .3L.3 1L-.3 1L-.3 .3L-1 .3Z" } } },
  [ORRERY_SYMBOL_MARK_RARE] = { "mark-rare", { { "R-.78 -.78 1.56 1.56 0" } } },
  [ORRERY_SYMBOL_MARK_GENES] = { "mark-genes", {
    { "R-.88 -.95 .6 1.9 0R.28 -.95 .6 1.9 0" } } },
  [ORRERY_SYMBOL_MARK_ALIEN] = { "mark-alien", {
    { "M-1.05 -.8L1.05 -.8L0 .95Z" } } },
  [ORRERY_SYMBOL_MARK_GRAY] = { "mark-gray", { { "O0 0 .66", .stroke = .42 } } },
};

static const char *
numbers (const char *at, double *out, int n)
{
  for (int i = 0; i < n; i++)
    {
      char *end;

      out[i] = g_ascii_strtod (at, &end);
      g_assert (end != at);
      at = end;
    }
  return at;
}

static void
ellipse (cairo_t *cr, const double *v, gboolean backwards)
{
  cairo_matrix_t matrix;

  cairo_get_matrix (cr, &matrix);
  cairo_translate (cr, v[0], v[1]);
  cairo_rotate (cr, v[4]);
  cairo_scale (cr, v[2], v[3]);
  (backwards ? cairo_arc_negative : cairo_arc) (cr, 0, 0, 1, v[5], v[6]);
  cairo_set_matrix (cr, &matrix);
}

/* Traces up to the end or to an X; returns the rest. */
static const char *
trace (cairo_t *cr, const char *at)
{
  double v[7];

  cairo_new_path (cr);
  while (*at && *at != 'X')
    {
      switch (*at++)
        {
        case 'M':
          at = numbers (at, v, 2);
          cairo_move_to (cr, v[0], v[1]);
          break;
        case 'L':
          at = numbers (at, v, 2);
          cairo_line_to (cr, v[0], v[1]);
          break;
        case 'C':
          at = numbers (at, v, 6);
          cairo_curve_to (cr, v[0], v[1], v[2], v[3], v[4], v[5]);
          break;
        case 'O':
          at = numbers (at, v, 3);
          orrery_circle (cr, v[0], v[1], v[2]);
          break;
        case 'R':
          at = numbers (at, v, 5);
          orrery_rounded_rect (cr, v[0], v[1], v[2], v[3], v[4]);
          break;
        case 'A':
        case 'N':
          {
            gboolean backwards = at[-1] == 'N';

            at = numbers (at, v, 7);
            ellipse (cr, v, backwards);
          }
          break;
        case 'Z':
          cairo_close_path (cr);
          break;
        default:
          g_assert_not_reached ();
        }
    }
  return *at == 'X' ? at + 1 : at;
}

static void
cut_out (cairo_t *cr, const char *cut)
{
  while (*cut)
    {
      cut = trace (cr, cut);
      cairo_rectangle (cr, -2, -2, 4, 4);
      cairo_clip (cr);
    }
}

static void
draw_shape (cairo_t *cr, const Shape *shape)
{
  cairo_save (cr);
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_set_line_join (cr, shape->butt ? CAIRO_LINE_JOIN_MITER : CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, shape->butt ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_ROUND);
  if (shape->cut)
    cut_out (cr, shape->cut);
  if (shape->dash > 0)
    {
      cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
      cairo_set_dash (cr, (double[]) { shape->dash, shape->dash * 0.7 }, 2, 0);
    }
  trace (cr, shape->path);
  if (shape->stroke == 0)
    cairo_fill_preserve (cr);
  cairo_set_line_width (cr, shape->stroke + shape->round);
  if (shape->stroke + shape->round > 0)
    cairo_stroke (cr);
  cairo_restore (cr);
  cairo_new_path (cr);
}

void
orrery_draw_symbol (cairo_t *cr, OrrerySymbolId symbol, double x, double y, double size,
                    const GdkRGBA *ink)
{
  const Sign *sign = &signs[symbol];
  gboolean sheer = ink->alpha < 1;

  g_return_if_fail (symbol < ORRERY_N_SYMBOLS);

  cairo_save (cr);
  cairo_translate (cr, x, y);
  cairo_scale (cr, size / 2, size / 2);
  /* Shapes overlap, so transparency applies to all of them together. */
  if (sheer)
    cairo_push_group (cr);
  cairo_set_source_rgb (cr, ink->red, ink->green, ink->blue);
  for (int i = 0; i < MAX_SHAPES && sign->shapes[i].path; i++)
    draw_shape (cr, &sign->shapes[i]);
  if (sheer)
    {
      cairo_pop_group_to_source (cr);
      cairo_paint_with_alpha (cr, ink->alpha);
    }
  cairo_restore (cr);
}

const char *
orrery_symbol_nick (OrrerySymbolId symbol)
{
  g_return_val_if_fail (symbol < ORRERY_N_SYMBOLS, NULL);

  return signs[symbol].nick;
}

gboolean
orrery_symbol_from_nick (const char *nick, OrrerySymbolId *symbol)
{
  for (int i = 0; i < ORRERY_N_SYMBOLS; i++)
    if (g_str_equal (nick, signs[i].nick))
      {
        *symbol = i;
        return TRUE;
      }
  return FALSE;
}
