/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/style/orrery-palette.h"

#include <adwaita.h>
#include <math.h>

#define RGB ORRERY_RGB
#define GRAY_ALPHA(v, a) { (v), (v), (v), (a) }

static const OrreryTokenColours tokens = {
  .phase_top = RGB (0x3f4f86), .phase_bottom = RGB (0x2a3766),
  .cost = RGB (0x34426e),
  .coin_top = RGB (0xfbe88a), .coin_bottom = RGB (0xe5a50a),
  .coin_edge = RGB (0x8a5d00), .coin_ink = RGB (0x4a3200),
  .chip_top = RGB (0x646ece), .chip_bottom = RGB (0x3f49a8), .chip_edge = RGB (0x1b1f52),
  .seats = { RGB (0x1a5fb4), RGB (0x1b7a4a), RGB (0xc64600), RGB (0x613583), RGB (0x986a44) },
};

#define LIGHT_ROLES                                                                  \
  .window = RGB (0xfafafa), .card = RGB (0xffffff), .tile = RGB (0xffffff),          \
  .odd_field = RGB (0xffe9d2), .error = RGB (0xc01c28)
#define DARK_ROLES                                                                   \
  .dark = TRUE, .text = RGB (0xffffff), .good = RGB (0x8ff0a4), .odd = RGB (0xffbe6f), \
  .odd_field = RGB (0x4d3a24), .error = RGB (0xff8a75)

/* Indexed by dark + 2 × high contrast. */
static const OrreryStyle styles[ORRERY_N_STYLES] = {
  {
    LIGHT_ROLES,
    .text = RGB (0x2e2e33), .dim = RGB (0x66656b),
    .well = GRAY_ALPHA (0.f, .08f), .line = GRAY_ALPHA (0.f, .10f),
    .accent = RGB (0x3584e4), .accent_text = RGB (0x1a5fb4),
    .good = RGB (0x1b7a4a), .odd = RGB (0x9c4a00),
    .plan_top = RGB (0xeef1fb), .plan_bottom = RGB (0xdce3f4),
    .plan_ink = RGB (0x34426e), .plan_accent = RGB (0x1c71d8),
    .shadow = .16,
  },
  {
    DARK_ROLES,
    .window = RGB (0x242424), .card = RGB (0x363636), .tile = RGB (0x3a3a3d),
    .dim = RGB (0xbfbec3),
    .well = GRAY_ALPHA (1.f, .10f), .line = GRAY_ALPHA (1.f, .10f),
    .accent = RGB (0x3584e4), .accent_text = RGB (0x99c1f1),
    .plan_top = RGB (0x333a52), .plan_bottom = RGB (0x262b3e),
    .plan_ink = RGB (0xc6d2f2), .plan_accent = RGB (0x62a0ea),
    .shadow = .38,
  },
  {
    LIGHT_ROLES,
    .flat = TRUE,
    .text = RGB (0x000000), .dim = RGB (0x3d3846),
    .well = GRAY_ALPHA (0.f, .12f), .line = GRAY_ALPHA (0.f, .60f),
    .accent = RGB (0x1a5fb4), .accent_text = RGB (0x1a5fb4),
    .good = RGB (0x0f5132), .odd = RGB (0x6f3400),
    .plan_top = RGB (0xffffff), .plan_bottom = RGB (0xffffff),
    .plan_ink = RGB (0x17224a), .plan_accent = RGB (0x1a5fb4),
  },
  {
    DARK_ROLES,
    .flat = TRUE,
    .window = RGB (0x000000), .card = RGB (0x1e1e1e), .tile = RGB (0x161618),
    .dim = RGB (0xdeddda),
    .well = GRAY_ALPHA (1.f, .18f), .line = GRAY_ALPHA (1.f, .70f),
    .accent = RGB (0x62a0ea), .accent_text = RGB (0x99c1f1),
    .plan_top = RGB (0x10131f), .plan_bottom = RGB (0x10131f),
    .plan_ink = RGB (0xffffff), .plan_accent = RGB (0x99c1f1),
  },
};

const OrreryStyle *
orrery_style_get (gboolean dark, gboolean high_contrast)
{
  return &styles[(dark ? 1 : 0) + (high_contrast ? 2 : 0)];
}

const OrreryStyle *
orrery_style_current (void)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  return orrery_style_get (adw_style_manager_get_dark (manager),
                           adw_style_manager_get_high_contrast (manager));
}

void
orrery_style_redraw (GtkWidget *widget)
{
  AdwStyleManager *manager = adw_style_manager_get_default ();

  g_signal_connect_object (manager, "notify::dark", G_CALLBACK (gtk_widget_queue_draw), widget,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (manager, "notify::high-contrast", G_CALLBACK (gtk_widget_queue_draw),
                           widget, G_CONNECT_SWAPPED);
}

guint
orrery_style_index (const OrreryStyle *style)
{
  return style - styles;
}

const OrreryTokenColours *
orrery_token_colours (void)
{
  return &tokens;
}

GdkRGBA
orrery_mix (const GdkRGBA *a, const GdkRGBA *b, double share_of_b)
{
  float t = share_of_b;

  return (GdkRGBA) {
    a->red + (b->red - a->red) * t,
    a->green + (b->green - a->green) * t,
    a->blue + (b->blue - a->blue) * t,
    a->alpha + (b->alpha - a->alpha) * t,
  };
}

GdkRGBA
orrery_lighten (const GdkRGBA *colour, double by)
{
  const GdkRGBA white = RGB (0xffffff);

  return orrery_mix (colour, &white, by);
}

GdkRGBA
orrery_darken (const GdkRGBA *colour, double by)
{
  const GdkRGBA black = RGB (0x000000);

  return orrery_mix (colour, &black, by);
}

GdkRGBA
orrery_turn_hue (const GdkRGBA *colour, double turn, double saturation, double lightness)
{
  float h, s, v;
  GdkRGBA result = *colour;

  gtk_rgb_to_hsv (colour->red, colour->green, colour->blue, &h, &s, &v);
  h += turn;
  h -= floorf (h);
  s = CLAMP (s * saturation, 0, 1);
  v = CLAMP (v * lightness, 0, 1);
  gtk_hsv_to_rgb (h, s, v, &result.red, &result.green, &result.blue);
  return result;
}
