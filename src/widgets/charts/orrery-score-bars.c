/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "widgets/charts/orrery-score-bars.h"

#include <glib/gi18n.h>

#include "widgets/art/orrery-draw.h"
#include "widgets/style/orrery-text.h"

enum { MAX_PARTS = 6 };

struct _OrreryScoreBars
{
  GtkWidget parent_instance;

  guint n_seats;
  guint n_parts;
  const char *part_names[MAX_PARTS];
  int parts[GAME_MAX_SEATS][MAX_PARTS];
  int totals[GAME_MAX_SEATS];
  GStrv names;
};

G_DEFINE_FINAL_TYPE (OrreryScoreBars, orrery_score_bars, GTK_TYPE_WIDGET)

static const char *const colours[MAX_PARTS] = { "#3f49a8", "#62a0ea", "#57a773", "#e5a50a", "#9141ac", "#c64600" };
static const char *const inks[MAX_PARTS] = { "#ffffff", "#0b2544", "#06240f", "#332200", "#ffffff", "#ffffff" };

/* --- Drawing --- */

typedef struct
{
  cairo_t *cr;
  PangoContext *context;
  const OrreryStyle *style;
  double letter;
  double width;
  gboolean mirrored; /* x counts from the right, where reading begins */
} Pen;

static double
write_at (const Pen *pen, const char *text, double x, double y, int align, PangoWeight weight,
          const GdkRGBA *colour)
{
  OrreryLettering lettering = { text, 12, weight };
  g_autoptr (PangoLayout) layout = orrery_lettering_layout (pen->context, &lettering);
  int w, h;

  if (pen->mirrored)
    {
      x = pen->width - x;
      align = -align;
    }
  pango_layout_get_pixel_size (layout, &w, &h);
  orrery_set_source (pen->cr, colour, 1);
  orrery_draw_layout (pen->cr, layout, align < 0 ? x : align == 0 ? x - w / 2.0 : x - w,
                      y - h / 2.0);
  return w;
}

static void
fill_rect (const Pen *pen, double x, double y, double w, double h, double radius,
           const GdkRGBA *colour)
{
  orrery_rounded_rect (pen->cr, pen->mirrored ? pen->width - x - w : x, y, w, h, radius);
  orrery_set_source (pen->cr, colour, 1);
  cairo_fill (pen->cr);
}

static GdkRGBA
parse (const char *text)
{
  GdkRGBA colour;

  gdk_rgba_parse (&colour, text);
  return colour;
}

static double
draw_legend (OrreryScoreBars *self, const Pen *pen)
{
  double x = 0, y = 9 * pen->letter;

  for (guint part = 0; part < self->n_parts; part++)
    {
      GdkRGBA colour = parse (colours[part]);
      double room = 34 * pen->letter + 7 * g_utf8_strlen (self->part_names[part], -1) * pen->letter;

      if (x > 0 && x + room > pen->width)
        {
          x = 0;
          y += 18 * pen->letter;
        }
      fill_rect (pen, x, y - 5, 10, 10, 2.5, &colour);
      x += 16 + write_at (pen, self->part_names[part], x + 16, y, -1, PANGO_WEIGHT_NORMAL,
                          &pen->style->dim) + 16;
    }
  return y + 9 * pen->letter;
}

static void
draw_bar (OrreryScoreBars *self, const Pen *pen, const int *parts, double x, double y, double unit)
{
  double height = 22 * pen->letter;

  for (guint part = 0; part < self->n_parts; part++)
    {
      GdkRGBA colour = parse (colours[part]), ink = parse (inks[part]);
      g_autofree char *text = g_strdup_printf ("%d", parts[part]);
      double w = parts[part] * unit;

      if (parts[part] <= 0)
        continue;
      fill_rect (pen, x, y - height / 2, MAX (w - 2, 1), height, MIN (4, w / 3), &colour);
      if (w > 18 * pen->letter)
        write_at (pen, text, x + w / 2 - 1, y, 0, PANGO_WEIGHT_SEMIBOLD, &ink);
      x += w;
    }
}

