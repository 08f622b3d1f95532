/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/charts/orrery-axis.h"

#include <math.h>

#include "widgets/art/orrery-draw.h"
#include "widgets/style/orrery-text.h"

double
orrery_axis_y (const OrreryAxis *self, double value)
{
  return self->top + self->height * (1 - value / self->most);
}

void
orrery_axis_write (const OrreryAxis *self, const char *text, double x, double y, int align,
                   PangoWeight weight, const GdkRGBA *colour)
{
  OrreryLettering lettering = { text, ORRERY_AXIS_LABEL, weight };
  g_autoptr (PangoLayout) layout = orrery_lettering_layout (self->context, &lettering);
  int w, h;

  pango_layout_get_pixel_size (layout, &w, &h);
  orrery_set_source (self->cr, colour, 1);
  orrery_draw_layout (self->cr, layout, align < 0 ? x : align == 0 ? x - w / 2.0 : x - w,
                      y - h / 2.0);
}

void
orrery_axis_draw (const OrreryAxis *self)
{
  for (int value = 0; value <= self->most; value += self->step)
    {
      g_autofree char *text = g_strdup_printf ("%d", value);
      double y = round (orrery_axis_y (self, value)) + 0.5;

      cairo_move_to (self->cr, self->left, y);
      cairo_line_to (self->cr, self->left + self->width, y);
      orrery_set_source (self->cr, &self->style->line, 1);
      cairo_set_line_width (self->cr, 1);
      cairo_stroke (self->cr);
      orrery_axis_write (self, text, self->left - 8, y, 1, PANGO_WEIGHT_NORMAL, &self->style->dim);
    }
}
