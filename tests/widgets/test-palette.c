/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Text is readable: contrasts of the palette, in every style. */
#include "widgets/style/orrery-palette.h"
#include "games/roll/board/orrery-roll-pieces.h"
#include "games/roll/words/orrery-roll.h"

static double
linear (double channel)
{
  return channel <= 0.03928 ? channel / 12.92 : pow ((channel + 0.055) / 1.055, 2.4);
}

static double
luminance (const GdkRGBA *c)
{
  return 0.2126 * linear (c->red) + 0.7152 * linear (c->green) + 0.0722 * linear (c->blue);
}

/* As WCAG measures it. */
static double
get_contrast (const GdkRGBA *a, const GdkRGBA *b)
{
  double la = luminance (a);
  double lb = luminance (b);

  return (MAX (la, lb) + 0.05) / (MIN (la, lb) + 0.05);
}

static const GdkRGBA white = { 1, 1, 1, 1 };

#define assert_contrast(a, b, least) g_assert_cmpfloat (get_contrast (a, b), >=, least)

static void
test_formula (void)
{
  const GdkRGBA black = { 0, 0, 0, 1 };

  g_assert_cmpfloat_with_epsilon (get_contrast (&white, &black), 21, 1e-6);
  g_assert_cmpfloat_with_epsilon (get_contrast (&black, &white), 21, 1e-6);
  g_assert_cmpfloat_with_epsilon (get_contrast (&white, &white), 1, 1e-6);
}

/* The palette as designed: colors must not change by accident. */
static void
test_kinds (void)
{
  static const double ink[] = { 10.4, 6.1, 6.8, 6.5, 5.3, 7.5, 8.8, 6.6 };
  static const double edge[] = { 4.5, 10.7, 11.9, 4.6, 8.4, 4.4, 3.9 };
  static const double rim[] = { 11.1, 4.4, 4.7, 8.5, 6.6, 9.0, 9.8 };

  for (int i = 0; i <= ROLL_GRAY; i++)
    {
      const OrreryKindColours *kind = orrery_kind_colours (i);

      assert_contrast (&kind->ink, &kind->body, 4.5);
      g_assert_cmpfloat_with_epsilon (get_contrast (&kind->ink, &kind->body), ink[i], 0.1);
      if (i == ROLL_GRAY)
        continue;
      g_assert_cmpfloat_with_epsilon (
        get_contrast (&kind->edge, &orrery_style_get (FALSE, FALSE)->card), edge[i], 0.1);
      g_assert_cmpfloat_with_epsilon (
        get_contrast (&kind->rim, &orrery_style_get (TRUE, FALSE)->card), rim[i], 0.1);
    }
}

/* An outline needs 3 : 1 against its background. */
static void
test_outlines (void)
{
  for (int i = 0; i < ROLL_N_COLOURS; i++)
    for (int s = 0; s < ORRERY_N_STYLES; s++)
      {
        const OrreryStyle *style = orrery_style_get (s & 1, s & 2);
        const OrreryKindColours *kind = orrery_kind_colours (i);
        GdkRGBA dark_edge = orrery_darken (&kind->edge, 0.45);
        const GdkRGBA *outline = style->dark ? &kind->rim : style->flat ? &dark_edge : &kind->edge;

        assert_contrast (outline, &style->card, style->flat ? 4.5 : 3.0);
        assert_contrast (outline, &style->window, style->flat ? 4.5 : 3.0);
      }
}