static void
draw (OrreryScoreBars *self, const Pen *pen, double height)
{
  double top = draw_legend (self, pen), step = (height - top) / MAX (self->n_seats, 1);
  double names = 0, most = 1;

  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      names = MAX (names, 8 * g_utf8_strlen (self->names[seat], -1) * pen->letter + 12);
      most = MAX (most, self->totals[seat]);
    }
  names = MIN (names, pen->width * 0.3);
  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      double y = top + step * (seat + 0.5);
      g_autofree char *total = g_strdup_printf ("%d", self->totals[seat]);

      write_at (pen, self->names[seat], 0, y, -1, PANGO_WEIGHT_BOLD, &pen->style->text);
      draw_bar (self, pen, self->parts[seat], names, y,
                (pen->width - names - 40 * pen->letter) / most);
      write_at (pen, total, pen->width - 2, y, 1, PANGO_WEIGHT_BOLD, &pen->style->text);
    }
}

static void
orrery_score_bars_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  OrreryScoreBars *self = ORRERY_SCORE_BARS (widget);
  int width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  PangoContext *context = orrery_text_context_copy (gtk_widget_get_pango_context (widget));
  cairo_t *cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  Pen pen = { cr, context, orrery_style_current (), orrery_text_factor (context), width,
              gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL };

  draw (self, &pen, height);
  cairo_destroy (cr);
  g_object_unref (context);
}

static void
orrery_score_bars_measure (GtkWidget *widget, GtkOrientation orientation, int for_size,
                           int *minimum, int *natural, int *minimum_baseline, int *natural_baseline)
{
  OrreryScoreBars *self = ORRERY_SCORE_BARS (widget);
  double letter = orrery_text_factor (gtk_widget_get_pango_context (widget));

  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      *minimum = 240;
      *natural = 400 * letter;
      return;
    }
  *minimum = (40 + 28 * self->n_seats) * letter;
  *natural = (40 + 44 * self->n_seats) * letter;
}

/* --- Numbers --- */

static guint
find_part (OrreryScoreBars *self, const OrreryScoreRow *row)
{
  const char *name = row->group != NULL ? row->group : row->name;
  guint part = 0;

  while (part < self->n_parts && !g_str_equal (self->part_names[part], name))
    part++;
  if (part < self->n_parts)
    return part;
  self->n_parts = MIN (self->n_parts + 1, MAX_PARTS);
  self->part_names[self->n_parts - 1] = name;
  return self->n_parts - 1;
}

static void
count (OrreryScoreBars *self, const OrreryGame *game, const void *state)
{
  g_autoptr (GArray) rows = game->list_score (state);
  GameScore score;

  game->rules->score (state, &score);
  self->n_seats = score.n_seats;
  for (guint seat = 0; seat < self->n_seats; seat++)
    self->totals[seat] = score.total[seat];
  for (guint i = 0; i < rows->len; i++)
    {
      const OrreryScoreRow *row = &g_array_index (rows, OrreryScoreRow, i);
      const guint part = find_part (self, row);

      for (guint seat = 0; seat < self->n_seats; seat++)
        if (row->points[seat] != ORRERY_NO_POINTS)
          self->parts[seat][part] += row->points[seat];
    }
}

static void
update_accessible (OrreryScoreBars *self)
{
  GString *text = g_string_new (_("Where the points came from."));

  for (guint seat = 0; seat < self->n_seats; seat++)
    {
      g_string_append_printf (text, " %s: %d.", self->names[seat], self->totals[seat]);
      for (guint part = 0; part < self->n_parts; part++)
        g_string_append_printf (text, " %s %d.", self->part_names[part], self->parts[seat][part]);
    }
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text->str,
                                  -1);
  g_string_free (text, TRUE);
}

GtkWidget *
orrery_score_bars_new (const OrreryGame *game, const void *state, const char *const *names)
{
  OrreryScoreBars *self = g_object_new (ORRERY_TYPE_SCORE_BARS, NULL);

  self->names = g_strdupv ((char **) names);
  count (self, game, state);
  update_accessible (self);
  return GTK_WIDGET (self);
}

static void
orrery_score_bars_finalize (GObject *object)
{
  g_strfreev (ORRERY_SCORE_BARS (object)->names);
  G_OBJECT_CLASS (orrery_score_bars_parent_class)->finalize (object);
}

static void
orrery_score_bars_class_init (OrreryScoreBarsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = orrery_score_bars_finalize;
  widget_class->measure = orrery_score_bars_measure;
  widget_class->snapshot = orrery_score_bars_snapshot;
  gtk_widget_class_set_css_name (widget_class, "orrery-score-bars");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
orrery_score_bars_init (OrreryScoreBars *self)
{
  orrery_style_redraw (GTK_WIDGET (self));
}
