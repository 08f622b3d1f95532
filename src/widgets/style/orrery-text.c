/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/style/orrery-text.h"

/* Cantarell 11 at 96 dpi, for which the sizes of lettering are given. */
#define USUAL_PX (11.0 * 96 / 72)

/* The minimum size of squeezed letters, as a fraction of their size. */
#define LEAST_SQUEEZED 0.72

static double
font_px (PangoContext *context)
{
  PangoFontDescription *font = pango_context_get_font_description (context);
  double size = pango_font_description_get_size (font) / (double) PANGO_SCALE;
  double dpi = pango_cairo_context_get_resolution (context);

  if (size <= 0)
    return USUAL_PX;
  if (pango_font_description_get_size_is_absolute (font))
    return size;
  return size * (dpi > 0 ? dpi : 96) / 72;
}

double
orrery_text_factor (PangoContext *context)
{
  return font_px (context) / USUAL_PX;
}

static void
stop_snapping (PangoContext *context)
{
  cairo_font_options_t *options = cairo_font_options_create ();

  cairo_font_options_set_hint_style (options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics (options, CAIRO_HINT_METRICS_OFF);
  cairo_font_options_set_antialias (options, CAIRO_ANTIALIAS_GRAY);
  pango_cairo_context_set_font_options (context, options);
  cairo_font_options_destroy (options);
  pango_context_set_round_glyph_positions (context, FALSE);
}

PangoContext *
orrery_text_context_copy (PangoContext *context)
{
  PangoContext *copy = pango_font_map_create_context (pango_context_get_font_map (context));

  pango_context_set_font_description (copy, pango_context_get_font_description (context));
  pango_context_set_base_dir (copy, pango_context_get_base_dir (context));
  pango_context_set_language (copy, pango_context_get_language (context));
  pango_cairo_context_set_resolution (copy, pango_cairo_context_get_resolution (context));
  stop_snapping (copy);
  return copy;
}

PangoContext *
orrery_text_context_new (void)
{
  PangoContext *context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  GtkSettings *settings = gtk_settings_get_default ();
  g_autofree char *name = NULL;
  int dpi = -1;

  if (settings)
    g_object_get (settings, "gtk-font-name", &name, "gtk-xft-dpi", &dpi, NULL);
  if (name)
    {
      PangoFontDescription *font = pango_font_description_from_string (name);

      pango_context_set_font_description (context, font);
      pango_font_description_free (font);
    }
  pango_cairo_context_set_resolution (context, dpi > 0 ? dpi / 1024.0 : 96);
  pango_context_set_base_dir (context, gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL
                                         ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR);
  stop_snapping (context);
  return context;
}

guint
orrery_text_context_hash (PangoContext *context)
{
  guint hash = pango_font_description_hash (pango_context_get_font_description (context));

  hash = hash * 31 + (guint) (pango_cairo_context_get_resolution (context) * 64);
  hash = hash * 31 + pango_context_get_base_dir (context);
  return hash * 31 + g_direct_hash (pango_context_get_language (context));
}

/* A sum such as +$2 is one word, although lines may break inside it by default. A number alone reads from
 * left to right in any script. */
static char *
prepare (const OrreryLettering *lettering)
{
  GString *text = g_string_new (lettering->fixed ? "\u200e" : NULL);

  g_string_append (text, lettering->text);
  g_string_replace (text, "+$", "+\u2060$", 0);
  return g_string_free (text, FALSE);
}

/* Other languages have longer words for the same thing. */
static void
squeeze (PangoLayout *layout, PangoFontDescription *font)
{
  double size = pango_font_description_get_size (font);
  double least = LEAST_SQUEEZED * size;

  while (pango_layout_is_ellipsized (layout) && size > least)
    {
      size = MAX (least, size * 0.95);
      pango_font_description_set_absolute_size (font, size);
      pango_layout_set_font_description (layout, font);
    }
}

PangoLayout *
orrery_lettering_layout (PangoContext *context, const OrreryLettering *lettering)
{
  PangoLayout *layout = pango_layout_new (context);
  PangoFontDescription *font =
    pango_font_description_copy (pango_context_get_font_description (context));
  double size = lettering->size * (lettering->fixed ? 1 : orrery_text_factor (context));
  g_autofree char *text = prepare (lettering);

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, lettering->weight);
  pango_layout_set_font_description (layout, font);
  pango_layout_set_text (layout, text, -1);
  pango_layout_set_alignment (layout, lettering->align);
  if (lettering->width > 0)
    {
      pango_layout_set_width (layout, lettering->width * PANGO_SCALE);
      pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
      pango_layout_set_height (layout, -MAX (1, lettering->lines));
      if (lettering->squeeze && lettering->lines <= 1)
        squeeze (layout, font);
    }
  pango_font_description_free (font);
  return layout;
}

/* Draws paths: cairo would snap each glyph to a whole pixel, which spaces small text unevenly. */
static void
show (cairo_t *cr, PangoLayout *layout)
{
  pango_cairo_layout_path (cr, layout);
  cairo_fill (cr);
}

double
orrery_draw_layout (cairo_t *cr, PangoLayout *layout, double x, double y)
{
  int height;

  cairo_move_to (cr, x, y);
  show (cr, layout);
  pango_layout_get_size (layout, NULL, &height);
  return height / (double) PANGO_SCALE;
}

void
orrery_draw_number (cairo_t *cr, PangoContext *context, const char *text, double x, double y,
                    double size)
{
  OrreryLettering lettering = { text, size, PANGO_WEIGHT_ULTRABOLD, .fixed = TRUE };
  g_autoptr (PangoLayout) layout = orrery_lettering_layout (context, &lettering);
  PangoRectangle ink, logical;

  pango_layout_get_extents (layout, &ink, &logical);
  cairo_move_to (cr, x - (ink.x + ink.width / 2.0) / PANGO_SCALE,
                 y - (ink.y + ink.height / 2.0) / PANGO_SCALE);
  show (cr, layout);
}