static void
test_styles (void)
{
  for (int s = 0; s < ORRERY_N_STYLES; s++)
    {
      const OrreryStyle *style = orrery_style_get (s & 1, s & 2);
      double text = style->flat ? 7 : 4.5;

      g_assert_cmpint (orrery_style_index (style), ==, s);
      g_assert_cmpint (style->dark, ==, (s & 1) != 0);
      g_assert_cmpint (style->flat, ==, (s & 2) != 0);
      assert_contrast (&style->text, &style->card, 7);
      assert_contrast (&style->text, &style->tile, 7);
      assert_contrast (&style->dim, &style->card, text);
      assert_contrast (&style->dim, &style->tile, text);
      assert_contrast (&style->accent_text, &style->card, 4.5);
      assert_contrast (&style->accent, &style->card, 3);
      assert_contrast (&style->good, &style->card, 4.5);
      assert_contrast (&style->odd, &style->card, 4.5);
      assert_contrast (&style->odd, &style->odd_field, 4.5);
      assert_contrast (&style->error, &style->card, 4.5);
      assert_contrast (&style->error, &style->tile, 4.5);
      assert_contrast (&style->plan_ink, &style->plan_top, 4.5);
      assert_contrast (&style->plan_ink, &style->plan_bottom, 4.5);
      assert_contrast (&style->plan_accent, &style->plan_bottom, 3);
    }
}

/* The color of `field` on top of `ground`. */
static GdkRGBA
over (const GdkRGBA *field, const GdkRGBA *ground)
{
  GdkRGBA opaque = *field;

  opaque.alpha = 1;
  return orrery_mix (ground, &opaque, field->alpha);
}

/* Columns, counters and the tray are wells: captions and symbols are on them, on a card or on the window. */
static void
test_wells (void)
{
  for (int s = 0; s < ORRERY_N_STYLES; s++)
    {
      const OrreryStyle *style = orrery_style_get (s & 1, s & 2);
      const GdkRGBA *const grounds[] = { &style->card, &style->window };

      for (guint i = 0; i < G_N_ELEMENTS (grounds); i++)
        {
          const GdkRGBA well = over (&style->well, grounds[i]);

          g_test_message ("style %d, ground %u: text %.2f dim %.2f", s, i, get_contrast (&style->text, &well),
                          get_contrast (&style->dim, &well));
          assert_contrast (&style->text, &well, 4.5);
          assert_contrast (&style->dim, &well, 4.5);
          assert_contrast (&style->dim, grounds[i], 4.5);
          assert_contrast (&style->accent_text, grounds[i], 4.5);
        }
    }
}

static void
test_tokens (void)
{
  const OrreryTokenColours *tokens = orrery_token_colours ();

  assert_contrast (&white, &tokens->phase_top, 4.5);
  assert_contrast (&white, &tokens->phase_bottom, 4.5);
  assert_contrast (&white, &tokens->cost, 4.5);
  assert_contrast (&tokens->coin_ink, &tokens->coin_top, 4.5);
  assert_contrast (&tokens->coin_ink, &tokens->coin_bottom, 4.5);
  assert_contrast (&white, &tokens->chip_top, 4.5);
  assert_contrast (&white, &tokens->chip_bottom, 4.5);
  for (guint i = 0; i < G_N_ELEMENTS (tokens->seats); i++)
    assert_contrast (&white, &tokens->seats[i], 4.5);
}

static void
test_mixing (void)
{
  const GdkRGBA red = { 1, 0, 0, 1 };
  GdkRGBA half = orrery_lighten (&red, 0.5), turned = orrery_turn_hue (&red, 1.0 / 3, 1, 1);

  g_assert_cmpfloat_with_epsilon (half.green, 0.5, 1e-6);
  g_assert_cmpfloat_with_epsilon (turned.green, 1, 1e-5);
  g_assert_cmpfloat_with_epsilon (turned.red, 0, 1e-5);
  g_assert_cmpfloat_with_epsilon (orrery_darken (&red, 1).red, 0, 1e-6);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/palette/formula", test_formula);
  g_test_add_func ("/palette/kinds", test_kinds);
  g_test_add_func ("/palette/outlines", test_outlines);
  g_test_add_func ("/palette/styles", test_styles);
  g_test_add_func ("/palette/wells", test_wells);
  g_test_add_func ("/palette/tokens", test_tokens);
  g_test_add_func ("/palette/mixing", test_mixing);
  return g_test_run ();
}
