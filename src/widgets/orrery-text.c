/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/orrery-text.h"

/* Cantarell 11 at 96 dots an inch, which the sizes of lettering are given for. */
#define USUAL_PX (11.0 * 96 / 72)

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
  pango_context_set_round_glyph_positions (context, FALSE);
  return context;
}

PangoLayout *
orrery_lettering_layout (PangoContext          *context,
                         const OrreryLettering *lettering)
{
  PangoLayout *layout = pango_layout_new (context);
  PangoFontDescription *font =
    pango_font_description_copy (pango_context_get_font_description (context));
  double size = lettering->size * (lettering->fixed ? 1 : orrery_text_factor (context));

  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_font_description_set_weight (font, lettering->weight);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_text (layout, lettering->text, -1);
  pango_layout_set_alignment (layout, lettering->align);
  if (lettering->width > 0)
    {
      pango_layout_set_width (layout, lettering->width * PANGO_SCALE);
      pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
      pango_layout_set_ellipsize (layout, PANGO_ELLIPSIZE_END);
      pango_layout_set_height (layout, -MAX (1, lettering->lines));
    }
  return layout;
}

double
orrery_draw_layout (cairo_t     *cr,
                    PangoLayout *layout,
                    double       x,
                    double       y)
{
  int height;

  cairo_move_to (cr, x, y);
  pango_cairo_show_layout (cr, layout);
  pango_layout_get_size (layout, NULL, &height);
  return height / (double) PANGO_SCALE;
}

void
orrery_draw_number (cairo_t      *cr,
                    PangoContext *context,
                    const char   *text,
                    double        x,
                    double        y,
                    double        size)
{
  OrreryLettering lettering = { text, size, PANGO_WEIGHT_ULTRABOLD, .fixed = TRUE };
  g_autoptr (PangoLayout) layout = orrery_lettering_layout (context, &lettering);
  PangoRectangle ink, logical;

  pango_layout_get_extents (layout, &ink, &logical);
  cairo_move_to (cr, x - (ink.x + ink.width / 2.0) / PANGO_SCALE,
                 y - (ink.y + ink.height / 2.0) / PANGO_SCALE);
  pango_cairo_show_layout (cr, layout);
}
